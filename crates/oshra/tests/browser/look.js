// What is wrong with the table as it is laid out now, as sentences: regions that overlap, things outside the screen or
// covered, text that is cut or too small, targets too small for a finger.
const scale = arguments[0], bad = [];
const all = (selector, from = document) => [...from.querySelectorAll(selector)].filter(one => one.getClientRects().length && one.checkVisibility());
const box = one => one.getBoundingClientRect();
const name = one => [one.className.baseVal ?? one.className, one.dataset.region, one.dataset.hero, one.innerText?.trim().slice(0, 24)].filter(Boolean).join(' ').trim();
const over = (a, b, slack = 1) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
const inside = (a, b, slack = 1) => a.left >= b.left - slack && a.top >= b.top - slack && a.right <= b.right + slack && a.bottom <= b.bottom + slack;
const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
const pairs = (list, what, slack) => list.forEach((a, index) => list.slice(index + 1)
    .forEach(b => over(box(a), box(b), slack) && bad.push(`${what}: ${name(a)} over ${name(b)}`)));

// With large text a phone shows prompt and hand, and the rest by a short scroll.
const table = document.querySelector('.table');
const scrolls = table.scrollHeight > table.clientHeight + 2;
const may = scale > 1 && Math.min(innerWidth, innerHeight) < 480;
if (scrolls && !may) bad.push(`the table is ${table.scrollHeight - table.clientHeight} too high`);
// Desktops and tablets with text of the usual size.
const roomy = scale === 1 && Math.min(innerWidth, innerHeight) >= 700;
const needed = one => !scrolls || one.matches('.prompt, .held');

// Regions lie beside each other and on the screen. Opponents may be swiped within their strip.
const regions = all('.top, .opponents, [data-region=own], [data-region=board], [data-region=prompt], [data-region=hand], .deeds, [data-region=tavern], [data-region=piles], [data-region=chronicle]:not(.open)')
    .filter(one => one.childElementCount && box(one).height > 1);
pairs(regions.filter(one => getComputedStyle(one).display !== 'contents'), 'regions');
regions.filter(needed).forEach(one => inside(box(one), screen) || bad.push(`off the screen: ${name(one)}`));
for (const one of ['prompt', 'board', 'tavern', 'piles', 'standing', 'opponent']) {
    if (!all(`[data-region=${one}]`).length) bad.push(`missing: ${one}`);
}

// What a turn needs is on the screen, can be hit, and is large enough.
all('[data-region=forecast], .island, .held, .slot, .deed, .pile').filter(needed).forEach(one => inside(box(one), screen, 3) || bad.push(`off the screen: ${name(one)}`));
all('.held .card, .slot .card, .deed, .table-tools .ib, .help').forEach(one => {
    const frame = box(one), hit = document.elementFromPoint(frame.left + frame.width / 2, frame.top + frame.height / 2);
    if (inside(frame, screen) && !one.contains(hit) && !document.querySelector('.tray')) bad.push(`covered: ${name(one)} by ${hit && name(hit)}`);
    if (Math.min(frame.width, frame.height) < 43.5) bad.push(`small: ${name(one)} ${frame.width.toFixed()}×${frame.height.toFixed()}`);
});
all('.deed').forEach(deed => all('.held .card').forEach(card => over(box(deed), box(card), 0) && bad.push(`a button on a card: ${name(deed)}`)));
pairs(all('.held .card'), 'hand', 6);

// Cards: all that is written on them is on them, and large enough.
all('.held .leaf, .slot .leaf').forEach(card => {
    const face = box(card.querySelector('.leaf-face'));
    all('.leaf-name b, .leaf-moves, .leaf-rule', card).forEach(one => {
        inside(box(one), face, 4) || bad.push(`cut on the card: ${name(one)}`);
        const size = parseFloat(getComputedStyle(one).fontSize);
        if (size < 11 * scale) bad.push(`text of ${size.toFixed(1)} px: ${name(one)}`);
    });
    pairs(all('.leaf-moves, .leaf-rule', card), 'card', 3);
    // Only where there is little room the prompt tells what a card does.
    const rule = card.querySelector('.leaf-rule');
    if (rule && !rule.checkVisibility() && roomy) bad.push(`the rule is hidden: ${name(card)}`);
});

// Seats: nothing over anything, thumbs for fingers.
all('.seat').forEach(seat => {
    const who = seat.querySelector('h2').innerText;
    pairs(all('.inner > *', seat), `seat of ${who}`, 2);
    pairs(all('header > *', seat), `head of ${who}`, 2);
    all('header > *, .last, .leader', seat).forEach(one => inside(box(one), box(seat), 2) || bad.push(`out of the seat of ${who}: ${name(one)}`));
    // A name is cut off after three letters at the soonest.
    const letters = seat.querySelector('h2').firstChild;
    if (letters?.length > 3) {
        const range = document.createRange();
        range.setStart(letters, 0);
        range.setEnd(letters, 3);
        if (range.getBoundingClientRect().right > box(seat.querySelector('h2')).right + 3) bad.push(`no name: ${who}`);
    }
    const party = box(seat.querySelector('.party'));
    const heroes = all('.hero, .stack:not(.empty)', seat);
    pairs(heroes, `party of ${who}`, 3);
    heroes.forEach(one => {
        const frame = box(one);
        if (frame.top < party.top - 6 || frame.bottom > party.bottom + 6) bad.push(`party of ${who}: ${name(one)} out of its box`);
        if (roomy && (frame.left < party.left - 6 || frame.right > party.right + 6)) bad.push(`party of ${who}: ${name(one)} is cut off`);
        if (one.matches('.hero') && Math.min(frame.width, frame.height) < 43.5) bad.push(`small: ${name(one)} ${frame.width.toFixed()}`);
    });
});

// Words are not cut off.
all('.deed, .prompt .d, .meter b, .now .then b').forEach(one => one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).display !== 'inline'
    && bad.push(`cut off: ${name(one)}`));
pairs(all('.prompt > *'), 'prompt');
pairs(all('.prompt, .tray'), 'what is asked');
all('.tray .card').forEach(one => inside(box(one), screen) || bad.push(`off the screen: ${name(one)}`));
all('.prompt > *').forEach(one => inside(box(one), box(one.parentElement), 3) || bad.push(`out of the prompt: ${name(one)}`));
all('.by, .verdicts').forEach(one => inside(box(one), box(document.querySelector('.island')), 10) || bad.push(`off the board: ${name(one)}`));
if (document.documentElement.scrollWidth > document.documentElement.clientWidth) bad.push('the page is too wide');
return [...new Set(bad)];
