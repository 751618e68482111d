// @ts-check
// What may stand where the cursor is in a TOML file: keys and values from the schema of game.toml,
// names from the files of the game, words of the notation.
'use strict';
{
  const blank = /[ \t]/, bare = /[A-Za-z0-9_-]/;

  /**
   * An array or an inline table that is entered, or the table around them; `full`: its line has a value.
   * @typedef {{ path: string[], keys: Set<string>, kind?: 'array' | 'inline', key?: string, full?: boolean }} Frame
   *
   * Where the end of a text stands: the path of its table ("[]" enters an array), what kind of thing is being
   * written there, its beginning, and the keys that the table has already.
   * @typedef {{ place: string, path: string[], keys: Set<string>, prefix: string, key?: string, many?: boolean }} Place
   */

  /** @type {(text: string) => Place | null} */
  const placeOf = text => {
    let at = 0;
    /** @type {string[]} */
    let base = [];
    /** @type {Frame[]} */
    const frames = [{ path: base, keys: new Set() }];
    const top = () => frames[frames.length - 1];
    const done = () => at >= text.length;
    /** @param {RegExp} test */
    const skip = test => { while (!done() && test.test(text[at])) ++at; };
    const comment = () => { while (!done() && text[at] !== '\n') ++at; };
    /** @returns {{ value: string, open?: undefined } | { open: string }} */
    const string = () => {
      const mark = text[at], long = text.startsWith(mark.repeat(3), at);
      const end = long ? mark.repeat(3) : mark, from = at += end.length;
      while (!done()) {
        if (text.startsWith(end, at)) {
          at += end.length;
          return { value: text.slice(from, at - end.length) };
        }
        if (!long && text[at] === '\n') return { value: text.slice(from, at) };
        if (mark === '"' && text[at] === '\\') ++at;
        ++at;
      }
      return { open: text.slice(from) };
    };
    /**
     * "a.b.c"; the last part may be unfinished.
     * @returns {{ parts: string[], last?: string, complete?: boolean }}
     */
    const dotted = () => {
      /** @type {string[]} */
      const parts = [];
      for (;;) {
        skip(blank);
        if (!done() && (text[at] === '"' || text[at] === "'")) {
          const part = string();
          if (part.open !== undefined) return { parts, last: part.open };
          parts.push(part.value);
        } else {
          const from = at;
          skip(bare);
          if (done()) return { parts, last: text.slice(from) };
          parts.push(text.slice(from, at));
        }
        skip(blank);
        if (done()) return { parts, last: '', complete: true };
        if (text[at] !== '.') return { parts };
        ++at;
      }
    };
    /** @type {(place: string, more: { path?: string[], key?: string, prefix: string }) => Place} */
    const result = (place, more) => ({ place, path: top().path, keys: top().keys, ...more });
    while (!done()) {
      const frame = top();
      if (text[at] === '#') {
        comment();
        if (done()) return null;
      } else if (/\s/.test(text[at])) {
        if (frames.length === 1 && text[at] === '\n') frame.full = false;
        ++at;
      } else if (frames.length === 1 && frame.full) {
        comment();  // behind a value nothing may stand on its line
      } else if (frame.kind === 'array') {
        if (text[at] === ']') { frames.pop(); ++at; }
        else if (text[at] === ',') ++at;
        else {
          const found = value(frame.path, frame.key ?? '');
          if (found) return found;
        }
      } else if (frame.kind === 'inline' && (text[at] === '}' || text[at] === ',')) {
        if (text[at++] === '}') frames.pop();
      } else if (frames.length === 1 && text[at] === '[') {
        const many = text[at + 1] === '[';
        at += many ? 2 : 1;
        const key = dotted();
        if (key.last !== undefined && !key.complete) return { place: 'header', path: key.parts, prefix: key.last, many, keys: new Set() };
        if (done()) return null;
        while (!done() && text[at] === ']') ++at;
        base = many ? [...key.parts, '[]'] : key.parts;
        frames[0] = { path: base, keys: new Set() };
      } else {
        const key = dotted();
        if (key.last !== undefined && !key.complete) return result('key', { path: [...frame.path, ...key.parts], prefix: key.last });
        if (done()) return null;
        if (text[at] !== '=') { ++at; continue; }
        ++at;
        frame.keys.add(key.parts[0]);
        frame.full = frames.length === 1;
        skip(blank);
        const name = key.parts[key.parts.length - 1], path = [...frame.path, ...key.parts];
        if (done()) return result('value', { path, key: name, prefix: '' });
        const found = value(path, name);
        if (found) return found;
      }
    }
    const frame = top();
    if (frame.full) return null;
    return frame.kind === 'array' ? result('value', { key: frame.key, prefix: '' }) : result('key', { prefix: '' });

    /**
     * Passes over a value, or enters it; answers where the text ends inside.
     * @type {(path: string[], key: string) => Place | null}
     */
    function value(path, key) {
      if (text[at] === '"' || text[at] === "'") {
        const found = string();
        return found.open === undefined ? null : { place: 'string', path, key, prefix: found.open, keys: new Set() };
      }
      if (text[at] === '[' || text[at] === '{') {
        const array = text[at++] === '[';
        frames.push({ kind: array ? 'array' : 'inline', path: array ? [...path, '[]'] : path, key, keys: new Set() });
        return null;
      }
      const from = at;
      while (!done() && !/[\s,\]}#]/.test(text[at])) ++at;
      if (at === from) ++at;
      return done() ? { place: 'value', path, key, prefix: text.slice(from), keys: new Set() } : null;
    }
  };

  /**
   * All schemas that hold at a path.
   * @type {(schema: Workbench.Schema, path: string[]) => Workbench.Schema[]}
   */
  const atPath = (schema, path) => {
    let here = [schema];
    /** @type {(some: Workbench.Schema[]) => Workbench.Schema[]} */
    const flat = some => some.filter(Boolean).flatMap(each => [each, ...flat(each.anyOf ?? [])]);
    for (const step of path)
      here = flat(here).flatMap(each => {
        if (step === '[]') return each.items ? [each.items] : [];
        const table = each.items && !each.properties ? each.items : each;
        const found = table.properties?.[step] ?? table.additionalProperties;
        return found && typeof found === 'object' ? [found] : [];
      });
    return flat(here);
  };

  /**
   * Those that hold for the keys of a table there.
   * @type {(schema: Workbench.Schema, path: string[]) => Workbench.Schema[]}
   */
  const ofTable = (schema, path) => atPath(schema, path).map(each => each.items && !each.properties ? each.items : each);

  /**
   * The ids of the tables [KIND.ID] of a text.
   * @type {(kind: string, text: string) => string[]}
   */
  const idsOf = (kind, text) => [...text.matchAll(new RegExp(`^\\[${kind}\\.([A-Za-z0-9-]+)\\]`, 'gm'))].map(found => found[1]);
  /** @param {string} folder */
  const shelved = folder => Object.keys(bench.given.shelf ?? {}).filter(path => path.startsWith(`${folder}/`) && path.split('/').length === 2)
      .map(path => path.slice(folder.length + 1).replace(/\.toml$/, ''));

  /**
   * What a string under some key may name, beyond what the schema knows.
   * @type {(key: string, path: string[]) => string[]}
   */
  const namesFor = (key, path) => {
    const text = bench.desk.files.get('game.toml') ?? '';
    const tiling = /^\s*tiling\s*=\s*"([^"]*)"/m.exec(text)?.[1];
    const tiled = bench.given.shelf?.[`tilings/${tiling}.toml`] ?? '';
    const pieces = () => idsOf('piece', text);
    if (key === 'moves') {
      const words = (bench.given.words?.notation ?? []).map(each => each.word);
      return [...words, ...idsOf('axis', tiled), ...idsOf('axis', text), ...idsOf('zone', text)];
    }
    if (key === 'style') return shelved('styles');
    if (key === 'tiling') return shelved('tilings');
    if (key === 'drawing') return Object.entries(bench.given.shelf ?? {})
        .filter(([file]) => file.startsWith('pieces/')).flatMap(([, set]) => idsOf('piece', set));
    if (key === 'boards') return [...idsOf('region', tiled), ...idsOf('board', text), '8x8', 'hex:5'];
    if (key === 'zone') return idsOf('zone', text);
    if (key === 'article') return [...text.matchAll(/^id\s*=\s*"([^"]*)"/gm)].map(found => found[1]);
    if (key === 'section') return [];
    const lists = ['includes', 'king', 'to', 'pieces', 'piece', 'passing', 'pawn', 'rook', 'with'];
    return lists.includes(key) || path.includes('promotions') ? pieces() : [];
  };

  /**
   * The root of what a data file may hold: files beside game.toml hold parts of an article.
   * @type {(schema: Workbench.Schema, file: string) => Workbench.Schema}
   */
  const rootOf = (schema, file) =>
      file === 'game.toml' ? schema : { type: 'object', properties: schema.properties?.article?.items?.properties };

  /** @param {Workbench.Schema} schema */
  const isTable = schema => Boolean(schema.properties || (schema.additionalProperties && schema.type === 'object'));

  /// What may stand at the end of a text: each with what is put in place of its beginning.
  /** @type {Workbench.Bench['completions']} */
  const completions = (file, text) => {
    const place = placeOf(text), schema = bench.given.schema;
    if (!place || !file.endsWith('.toml')) return null;
    const root = schema ? rootOf(schema, file) : {};
    let { prefix } = place;
    /** @type {Workbench.Completion[]} */
    let found = [];
    /** @type {(name: string, note: string | undefined, put?: string) => void} */
    const add = (name, note, put = name) => { found.push({ name, note: note ?? '', put }); };
    if (place.place === 'key') {
      for (const each of ofTable(root, place.path))
        for (const [name, what] of Object.entries(each.properties ?? {}))
          if (!place.keys.has(name) && !(place.path.length === 0 && (isTable(what) || isTable(what.items ?? {}))))
            add(name, what.description, `${name} = `);
    } else if (place.place === 'header') {
      for (const each of ofTable(root, place.path))
        for (const [name, what] of Object.entries(each.properties ?? {})) {
          const many = what.type === 'array' && isTable(what.items ?? {});
          if (place.many ? many : isTable(what)) add(name, what.description, what.properties || many ? name : `${name}.`);
        }
    } else {
      const quote = place.place === 'string' ? '' : '"';
      const here = atPath(root, place.path);
      for (const each of here) {
        for (const name of each.enum ?? []) add(String(name), each.description, typeof name === 'string' ? quote + name + quote : String(name));
        if (each.type === 'boolean' && !quote === false) for (const name of ['true', 'false']) add(name, each.description);
      }
      if (here.some(each => each.type === 'string' && !each.enum)) {
        if (place.key === 'moves' && !quote) prefix = /[A-Za-z-]*$/.exec(prefix)?.[0] ?? '';
        const notes = place.key === 'moves' ? new Map((bench.given.words?.notation ?? []).map(each => [each.word, each.means])) : new Map();
        for (const name of namesFor(place.key ?? '', place.path)) add(name, notes.get(name), quote + name + quote);
      }
    }
    const small = prefix.toLowerCase();
    /** @type {Set<string>} */
    const seen = new Set();
    found = found.filter(each => each.name.toLowerCase().startsWith(small) && !seen.has(each.put) && seen.add(each.put));
    if (found.length === 0 || (found.length === 1 && found[0].name === prefix)) return null;
    return { prefix, found, words: place.key === 'moves' && place.place === 'string' };
  };

  /// The words that may stand between two parts of a file: those that the engine lists when it meets an
  /// unknown one; undefined if it does not get so far.
  /** @type {Workbench.Bench['nextWords']} */
  const nextWords = async (path, before, after) => {
    const unknown = '?', files = bench.engineFiles();
    files.set(`${bench.desk.name}/${path}`, before + unknown + after);
    bench.wordsHost.lay(files);
    const read = await bench.wordsHost.ask({ ask: 'read', game: bench.desk.name }, 'words');
    const line = before.split('\n').length;
    const problem = read.problems?.find(each => each.line === line && each.message.includes(`'${unknown}'`));
    return problem && (/one of: (.*)$/i.exec(problem.hint ?? '')?.[1].split(', ') ?? []);
  };

  /// The piece in whose table the end of a text stands.
  /** @type {Workbench.Bench['pieceAt']} */
  const pieceAt = text => {
    const heads = [...text.matchAll(/^\s*\[\[?\s*([^\]\n]*)\]/gm)];
    return heads.length > 0 ? /^piece\.("?)([A-Za-z0-9-]+)\1/.exec(heads[heads.length - 1][1])?.[2] : undefined;
  };

  Object.assign(bench, { completions, nextWords, pieceAt });
}
