// What a reader does with a live board: sets up and tries pieces, or plays by the rules.
'use strict';
{
  const make = (name, attributes = {}, ...inside) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes))
      if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
      else if (value === true) made.setAttribute(key, '');
      else if (value !== false && value !== undefined) made.setAttribute(key, value);
    made.append(...inside);
    return made;
  };
  const button = (words, press, more = {}) => make('button', { type: 'button', onclick: press, ...more }, words);
  const group = (name, ...inside) => make('div', { role: 'group', 'aria-label': name, class: 'live-group' }, ...inside);

  const levels = [['a person', 0], ['computer, at once', 1], ['computer, 1 second', 2], ['computer, 4 seconds', 3]];
  const efforts = { 1: { depth: 1, nodes: 3000, time: 400 }, 2: { depth: 3, nodes: 60000, time: 1000 }, 3: { depth: 6, nodes: 600000, time: 4000 } };

  /// "e3 1 knight n=3" as a man, and back.
  const manOf = text => {
    const [cell, seat, piece, numbers = ''] = text.split(' ');
    return { cell, seat: Number(seat), piece, numbers };
  };
  const numbersOf = man => man.numbers ??
      [man.n > 1 && `n=${man.n}`, man.multiple && 'multiple=1'].filter(Boolean).join(',');
  const textOf = man => `${man.cell} ${man.seat} ${man.piece} ${numbersOf(man)}`.trim();

  const copy = async text => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = make('textarea', { class: 'live-hidden', 'aria-hidden': 'true' });
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
  };

  /// The picture of a whole board on this page, for figures that show a part of it.
  const wholeBoard = ({ figures }, board) => Object.keys(figures)
      .filter(id => figures[id].board === board && !figures[id].part)
      .map(id => document.getElementById(id)?.querySelector('.drawing svg')).find(Boolean);

  class Table {
    static open(figure, host, { link, ...state }) {
      const whole = link?.startsWith('whole;');
      const table = new Table(figure, host, whole);
      figure.live = table;
      table.begin({ ...state, link: whole ? link.slice('whole;'.length) : link });
    }

    constructor(figure, host, whole) {
      this.figure = figure;
      this.host = host;
      this.about = host.about;
      this.facts = host.data.figures[figure.id];
      this.picture = figure.querySelector('.drawing');
      this.larger = this.facts.part && wholeBoard(host.data, this.facts.board);
      this.whole = Boolean(whole && this.larger);
      this.pieces = new Map(this.about.pieces.map(piece => [piece.id, piece]));
      const name = figure.querySelector('.figure-name')?.textContent.replace(/\.$/, '') ?? 'The figure';
      this.board = new boardwright.parts.Board(this.whole ? this.larger : this.picture.querySelector('svg'), host.data, this.facts.board,
          `${name}, ${this.whole ? 'the whole board, ' : ''}live. Arrow keys move over the cells, Enter picks a piece up and puts it down, letters name a cell, Escape leaves.`,
          {
            tap: cell => this.tap(cell),
            lift: man => this.lift(man),
            drag: (man, cell) => this.dropped(man, cell),
            mayDrag: man => this.mayMove(man),
            look: cell => this.say(this.wordsOf(cell)),
            key: key => this.key(key),
            say: text => this.say(text),
          });
      this.said = make('p', { class: 'live-said', role: 'status' });
      this.tools = make('div', { class: 'live-tools' });
      this.element = make('div', { class: 'live' }, this.board.element, this.said, this.tools);
    }

    get full() {
      return this.facts.board === this.about.board;
    }

    begin({ cell, link }) {
      this.picture.hidden = true;
      this.picture.after(this.element);
      this.figure.classList.add('is-live');
      this.explore = { men: this.facts.men.map(manOf) };
      this.game = { position: this.facts.position ?? '', moves: [], made: 0, players: {} };
      if (this.facts.plays) {
        // The moves of the figure have been made; they can be taken back and made again.
        this.game.moves = [...this.facts.plays];
        this.game.made = this.game.moves.length;
      }
      const plays = this.full && this.facts.position !== undefined;
      if (link) this.read(link);
      else this.setMode(plays && !cell ? 'play' : 'explore');
      if (!this.said.textContent) this.say('Pick up a piece, or take one from the tray.');
      if (link === undefined || self === top) this.board.element.focus({ preventScroll: true });  // the page around a frame keeps it
      if (cell) {
        this.board.look(cell, true);
        this.board.element.classList.remove('has-cursor');
        this.tap(cell);
      }
    }

    leave() {
      this.stopThinking();
      this.element.remove();
      this.picture.hidden = false;
      this.figure.classList.remove('is-live');
      if (location.hash.startsWith('#live=')) history.replaceState(null, '', location.pathname + location.search);
      this.figure.querySelector('.explore')?.focus();
    }

    say(text) {
      if (text) this.said.textContent = text;
    }

    nameOf(piece) {
      return this.pieces.get(piece)?.name ?? piece;
    }
    seatOf(number) {
      return this.about.seats[number - 1].name;
    }
    called(man) {
      return `${this.seatOf(man.seat)} ${this.nameOf(man.piece)}${man.label && man.n ? ` ${man.label}` : ''}`.trim();
    }
    men() {
      return this.mode === 'play' ? this.state.men : this.explore.men;
    }
    manOn(cell) {
      return this.men().find(man => man.cell === cell);
    }
    wordsOf(cell) {
      const man = this.manOn(cell), signs = this.board.shows?.signs ?? {};
      const kinds = { moves: 'can be moved to', captures: 'can be captured', swaps: 'can be changed with', blocked: 'blocked' };
      const sign = Object.keys(kinds).find(kind => signs[kind]?.includes(cell));
      return `${cell}, ${man ? this.called(man) : 'empty'}${sign ? `, ${kinds[sign]}` : ''}`;
    }

    setMode(mode) {
      this.mode = mode;
      this.picked = this.held = null;
      if (mode === 'play') this.replay();
      else this.showExplored();
    }

    // Both ways

    /// The tools of a state. What has the focus keeps it, and what is unfolded stays so.
    show() {
      const unfolded = new Set([...this.tools.querySelectorAll('details[open] > summary')].map(each => each.textContent));
      const label = element => element.getAttribute('aria-label') ?? element.textContent;
      const held = this.tools.contains(document.activeElement) && label(document.activeElement);
      this.tools.replaceChildren(...(this.mode === 'play' ? this.playTools() : this.exploreTools()), this.commonTools());
      for (const fold of this.tools.querySelectorAll('details')) fold.open = unfolded.has(fold.firstElementChild.textContent);
      if (!held) return;
      const again = [...this.tools.querySelectorAll('button, select, input')].find(each => label(each) === held && !each.disabled);
      (again ?? this.board.element).focus({ preventScroll: true });
    }

    commonTools() {
      const both = this.full && this.about.playable;
      return group('This board',
          both ? button(this.mode === 'play' ? 'Set up freely' : 'Play by the rules', () => {
            if (this.mode === 'play') this.explore.men = this.state.men.map(man => ({ ...man, numbers: numbersOf(man) }));
            this.setMode(this.mode === 'play' ? 'explore' : 'play');
          }) : '',
          this.larger ? button(this.whole ? 'This part alone' : 'The whole board', () => this.widen()) : '',
          button('Turn the board', () => this.turn()),
          button('Ask', () => this.ask(), { title: 'Where is a piece? What attacks a cell? What stands on a rank?' }),
          this.shareMenu(),
          button('Back to the figure', () => this.leave()));
    }

    /// The same on the whole board, or on the part of it that the figure shows.
    widen() {
      this.stopThinking();
      this.element.remove();
      this.whole = !this.whole;
      Table.open(this.figure, this.host, { link: this.stateText() });
      this.figure.live.say(this.whole ? 'The whole board.' : 'The part of the board that the figure shows.');
    }

    shareMenu() {
      const items = [
        ['Address of this state', () => copy(this.link())],
        this.mode === 'play' && this.state?.fen && ['FEN', () => copy(this.state.fen)],
        ['Text', () => copy(this.asText())],
        ['SVG', () => copy(this.asSvg())],
      ].filter(Boolean);
      return make('details', { class: 'live-menu' }, make('summary', {}, 'Copy'),
          ...items.map(([words, act]) => button(words, async () => {
            await act();
            this.say(`${words} copied.`);
          })),
          button('PNG', () => this.savePng()));
    }

    turn() {
      const seats = this.about.seats;
      this.facing = ((this.facing ?? 0) + 1) % seats.length;
      this.board.face(seats[this.facing].turn);
      this.say(`${seats[this.facing].name} sits below.`);
    }

    tap(cell) {
      if (this.mode === 'play') this.tapPlaying(cell);
      else this.tapExploring(cell);
    }

    key(key) {
      if (key === 'Escape') {
        if (this.picked || this.held) {
          this.picked = this.held = null;
          this.refresh();
          this.say('Put back.');
        } else {
          this.leave();
        }
      } else if ((key === 'Delete' || key === 'Backspace') && this.mode === 'explore') {
        this.remove(this.board.at);
      } else if (key === '/') {
        this.ask();
      } else if (key === '!') {
        this.answer(`attacks ${this.board.at}`);
      } else if (key === '?') {
        this.say('Arrow keys: the next cell. Letters and digits: the cell of that name. Enter: pick up, put down. Delete: take off. !: what attacks this cell. /: ask. Escape: put back, or leave.');
      } else {
        return false;
      }
      return true;
    }

    refresh() {
      if (this.mode === 'play') this.showPlayed();
      else this.showExplored();
    }

    // Questions in words

    ask() {
      if (this.asking) return this.asking.querySelector('input').focus();
      const list = make('datalist', { id: `${this.figure.id}-asks` },
          ...[...this.namesInPlay()].map(name => make('option', { value: `where ${name}` })),
          ...this.about.ranks.map(rank => make('option', { value: `rank ${rank}` })));
      const input = make('input', { list: list.id, 'aria-label': 'Ask: where knight, attacks e4, rank 4, file e', placeholder: 'where knight · attacks e4 · rank 4' });
      const close = () => {
        this.asking.remove();
        this.asking = null;
        this.board.element.focus();
      };
      this.asking = make('form', { class: 'live-ask', onsubmit: event => {
        event.preventDefault();
        this.answer(input.value);
      }, onkeydown: event => { if (event.key === 'Escape') close(); } }, input, list, button('Ask', () => this.answer(input.value)), button('Close', close));
      this.said.after(this.asking);
      input.focus();
    }

    namesInPlay() {
      return new Set(this.men().map(man => this.nameOf(man.piece)));
    }

    answer(question) {
      const [verb = '', ...rest] = question.trim().toLowerCase().split(/\s+/), what = rest.join(' ');
      const list = men => men.map(man => `${this.called(man)} on ${man.cell}`).join(', ');
      if (verb === 'attacks' || verb === 'attack') {
        const found = this.host.ask({ ask: 'attackers', board: this.facts.board, man: this.men().map(textOf), cell: what || this.board.at });
        this.board.showSigns({ attackers: found.cells ?? [], picked: [what || this.board.at] });
        return this.say(found.words ?? found.problem);
      }
      if (verb === 'where') {
        const wanted = what.replace(/^(is|are) /, '').replace(/^the /, '');
        const men = this.men().filter(man => [this.nameOf(man.piece), man.piece].some(name => wanted.replace(/s$/, '') === name.toLowerCase().replace(/s$/, '')));
        this.board.showSigns({ picked: men.map(man => man.cell) });
        return this.say(men.length ? `${list(men)}.` : `There is no ${wanted}.`);
      }
      if (verb === 'rank' || verb === 'file') {
        const places = this.about[verb === 'rank' ? 'ranks_of' : 'files_of'];
        const men = this.men().filter(man => places[man.cell]?.toLowerCase() === what);
        return this.say(men.length ? `On ${verb} ${what}: ${list(men)}.` : `Nothing stands on ${verb} ${what}.`);
      }
      this.say('Ask “where knight”, “attacks e4”, “rank 4” or “file e”.');
    }

    // Setting up

    /// Where a picked piece can go; it is said, too.
    exploredSigns() {
      if (!this.picked) return {};
      const found = this.host.ask({ ask: 'reach', board: this.facts.board, man: this.explore.men.map(textOf), cell: this.picked });
      this.say(found.words ?? found.problem);
      return { ...(found.problem ? {} : found), picked: [this.picked] };
    }

    showExplored() {
      this.board.show({ men: this.explore.men, signs: this.exploredSigns() });
      this.show();
    }

    tapExploring(cell) {
      if (this.held) {
        this.put({ ...this.held, cell });
        return;
      }
      const man = this.manOn(cell);
      if (this.picked === cell) {
        this.picked = null;
        this.refresh();
        this.say('Put back.');
      } else if (this.picked) {
        const from = this.manOn(this.picked), before = this.explore.men;
        this.explore.men = before.filter(each => each !== from);
        this.put({ ...from, cell }, before);
      } else if (man) {
        this.picked = cell;
        this.refresh();
      } else {
        this.say(this.wordsOf(cell));
      }
    }

    /// Puts a man down; `before`: who stood where, if he may not stand there.
    put(man, before = this.explore.men) {
      const men = [...this.explore.men.filter(each => each.cell !== man.cell), man];
      const { problem } = this.host.ask({ ask: 'reach', board: this.facts.board, man: men.map(textOf), cell: man.cell });
      this.explore.men = problem ? before : men;
      this.picked = problem ? null : man.cell;
      this.refresh();
      this.say(problem?.replace(/^./, letter => letter.toUpperCase()));
    }

    remove(cell) {
      const man = this.manOn(cell);
      this.explore.men = this.explore.men.filter(each => each.cell !== cell);
      if (this.picked === cell) this.picked = null;
      this.refresh();
      if (man) this.say(`${this.called(man)} taken off ${cell}.`);
    }

    mayMove(man) {
      return this.mode === 'explore' || this.state.legal.some(move => move.from === man.cell);
    }

    /// A piece is dragged: the signs are its own. The pieces stay as they are drawn, for the pointer holds one of them.
    lift(man) {
      this.held = null;
      this.picked = man.cell || null;
      this.board.showSigns(this.mode === 'play' ? this.playedSigns() : this.exploredSigns());
    }

    dropped(man, cell) {
      if (this.mode === 'play') {
        if (cell && this.choose(move => move.from === man.cell && move.to === cell)) return;
        this.picked = null;
        return this.refresh();
      }
      this.picked = this.held = null;
      const before = this.explore.men;
      if (man.cell) this.explore.men = before.filter(each => each.cell !== man.cell);
      if (cell) this.put({ ...man, cell }, before);
      else this.refresh();
    }

    exploreTools() {
      const seat = this.held?.seat ?? this.tray ?? 1, shown = this.about.pieces.filter(piece => !piece.helper);
      const pick = piece => {
        this.held = this.held?.piece === piece.id ? null : { seat, piece: piece.id, numbers: '', cell: '' };
        this.picked = null;
        this.refresh();
        this.say(this.held ? `${this.seatOf(seat)} ${piece.name}: choose a cell.` : 'Put back.');
        if (this.held) this.board.element.focus({ preventScroll: true });
      };
      const seats = this.about.seats.length > 1 && make('select', { 'aria-label': 'Whose piece', onchange: event => {
        this.tray = Number(event.target.value);
        if (this.held) this.held.seat = this.tray;
        this.refresh();
      } }, ...this.about.seats.map(({ name }, i) => make('option', { value: i + 1, selected: i + 1 === seat }, name)));
      const tray = group('Pieces to put on the board', seats || '', ...shown.map(piece =>
          this.pieceButton({ seat, piece: piece.id }, piece.name, () => pick(piece), this.held?.piece === piece.id)));
      tray.classList.add('live-tray');
      return [tray, this.numberTools(), group('All pieces',
          button('Take this piece off', () => this.remove(this.picked ?? this.board.at)),
          button('Clear the board', () => {
            this.explore.men = [];
            this.picked = null;
            this.refresh();
            this.say('The board is empty.');
          }),
          button('As in the figure', () => {
            this.explore.men = this.facts.men.map(manOf);
            this.picked = null;
            this.refresh();
            this.say('As in the figure.');
          }))];
    }

    /// The numbers that a picked man has of his own, such as n.
    numberTools() {
      const man = this.picked && this.manOn(this.picked), state = man && this.pieces.get(man.piece)?.state;
      if (!state) return '';
      const now = { ...state, ...Object.fromEntries((man.numbers || '').split(',').filter(Boolean).map(each => {
        const [name, value = 1] = each.split('=');
        return [name, Number(value)];
      })) };
      const set = (name, value) => {
        now[name] = value;
        man.numbers = Object.entries(now).filter(([key, each]) => each !== state[key]).map(([key, each]) => `${key}=${each}`).join(',');
        man.n = now.n;
        this.refresh();
      };
      return group('Numbers of this piece', ...Object.keys(state).map(name => name === 'n'
          ? make('label', {}, 'n ', make('input', { type: 'number', min: 1, max: 99, value: now.n, onchange: event => set('n', Math.max(1, Number(event.target.value) || 1)) }))
          : make('label', {}, make('input', { type: 'checkbox', checked: now[name] !== 0, onchange: event => set(name, event.target.checked ? 1 : 0) }), ` ${name}`)));
    }

    pieceButton(man, name, press, pressed) {
      const { kit } = this.host.data, r = kit.r / 10 * 1.15;
      const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      picture.setAttribute('viewBox', `${-r} ${-r} ${2 * r} ${2 * r}`);
      picture.setAttribute('aria-hidden', 'true');
      picture.append(this.board.manOf({ ...man, cell: '' }, { x: 0, y: 0, r: kit.r / 10 }));
      const made = button(make('span', { class: 'drawing live-mini' }, picture), press, { 'aria-label': name, title: name, 'aria-pressed': pressed === undefined ? undefined : String(pressed), class: 'live-piece' });
      if (this.mode === 'explore')
        made.addEventListener('pointerdown', event => { if (event.button === 0 && event.pointerType === 'mouse') this.board.drag(event, { ...man, cell: '', numbers: '' }); });
      return made;
    }

    // Playing

    replay() {
      const { position, moves, made } = this.game;
      const found = this.host.ask({ ask: 'play', position, moves: moves.slice(0, made).join('; ') });
      if (found.problem) {
        this.say(`${found.problem}${found.hint ? `: ${found.hint}` : ''}`);
        if (!this.state) this.setMode('explore');
        return;
      }
      this.state = found;
      this.picked = this.held = null;
      this.showPlayed();
      this.say(found.said);
      this.answerByComputer();
    }

    playedSigns() {
      const signs = {}, { legal } = this.state;
      const from = this.picked && legal.filter(move => move.from === this.picked);
      const drops = this.held && legal.filter(move => move.drops === this.held && !move.from);
      for (const move of from || drops || []) {
        const kind = move.takes?.includes(move.to) ? 'captures' : 'moves';
        (signs[kind] ??= []).push(move.to);
        for (const cell of move.takes ?? []) if (cell !== move.to) (signs.passed ??= []).push(cell);
      }
      if (this.picked) signs.picked = [this.picked];
      if (this.state.last) signs.last = this.state.last;
      return signs;
    }

    showPlayed() {
      this.board.show({ men: this.state.men, signs: this.playedSigns() });
      this.show();
    }

    tapPlaying(cell) {
      const { legal } = this.state;
      if (this.held && this.choose(move => move.drops === this.held && !move.from && move.to === cell)) return;
      if (this.picked && this.picked !== cell && this.choose(move => move.from === this.picked && move.to === cell)) return;
      if (this.picked === cell && this.choose(move => move.from === cell && move.to === cell, true)) return;
      const mine = legal.filter(move => move.from === cell);
      if (mine.length && this.picked !== cell) {
        this.picked = cell;
        this.held = null;
        this.refresh();
        const cells = [...new Set(mine.map(move => move.to))];
        this.say(`${this.wordsOf(cell)}: ${cells.length === 1 ? '1 cell' : `${cells.length} cells`}: ${cells.join(', ')}.`);
      } else {
        const putBack = this.picked === cell;
        this.picked = this.held = null;
        this.refresh();
        this.say(putBack ? 'Put back.' : this.manOn(cell) ? `${this.wordsOf(cell)}: it has no legal move now.` : this.wordsOf(cell));
      }
    }

    /// Makes the only move of these, or asks which. `ask`: even then, for who touches a piece again may mean to put it back.
    choose(wanted, ask = false) {
      const moves = this.state.legal.filter(wanted);
      if (moves.length === 0) return false;
      if (moves.length === 1 && !ask) this.make(moves[0]);
      else this.offer(moves);
      return true;
    }

    offer(moves) {
      const dialog = make('dialog', { class: 'live-choice', 'aria-label': 'Which move?' }, make('p', {}, 'Which move?'),
          ...moves.map(move => button(move.words.replace(/^[^:]*?'s /, ''), () => {
            dialog.close();
            this.make(move);
          })), button('None', () => dialog.close()));
      dialog.addEventListener('close', () => {
        dialog.remove();
        this.board.element.focus({ preventScroll: true });
      });
      this.element.append(dialog);
      dialog.showModal();
    }

    make(move) {
      this.game.moves = [...this.game.moves.slice(0, this.game.made), move.full];
      this.game.made = this.game.moves.length;
      this.replay();
    }

    go(made) {
      this.stopThinking();
      this.game.made = Math.max(0, Math.min(made, this.game.moves.length));
      this.replay();
    }

    playTools() {
      const { made, moves } = this.game, { seats, turn, plays, legal, ending } = this.state;
      const list = make('ol', { class: 'live-moves', 'aria-label': 'Moves' }, ...plays.map((name, i) =>
          make('li', {}, button(name, () => this.go(i + 1), { 'aria-current': i + 1 === made ? 'step' : undefined }))));
      const pass = legal.find(move => !move.from && !move.to);
      const player = (seat, i) => make('label', {}, `${seat.name} `, make('select', { onchange: event => {
        this.game.players[i + 1] = Number(event.target.value);
        this.stopThinking();
        this.answerByComputer();
      } }, ...levels.map(([words, level]) => make('option', { value: level, selected: (this.game.players[i + 1] ?? 0) === level }, words))));
      const hands = seats.flatMap((seat, i) => {
        const held = Object.entries(seat.hand);
        if (!held.length) return [];
        const mine = i + 1 === turn && !ending;
        const tray = group(`In the hand of ${seat.name}`, make('span', {}, `${seat.name}: `), ...held.flatMap(([piece, count]) => {
          const one = this.pieceButton({ seat: i + 1, piece }, `${this.nameOf(piece)}, ${count} in hand`, () => {
            this.held = this.held === piece ? null : piece;
            this.picked = null;
            this.refresh();
            const cells = legal.filter(move => move.drops === piece && !move.from).map(move => move.to);
            this.say(this.held ? `${this.nameOf(piece)} in hand: ${cells.length ? cells.join(', ') : 'no cell'}.` : 'Put back.');
            if (this.held) this.board.element.focus({ preventScroll: true });
          }, mine ? this.held === piece : undefined);
          one.disabled = !mine;
          return [one, make('span', {}, `×${count}`)];
        }));
        tray.classList.add('live-tray');
        return [tray];
      });
      const count = seat => seat.checks !== undefined ? ` · ${seat.name} ${seat.checks} checks` : this.host.data.scored ? ` · ${seat.name} ${seat.score}` : '';
      const counted = seats.some(seat => seat.checks || seat.score) ? seats.filter(seat => seat.plays || seat.mated).map(count) : [];
      const stand = ending ? ending.text : `${this.seatOf(turn)} to move${this.state.check ? ', in check' : ''}`;
      return [
        make('p', { class: 'live-turn' }, stand, ...counted),
        ...hands,
        group('Moves back and forth',
            button('Start', () => this.go(0), { disabled: made === 0 }), button('Back', () => this.go(made - 1), { disabled: made === 0 }),
            button('Forward', () => this.go(made + 1), { disabled: made === moves.length }), button('End', () => this.go(moves.length), { disabled: made === moves.length }),
            pass ? button('Pass', () => this.make(pass)) : ''),
        plays.length ? list : '',
        make('details', { class: 'live-menu' }, make('summary', {}, 'Who plays'), ...seats.map((seat, i) => seat.plays ? player(seat, i) : ''),
            make('p', {}, 'The computer plays any game by its rules and looks a few moves ahead. It is weak, but it never makes an illegal move.')),
      ];
    }

    // The opponent

    stopThinking() {
      clearTimeout(this.clock);
      this.worker?.terminate();
      this.worker = null;
      this.element.classList.remove('is-thinking');
    }

    answerByComputer() {
      this.stopThinking();
      const effort = efforts[this.game.players[this.state.turn]];
      if (!effort || this.state.ending || this.game.made < this.game.moves.length || !this.element.isConnected) return;
      this.element.classList.add('is-thinking');
      const source = `'use strict'; const hostOf = ${boardwright.hostOf};
        onmessage = async ({ data }) => {
          const ask = await hostOf(data.module, data.packed);
          for (let depth = 1; depth <= data.effort.depth; ++depth)
            postMessage({ depth, ...ask({ ask: 'think', position: data.position, moves: data.moves, depth, nodes: data.effort.nodes, seed: data.seed }) });
          postMessage({ done: true });
        };`;
      const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
      let best;
      const play = () => {
        const move = best && this.state.legal.find(each => each.full === best.full);
        this.stopThinking();
        if (move) this.make(move);
        else if (best?.problem) this.say(best.problem);
      };
      this.worker = new Worker(address);
      URL.revokeObjectURL(address);
      this.worker.onmessage = ({ data }) => {
        if (data.done) return play();
        best = data;
        if (late) play();
      };
      this.worker.onerror = () => {
        this.stopThinking();
        this.say('The computer cannot play here.');
      };
      let late = false;
      this.clock = setTimeout(() => {
        late = true;
        if (best) play();
      }, effort.time);
      const { position, moves, made } = this.game;
      this.worker.postMessage({ module: this.host.module, packed: this.host.packed, position, moves: moves.slice(0, made).join('; '), effort, seed: made + 1 });
    }

    // Taking a state along

    stateText() {
      return (this.whole ? 'whole;' : '') + (this.mode === 'play'
          ? `play;${this.game.position};${this.game.moves.slice(0, this.game.made).join('; ')}`
          : `set;${this.explore.men.map(textOf).join(',')};${this.picked ?? ''}`);
    }

    link() {
      return `${location.href.split('#')[0]}#live=${encodeURIComponent(this.figure.id)};${encodeURIComponent(this.stateText())}`;
    }

    read(link) {
      const [mode, first = '', ...rest] = link.split(';');
      if (mode === 'play' && this.full) {
        this.game.position = first;
        this.game.moves = rest.map(move => move.trim()).filter(Boolean);
        this.game.made = this.game.moves.length;
        return this.setMode('play');
      }
      if (mode === 'set') {
        this.explore.men = first.split(/,(?=[^ ,]+ \d+ )/).filter(Boolean).map(manOf)
            .filter(man => this.board.places.has(man.cell) && this.pieces.has(man.piece) && this.about.seats[man.seat - 1]);
        this.mode = 'explore';
        this.picked = this.manOn(rest[0]) ? rest[0] : null;
        return this.refresh();
      }
      this.setMode('explore');
    }

    asText() {
      const all = this.about.seats.map(({ name }, i) => {
        const men = this.men().filter(man => man.seat === i + 1);
        return men.length ? `${name}: ${men.map(man => `${this.nameOf(man.piece)} ${man.cell}`).join(', ')}` : '';
      });
      return `${this.about.title}\n${all.filter(Boolean).join('\n')}\n`;
    }

    /// The board alone, with its looks inside.
    asSvg() {
      const made = this.board.svg.cloneNode(true), from = [this.board.svg, ...this.board.svg.querySelectorAll('*')];
      const looks = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'fill-opacity', 'stroke-opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'display', 'paint-order'];
      [made, ...made.querySelectorAll('*')].forEach((each, i) => {
        const style = getComputedStyle(from[i]);
        for (const look of looks) each.setAttribute(look, style.getPropertyValue(look));
        each.removeAttribute('class');
      });
      const drawn = new Set([...made.querySelectorAll('use')].map(use => use.getAttribute('href').slice(1)));
      const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
      for (const id of drawn) defs.append(document.getElementById(id)?.cloneNode(true) ?? '');
      made.prepend(defs);
      made.querySelector('[r]:not([cx])')?.remove();
      return new XMLSerializer().serializeToString(made);
    }

    savePng() {
      const { width, height } = this.board.svg.viewBox.baseVal, image = new Image();
      image.onload = () => {
        const canvas = make('canvas', { width: 2 * width, height: 2 * height });
        canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
        canvas.toBlob(blob => {
          const address = URL.createObjectURL(blob);
          make('a', { href: address, download: `${this.figure.id}.png` }).click();
          setTimeout(() => URL.revokeObjectURL(address), 1000);
          this.say('Saved as PNG.');
        });
      };
      image.src = `data:image/svg+xml,${encodeURIComponent(this.asSvg())}`;
    }
  }

  boardwright.parts.Table = Table;
}
