// Journeys of games played by the rules.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { axe } from './axe.mjs';
import { moved } from './looks.mjs';
import { Reader } from './reader.mjs';

export const templates = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../../templates');

export const castle = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html#fig-1');
  await reader.explore('fig-1');
  for (const [from, to] of [['e2', 'e4'], ['e7', 'e5'], ['g1', 'f3'], ['b8', 'c6'], ['f1', 'c4'], ['f8', 'c5']])
    await reader.move(from, to);
  const offered = await reader.enter('e1');
  report.is_true('castle: it is offered', /g1/.test(offered), `the page says: ${offered}`);
  const said = await reader.enter('g1'), { men, plays, turn } = await reader.state();
  report.equal('castle: as it is written', plays.at(-1), 'O-O');
  report.is_true('castle: both have moved', men.includes('g1 1 king') && men.includes('f1 1 rook'));
  report.is_true('castle: it is said', /castle|King.*g1/i.test(said), `the page says: ${said}`);
  report.equal('castle: Black is to move', turn, 2);

  await reader.choose('Back');
  report.is_true('castle: taken back', (await reader.state()).men.includes('e1 1 king'));
  report.equal('castle: the focus stays', await reader.focus(), 'Back');
  await reader.choose('Forward');
  report.is_true('castle: made again', (await reader.state()).men.includes('g1 1 king'));

  await reader.back_to_board();
  const refused = await reader.move('a7', 'a4');
  report.equal('castle: no illegal move is made', (await reader.state()).plays.length, 7);
  report.is_true('castle: and that is said', refused.length > 0);
  report.holds('castle: nothing else is said', reader.page.complaints);
  await reader.leave();
};

/// The dialog that asks which move is meant; the buttons are its stops.
const choose_move = async (reader, words) => {
  await reader.page.waitForSelector('dialog.live-choice[open]');
  for (let i = 0; i < 8 && !words.test(await reader.focus()); ++i) await reader.press('Tab');
  await reader.press('Enter');
};

/// Shogi: a Bishop takes another and promotes, is taken, and both are dropped anew.
export const drop_and_promote = async (browser, report) => {
  const reader = await Reader.open(browser, 'shogi/index.html#fig-1');
  await reader.explore('fig-1');
  await reader.move('7g', '7f');
  await reader.move('3c', '3d');
  await reader.enter('8h');
  await reader.spell('2b');
  await reader.press('Enter');
  await choose_move(reader, /promot|Horse/i);
  let state = await reader.state();
  report.is_true('promote: a Horse stands there', state.men.some(man => /^2b 1 .*horse/.test(man)), state.men.join(', '));
  await reader.move('3a', '2b');
  await reader.choose(/^Bishop, 1 in hand/);
  const cells = (await reader.heard()).at(-1);
  report.is_true('drop: the cells are said', /^Bishop in hand: .*5e/.test(cells), `the page says: ${cells}`);
  const said = await reader.enter('5e');
  state = await reader.state();
  report.is_true('drop: the Bishop stands', state.men.includes('5e 1 bishop'), state.men.join(', '));
  report.is_true('drop: it is said', /5e/.test(said), `the page says: ${said}`);
  report.equal('drop: nothing is left in hand', await reader.page.locator('[aria-label="In the hand of Black"]').count() +
      await reader.page.locator('[aria-label="In the hand of Sente"]').count(), 0);
  report.holds('drop: nothing else is said', reader.page.complaints);
  await reader.leave();
};

/// Who touches a piece again may mean to put it back: a move that leaves it where it is asks first.
export const touch_again = async (browser, report) => {
  const state = 'play;8/8/6R1/s3r3/P5R1/1KP3p1/1F2kr2/8[] b - - 0 72;';
  const reader = await Reader.open(browser, `sittuyin/index.html#live=fig-1;${encodeURIComponent(state)}`);
  reader.figure = 'fig-1';
  await reader.page.waitForSelector('#fig-1 .live');
  await reader.page.evaluate(() => document.querySelector('#fig-1 .live-board').focus());
  await reader.enter('g3');
  await reader.press('Enter');
  await reader.page.waitForSelector('dialog.live-choice[open]');
  await choose_move(reader, /^None$/);
  report.equal('again: nothing was played', (await reader.state()).plays.length, 0);
  await reader.press('Enter');
  await choose_move(reader, /becomes/i);
  report.equal('again: the General stands there', (await reader.state()).plays.at(-1), 'g3-g3=F');
  report.holds('again: nothing else is said', reader.page.complaints);
  await reader.leave();
};

