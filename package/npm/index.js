// Games as authors write them: reads TOML, and draws figures.
import { bench } from './bench.js';
import { elements } from './drawn.js';
import { accepted, Game as BoardGame, Refusal } from './game.js';
import { bytesOf, hostOf, unzipped } from './host.js';
import { shelf } from './shelf.js';
import { sources } from './sources.js';

export { Refusal };

/// The names of the games that are shipped.
export const names = Object.keys(sources);

const own = 'game', text = new TextEncoder();
let module;

/// The reader, with the files of a game: what it found, and questions to it.
const reading = async (files, id) => {
  module ??= unzipped(bytesOf(bench)).then(bytes => WebAssembly.compile(bytes));
  const all = [...Object.entries(shelf).map(([path, each]) => [`shelf/${path}`, each]), ...Object.entries(files).map(([path, each]) => [`${id}/${path}`, each])];
  const ask = await hostOf(await module, all.map(([path, each]) => ['put', text.encode(`${path}\n${each}`)]));
  const { problems: found, ...read } = ask({ ask: 'read', game: id, extent: 'figures' });
  const problems = found.map(each => ({ ...each, file: each.file.replace(`${id}/`, '') }));
  if (read.holds === undefined) {
    const first = problems.find(each => each.severity === 'error');
    throw new Refusal({ problem: first ? `${first.file}:${first.line}:${first.column}: ${first.message}` : 'this is no game', hint: first?.hint, problems });
  }
  return { ask, figures: read.figures, problems };
};

/// The files of a game: those of a shipped one, or of TOML.
const filesOf = async game => {
  if (typeof game !== 'string') return { id: own, files: game };
  if (!/^[a-z0-9][a-z0-9-]*$/.test(game)) return { id: own, files: { 'game.toml': game } };
  if (!Object.hasOwn(sources, game)) throw new Refusal({ problem: `there is no game '${game}'`, hint: 'names lists them' });
  return { id: game, files: (await sources[game]()).default };
};

/// The table of a game, as JSON. Drawings that its kit of pieces has are not packed twice.
const packedBy = ask => {
  const { board, style, drawn, data: text } = accepted(ask({ ask: 'table', bare: 1 })), data = JSON.parse(text);
  const twice = elements(board.slice(board.indexOf('</figure>')), '<g id="').filter(each => data.kit.svg.includes(each));
  return { board: twice.reduce((left, each) => left.replace(`${each}\n`, ''), board), style, drawn, data };
};

/// A game as the entry `boardwright/board` opens it.
export const pack = async game => {
  const { id, files } = await filesOf(game);
  return packedBy((await reading(files, id)).ask);
};

export class Game extends BoardGame {
  #ask;

  /// The figures of its articles.
  figures = [];
  /// What is wrong in its files, or doubtful.
  problems = [];

  static async of(game) {
    const { id, files } = await filesOf(game), { ask, figures, problems } = await reading(files, id);
    const opened = new Game(packedBy(ask), ask);
    opened.#ask = ask;
    opened.figures = figures;
    opened.problems = problems;
    return opened;
  }

  /// A figure of its articles, as the pages show it.
  figure(figure, { pieces = 'drawn' } = {}) {
    return accepted(this.#ask({ ask: 'figure', id: figure, ...pieces === 'drawn' && { drawn: 1 } })).svg;
  }
}

/// Opens a game: TOML, all files of one by their paths, or the name of a shipped one.
export const open = game => Game.of(game);
