// Games whose every name and text is hostile, and their pages, built by the program.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const letters = ['<', '&', '"', "'", '>', '`', '${', '</', '{', '%'];

/// A text as TOML. Signs that turn the direction of letters are refused there.
const toml = text => `"${text.replace(/[\\"]/g, '\\$&').replace(/[\u202a-\u202e]/g, '')}"`;

/// Each string stands in every field, alone where there are as many fields as strings.
const game_toml = strings => {
  const at = i => toml(strings[i % strings.length]), all = toml(strings.join(' '));
  return [
    ...['title', 'summary', 'by', 'licence'].map(key => `${key} = ${all}`),
    'tiling = "rectangular"',
    'boards = ["4x5"]',
    ...['90', '270'].map((forward, i) => `[[seat]]\nname = ${toml(strings.filter((_, n) => n % 2 === i).join(' '))}\nforward = ${forward}`),
    ...strings.map((_, i) => `[piece.p${i}]\nname = ${at(i)}\nletter = ${toml('ABCDEFGHIJ'[i])}\nmoves = ["step orthogonal"]`),
    ...letters.map((letter, i) => `[piece.q${i}]\nname = ${at(i + 1)}\nletter = ${toml(letter)}\nmoves = ["step diagonal"]`),
    '[play]\nstart = "ab2/4/4/4/AB2 w 0 1"',
    `[[article]]\nid = "rules"\n${['author', 'copyright', 'version', 'published'].map(key => `${key} = ${all}`).join('\n')}`,
    `facts = [${strings.map(toml).join(', ')}]`,
  ].join('\n') + '\n';
};

/// Lines of an article; some of them are refused, and then left out.
const article = strings => [
  '# Words that nobody should obey',
  '## Texts',
  ...strings.map(each => `Text ${each} end.`),
  ...strings.map(each => `*${each}*`),
  ...strings.map(each => `\`\` ${each} \`\``),
  ...strings.map(each => `[words](https://example.org/${encodeURI(each)} "${each.replace(/["\\]/g, '\\$&')}")`),
  ...strings.map(each => `| head | ${each} |\n|---|---|\n| ${each} | cell |`),
  ...strings.map(each => `> ${each}`),
  ...strings.map(each => `    ${each}`),
  ...strings.map((each, i) => `### ${each} {#title-${i}}`),
  ...strings.map((each, i) => `\`\`\`figure F${i}: ${each}\nposition: start\nreach: a1\n\`\`\``),
  ...strings.map((each, i) => `\`\`\`${['remark', 'reading', 'misprint'][i % 3]} r-${i}\n${each}\n\`\`\``),
];

const build = (program, folder, output, games) =>
  spawnSync(program, ['build', '--out', output, ...games], { cwd: folder, maxBuffer: 1 << 28 });

/// Builds games, each with so many strings, in a folder of its own. Blocks of articles that the program
/// refuses are left out, for nothing of them is published; `refused` counts them, `blocks` all.
export const build_hostile = (program, strings, of_a_game) => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-')), output = join(folder, 'output');
  const games = new Map();
  for (let i = 0; i * of_a_game < strings.length; ++i)
    games.set(`hostile-${i}`, article(strings.slice(i * of_a_game, (i + 1) * of_a_game)));
  const blocks = [...games.values()].reduce((sum, each) => sum + each.length, 0);
  let refused = 0;
  const write = () => {
    let i = 0;
    for (const [id, parts] of games) {
      mkdirSync(join(folder, id), { recursive: true });
      writeFileSync(join(folder, id, 'game.toml'), game_toml(strings.slice(i++ * of_a_game).slice(0, of_a_game)));
      writeFileSync(join(folder, id, 'rules.md'), parts.join('\n\n') + '\n');
    }
  };
  for (let round = 0; round < 12; ++round) {
    write();
    const run = build(program, folder, output, games.keys()), told = run.stderr.toString();
    if (run.status === 0) return { folder, output, games: [...games.keys()], blocks, refused };
    const wrong = [...told.matchAll(/^(hostile-\d+)\/(rules\.md|game\.toml):(\d+):\d+: error/gm)];
    const elsewhere = told.split('\n').findIndex(line => /game\.toml:\d+:\d+: error/.test(line));
    if (wrong.length === 0 || elsewhere >= 0)
      throw new Error(`the games cannot be built: ${told.split('\n').slice(Math.max(0, elsewhere)).join('\n').slice(0, 1500)}`);
    for (const [id, parts] of games) {
      const lines = new Set(wrong.filter(each => each[1] === id).map(each => Number(each[3])));
      let line = 1;
      games.set(id, parts.filter(part => {
        const first = line;
        line += part.split('\n').length + 1;
        const is_wrong = Array.from({ length: line - first }, (_, i) => first + i).some(each => lines.has(each));
        refused += is_wrong;
        return !is_wrong;
      }));
    }
  }
  throw new Error('the games cannot be built, whatever is left out');
};

export const remove = folder => rmSync(folder, { recursive: true, force: true });
