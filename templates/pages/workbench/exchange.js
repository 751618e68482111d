// @ts-check
// Games from other programs and for them; figures and positions read from drawings made of
// characters.
'use strict';
{
  const { make, button, byId, desk } = bench;
  const paper = 'paper/text';  // where a text lies that is no file of the game
  const pause = 300;  // milliseconds without a key before a text is read
  const mostListed = 50;  // problems in a list
  const mostShown = 50000;  // letters of an exported text in its field

  /**
   * Asks about a text that is no file of the game.
   * @type {Workbench.Bench['exchange']['askAbout']}
   */
  const askAbout = (host, files, text, question) => {
    host.lay(new Map([...files, [paper, text]]));
    return host.ask({ ...question, file: paper });
  };
  /** @param {Engine.Refusal} refusal */
  const sentence = ({ problem, hint }) => hint ? `${problem}: ${hint}` : problem;
  /** @param {Engine.Problem[]} problems */
  const listOf = problems => problems.length > 0 && make('ol', { class: 'found' }, ...problems.slice(0, mostListed).map(bench.files.rowOf),
      problems.length > mostListed && make('li', {}, `and ${problems.length - mostListed} more`));

  // In

  /**
   * What can be made of another program's text: games, each with its text or its problems. Games of
   * ours on which some of them stand are fetched when the engine asks for them.
   * @type {(host: Workbench.Host, text: string, partial: boolean) => Promise<Engine.BenchAnswers['import']>}
   */
  const imported = async (host, text, partial) => {
    /** @type {Map<string, string>} */
    const files = new Map();
    for (;;) {
      const answer = await askAbout(host, files, text, { ask: 'import', ...(partial ? { partial: 'yes' } : {}) });
      if (answer.problem !== undefined) throw new Error(sentence(answer));
      const needed = answer.needs.filter(id => bench.given.games?.some(each => each.id === id) && !files.has(`shelf/games/${id}/game.toml`));
      if (needed.length === 0) return answer;
      for (const id of needed) {
        await bench.load(`games/${id}.js`);
        for (const [path, content] of Object.entries(bench.given.game?.[id] ?? {})) files.set(`shelf/games/${id}/${path}`, content);
      }
    }
  };

  /**
   * The fields in which such a text is given and one of its games chosen.
   * @type {Workbench.Bench['exchange']['importFields']}
   */
  const importFields = chosen => {
    const file = make('input', { type: 'file', id: 'import-file', accept: '.ini,.txt,.html', onchange: async () => {
      const given = file.files?.[0];
      if (!given) return;
      text.value = await given.text();
      look();
    } });
    const text = make('textarea', { id: 'import-text', rows: 7, spellcheck: 'false', oninput: () => look(pause) });
    const partial = make('input', { type: 'checkbox', id: 'import-partial', onchange: () => look() });
    /** @type {HTMLSelectElement} */
    const game = make('select', { id: 'import-game', onchange: () => chosen(game.value) });
    const row = bench.field('Which game', game), said = make('p', { role: 'status' }), wrong = make('div');
    /** @type {Engine.Imported[]} */
    let made = [];
    /** @type {Workbench.Host | null} */
    let host = null;
    let newest = 0;
    // One engine reads one text: when another takes its place, or when asked to, it is stopped.
    /** @param {string} [words] */
    const stop = words => {
      ++newest;
      host?.stop();
      host = null;
      halt.hidden = true;
      if (words) said.textContent = words;
    };
    const halt = button('Stop', () => stop('Stopped.'));
    halt.hidden = true;
    const look = async (wait = 0) => {
      stop();
      const mine = newest;
      said.textContent = text.value.trim() ? 'Reading…' : '';
      if (wait > 0) await new Promise(done => setTimeout(done, wait));
      if (mine !== newest) return;
      try {
        if (text.value.trim()) {
          host = new bench.Host();
          halt.hidden = false;
        }
        const answer = host ? await imported(host, text.value, partial.checked) : { games: [], problems: [] };
        if (mine !== newest) return;
        stop();
        made = answer.games.filter(each => each.text);
        const failed = answer.games.filter(each => !each.text);
        bench.options(game, made.map(each => [each.id, each.name]), game.value);
        row.hidden = made.length < 2;
        said.textContent = !text.value.trim() ? '' : `Games that can be made: ${made.length}${failed.length > 0 ? `; that cannot: ${failed.length}` : ''}.`;
        wrong.replaceChildren(listOf([...answer.problems, ...[...failed, ...made].flatMap(each => each.problems)]) || '');
        if (made.length > 0) chosen(game.value);
      } catch (error) {
        if (mine !== newest) return;
        made = [];
        wrong.replaceChildren();
        stop(`${error.message}.`);
      }
    };
    row.hidden = true;
    return {
      element: make('div', {}, bench.field('Its file', file, 'variants.ini of Fairy-Stockfish, or an Interactive Diagram as text or as a saved page.'), bench.field('Or its text', text),
          make('p', { class: 'choice-of-way' }, partial, make('label', { for: 'import-partial' }, 'Leave out rules that are not supported; the game lists them')), row, said, make('p', { class: 'tools small' }, halt), wrong),
      fill: content => {
        text.value = content;
        look();
      },
      files: () => {
        const found = made.find(each => each.id === game.value);
        if (!found?.text) throw new Error('There is no game to begin with');
        return { 'game.toml': found.text };
      },
    };
  };

  // Out

  const exportGame = async () => {
    if (desk.broken) return bench.say('The game cannot be read at the moment.');
    try {
      const { exports } = await bench.quick.ask({ ask: 'formats' });
      /** @type {HTMLSelectElement} */
      const format = make('select', { id: 'export-format', onchange: () => show().catch(bench.stale) },
          ...(exports ?? []).map(({ name, describes }) => make('option', { value: name }, describes)));
      const text = make('textarea', { id: 'export-text', readonly: true, rows: 12, spellcheck: 'false', 'aria-label': 'The game in this format' });
      const said = make('p', { role: 'status' }), wrong = make('div');
      /** @type {Engine.Answer<Engine.BenchAnswers['export']>} */
      let answer;
      const show = async () => {
        answer = await bench.quick.ask({ ask: 'export', to: format.value }, 'export');
        text.hidden = !answer.text;
        text.value = answer.text?.slice(0, mostShown) ?? '';
        said.textContent = answer.problem !== undefined ? `${sentence(answer)}.` : !answer.text ? 'This format has no words for some of the game:'
            : answer.text.length > mostShown ? `These are the first of ${answer.text.length} letters; all of them are saved.` : '';
        wrong.replaceChildren(listOf(answer.problems ?? []) || '');
      };
      await show();
      await bench.dialog('Write the game for another program', { yes: 'Save', no: 'Close', inside: [bench.field('Format', format), said, text, wrong],
        ok: complain => {
          if (!answer.text) return complain('The game cannot be written so.');
          bench.carry.download(`${desk.name}.${answer.ending}`, answer.text, 'text/plain');
          return true;
        } });
    } catch (error) {
      bench.stale(error);
    }
  };

  // Drawings made of characters

  /** @param {Engine.DrawnFigure} figure */
  const pictureOf = ({ id, title, svg, fen }) => {
    const image = make('img', { alt: `What drawing ${id} shows`, src: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })) });
    image.addEventListener('load', () => URL.revokeObjectURL(image.src), { once: true });
    const keep = () => {
      const name = bench.isName(id) ? id.toLowerCase() : 'drawing', path = `positions/${name}.fen`;
      if (desk.files.has(path)) return bench.say(`There is a file ${path} already.`);
      desk.files.set(path, `${fen}\n`);
      bench.emit('files');
      bench.files.open(path);
      bench.say(`${path} is added.`);
    };
    return make('figure', {}, image, make('figcaption', {}, title ? `${id}: ${title}` : id), fen && make('p', { class: 'tools small' }, button('Keep as a position', keep)));
  };

  const drawingView = () => {
    const text = make('textarea', { id: 'drawing-text', rows: 12, spellcheck: 'false', wrap: 'off' });
    const board = make('select', { id: 'drawing-board' });
    const said = make('p', { role: 'status' }), wrong = make('div'), pictures = make('div', { class: 'figures' });
    const toml = make('textarea', { id: 'drawing-found', readonly: true, rows: 12, spellcheck: 'false', hidden: true, 'aria-label': 'Figures and claims' });
    const go = bench.longButton('Read', said, async (host, goesOn) => {
      const answer = await askAbout(host, bench.engineFiles(), text.value, { ask: 'drawings', ...bench.looks(), ...(board.value ? { board: board.value } : {}) });
      if (!goesOn()) return;
      const figures = answer.figures ?? [];
      said.textContent = answer.problem !== undefined ? `${sentence(answer)}.` : figures.length === 0 ? '' : 'Below the pictures are the same as figures and claims, to be copied into their files.';
      pictures.replaceChildren(...figures.map(pictureOf));
      toml.hidden = !answer.text;
      toml.value = answer.text ?? '';
      wrong.replaceChildren(listOf(answer.problems ?? []) || '');
    });
    const fill = () => bench.options(board, (desk.read?.boards ?? []).map(each => [each.id, each.id]), board.value);
    bench.on('game', () => {
      for (const each of [pictures, wrong]) each.replaceChildren();
      toml.hidden = true;
      said.textContent = '';
    });
    return make('details', { class: 'count', ontoggle: fill }, make('summary', {}, 'Read drawings made of characters'),
        make('p', {}, 'Boards as articles draw them with / \\ | _ and +, or a row of letters and dots for each rank, become figures and positions; what the text below a drawing states becomes claims.'),
        bench.field('Drawings', text), make('div', { class: 'fields' }, bench.field('Board', board), make('p', { class: 'tools small' }, go)), said, wrong, pictures, toml);
  };

  bench.exchange = { start: () => byId('export').addEventListener('click', exportGame), importFields, drawingView, askAbout };
}
