//! Every order in which a line-up can sit.

/// All different orders of these, the first as given. Those who are the same are not told apart.
pub(crate) fn arrangements(line_up: &[usize]) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    let mut rest = line_up.to_vec();
    arrange(&mut Vec::new(), &mut rest, &mut found);
    found
}

fn arrange(begun: &mut Vec<usize>, rest: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    if rest.is_empty() {
        found.push(begun.clone());
        return;
    }
    for index in 0..rest.len() {
        let next = rest[index];
        if rest[..index].contains(&next) {
            continue;
        }
        rest.remove(index);
        begun.push(next);
        arrange(begun, rest, found);
        begun.pop();
        rest.insert(index, next);
    }
}

#[cfg(test)]
mod tests {
    use super::arrangements;

    #[test]
    fn all_orders_and_none_twice() {
        assert_eq!(arrangements(&[0, 0]), [[0, 0]]);
        assert_eq!(arrangements(&[0, 1]), [[0, 1], [1, 0]]);
        assert_eq!(arrangements(&[0, 1, 1, 1]).len(), 4);
        let all = arrangements(&[0, 1, 2, 3]);
        assert_eq!((all.len(), &all[0]), (24, &vec![0, 1, 2, 3]));
        let mut different = all.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), 24);
        // Everybody sits after everybody else equally often.
        let after = |one, other| {
            all.iter()
                .filter(|seats| (0..4).any(|seat| seats[seat] == one && seats[(seat + 1) % 4] == other))
                .count()
        };
        assert!((1..4).all(|other| after(0, other) == 8));
    }
}
