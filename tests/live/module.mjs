// Asks the module in pages and the program the same: random pieces among random men, random games
// move by move, counts of moves, thoughts. Every byte of the answers must be equal.
//
//     node module.mjs ANSWERS TEMPLATES QUESTIONS POSITIONS GAME...
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const [answers, templates, questions, positions, ...games] = process.argv.slice(2);
const script = readFileSync(`${templates}/pages/live/engine.js`, 'utf8');
const module = new WebAssembly.Module(gunzipSync(Buffer.from(/engine\('([^']+)'/.exec(script)[1], 'base64')));
if (WebAssembly.Module.imports(module).length) throw new Error('the module asks for imports');

const native = lines => {
  const run = spawnSync(answers, [templates], { input: lines.join('\n') + '\n', maxBuffer: 1 << 30 });
  if (run.status !== 0) throw new Error(`the program failed: ${run.stderr}`);
  return run.stdout.toString().split('\n').slice(0, lines.length);
};

/// Numbers that are the same on each run.
let state = 20;
const random = below => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor(state / 2 ** 32 * below);
};
const one_of = list => list[random(list.length)];

const host_of = packed => {
  const { exports } = new WebAssembly.Instance(module, {});
  exports._initialize();
  const put = bytes => {
    const at = exports.input(bytes.length);  // memory may grow
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
  };
  put(Buffer.from(packed, 'base64'));
  if (!exports.load()) throw new Error('the module cannot unpack the game');
  return line => {
    put(Buffer.from(line.replaceAll('|', '\n')));
    exports.ask();
    return Buffer.from(new Uint8Array(exports.memory.buffer, exports.output(), exports.output_size())).toString();
  };
};

let asked = 0, legal = 0;
for (const game of games) {
  const ask = host_of(native([`game ${game}`])[0]);
  const lines = [`game ${game}`], expected = [null];
  const put = line => {
    lines.push(line);
    expected.push(ask(line));
    return JSON.parse(expected.at(-1));
  };
  const about = put('ask game');
  const cells = Object.keys(about.files_of), names = cells.length ? cells : Object.keys(about.ranks_of);
  for (let i = 0; i < Number(questions) && names.length; ++i) {
    const held = [...new Set(Array.from({ length: 1 + random(names.length * 0.35) }, () => one_of(names)))];
    const men = held.map(cell => `man ${cell} ${1 + random(about.seats.length)} ${one_of(about.pieces).id}`);
    put(`ask ${random(8) ? 'reach' : 'attackers'}|${men.join('|')}|cell ${held[0]}`);
  }
  if (about.playable) {
    let moves = [];
    for (let i = 0; i < Number(positions); ++i) {
      const now = put(`ask play|moves ${moves.join('; ')}`);
      if (i === 2) put('ask perft|depth 2');
      if (i % 25 === 1) put(`ask think|moves ${moves.join('; ')}|depth 2|nodes 300|seed ${i}`);
      legal += now.legal?.length ?? 0;
      moves = now.legal?.length && moves.length < 60 ? [...moves, one_of(now.legal).full] : [];
    }
  }
  asked += lines.length;
  native(lines).forEach((answer, i) => {
    if (i === 0 || answer === expected[i]) return;
    console.error(`${game}: ${lines[i]}\n  module:  ${expected[i]}\n  program: ${answer}`);
    process.exit(1);
  });
}
console.log(`${asked} answers are equal, ${legal} legal moves among them, in ${games.length} games`);
