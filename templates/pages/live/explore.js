// @ts-check
// Setting up: pieces of any type on any cell, and where each can go.
'use strict';
{
  const { parts } = boardwright;

  parts.explore = table => {
    const { make, button, group, pieceOf, numbersOf, textOf } = parts;
    const { host, about, facts, board } = table;
    const asInFigure = () => facts.men.map(pieceOf);
    let all = asInFigure(), traySeat = 1;

    /** @type {(pieces: Live.Piece[], cell: string) => Engine.Answer<Engine.Reach>} */
    const reach = (pieces, cell) => host.ask({ ask: 'reach', board: facts.board, man: pieces.map(textOf), cell });

    /**
     * Puts a piece down; `before` are the pieces if it may not stand there.
     * @param {Live.Piece} piece
     */
    const put = (piece, before = all) => {
      const pieces = [...all.filter(each => each.cell !== piece.cell), piece], { problem } = reach(pieces, piece.cell);
      all = problem ? before : pieces;
      table.picked = problem ? null : piece.cell;
      table.refresh();
      table.say(problem?.replace(/^./, letter => letter.toUpperCase()));
    };

    const tray = () => {
      const seat = table.held?.seat ?? traySeat;
      const seats = about.seats.length > 1 && make('select', { 'aria-label': 'Whose piece', onchange: event => {
        traySeat = Number(event.currentTarget.value);
        if (table.held) table.held.seat = traySeat;
        table.refresh();
      } }, ...about.seats.map(({ name }, i) => make('option', { value: i + 1, selected: i + 1 === seat }, name)));
      const made = group('Pieces to put on the board', seats || '', ...about.pieces.filter(type => !type.helper).map(({ id, name }) => {
        const piece = { seat, piece: id, cell: '', numbers: '' }, isHeld = table.held?.piece === id;
        return table.pieceButton(piece, name, () => {
          table.held = isHeld ? null : piece;
          table.picked = null;
          table.refresh();
          table.say(isHeld ? 'Put back.' : `${table.seatOf(seat)} ${name}: choose a cell.`);
          if (!isHeld) board.element.focus({ preventScroll: true });
        }, isHeld);
      }));
      made.classList.add('live-tray');
      return made;
    };

    /// The numbers that a picked piece has of its own, such as n.
    const numberTools = () => {
      const piece = table.pieceOn(table.picked), state = piece && table.pieceTypes.get(piece.piece)?.state;
      if (!state) return '';
      const now = { ...state, ...Object.fromEntries((piece.numbers || '').split(',').filter(Boolean).map(each => {
        const [name, value = 1] = each.split('=');
        return [name, Number(value)];
      })) };
      /** @type {(name: string, value: number) => void} */
      const set = (name, value) => {
        now[name] = value;
        piece.numbers = Object.entries(now).filter(([key, each]) => each !== state[key]).map(([key, each]) => `${key}=${each}`).join(',');
        piece.n = now.n;
        table.refresh();
      };
      return group('Numbers of this piece', ...Object.keys(state).map(name => name === 'n'
          ? make('label', {}, 'n ', make('input', { type: 'number', min: 1, max: 99, value: now.n, onchange: event => set('n', Math.max(1, Number(event.currentTarget.value) || 1)) }))
          : make('label', {}, make('input', { type: 'checkbox', checked: now[name] !== 0, onchange: event => set(name, event.currentTarget.checked ? 1 : 0) }), ` ${name}`)));
    };

    /** @type {(pieces: Live.Piece[], words: string) => void} */
    const replace = (pieces, words) => {
      all = pieces;
      table.picked = null;
      table.refresh();
      table.say(words);
    };

    return {
      name: 'explore',
      pieces: () => all,
      setUp(pieces) { all = pieces.map(piece => ({ ...piece, numbers: numbersOf(piece) })); },
      enter: () => table.refresh(),

      /// Where the picked piece can go; it is said, too.
      signs() {
        if (!table.picked) return {};
        const found = reach(all, table.picked);
        table.say(found.words ?? found.problem);
        return { ...(found.problem === undefined ? found : {}), picked: [table.picked] };
      },

      tap(cell) {
        if (table.held) return put({ ...table.held, cell });
        if (table.picked === cell) return table.putBack();
        const from = table.pieceOn(table.picked);
        if (from) {
          const before = all;
          all = before.filter(each => each !== from);
          put({ ...from, cell }, before);
        } else if (table.pieceOn(cell)) {
          table.picked = cell;
          table.refresh();
        } else {
          table.say(table.wordsOf(cell));
        }
      },

      mayMove: () => true,

      drop(piece, cell) {
        table.picked = table.held = null;
        const before = all;
        if (piece.cell) all = before.filter(each => each.cell !== piece.cell);
        if (cell) put({ ...piece, cell }, before);
        else table.refresh();
      },

      remove(cell) {
        const piece = table.pieceOn(cell);
        all = all.filter(each => each.cell !== cell);
        if (table.picked === cell) table.picked = null;
        table.refresh();
        if (piece) table.say(`${table.called(piece)} taken off ${cell}.`);
      },

      tools() {
        return [tray(), numberTools(), group('All pieces',
            button('Take this piece off', () => this.remove(table.picked ?? board.at)),
            button('Clear the board', () => replace([], 'The board is empty.')),
            button('As in the figure', () => replace(asInFigure(), 'As in the figure.')))];
      },

      text: () => `set;${all.map(textOf).join(',')};${table.picked ?? ''}`,
      read(first, picked = '') {
        all = first.split(/,(?=[^ ,]+ \d+ )/).filter(Boolean).map(pieceOf)
            .filter(piece => board.places.has(piece.cell) && table.pieceTypes.has(piece.piece) && about.seats[piece.seat - 1]);
        table.setMode(this);
        if (!table.pieceOn(picked)) return;
        table.picked = picked;
        table.refresh();
      },
    };
  };
}