/// Fool's mate, said when it is made; then back to the start, and forth again by one button.
export const mate = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html#fig-1');
  await reader.explore('fig-1');
  for (const [from, to] of [['f2', 'f3'], ['e7', 'e5'], ['g2', 'g4']]) await reader.move(from, to);
  const said = await reader.move('d8', 'h4'), mated = await reader.state();
  report.is_true('mate: it is said', /mate|won|wins/i.test(said), `the page says: ${said}`);
  report.is_true('mate: the game has ended', mated.ending !== null);
  await reader.choose('Start');
  report.equal('mate: back at the start', (await reader.state()).full.length, 0);
  await reader.tab_to('Forward');
  for (const made of [1, 2, 3, 4]) {
    report.equal(`mate: ${made} forward, the focus stays`, await reader.focus(), 'Forward');
    await reader.press('Enter');
    report.equal(`mate: ${made} forward`, (await reader.state()).full.length, made);
  }
  report.equal('mate: the same end', JSON.stringify((await reader.state()).ending), JSON.stringify(mated.ending));
  report.holds('mate: nothing else is said', reader.page.complaints);
  await reader.leave();
};

/// A figure that shows a line of play steps back and forth through it.
export const step_through = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess99/index.html#fig-46');
  await reader.explore('fig-46');
  const shown = await reader.state();
  report.equal('steps: the figure shows five moves', shown.full.length, 5);
  await reader.tab_to('Back');
  for (const made of [4, 3, 2, 1, 0]) {
    await reader.press('Enter');
    report.equal(`steps: back to ${made}`, (await reader.state()).full.length, made);
  }
  await reader.choose('End');
  const again = await reader.state();
  report.equal('steps: the end is that of the figure', again.men.join(), shown.men.join());
  report.holds('steps: nothing else is said', reader.page.complaints);
  await reader.leave();
};

/// Black sits below: arrows go where the screen has the cells.
export const turn_the_board = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html#fig-1');
  await reader.explore('fig-1');
  await reader.spell('e2');
  report.equal('turn: up is to the third rank', await reader.hears('ArrowUp'), 'e3, empty');
  await reader.choose('Turn the board');
  report.equal('turn: it is said', (await reader.heard()).at(-1), 'Black sits below.');
  await reader.back_to_board();
  await reader.spell('e2');
  report.equal('turn: up is to the first rank', await reader.hears('ArrowUp'), 'e1, White King');
  report.equal('turn: left is to the f-file', await reader.hears('ArrowLeft'), 'f1, White Bishop');
  report.holds('turn: nothing else is said', reader.page.complaints);
  await reader.leave();
};

/// Breakthrough, whose Pawns never step back, against the computer: it ends, and the end is said.
export const finish_a_game = async (browser, report, { answers }) => {
  const reader = await Reader.open(browser, 'breakthrough/index.html#fig-1');
  await reader.explore('fig-1');
  await reader.choose('Who plays');
  await reader.tab_to(/^Black/);
  await reader.press('ArrowDown');
  await reader.back_to_board();
  let state = await reader.state();
  for (let turn = 0; turn < 80 && !state.ending; ++turn) {
    // The Pawn that is farthest goes on, straight if it can.
    const [move] = state.legal.filter(each => each.from).sort((one, other) =>
        other.to[1] - one.to[1] || (one.from < other.from ? -1 : 1));
    await reader.move(move.from, move.to);
    await reader.page.waitForFunction(figure => {
      const { live } = document.getElementById(figure);
      return live.play.state.ending || live.play.state.turn === 1 && !live.opponent.worker;
    }, 'fig-1', { timeout: 20000 });
    state = await reader.state();
  }
  report.is_true('a whole game: it ends', state.ending !== null, `after ${state.plays.length} moves it goes on`);
  const heard = (await reader.heard()).at(-1) ?? await reader.page.locator('#fig-1 .live-said').textContent();
  report.is_true('a whole game: the end is said', /won|wins|lost|draw/i.test(heard), `the page says: ${heard}`);
  report.equal('a whole game: and stands there', await reader.page.locator('#fig-1 .live-turn').textContent(), state.ending?.text);
  report.equal('a whole game: no more moves', state.legal.length, 0);
  if (answers) {
    const run = spawnSync(answers, [templates], { input: `game breakthrough\nask play|moves ${state.full.join('; ')}\n`, maxBuffer: 1 << 26 });
    const told = JSON.parse(run.stdout.toString().split('\n')[1]);
    report.equal('a whole game: the program finds each move legal, and the same end', JSON.stringify(told.ending), JSON.stringify(state.ending));
  }
  report.holds('a whole game: nothing else is said', reader.page.complaints);
  await reader.leave();
};

