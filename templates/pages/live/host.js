// @ts-check
// Questions to an engine. Beside pages, the package for npm is made of this, too.
'use strict';
{
  const { parts } = boardwright;

  parts.bytesOf = text => {
    const raw = atob(text), bytes = new Uint8Array(raw.length);
    for (let i = 0; i < raw.length; ++i) bytes[i] = raw.charCodeAt(i);
    return bytes;
  };
  parts.unzipped = bytes => new Response(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();

  // It also runs in a worker, which gets this function as text.
  parts.hostOf = async (module, given) => {
    const instance = await WebAssembly.instantiate(module, {}), exports = /** @type {WebAssembly.Exports & Engine.Exports} */ (instance.exports);
    exports._initialize();
    /** @param {Uint8Array} bytes */
    const put = bytes => {
      const at = exports.input(bytes.length);
      new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    };
    for (const [take, bytes] of given) {
      put(bytes);
      if (exports[take]() === 0) throw new Error('the engine does not know this game');
    }
    const out = new TextDecoder(), into = new TextEncoder();
    return question => {
      /** @type {(key: string, value: string | number) => string} */
      const line = (key, value) => `${key} ${String(value).replace(/\n/g, ' ')}\n`;
      put(into.encode(Object.entries(question).map(([key, value]) =>
          Array.isArray(value) ? value.map(each => line(key, each)).join('') : line(key, value))
          .join('')));
      exports.ask();
      return JSON.parse(out.decode(
          new Uint8Array(exports.memory.buffer, exports.output(), exports.output_size())));
    };
  };
}
