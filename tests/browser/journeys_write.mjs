// The journey of an inventor who writes a piece on the workbench, by keys alone, and takes it home.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Reader } from './reader.mjs';

/// What a frame without scripts says of the script with which the test listens.
export const own_script = /Blocked script execution in 'about:/;

const piece = ['', '', '[piece.wazir]', 'letter = "W"', 'moves = ["step orthogonal"]', ''];

const variants = ['[mini:chess]', 'maxRank = 6', 'maxFile = 5', 'startFen = rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1', 'doubleStep = false',
  'castling = false', 'promotionRegionWhite = *6', 'promotionRegionBlack = *1', '', '[hunt:chess]', 'chasingRule = axf'].join('\n');
const drawing = ['6 r n b q k', '5 p p . p p', '4 . . p . .', '3 . . P . .', '2 P P . P P', '1 R N B Q K', '  a b c d e'].join('\n');

/// A game of another program comes in and goes out; one that cannot is told with its line.
const other_programs = async (report, page) => {
  const wait = condition => page.waitForFunction(condition, null, { timeout: 30000 });
  await page.locator('#begin').click();
  await page.locator('#way-other').check();
  const engines = page.workers().length;
  let most = 0;
  page.on('worker', () => { most = Math.max(most, page.workers().length); });
  await page.locator('#import-text').type('[mini:chess]\nmaxRank = 6\nmaxFile = 5\n', { delay: 40 });
  await wait(() => /can be made/.test(document.querySelector('dialog').textContent));
  report.is_true('workbench: one engine reads the file of another program', most <= engines + 1);
  report.is_true('workbench: what has been read need not be stopped', await page.locator('dialog').getByRole('button', { name: 'Stop' }).isHidden());
  await page.locator('#import-text').fill(variants);
  await wait(() => /can be made: 1; that cannot: 1/.test(document.querySelector('dialog').textContent));
  report.is_true('workbench: what cannot be imported has its line', /chasingRule = axf/.test(await page.locator('dialog .found').textContent()));
  await page.locator('#import-partial').check();
  await wait(() => /can be made: 2\./.test(document.querySelector('dialog').textContent));
  await page.locator('#import-partial').uncheck();
  await wait(() => /can be made: 1; that cannot: 1/.test(document.querySelector('dialog').textContent));
  await page.locator('dialog button[type=submit]').click();
  await wait(() => bench.desk.name === 'mini' && bench.desk.read?.boards?.[0].id === '5x6' && bench.desk.proved);
  report.equal('workbench: an imported game has no problems', await page.locator('#problem-count').textContent(), 'No problems.');
  await page.locator('#export').click();
  await wait(() => /maxRank = 6/.test(document.querySelector('#export-text')?.value));
  await page.locator('dialog').getByText('Close').click();

  await page.locator('#view-figures').click();
  await page.getByText('Read drawings made of characters').click();
  await page.locator('#drawing-text').fill(drawing);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByRole('button', { name: 'Keep as a position' }).click();
  await wait(() => bench.desk.read.positions.includes('drawing-1') && bench.desk.proved);
  report.equal('workbench: a drawing becomes a position', await page.locator('#problem-count').textContent(), 'No problems.');

  await page.locator('#view-board').click();
  await page.getByText('Play noted games through').click();
  await page.locator('#games-text').fill('1. c3 c4 2. bxc4 *');
  await page.getByRole('button', { name: 'Play through' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await wait(() => /Move 2 of 2: c4/.test(document.querySelector('#panel-board').textContent));
  report.is_true('workbench: a move that is not legal is told', /'bxc4' is not legal here/.test(await page.locator('#panel-board').textContent()));
};

/// Another game shows its own first board, even if it has one of the same name as the last.
const another_game = async (report, page) => {
  await page.locator('#view-board').click();
  await page.locator('#begin').click();
  await page.locator('#way-board').check();
  await page.locator('#begin-board').fill('8x8');
  await page.locator('#begin-name').fill('eight');
  await page.locator('dialog button[type=submit]').click();
  await page.waitForFunction(() => bench.desk.name === 'eight' && document.querySelector('#board-board').value === '8x8', null, { timeout: 30000 });
  await page.locator('#begin').click();
  await page.locator('#way-game').check();
  await page.locator('#begin-game').selectOption('lotus-39');
  await page.locator('dialog button[type=submit]').click();
  await page.waitForFunction(() => /lotus/.test(bench.desk.name) && bench.desk.read?.boards && document.querySelector('#board-board').value, null, { timeout: 30000 });
  report.equal('workbench: another game shows its own board', await page.locator('#board-board').inputValue(), 'lotus-39');
};

/// What takes the engine long can be stopped: what is asked of it, and the proof of the game itself.
const stop_what_takes_long = async (report, page) => {
  const wait = (condition, more) => page.waitForFunction(condition, more, { timeout: 30000 });
  const panel = page.locator('#panel-board');
  await page.locator('#view-board').click();
  await page.getByText('Count the legal moves').click();
  await page.locator('#count-depth').fill('12');
  await panel.getByRole('button', { name: 'Count', exact: true }).click();
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  await wait(() => /Stopped\./.test(document.querySelector('#panel-board').textContent));
  for (const [view, open, name] of [['board', '', 'Play through'], ['figures', '', 'Read'], ['claims', 'What the engine can state', 'Propose']]) {
    await page.locator(`#view-${view}`).click();
    if (open) await page.getByText(open).click();
    await page.evaluate(() => {  // an engine that does not answer
      bench.Host.prototype.answers = bench.Host.prototype.ask;
      bench.Host.prototype.ask = function(question) { return this.answers(question.ask === 'read' ? question : { ask: 'perft', depth: 12, steps: 2000000000 }); };
    });
    const home = page.locator(`#panel-${view}`);
    await home.getByRole('button', { name, exact: true }).click();
    await home.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.evaluate(() => { bench.Host.prototype.ask = bench.Host.prototype.answers; });
    report.equal(`workbench: ${name} can be stopped`, await home.getByText('Stopped.', { exact: true }).count() > 0, true);
  }
  await page.evaluate(() => {
    const ask = bench.slow.ask;
    bench.slow.ask = question => ask.call(bench.slow, question.ask === 'prove' ? { ask: 'perft', depth: 12, steps: 2000000000 } : question);
    bench.write('game.toml', `${bench.desk.files.get('game.toml')}\n`);
  });
  await page.locator('#halt').click();
  await wait(() => !document.querySelector('#busy').classList.contains('shown'));
  report.is_true('workbench: the proof of a game can be stopped', /Stopped/.test(await page.locator('#problem-count').textContent()));
  await page.evaluate(() => {
    delete bench.slow.ask;
    bench.write('game.toml', `${bench.desk.files.get('game.toml')}\n`);
  });
  await wait(() => bench.desk.proved);
  await page.locator('#view-board').click();
};

/// While an article is broken, the board shows the newest text.
const broken_article = async (report, page) => {
  await page.evaluate(() => {
    bench.write('game.toml', `${bench.desk.files.get('game.toml').replace(/title *=.*/, 'title = "Changed"')}\n[[article]]\nid = "none"\n`);
  });
  await page.waitForFunction(() => /1 error/.test(document.querySelector('#problem-count').textContent), null, { timeout: 30000 });
  report.equal('workbench: the board is not stale', await page.locator('#stale').isHidden(), true);
  report.equal('workbench: it is of the newest text', await page.evaluate(() => bench.desk.read.title), 'Changed');
  await page.locator('#view-page').click();
  report.is_true('workbench: the page is', /An article cannot be read/.test(await page.locator('#stale').textContent()));
};

export const write_a_piece = async (browser, report, { program }) => {
  const reader = await Reader.open(browser, 'workbench/index.html');
  const { page, keyboard } = reader;
  const told = text => page.waitForFunction(
      wanted => document.querySelector('#problem-count').textContent.includes(wanted), text, { timeout: 30000 });
  await told('No problems');
  report.is_true('workbench: the editor is there', await page.locator('.CodeMirror').count() === 1);

  await page.locator('.CodeMirror [contenteditable], .CodeMirror textarea').first().focus();
  await keyboard.press('Control+End');
  for (const line of piece) {
    await keyboard.type(line, { delay: 4 });
    await keyboard.press('Enter');
  }
  await told('No problems');
  await keyboard.type('moves = ["slyde"]', { delay: 4 });
  await told('1 error');
  report.is_true('workbench: what is wrong is told with its place', /game\.toml:\d+:\d+/.test(
      await page.locator('#problem-list').textContent()));
  for (let i = 0; i < 'moves = ["slyde"]'.length; ++i) await keyboard.press('Backspace');
  await told('No problems');

  await keyboard.press('Escape');
  await reader.tab_to('Board');
  await reader.press('ArrowRight');
  await reader.press('Enter');
  await page.waitForSelector('#panel-pieces:not([hidden])');
  await page.locator('#panel-pieces select').first().focus();
  await page.locator('#panel-pieces select').first().selectOption({ label: 'Wazir' });
  await page.waitForFunction(() => /4 moves/.test(document.querySelector('#panel-pieces').textContent), null, { timeout: 30000 });
  report.is_true('workbench: its moves are told', /one square orthogonally/.test(await page.locator('#panel-pieces').textContent()));

  const folder = mkdtempSync(join(tmpdir(), 'workbench-'));
  try {
    const download = page.waitForEvent('download', { timeout: 30000 });
    await page.locator('#zip').focus();
    await keyboard.press('Enter');
    const file = join(folder, 'game.zip');
    await (await download).saveAs(file);
    report.equal('workbench: a zip', readFileSync(file).subarray(0, 2).toString(), 'PK');
    if (program) {
      const unpacked = spawnSync('python3', ['-m', 'zipfile', '-e', file, folder]);
      report.equal('workbench: it unpacks', unpacked.status, 0);
      const built = spawnSync(program, ['build', join(folder, 'my-game'), '--out', join(folder, 'out')]);
      const warned = String(built.stderr).split('\n', 1)[0].replace(/^.*: warning: /, '');
      report.equal('workbench: the program builds it, and says what is missing', `${built.status} ${warned}`, '0 no Wazir comes into play');
      report.is_true('workbench: with the new piece', /Wazir/.test(readFileSync(join(folder, 'out/my-game/index.html'), 'utf8')));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await other_programs(report, page);
  await stop_what_takes_long(report, page);
  await broken_article(report, page);
  await another_game(report, page);
  report.holds('workbench: nothing is said', page.complaints.filter(each => !own_script.test(each)));
  await reader.leave();
};
