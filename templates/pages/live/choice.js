// @ts-check
// Which of several moves is meant: a small window beside the cell that they lead to, with the pieces that they make.
'use strict';
{
  const { parts } = boardwright;

  /** @type {{ [key: string]: number }} */
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

  /**
   * Puts a window below a cell, or above it, where the screen has room.
   * @type {(dialog: HTMLElement, cell: DOMRect) => void}
   */
  const place = (dialog, cell) => {
    const { offsetWidth, offsetHeight } = dialog, { clientWidth, clientHeight } = document.documentElement;
    const below = cell.bottom + 4, above = cell.top - offsetHeight - 4, left = (cell.left + cell.right - offsetWidth) / 2;
    const top = below + offsetHeight <= clientHeight ? below : above;
    dialog.style.left = `${Math.max(4, Math.min(left, clientWidth - offsetWidth - 4))}px`;
    dialog.style.top = `${Math.max(4, Math.min(top, clientHeight - offsetHeight - 4))}px`;
  };

  parts.choice = (table, moves, done) => {
    const { make, button } = parts, { board, play } = table;
    // The piece that stands on the cell afterwards.
    const made = moves.map(({ full, from = null, drops = '' }) => / = (?!multiple)(\S+)/.exec(full)?.[1] ?? table.pieceOn(from)?.piece ?? drops);
    const isOfPieces = new Set(made).size === moves.length;

    /** @type {(move: Engine.Move, i: number) => HTMLButtonElement} */
    const option = (move, i) => {
      const words = move.words.replace(/^[^:]*?'s /, ''), name = table.nameOf(made[i]);
      const press = () => {
        dialog.close();
        done(move);
      };
      if (!isOfPieces) return button(words, press);
      const one = table.pieceButton({ seat: play.state.turn, piece: made[i], cell: '' }, words, press);
      one.append(make('span', { class: 'live-name' }, name));
      return one;
    };
    /** @type {HTMLButtonElement[]} */
    const options = [...moves.map(option), button('None', () => dialog.close())];

    /** @param {KeyboardEvent} event */
    const press = event => {
      const at = options.indexOf(/** @type {HTMLButtonElement} */ (dialog.getRootNode().activeElement));
      const next = steps[event.key] ? options[(at + steps[event.key] + options.length) % options.length]
          : options.find((_, i) => isOfPieces && event.key.length === 1 && made[i] && table.nameOf(made[i]).toLowerCase().startsWith(event.key.toLowerCase()));
      if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      next.focus();
    };
    /** @type {HTMLDialogElement} */
    const dialog = make('dialog', { class: isOfPieces ? 'live-choice of-pieces' : 'live-choice', 'aria-label': 'Which move?',
      onkeydown: press, onclick: event => { if (event.target === dialog) dialog.close(); } },
        isOfPieces ? '' : make('p', {}, 'Which move?'), ...options);
    dialog.addEventListener('close', () => {
      dialog.remove();
      board.element.focus({ preventScroll: true });
    });
    table.element.append(dialog);
    dialog.showModal();
    const cell = board.svg.querySelector(`.cell[data-cell="${CSS.escape(moves[0].to ?? '')}"]`);
    if (cell) place(dialog, cell.getBoundingClientRect());
  };
}
