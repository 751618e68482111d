// @ts-check
// Puts the parts together: which view is shown, and what is asked of the engine when.
'use strict';
{
  const { byId, desk } = bench;
  // Milliseconds without a key before slow questions are asked, or those of the view in sight; until questions
  // about an older text are stopped, slow or quick; and until those about this one can be stopped by hand.
  const rest = 300, restInSight = 100, patienceSlow = 400, patience = 1500, long = 1000;
  const key = 'boardwright view';
  /** @type {(chosen: HTMLElement) => void} */
  let chooseView;
  let view = 'board', asked = 0, clock = 0, haltClock = 0, working = 0;
  /** @type {{ [id: string]: Workbench.View }} */
  const views = {};

  bench.quick = new bench.Host();
  bench.slow = new bench.Host();
  bench.wordsHost = new bench.Host();  // its worker begins with the first question
  bench.view = () => view;
  bench.stale = error => {
    if (!(error instanceof bench.Stale)) throw error;
  };
  bench.engineFiles = () => new Map([...desk.files].map(([path, text]) => [`${desk.name}/${path}`, text]));

  /// Whether a view has what it needs of the text as it stands, and whether that needs a change of the text.
  const isReady = { play: () => !desk.broken, figures: () => desk.drawable, proof: () => desk.proved };
  const lacks = { play: () => desk.broken, figures: () => desk.broken || desk.holds === 'play', proof: () => desk.broken || desk.holds !== 'all' };

  const showStale = () => {
    const { needs } = views[view], isOld = needs !== undefined && lacks[needs]();
    byId('stale').hidden = !isOld;
    byId('stale').textContent = !desk.read?.boards ? 'The text cannot be read yet.'
        : `${desk.broken ? 'The text' : 'An article'} cannot be read at the moment; this is what was there before.`;
  };

  /**
   * Runs what asks the engine about the game; when that takes long, a button to stop it is shown.
   * @param {() => Promise<unknown>} run
   */
  const work = async run => {
    if (++working === 1) haltClock = setTimeout(() => byId('busy').classList.add('shown'), long);
    try {
      await run();
    } catch (error) {
      bench.stale(error);
    } finally {
      if (--working === 0) {
        clearTimeout(haltClock);
        byId('busy').classList.remove('shown');
      }
    }
  };

  /// Stops all that is asked about the game; the next change of the text begins it again.
  const halt = () => {
    ++asked;
    clearTimeout(clock);
    for (const host of [bench.quick, bench.slow]) host.drop(0);
    bench.quick.stop();
    bench.slow.stop();
    desk.broken = true;
    desk.drawable = desk.proved = false;
    byId('problem-count').textContent = 'Stopped. The next change of the text is read again.';
    bench.say('Stopped. The next change of the text is read again.');
  };

  /// Draws the view in sight, if there is something to draw.
  bench.show = () => work(async () => {
    const { needs, show } = views[view];
    if (!needs || isReady[needs]()) await show();
  });

  /**
   * Takes over what was read: of a game without articles what was known of these stays.
   * @param {Partial<Engine.Read & Engine.Refusal>} read
   */
  const take = read => {
    if (read.problem && !read.problems) read.problems = [{ severity: 'error', file: 'game.toml', line: 0, column: 0, message: read.problem, hint: read.hint }];
    const { figures, articles, ...rest } = read;
    desk.read = { ...desk.read, ...rest, ...(read.boards && read.holds !== 'play' ? { figures, articles } : {}) };
  };

  /// Reads the files: first board and pieces, which is quick, then the articles, then the rest.
  const refresh = () => work(async () => {
    const mine = ++asked, files = bench.engineFiles();
    /** @type {Workbench.Question<'read'>} */
    const question = { ask: 'read', game: desk.name };
    desk.drawable = desk.proved = false;  // what was proved of the last text stands until there is more
    clearTimeout(clock);
    bench.quick.drop(patience);
    bench.slow.drop(patienceSlow);
    bench.quick.lay(files);
    clock = setTimeout(() => { byId('problem-count').textContent = 'Still reading…'; }, patience);
    const board = await bench.quick.ask({ ...question, extent: 'play' });
    take({ ...board, problems: board.holds ? desk.read?.problems : board.problems });
    desk.broken = !board.holds;
    if (views[view].needs === 'play') await bench.show();
    if (mine !== asked) return;
    const whole = await bench.quick.ask(question);
    clearTimeout(clock);
    take(whole);
    desk.holds = whole.holds ?? '';
    bench.emit('problems');
    showStale();
    if (!desk.broken) clock = setTimeout(() => prove(mine, files), views[view].needs === 'play' || !views[view].needs ? rest : restInSight);
  });

  /** @type {(mine: number, files: Map<string, string>) => Promise<void>} */
  const prove = (mine, files) => work(async () => {
    bench.slow.lay(files);
    await bench.slow.ask({ ask: 'read', game: desk.name });
    if (mine !== asked) return;
    desk.drawable = desk.holds !== 'play';
    if (desk.holds === 'all') {
      const proof = await bench.slow.ask({ ask: 'prove' });
      if (mine !== asked) return;
      desk.proof = proof.problem && !proof.problems ? { claims: [], counts: '', problems: [] } : proof;
      desk.proved = true;
      bench.emit('problems');
    }
    if (views[view].needs !== 'play') await bench.show();
  });

  /** @param {HTMLElement} tab */
  const openView = tab => {
    const id = tab.id.slice('view-'.length);
    view = id;
    chooseView(tab);
    for (const panel of document.querySelectorAll('.panel')) panel.hidden = panel.id !== `panel-${id}`;
    try { localStorage.setItem(key, id); } catch { /* it holds for this visit */ }
    showStale();
    bench.show();
  };

  const start = async () => {
    for (const [name, make] of Object.entries({ ...bench.pictures, play: bench.play, ...bench.proof, notation: bench.notation })) {
      views[name] = make();
      views[name].make(byId(`panel-${name}`));
    }
    chooseView = bench.tabs(byId('views'), openView);
    byId('halt').addEventListener('click', halt);
    for (const each of ['tools', 'desk']) byId(each).hidden = false;
    for (const part of [bench.drafts, bench.carry, bench.exchange, bench.begin]) part.start();
    const loaded = Promise.allSettled(['games.js', 'schema.js'].map(bench.load));
    await bench.files.start();
    let wanted = 'board';
    try { wanted = localStorage.getItem(key) ?? wanted; } catch { /* the first one */ }
    openView(byId(`view-${wanted}`) ?? byId('view-board'));
    for (const what of /** @type {const} */ (['game', 'text', 'files'])) bench.on(what, refresh);
    bench.on('open', () => { if (view === 'page') bench.show(); });
    if (!await bench.carry.fromAddress()) {
      const last = bench.drafts.last();
      if (last) bench.drafts.lay(last.name, last.files, last.open, last.from);
      else await bench.begin.defaultGame();
    }
    await loaded;
  };
  start();
}
