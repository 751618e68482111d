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

  /// Whether a view has what it needs of the text as it stands; and whether it cannot have that
  /// before the text is mended.
  const is_ready = { play: () => !desk.broken, figures: () => desk.drawable, proof: () => desk.proved };
  const lacks = { play: () => desk.broken, figures: () => desk.broken || desk.holds === 'play', proof: () => desk.broken || desk.holds !== 'all' };

  const tell_stale = () => {
    const { needs } = views[view], is_old = Boolean(needs) && lacks[needs]();
    by_id('stale').hidden = !is_old;
    by_id('stale').textContent = !desk.read?.boards ? 'The text cannot be read yet.'
        : `${desk.broken ? 'The text' : 'An article'} cannot be read at the moment; this is what was there before.`;
  };

  /// Draws the view in sight, if there is something to draw.
  bench.show = async () => {
    const { needs, show } = views[view];
    if (needs && !is_ready[needs]()) return;
    try {
      await show();
    } catch (error) {
      bench.stale(error);
    }
  };

  /// Takes over what was read: of a game without articles what was known of these stays.
  const take = read => {
    if (read.problem && !read.problems) read.problems = [{ severity: 'error', file: 'game.toml', line: 0, column: 0, message: read.problem, hint: read.hint }];
    const { figures, articles, ...rest } = read;
    desk.read = { ...desk.read, ...rest, ...(read.boards && read.holds !== 'play' ? { figures, articles } : {}) };
  };

  /// What the engine makes of the files: first board and pieces, which are quickly told, then what
  /// articles say, then the rest.
  const refresh = async () => {
    const mine = ++asked, files = bench.engine_files(), question = { ask: 'read', game: desk.name };
    desk.drawable = desk.proved = false;  // what was proved of the last text stands until there is more
    clearTimeout(clock);
    bench.quick.drop(patience);
    bench.slow.drop(patience_slow);
    bench.quick.lay(files);
    clock = setTimeout(() => { by_id('problem-count').textContent = 'Still reading…'; }, patience);
    try {
      const board = await bench.quick.ask({ ...question, extent: 'play' });
      take({ ...board, problems: board.holds ? desk.read?.problems : board.problems });
      desk.broken = !board.holds;
      if (views[view].needs === 'play') await bench.show();
      if (mine !== asked) return;
      const whole = await bench.quick.ask(question);
      clearTimeout(clock);
      take(whole);
      desk.holds = whole.holds ?? '';
      bench.tell('problems');
      tell_stale();
      if (!desk.broken) clock = setTimeout(() => prove(mine, files), views[view].needs === 'play' || !views[view].needs ? rest : rest_in_sight);
    } catch (error) {
      bench.stale(error);
    }
  };

  const prove = async (mine, files) => {
    try {
      bench.slow.lay(files);
      await bench.slow.ask({ ask: 'read', game: desk.name });
      if (mine !== asked) return;
      desk.drawable = desk.holds !== 'play';
      if (desk.holds === 'all') {
        const proof = await bench.slow.ask({ ask: 'prove' });
        if (mine !== asked) return;
        desk.proof = proof.problem && !proof.problems ? { claims: [], counts: '', problems: [] } : proof;
        desk.proved = true;
        bench.tell('problems');
      }
      if (views[view].needs !== 'play') await bench.show();
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
    tell_stale();
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
    for (const part of [bench.drafts, bench.carry, bench.exchange, bench.begin]) part.start();
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
