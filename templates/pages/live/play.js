// @ts-check
// Playing by the rules: legal moves, hands, and the moves that have been made.
'use strict';
{
  const { parts } = boardwright;

  parts.play = table => {
    const { make, button, group } = parts;
    const { host, about, facts, board } = table;

    /**
     * Moves that differ only by the cell of the wall that they put down, which is chosen on the board.
     * @type {Engine.Move[]}
     */
    let walls = [];
    const wallOf = ({ full = '' }) => / \* (\S+)$/.exec(full)?.[1] ?? '';
    /// Those moves, as long as their piece is picked up.
    const walling = () => table.picked !== null && table.picked === walls[0]?.from ? walls : [];

    /** @param {Engine.Move[]} moves */
    const chooseWall = moves => {
      const cells = moves.map(wallOf), [{ from = '', to = '' }] = moves;
      if (cells.includes('') || new Set(moves.map(({ full }) => full.replace(/ \* \S+$/, ''))).size > 1) return false;
      table.picked = from;
      table.held = null;
      walls = moves;
      table.refresh();
      const what = /, puts (.*) on [^ ]+\.$/.exec(moves[0].words)?.[1] ?? 'the wall';
      table.say(`To ${to}; then ${what} goes to one of ${cells.length} cells: ${cells.join(', ')}.`);
      return true;
    };

    /**
     * Makes the only move of these, or asks which. With `ask` it always asks: a second touch of a piece may
     * mean to put it back. False if there is none.
     * @param {(move: Engine.Move) => boolean} wanted
     */
    const choose = (wanted, ask = false) => {
      const moves = play.state.legal.filter(wanted);
      if (moves.length === 0) return false;
      if (moves.length === 1 && !ask) play.make(moves[0]);
      else if (!chooseWall(moves)) parts.choice(table, moves, play.make);
      return true;
    };

    /** @param {number} made */
    const go = made => {
      const { game } = play, before = game.made;
      table.opponent.stop();
      game.isResigned = false;
      game.made = Math.max(0, Math.min(made, game.moves.length));
      play.enter(game.made - before);
    };

    /**
     * Pieces that stand elsewhere slide there, when one move has been made or taken back.
     * @type {(before: Engine.State, step: number) => void}
     */
    const slide = (before, step) => {
      const { state } = play, { last = [] } = step > 0 ? state : before;
      /** @type {(men: Engine.Piece[], others: Engine.Piece[]) => Engine.Piece[]} */
      const without = (men, others) => men.filter(({ cell, seat, piece }) => !others.some(each => each.cell === cell && each.seat === seat && each.piece === piece));
      const gone = without(before.men, state.men);
      for (const { cell, seat, piece } of without(state.men, before.men)) {
        const from = gone.find(each => each.seat === seat && each.piece === piece)?.cell ?? (last.includes(cell) ? last.find(each => each !== cell) : undefined);
        if (from) board.slide(from, cell);
      }
    };
    let isCarried = false;  // a dragged piece is where it goes
    /** @type {Engine.Move | null} */
    let hint = null;

    /**
     * The position after the seat to move has given up: its opponent has won.
     * @type {(found: Engine.State) => Engine.State}
     */
    const resigned = found => {
      const { seats, turn } = found, winner = seats.findIndex(({ plays }, i) => plays && i !== turn - 1) + 1;
      const text = `${table.seatOf(winner)} has won: ${table.seatOf(turn)} resigns.`;
      return { ...found, legal: [], ending: { by: 'resignation', winner, loser: turn, text }, said: text };
    };

    /** @param {string} type */
    const drops = type => play.state.legal.filter(move => move.drops === type && !move.from);

    /** @type {(seat: Engine.Seat, number: number) => HTMLElement[]} */
    const handOf = (seat, number) => {
      /** @type {[string, number][]} */
      const endless = (seat.endless ?? []).map(type => [type, Infinity]);
      const held = [...Object.entries(seat.hand), ...endless], isTheirs = number === play.state.turn && !play.state.ending;
      if (held.length === 0) return [];
      const tray = group(`In the hand of ${seat.name}`, make('span', {}, `${seat.name}: `), ...held.flatMap(([type, count]) => {
        const piece = { seat: number, piece: type, cell: '' }, isHeld = table.held?.piece === type, name = table.nameOf(type);
        const one = table.pieceButton(piece, count === Infinity ? name : `${name}, ${count} in hand`, () => {
          if (isHeld) return table.putBack();
          table.held = piece;
          table.picked = null;
          table.refresh();
          table.say(`${name} in hand: ${drops(type).map(move => move.to).join(', ') || 'no cell'}.`);
          board.element.focus({ preventScroll: true });
        }, isTheirs ? isHeld : undefined);
        one.disabled = !isTheirs;
        return count === Infinity ? [one] : [one, make('span', {}, `×${count}`)];
      }));
      tray.classList.add('live-tray');
      return [tray];
    };

    /**
     * What stands before each move in the list. A number is that of a round, in which each seat has a turn;
     * where one moves twice in a turn, the turns of the others are marked, too.
     * @param {string} dots
     */
    const numbersOf = dots => {
      const { movers: of, seats: { length: count } } = play.state;
      const isStart = (play.game.position || about.start) === about.start, first = isStart && of.length > 0 ? of[0] : 1;
      /** @param {number} seat */
      const place = seat => (seat - first + count) % count;
      const isMany = of.some((seat, i) => seat === of[i - 1]);
      let round = 1;
      return of.map((seat, i) => {
        if (seat === of[i - 1]) return '';
        const isNext = i > 0 && place(seat) < place(of[i - 1]);
        if (isNext) ++round;
        if (isNext || place(seat) === 0) return `${round}. `;
        return i === 0 || isMany ? `${round}${dots} ` : '';
      });
    };

    const standing = () => {
      const { seats, marks, turn, ending, check } = play.state;
      /** @param {Engine.Seat} seat */
      const count = ({ name, checks, score }) => checks !== undefined ? ` · ${name} ${checks} checks` : host.data.scored ? ` · ${name} ${score}` : '';
      const counted = seats.some(seat => seat.checks || seat.score) ? seats.filter(seat => seat.plays || seat.mated).map(count) : [];
      const marked = (marks ?? []).map(mark => [' ·', mark.seat, mark.name, mark.count].filter(Boolean).join(' '));
      return make('p', { class: 'live-turn' }, ending ? ending.text : `${table.seatOf(turn)} to move${check ? ', in check' : ''}`, ...counted, ...marked);
    };

    const play = /** @type {Live.Play} */ ({
      name: 'play',
      // The moves of the figure have been made; they can be taken back and made again.
      game: { position: facts.position ?? '', moves: [...facts.plays ?? []], made: facts.plays?.length ?? 0, isResigned: false, players: {} },
      pieces() {
        const [{ from = '', to = '' } = {}] = walling();
        return to ? play.state.men.flatMap(piece => piece.cell === from ? { ...piece, cell: to } : piece.cell === to ? [] : piece) : play.state.men;
      },

      enter(step = 0) {
        const { position, moves, made } = play.game, before = play.state;
        const found = host.ask({ ask: 'play', position, moves: moves.slice(0, made).join('; ') });
        if (found.problem !== undefined) {
          const said = `${found.problem}${found.hint ? `: ${found.hint}` : ''}`;
          if (!play.state && table.isPage && moves.length > 0) {  // an address of other rules
            play.game.moves = [];
            play.game.made = 0;
            play.enter();
          } else if (!play.state) table.setMode(table.explore);
          table.say(said);
          return;
        }
        const { seats, ending } = found;
        play.game.isResigned = play.game.isResigned && !ending && made === moves.length && seats.filter(seat => seat.plays).length === 2;
        play.state = play.game.isResigned ? resigned(found) : found;
        hint = null;
        walls = [];
        table.picked = table.held = null;
        table.refresh();
        for (const cell of play.state.last ?? []) table.zoom.reveal(cell);
        if (Math.abs(step) === 1 && !isCarried) slide(before, step);
        table.say(play.state.said);
        table.share.keep();
        table.opponent.answer();
      },

      signs() {
        const { held, picked } = table, { legal, last } = play.state;
        /** @type {Live.Signs} */
        const signs = {}, rest = walling();
        /** @type {(kind: 'moves' | 'captures' | 'passed', cell: string) => void} */
        const add = (kind, cell) => { if (!signs[kind]?.includes(cell)) (signs[kind] ??= []).push(cell); };
        for (const { to = '', takes = [] } of rest.length > 0 ? [] : picked ? legal.filter(move => move.from === picked) : held ? drops(held.piece) : []) {
          add(takes.includes(to) ? 'captures' : 'moves', to);
          for (const cell of takes) if (cell !== to) add('passed', cell);
        }
        for (const move of rest) add('moves', wallOf(move));
        if (picked) signs.picked = [rest[0]?.to ?? picked];
        if (last) signs.last = last;
        if (hint) {
          signs.hint = [hint.from, hint.to].flatMap(cell => cell ?? []);
          signs.routes = [signs.hint];
        }
        return signs;
      },

      tap(cell) {
        const { held, picked } = table, walled = walling().find(move => wallOf(move) === cell);
        walls = [];
        if (walled) return play.make(walled);
        if (held && choose(move => move.drops === held.piece && !move.from && move.to === cell)) return;
        if (picked && choose(move => move.from === picked && move.to === cell, picked === cell)) return;
        if (picked === cell) return table.putBack();
        const cells = [...new Set(play.state.legal.filter(move => move.from === cell).map(move => move.to))];
        table.picked = cells.length > 0 ? cell : null;
        table.held = null;
        table.refresh();
        table.say(cells.length > 0 ? `${table.wordsOf(cell)}: ${cells.length === 1 ? '1 cell' : `${cells.length} cells`}: ${cells.join(', ')}.`
            : table.pieceOn(cell) ? `${table.wordsOf(cell)}: it has no legal move now.` : table.wordsOf(cell));
      },

      mayMove: piece => play.state.legal.some(move => move.from === piece.cell),

      drop(piece, cell) {
        isCarried = true;
        const isMade = cell && choose(move => move.to === cell && (piece.cell ? move.from === piece.cell : !move.from && move.drops === piece.piece));
        isCarried = false;
        if (isMade) return;
        table.picked = table.held = null;
        table.refresh();
      },

      make(move) {
        const { game } = play;
        game.moves = [...game.moves.slice(0, game.made), move.full];
        game.made = game.moves.length;
        game.isResigned = false;
        play.enter(1);
      },

      hint(move) {
        hint = move;
        table.refresh();
        table.say(`Hint: ${move.words}`);
      },

      tools() {
        const { made, moves, players, isResigned } = play.game, { seats, turn, plays, legal, ending } = play.state;
        const isOver = Boolean(ending), isOurs = !isOver && !players[turn];
        const pass = legal.find(move => !move.from && !move.to), numbers = numbersOf('…');
        /** @type {(words: string, to: number, isThere: boolean) => HTMLElement} */
        const step = (words, to, isThere) => button(words, () => go(to), { disabled: isThere });
        return [
          standing(),
          ...seats.flatMap((seat, i) => handOf(seat, i + 1)),
          group('Moves back and forth',
              step('Start', 0, made === 0), step('Back', isResigned ? made : made - 1, made === 0 && !isResigned),
              step('Forward', made + 1, made === moves.length), step('End', moves.length, made === moves.length),
              pass ? button('Pass', () => play.make(pass)) : '',
              button('Hint', table.opponent.hint, { disabled: !isOurs, title: 'What the computer would play' }),
              seats.filter(seat => seat.plays).length === 2 && made === moves.length ? button('Resign', () => {
                table.opponent.stop();
                play.game.isResigned = true;
                play.enter();
              }, { disabled: !isOurs }) : ''),
          plays.length > 0 ? make('ol', { class: 'live-moves', 'aria-label': 'Moves' }, ...plays.map((name, i) =>
              make('li', {}, numbers[i], button(name, () => go(i + 1), { 'aria-current': i + 1 === made ? 'step' : undefined })))) : '',
          make('details', { class: 'live-menu' }, make('summary', {}, 'Who plays'),
              ...seats.map(({ name, plays: isIn }, i) => isIn ? make('label', {}, `${name} `, table.opponent.choice(players[i + 1] ?? 0, level => { players[i + 1] = level; })) : ''),
              make('p', {}, 'The computer plays any game by its rules and looks a few moves ahead. It sees every mate in one, and never makes an illegal move.')),
        ];
      },

      notation() {
        const numbers = numbersOf('...');
        return play.state.plays.map((name, i) => numbers[i] + name).join(' ');
      },

      pgn() {
        const { seats, ending } = play.state, { position, players } = play.game, isOfTwo = seats.length === 2;
        const start = (position || about.start) === about.start ? undefined : host.ask({ ask: 'play', position, moves: '' }).fen;
        const result = !ending ? '*' : ending.winner ? ['1-0', '0-1'][ending.winner - 1] : ending.loser ? ['0-1', '1-0'][ending.loser - 1] : '1/2-1/2';
        /** @param {number} seat */
        const who = seat => players[seat] ? 'Boardwright' : '?';
        /** @type {[name: string, value: string | undefined][]} */
        const tags = [['Event', '?'], ['Site', '?'], ['Date', new Date().toISOString().slice(0, 10).replace(/-/g, '.')], ['Round', '?'],
          ['White', isOfTwo ? who(1) : '?'], ['Black', isOfTwo ? who(2) : '?'], ['Result', isOfTwo ? result : '*'],
          ['Variant', about.id === 'chess' ? undefined : about.id], ['SetUp', start && '1'], ['FEN', start]];
        const moves = `${play.notation()} ${isOfTwo ? result : '*'}`.replace(/(?=\S).{1,79}(?= |$)/g, line => `${line}\n`).replace(/\n /g, '\n');
        return `${tags.map(([name, value]) => value ? `[${name} "${value}"]\n` : '').join('')}\n${moves}`;
      },

      text: () => `play;${play.game.position};${[...play.game.moves.slice(0, play.game.made), ...play.game.isResigned ? ['resigns'] : []].join('; ')}`,
      read(position, moves) {
        const isResigned = moves.at(-1) === 'resigns', made = moves.length - Number(isResigned);
        play.game = { ...play.game, position, moves: moves.slice(0, made), made, isResigned };
        table.setMode(play);
      },
    });
    return play;
  };
}
