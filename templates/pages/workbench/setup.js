// @ts-check
// Set-up by hand: the pieces of the game beside the board, put on cells and taken off, as changes of its text.
'use strict';
{
  const { make, button, desk } = bench;

  /** @type {Map<string, Engine.PaletteEntry>} */
  let entries = new Map();

  /// A drawing of a piece, or its letter.
  /** @type {Workbench.Bench['pieceImage']} */
  bench.pieceImage = id => {
    const entry = entries.get(id), image = make('span', { class: 'piece-image', 'aria-hidden': 'true' });
    if (entry?.svg) bench.draw(image, entry.svg);
    else image.textContent = entry?.letter ?? id;
    return image;
  };

  /// What the sides other than that of the hand do.
  /** @type {Workbench.Bench['otherSide']} */
  bench.otherSide = (id, alone) => make('select', { id }, make('option', { value: '' }, alone), ...['mirrored', 'turned'].map(each => make('option', {}, each)));

  /// Does one after the other what asks the engine.
  /** @type {Workbench.Bench['inTurn']} */
  bench.inTurn = () => {
    let doing = Promise.resolve();
    return run => { doing = doing.catch(() => {}).then(run).catch(bench.stale); };
  };

  /**
   * Where a position is written: its file or the start in game.toml, with the text and how to put another in its
   * place. A game without a start gets one. Nothing for a position that the engine has made.
   * @type {(name: string) => { text: string, put(text: string): void } | undefined}
   */
  const source = name => {
    for (const path of [`positions/${name}.txt`, `positions/${name}.fen`]) {
      const text = desk.files.get(path);
      if (name && text !== undefined) return { text, put: changed => bench.files.change(path, changed) };
    }
    const game = desk.files.get('game.toml') ?? '', key = bench.edit.key(game, 'play.start'), raw = key ? game.slice(key.value, key.to) : '';
    if (name && !(key && name === desk.read?.start)) return undefined;
    const long = /^("""|''')\n?/.exec(raw)?.[0] ?? '';
    if (key && long && bench.edit.isLines(raw))
      return { text: raw.slice(long.length, -3), put: changed => bench.files.change('game.toml', game.slice(0, key.value) + long + changed + raw.slice(-3) + game.slice(key.to)) };
    const seats = desk.read?.seats ?? ['White'];
    return { text: key ? raw : `turn: ${seats[0]}\n${seats.map(seat => `${seat}:\n`).join('')}`,
      put: changed => bench.files.change('game.toml', bench.edit.set(game, 'play', 'start', key ? JSON.stringify(changed) : `"""\n${changed}"""`)) };
  };

  /** @type {Workbench.Bench['setup']} */
  bench.setup = (hand, position) => {
    const said = make('p', { class: 'words', role: 'status' });
    const seat = make('select', { id: 'setup-seat', onchange: bench.show });
    const other = bench.otherSide('setup-other', 'stays as it is');
    const list = make('div', { class: 'palette', role: 'group', 'aria-label': 'Pieces' });
    let chosen = '', from = '', drawn = '';
    const inTurn = bench.inTurn();

    /**
     * Chooses what a tap puts down: a piece, or nothing, which moves what stands there.
     * @param {string} piece
     */
    const choose = piece => {
      chosen = chosen === piece ? '' : piece;
      from = '';
      for (const each of list.querySelectorAll('button')) each.setAttribute('aria-pressed', String(each.dataset.piece === chosen));
      hand.mark();
    };

    /**
     * Changes the text by what the engine says of a piece that goes to a cell, or off the board.
     * @type {(change: { piece?: string, from?: string, to?: string }) => void}
     */
    const act = change => {
      const name = position();
      /** @type {Workbench.Question<'hand'>} */
      const question = { ask: 'hand', position: name, seat: seat.value, other: other.value, ...change };
      inTurn(async () => {
        const answer = await bench.quick.ask(question), home = source(name);
        said.textContent = '';
        if (bench.refused(answer, said)) return;
        if (!home) {
          said.textContent = 'This position has no text that could be changed: choose another.';
          return;
        }
        const { text, put } = home;
        if (!bench.edit.isLines(text) && !answer.fen) {
          said.textContent = 'This position cannot be written as FEN.';
          return;
        }
        put(bench.edit.isLines(text) ? bench.edit.pieces(text, answer.changes, [...entries.values()].map(each => each.letter)) : answer.fen ?? '');
        said.textContent = `${answer.changes.map(({ cell, seat, letter }) => `${cell}: ${letter ? `${seat} ${letter}` : 'empty'}`).join(', ')}.`;
      });
    };
    /** @param {string} cell */
    const tap = cell => {
      const there = hand.pieceOn(cell);
      if (from) {
        const start = from;
        from = '';
        hand.mark();
        if (start !== cell) act({ from: start, to: cell });
      } else if (chosen === 'none' || (chosen && chosen === there)) {
        if (there) act({ from: cell });
      } else if (chosen) {
        act({ piece: chosen, to: cell });
      } else if (there) {
        from = cell;
        hand.mark(new Map([[cell, 'ring']]));
      }
    };

    const show = async () => {
      bench.options(seat, (desk.read?.seats ?? []).map((each, at) => [String(at + 1), each]), seat.value);
      const answer = await bench.quick.ask({ ask: 'palette', seat: seat.value }, 'palette');
      if (bench.refused(answer, said)) return;
      const now = JSON.stringify(answer.pieces);
      if (now === drawn) return;
      drawn = now;
      entries = new Map(answer.pieces.map(each => [each.id, each]));
      /** @type {(id: string, name: string, ...inside: Workbench.Inside[]) => HTMLElement} */
      const one = (id, name, ...inside) => make('button', { type: 'button', 'data-piece': id, 'aria-label': name, title: name, 'aria-pressed': String(id === chosen), onclick: () => choose(id),
        onpointerdown: event => { if (id !== 'none') hand.carry(event, id, to => { if (to) act({ piece: id, to }); }); } }, ...inside);
      list.replaceChildren(...answer.pieces.filter(each => !each.helper).map(({ id, name }) => one(id, name, bench.pieceImage(id))), one('none', 'Take off', '✕'));
    };
    bench.on('game', () => {
      chosen = from = drawn = said.textContent = '';
      list.replaceChildren();
    });
    return {
      tap, show,
      clear: cell => { if (hand.pieceOn(cell)) act({ from: cell }); },
      drag: (start, to) => { if (start !== to) act({ from: start, ...(to ? { to } : {}) }); },
      leave: () => choose(chosen),
      panel: make('div', { class: 'by-hand' }, make('p', {}, 'Drag a piece onto a cell, or choose one and tap. A piece dragged off the board is gone.'),
          make('div', { class: 'fields' }, bench.field('Side', seat), bench.field('The other side', other), bench.undoButtons()), list, said),
    };
  };

  /** @type {Workbench.Bench['undoButtons']} */
  bench.undoButtons = () => make('p', { class: 'tools small' }, button('Undo', () => bench.files.undo()), button('Redo', () => bench.files.redo()));
}
