// Journeys with a finger and with a mouse.
import { axe } from './axe.mjs';
import { sideways } from './looks.mjs';
import { Reader } from './reader.mjs';

/// Where the middle of a cell of a live board is on the screen.
const middle = (page, figure, cell) => page.locator(`#${figure} .live-board .cell[data-cell="${cell}"]`).evaluate(each => {
  each.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = each.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
});

/// Both places, measured after the last scrolling.
const way = async (page, figure, from, to) => {
  await middle(page, figure, from);
  const end = await middle(page, figure, to);
  const start = await page.locator(`#${figure} .live-board .cell[data-cell="${from}"]`).evaluate(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  return { start, end };
};

const steps = ({ start, end }, count) => Array.from({ length: count }, (_, i) => ({
  x: start.x + (end.x - start.x) * (i + 1) / count,
  y: start.y + (end.y - start.y) * (i + 1) / count,
}));

/// A finger, as the screen of a phone reports it.
const drag = async (page, path) => {
  const tools = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => tools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [path.start]);
  for (const point of steps(path, 8)) await touch('touchMove', [point]);
  await page.waitForTimeout(150);  // a finger that flicks makes the browser skip the next tap
  await touch('touchEnd', []);
};

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

export const drag_by_touch = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html#fig-1', phone), { page } = reader;
  await page.locator('#fig-1 .explore').tap();
  await page.waitForSelector('#fig-1 .live');
  reader.figure = 'fig-1';
  await drag(page, await way(page, 'fig-1', 'e2', 'e4'));
  await page.waitForFunction(() => document.getElementById('fig-1').live.play.game.made === 1, null, { timeout: 20000 }).catch(() => {});
  let state = await reader.state();
  report.equal('touch: a dragged piece has moved', state.plays.join(' '), 'e4');
  await drag(page, await way(page, 'fig-1', 'e7', 'e3'));
  state = await reader.state();
  report.equal('touch: an illegal move is not made', state.plays.join(' '), 'e4');
  // A tap picks up, a tap puts down.
  for (const cell of ['e7', 'e5']) {
    const { x, y } = await middle(page, 'fig-1', cell);
    await reader.hears_of(() => page.touchscreen.tap(x, y));
  }
  state = await reader.state();
  report.equal('touch: taps move too', state.plays.join(' '), 'e4 e5');
  report.holds('touch: nothing is said', page.complaints);
  await reader.leave();
};

export const drag_by_mouse = async (browser, report) => {
  const reader = await Reader.open(browser, 'lotus-39/pieces.html#fig-a1-1'), { page } = reader;
  // A click on a piece of the picture wakes the figure with the piece in hand.
  await page.locator('#fig-a1-1 .men[data-cell="e3"]').first().click();
  await page.waitForSelector('#fig-a1-1 .live');
  reader.figure = 'fig-a1-1';
  report.equal('mouse: the piece that was clicked is picked up', (await reader.state()).picked, 'e3');
  const follow = async path => {
    await page.mouse.move(path.start.x, path.start.y);
    await page.mouse.down();
    for (const { x, y } of steps(path, 6)) await page.mouse.move(x, y);
    await page.mouse.up();
  };
  await follow(await way(page, 'fig-a1-1', 'e3', 'c3'));
  report.is_true('mouse: a dragged piece has moved', (await reader.state()).men.includes('c3 1 alfil'));
  const tray = await page.locator('#fig-a1-1 .live-piece[aria-label="Pawn"]').boundingBox();
  const end = await page.locator('#fig-a1-1 .live-board .cell[data-cell="e1"]').boundingBox();
  await follow({ start: { x: tray.x + tray.width / 2, y: tray.y + tray.height / 2 },
                 end: { x: end.x + end.width / 2, y: end.y + end.height / 2 } });
  const { men } = await reader.state();
  report.is_true('mouse: a piece comes from the tray', men.includes('e1 1 pawn'), men.join(', '));
  report.holds('mouse: nothing is said', page.complaints);
  await reader.leave();
};

/// Where a piece of a hand is, and where the middle of a cell.
const out_of_hand = async (page, piece, cell) => {
  const end = await middle(page, 'table', cell);
  const { x, y, width, height } = await page.locator(`#table .live-tray .live-piece[aria-label^="${piece}"]`).first().boundingBox();
  return { start: { x: x + width / 2, y: y + height / 2 }, end };
};

