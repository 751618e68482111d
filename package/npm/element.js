// The element <bw-board>: a game that is played, the reach of a piece, or a position.
import { Game, hostFor, open } from './board.js';
import { make, open as openTable } from './live.js';
import { looks } from './looks.js';

/// The question of an attribute: "knight e4 own=c3,c5 enemy=f6 seat=2 state=n=3".
const questionOf = text => {
  const [piece, cell = '', ...more] = text.trim().split(/\s+/), { seat = '1', own, enemy, state } = Object.fromEntries(more.map(each => each.split(/=(.*)/)));
  return { piece, cell, seat: Number(seat), own, enemy, state };
};

/// The style of a game's drawings, where the theme is an attribute of the element.
const styled = style => style.replaceAll(':root:not([data-theme=light])', ':host(:not([theme=light]))').replaceAll(':root[data-theme=dark]', ':host([theme=dark])');

const own = `:host { display: block; color: var(--ink); background: var(--paper); }
:host([hidden]), figcaption { display: none; }
figure { margin: 0; }
.problem { margin: 0; padding: 0.4rem; font-family: var(--sans); }`;

export class BoardElement extends (globalThis.HTMLElement ?? Object) {  // a server has no elements
  static observedAttributes = ['game', 'position', 'reach', 'play', 'pieces', 'theme'];

  #root = this.attachShadow({ mode: 'open', delegatesFocus: true });
  #given;
  #game;
  #figure;
  #turn = 0;
  #shown = '';
  #begins = false;
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #repaint = () => this.#draw();

  /// The game that is shown, once it is open. It can be set to a Game of either entry.
  get game() { return this.#game; }
  set game(game) {
    this.#given = game;
    this.#draw();
  }

  /// The game as it is being played: its moves, who moves, what is legal.
  get state() { return this.#figure?.live?.play.state; }

  connectedCallback() {
    this.#dark.addEventListener('change', this.#repaint);
    this.#draw();
  }

  disconnectedCallback() {
    this.#dark.removeEventListener('change', this.#repaint);
    this.#figure?.live?.opponent.stop();
  }

  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if (name === 'game') this.#given = undefined;
    this.#draw();
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(`bw-${name}`, { detail, bubbles: true, composed: true }));
  }

  /// Draws anew once all attributes are there: the newest wins.
  async #draw() {
    const mine = ++this.#turn;
    await Promise.resolve();
    if (mine !== this.#turn || !this.isConnected) return;
    const given = this.#given ?? this.getAttribute('game');
    if (!given) return;
    try {
      const opened = await open(given instanceof Game ? given.packed : given);
      const isLive = this.hasAttribute('play') || this.hasAttribute('reach'), host = isLive && await hostFor(opened.packed);
      if (mine !== this.#turn) return;
      this.#figure?.live?.opponent.stop();
      this.#game = opened;
      if (host) this.#bringToLife(opened, host);
      else this.#paint(opened);
    } catch (error) {
      if (mine !== this.#turn) return;
      this.#root.replaceChildren(make('style', {}, looks, own), make('p', { class: 'problem', role: 'alert' }, `${error.message}${error.hint ? `: ${error.hint}` : ''}.`));
      this.#tell('error', { error });
    }
  }

  #paint(opened) {
    const theme = this.getAttribute('theme') ?? (this.#dark.matches ? 'dark' : 'light');
    const svg = opened.svg({ position: this.getAttribute('position') ?? undefined, pieces: this.getAttribute('pieces') ?? 'drawn', theme: theme === 'dark' ? theme : 'light' });
    const home = make('div', { part: 'board' });
    home.innerHTML = svg;
    this.#figure = undefined;
    this.#root.replaceChildren(make('style', {}, looks, own, 'svg { display: block; width: 100%; height: auto; }'), home);
    this.#tell('open', { game: opened });
  }

  #bringToLife(opened, { ask, module, packed }) {
    const { board, style, data } = opened.packed, position = this.getAttribute('position') ?? '', reach = this.getAttribute('reach');
    if (position) opened.reset(position);
    const link = reach === null ? '' : `set;${opened.men(questionOf(reach)).join(',')};${questionOf(reach).cell}`;
    if (link) opened.reach(questionOf(reach));
    const moves = this.getAttribute('play') ? opened.play(this.getAttribute('play')).plays : [];
    const home = make('div', { class: opened.packed.drawn && this.getAttribute('pieces') !== 'letters' ? 'drawn-first' : '' });
    home.innerHTML = board.replace(/<(\/?)h1/g, '<$1span');
    this.#root.replaceChildren(make('style', {}, looks, styled(style), own), home);
    const figure = this.#figure = home.querySelector('figure');
    this.#begins = true;
    figure.addEventListener('shown', () => this.#showed(figure.live));
    openTable(figure, { ask, module, packed, data, hasAddress: false, about: ask({ ask: 'game' }) },
        { link: link || ['play', position, ...moves].join(';') });
    const { live } = figure;
    for (const [name, each] of [['board', live.board.element], ['said', live.said], ['tools', live.said.nextElementSibling]]) each.part.add(name);
    this.#begins = false;
    this.#tell('open', { game: opened });
  }

  /// Tells what has been done on the board; what it begins with is no news.
  #showed({ mode, play, picked, board }) {
    const news = mode === play ? JSON.stringify([play.state.plays, play.state.ending?.by]) : JSON.stringify([picked, board.shows.signs]);
    if (news === this.#shown) return;
    this.#shown = news;
    if (this.#begins) return;
    const { plays, fen, turn, ending, said } = play.state ?? {};
    if (mode === play) this.#tell('move', { moves: plays, fen, turn, ending, said });
    else this.#tell('reach', { cell: picked, ...board.shows.signs });
  }
}

if (globalThis.customElements && !customElements.get('bw-board')) customElements.define('bw-board', BoardElement);
