// Puts the parts together: which view is shown, and what is asked of the engine when.
'use strict';
{
  const { by_id, desk } = bench;
  // In milliseconds: how long the text rests before slow questions are asked, or those in sight; until
  // what is asked of an older text is stopped, slow or quick.
  const rest = 300, rest_in_sight = 100, patience_slow = 400, patience = 1500;
  const key = 'boardwright view';
  let view = 'board', choose_view, asked = 0, clock;
  const views = {};

  bench.quick = new bench.Host();
  bench.slow = new bench.Host();
  bench.words_host = new bench.Host();  // its worker begins with the first question
  bench.view = () => view;
  bench.stale = error => {
    if (!(error instanceof bench.Stale)) throw error;
  };
  bench.engine_files = () => new Map([...desk.files].map(([path, text]) => [`${desk.name}/${path}`, text]));

  /// Draws the view in sight, if there is something to draw.
  bench.show = async () => {
    const shown = views[view];
    if (view !== 'notation' && (desk.broken || (shown.proves && !desk.proved))) return;
    try {
      await shown.show();
    } catch (error) {
      bench.stale(error);
    }
  };

  /// What the engine makes of the files: first what is quickly told and in sight, then the rest.
  const refresh = async () => {
    const mine = ++asked, files = bench.engine_files();
    desk.proved = false;  // what was proved of the last text stands until there is more
    clearTimeout(clock);
    bench.quick.drop(patience);
    bench.slow.drop(patience_slow);
    bench.quick.lay(files);
    clock = setTimeout(() => { by_id('problem-count').textContent = 'Still reading…'; }, patience);
    try {
      const read = await bench.quick.ask({ ask: 'read', game: desk.name });
      clearTimeout(clock);
      if (read.problem && !read.problems) read.problems = [{ severity: 'error', file: 'game.toml', line: 0, column: 0, message: read.problem, hint: read.hint }];
      const broken = read.errors ?? !read.boards;
      by_id('stale').hidden = !broken;
      by_id('stale').textContent = desk.read?.boards ? 'The text cannot be read at the moment; this is what was there before.' : 'The text cannot be read yet.';
      desk.read = read.boards ? read : { ...desk.read, problems: read.problems };
      desk.broken = broken;
      bench.tell('problems');
      if (broken) return;
      if (!views[view].proves && view !== 'notation') await views[view].show();
      clock = setTimeout(() => prove(mine, files), views[view].proves ? rest_in_sight : rest);
    } catch (error) {
      bench.stale(error);
    }
  };

  const prove = async (mine, files) => {
    try {
      bench.slow.lay(files);
      await bench.slow.ask({ ask: 'read', game: desk.name });
      const proof = await bench.slow.ask({ ask: 'prove' });
      if (mine !== asked) return;
      desk.proof = proof.problem && !proof.problems ? { claims: [], counts: '', problems: [] } : proof;
      desk.proved = true;
      bench.tell('problems');
      if (views[view].proves) await bench.show();
    } catch (error) {
      bench.stale(error);
    }
  };

  const open_view = tab => {
    const id = tab.id.slice('view-'.length);
    view = id;
    choose_view(tab);
    for (const panel of document.querySelectorAll('.panel')) panel.hidden = panel.id !== `panel-${id}`;
    try { localStorage.setItem(key, id); } catch { /* it holds for this visit */ }
    bench.show();
  };

  const start = async () => {
    Object.assign(views, { ...bench.pictures, ...bench.proof, notation: bench.notation });
    for (const name of Object.keys(views)) {
      views[name] = views[name]();
      views[name].make(by_id(`panel-${name}`));
    }
    choose_view = bench.tabs(by_id('views'), open_view);
    for (const each of ['tools', 'desk']) by_id(each).hidden = false;
    for (const part of [bench.drafts, bench.carry, bench.begin]) part.start();
    const loaded = Promise.allSettled(['games.js', 'schema.js'].map(bench.load));
    await bench.files.start();
    let wanted = 'board';
    try { wanted = localStorage.getItem(key) ?? wanted; } catch { /* the first one */ }
    open_view(by_id(`view-${wanted}`) ?? by_id('view-board'));
    for (const what of ['game', 'text', 'files']) bench.on(what, refresh);
    bench.on('open', () => { if (view === 'page') bench.show(); });
    if (!await bench.carry.from_address()) {
      const last = bench.drafts.last();
      if (last) bench.drafts.lay(last.name, last.files, last.open);
      else await bench.begin.default_game();
    }
    await loaded;
  };
  start();
}
