// @ts-check
// Questions to the engine, which runs in a worker: one at a time, and the newest text wins.
'use strict';
{
  /// Runs in the worker, which gets it as text.
  const work = () => {
    /** @type {Map<string, string>} */
    const files = new Map();
    const most = 400e6, into = new TextEncoder(), out = new TextDecoder();
    /** @type {WebAssembly.Module} */
    let module;
    /** @type {Engine.Exports | null} */
    let engine;
    /** @type {(engine: Engine.Exports, text: string) => void} */
    const give = (engine, text) => {
      const bytes = into.encode(text), at = engine.input(bytes.length);
      new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
    };
    /** @type {(engine: Engine.Exports, path: string, text: string) => void} */
    const put = (engine, path, text) => {
      give(engine, `${path}\n${text}`);
      engine.put();
    };
    const begin = () => {
      const begun = /** @type {WebAssembly.Exports & Engine.Exports} */ (new WebAssembly.Instance(module, {}).exports);
      begun._initialize();
      for (const [path, text] of files) put(begun, path, text);
      return begun;
    };
    /** @param {Workbench.Question<string>} question */
    const answer = question => {
      if (!engine || engine.memory.buffer.byteLength > most) engine = begin();
      give(engine, Object.entries(question).map(([key, value]) => `${key} ${String(value).replace(/[\r\n]/g, ' ')}\n`).join(''));
      engine.ask();
      return JSON.parse(out.decode(new Uint8Array(engine.memory.buffer, engine.output(), engine.output_size())));
    };
    onmessage = ({ data }) => {
      try {
        if (data.module) module = data.module;
        for (const [path, text] of data.files ?? []) {
          if (text === null) files.delete(path);
          else files.set(path, text);
          if (!engine) continue;
          if (text !== null) put(engine, path, text);
          else {
            give(engine, path);
            engine.drop();
          }
        }
        if (data.question) postMessage({ answer: answer(data.question) });
      } catch (error) {
        engine = null;  // what has stopped once is not asked again
        if (data.question) postMessage({ answer: { problem: `the engine has stopped: ${error.message}`, stopped: true } });
      }
    };
  };

  /// What a question is answered with if another text has taken its place.
  class Stale extends Error {}

  /** @param {string} text */
  const bytesOf = text => {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
    const raw = atob(text), bytes = new Uint8Array(raw.length);
    for (let i = 0; i < raw.length; ++i) bytes[i] = raw.charCodeAt(i);
    return bytes;
  };

  /** @type {Promise<WebAssembly.Module>} */
  let compiled;
  const wake = () => compiled ??= (async () => {
    await Promise.all([bench.load('bench.js'), bench.load('shelf.js')]);
    const bytes = await new Response(new Blob([bytesOf(bench.given.module ?? '')]).stream()
        .pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    delete bench.given.module;
    return WebAssembly.compile(bytes);
  })();

  /** @typedef {{ question: Workbench.Question<string>, lane?: string, begun: number, done: (answer: any) => void, failed: (error: Error) => void }} Asked */  // any: by its question

  /** @implements {Workbench.Host} */
  class Host {
    /** @type {Map<string, string>} */
    #files = new Map();  // the author's own, as the worker has them
    /** @type {Asked[]} */
    #waiting = [];
    /** @type {Asked | null} */
    #running = null;
    /** @type {Worker | null} */
    #worker = null;

    async #begin() {
      const module = await wake();
      if (this.#worker) return;
      const address = URL.createObjectURL(new Blob([`'use strict';(${work})()`], { type: 'text/javascript' }));
      const worker = this.#worker = new Worker(address);
      URL.revokeObjectURL(address);
      /** @param {object} answer */
      const done = answer => { if (this.#worker === worker) this.#done(answer); };
      worker.onmessage = ({ data }) => done(data.answer);
      worker.onerror = () => done({ problem: 'the engine cannot run in this browser', stopped: true });
      const shelf = Object.entries(bench.given.shelf ?? {}).map(([path, text]) => [`shelf/${path}`, text]);
      worker.postMessage({ module, files: [...shelf, ...this.#files] });
    }

    /** @param {Map<string, string>} files */
    lay(files) {
      /** @type {[path: string, text: string | null][]} */
      const changes = [];
      for (const path of this.#files.keys())
        if (!files.has(path)) changes.push([path, null]);
      for (const [path, text] of files)
        if (this.#files.get(path) !== text) changes.push([path, text]);
      this.#files = new Map(files);
      if (this.#worker && changes.length > 0) this.#worker.postMessage({ files: changes });
    }

    /** @param {number} patience */
    drop(patience) {
      for (const each of this.#waiting.splice(0)) each.failed(new Stale());
      if (!this.#running) return;
      const old = this.#running;
      old.failed(new Stale());
      setTimeout(() => { if (this.#running === old) this.stop(); }, Math.max(0, patience - performance.now() + old.begun));
    }

    stop() {
      this.#worker?.terminate();
      this.#worker = null;
      this.#running?.failed(new Stale());
      this.#running = null;
      this.#next();
    }

    /** @type {Workbench.Ask} */
    ask(question, lane = '') {
      return new Promise((done, failed) => {
        if (lane) {
          const old = this.#waiting.findIndex(each => each.lane === lane);
          if (old >= 0) this.#waiting.splice(old, 1)[0].failed(new Stale());
          if (this.#running?.lane === lane) this.#running.failed(new Stale());
        }
        this.#waiting.push({ question, lane, done, failed, begun: performance.now() });
        this.#next();
      });
    }

    async #next() {
      if (this.#running || this.#waiting.length === 0) return;
      const mine = this.#running = this.#waiting[0];
      this.#waiting.shift();
      try {
        await this.#begin();
        if (this.#running !== mine) return;
        mine.begun = performance.now();
        this.#worker?.postMessage({ question: mine.question });
      } catch (error) {
        if (this.#running === mine) this.#done({ problem: error.message, stopped: true });
      }
    }

    /** @param {object} answer */
    #done(answer) {
      const mine = this.#running;
      this.#running = null;
      mine?.done(answer);
      this.#next();
    }
  }

  /// A button for a question that may take long. It has an engine of its own, which reads the game
  /// first, and says Stop until that has answered or the game changes. `run` asks it, and stops by
  /// itself once `goesOn` says no; `said` shows how it stands.
  /** @type {Workbench.Bench['longButton']} */
  const longButton = (words, said, run) => {
    /** @type {Workbench.Host | null} */
    let host = null;
    /** @param {string} [text] */
    const stop = text => {
      host?.stop();
      host = null;
      go.textContent = words;
      if (text) said.textContent = text;
    };
    const start = async () => {
      /** @type {Workbench.Host} */
      const mine = host = new Host();
      go.textContent = 'Stop';
      said.textContent = 'The engine works on it…';
      try {
        mine.lay(bench.engineFiles());
        await mine.ask({ ask: 'read', game: bench.desk.name });
        if (host === mine) await run(mine, () => host === mine);
        if (host === mine) stop();
      } catch (error) {
        if (host === mine) stop(' ');
        bench.stale(error);
      }
    };
    const go = bench.button(words, () => host ? stop('Stopped.') : start());
    bench.on('text', () => { if (host) stop('Stopped, as the game has changed.'); });
    bench.on('game', () => { if (host) stop(' '); });
    return go;
  };
  Object.assign(bench, { Host, Stale, longButton });
}