/// The page of a game leads to its table, by keys alone; each move is a new address, which leads
/// back to the same game.
export const sit_down = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html');
  await reader.tab_to('Play');
  await reader.press('Enter');
  reader.figure = 'table';
  await reader.page.waitForSelector('#table .live');
  report.equal('sit down: it is the page of play', new URL(reader.page.url()).pathname.split('/').at(-1), 'play.html');
  await reader.tab_to(/, live\. Arrow keys/);
  await reader.move('e2', 'e4');
  const said = await reader.move('e7', 'e5'), state = await reader.state();
  report.equal('sit down: the moves', state.plays.join(' '), 'e4 e5');
  report.equal('sit down: the moves have numbers', await reader.page.evaluate(() => document.getElementById('table').live.play.notation()), '1. e4 e5');
  report.is_true('sit down: they are said', /e7 to e5/.test(said), `the page says: ${said}`);
  const address = reader.page.url();
  report.is_true('sit down: the address has the moves', decodeURIComponent(address).includes('e7'), address);
  report.holds('sit down: axe', await axe(reader.page));
  report.holds('sit down: nothing else is said', reader.page.complaints);
  await reader.leave();

  const other = await Reader.open(browser, `chess/play.html${new URL(address).hash}`);
  other.figure = 'table';
  await other.page.waitForSelector('#table .live');
  report.equal('sit down: the address leads there', (await other.state()).men.join(), state.men.join());
  await other.page.waitForTimeout(500);
  const shift = await other.page.evaluate(moved);
  report.is_true('sit down: the board stays in its place', shift < 0.05, `it moves by ${shift.toFixed(3)}`);
  await other.leave();
};

