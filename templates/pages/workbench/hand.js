// @ts-check
// A board of the engine's under the hand: cells are chosen by a tap, by a drag or with the keys, and bear signs.
'use strict';
{
  const { make } = bench;
  /** @type {{ [key: string]: [x: number, y: number] }} */
  const arrows = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

  /** @type {(name: string, attributes: { [key: string]: string | number }) => SVGElement} */
  const shape = (name, attributes) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    return made;
  };
  /// A sign differs from the others in its shape, not only in its colour.
  /** @type {{ [sign: string]: (x: number, y: number, r: number) => string }} */
  const signs = {
    dot: (x, y, r) => `M${x - 0.3 * r},${y}a${0.3 * r},${0.3 * r} 0 1 0 ${0.6 * r},0a${0.3 * r},${0.3 * r} 0 1 0 ${-0.6 * r},0Z`,
    ring: (x, y, r) => `M${x - 0.6 * r},${y}a${0.6 * r},${0.6 * r} 0 1 0 ${1.2 * r},0a${0.6 * r},${0.6 * r} 0 1 0 ${-1.2 * r},0ZM${x - 0.4 * r},${y}a${0.4 * r},${0.4 * r} 0 1 1 ${0.8 * r},0a${0.4 * r},${0.4 * r} 0 1 1 ${-0.8 * r},0Z`,
    cross: (x, y, r) => [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([i, j]) => `M${x},${y}L${x + i * 0.6 * r},${y + j * 0.45 * r} ${x + i * 0.45 * r},${y + j * 0.6 * r}Z`).join(''),
  };

  /** @type {Workbench.Bench['hand']} */
  bench.hand = (home, { name, covers, tool }) => {
    const spoken = make('p', { class: 'unseen', role: 'status' });
    home.after(spoken);
    let at = '', active = false, dragged = false, typed = '', pause = 0;
    /** @type {Map<string, string>} */
    let marked = new Map();
    const root = () => home.shadowRoot;
    /** @returns {Map<string, SVGGraphicsElement>} */
    const cells = () => new Map([...root()?.querySelectorAll('.cell[data-cell]') ?? []].map(each => [each.dataset.cell ?? '', /** @type {any} */ (each)]));  // any: a drawing has paths
    /** @param {string} cell */
    const place = cell => {
      const box = cells().get(cell)?.getBBox() ?? new DOMRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, r: Math.min(box.width, box.height) / 2 };
    };
    /** @param {string} cell */
    const pieceOn = cell => [...root()?.querySelectorAll('.men[data-cell]') ?? []].find(each => each.dataset.cell === cell);
    /** @param {string} cell */
    const wordsOf = cell => `${cell}${marked.has(cell) ? ', marked' : ''}: ${pieceOn(cell)?.querySelector('title')?.textContent ?? 'empty'}`;

    const refresh = () => {
      const svg = root()?.querySelector('svg');
      if (!svg) return;
      svg.querySelector('.hand')?.remove();
      if (covers) svg.querySelectorAll('.mark, .route').forEach(each => { each.style.visibility = active ? 'hidden' : ''; });
      if (!active) return;
      const layer = shape('g', { class: 'hand', style: 'pointer-events:none' });
      const known = cells();
      for (const [cell, sign] of marked) {
        if (!known.has(cell)) continue;
        const { x, y, r } = place(cell);
        layer.append(shape('path', { d: signs[sign](x, y, r), style: `fill:var(--reading);stroke:var(--paper);stroke-width:${r / 12};paint-order:stroke` }));
      }
      if (known.has(at)) {
        const { x, y, r } = place(at);
        for (const [width, colour] of [[r / 5, '--paper'], [r / 10, '--reading']])
          layer.append(shape('circle', { class: 'at', cx: x, cy: y, r: 0.85 * r, style: `fill:none;stroke:var(${colour});stroke-width:${width}` }));
      }
      svg.append(layer);
    };
    /** @param {string} cell */
    const look = cell => {
      at = cell;
      refresh();
      spoken.textContent = wordsOf(cell);
    };
    /** @param {PointerEvent} event */
    const cellAt = event => /** @type {Element | null | undefined} */ (root()?.elementFromPoint(event.clientX, event.clientY))?.closest('[data-cell]')?.dataset.cell ?? '';

    home.addEventListener('click', event => {
      const cell = active && !dragged && /** @type {Element} */ (event.composedPath()[0]).closest?.('[data-cell]')?.dataset.cell;
      dragged = false;
      if (!cell) return;
      at = cell;
      tool()?.tap(cell);
      refresh();
    });
    home.addEventListener('pointerdown', event => {
      const drag = active ? tool()?.drag : undefined, cell = drag ? cellAt(event) : '', piece = cell ? pieceOn(cell) : undefined;
      dragged = false;
      if (!cell || !piece) return;
      carry(event, piece.dataset.piece ?? '', to => {
        dragged = true;
        drag?.(cell, to);
      });
    });
    home.addEventListener('keydown', event => {
      if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = cells(), direction = arrows[event.key];
      if (direction) {
        event.preventDefault();
        return look(all.has(at) ? beside(direction) ?? at : [...all.keys()][0]);
      }
      if (event.key === 'Escape') return tool()?.leave?.();
      if (/^[A-Za-z0-9-]$/.test(event.key)) {
        clearTimeout(pause);
        pause = setTimeout(() => { typed = ''; }, 1500);
        typed += event.key.toLowerCase();
        const found = [...all.keys()].find(cell => cell.toLowerCase().startsWith(typed));
        if (found) look(found);
        return;
      }
      if (!all.has(at)) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        tool()?.tap(at);
      }
      if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault();
        tool()?.clear?.(at);
      }
    });

    /// The nearest cell in a direction.
    /** @param {[x: number, y: number]} direction */
    const beside = ([dx, dy]) => {
      const from = place(at);
      let best, least = Infinity;
      for (const cell of cells().keys()) {
        const { x, y } = place(cell), along = (x - from.x) * dx + (y - from.y) * dy, across = Math.abs((x - from.x) * dy - (y - from.y) * dx);
        if (along < 1 || across > 1.2 * along) continue;
        if (along + 2 * across < least) [best, least] = [cell, along + 2 * across];
      }
      return best;
    };

    /**
     * Carries a piece with the pointer; where it is let go is a cell, or none.
     * @type {Workbench.Hand['carry']}
     */
    const carry = (event, piece, done) => {
      if (event.button !== 0) return;
      const image = bench.pieceImage(piece), from = [event.clientX, event.clientY];
      image.classList.add('carried');
      /// Otherwise the browser drags what is selected.
      /** @param {Event} event */
      const stay = event => event.preventDefault();
      /** @param {PointerEvent} to */
      const move = to => {
        if (!image.isConnected && Math.hypot(to.clientX - from[0], to.clientY - from[1]) < 6) return;
        if (!image.isConnected) document.body.append(image);
        image.style.left = `${to.clientX}px`;
        image.style.top = `${to.clientY}px`;
      };
      /** @param {PointerEvent} to */
      const end = to => {
        removeEventListener('pointermove', move);
        removeEventListener('dragstart', stay);
        for (const each of /** @type {const} */ (['pointerup', 'pointercancel'])) removeEventListener(each, end);
        if (!image.isConnected) return;
        image.remove();
        if (to.type === 'pointerup') done(cellAt(to));
      };
      addEventListener('pointermove', move);
      addEventListener('dragstart', stay);
      for (const each of /** @type {const} */ (['pointerup', 'pointercancel'])) addEventListener(each, end);
    };

    return {
      refresh, carry, pieceOn: cell => pieceOn(cell)?.dataset.piece,
      mark: (signs = new Map()) => {
        marked = signs;
        refresh();
      },
      use: on => {
        active = on;
        home.classList.toggle('handled', on);
        if (on) for (const [key, value] of Object.entries({ tabindex: '0', role: 'application', 'aria-roledescription': 'board', 'aria-label': name })) home.setAttribute(key, value);
        else for (const key of ['tabindex', 'role', 'aria-roledescription', 'aria-label']) home.removeAttribute(key);
        refresh();
      },
    };
  };
}
