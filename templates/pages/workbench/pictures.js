// @ts-check
// Three views: the board, what a piece can do, and the figures.
'use strict';
{
  const { make, button, desk } = bench;

  /// A drawing of the engine's in a tree of its own, where its styles and ids meet no others.
  /** @type {Workbench.Bench['draw']} */
  const draw = (home, svg, tap) => {
    const root = home.shadowRoot ?? home.attachShadow({ mode: 'open' });
    if (home.drawn === svg) return;
    home.drawn = svg;
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('svg');
    if (!drawing) return;
    for (const each of drawing.querySelectorAll('script, foreignObject')) each.remove();
    drawing.removeAttribute('width');
    drawing.removeAttribute('height');
    drawing.style.cssText = 'display:block;width:100%;max-height:var(--tall)';
    root.replaceChildren(drawing);
    home.classList.add('drawn');
    if (tap) drawing.addEventListener('click', event => {
      const cell = /** @type {Element} */ (event.target).closest('[data-cell]')?.dataset.cell;
      if (cell) tap(cell);
    });
  };

  /** @param {Workbench.Home} home */
  const clear = home => {
    home.drawn = '';
    home.shadowRoot?.replaceChildren();
  };

  /** @type {Workbench.Bench['options']} */
  const options = (select, rows, chosen) => {
    const wanted = JSON.stringify(rows);
    if (select.rows !== wanted) {
      select.rows = wanted;
      select.replaceChildren(...rows.map(([value, words]) => make('option', { value }, words)));
    }
    select.value = (rows.find(([value]) => value === chosen) ?? rows[0])?.[0] ?? '';
    select.disabled = rows.length === 0;
  };
  /// Forgets what was chosen: it was of another game, even if this one has something of the same name.
  /** @param {Workbench.Select[]} selects */
  const forget = (...selects) => {
    for (const each of selects) {
      each.rows = '';
      each.replaceChildren();
    }
  };
  /** @type {(id: string, change: () => unknown) => Workbench.Select} */
  const select = (id, change) => make('select', { id, onchange: change });
  /** @type {Workbench.Bench['plain']} */
  const plain = (home, text) => home.replaceChildren(make('p', { class: 'plain' }, text));

  let drawn = true;  // pieces as drawings, where the game's set has them
  /** @param {string} id */
  const drawnField = id => {
    /** @type {HTMLInputElement} */
    const box = make('input', { type: 'checkbox', id, checked: true, onchange: () => {
      drawn = box.checked;
      bench.show();
    } });
    return { box, field: make('p', { class: 'field box' }, box, make('label', { for: id }, 'Pieces as drawings')) };
  };
  /** @type {Workbench.Bench['looks']} */
  const looks = () => ({ themed: 1, ...(drawn ? { drawn: 1 } : {}) });
  /** @type {Workbench.Ask} */
  const ask = (question, lane) => bench.quick.ask({ ...question, ...looks() }, lane);

  /// Puts an answer's refusal in place of its picture.
  /** @type {Workbench.Bench['refused']} */
  const refused = (answer, said) => {
    if (!answer.problem) return false;
    /** @param {string} [text] */
    const sentence = text => text ? `${text[0].toUpperCase()}${text.slice(1)}. ` : '';
    said.textContent = sentence(answer.problem) + sentence(answer.hint);
    return true;
  };

  /**
   * Saves what was asked for last, with colours for light surroundings.
   * @type {(name: () => string, question: () => Asked) => HTMLElement}
   */
  const saveButton = (name, question) => make('p', { class: 'tools small' }, button('Save as SVG', async () => {
    try {
      const answer = await bench.quick.ask({ ...question(), ...(drawn ? { drawn: 1 } : {}) });
      if (answer.svg) bench.carry.download(`${name()}.svg`, answer.svg, 'image/svg+xml');
    } catch (error) {
      bench.stale(error);
    }
  }));

  /** @typedef {Workbench.Question<'board' | 'piece'>} Asked */

  /**
   * Buttons of which one at most is pressed, each with what the hand does on the board and a panel for it. The result
   * is that of the pressed one.
   * @type {(all: { [name: string]: Workbench.Tool }, hand: Workbench.Hand) => Workbench.Tools}
   */
  const tools = (all, hand) => {
    let pressed = '';
    const buttons = Object.keys(all).map(name => button(name, () => choose(pressed === name ? '' : name), { 'aria-pressed': 'false' }));
    /** @param {string} name */
    const choose = name => {
      all[pressed]?.leave?.();
      pressed = name;
      for (const each of buttons) each.setAttribute('aria-pressed', String(each.textContent === name));
      for (const [each, { panel, below }] of Object.entries(all))
        for (const part of [panel, below]) if (part) part.hidden = each !== name;
      hand.use(name !== '');
      hand.mark();
      bench.show();
    };
    for (const { panel, below } of Object.values(all)) for (const part of [panel, below]) if (part) part.hidden = true;
    return Object.assign(() => all[pressed], {
      /** @param {boolean} may */
      allow: may => {
        for (const each of buttons) each.disabled = !may;
        if (!may && pressed) choose('');
      },
      element: make('div', { class: 'hands' }, make('p', { class: 'tools small', role: 'group', 'aria-label': 'By hand' }, ...buttons), ...Object.values(all).map(each => each.panel)),
      below: make('div', {}, ...Object.values(all).map(each => each.below)),
    });
  };

  /** @returns {Workbench.View} */
  const boardView = () => {
    const board = select('board-board', bench.show), position = select('board-position', bench.show);
    const { box, field } = drawnField('board-drawn');
    const picture = make('div', { class: 'drawing' }), said = make('p', { class: 'words' }), home = make('div', {}, picture);
    /** @type {Asked} */
    let asked;
    /** @type {Workbench.Hand} */
    const hand = bench.hand(picture, { name: 'The board. Arrow keys choose a cell, Enter does what a tap does, Delete takes away.', tool: () => tool() });
    const tool = tools({ 'Set up pieces': bench.setup(hand, () => position.value), 'Paint zones': bench.zones(hand) }, hand);
    const show = async () => {
      box.checked = drawn;
      /** @type {Partial<Engine.Read>} */
      const { boards = [], positions = [], start } = desk.read ?? {};
      options(board, boards.map(each => [each.id, `${each.id}, ${each.cells} cells`]), board.value);
      options(position, [...positions.map(each => [each, each]), ...(start ? [] : [['', 'empty']])], position.value || start);
      if (boards.length === 0) return;
      const own = board.value === boards[0].id;
      position.disabled = !own;
      tool.allow(own);
      asked = { ask: 'board', board: board.value, ...(own && position.value ? { position: position.value } : {}) };
      const answer = await ask(asked, 'board');
      said.textContent = '';
      if (!refused(answer, said)) draw(picture, answer.svg);
      hand.refresh();
      await tool()?.show();
    };
    bench.on('game', () => {
      forget(board, position);
      clear(picture);
    });
    return { make: panel => panel.append(make('div', { class: 'fields' }, bench.field('Board', board), bench.field('Position', position), field),
        tool.element, home, said, saveButton(() => desk.name, () => asked), bench.count.make(), bench.solve.problem(), bench.solve.endgame(), bench.noted.legalMoves(), bench.noted.notedGames()), show, needs: 'play' };
  };

  /** @returns {Workbench.View} */
  const piecesView = () => {
    const piece = select('piece-piece', bench.show), board = select('piece-board', () => { cell.value = ''; bench.show(); });
    const seat = select('piece-seat', bench.show);
    const cell = make('input', { id: 'piece-cell', size: 4, autocomplete: 'off', spellcheck: 'false', oninput: bench.show });
    const { box, field } = drawnField('piece-drawn');
    const picture = make('div', { class: 'drawing tap' }), said = make('p', { class: 'words', role: 'status' }), moves = make('p', { class: 'words' }), around = make('div', {}, picture);
    /** @type {Workbench.Hand} */
    const hand = bench.hand(picture, { name: 'The board. Arrow keys choose a cell, Enter does what a tap does.', covers: true, tool: () => tool() });
    const tool = tools({ 'Teach it its moves': bench.teach(hand, () => ({ piece: piece.value, seat: seat.value, cell: cell.value.trim() || cell.placeholder })) }, hand);
    /** @type {Workbench.Question<'piece'>} */
    let asked;
    /** @type {string | undefined} */
    let followed;  // the piece in whose table the cursor stood last
    const show = async () => {
      box.checked = drawn;
      /** @type {Partial<Engine.Read>} */
      const { boards = [], pieces = [], seats = [] } = desk.read ?? {};
      const here = bench.files.piece(), follows = here !== followed && pieces.some(each => each.id === here);
      options(piece, pieces.map(each => [each.id, each.name]), follows ? here : piece.value);
      if (follows) followed = here;
      options(board, boards.map(each => [each.id, each.id]), board.value);
      options(seat, seats.map((each, at) => [String(at + 1), each]), seat.value);
      if (pieces.length === 0) return;
      asked = { ask: 'piece', piece: piece.value, board: board.value, seat: seat.value, ...(cell.value.trim() ? { cell: cell.value.trim() } : {}) };
      const answer = await ask(asked, 'piece'), { betza } = answer;
      if (refused(answer, said)) return;
      draw(picture, answer.svg, tapped => {
        if (tool()) return;
        cell.value = tapped;
        bench.show();
      });
      hand.refresh();
      tool.allow(board.value === boards[0].id);
      cell.placeholder = answer.cell;
      moves.replaceChildren(answer.moves, betza ? ' In Betza: ' : '', betza ? make('code', {}, betza) : '');
      said.textContent = answer.words;
      await tool()?.show();
    };
    bench.on('game', () => {
      forget(piece, board, seat);
      cell.value = moves.textContent = said.textContent = '';
      clear(picture);
    });
    bench.on('cursor', () => { if (bench.view() === 'pieces' && bench.files.piece() !== followed) bench.show(); });
    /** @param {number} by */
    const step = by => {
      piece.selectedIndex = (piece.selectedIndex + by + piece.options.length) % piece.options.length;
      bench.show();
    };
    return { make: home => home.append(make('div', { class: 'fields' }, bench.field('Piece', piece),
        make('p', { class: 'tools small' }, button('‹', () => step(-1), { 'aria-label': 'Piece before' }), button('›', () => step(1), { 'aria-label': 'Next piece' }),
            button('New piece…', async () => {
              const made = await bench.newPiece();
              if (made) bench.options(piece, [...piece.options].map(each => [each.value, each.text]).concat([[made, made]]), made);
            })),
        bench.field('Board', board), bench.field('Cell', cell), bench.field('Seat', seat), field), tool.element, around, tool.below, said, moves, saveButton(() => piece.value, () => asked)),
    show, needs: 'play' };
  };

  /** @returns {Workbench.View} */
  const figuresView = () => {
    const list = make('div', { class: 'figures' });
    const { box, field } = drawnField('figure-drawn');
    /** @type {Map<string, { element: HTMLElement, image: HTMLImageElement, caption: HTMLElement, svg: string }>} */
    const shown = new Map();
    const newFigure = () => {
      const image = make('img', { alt: '' }), caption = make('figcaption');
      return { element: make('figure', {}, image, caption), image, caption, svg: '' };
    };
    const show = async () => {
      box.checked = drawn;
      const figures = desk.read?.figures ?? [];
      if (figures.length === 0) {
        shown.clear();
        return plain(list, 'The game has no figures yet: [[article.figure]] in game.toml makes one, or a block ```figure in an article.');
      }
      const ids = new Set(figures.map(each => each.id));
      for (const id of shown.keys()) if (!ids.has(id)) shown.delete(id);
      const rows = figures.map(({ id, title }) => ({ id, title, each: shown.get(id) ?? newFigure() }));
      list.replaceChildren(...rows.map(({ each }) => each.element));
      for (const { id, title, each } of rows) {
        shown.set(id, each);
        const answer = await bench.slow.ask({ ask: 'figure', id, ...looks() });
        each.caption.textContent = answer.problem ? `${id}: ${answer.problem}.` : answer.caption || `${id}: ${title}`;
        if (answer.svg) {
          if (each.svg !== answer.svg) {
            URL.revokeObjectURL(each.image.src);
            each.image.src = URL.createObjectURL(new Blob([answer.svg], { type: 'image/svg+xml' }));
          }
          each.svg = answer.svg;
          each.image.alt = new DOMParser().parseFromString(answer.svg, 'image/svg+xml').querySelector('desc')?.textContent ?? title;
        }
      }
    };
    bench.on('game', () => {
      shown.clear();
      list.replaceChildren();
    });
    return { make: home => home.append(make('div', { class: 'fields' }, field), list, bench.exchange.drawingView()), show, needs: 'figures' };
  };

  /// The position that the board shows, for a question about it.
  bench.inSight = () => {
    const position = /** @type {HTMLSelectElement} */ (bench.byId('board-position')).value;
    return position ? { position } : {};
  };
  bench.looks = looks;
  bench.draw = draw;
  bench.refused = refused;
  bench.plain = plain;
  bench.options = options;
  bench.pictures = { board: boardView, pieces: piecesView, figures: figuresView };
}
