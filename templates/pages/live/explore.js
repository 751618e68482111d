// @ts-check
// Setting up: pieces of any type on any cell, and where each can go.
'use strict';
{
  const { parts } = boardwright;

  parts.explore = table => {
    const { make, button, group, manOf, numbersOf, textOf } = parts;
    const { host, about, facts, board } = table;
    const asInFigure = () => facts.men.map(manOf);
    let all = asInFigure(), traySeat = 1;

    /** @type {(men: Live.Man[], cell: string) => Engine.Answer<Engine.Reach>} */
    const reach = (men, cell) => host.ask({ ask: 'reach', board: facts.board, man: men.map(textOf), cell });

    /**
     * Puts a piece down; `before` are the pieces if it may not stand there.
     * @param {Live.Man} man
     */
    const put = (man, before = all) => {
      const men = [...all.filter(each => each.cell !== man.cell), man], { problem } = reach(men, man.cell);
      all = problem ? before : men;
      table.picked = problem ? null : man.cell;
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
      const made = group('Pieces to put on the board', seats || '', ...about.pieces.filter(piece => !piece.helper).map(({ id, name }) => {
        const man = { seat, piece: id, cell: '', numbers: '' }, isHeld = table.held?.piece === id;
        const one = table.pieceButton(man, name, () => {
          table.held = isHeld ? null : man;
          table.picked = null;
          table.refresh();
          table.say(isHeld ? 'Put back.' : `${table.seatOf(seat)} ${name}: choose a cell.`);
          if (!isHeld) board.element.focus({ preventScroll: true });
        }, isHeld);
        one.addEventListener('pointerdown', event => { if (event.button === 0 && event.pointerType === 'mouse') board.drag(event, man); });
        return one;
      }));
      made.classList.add('live-tray');
      return made;
    };

    /// The numbers that a picked piece has of its own, such as n.
    const numberTools = () => {
      const man = table.manOn(table.picked), state = man && table.pieces.get(man.piece)?.state;
      if (!state) return '';
      const now = { ...state, ...Object.fromEntries((man.numbers || '').split(',').filter(Boolean).map(each => {
        const [name, value = 1] = each.split('=');
        return [name, Number(value)];
      })) };
      /** @type {(name: string, value: number) => void} */
      const set = (name, value) => {
        now[name] = value;
        man.numbers = Object.entries(now).filter(([key, each]) => each !== state[key]).map(([key, each]) => `${key}=${each}`).join(',');
        man.n = now.n;
        table.refresh();
      };
      return group('Numbers of this piece', ...Object.keys(state).map(name => name === 'n'
          ? make('label', {}, 'n ', make('input', { type: 'number', min: 1, max: 99, value: now.n, onchange: event => set('n', Math.max(1, Number(event.currentTarget.value) || 1)) }))
          : make('label', {}, make('input', { type: 'checkbox', checked: now[name] !== 0, onchange: event => set(name, event.currentTarget.checked ? 1 : 0) }), ` ${name}`)));
    };

    /** @type {(men: Live.Man[], words: string) => void} */
    const replace = (men, words) => {
      all = men;
      table.picked = null;
      table.refresh();
      table.say(words);
    };

    return {
      name: 'explore',
      men: () => all,
      setUp(men) { all = men.map(man => ({ ...man, numbers: numbersOf(man) })); },
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
        const from = table.manOn(table.picked);
        if (from) {
          const before = all;
          all = before.filter(each => each !== from);
          put({ ...from, cell }, before);
        } else if (table.manOn(cell)) {
          table.picked = cell;
          table.refresh();
        } else {
          table.say(table.wordsOf(cell));
        }
      },

      mayMove: () => true,

      drop(man, cell) {
        table.picked = table.held = null;
        const before = all;
        if (man.cell) all = before.filter(each => each.cell !== man.cell);
        if (cell) put({ ...man, cell }, before);
        else table.refresh();
      },

      remove(cell) {
        const man = table.manOn(cell);
        all = all.filter(each => each.cell !== cell);
        if (table.picked === cell) table.picked = null;
        table.refresh();
        if (man) table.say(`${table.called(man)} taken off ${cell}.`);
      },

      tools() {
        return [tray(), numberTools(), group('All pieces',
            button('Take this piece off', () => this.remove(table.picked ?? board.at)),
            button('Clear the board', () => replace([], 'The board is empty.')),
            button('As in the figure', () => replace(asInFigure(), 'As in the figure.')))];
      },

      text: () => `set;${all.map(textOf).join(',')};${table.picked ?? ''}`,
      read(first, picked = '') {
        all = first.split(/,(?=[^ ,]+ \d+ )/).filter(Boolean).map(manOf)
            .filter(man => board.places.has(man.cell) && table.pieces.has(man.piece) && about.seats[man.seat - 1]);
        table.setMode(this);
        if (!table.manOn(picked)) return;
        table.picked = picked;
        table.refresh();
      },
    };
  };
}
