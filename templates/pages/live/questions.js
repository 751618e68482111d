// @ts-check
// Questions in words: where a piece is, what attacks a cell, what stands on a rank or file.
'use strict';
{
  const { parts } = boardwright;

  parts.questions = table => {
    const { make, button, textOf } = parts;
    const { host, about, facts, board } = table;

    /** @param {Live.Piece[]} pieces */
    const listed = pieces => pieces.map(piece => `${table.called(piece)} on ${piece.cell}`).join(', ');

    /** @param {string} cell */
    const attackers = cell => {
      const found = host.ask({ ask: 'attackers', board: facts.board, man: table.mode.pieces().map(textOf), cell });
      board.showSigns({ attackers: found.cells ?? [], picked: [cell] });
      table.say(found.words ?? found.problem);
    };

    /** @param {string} words */
    const where = words => {
      /** @param {string} name */
      const one = name => name.toLowerCase().replace(/s$/, '');
      const wanted = words.replace(/^(is|are) /, '').replace(/^the /, '');
      const pieces = table.mode.pieces().filter(({ piece }) => [table.nameOf(piece), piece].some(name => one(name) === one(wanted)));
      board.showSigns({ picked: pieces.map(piece => piece.cell) });
      table.say(pieces.length > 0 ? `${listed(pieces)}.` : `There is no ${wanted}.`);
    };

    /** @type {(kind: 'rank' | 'file', name: string) => void} */
    const standingOn = (kind, name) => {
      const lines = about[`${kind}s_of`], pieces = table.mode.pieces().filter(piece => lines[piece.cell]?.toLowerCase() === name);
      table.say(pieces.length > 0 ? `On ${kind} ${name}: ${listed(pieces)}.` : `Nothing stands on ${kind} ${name}.`);
    };

    /** @type {HTMLFormElement | null} */
    let form = null;
    const close = () => {
      form?.remove();
      form = null;
      board.element.focus();
    };

    return {
      answer(question) {
        const [verb, ...rest] = question.trim().toLowerCase().split(/\s+/), what = rest.join(' ');
        if (verb === 'attacks' || verb === 'attack') attackers(what || board.at);
        else if (verb === 'where') where(what);
        else if (verb === 'rank' || verb === 'file') standingOn(verb, what);
        else table.say('Ask “where knight”, “attacks e4”, “rank 4” or “file e”.');
      },

      open() {
        if (form) return form.querySelector('input')?.focus();
        const id = `${table.figure.id}-asks`, names = new Set(table.mode.pieces().map(piece => table.nameOf(piece.piece)));
        const list = make('datalist', { id },
            ...[...names].map(name => make('option', { value: `where ${name}` })),
            ...about.ranks.map(rank => make('option', { value: `rank ${rank}` })));
        const input = make('input', { list: id, 'aria-label': 'Ask: where knight, attacks e4, rank 4, file e', placeholder: 'where knight · attacks e4 · rank 4' });
        const answer = () => this.answer(input.value);
        form = make('form', { class: 'live-ask', onsubmit: event => {
          event.preventDefault();
          answer();
        }, onkeydown: event => { if (event.key === 'Escape') close(); } }, input, list, button('Ask', answer), button('Close', close));
        table.said.after(form);
        input.focus();
      },
    };
  };
}
