// Finds the figures that can come to life, and wakes them when somebody asks. Without it every
// figure is the picture that it was.
'use strict';
const boardwright = (() => {
  const own = document.currentScript;
  const shared = new URL('.', own.src).href;
  const game = new URL(own.dataset.game, document.baseURI).href;
  const parts = {};  // what the other scripts bring: engine, data, and the classes of live boards

  const load = source => new Promise((done, failed) => {
    const script = document.createElement('script');
    script.src = source;
    script.addEventListener('load', done);
    script.addEventListener('error', () => failed(new Error(`cannot load ${source}`)));
    document.head.append(script);
  });

  const bytesOf = text => {
    const raw = atob(text), bytes = new Uint8Array(raw.length);
    for (let i = 0; i < raw.length; ++i) bytes[i] = raw.charCodeAt(i);
    return bytes;
  };
  const unzipped = bytes => new Response(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();

  /// Questions to the engine. It also runs in a worker, which gets this function as text.
  const hostOf = async (module, packed) => {
    const { exports } = await WebAssembly.instantiate(module, {});
    exports._initialize();
    const put = bytes => {
      const at = exports.input(bytes.length);
      new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    };
    put(packed);
    if (!exports.load()) throw new Error('the engine does not know this game');
    const out = new TextDecoder(), into = new TextEncoder();
    return question => {
      const line = (key, value) => `${key} ${String(value).replace(/\n/g, ' ')}\n`;
      put(into.encode(Object.entries(question).map(([key, value]) =>
          Array.isArray(value) ? value.map(each => line(key, each)).join('') : line(key, value))
          .join('')));
      exports.ask();
      return JSON.parse(out.decode(
          new Uint8Array(exports.memory.buffer, exports.output(), exports.output_size())));
    };
  };

  let waking;
  const wake = () => waking ??= (async () => {
    await Promise.all([load(`${shared}engine.js`), load(game), load(`${shared}table.js`)]);
    const packed = bytesOf(parts.data.packed);
    const module = await WebAssembly.compile(await unzipped(bytesOf(parts.engine)));
    const ask = await hostOf(module, packed);
    return { ask, module, packed, data: parts.data, about: ask({ ask: 'game' }) };
  })();

  const open = async (figure, state) => {
    const old = figure.querySelector('.live');
    if (old) return;
    try {
      const host = await wake();
      if (figure.querySelector('.live')) return;
      parts.Table.open(figure, host, state);
    } catch (error) {
      const note = document.createElement('p');
      note.className = 'live-said';
      note.textContent = `This figure cannot come to life here: ${error.message}.`;
      figure.append(note);
    }
  };

  const start = () => {
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
        const man = event.target.closest('.men');
        if (!man || event.defaultPrevented) return;
        event.preventDefault();  // the page would enlarge the figure
        open(figure, { cell: man.dataset.cell });
      }, true);
      figure.addEventListener('pointerenter', () => wake().catch(() => {}), { once: true });
      button.addEventListener('focus', () => wake().catch(() => {}), { once: true });
    }
    const linked = /^#live=([^;]+);?(.*)$/.exec(location.hash);
    if (!linked) return;
    try {
      const figure = document.getElementById(decodeURIComponent(linked[1]));
      if (figure?.matches('figure[id^=fig-]'))
        open(figure, { link: decodeURIComponent(linked[2]) })
            .then(() => scrollTo(scrollX, scrollY + figure.getBoundingClientRect().top));  // a frame, and not the page around it
    } catch { /* a broken address opens nothing */ }
  };

  return {
    start,
    parts,
    hostOf,
    engine: text => { parts.engine = text; },
    game: data => { parts.data = data; },
  };
})();
boardwright.start();