/// The page of play of a game, in the state of an address, with the board in focus.
const sit = async (browser, game, state = '', options = {}) => {
  const reader = await Reader.open(browser, `${game}/play.html${state && `#live=table;${encodeURIComponent(state)}`}`, options);
  reader.figure = 'table';
  await reader.page.waitForSelector('#table .live-turn');
  await reader.page.evaluate(() => document.querySelector('#table .live-board').focus());
  return reader;
};

/// Numbers stand where turns begin, also where a turn has several moves, and in a game of an address.
export const number_turns = async (browser, report) => {
  const list = reader => reader.page.locator('#table .live-moves').evaluate(each => [...each.children].map(item => item.textContent).join(' '));
  for (const [game, moves, listed] of [
    ['marseillais', ['e2 e4', 'd7 d5', 'g8 f6', 'e4 d5', 'b1 c3', 'f6 d5'], '1. e4 1… d5 Nf6 2. exd5 Nc3 2… Nxd5'],
    ['progressive', ['e2 e4', 'd7 d5', 'd5 d4', 'g1 f3', 'f3 d4', 'b1 c3'], '1. e4 1… d5 d4 2. Nf3 Nxd4 Nc3'],
    ['chess', ['e2 e4', 'e7 e5', 'g1 f3'], '1. e4 e5 2. Nf3'],
  ]) {
    const reader = await sit(browser, game);
    for (const move of moves) await reader.move(...move.split(' '));
    report.equal(`turns: ${game}`, await list(reader), listed);
    const hash = new URL(reader.page.url()).hash;
    await reader.leave();
    const other = await sit(browser, game, decodeURIComponent(hash).replace(/^[^;]*;/, ''));
    report.equal(`turns: ${game}, from its address`, await list(other), listed);
    report.holds(`turns: ${game}: nothing else is said`, other.page.complaints);
    await other.leave();
  }
  const black = await sit(browser, 'chess', 'play;rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1;e7 e5; g1 f3');
  report.equal('turns: Black begins', await list(black), '1… e5 2. Nf3');
  await black.leave();
};

/// The window that asks which piece a Pawn becomes has pictures and stands at the cell, within the screen.
export const promote_by_pictures = async (browser, report) => {
  const reader = await sit(browser, 'chess', 'play;7k/P7/8/8/8/8/8/K7 w - - 0 1;', { viewport: { width: 390, height: 844 } }), { page } = reader;
  await reader.enter('a7');
  await reader.spell('a8');
  await reader.press('Enter');
  await page.waitForSelector('dialog.live-choice[open]');
  const { pictures, far, inside } = await page.evaluate(() => {
    const dialog = document.querySelector('dialog.live-choice'), { left, top, right, bottom } = dialog.getBoundingClientRect();
    const cell = document.querySelector('#table .live-board .cell[data-cell=a8]').getBoundingClientRect();
    return { pictures: [...dialog.querySelectorAll('button')].filter(each => each.querySelector('svg use, svg path')).length,
      far: Math.max(top - cell.bottom, cell.top - bottom, left - cell.right, cell.left - right),
      inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
  });
  report.equal('pictures: one for each piece', pictures, 4);
  report.is_true('pictures: at the cell', far >= 0 && far < 10, `${far} px away`);
  report.is_true('pictures: on the screen', inside);
  report.holds('pictures: axe', await axe(page));
  const focused = await reader.focus();
  report.is_true('pictures: the focus says the move', /becomes a /.test(focused), focused);
  await reader.press('k');
  report.is_true('pictures: a letter leads to a piece', /becomes a Knight/.test(await reader.focus()), await reader.focus());
  await reader.press('ArrowRight', 'ArrowLeft');
  report.is_true('pictures: arrows lead along', /becomes a Knight/.test(await reader.focus()), await reader.focus());
  await reader.press('Escape');
  report.equal('pictures: Escape plays nothing', (await reader.state()).plays.length, 0);
  await reader.press('Enter');
  await page.locator('dialog.live-choice button', { hasText: 'Queen' }).click();
  report.equal('pictures: a click plays', (await reader.state()).plays.join(), 'a8=Q+');
  report.holds('pictures: nothing else is said', page.complaints);
  await reader.leave();
};

/// Pieces slide for a moment, both of a castling; not when they were dragged, nor with less motion. The
/// cells of the last move are marked.
export const see_the_last_move = async (browser, report) => {
  const castled = 'play;4k3/8/8/8/8/8/8/4K2R w K - 0 1;';
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const reader = await sit(browser, 'chess', castled, { reducedMotion }), { page } = reader;
    await page.evaluate(() => {
      window.slid = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function(...values) {
        window.slid.push(this.dataset.cell);
        return animate.apply(this, values);
      };
    });
    const slid = () => page.evaluate(() => window.slid.splice(0).sort().join());
    const moves = reducedMotion === 'reduce' ? ['', ''] : ['f1,g1', 'e1,h1'];
    await reader.move('e1', 'g1');
    report.equal(`last move, ${reducedMotion}: it is seen`, await slid(), moves[0]);
    report.equal(`last move, ${reducedMotion}: its cells are marked`, await page.locator('#table .live-under .live-was').count(), 2);
    await reader.choose('Back');
    report.equal(`last move, ${reducedMotion}: and back`, await slid(), moves[1]);
    report.equal(`last move, ${reducedMotion}: no mark is left`, await page.locator('#table .live-under .live-was').count(), 0);
    await page.evaluate(() => {
      const { play } = document.getElementById('table').live;
      play.drop(play.pieces().find(each => each.cell === 'h1'), 'h5');
    });
    report.equal(`last move, ${reducedMotion}: what was dragged is there`, `${(await reader.state()).plays} ${await slid()}`, 'Rh5 ');
    report.holds(`last move, ${reducedMotion}: nothing else is said`, page.complaints);
    await reader.leave();
  }
};

/// A player gives up, which stands in the address and can be taken back; a draw by the rules is said.
export const resign = async (browser, report) => {
  const reader = await sit(browser, 'chess'), { page } = reader;
  await reader.move('e2', 'e4');
  await reader.choose('Resign');
  const said = (await reader.heard()).at(-1), { ending, legal } = await reader.state();
  report.equal('resign: it is said', said, 'White has won: Black resigns.');
  report.equal('resign: White has won', ending?.winner, 1);
  report.equal('resign: no more moves', legal.length, 0);
  report.holds('resign: axe', await axe(page));
  const hash = new URL(page.url()).hash;
  await reader.choose('Back', { back: true });
  const again = await reader.state();
  report.equal('resign: taken back', `${again.ending} ${again.plays}`, 'null e4');
  report.holds('resign: nothing else is said', page.complaints);
  await reader.leave();
  const other = await sit(browser, 'chess', decodeURIComponent(hash).replace(/^[^;]*;/, ''));
  report.equal('resign: in the address', (await other.state()).ending?.by, 'resignation');
  await other.leave();
  const drawn = await sit(browser, 'chess', 'play;;g1 f3; g8 f6; f3 g1; f6 g8; g1 f3; g8 f6; f3 g1');
  report.equal('a draw by the rules is said', (await drawn.move('f6', 'g8')).replace(/^.*g8. /, ''), 'The game is drawn: the position has occurred 3 times.');
  report.equal('a draw: there is no hint', await drawn.page.locator('#table button', { hasText: 'Hint' }).isDisabled(), true);
  await drawn.leave();
};

/// A hint is what the computer would play: said and shown, not played.
export const take_a_hint = async (browser, report) => {
  const reader = await sit(browser, 'chess', 'play;7k/5ppp/8/8/8/8/8/K3R3 w - - 0 1;');
  await reader.tab_to('Hint');
  report.equal('hint: the mate is said', await reader.hears('Enter'), "Hint: White's Rook moves from e1 to e8.");
  report.equal('hint: the focus stays', await reader.focus(), 'Hint');
  const { plays } = await reader.state(), signs = await reader.page.evaluate(() => document.getElementById('table').live.board.shows.signs.hint);
  report.equal('hint: it is shown, not played', `${signs} ${plays.length}`, 'e1,e8 0');
  await reader.back_to_board();
  const said = await reader.move('e1', 'e8');
  report.is_true('hint: it mates', /White has won/.test(said), said);
  report.equal('hint: it is gone', await reader.page.evaluate(() => document.getElementById('table').live.board.shows.signs.hint), undefined);
  report.holds('hint: nothing else is said', reader.page.complaints);
  await reader.leave();
};

/// A long list of moves shows the one that was made last.
export const follow_a_long_game = async (browser, report) => {
  const back_and_forth = Array.from({ length: 20 }, (_, i) => ['g1 f3', 'g8 f6', 'f3 g1', 'f6 g8', 'h2 h3', 'h7 h6', 'h1 h2', 'h8 h7', 'h2 h1', 'h7 h8'][i] ?? ['b1 c3', 'b8 c6', 'c3 b1', 'c6 b8', 'a2 a3', 'a7 a6', 'a1 a2', 'a8 a7', 'a2 a1', 'a7 a8'][i - 10]);
  for (const height of [844, 700]) {
    const reader = await sit(browser, 'chess', `play;;${back_and_forth.join('; ')}`, { viewport: { width: 390, height } });
    const { last, list } = await reader.page.evaluate(() => {
      const box = each => document.querySelector(each).getBoundingClientRect();
      return { last: box('#table .live-moves [aria-current]'), list: box('#table .live-moves') };
    });
    report.is_true(`a long game at ${height}: its end is in sight`, last.bottom <= list.bottom + 1 && last.top >= list.top, `${last.top} in ${list.top} to ${list.bottom}`);
    await reader.leave();
  }
};

/// A figure of a position leads to the table, where that position stands.
export const play_from_a_figure = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess99/index.html#fig-46'), { page } = reader;
  await page.locator('#fig-46 a', { hasText: 'Play from here' }).click();
  await page.waitForSelector('#table .live-turn');
  reader.figure = 'table';
  const { men, full } = await reader.state();
  report.equal('from a figure: its moves', full.length, 5);
  report.is_true('from a figure: its pieces', men.includes('i11 1 progressive-knight'), men.join());
  report.holds('from a figure: nothing is said', page.complaints);
  await reader.leave();
};

