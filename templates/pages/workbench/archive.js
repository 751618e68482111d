// @ts-check
// Folders as zip files, made and read; texts packed into addresses.
'use strict';
{
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    for (let i = 0; i < 8; ++i) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n >>> 0;
  });
  /** @param {Uint8Array} bytes */
  const crcOf = bytes => {
    let crc = 0xffffffff;
    for (const byte of bytes) crc = crcTable[(crc ^ byte) & 255] ^ (crc >>> 8);
    return (crc ^ 0xffffffff) >>> 0;
  };

  /** @param {Uint8Array[]} parts */
  const joined = parts => {
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  };

  /**
   * What a stream of bytes holds, up to a limit.
   * @type {(stream: ReadableStream<Uint8Array>, most: number) => Promise<Uint8Array>}
   */
  const readAll = async (stream, most) => {
    /** @type {Uint8Array[]} */
    const parts = [];
    const reader = stream.getReader();
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return joined(parts);
      size += value.length;
      if (size > most) {
        await reader.cancel();
        throw new Error('it is too large');
      }
      parts.push(value);
    }
  };
  /** @type {(bytes: Uint8Array, stream: CompressionStream | DecompressionStream, most: number) => Promise<Uint8Array>} */
  const through = (bytes, stream, most) => readAll(new Blob([bytes]).stream().pipeThrough(stream), most);

  /**
   * Packed if the browser can, and if it is worth it.
   * @param {Uint8Array} bytes
   */
  const packed = async bytes => {
    try {
      const small = await through(bytes, new CompressionStream('deflate-raw'), Infinity);
      return small.length < bytes.length ? { method: 8, data: small } : { method: 0, data: bytes };
    } catch {
      return { method: 0, data: bytes };
    }
  };

  /**
   * Numbers in little-endian order.
   * @param {[bytes: number, value: number][]} fields
   */
  const record = fields => {
    /** @type {number[]} */
    const out = [];
    for (const [bytes, value] of fields)
      for (let i = 0; i < bytes; ++i) out.push((value >>> (8 * i)) & 255);
    return Uint8Array.from(out);
  };

  const firstDay = 0x21;  // 1 January 1980: the same files give the same bytes
  const utf8 = 0x800;

  /**
   * A zip of texts by path.
   * @type {Workbench.Bench['archive']['zip']}
   */
  const zip = async files => {
    /** @type {Uint8Array[]} */
    const local = [];
    /** @type {Uint8Array[]} */
    const central = [];
    const into = new TextEncoder();
    let at = 0;
    for (const [path, text] of [...files].sort(([a], [b]) => a < b ? -1 : 1)) {
      const name = into.encode(path), bytes = into.encode(text), { method, data } = await packed(bytes);
      /** @type {[bytes: number, value: number][]} */
      const facts = [[2, 20], [2, utf8], [2, method], [2, 0], [2, firstDay], [4, crcOf(bytes)], [4, data.length], [4, bytes.length], [2, name.length], [2, 0]];
      const head = record([[4, 0x04034b50], ...facts]);
      central.push(record([[4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]]), name);
      local.push(head, name, data);
      at += head.length + name.length + data.length;
    }
    const list = joined(central);
    return joined([...local, list, record([[4, 0x06054b50], [2, 0], [2, 0], [2, files.size], [2, files.size], [4, list.length], [4, at], [2, 0]])]);
  };

  /**
   * The texts of a zip by path. Throws what is wrong, in words.
   * @type {Workbench.Bench['archive']['unzip']}
   */
  const unzip = async (bytes, most) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const broken = () => new Error('it is no zip file that can be read');
    /** @param {number} at */
    const u16 = at => at + 2 <= bytes.length ? view.getUint16(at, true) : (() => { throw broken(); })();
    /** @param {number} at */
    const u32 = at => at + 4 <= bytes.length ? view.getUint32(at, true) : (() => { throw broken(); })();
    let end = bytes.length - 22;
    while (end >= 0 && u32(end) !== 0x06054b50) --end;
    if (end < 0) throw broken();
    const files = new Map();
    let at = u32(end + 16), room = most;
    for (let left = u16(end + 10); left > 0; --left) {
      if (u32(at) !== 0x02014b50) throw broken();
      const method = u16(at + 10), size = u32(at + 20), names = u16(at + 28), from = u32(at + 42);
      const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + names));
      at += 46 + names + u16(at + 30) + u16(at + 32);
      if (path.endsWith('/')) continue;
      const dataAt = from + 30 + u16(from + 26) + u16(from + 28);
      const data = bytes.subarray(dataAt, dataAt + size);
      if (method !== 0 && method !== 8) throw new Error(`${path} is packed in a way that this page cannot read`);
      const plain = method === 0 ? data : await through(data, new DecompressionStream('deflate-raw'), room);
      room -= plain.length;
      if (room < 0) throw new Error('it is too large');
      files.set(path, new TextDecoder().decode(plain));
    }
    return files;
  };

  // Addresses

  /** @param {Uint8Array} bytes */
  const toLetters = bytes => btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  /** @param {string} text */
  const fromLetters = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));

  /**
   * A value as letters that an address may hold: "z" packed, "t" as it is.
   * @type {Workbench.Bench['archive']['toAddress']}
   */
  const toAddress = async value => {
    const { method, data } = await packed(new TextEncoder().encode(JSON.stringify(value)));
    return data.length > 1e5 ? null : (method === 8 ? 'z' : 't') + toLetters(data);
  };
  /** @type {Workbench.Bench['archive']['fromAddress']} */
  const fromAddress = async text => {
    const data = fromLetters(text.slice(1));
    const bytes = text[0] === 'z' ? await through(data, new DecompressionStream('deflate-raw'), 1e6) : data;
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  };

  bench.archive = { zip, unzip, toAddress, fromAddress };
}