/// Pieces in hand are dragged onto the board, with a mouse and with a finger.
export const drag_from_hand = async (browser, report) => {
  const hash = `#live=table;${encodeURIComponent('play;4k3/8/8/8/8/8/8/4K3[PNp] w - - 0 1;')}`;
  for (const options of [{}, phone]) {
    const name = options.hasTouch ? 'hand, touch' : 'hand, mouse';
    const reader = await Reader.open(browser, `crazyhouse/play.html${hash}`, options), { page } = reader;
    reader.figure = 'table';
    await page.waitForSelector('#table .live-tray');
    const go = async path => {
      if (options.hasTouch) return drag(page, path);
      await page.mouse.move(path.start.x, path.start.y);
      await page.mouse.down();
      for (const { x, y } of steps(path, 6)) await page.mouse.move(x, y);
      const { moves } = await page.evaluate(() => document.getElementById('table').live.board.shows.signs);
      report.is_true(`${name}: where it may go is shown`, moves?.length > 40, `${moves?.length} cells`);
      await page.mouse.up();
    };
    await go(await out_of_hand(page, 'Pawn', 'e8'));
    report.equal(`${name}: an illegal drop is not made`, (await reader.state()).plays.length, 0);
    await go(await out_of_hand(page, 'Knight', 'd4'));
    await page.waitForFunction(() => document.getElementById('table').live.play.game.made === 1, null, { timeout: 20000 }).catch(() => {});
    const { plays, men } = await reader.state();
    report.equal(`${name}: a legal one is`, plays.join(), 'N@d4');
    report.is_true(`${name}: the piece stands`, men.includes('d4 1 knight'), men.join());
    report.holds(`${name}: nothing is said`, page.complaints);
    await reader.leave();
  }
};

/// A board of small cells grows in a frame that scrolls; keys, taps and the fingers that drag find the cells there.
export const enlarge_the_board = async (browser, report) => {
  const reader = await Reader.open(browser, 'immortal-star-masters/play.html', phone), { page } = reader;
  reader.figure = 'table';
  await page.waitForSelector('#table .live-turn');
  const smallest = () => page.locator('#table .live-board .cell[data-cell]').evaluateAll(cells => Math.min(...cells.map(each => {
    const { width, height } = each.getBoundingClientRect();
    return Math.min(width, height);
  })));
  const small = await smallest();
  report.is_true('larger: cells were small', small < 28, `${small} px`);
  const said = await reader.hears_of(() => page.locator('#table button', { hasText: 'Larger' }).tap());
  report.is_true('larger: it is said', /times as large/.test(said), said);
  const large = await smallest();
  report.is_true('larger: a finger finds a cell', large >= 28, `${large} px`);
  report.holds('larger: no sideways scroll', await page.evaluate(sideways));
  report.holds('larger: axe', await axe(page));
  const seen = cell => page.evaluate(name => {
    const area = document.querySelector(`#table .live-board .cell[data-cell="${name}"]`).getBoundingClientRect();
    const frame = document.querySelector('#table .live-board').getBoundingClientRect();
    return area.left >= frame.left - 1 && area.right <= frame.right + 1 && area.top >= frame.top - 1 && area.bottom <= frame.bottom + 1;
  }, cell);
  const { legal: [{ from, to }] } = await reader.state();
  report.is_true('larger: a piece that can move is in sight', await seen(from), from);
  const far = await page.evaluate(() => [...document.getElementById('table').live.board.places.keys()].at(-1));
  await page.evaluate(() => document.querySelector('#table .live-board').focus());
  await page.evaluate(cell => document.getElementById('table').live.board.look(cell), far);
  report.is_true('larger: the cell of the keys is in sight', await seen(far), far);
  await drag(page, await way(page, 'table', from, to));
  await page.waitForFunction(() => document.getElementById('table').live.play.game.made === 1, null, { timeout: 20000 }).catch(() => {});
  report.equal('larger: a finger moves a piece', (await reader.state()).plays.length, 1);
  await reader.hears_of(() => page.locator('#table button', { hasText: 'Whole board' }).tap());
  report.equal('larger: the whole again', Math.round(await smallest()), Math.round(small));
  report.holds('larger: nothing else is said', page.complaints);
  await reader.leave();
};

/// While a second piece is dragged, the signs are its own; the menu of who plays stays open over moves.
export const drag_a_second_piece = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html#fig-1'), { page } = reader;
  await page.locator('#fig-1 .explore').click();
  await page.waitForSelector('#fig-1 .live');
  const cut = await page.locator('#fig-1').evaluate(figure => getComputedStyle(figure).overflowX);
  report.equal('explore: nothing of a figure is cut off', cut, 'visible');
  reader.figure = 'fig-1';
  const at = await middle(page, 'fig-1', 'b1');
  await page.mouse.click(at.x, at.y);
  report.equal('drag: the first piece is picked up', (await reader.state()).picked, 'b1');
  const { start, end } = await way(page, 'fig-1', 'e2', 'e4');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of steps({ start, end }, 6)) await page.mouse.move(x, y);
  const { picked } = await page.locator('#fig-1').evaluate(figure => figure.live.board.shows.signs);
  report.equal('drag: the ring is that of the second piece', picked?.join(), 'e2');
  await page.locator('#fig-1 .live-menu > summary', { hasText: 'Who plays' }).evaluate(each => { each.parentElement.open = true; });
  await page.mouse.up();
  report.equal('drag: it has moved', (await reader.state()).plays.join(' '), 'e4');
  report.is_true('drag: who plays stays unfolded', await page.locator('#fig-1 .live-menu > summary', { hasText: 'Who plays' }).evaluate(each => each.parentElement.open));
  await reader.leave();
};
