// Journeys on boards for trying pieces.
import { axe } from './axe.mjs';
import { faint_signs, loose_ends, sideways } from './looks.mjs';
import { Reader } from './reader.mjs';

const home = 'lotus-39/pieces.html#fig-a1-1';

export const explore_a_figure = async (browser, report) => {
  const reader = await Reader.open(browser, home);
  await reader.explore('fig-a1-1');
  const free = await reader.enter('e3');
  report.equal('explore: the reach is said', free,
      "White's Alfil on e3 can move to 6 cells: a5, c3, e1, e5, g3 and i5.");
  report.equal('explore: a cell is said with what can be done there',
      (await reader.hears('e', '1')), 'e1, empty, can be moved to');
  await reader.press('Escape');

  await reader.choose('Pawn');
  report.equal('explore: the tray says what is held', (await reader.heard()).at(-1), 'White Pawn: choose a cell.');
  await reader.enter('e1');
  await reader.press('Escape');
  const stopped = await reader.enter('e3');
  report.equal('explore: the blocker is heard', stopped,
      "White's Alfil on e3 can move to 5 cells: a5, c3, e5, g3 and i5. Pieces of its own side block it on 1 cell: e1.");

  await reader.press('Escape');
  await reader.spell('e1');
  report.equal('explore: a piece is taken off', await reader.hears('Delete'), 'White Pawn taken off e1.');
  report.equal('explore: and no longer blocks', await reader.enter('e3'), free);
  report.equal('explore: Escape puts back', await reader.hears('Escape'), 'Put back.');
  await reader.press('Escape');
  report.equal('explore: Escape leaves', await reader.page.locator('#fig-a1-1 .live').count(), 0);
  report.equal('explore: the focus is where it began', await reader.focus(), 'Explore Diagram A1-1.');
  report.is_true('explore: the figure is the picture again',
      await reader.page.locator('#fig-a1-1 > .drawing').first().isVisible());
  report.holds('explore: nothing else is said', reader.page.complaints);
  await reader.leave();
};

export const ask_in_words = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html#fig-1');
  await reader.explore('fig-1');
  const asks = async (question, wanted) => {
    await reader.press('/');
    await reader.press('Control+a');
    await reader.keyboard.type(question);
    const answer = await reader.hears('Enter');
    report.is_true(`ask: ${question}`, wanted.test(answer), `the page says: ${answer}`);
    await reader.press('Escape');
  };
  await asks('where are the knights', /^White Knight on b1, Black Knight on b8, White Knight on g1, Black Knight on g8\.$/);
  await asks('attacks f3', /e2.*g1.*g2|g2.*e2/);
  await asks('rank 4', /^Nothing stands on rank 4\.$/);
  await asks('rank 1', /White Rook on a1.*White King on e1/);
  await asks('file e', /White King on e1.*Black King on e8/);
  await asks('where is the unicorn', /^There is no unicorn\.$/);
  await asks('sing', /^Ask “where knight”/);
  await reader.spell('e3');
  report.is_true('ask: ! tells who attacks', /d2/.test(await reader.hears('!')));
  report.is_true('ask: ? tells the keys', /Arrow keys/.test(await reader.hears('?')));
  report.equal('ask: the board ends', await reader.hears('a', '1', 'ArrowDown'), 'The board ends here.');
  report.equal('ask: the next cell', await reader.hears('ArrowUp'), 'a2, White Pawn');
  report.holds('ask: nothing else is said', reader.page.complaints);
  await reader.leave();
};

/// A figure of a part of a board, on the whole of it and back.
export const see_the_whole_board = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess99/index.html#fig-4');
  await reader.explore('fig-4');
  const there = await reader.enter('e6');
  report.is_true('whole board: the part has no first rank', await reader.spell('e1') !== 'e1');
  await reader.choose('The whole board');
  report.equal('whole board: it is said', (await reader.heard()).at(-1), 'The whole board.');
  report.is_true('whole board: the board has the focus', /whole board, live/.test(await reader.focus()));
  report.equal('whole board: it has a first rank', await reader.spell('e1'), 'e1');
  report.is_true('whole board: a piece goes there', !/not/.test(await reader.enter('e1')));
  await reader.press('Escape');
  report.equal('whole board: the reach is that of its cell', /e1 can/.test(await reader.enter('e1')), /e6 can/.test(there));
  await reader.choose('This part alone');
  report.is_true('whole board: and the part again', await reader.spell('e2') === 'e2' && await reader.spell('e1') !== 'e1');
  report.holds('whole board: nothing else is said', reader.page.complaints);
  await reader.leave();
};

