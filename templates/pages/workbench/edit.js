// @ts-check
// Changes of a game's text, each as small as it can be: keys of a TOML file, and pieces of a position.
'use strict';
{
  /**
   * The end of a value that begins at a place: of a string, an array, a table, or anything else.
   * @type {(text: string, at: number) => number}
   */
  const endOf = (text, at) => {
    const mark = text[at];
    if (mark === '"' || mark === "'") {
      const long = text.startsWith(mark.repeat(3), at), end = long ? mark.repeat(3) : mark;
      for (at += end.length; at < text.length && !text.startsWith(end, at); ++at) {
        if (!long && text[at] === '\n') return at;
        if (mark === '"' && text[at] === '\\') ++at;
      }
      return Math.min(at + end.length, text.length);
    }
    if (mark === '[' || mark === '{') {
      for (++at; at < text.length && text[at] !== ']' && text[at] !== '}';)
        if (text[at] === '#') at = endOfLine(text, at);
        else if (/["'[{]/.test(text[at])) at = endOf(text, at);
        else ++at;
      return Math.min(at + 1, text.length);
    }
    while (at < text.length && !/[\s,\]}#]/.test(text[at])) ++at;
    return at;
  };
  /** @type {(text: string, at: number) => number} */
  const endOfLine = (text, at) => {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  };
  /** @param {string} name */
  const bare = name => name.trim().replace(/^(["'])(.*)\1$/, '$2');

  /**
   * The tables and keys of a text, in order. A key's name is that of its table, a dot and its own.
   * @type {(text: string) => { tables: Workbench.TomlTable[], keys: Workbench.TomlKey[] }}
   */
  const parts = text => {
    /** @type {Workbench.TomlTable[]} */
    const tables = [{ name: '', from: 0, to: 0 }];
    /** @type {Workbench.TomlKey[]} */
    const keys = [];
    for (let at = 0; at < text.length;) {
      const table = tables[tables.length - 1];
      if (/\s/.test(text[at])) { ++at; continue; }
      const from = at, end = endOfLine(text, at);
      const head = /^\[\[?([^\]\n]*)\]\]?/.exec(text.slice(at, end));
      const key = /^((?:[A-Za-z0-9_. \t-]|"[^"\n]*"|'[^'\n]*')+)=[ \t]*/.exec(text.slice(at, end));
      if (head) {
        tables.push({ name: head[1].split('.').map(bare).join('.'), from, to: end });
        at = end;
      } else if (key) {
        const value = at + key[0].length, to = endOf(text, value), name = key[1].split('.').map(bare).join('.');
        keys.push({ name: table.name ? `${table.name}.${name}` : name, from, value, to });
        at = table.to = endOfLine(text, to);
      } else {
        at = end;
      }
    }
    return { tables, keys };
  };

  /** @type {Workbench.Bench['edit']['key']} */
  const key = (text, name) => parts(text).keys.find(each => each.name === name);

  /** @type {Workbench.Bench['edit']['set']} */
  const set = (text, table, name, value) => {
    const { tables, keys } = parts(text), old = keys.find(each => each.name === `${table}.${name}`);
    if (old) return text.slice(0, old.value) + value + text.slice(old.to);
    const home = tables.find(each => each.name === table);
    if (home) return `${text.slice(0, home.to)}\n${name} = ${value}${text.slice(home.to)}`;
    // A new zone stands before what may speak of it.
    const after = table.startsWith('zone.') ? tables.find(each => /^(piece|play)\b/.test(each.name)) : undefined;
    const added = `[${table}]\n${name} = ${value}\n`;
    if (!after) return `${text.trimEnd()}${text.trim() ? '\n\n' : ''}${added}`;
    const before = beforeComments(text, after.from);
    return `${text.slice(0, before)}${added}\n${text.slice(before)}`;
  };

  /**
   * Where the comments begin that stand right above a table.
   * @type {(text: string, at: number) => number}
   */
  const beforeComments = (text, at) => {
    for (;;) {
      const from = text.lastIndexOf('\n', at - 2) + 1;
      if (at === 0 || !text.slice(from, at).startsWith('#')) return at;
      at = from;
    }
  };

  /** @type {Workbench.Bench['edit']['drop']} */
  const drop = (text, table, name) => {
    const old = key(text, `${table}.${name}`);
    return old ? text.slice(0, old.from) + text.slice(Math.min(endOfLine(text, old.to) + 1, text.length)) : text;
  };

  // Positions, a line a seat

  /** @type {Workbench.Bench['edit']['isLines']} */
  const isLines = text => /^[ \t]*turn[ \t]*:/m.test(text);

  /// Takes pieces off cells and puts others there; `letters` are those of the game's pieces.
  /** @type {Workbench.Bench['edit']['pieces']} */
  const pieces = (text, changes, letters) => {
    const known = new Set(letters);
    /** @param {string} word */
    const isLetter = word => known.has(word) || (known.has(word.replace(/[⁰¹²³⁴-⁹⁺*+'0-9]+$/, '')) && /[⁺*+']|[²³¹⁴-⁹]/.test(word));
    /**
     * The pieces of a seat: of each word its place, and of a cell the letter before it.
     * @param {string} line
     */
    const words = line => {
      const at = line.indexOf(':') + 1, behind = line.indexOf('#');
      let skip = 0;
      const all = [...line.slice(at, behind < 0 ? undefined : behind).matchAll(/\S+/g)].map(found => ({ word: found[0], from: at + (found.index ?? 0), letter: false, keyword: false }));
      for (const each of all) {
        each.keyword = skip-- > 0 || /^mated$|^last$|=/.test(each.word);
        if (each.word === 'last') skip = 2;
        each.letter = !each.keyword && isLetter(each.word);
      }
      return all.filter(each => !each.keyword).map(({ word, from, letter }) => ({ word, from, to: from + word.length, letter }));
    };
    /** @param {string} line */
    const isSeat = line => /^\s*[^#\s:][^:#]*:/.test(line) && !/^\s*(turn|sides|set|marks|army)\s*:/.test(line);
    /** @type {(line: string, cell: string) => string} */
    const without = (line, cell) => {
      for (;;) {
        const all = words(line), i = all.findIndex(each => !each.letter && each.word.replace(/\*$/, '') === cell);
        if (i < 0) return line;
        const alone = all[i - 1]?.letter && (all[i + 1]?.letter ?? true), from = alone ? all[i - 1].from : all[i].from;
        line = line.slice(0, from).trimEnd() + line.slice(all[i].to);
      }
    };
    /** @type {(line: string, letter: string, cell: string) => string} */
    const having = (line, letter, cell) => {
      const all = words(line), i = all.findIndex(each => each.letter && each.word === letter);
      if (i < 0) {
        const end = all[all.length - 1]?.to ?? (line.indexOf('#') < 0 ? line : line.slice(0, line.indexOf('#'))).trimEnd().length;
        return `${line.slice(0, end)} ${letter} ${cell}${line.slice(end)}`;
      }
      let last = i;
      while (all[last + 1] && !all[last + 1].letter) ++last;
      return `${line.slice(0, all[last].to)} ${cell}${line.slice(all[last].to)}`;
    };
    let lines = text.split('\n');
    for (const { cell, seat, letter, unmoved } of changes) {
      lines = lines.map(line => isSeat(line) ? without(line, cell) : line);
      if (!seat || !letter) continue;
      const own = lines.findIndex(line => isSeat(line) && line.slice(0, line.indexOf(':')).trim() === seat);
      const put = unmoved ? `${cell}*` : cell;
      if (own >= 0) lines[own] = having(lines[own], letter, put);
      else lines.splice(lines.reduce((last, line, at) => line.trim() ? at : last, 0) + 1, 0, `${seat}: ${letter} ${put}`);
    }
    return lines.join('\n');
  };

  bench.edit = { key, set, drop, isLines, pieces };
}
