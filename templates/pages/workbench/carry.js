// @ts-check
// Games in and out: files and folders from the disk, one file or a zip to it, a game in an address.
'use strict';
{
  const { make, byId, desk } = bench;
  const mostBytes = 4e6, mostFiles = 200, mostAddress = 30000, usualAddress = 8000;

  /// The files of a game among others: texts under paths that the program would read. Throws if
  /// there are too many.
  bench.checkedFiles = files => {
    /** @type {Workbench.Files} */
    const good = {};
    let bytes = 0;
    for (const [path, text] of Object.entries(files)) {
      if (typeof text !== 'string' || !bench.isPath(path)) continue;
      bytes += text.length;
      good[path] = text;
    }
    if (bytes > mostBytes || Object.keys(good).length > mostFiles) throw new Error('it is too large');
    return good;
  };

  /** @type {Workbench.Bench['carry']['download']} */
  const download = (name, bytes, type) => {
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    const link = make('a', { href: address, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
  };

  const saveFile = () => {
    download(desk.open.split('/').pop() ?? desk.open, desk.files.get(desk.open) ?? '', 'text/plain');
    bench.say(`${desk.open} is saved where the browser keeps downloads.`);
  };

  const saveZip = async () => {
    const folder = new Map([...desk.files].map(([path, text]) => [`${desk.name}/${path}`, text]));
    download(`${desk.name}.zip`, await bench.archive.zip(folder), 'application/zip');
    bench.say(`${desk.name}.zip is saved. Unpacked, “boardwright build ${desk.name}” takes it as it is.`);
  };

  /**
   * Texts by path, of which all lie in one folder or none in any: the folder's name and its files.
   * @type {(all: Map<string, string>, otherwise: string) => { name: string, files: Workbench.Files } | null}
   */
  const folderOf = (all, otherwise) => {
    const game = [...all.keys()].filter(path => path === 'game.toml' || path.endsWith('/game.toml'))
        .sort((a, b) => a.split('/').length - b.split('/').length)[0];
    if (!game) return null;
    const above = game.slice(0, -'game.toml'.length), name = above.split('/').slice(-2)[0] || otherwise;
    /** @type {Workbench.Files} */
    const files = {};
    for (const [path, text] of all) if (path.startsWith(above)) files[path.slice(above.length)] = text;
    return { name, files };
  };
  /** @param {string | undefined} text */
  const titleOf = text => /^\s*title\s*=\s*"([^"]*)"/m.exec(text ?? '')?.[1];

  /** @param {BufferSource} bytes */
  const textOf = bytes => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new Error('it is no text in UTF-8');
    }
  };

  /** @param {File[]} list */
  const take = async list => {
    try {
      /** @type {Map<string, string>} */
      const all = new Map();
      let bytes = 0, otherwise = 'game';
      for (const file of list.slice(0, mostFiles)) {
        bytes += file.size;
        if (bytes > mostBytes) throw new Error('it is too large');
        if (file.name.endsWith('.zip')) {
          otherwise = file.name.slice(0, -4);
          for (const [path, text] of await bench.archive.unzip(new Uint8Array(await file.arrayBuffer()), mostBytes)) all.set(path, text);
        } else if (file.name.endsWith('.ini')) {
          return bench.begin.ask(textOf(await file.arrayBuffer()));
        } else if (/\.(toml|md|txt|fen)$/.test(file.name)) {
          all.set(file.webkitRelativePath || file.name, textOf(await file.arrayBuffer()));
        }
      }
      const game = folderOf(all, otherwise);
      if (game) {
        const name = bench.drafts.freeName(bench.nameFrom(game.name === 'game' ? titleOf(game.files['game.toml']) ?? 'game' : game.name));
        const files = bench.checkedFiles(game.files), left = all.size - Object.keys(files).length;
        bench.drafts.lay(name, files);
        bench.say(`${name} is opened.${left > 0 ? ` Files left out, as no game has them: ${left}.` : ''}`);
        return;
      }
      const files = bench.checkedFiles(Object.fromEntries(all)), paths = Object.keys(files);
      if (paths.length === 0) throw new Error('there are no .toml, .md, .txt or .fen files in it');
      for (const path of paths) desk.files.set(path, files[path]);
      bench.emit('files');
      bench.files.open(paths[0]);
      bench.say(`Opened in ${desk.name}: ${paths.join(', ')}.`);
    } catch (error) {
      bench.say(`This cannot be opened: ${error.message}.`);
    }
  };

  /** @param {Attributes<'input'>} more */
  const pick = more => {
    const input = make('input', { type: 'file', multiple: true, ...more });
    input.addEventListener('change', () => take([...input.files ?? []]));
    input.click();
  };

  const open = async () => {
    /** @type {(more: Attributes<'input'>) => Attributes<'button'>} */
    const choose = more => ({ onclick: event => {
      bench.answer(event, true);
      pick(more);
    } });
    await bench.dialog('Open from the disk', { yes: '', no: 'Close', inside: [
      make('p', {}, 'The files of a game become a draft here. Without a game.toml among them they are added to the game on the bench.'),
      make('p', { class: 'tools' },
          make('button', { type: 'button', class: 'main', ...choose({ accept: '.toml,.md,.txt,.fen,.zip,.ini' }) }, 'Files or a zip'),
          make('button', { type: 'button', ...choose({ webkitdirectory: true }) }, 'A folder')),
    ] });
  };

  /// What an address has to hold: of a game that was begun from a shipped one only what differs.
  const shared = async () => {
    const files = new Map(desk.files), shipped = desk.from ? await bench.begin.shipped(desk.from).catch(() => ({})) : {};
    for (const [path, text] of Object.entries(shipped)) if (files.get(path) === text) files.delete(path);
    const from = Object.keys(shipped).length > 0 ? desk.from : '', gone = Object.keys(shipped).filter(path => !desk.files.has(path));
    return { name: desk.name, ...(from && { from }), ...(gone.length > 0 && { gone }), files: Object.fromEntries(files) };
  };

  const share = async () => {
    const text = await bench.archive.toAddress(await shared());
    const address = `${location.href.split('#')[0]}#game=${text}`;
    if (!text || address.length > mostAddress) {
      const size = text ? address.length : 'over 100000';
      await bench.dialog('Share as a file', { yes: 'Download as a zip', no: 'Close', ok: () => saveZip().then(() => true), inside: [
        make('p', {}, `This game is too large for an address (${size} letters of ${mostAddress}). Send its zip: the workbench opens it.`)] });
      return;
    }
    const field = make('textarea', { id: 'address', readonly: true, rows: 4, spellcheck: 'false' });
    field.value = address;
    await bench.dialog('Share by an address', { yes: 'Copy', no: 'Close', inside: [
      make('p', {}, 'The address holds the game, and of one that is shipped here only what you have changed. Anyone who opens it has a draft of it; nothing is kept anywhere else.'),
      address.length > usualAddress && make('p', {}, `It has ${address.length} letters, and some programs cut such an address short: a file is safer.`),
      bench.field('Address', field), make('p', { class: 'tools small' }, bench.button('As a file instead', saveZip)),
    ], ok: async complain => {
      try {
        await navigator.clipboard.writeText(address);
        bench.say('The address is copied.');
        return true;
      } catch {
        field.select();
        if (document.execCommand('copy')) return true;
        complain('It cannot be copied here; take it from the field.');
      }
    } });
  };

  /// Lays the game of the page's address on the bench, if there is one: a draft that somebody shares, or a copy of a shipped game.
  const fromAddress = async () => {
    const [, way = '', text = ''] = /^#(game|begin)=(.*)$/.exec(location.hash) ?? [];
    if (!way) return false;
    history.replaceState(null, '', location.pathname + location.search);
    try {
      if (way === 'begin') {
        await bench.load('games.js');
        const game = bench.given.games?.find(each => each.id === text);
        if (!game) throw new Error();
        bench.drafts.lay(bench.drafts.freeName(`my-${text}`), await bench.begin.shipped(text), undefined, text);
        bench.say(`A copy of ${game.title} is on the bench: change what you like.`);
        return true;
      }
      const { name, from = '', gone = [], files: own } = await bench.archive.fromAddress(/^[zt][A-Za-z0-9_-]*$/.test(text) ? text : '');
      if (from) await bench.load('games.js');
      if (!bench.isName(name) || (from && !bench.given.games?.some(each => each.id === from))) throw new Error();
      /** @type {{ [path: string]: unknown }} */
      const files = { ...(from ? await bench.begin.shipped(from) : {}), ...own };
      for (const path of gone) delete files[path];
      if (typeof files['game.toml'] !== 'string') throw new Error();
      bench.drafts.lay(bench.drafts.freeName(name), bench.checkedFiles(files), undefined, from);
      bench.say('The game of the address is on the bench.');
      return true;
    } catch {
      bench.say('The address holds no game that can be read; perhaps a part of it is missing.');
      return false;
    }
  };

  const start = () => {
    byId('open').addEventListener('click', open);
    byId('save').addEventListener('click', saveFile);
    byId('zip').addEventListener('click', saveZip);
    byId('share').addEventListener('click', share);
    addEventListener('hashchange', fromAddress);
    addEventListener('dragover', event => { if (event.dataTransfer?.types.includes('Files')) event.preventDefault(); });
    addEventListener('drop', event => {
      const files = [...event.dataTransfer?.files ?? []];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    });
  };
  bench.carry = { start, fromAddress, download };
}
