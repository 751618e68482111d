// A board that a reader can touch: men and signs over the cells of a figure, a cursor for the keys,
// and what is said of a cell.
'use strict';
{
  const svg = (name, attributes = {}) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };

  let kit;
  /// One man of each kind and seat, drawn once; drawings that the page has already are not added.
  const kitOf = data => {
    if (kit) return kit;
    const box = document.createElement('div');
    box.innerHTML = data.kit.svg;
    const drawings = box.querySelector('.drawings');
    if (drawings) {
      for (const drawing of drawings.querySelectorAll('[id]'))
        if (document.getElementById(drawing.id)) drawing.remove();
      document.body.append(drawings);
    }
    kit = new Map();
    for (const man of box.querySelectorAll('[data-kit]')) kit.set(man.dataset.kit, man);
    return kit;
  };

  class Board {
    /// `picture`: the figure's svg, whose cells are taken. `on`: what to call when a reader touches
    /// a cell (tap), begins to drag a piece (lift), lets it go (drag) or moves the cursor (look).
    constructor(picture, data, board, name, on) {
      this.data = data;
      this.on = on;
      this.turn = 0;
      this.places = new Map(data.boards[board].map(([cell, x, y, r]) => [cell, { x: x / 10, y: y / 10, r: r / 10 }]));
      this.svg = picture.cloneNode(true);
      for (const old of this.svg.querySelectorAll('title, desc, .men, .marks, .mark, .route, .axis, [class*=arrow], .labels, .name-plate, .name-plate + text'))
        old.remove();
      for (const each of [this.svg, ...this.svg.querySelectorAll('[id]')]) each.removeAttribute('id');
      for (const key of ['role', 'aria-labelledby', 'aria-describedby', 'style']) this.svg.removeAttribute(key);
      this.svg.setAttribute('aria-hidden', 'true');
      this.whole = svg('g');
      this.whole.append(...this.svg.childNodes);
      this.routes = svg('g', { class: 'live-routes' });
      this.men = svg('g', { class: 'live-men' });
      this.signs = svg('g', { class: 'live-signs' });
      this.cursor = svg('circle', { class: 'live-cursor' });
      const names = this.whole.querySelector('.rim-labels');
      this.whole.append(this.routes, this.men, this.signs, this.cursor);
      if (names) this.whole.append(names);
      this.svg.append(this.whole);
      this.shown = new Set([...this.svg.querySelectorAll('.cell[data-cell]')].map(cell => cell.dataset.cell));
      this.kit = kitOf(data);
      this.at = [...this.shown][0];
      this.element = document.createElement('div');
      this.element.className = 'live-board drawing';
      this.element.tabIndex = 0;
      this.element.setAttribute('role', 'application');
      this.element.setAttribute('aria-roledescription', 'board');
      this.element.setAttribute('aria-label', name);
      this.element.append(this.svg);
      this.listen();
      this.typed = '';
    }

    place(cell) {
      return this.places.get(cell);
    }

    /// Turns the board so that a seat sits below; what is written stays upright.
    face(degrees) {
      this.turn = degrees;
      const { x, y, width, height } = this.svg.viewBox.baseVal;
      this.whole.setAttribute('transform', degrees ? `rotate(${degrees} ${x + width / 2} ${y + height / 2})` : '');
      this.svg.style.setProperty('--upright', `${-degrees}deg`);
      this.svg.classList.toggle('turned', degrees !== 0);
      if (this.shows) this.show(this.shows);
    }

    manOf(man, { x, y, r }) {
      const { kit } = this.data, model = this.kit.get(`${man.seat} ${man.piece}`);
      if (!model) return svg('g');
      const made = model.cloneNode(true);
      made.removeAttribute('data-kit');
      made.dataset.cell = man.cell ?? '';
      const scale = r / (kit.r / 10), { forward } = model.dataset;
      made.setAttribute('transform', `translate(${x} ${y}) rotate(${forward ? 0 : -this.turn}) scale(${scale}) translate(${-kit.x / 10} ${-kit.y / 10})`);
      if (forward)  // only the drawing points the way its seat plays
        made.querySelector('.as-letters').setAttribute('transform', `rotate(${-this.turn} ${kit.x / 10} ${kit.y / 10})`);
      if (man.label) for (const text of made.querySelectorAll('.man-label')) text.textContent = man.label;
      if (man.n) for (const text of made.querySelectorAll('.man-number')) text.textContent = man.n;
      made.classList.toggle('live-mated', Boolean(man.mated));
      return made;
    }

    /// Puts men where they stand; `signs` has lists of cells by kind, and routes.
    show(what) {
      this.shows = what;
      this.men.replaceChildren(...what.men.filter(man => this.shown.has(man.cell))
          .map(man => this.manOf(man, this.place(man.cell))));
      this.showSigns(what.signs ?? {});
    }

    showSigns(signs) {
      this.shows.signs = signs;
      const made = [], routes = [];
      for (const kind of ['last', 'picked', 'check', 'moves', 'blocked', 'captures', 'passed', 'swaps', 'attackers'])
        for (const cell of signs[kind] ?? []) {
          if (!this.shown.has(cell)) continue;
          const { x, y, r } = this.place(cell);
          made.push(svg('circle', { class: `live-${kind}`, cx: x, cy: y, r: kind === 'moves' ? 0.32 * r : 1.08 * r }));
        }
      for (const route of signs.routes ?? []) {
        const points = route.filter(cell => this.shown.has(cell)).map(cell => this.place(cell));
        if (points.length > 1)
          routes.push(svg('polyline', { class: 'live-route', points: points.map(({ x, y }) => `${x},${y}`).join(' ') }));
      }
      this.routes.replaceChildren(...routes);
      this.signs.replaceChildren(...made);
    }

    /// Moves the cursor of the keys.
    look(cell, quiet) {
      if (!this.shown.has(cell)) return;
      this.at = cell;
      const { x, y, r } = this.place(cell);
      for (const [key, value] of Object.entries({ cx: x, cy: y, r: 1.2 * r })) this.cursor.setAttribute(key, value);
      this.element.classList.add('has-cursor');
      if (!quiet) this.on.look(cell);
    }

    /// The nearest cell in a direction of the screen.
    beside(cell, [dx, dy]) {
      const from = this.place(cell), angle = -this.turn * Math.PI / 180;
      const [ax, ay] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
      let best, least = Infinity;
      for (const each of this.shown) {
        const { x, y } = this.place(each), along = (x - from.x) * ax + (y - from.y) * ay;
        const across = Math.abs((x - from.x) * ay - (y - from.y) * ax);
        if (along < 1 || across > 1.2 * along) continue;
        const far = along + 2 * across;
        if (far < least) [best, least] = [each, far];
      }
      return best;
    }

    cellAt(event) {
      const hit = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-cell]');
      return hit && this.svg.contains(hit) ? hit.dataset.cell : null;
    }

    /// A man follows the pointer; where it is let go he is put down.
    drag(event, man, begun) {
      const point = each => {
        const at = new DOMPoint(each.clientX, each.clientY).matrixTransform(this.whole.getScreenCTM().inverse());
        return { x: at.x, y: at.y };
      };
      const start = [event.clientX, event.clientY];
      let ghost, moved = false;
      const move = each => {
        if (!moved && Math.hypot(each.clientX - start[0], each.clientY - start[1]) < 6) return;
        if (!moved) {
          begun?.();
          this.on.lift(man);
        }
        moved = true;
        ghost?.remove();
        ghost = this.manOf(man, { ...point(each), r: 1.1 * (this.place(man.cell)?.r ?? this.data.kit.r / 10) });
        ghost.classList.add('live-ghost');
        this.whole.append(ghost);
      };
      const end = each => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        ghost?.remove();
        if (moved) this.on.drag(man, each.type === 'pointerup' ? this.cellAt(each) : man.cell);
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    }

    listen() {
      let dragged = false;
      this.element.addEventListener('pointerdown', event => {
        dragged = false;
        const cell = this.cellAt(event), man = this.shows?.men.find(each => each.cell === cell);
        if (event.button === 0 && man && this.on.mayDrag(man)) this.drag(event, man, () => { dragged = true; });
      });
      this.element.addEventListener('click', event => {
        const cell = this.cellAt(event);
        if (dragged || !cell) return;
        this.look(cell, true);
        this.element.classList.remove('has-cursor');
        this.on.tap(cell);
      });
      this.element.addEventListener('focus', () => {
        if (this.element.matches(':focus-visible')) this.look(this.at, true);
      });
      this.element.addEventListener('keydown', event => this.press(event));
    }

    press(event) {
      if (event.key.length > 1 || event.key === ' ') this.typed = '';
      const ways = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (ways[event.key]) {
        const next = this.beside(this.at, ways[event.key]);
        if (next) this.look(next);
        else this.on.say('The board ends here.');
      } else if (event.key === 'Enter' || event.key === ' ') {
        this.look(this.at, true);
        this.on.tap(this.at);
      } else if (!this.on.key(event.key) && /^[\p{L}\p{N}-]$/u.test(event.key)) {
        this.spell(event.key.toLowerCase());
      } else if (!['Escape', 'Delete', 'Backspace', '/', '?', '!'].includes(event.key)) {
        return;
      }
      event.preventDefault();
    }

    /// Letters one after the other are the name of a cell.
    spell(letter) {
      clearTimeout(this.pause);
      this.pause = setTimeout(() => { this.typed = ''; }, 1500);
      const named = start => [...this.shown].find(cell => cell.toLowerCase() === start) ??
          [...this.shown].find(cell => cell.toLowerCase().startsWith(start));
      const whole = named(this.typed + letter);
      this.typed = whole ? this.typed + letter : letter;
      const found = whole ?? named(letter);
      if (found) this.look(found);
    }
  }

  boardwright.parts.Board = Board;
}
