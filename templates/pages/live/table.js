// @ts-check
// A figure that lives: its board, a line of words, and the tools below.
'use strict';
{
  const { parts } = boardwright;

  /**
   * The picture of a whole board on this page, for figures that show a part of it.
   * @param {Live.Data} data
   * @param {string} board
   */
  const wholeBoard = ({ figures }, board) => Object.keys(figures)
      .filter(id => figures[id].board === board && !figures[id].part)
      .map(id => document.getElementById(id)?.querySelector('.drawing svg')).find(Boolean);

  /** @type {{ [sign: string]: string }} */
  const signs = { moves: 'can be moved to', captures: 'can be captured', swaps: 'can be changed with', blocked: 'blocked' };
  const help = 'Arrow keys: the next cell. Letters and digits: the cell of that name. Enter: pick up, put down. Delete: take off. !: what attacks this cell. /: ask. Escape: put back, or leave.';

  /** @type {(figure: Live.Figure, host: Live.Host, wantsWhole: boolean) => Live.Table} */
  const tableOf = (figure, host, wantsWhole) => {
    const { make, button, group } = parts, { about } = host, facts = host.data.figures[figure.id];
    const picture = /** @type {HTMLElement} */ (figure.querySelector('.drawing'));
    const larger = facts.part ? wholeBoard(host.data, facts.board) : null, isWhole = wantsWhole && Boolean(larger);
    const name = figure.querySelector('.figure-name')?.textContent?.replace(/\.$/, '') ?? 'The figure';
    const shown = /** @type {SVGSVGElement} */ (isWhole ? larger : picture.querySelector('svg'));
    const board = parts.board(shown, host.data, facts.board,
        `${name}, ${isWhole ? 'the whole board, ' : ''}live. Arrow keys move over the cells, Enter picks a piece up and puts it down, letters name a cell, Escape leaves.`,
        {
          tap: cell => table.mode.tap(cell),
          lift: piece => {
            // The signs are those of the dragged piece. Pieces stay as drawn, for the pointer holds one of them.
            table.held = piece.cell ? null : piece;
            table.picked = piece.cell || null;
            board.showSigns(table.mode.signs());
          },
          drag: (piece, cell) => table.mode.drop(piece, cell),
          mayDrag: piece => table.mode.mayMove(piece),
          look: cell => {
            table.zoom.reveal(cell);
            table.say(table.wordsOf(cell));
          },
          key: key => table.key(key),
          say: text => table.say(text),
        });
    /// The link to the contents floats over no board that is touched.
    const holdStill = () => {
      const page = figure.closest('main');
      page?.querySelector('.to-contents')?.classList.toggle('is-still', Boolean(page.querySelector('.is-live')));
    };
    const said = make('p', { class: 'live-said', role: 'status' }), tools = make('div', { class: 'live-tools' });

    const table = /** @type {Live.Table} */ ({
      figure, host, about, facts, board, said,
      element: make('div', { class: 'live' }, board.element, said, tools),
      isPage: figure.dataset.play !== undefined,
      isFull: facts.board === about.board,
      isWhole,
      pieceTypes: new Map(about.pieces.map(type => [type.id, type])),
      picked: /** @type {string | null} */ (null),
      held: /** @type {Live.Piece | null} */ (null),
      facing: 0,

      begin({ cell, link }) {
        picture.after(table.element);
        if (table.isPage) picture.remove();
        else picture.hidden = true;
        figure.classList.add('is-live');
        holdStill();
        if (link) table.share.read(link);
        else table.setMode(table.isFull && facts.position !== undefined && !cell ? table.play : table.explore);
        if (!said.textContent) table.say('Pick up a piece, or take one from the tray.');
        if (!table.isPage && (link === undefined || self === top)) board.element.focus({ preventScroll: true });  // the page around a frame keeps it
        if (!cell) return;
        board.look(cell, true);
        board.element.classList.remove('has-cursor');
        table.mode.tap(cell);
      },

      leave() {
        table.opponent.stop();
        table.element.remove();
        picture.hidden = false;
        figure.classList.remove('is-live');
        holdStill();
        if (location.hash.startsWith('#live=')) history.replaceState(null, '', location.pathname + location.search);
        figure.querySelector('.explore')?.focus();
      },

      say(text) {
        if (text) said.textContent = text;
      },

      nameOf: type => table.pieceTypes.get(type)?.name ?? type,
      seatOf: number => about.seats[number - 1].name,
      called: piece => `${table.seatOf(piece.seat)} ${table.nameOf(piece.piece)}${piece.label && piece.n ? ` ${piece.label}` : ''}`.trim(),
      pieceOn: cell => table.mode.pieces().find(piece => piece.cell === cell),
      wordsOf(cell) {
        const piece = table.pieceOn(cell);
        const sign = Object.keys(signs).find(kind => board.shows.signs[/** @type {keyof Live.Marked} */ (kind)]?.includes(cell));
        return `${cell}, ${piece ? table.called(piece) : 'empty'}${sign ? `, ${signs[sign]}` : ''}`;
      },

      setMode(mode) {
        table.opponent.stop();
        table.mode = mode;
        table.picked = table.held = null;
        mode.enter();
      },

      putBack() {
        table.picked = table.held = null;
        table.refresh();
        table.say('Put back.');
      },

      key(key) {
        if (key === 'Escape') {
          if (table.picked || table.held) table.putBack();
          else if (!table.isPage) table.leave();
        } else if ((key === 'Delete' || key === 'Backspace') && table.mode === table.explore) {
          table.explore.remove(board.at);
        } else if (key === '/') {
          table.questions.open();
        } else if (key === '!') {
          table.questions.answer(`attacks ${board.at}`);
        } else if (key === '?') {
          table.say(help);
        } else {
          return false;
        }
        return true;
      },

      refresh() {
        board.show({ pieces: table.mode.pieces(), signs: table.mode.signs() });
        figure.dispatchEvent(new Event('shown'));
        // What has the focus keeps it, and what is unfolded stays so.
        const unfolded = new Set([...tools.querySelectorAll('details[open] > summary')].map(each => each.textContent));
        /** @param {Element} element */
        const label = element => element.getAttribute('aria-label') ?? element.textContent;
        const { activeElement } = figure.getRootNode(), focused = activeElement && tools.contains(activeElement) && label(activeElement);
        tools.replaceChildren(...table.mode.tools(), commonTools());
        for (const fold of tools.querySelectorAll('details')) fold.open = unfolded.has(fold.firstElementChild?.textContent ?? '');
        const current = tools.querySelector('.live-moves [aria-current]'), list = current?.closest('ol');
        if (current && list) list.scrollTop += current.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
        if (!focused) return;
        const again = [...tools.querySelectorAll('button, select, input')].find(each => label(each) === focused && !each.disabled);
        (again ?? board.element).focus({ preventScroll: true });
      },

      pieceButton(piece, words, press, pressed) {
        const r = host.data.kit.r / 10, room = 1.15 * r;
        const mini = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        mini.setAttribute('viewBox', `${-room} ${-room} ${2 * room} ${2 * room}`);
        mini.setAttribute('aria-hidden', 'true');
        mini.append(board.drawing(piece, { x: 0, y: 0, r }));
        const one = button(make('span', { class: 'drawing live-mini' }, mini), press, { 'aria-label': words, title: words, 'aria-pressed': pressed === undefined ? undefined : String(pressed), class: 'live-piece' });
        if (pressed !== undefined) one.addEventListener('pointerdown', event => { if (event.button === 0) board.drag(event, piece); });
        return one;
      },
    });

    const commonTools = () => group('This board',
        table.isFull && about.playable ? button(table.mode === table.play ? 'Set up freely' : 'Play by the rules', () => {
          if (table.mode === table.explore) return table.setMode(table.play);
          table.explore.setUp(table.play.pieces());
          table.setMode(table.explore);
        }) : '',
        larger ? button(isWhole ? 'This part alone' : 'The whole board', widen) : '',
        button('Turn the board', turn),
        table.zoom.canGrow() ? button('Larger', table.zoom.larger) : '',
        table.zoom.isLarge() ? button('Whole board in sight', table.zoom.fit) : '',
        button('Ask', () => table.questions.open(), { title: 'Where is a piece? What attacks a cell? What stands on a rank?' }),
        ...table.share.menu(),
        table.isPage ? '' : button('Back to the figure', () => table.leave()));

    /// Opens the same on the whole board, or on the part of it that the figure shows.
    const widen = () => {
      table.opponent.stop();
      table.element.remove();
      const next = open(figure, host, !isWhole, { link: table.mode.text() });
      next.say(isWhole ? 'The part of the board that the figure shows.' : 'The whole board.');
    };

    const turn = () => {
      const { seats } = about;
      table.facing = (table.facing + 1) % seats.length;
      board.face(seats[table.facing].turn);
      table.say(`${seats[table.facing].name} sits below.`);
    };

    table.zoom = parts.zoom(table);
    table.explore = parts.explore(table);
    table.play = parts.play(table);
    table.opponent = parts.opponent(table);
    table.questions = parts.questions(table);
    table.share = parts.share(table);
    return table;
  };

  /** @type {(figure: Live.Figure, host: Live.Host, isWhole: boolean, wanted: Live.Wanted) => Live.Table} */
  const open = (figure, host, isWhole, wanted) => {
    const table = figure.live = tableOf(figure, host, isWhole);
    table.begin(wanted);
    return table;
  };

  parts.open = (figure, host, { cell, link }) => {
    const isWhole = link?.startsWith('whole;') ?? false;
    open(figure, host, isWhole, { cell, link: isWhole ? link?.slice('whole;'.length) : link });
  };
}
