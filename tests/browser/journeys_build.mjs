// The journey of an inventor who builds a game by hand on the workbench: by mouse, by keys, and on a phone.
import { axe } from './axe.mjs';
import { sideways } from './looks.mjs';
import { Reader } from './reader.mjs';
import { own_script } from './journeys_write.mjs';

const wait = (page, condition, more) => page.waitForFunction(condition, more, { timeout: 30000 });
const text = page => page.evaluate(() => bench.desk.files.get('game.toml'));
const line = async (page, seat) => (await text(page)).split('\n').find(each => each.startsWith(`${seat}:`));

/// The board has been drawn from the text as it stands.
const drawn = (page, view, cell, piece) => wait(page, ([view, cell, piece]) => {
  const root = document.querySelector(`#panel-${view} .drawing`).shadowRoot;
  return (root?.querySelector(`.men[data-cell="${cell}"]`)?.dataset.piece ?? '') === piece;
}, [view, cell, piece]);

const middle = (page, view, cell) => page.evaluate(([view, cell]) => {
  document.querySelector(`#panel-${view} .drawing`).shadowRoot.querySelector(`.cell[data-cell="${cell}"]`).scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = document.querySelector(`#panel-${view} .drawing`).shadowRoot.querySelector(`.cell[data-cell="${cell}"]`).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}, [view, cell]);

const tap = async (page, view, cell) => {
  const { x, y } = await middle(page, view, cell);
  await page.mouse.click(x, y);
};
const drag = async (page, from, to) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const part of [0.2, 0.6, 1]) await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  await page.mouse.up();
};
const centre = async locator => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

const set_up = async (report, page) => {
  const panel = page.locator('#panel-board'), knight = panel.getByRole('button', { name: 'Knight', exact: true });
  await panel.getByRole('button', { name: 'Set up pieces' }).click();
  await knight.waitFor();
  const before = await text(page);
  await page.locator('#board-position').selectOption(await page.evaluate(() => bench.desk.read.positions.find(each => each.startsWith('question-'))));
  await drag(page, await centre(knight), await middle(page, 'board', 'e4'));
  await panel.getByText('This position has no text').waitFor();
  report.equal('by hand: a position that the engine has made changes nothing', await text(page), before);
  await page.locator('#board-position').selectOption('start');
  await drawn(page, 'board', 'e4', '');
  await drag(page, await centre(knight), await middle(page, 'board', 'e4'));
  await drawn(page, 'board', 'e4', 'knight');
  const with_knight = await text(page);
  report.is_true('by hand: a dragged piece is in the text', /^White:.* N [^A-Z]*\be4\b/.test(await line(page, 'White')), await line(page, 'White'));
  report.equal('by hand: nothing else of the text has changed', with_knight.replace(' e4', ''), before);
  await panel.getByRole('button', { name: 'Undo' }).first().click();
  await drawn(page, 'board', 'e4', '');
  report.equal('by hand: it can be undone', await text(page), before);
  const notes = await page.evaluate(() => {
    bench.desk.files.set('positions/notes.txt', 'turn: White\nWhite: K a1\nBlack: K h8\n');
    bench.emit('files');
    bench.files.open('positions/notes.txt');
    return bench.desk.files.get('positions/notes.txt');
  });
  await panel.getByRole('button', { name: 'Redo' }).first().click();
  await drawn(page, 'board', 'e4', 'knight');
  report.equal('by hand: and done again, in its file', await text(page), with_knight);
  report.equal('by hand: another file stays', await page.evaluate(() => bench.desk.files.get('positions/notes.txt')), notes);
  await page.evaluate(() => {
    bench.desk.files.delete('positions/notes.txt');
    bench.emit('files');
  });

  await drag(page, await middle(page, 'board', 'e4'), await middle(page, 'board', 'c4'));
  await drawn(page, 'board', 'c4', 'knight');
  await drawn(page, 'board', 'e4', '');
  await drag(page, await middle(page, 'board', 'c4'), await centre(page.locator('h1')));
  await drawn(page, 'board', 'c4', '');
  report.equal('by hand: a piece dragged off the board is gone', await text(page), before);
  report.holds('by hand, set-up: axe', await axe(page));

  // By keys alone, and for both sides.
  await panel.locator('#setup-other').first().selectOption('mirrored');
  const rook = panel.getByRole('button', { name: 'Rook', exact: true });
  await rook.focus();
  await page.keyboard.press('Enter');
  report.equal('by hand: a piece is chosen', await rook.getAttribute('aria-pressed'), 'true');
  await panel.locator('.drawing').first().focus();
  await page.keyboard.press('d');
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await drawn(page, 'board', 'd5', 'rook');
  report.is_true('by hand: mirrored for the other side', /\bd4\b/.test(await line(page, 'White')) && /\bd5\b/.test(await line(page, 'Black')));
  await page.keyboard.press('Delete');
  await drawn(page, 'board', 'd5', '');
  report.equal('by hand: and taken away again', await text(page), before);
  await page.keyboard.press('Control+z');
  await drawn(page, 'board', 'd5', 'rook');
  await page.keyboard.press('Control+y');
  await drawn(page, 'board', 'd5', '');

  // A game without a start gets one.
  await panel.locator('#setup-other').first().selectOption('');
  await page.evaluate(() => bench.files.change('game.toml', bench.edit.drop(bench.desk.files.get('game.toml'), 'play', 'start')));
  await wait(page, () => document.querySelector('#board-position').value === '');
  await drawn(page, 'board', 'e1', '');
  for (const cell of ['e4', 'g4']) {
    const to = await middle(page, 'board', cell);
    await drag(page, await centre(knight), to);
    await drawn(page, 'board', cell, 'knight');
  }
  report.equal('by hand: a start is made from two pieces', await line(page, 'White'), 'White: N e4 g4');
  for (let i = 0; i < 3; ++i) await page.keyboard.press('Control+z');
  await drawn(page, 'board', 'e1', 'king');
  report.equal('by hand: and undone, it is as before', await text(page), before);
};

