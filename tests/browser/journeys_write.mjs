// The journey of an inventor who writes a piece on the workbench, by keys alone, and takes it home.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Reader } from './reader.mjs';

/// What a frame without scripts says of the script with which the test listens.
export const own_script = /Blocked script execution in 'about:/;

const piece = ['', '', '[piece.wazir]', 'letter = "W"', 'moves = ["step orthogonal"]', ''];

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
  await page.waitForFunction(() => /reaches 4 cells/.test(document.querySelector('#panel-pieces').textContent), null, { timeout: 30000 });
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
      report.equal('workbench: the program builds it as it is', `${built.status} ${built.stderr}`, '0 ');
      report.is_true('workbench: with the new piece', /Wazir/.test(readFileSync(join(folder, 'out/my-game/index.html'), 'utf8')));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  report.holds('workbench: nothing is said', page.complaints.filter(each => !own_script.test(each)));
  await reader.leave();
};
