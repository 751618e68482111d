// The light entry: games that are packed.
import { engine } from './engine.js';
import { Game, Refusal } from './game.js';
import { games } from './games.js';
import { bytesOf, hostOf, unzipped } from './host.js';

export { Game, Refusal };

let module;

/// The engine of a packed game.
export const hostFor = async ({ data }) => {
  module ??= unzipped(bytesOf(engine)).then(bytes => WebAssembly.compile(bytes));
  const made = await module, packed = bytesOf(data.packed);
  return { module: made, packed, ask: await hostOf(made, [['load', packed]]) };
};

/// The names of the games that are shipped.
export const names = Object.keys(games);

/// A shipped game by its name, packed.
const named = async name => {
  if (!Object.hasOwn(games, name)) throw new Refusal({ problem: `there is no game '${name}'`, hint: 'names lists them' });
  return (await games[name]()).default;
};

/// Opens a game: a shipped one by its name, or one that the main entry has packed.
export const open = async game => {
  const packed = typeof game === 'string' ? await named(game) : game;
  return new Game(packed, (await hostFor(packed)).ask);
};
