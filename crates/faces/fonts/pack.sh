#!/usr/bin/env bash
# Packs the fonts for browsers: the letters of our languages in one file each, and all others in a second one that is
# only loaded for somebody whose name needs it. Needs fontTools and brotli (pip install fonttools brotli).
set -euo pipefail
cd "$(dirname "$0")"
# The same letters as in crates/web/page/style/10-base.css.
ours="U+20-7E,U+A0,U+AB,U+B7,U+BB,U+C4,U+D3,U+D6,U+D7,U+DC,U+DF,U+E4,U+F3,U+F6,U+FC,U+104-107,U+118-119,U+141-144,U+15A-15B,U+179-17C,U+2011,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+2212"
for font in *.otf *.ttf; do
  name=${font%.*}
  others=$(python3 - "$font" "$ours" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont
ours = set()
for part in sys.argv[2].split(","):
    ends = [int(end, 16) for end in part[2:].split("-")]
    ours |= set(range(ends[0], ends[-1] + 1))
print(",".join(f"U+{letter:X}" for letter in sorted(set(TTFont(sys.argv[1]).getBestCmap()) - ours)))
PYTHON
  )
  pyftsubset "$font" --unicodes="$ours" --layout-features='*' --flavor=woff2 --output-file="$name.woff2"
  pyftsubset "$font" --unicodes="$others" --layout-features='*' --flavor=woff2 --output-file="$name-more.woff2"
done
