// @ts-check
// What the parts of a live figure share: elements, and pieces as text.
'use strict';
{
  const { parts } = boardwright;

  parts.make = (name, attributes = {}, ...inside) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes))
      if (typeof value === 'function') made.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
      else if (value === true) made.setAttribute(key, '');
      else if (value !== false && value !== undefined) made.setAttribute(key, String(value));
    made.append(...inside);
    return made;
  };
  parts.button = (words, press, more = {}) => parts.make('button', { type: 'button', onclick: press, ...more }, words);
  parts.group = (name, ...inside) => parts.make('div', { role: 'group', 'aria-label': name, class: 'live-group' }, ...inside);

  // A piece as the engine reads it: "e3 1 knight n=3".
  parts.pieceOf = text => {
    const [cell, seat, piece, numbers = ''] = text.split(' ');
    return { cell, seat: Number(seat), piece, numbers };
  };
  parts.numbersOf = ({ numbers, n = 0, multiple }) => numbers ?? [n > 1 && `n=${n}`, multiple && 'multiple=1'].filter(Boolean).join(',');
  parts.textOf = piece => `${piece.cell} ${piece.seat} ${piece.piece} ${parts.numbersOf(piece)}`.trim();
}
