// The hostile strings on the workbench: in the game that is written, in its fields, and in addresses
// that share one.
import { hostile_strings } from './hostile_strings.mjs';

/// A game with a string wherever a text may stand.
const game_with = text => {
  const told = JSON.stringify(text);
  return `title = ${told}\nsummary = ${told}\nby = ${told}\ntiling = "rectangular"\nboards = ["4x4"]\n` +
      `[[seat]]\nname = ${told}\nforward = 90\n[[seat]]\nname = "Black"\nforward = 270\n` +
      `[piece.a]\nname = ${told}\nletter = "A"\nmoves = ["step side", ${told}]\n`;
};

const settled = page => page.waitForFunction(
    () => !/^(Still reading…|)$/.test(document.querySelector('#problem-count').textContent), null, { timeout: 30000 });

export const hostile_workbench = async (page, report, unharmed) => {
  await settled(page);
  for (const view of ['Page', 'Pieces']) {
    await page.getByRole('tab', { name: view, exact: true }).click();
    for (const text of hostile_strings) {
      await page.evaluate(told => document.querySelector('.CodeMirror').CodeMirror.setValue(told), game_with(text));
      await page.waitForTimeout(20);
    }
    await settled(page);
    await unharmed(page, report, `the workbench, ${view}`);
  }
  await page.getByRole('tab', { name: 'Notation', exact: true }).click();
  for (const input of await page.locator('#panel-notation input').all())
    for (const text of hostile_strings) {
      await input.fill(text);
      await input.press('Enter');
    }
  await unharmed(page, report, 'the workbench, its fields');
  const home = page.url().split('#')[0];
  for (const text of hostile_strings) {
    const shared = await page.evaluate(
        ([told, game]) => bench.archive.to_address({ name: told, files: { 'game.toml': game, [told]: told } }).catch(() => ''),
        [text, game_with(text)]);
    for (const end of [shared, encodeURIComponent(text)]) await page.goto(`${home}#game=${end}`);
    await page.keyboard.press('Escape');  // of what it may ask
  }
  await settled(page);
  await unharmed(page, report, 'the workbench, its addresses');
};