/// Where a move puts a wall or an arrow, its cell is chosen on the board; Escape puts the piece back.
export const choose_a_wall = async (browser, report) => {
  const reader = await sit(browser, 'amazons'), { page } = reader;
  const said = await reader.move('d1', 'd4');
  report.is_true('wall: the cells are said', /^To d4; then the Arrow goes to one of \d+ cells: .*d1/.test(said), said);
  report.equal('wall: nothing is asked in words', await page.locator('dialog').count(), 0);
  const { men } = await reader.state();
  report.is_true('wall: the piece is seen there', men.includes('d4 1 amazon') && !men.includes('d1 1 amazon'), men.join());
  await reader.press('Escape');
  report.is_true('wall: put back', (await reader.state()).men.includes('d1 1 amazon'));
  await reader.move('d1', 'd4');
  const made = await reader.enter('d1'), { plays } = await reader.state();
  report.equal('wall: a move', plays.length, 1);
  report.is_true('wall: it is said', /d4, puts .* on d1/.test(made), made);
  report.holds('wall: nothing else is said', page.complaints);
  await reader.leave();
};

/// Every shipped game that has a start has a table, on which its first move can be made.
export const sit_down_everywhere = async (browser, report, { folder }) => {
  const games = readdirSync(folder).filter(game => existsSync(join(folder, game, 'game.js')) && existsSync(join(folder, game, 'play.html')));
  report.is_true('every table: there are some', games.length > 5, games.join());
  for (const game of games)
    await browser.visit(`${game}/play.html`, { viewport: { width: 390, height: 844 } }, async page => {
      await page.waitForSelector('#table .live-turn');
      const { mode, legal, first } = await page.evaluate(() => {
        const { live } = document.getElementById('table'), { legal } = live.play.state;
        live.play.make(legal[0]);
        return { mode: live.mode.name, legal: legal.length, first: live.play.state.plays.length };
      });
      report.equal(`every table: ${game}`, `${mode} ${legal > 0} ${first}`, 'play true 1');
      report.holds(`every table: ${game}: nothing else is said`, page.complaints);
    });
};

