// Compares the moves of chess in algebraic notation with those of chess.js, in random games:
// node san.mjs PROGRAM [POSITIONS] [SEED]. Ends with 1 at the first position on which they differ.
import { execFileSync } from 'node:child_process';
import { Chess } from 'chess.js';

const [program, positions = '500', seed = '1'] = process.argv.slice(2);

/// Numbers from 0 up to 1, the same for a seed.
function* random_numbers(state) {
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const ours = (fen) => {
  const answer = execFileSync(program, ['moves', 'chess', '--position', fen, '--json']);
  return JSON.parse(answer).moves.map((move) => move.algebraic).sort();
};

const dice = random_numbers(Number(seed));
let game = new Chess();
for (let position = 0; position < Number(positions); ++position) {
  // A game that is drawn has no moves here, and still has them there.
  if (game.isDraw() && !game.isStalemate()) game = new Chess();
  const theirs = game.moves().sort();
  const found = ours(game.fen());
  const only_ours = found.filter((move) => !theirs.includes(move));
  const only_theirs = theirs.filter((move) => !found.includes(move));
  if (only_ours.length + only_theirs.length > 0 || found.length !== theirs.length) {
    console.log(`${game.fen()}: ours ${only_ours.join(' ')}, theirs ${only_theirs.join(' ')}`);
    process.exit(1);
  }
  if (theirs.length === 0) {
    game = new Chess();
    continue;
  }
  // Captures, promotions and checks meet the rules of the notation.
  const rare = theirs.filter((move) => /[x=+#O]/.test(move));
  const from = rare.length > 0 && dice.next().value < 0.4 ? rare : theirs;
  game.move(from[Math.floor(dice.next().value * from.length)]);
}
console.log(`${positions} random positions of chess have the same moves by name in chess.js`);