/// Live boards in both ways, wide and narrow, light and dark: what holds of any page holds of them.
export const live_is_sound = async (browser, report) => {
  for (const [path, figure] of [['lotus-39/pieces.html', 'fig-a1-1'], ['crazyhouse/index.html', 'fig-1']])
    for (const width of [390, 1440])
      for (const colorScheme of ['light', 'dark']) {
        const name = `${path}, live, ${width} px, ${colorScheme}`;
        const reader = await Reader.open(browser, `${path}#${figure}`, { viewport: { width, height: 900 }, colorScheme });
        await reader.explore(figure);
        await reader.press('?', '/');
        await reader.page.locator(`#${figure} .live-menu`).evaluateAll(all => all.forEach(each => { each.open = true; }));
        report.holds(`${name}: axe`, await axe(reader.page));
        report.holds(`${name}: no sideways scroll`, await reader.page.evaluate(sideways));
        report.holds(`${name}: signs are seen`, await reader.page.evaluate(faint_signs));
        report.holds(`${name}: ids`, await reader.page.evaluate(loose_ends));
        const stops = await reader.page.locator(`#${figure} .live-board [tabindex], #${figure} .live-board a`).count();
        report.equal(`${name}: the board is one stop of the Tab key`, stops, 0);
        report.holds(`${name}: nothing is said`, reader.page.complaints);
        await reader.leave();
      }
};

/// The same of tables at which a game is under way, with all that can be unfolded, and large.
export const tables_are_sound = async (browser, report) => {
  const begun = { crazyhouse: 'e2 e4; d7 d5; e4 d5; d8 d5; b1 c3; d5 e5; f1 e2; b8 c6; P @ e4', 'immortal-star-masters': '', xiangqi: 'h3 e3' };
  for (const [game, moves] of Object.entries(begun))
    for (const width of [390, 1100])
      for (const colorScheme of ['light', 'dark']) {
        const name = `${game}, its table, ${width} px, ${colorScheme}`;
        const reader = await Reader.open(browser, `${game}/play.html#live=table;${encodeURIComponent(`play;;${moves}`)}`, { viewport: { width, height: 900 }, colorScheme });
        const { page } = reader;
        await page.waitForSelector('#table .live-turn');
        await page.locator('#table .live-menu').evaluateAll(all => all.forEach(each => { each.open = true; }));
        const look = async state => {
          report.holds(`${name}${state}: axe`, await axe(page));
          report.holds(`${name}${state}: no sideways scroll`, await page.evaluate(sideways));
          report.holds(`${name}${state}: signs are seen`, await page.evaluate(faint_signs));
          report.holds(`${name}${state}: ids`, await page.evaluate(loose_ends));
        };
        await page.evaluate(() => {
          const { play } = document.getElementById('table').live;
          play.hint(play.state.legal.find(each => each.from));
        });
        await look(', with a hint');
        if (await page.locator('#table button', { hasText: 'Larger' }).count() > 0) {
          await page.locator('#table button', { hasText: 'Larger' }).click();
          await look(', large');
        }
        report.holds(`${name}: nothing is said`, page.complaints);
        await reader.leave();
      }
};

/// The discs that tell six armies apart stay on small screens, where only the badges on them are left out.
export const tell_armies_apart = async (browser, report) => {
  const reader = await Reader.open(browser, 'immortal-star-masters/play.html', { viewport: { width: 390, height: 844 } });
  await reader.page.waitForSelector('#table .live-turn');
  const hidden = await reader.page.locator('#table .live-men .as-drawn').evaluateAll(pieces =>
      pieces.filter(each => getComputedStyle(each.querySelector('.man')).display === 'none').length);
  report.equal('armies: pieces whose disc is left out', hidden, 0);
  await reader.leave();
};

/// A board magnified four times, in forced colours, is played by keys as any other.
export const magnified = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html#fig-1',
      { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4, forcedColors: 'active', reducedMotion: 'reduce' });
  await reader.explore('fig-1');
  report.is_true('400 %: a piece is picked up', /e3, e4/.test(await reader.enter('e2')));
  const look = await reader.page.evaluate(() => {
    const colour = (name, key) => getComputedStyle(document.querySelector(`.live-signs .live-${name}`))[key];
    return { picked: colour('picked', 'stroke'), moves: colour('moves', 'fill'), board: getComputedStyle(document.body).backgroundColor,
             moving: document.getAnimations().length };
  });
  for (const sign of ['picked', 'moves'])
    report.is_true(`forced colours: ${sign} can be told from the ground`, look[sign] !== look.board && look[sign] !== 'none');
  report.equal('less motion: nothing moves', look.moving, 0);
  await reader.enter('e4');
  report.equal('400 %: the move is made', (await reader.state()).plays.join(' '), 'e4');
  report.holds('400 %: no sideways scroll', await reader.page.evaluate(sideways));
  report.holds('400 %: nothing is said', reader.page.complaints);
  await reader.leave();
};
