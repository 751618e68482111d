// Faults of types.
// @ts-check
'use strict';
{
  /** @type {Engine.Piece} */
  const piece = { cell: 'e1', seat: 'White', piece: 'king' };  // finds TS2322
  const untyped = value => value;  // finds TS7006
  document.getElementById('search').focus();  // finds TS2531
  untyped(piece.colour);  // finds TS2339
  missing(piece);  // finds TS2304
}