const paint = async (report, page) => {
  const panel = page.locator('#panel-board');
  await panel.getByRole('button', { name: 'Paint zones' }).click();
  await page.locator('#zone-zone').selectOption({ label: 'a new one' });
  await page.locator('#zone-name').fill('garden');
  for (const cell of ['a1', 'c1']) {
    await tap(page, 'board', cell);
    await wait(page, cell => bench.edit.key(bench.desk.files.get('game.toml'), 'zone.garden.cells') && bench.desk.files.get('game.toml').includes(cell), cell);
  }
  await wait(page, () => bench.desk.read.zones.includes('garden'));
  report.is_true('by hand: a zone is painted', /\[zone\.garden\]\ncells = "a1,c1"\n/.test(await text(page)), await text(page));
  await page.locator('#zone-other').selectOption('mirrored');
  await tap(page, 'board', 'b1');
  await wait(page, () => /zone\.garden\]\nany = /.test(bench.desk.files.get('game.toml')));
  report.is_true('by hand: for each seat as it sees it', /seats = "Black", cells = "a1,b8,c1"/.test(await text(page)), await text(page));
  for (const cell of ['a1', 'b1', 'c1']) {
    const old = await text(page);
    await tap(page, 'board', cell);
    await wait(page, old => bench.desk.files.get('game.toml') !== old, old);
  }
  report.is_true('by hand: a seat without cells is left out', (await text(page)).includes('[zone.garden]\nany = [{ seats = "Black", cells = "a1,c1" }]\n'), await text(page));
  // No tool but that for pieces drags them, and a question that another replaces is no error.
  const own = await page.evaluate(() => document.querySelector('#panel-board .drawing').shadowRoot.querySelector('.men[data-cell]').dataset.cell);
  const from = await middle(page, 'board', own), to = await centre(page.locator('h1'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  report.equal('by hand: a brush carries no piece', await page.locator('.carried').count(), 0);
  await page.mouse.up();
  await page.evaluate(() => {
    for (let i = 0; i < 3; ++i) document.getElementById('zone-seat').dispatchEvent(new Event('change'));
  });
  await wait(page, () => bench.desk.proved);
  report.equal('by hand: no problems', await page.locator('#problem-count').textContent(), 'No problems.');
  report.holds('by hand, zones: axe', await axe(page));
  await panel.getByRole('button', { name: 'Paint zones' }).click();
};

const teach = async (report, page) => {
  const panel = page.locator('#panel-pieces');
  await page.locator('#view-pieces').click();
  await panel.getByRole('button', { name: 'New piece…' }).click();
  await page.locator('#piece-name').fill('Heron');
  await page.evaluate(() => bench.write('game.toml', `${bench.desk.files.get('game.toml')}# Later.\n`));
  await page.locator('dialog button[type=submit]').click();
  await wait(page, () => bench.desk.read.pieces.some(({ id }) => id === 'heron'));
  report.is_true('a new piece: what was written meanwhile stays', (await text(page)).includes('# Later.\n'));
  await page.locator('#piece-piece').selectOption('heron');
  await page.locator('#piece-cell').fill('d4');
  await drawn(page, 'pieces', 'd4', 'heron');
  await panel.getByRole('button', { name: 'Teach it its moves' }).click();
  await panel.getByText('Cells: 8.').waitFor();
  await panel.getByRole('button', { name: 'None of them' }).click();
  for (const cell of ['d5', 'd6', 'd7', 'd8', 'b3', 'b5', 'c2', 'c6', 'e2', 'e6', 'f3', 'f5']) await tap(page, 'pieces', cell);
  const offered = panel.locator('.proposals li').first();
  await panel.getByText('Cells: 12.').waitFor();
  report.is_true('teaching: the notation is offered', /slide orthogonal forward; leap 2:1 orthogonal|leap 2:1 orthogonal; slide orthogonal forward/.test(await offered.textContent()), await offered.textContent());
  await panel.locator('.drawing').first().press('Escape');
  await page.evaluate(() => bench.show());
  for (const [cell, count] of [['f5', 11], ['f5', 12]]) {
    await tap(page, 'pieces', cell);
    await panel.getByText(`Cells: ${count}.`).waitFor();
  }
  report.is_true('teaching: and Betza', /in Betza: (fRN|NfR)/.test(await offered.textContent()), await offered.textContent());
  report.holds('teaching: axe', await axe(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  report.holds('teaching, dark: axe', await axe(page));
  await page.emulateMedia({ colorScheme: 'light' });
  await offered.getByRole('button', { name: 'Write these moves' }).click();
  await wait(page, () => /leap 2:1/.test(bench.edit.key(bench.desk.files.get('game.toml'), 'piece.heron.moves') && bench.desk.files.get('game.toml').split('[piece.heron]')[1]));
  await panel.getByText('12 moves').waitFor();
  // The cells of the last proposal are asked for by keys.
  await panel.locator('.drawing').first().focus();
  for (const key of ['f', '5', 'Enter']) await page.keyboard.press(key);
  await panel.getByText('Cells: 11.').waitFor();
  report.is_true('teaching: a half Knight is written by its directions', /leap 2:1 orthogonal heading/.test(await offered.textContent()), await offered.textContent());
  await page.evaluate(() => bench.write('game.toml', bench.edit.set(bench.desk.files.get('game.toml'), 'piece.heron', 'moves', '["slide diagonal"]')));
  await panel.getByText('Cells: 13.').waitFor();
  report.is_true('teaching: it follows the text', /^slide diagonal in Betza: B/.test(await offered.textContent()), await offered.textContent());
  const inline = `${await text(page)}\n[piece]\ncrane = { letter = "C", moves = ["touch"] }\n`;
  await page.evaluate(text => bench.write('game.toml', text), inline);
  await wait(page, () => bench.desk.read.pieces.some(({ id }) => id === 'crane'));
  await page.locator('#piece-piece').selectOption('crane');
  await panel.getByText('Cells: 8.').waitFor();
  await offered.getByRole('button', { name: 'Write these moves' }).click();
  await panel.getByText('in one line').waitFor();
  report.equal('teaching: a piece in one line stays', await text(page), inline);
  await panel.getByRole('button', { name: 'Teach it its moves' }).click();
};

/// The gallery has a picture of every tiling; a template begins at once.
const begin = async (report, page) => {
  await page.locator('#begin').click();
  await page.locator('#way-board').check();
  await wait(page, () => [...document.querySelectorAll('.gallery .drawing')].length >= 11 && [...document.querySelectorAll('.gallery .drawing')].every(each => each.shadowRoot?.querySelector('svg')));
  await page.locator('#tiling-hexagonal').check({ force: true });
  await page.locator('#gallery-size').selectOption({ label: 'hex:6' });
  report.equal('gallery: a size is the board', await page.locator('#begin-board').inputValue(), 'hex:6');
  report.holds('gallery: axe', await axe(page));
  for (const [template, letters] of [['Chess with one new piece', /piece-h/], ['Chess with drops', /drops = true/], ['On hexagons', /hexagonal/], ['On the lotus', /lotus-39/]]) {
    if (await page.locator('dialog').count() === 0) await page.locator('#begin').click();
    await page.locator('#way-template').check();
    await page.locator('#begin-template').selectOption(template);
    const name = await page.locator('#begin-name').inputValue();
    await page.locator('dialog button[type=submit]').click();
    await wait(page, name => bench.desk.name === name && bench.desk.proved, name);
    report.equal(`template, ${template}: no problems`, await page.locator('#problem-count').textContent(), 'No problems.');
    report.is_true(`template, ${template}: what it says`, letters.test(await text(page)));
    report.is_true(`template, ${template}: begins with words for a newcomer`, /^# .*\n# What follows a # is for people/.test(await text(page)));
  }
};

/// A large shipped game, changed, goes by an address and comes whole.
const share = async (browser, report, page) => {
  await page.locator('#begin').click();
  await page.locator('#way-game').check();
  await page.locator('#begin-game').selectOption('lotus-39');
  await page.locator('dialog button[type=submit]').click();
  await wait(page, () => bench.desk.from === 'lotus-39');
  await page.evaluate(() => bench.write('game.toml', bench.desk.files.get('game.toml').replace(/^title .*$/m, 'title = "My lotus"')));
  const files = await page.evaluate(() => [...bench.desk.files]);
  await page.locator('#share').click();
  const address = await page.locator('#address').inputValue();
  report.is_true('share: a shipped game goes by an address', address.length < 8000, `${address.length} letters`);
  const other = await browser.page();
  await other.goto(address);
  await wait(other, () => bench.desk.from === 'lotus-39');
  report.equal('share: and comes whole', JSON.stringify((await other.evaluate(() => [...bench.desk.files])).sort()), JSON.stringify(files.sort()));
  await other.context().close();
  await page.locator('dialog').getByText('Close').click();
};

/// Problems and endgames are solved below the board.
const solve = async (report, page) => {
  await page.getByText('Solve a problem').click();
  await page.locator('#solve-goal').fill('h#2');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  const found = page.locator('details', { hasText: 'Solve a problem' }).locator('pre');
  await found.waitFor();
  report.is_true('solve: the fool’s mate in eight ways', (await found.textContent()).startsWith('h#2: 8 solutions'), await found.textContent());
  await page.locator('#solve-goal').fill('mate');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByText('no stipulation').waitFor();
  report.equal('solve: what was found before is gone', await found.isVisible(), false);
  await page.getByText('What a few pieces can force').click();
  await page.locator('#endgame-pieces').fill('KQK');
  await page.getByRole('button', { name: 'Look at every position' }).click();
  const told = page.locator('details', { hasText: 'What a few pieces can force' }).locator('pre');
  await told.waitFor({ timeout: 60000 });
  report.is_true('endgame: the longest win', (await told.textContent()).startsWith('KQK: the longest win takes 10 moves'), await told.textContent());
  report.holds('solve: axe', await axe(page));
};

/// The page of a game leads to a copy of it on the bench.
const from_a_page = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html'), { page } = reader;
  await page.getByRole('link', { name: 'Change this game' }).click();
  await page.waitForFunction(() => typeof bench !== 'undefined' && bench.desk.from === 'chess' && document.getElementById('board-position')?.value, null, { timeout: 30000 });
  report.equal('from a page: a draft of its own', await page.evaluate(() => bench.desk.name), 'my-chess');
  report.is_true('from a page: with all files', (await page.evaluate(() => [...bench.desk.files.keys()])).includes('game.toml'));
  await solve(report, page);
  await reader.leave();
};

const on_a_phone = async (browser, report) => {
  const { page } = await Reader.open(browser, 'workbench/index.html', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await page.waitForFunction(() => document.querySelector('#panel-board .drawing')?.shadowRoot?.querySelector('svg'));
  await page.locator('#desk').evaluate(each => each.scrollIntoView());
  const seen = await page.evaluate(() => {
    const share = element => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
    };
    return { paper: share(document.querySelector('#paper')), picture: share(document.querySelector('#panel-board .drawing').shadowRoot.querySelector('svg')) };
  });
  report.is_true('phone: the text is in sight', seen.paper > 0.95, String(seen.paper));
  report.is_true('phone: and so is the picture', seen.picture > 0.75, String(seen.picture));
  await page.getByRole('button', { name: 'Set up pieces' }).tap();
  await page.getByRole('button', { name: 'Pawn', exact: true }).tap();
  await page.waitForTimeout(300);
  const board = await page.evaluate(() => {
    const { top, bottom } = document.querySelector('#panel-board .drawing').shadowRoot.querySelector('svg').getBoundingClientRect();
    return (Math.min(bottom, innerHeight) - top) / (bottom - top);
  });
  report.is_true('phone: the board is in sight below the pieces', board > 0.75, String(board));
  report.holds('phone: no sideways scroll', await page.evaluate(sideways));
  report.holds('phone: axe', await axe(page));
  await page.context().close();
};

export const build_by_hand = async (browser, report) => {
  const reader = await Reader.open(browser, 'workbench/index.html'), { page } = reader;
  await page.waitForFunction(() => document.querySelector('#problem-count').textContent === 'No problems.', null, { timeout: 30000 });
  await set_up(report, page);
  await paint(report, page);
  await teach(report, page);
  await begin(report, page);
  await share(browser, report, page);
  report.holds('by hand: nothing is said', page.complaints.filter(each => !own_script.test(each)));
  await reader.leave();
  await from_a_page(browser, report);
  await on_a_phone(browser, report);
};
