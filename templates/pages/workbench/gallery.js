// @ts-check
// The gallery of boards: every tiling with a picture of a game on it, and the sizes that it comes in.
'use strict';
{
  const { make } = bench;
  /// Tilings whose boards go by a word of their own; on others a board is so many tiles wide and high.
  /** @type {{ [tiling: string]: string[] }} */
  const sizes = {
    rectangular: ['8x8', '5x6', '6x6', '7x7', '9x9', '10x8', '10x10', '12x12'],
    hexagonal: ['hex:5', 'hex:4', 'hex:6', 'hex:7'],
    'hexagonal-flat': ['glinski', 'hexagonal-flat/hex:5', 'hexagonal-flat/hex:7'],
    lotus: ['lotus-39', 'lotus-41', 'lotus-19'],
  };

  /**
   * The boards of a tiling on the shelf, by their words.
   * @type {(tiling: string, text: string) => string[]}
   */
  const boardsOf = (tiling, text) => {
    const named = [...text.matchAll(/^\[region\.([A-Za-z0-9-]+)\]/gm)].map(found => `${tiling}/${found[1]}`);
    return sizes[tiling] ?? [...named, ...['4x4', '6x6', '8x8'].map(size => `${tiling}/${size}`)];
  };

  /** @type {Workbench.Bench['gallery']} */
  bench.gallery = choose => {
    const list = make('fieldset', { class: 'gallery' }, make('legend', {}, 'Tiling'));
    /** @type {Workbench.Select} */
    const size = make('select', { id: 'gallery-size', onchange: () => choose(size.value) });
    /** @type {Map<string, { boards: string[], picture: Workbench.Home, drawn: boolean }>} */
    const all = new Map();
    /** @param {string} tiling */
    const pick = tiling => {
      const boards = all.get(tiling)?.boards ?? [];
      bench.options(size, boards.map(each => [each, each.split('/').pop() ?? each]), boards[0]);
      choose(size.value);
    };
    const fill = () => {
      const shelf = Object.entries(bench.given.shelf ?? {}).flatMap(([path, text]) => {
        const tiling = /^tilings\/([A-Za-z0-9-]+)\.toml$/.exec(path)?.[1];
        return tiling ? [{ tiling, text }] : [];
      });
      const first = Object.keys(sizes);
      /** @param {string} tiling */
      const rank = tiling => first.includes(tiling) ? first.indexOf(tiling) : first.length;
      for (const { tiling, text } of shelf.sort((a, b) => rank(a.tiling) - rank(b.tiling) || (a.tiling < b.tiling ? -1 : 1))) {
        const picture = make('div', { class: 'drawing', 'aria-hidden': 'true' }), id = `tiling-${tiling}`;
        all.set(tiling, { boards: boardsOf(tiling, text), picture, drawn: false });
        list.append(make('p', {}, make('input', { type: 'radio', name: 'tiling', id, value: tiling, checked: tiling === 'rectangular', onchange: () => pick(tiling) }),
            make('label', { for: id }, picture, tiling.replace(/-/g, ' '))));
      }
      bench.options(size, sizes.rectangular.map(each => [each, each]), '8x8');
    };
    const draw = async () => {
      if (all.size === 0) fill();
      try {
        for (const each of all.values()) {
          if (each.drawn) continue;
          each.drawn = true;
          const { svg } = await bench.quick.ask({ ask: 'begin', board: each.boards[0], themed: 1 });
          if (svg) bench.draw(each.picture, svg);
        }
      } catch (error) {
        bench.stale(error);
      }
    };
    return { element: make('div', {}, list, bench.field('Size', size)), draw };
  };
}
