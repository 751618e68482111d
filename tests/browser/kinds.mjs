// The kinds of pages that a build writes, and of each one or two that are hard. A new kind is a row.

/// `path`: in the output; `live`: it has figures that can be explored; `works`: it goes on
/// drawing after it is read.
export const kinds = [
  { kind: 'index', path: 'index.html' },
  { kind: 'article', path: 'lotus-39/pieces.html', live: true },
  { kind: 'article', path: 'immortal-star-masters/index.html', live: true },
  { kind: 'statements', path: 'lotus-39/pieces.checked.html' },
  { kind: 'set-up', path: 'shogi/index.html', live: true },
  { kind: 'pieces', path: 'site/pieces.html' },
  { kind: 'piece', path: 'site/piece-ouroboros.html' },
  { kind: 'piece', path: 'site/piece-pawn.html' },
  { kind: 'glossary', path: 'site/glossary.html' },
  { kind: 'proof', path: 'site/proof.html' },
  { kind: 'claims', path: 'site/proof-l.html' },
  { kind: 'search', path: 'site/search.html?q=ouroboros' },
  { kind: 'card', path: 'lotus-39/card.html' },
  { kind: 'play', path: 'immortal-star-masters/play.html' },
  { kind: 'play', path: 'shogi/play.html' },
  { kind: 'manual', path: 'manual/index.html' },
  { kind: 'manual', path: 'manual/notation.html' },
  { kind: 'workbench', path: 'workbench/index.html', works: true },
];

export const widths = [320, 390, 768, 1440, 2560];

/// The least size of letters in a figure, in px, at some widths of the window.
export const least_letters = new Map([[390, 7], [1440, 9]]);

/// What axe looks at: WCAG to AAA, and what is held for good practice.
export const axe_tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag21aaa', 'wcag22aa', 'best-practice'];