/// A draft is played on the workbench; when its text changes, the moves that were made are made again.
export const play_a_draft = async (browser, report) => {
  const page = await browser.page();
  await page.goto(browser.address('workbench/index.html'));
  await page.click('#view-play');
  const table = page.frameLocator('iframe.table');
  await table.locator('.live-turn').waitFor();
  const frame = page.frames().find(each => each.url().endsWith('/workbench/play.html'));
  const moves = () => page.frames().find(each => each.url().endsWith('/workbench/play.html')).evaluate(() => {
    const { live } = document.getElementById('table');
    return live.play.state.plays.join(' ');
  });
  await frame.evaluate(() => {
    const { live } = document.getElementById('table');
    live.play.make(live.play.state.legal[0]);
  });
  const made = await moves();
  report.is_true('a draft: a move is made', made.length > 0);
  report.holds('a draft: axe', await axe(frame));
  await page.evaluate(() => bench.write('game.toml', bench.desk.files.get('game.toml').replace(/^title.*$/m, 'title = "Another"')));
  await table.locator('h1', { hasText: 'Another' }).waitFor();
  await table.locator('.live-turn').waitFor();
  report.equal('a draft: the moves stand', await moves(), made);
  report.holds('a draft: nothing else is said', page.complaints);
  await page.context().close();
};
