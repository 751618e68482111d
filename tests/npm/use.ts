// What TypeScript must accept of the package, and what it must find.
import { open as openPacked, names, Refusal, type Move } from 'boardwright/board';
import 'boardwright/element';
import { open, pack, Game, type Figure } from 'boardwright';

export const use = async (): Promise<string[]> => {
  const game = await openPacked(names[0]);
  const moves: readonly Move[] = game.legal();
  game.play([moves[0], 'e5']);
  const fen: string | undefined = game.fen();
  const { captures } = game.reach({ piece: 'rook', cell: 'a1', own: ['a3'], enemy: 'd1' });
  const mine: Game = await open({ 'game.toml': '' }), figures: readonly Figure[] = mine.figures;
  const again = await openPacked(await pack('chess'));
  const board = document.createElement('bw-board');
  board.game = mine;
  board.addEventListener('bw-move', ({ detail }) => detail.moves.at(-1)?.toUpperCase());
  // @ts-expect-error: pieces are drawn or letters
  game.svg({ pieces: 'painted' });
  // @ts-expect-error: a reach needs a cell
  game.reach({ piece: 'rook' });
  try {
    await open('title = 3');
  } catch (error) {
    if (error instanceof Refusal) return error.problems.map(each => `${each.line}: ${each.message}`);
  }
  return [fen ?? '', ...captures, figures[0].id, again.svg({ position: fen, theme: 'dark' })];
};
