// @ts-check
// A board that a reader can touch: pieces and signs over the cells of a figure, and a cursor for the keys.
'use strict';
{
  const { parts } = boardwright;

  /** @type {<K extends keyof SVGElementTagNameMap>(name: K, attributes?: { [key: string]: string | number }) => SVGElementTagNameMap[K]} */
  const make = (name, attributes = {}) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    return made;
  };

  /** @type {WeakMap<Live.Data, HTMLElement>} */
  const kits = new WeakMap();
  /**
   * One piece of each type and seat, drawn once; drawings that the page, or the element, has already are not added.
   * @type {(data: Live.Data, root: Document | ShadowRoot) => Map<string | undefined, SVGElement>}
   */
  const kitOf = (data, root) => {
    const kit = kits.get(data) ?? document.createElement('div');
    if (!kits.has(data)) kit.innerHTML = data.kit.svg;
    kits.set(data, kit);
    const drawings = kit.querySelector('svg.drawings')?.cloneNode(true);
    for (const drawing of drawings?.querySelectorAll('[id]') ?? [])
      if (root.getElementById(drawing.id)) drawing.remove();
    if (drawings?.querySelector('[id]')) (root instanceof Document ? root.body : root).append(drawings);
    return new Map([...kit.querySelectorAll('g[data-kit]')].map(piece => [piece.dataset.kit, piece]));
  };

  const kinds = /** @type {const} */ (['last', 'picked', 'check', 'moves', 'blocked', 'captures', 'passed', 'swaps', 'attackers', 'hint']);
  /** @type {{ [key: string]: [x: number, y: number]}} */
  const arrows = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

  /**
   * What a part of a piece is; a disc and the badge on it differ only in what they draw.
   * @param {Element} part
   */
  const kindOf = part => `${part.classList[0]} ${part.getAttribute('href') ?? ''}`;

  parts.board = (picture, data, id, name, on) => {
    const svg = picture.cloneNode(true), home = picture.getRootNode();
    /**
     * What the page has written once for all its figures.
     * @param {SVGUseElement} use
     */
    const shapeOf = use => home.getElementById(use.getAttribute('href')?.slice(1) ?? '');
    const shared = new Set([...svg.querySelectorAll('.men > use')].map(shapeOf));
    // Texts that would be too small in a narrow window are left out there, by a class of the drawing's own.
    const small = new Map([svg, ...shared].flatMap(from => [...from?.querySelectorAll('.men [class*=" w"], .shape [class*=" w"]') ?? []]).flatMap(each => {
      const width = [...each.classList].find(name => /^w\d+$/.test(name));
      return width ? [[kindOf(each), width]] : [];
    }));
    for (const old of svg.querySelectorAll('title, desc, .men, .marks, .mark, .route, .axis, [class*=arrow], .labels, .name-plate, .name-plate + text'))
      old.remove();
    for (const each of [svg, ...svg.querySelectorAll('[id]')]) each.removeAttribute('id');
    for (const key of ['role', 'aria-labelledby', 'aria-describedby', 'style']) svg.removeAttribute(key);
    svg.setAttribute('aria-hidden', 'true');
    // The board is drawn anew with each sign, which is quicker if its cells are paths of its own.
    for (const use of svg.querySelectorAll('use')) {
      const shape = shapeOf(use);
      if (!(shape instanceof SVGPathElement)) continue;
      const path = make('path', { d: shape.getAttribute('d') ?? '' });
      for (const { name, value } of use.attributes) if (name !== 'href') path.setAttribute(name, value);
      use.replaceWith(path);
    }
    const whole = make('g'), under = make('g', { class: 'live-under' }), routes = make('g', { class: 'live-routes' }), pieces = make('g', { class: 'live-men' });
    const marks = make('g', { class: 'live-signs' }), cursor = make('circle', { class: 'live-cursor' });
    whole.append(...svg.childNodes);
    const labels = whole.querySelector('.rim-labels');
    whole.append(under, routes, pieces, marks, cursor);
    if (labels) whole.append(labels);
    svg.append(whole);

    const places = new Map(data.boards[id].map(([cell, x, y, r]) => [cell, { x: x / 10, y: y / 10, r: r / 10 }]));
    const shown = new Map([...svg.querySelectorAll('.cell[data-cell]')].map(({ dataset: { cell = '' } }) => [cell, /** @type {Live.Place} */ (places.get(cell))]));
    const cells = new Map([...svg.querySelectorAll('.cell[data-cell]')].map(each => [each.dataset.cell, each]));
    const element = parts.make('div', { class: 'live-board drawing', tabindex: 0, role: 'application', 'aria-roledescription': 'board', 'aria-label': name }, svg);
    const models = kitOf(data, home), size = data.kit.r / 10, x0 = data.kit.x / 10, y0 = data.kit.y / 10;
    let turned = 0, typed = '', pause = 0;

    /** @param {PointerEvent | MouseEvent} event */
    const cellAt = event => {
      const hit = element.getRootNode().elementFromPoint(event.clientX, event.clientY)?.closest('[data-cell]');
      return hit?.dataset.cell !== undefined && svg.contains(hit) ? hit.dataset.cell : null;
    };

    /**
     * The nearest cell in a direction of the screen.
     * @param {[x: number, y: number]} direction
     */
    const beside = ([dx, dy]) => {
      const from = /** @type {Live.Place} */ (shown.get(board.at)), angle = -turned * Math.PI / 180;
      const [ax, ay] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
      let best, least = Infinity;
      for (const [each, { x, y }] of shown) {
        const along = (x - from.x) * ax + (y - from.y) * ay, across = Math.abs((x - from.x) * ay - (y - from.y) * ax);
        if (along < 1 || across > 1.2 * along) continue;
        const far = along + 2 * across;
        if (far < least) [best, least] = [each, far];
      }
      return best;
    };

    /**
     * Letters one after the other are the name of a cell.
     * @param {string} letter
     */
    const spell = letter => {
      clearTimeout(pause);
      pause = setTimeout(() => { typed = ''; }, 1500);
      /** @param {string} start */
      const named = start => [...shown.keys()].find(cell => cell.toLowerCase() === start) ??
          [...shown.keys()].find(cell => cell.toLowerCase().startsWith(start));
      const longer = named(typed + letter);
      typed = longer ? typed + letter : letter;
      const found = longer ?? named(letter);
      if (found) board.look(found);
    };

    /** @param {KeyboardEvent} event */
    const press = event => {
      if (event.key.length > 1 || event.key === ' ') typed = '';
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (arrows[event.key]) {
        const next = beside(arrows[event.key]);
        if (next) board.look(next);
        else on.say('The board ends here.');
      } else if (event.key === 'Enter' || event.key === ' ') {
        board.look(board.at, true);
        on.tap(board.at);
      } else if (!on.key(event.key) && /^[\p{L}\p{N}-]$/u.test(event.key)) {
        spell(event.key.toLowerCase());
      } else if (!['Escape', 'Delete', 'Backspace', '/', '?', '!'].includes(event.key)) {
        return;
      }
      event.preventDefault();
    };

    let dragged = false;
    element.addEventListener('pointerdown', event => {
      dragged = false;
      const cell = cellAt(event), piece = board.shows.pieces.find(each => each.cell === cell);
      if (event.button === 0 && piece && on.mayDrag(piece)) board.drag(event, piece, () => { dragged = true; });
    });
    element.addEventListener('click', event => {
      const cell = cellAt(event);
      if (dragged || !cell) return;
      board.look(cell, true);
      element.classList.remove('has-cursor');
      on.tap(cell);
    });
    element.addEventListener('focus', () => {
      if (element.matches(':focus-visible')) board.look(board.at, true);
    });
    element.addEventListener('keydown', press);

    /** @type {Live.Board} */
    const board = {
      svg, element, places,
      at: [...shown.keys()][0],
      shows: { pieces: [], signs: {} },

      face(degrees) {
        turned = degrees;
        const { x, y, width, height } = svg.viewBox.baseVal;
        whole.setAttribute('transform', degrees ? `rotate(${degrees} ${x + width / 2} ${y + height / 2})` : '');
        svg.style.setProperty('--upright', `${-degrees}deg`);
        svg.classList.toggle('turned', degrees !== 0);
        board.show(board.shows);
      },

      drawing(piece, { x, y, r }) {
        const model = models.get(`${piece.seat} ${piece.piece}`);
        if (!model) return make('g');
        const made = model.cloneNode(true), { forward } = model.dataset;
        made.removeAttribute('data-kit');
        made.dataset.cell = piece.cell;
        made.setAttribute('transform', `translate(${x} ${y}) rotate(${forward ? 0 : -turned}) scale(${r / size}) translate(${-x0} ${-y0})`);
        if (forward)  // only the drawing points the way its seat plays
          made.querySelector('.as-letters')?.setAttribute('transform', `rotate(${-turned} ${x0} ${y0})`);
        for (const each of made.querySelectorAll('[class]')) {
          const width = small.get(kindOf(each));
          if (width) each.classList.add(width);
        }
        if (piece.label) for (const text of made.querySelectorAll('.man-label')) text.textContent = piece.label;
        if (piece.n) for (const text of made.querySelectorAll('.man-number')) text.textContent = String(piece.n);
        made.classList.toggle('live-mated', Boolean(piece.mated));
        return made;
      },

      show(what) {
        board.shows = what;
        pieces.replaceChildren(...what.pieces.flatMap(piece => {
          const place = shown.get(piece.cell);
          if (!place) return [];
          const made = board.drawing(piece, place);
          made.classList.toggle('live-still', !on.mayDrag(piece));
          return [made];
        }));
        board.showSigns(what.signs);
      },

      showSigns(signs) {
        board.shows.signs = signs;
        /** @param {string[]} [cells] */
        const placesOf = (cells = []) => cells.flatMap(cell => shown.get(cell) ?? []);
        marks.replaceChildren(...kinds.flatMap(kind => placesOf(signs[kind]).map(({ x, y, r }) =>
            make('circle', { class: `live-${kind}`, cx: x, cy: y, r: kind === 'moves' ? 0.32 * r : 1.08 * r }))));
        under.replaceChildren(...(signs.last ?? []).flatMap(cell => {
          const area = cells.get(cell)?.cloneNode();
          if (!area) return [];
          area.setAttribute('class', 'live-was');
          delete area.dataset.cell;
          return [area];
        }));
        routes.replaceChildren(...(signs.routes ?? []).map(placesOf).filter(points => points.length > 1).map(points =>
            make('polyline', { class: 'live-route', points: points.map(({ x, y }) => `${x},${y}`).join(' ') })));
      },

      slide(from, to) {
        const start = shown.get(from), end = shown.get(to), [piece] = pieces.querySelectorAll(`[data-cell="${CSS.escape(to)}"]`);
        if (!start || !end || !piece || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
        pieces.append(piece);  // over all others
        piece.animate([{ translate: `${start.x - end.x}px ${start.y - end.y}px` }, { translate: '0 0' }], { duration: 180, easing: 'ease-out' });
      },

      look(cell, quiet) {
        const place = shown.get(cell);
        if (!place) return;
        board.at = cell;
        for (const [key, value] of Object.entries({ cx: place.x, cy: place.y, r: 1.2 * place.r })) cursor.setAttribute(key, String(value));
        element.classList.add('has-cursor');
        if (!quiet) on.look(cell);
      },

      drag(event, piece, begun) {
        /** @param {PointerEvent} each */
        const point = each => new DOMPoint(each.clientX, each.clientY).matrixTransform(whole.getScreenCTM()?.inverse());
        /** @type {SVGElement | undefined} */
        let ghost;
        let moved = false;
        /** @param {PointerEvent} each */
        const move = each => {
          if (!moved && Math.hypot(each.clientX - event.clientX, each.clientY - event.clientY) < 6) return;
          if (!moved) {
            begun?.();
            on.lift(piece);
          }
          moved = true;
          // A large board goes on where the pointer comes to its edge.
          const frame = element.getBoundingClientRect(), edge = 24;
          element.scrollLeft += Math.max(0, each.clientX - frame.right + edge) - Math.max(0, frame.left + edge - each.clientX);
          element.scrollTop += Math.max(0, each.clientY - frame.bottom + edge) - Math.max(0, frame.top + edge - each.clientY);
          ghost?.remove();
          const { x, y } = point(each);
          ghost = board.drawing(piece, { x, y, r: 1.1 * (places.get(piece.cell)?.r ?? size) });
          ghost.classList.add('live-ghost');
          whole.append(ghost);
        };
        /** @param {PointerEvent} each */
        const end = each => {
          removeEventListener('pointermove', move);
          removeEventListener('pointerup', end);
          removeEventListener('pointercancel', end);
          ghost?.remove();
          if (moved) on.drag(piece, each.type === 'pointerup' ? cellAt(each) : piece.cell);
        };
        addEventListener('pointermove', move);
        addEventListener('pointerup', end);
        addEventListener('pointercancel', end);
      },
    };
    return board;
  };
}
