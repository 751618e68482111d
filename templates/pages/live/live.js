// @ts-check
// Finds the figures that can live, and wakes them when a reader touches one. Without it every figure
// is the picture that it was.
'use strict';
/** @type {Live.Boardwright} */
const boardwright = (() => {
  const own = /** @type {HTMLScriptElement} */ (document.currentScript);
  const shared = new URL('.', own.src).href;
  // A page without it hands its game over by game().
  const game = own.dataset.game && new URL(own.dataset.game, document.baseURI).href;
  // What the other scripts bring; those beside this one are joined in table.js.
  const parts = /** @type {Live.Parts} */ ({});

  /** @param {string} source */
  const load = source => new Promise((done, failed) => {
    const script = document.createElement('script');
    script.src = source;
    script.addEventListener('load', done);
    script.addEventListener('error', () => failed(new Error(`cannot load ${source}`)));
    document.head.append(script);
  });

  /** @type {Promise<Live.Host>} */
  let waking;
  const wake = () => waking ??= (async () => {
    await Promise.all([load(`${shared}engine.js`), game && load(game), load(`${shared}table.js`)]);
    const { bytesOf, hostOf, unzipped } = parts, packed = bytesOf(parts.data.packed);
    const module = await WebAssembly.compile(await unzipped(bytesOf(parts.engine)));
    const ask = await hostOf(module, [['load', packed]]);
    return { ask, module, packed, data: parts.data, hasAddress: Boolean(game), about: /** @type {Engine.Game} */ (ask({ ask: 'game' })) };
  })();

  /** @type {(figure: Live.Figure, wanted: Live.Wanted) => Promise<void>} */
  const open = async (figure, wanted) => {
    if (figure.querySelector('.live')) return;
    try {
      const host = await wake();
      if (!figure.querySelector('.live')) parts.open(figure, host, wanted);
    } catch (error) {
      const note = document.createElement('p');
      note.className = 'live-said';
      note.textContent = `This figure cannot come to life here: ${error.message}.`;
      figure.append(note);
    }
  };

  /** @type {Live.Boardwright['play']} */
  const play = (figure, link = '') => open(figure, { link });

  /**
   * The state that the page's address has of a figure.
   * @param {string} id
   */
  const linkOf = id => {
    try {
      const [, of, link] = /^#live=([^;]+);?(.*)$/.exec(location.hash) ?? [];
      return of !== undefined && decodeURIComponent(of) === id ? decodeURIComponent(link) : undefined;
    } catch { /* a broken address opens nothing */ }
  };

  const start = () => {
    // The board of a page on which one plays is awake from the beginning.
    const table = document.querySelector('figure[data-play]');
    if (table) play(table, linkOf(table.id));
    for (const figure of document.querySelectorAll('figure[id^=fig-]')) {
      const home = figure.querySelector('.drawing'), name = figure.querySelector('.figure-name');
      if (!home?.querySelector('[data-cell]')) continue;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'explore';
      button.textContent = 'Explore';
      button.setAttribute('aria-label', `Explore ${name ? name.textContent : 'this figure'}`);
      button.addEventListener('click', () => open(figure, {}));
      figure.querySelector('.files')?.prepend(button, ' ');
      home.addEventListener('click', event => {
        const piece = /** @type {Element} */ (event.target).closest('.men');
        if (!piece || event.defaultPrevented) return;
        // The page would enlarge the figure.
        event.preventDefault();
        open(figure, { cell: piece.dataset.cell });
      }, true);
      figure.addEventListener('pointerenter', () => wake().catch(() => {}), { once: true });
      button.addEventListener('focus', () => wake().catch(() => {}), { once: true });
    }
    for (const figure of document.querySelectorAll('figure[id^=fig-]')) {
      const link = linkOf(figure.id);
      if (link !== undefined)
        // It scrolls a frame, and not the page around it.
        open(figure, { link }).then(() => scrollTo(scrollX, scrollY + figure.getBoundingClientRect().top));
    }
  };

  return {
    start,
    play,
    parts,
    engine: text => { parts.engine = text; },
    game: data => { parts.data = data; },
  };
})();
boardwright.start();
