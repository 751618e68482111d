// Compares the answers of the module in pages with those of the program, byte for byte.
//
//     node module.mjs ANSWERS TEMPLATES QUESTIONS POSITIONS GAME...
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { program, Questions } from './questions.mjs';

const [answers, templates, questions, positions, ...games] = process.argv.slice(2);
const script = readFileSync(`${templates}/pages/live/engine.js`, 'utf8');
const module = new WebAssembly.Module(gunzipSync(Buffer.from(/engine\('([^']+)'/.exec(script)[1], 'base64')));
if (WebAssembly.Module.imports(module).length) throw new Error('the module asks for imports');
const native = program(answers, templates);

const host_of = packed => {
  const { exports } = new WebAssembly.Instance(module, {});
  exports._initialize();
  const put = bytes => {
    const at = exports.input(bytes.length);  // memory may grow
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
  };
  put(Buffer.from(packed, 'base64'));
  if (!exports.load()) throw new Error('the module cannot unpack the game');
  return lines => lines.map(line => {
    put(Buffer.from(line.replaceAll('|', '\n')));
    exports.ask();
    return Buffer.from(new Uint8Array(exports.memory.buffer, exports.output(), exports.output_size())).toString();
  });
};

let asked = 0, legal = 0;
for (const game of games) {
  const all = new Questions();
  await all.put_all(host_of(native([`game ${game}`])[0]), Number(questions), Number(positions));
  const found = native([`game ${game}`, ...all.asked]).slice(1);
  asked += found.length;
  legal += all.legal;
  const wrong = found.findIndex((answer, i) => answer !== all.answers[i]);
  if (wrong < 0) continue;
  console.error(`${game}: ${all.asked[wrong]}\n  module:  ${all.answers[wrong]}\n  program: ${found[wrong]}`);
  process.exit(1);
}
console.log(`${asked} answers are equal, ${legal} legal moves among them, in ${games.length} games`);
