// @ts-check
// One line of the notation, or of Betza, tried at once; and every word of both, with an example
// that runs.
'use strict';
{
  const { make, button } = bench;
  /** @typedef {Workbench.Example & { form: string }} Staged */
  const example = 'example';  // the folder of the game in which an example stands

  /**
   * The game of a stage: its text with the moves and the pieces in their places.
   * @param {Staged} example
   */
  const staged = ({ stage, form, text, men = '', key = '', cell }) => {
    const quoted = JSON.stringify(text);
    return bench.given.words.stages[stage ?? ''].replace('{{moves}}', () => form === 'betza' ? `betza = ${quoted}` : `moves = [${quoted}]`)
        .replace('{{men}}', () => men).replace('{{key}}', () => key).replace('{{cell}}', () => cell ?? '');
  };

  /** @typedef {Partial<Engine.Problem> & { message: string }} Trouble */

  /** @returns {Workbench.View} */
  const notationView = () => {
    const line = make('input', { id: 'line-text', class: 'line', value: 'slide orthogonal', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', oninput: () => show().catch(bench.stale) });
    const form = make('select', { id: 'line-form', onchange: () => show().catch(bench.stale) },
        ...[['', 'either'], ['notation', 'notation'], ['betza', 'Betza']].map(([value, words]) => make('option', { value }, words)));
    const board = make('input', { id: 'line-board', value: '8x8', list: 'line-boards', size: 7, autocomplete: 'off', oninput: () => {
      leaveStage();
      cell.value = '';
      show().catch(bench.stale);
    } });
    const cell = make('input', { id: 'line-cell', size: 4, autocomplete: 'off', spellcheck: 'false', oninput: () => {
      leaveStage();
      show().catch(bench.stale);
    } });
    const picture = make('div', { class: 'drawing tap' }), said = make('p', { class: 'words', role: 'status' }), wrong = make('div', { class: 'wrong' });
    const clear = button('Without the other pieces', () => {
      leaveStage();
      show().catch(bench.stale);
    }, { hidden: true });
    /** @type {Staged | null} */
    let onStage = null;
    const leaveStage = () => {
      onStage = null;
      clear.hidden = true;
    };
    /**
     * Problems of a small game that was made of the line, with their columns in the line.
     * @param {Trouble[]} problems
     */
    const showProblems = problems => {
      const errors = problems.filter(each => each.severity !== 'warning');
      if (errors.length > 0) said.textContent = '';
      picture.classList.toggle('old', errors.length > 0);
      wrong.replaceChildren(...errors.slice(0, 1).map(rowOfProblem));
    };
    /** @param {Trouble} problem */
    const rowOfProblem = ({ message, hint, column = 0, source = '' }) => {
      const at = column - (/^(moves = \[|betza = )"/.exec(source)?.[0].length ?? column);
      return make('div', {}, at > 0 && make('pre', {}, `${line.value}\n${' '.repeat(at - 1)}^`), make('p', {}, `${message}.`), hint && make('p', { class: 'hint' }, hint));
    };

    /// On a stage the text stands in a small game, of which the figure is drawn.
    const showStaged = async (/** @type {Staged} */ stage) => {
      const text = staged({ ...stage, text: line.value });
      bench.wordsHost.lay(new Map([[`${example}/game.toml`, text], [`${example}/word.md`, bench.given.words.article]]));
      const read = await bench.wordsHost.ask({ ask: 'read', game: example }, 'stage');
      const errors = (read.problems ?? []).filter(each => each.severity === 'error');
      showProblems(errors);
      if (errors.length > 0) return;
      await bench.wordsHost.ask({ ask: 'prove' });
      const answer = await bench.wordsHost.ask({ ask: 'figure', id: 'word', themed: 1 });
      if (bench.refused(answer, said)) return;
      bench.draw(picture, answer.svg);
      said.textContent = new DOMParser().parseFromString(answer.svg, 'image/svg+xml').querySelector('desc')?.textContent ?? '';
    };
    const show = async () => {
      if (!line.value.trim()) return;
      if (onStage) return showStaged(onStage);
      const answer = await bench.wordsHost.ask({ ask: 'line', themed: 1, text: line.value, board: board.value.trim(),
        ...(form.value ? { form: form.value } : {}), ...(cell.value.trim() ? { cell: cell.value.trim() } : {}) }, 'line');
      showProblems(answer.problems ?? []);
      if (answer.problem) showProblems([{ message: answer.problem, hint: answer.hint }]);
      if (!answer.svg) return;
      bench.draw(picture, answer.svg, tapped => {
        cell.value = tapped;
        show().catch(bench.stale);
      });
      cell.placeholder = answer.cell ?? '';
      said.textContent = [answer.moves, answer.words, answer.betza && answer.form !== 'betza' && `In Betza: ${answer.betza}.`].filter(Boolean).join(' ');
    };

    /** @param {Staged} each */
    const run = each => {
      line.value = each.text;
      form.value = each.form;
      board.value = each.board;
      cell.value = each.cell ?? '';
      onStage = each.stage ? each : null;
      clear.hidden = !onStage;
      show().catch(bench.stale);
      picture.scrollIntoView({ block: 'nearest' });
    };

    /** @type {HTMLInputElement} */
    const find = make('input', { id: 'word-find', type: 'search', autocomplete: 'off', oninput: () => {
      const wanted = find.value.trim().toLowerCase();
      for (const row of lists.querySelectorAll('[data-row]')) row.hidden = !row.dataset.row?.includes(wanted);
      for (const part of lists.querySelectorAll('section')) part.hidden = !part.querySelector('[data-row]:not([hidden])');
    } });
    /** @param {string} text */
    const coded = text => text.split('`').map((part, at) => at % 2 ? make('code', {}, part) : part);
    const lists = make('div', { class: 'words-list' });
    /** @type {(title: string, formName: string, rows: Workbench.Example[]) => HTMLElement} */
    const listOf = (title, formName, rows) => make('section', {}, make('h3', {}, title), make('dl', {}, ...rows.map(each => make('div', {
      'data-row': `${each.word} ${each.means} ${each.text}`.toLowerCase() },
    make('dt', {}, make('code', {}, each.word), each.takes && make('span', { class: 'takes' }, ` ${each.takes}`)),
    make('dd', {}, ...coded(each.means), ' ', button(each.text, () => run({ ...each, form: formName }), { class: 'try', 'aria-label': `Try ${each.text}`, title: `on ${each.board}` }))))));

    const fill = () => {
      const { notation, betza } = bench.given.words;
      lists.replaceChildren(listOf('The notation', 'notation', notation), listOf('Betza', 'betza', betza));
    };

    return {
      make: home => {
        fill();
        home.append(make('div', { class: 'fields' }, make('p', { class: 'field long' }, make('label', { for: 'line-text' }, 'A line of the notation, or Betza'), line),
            bench.field('Read as', form), bench.field('Board', board), bench.field('Cell', cell),
            make('datalist', { id: 'line-boards' }, ...bench.begin.boards.map(each => make('option', { value: each })))),
        wrong, picture, said, make('p', { class: 'tools small' }, clear),
        make('h2', {}, 'The notation, word by word'), make('p', {}, 'Each example runs when it is pressed, and can be changed in the line above.'),
        make('div', { class: 'fields' }, bench.field('Find a word', find)), lists);
      },
      show,
    };
  };
  bench.notation = notationView;
}
