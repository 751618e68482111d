// Faults of types.
// @ts-check
'use strict';
{
  /** @type {Engine.Man} */
  const man = { cell: 'e1', seat: 'White', piece: 'king' };  // finds TS2322
  const untyped = value => value;  // finds TS7006
  document.getElementById('search').focus();  // finds TS2531
  untyped(man.colour);  // finds TS2339
  missing(man);  // finds TS2304
}
