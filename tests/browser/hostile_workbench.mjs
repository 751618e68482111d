// Hostile strings on the workbench: in the game that is written, in its fields, and in addresses that
// share one.
/// A game with a string wherever a text may stand.
const game_with = text => {
  const told = JSON.stringify(text);
  return `title = ${told}\nsummary = ${told}\nby = ${told}\ntiling = "rectangular"\nboards = ["4x4"]\n` +
      `[[seat]]\nname = ${told}\nforward = 90\n[[seat]]\nname = "Black"\nforward = 270\n` +
      `[piece.a]\nname = ${told}\nletter = "A"\nmoves = ["step side", ${told}]\n`;
};

/// Strings in texts that are no files of the game: of another program, with a drawing, of noted games.
const foreign_texts = async (page, strings) => {
  const lines = strings.map(text => text.replace(/[\r\n]/g, ' '));
  await page.evaluate(told => document.querySelector('.CodeMirror').CodeMirror.setValue(told), game_with('Good').replace('"step side", "Good"', '"step side"'));
  await page.waitForTimeout(500);
  await settled(page);
  await page.locator('#begin').click();
  await page.locator('#way-other').check();
  for (const line of lines) {
    await page.locator('#import-text').fill(`[mine]\nking = ${line}\n[${line}]\npieceToCharTable = ${line}\n`);
    await page.waitForTimeout(400);  // or it is not read
  }
  await page.waitForFunction(() => /can be made|in no format/.test(document.querySelector('dialog').textContent), null, { timeout: 60000 });
  await page.keyboard.press('Escape');
  // The button of a question that is being answered says Stop: the newest text is read.
  const press = async (panel, name) => {
    const button_of = words => page.locator(`#panel-${panel}`).getByRole('button', { name: words, exact: true });
    if (await button_of('Stop').isVisible()) await button_of('Stop').click({ timeout: 500 }).catch(() => {});
    await button_of(name).click();
  };
  await page.getByRole('tab', { name: 'Figures', exact: true }).click();
  await page.getByText('Read drawings made of characters').click();
  for (const line of lines) {
    await page.locator('#drawing-text').fill(`Diagram 1: ${line}\n\n4 . . . .\n3 . A . .\n2 . . a .\n1 . . . .\n\n${line}\n`);
    await press('figures', 'Read');
  }
  await page.waitForTimeout(500);
  await page.getByRole('tab', { name: 'Board', exact: true }).click();
  await page.getByText('Play noted games through').click();
  for (const line of lines) {
    await page.locator('#games-text').fill(`[White "${line}"]\n[Event "${line}"]\n\n1. ${line} *\n`);
    await press('board', 'Play through');
  }
  await page.waitForTimeout(500);
};

const settled = page => page.waitForFunction(
    () => !/^(Still reading…|)$/.test(document.querySelector('#problem-count').textContent), null, { timeout: 30000 });

export const hostile_workbench = async (page, report, strings, unharmed) => {
  await settled(page);
  for (const view of ['Page', 'Pieces']) {
    await page.getByRole('tab', { name: view, exact: true }).click();
    for (const text of strings) {
      await page.evaluate(told => document.querySelector('.CodeMirror').CodeMirror.setValue(told), game_with(text));
      await page.waitForTimeout(20);
    }
    await settled(page);
    await unharmed(page, report, `the workbench, ${view}`);
  }
  await page.getByRole('tab', { name: 'Notation', exact: true }).click();
  for (const input of await page.locator('#panel-notation input').all())
    for (const text of strings) {
      await input.fill(text);
      await input.press('Enter');
    }
  await unharmed(page, report, 'the workbench, its fields');
  await foreign_texts(page, strings);
  await unharmed(page, report, 'the workbench, texts of others');
  const home = page.url().split('#')[0];
  for (const text of strings) {
    const shared = await page.evaluate(
        ([told, game]) => bench.archive.toAddress({ name: told, files: { 'game.toml': game, [told]: told } }).catch(() => ''),
        [text, game_with(text)]);
    const begun = await page.evaluate(told => bench.archive.toAddress({ name: 'begun', from: told, gone: told, files: {} }).catch(() => ''), text);
    for (const end of [shared, begun, encodeURIComponent(text)]) await page.goto(`${home}#game=${end}`);
    await page.keyboard.press('Escape');  // of what it may ask
  }
  await settled(page);
  await unharmed(page, report, 'the workbench, its addresses');
};
