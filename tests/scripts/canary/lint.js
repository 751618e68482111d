// One fault for each rule of ../eslint.json.
'use strict';
{
  var old = 1;                      // finds no-var
  let fixed = 2;                    // finds prefer-const
  const snake_case = 3;             // finds camelcase
  const unused = 4;                 // finds no-unused-vars
  if (old == fixed) alert(snake_case);  // finds eqeqeq
  if (fixed) { }                    // finds no-empty
}
