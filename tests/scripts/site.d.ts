// The search of a site: templates/pages/search.js.

declare namespace Site {
  /** What search-index.js has. Lists of strings are pairs of a title and a link. */
  interface Index {
    pieces: string[];
    terms: string[];
    games: [id: string, title: string, pages: string[], sections: string[], figures: string[], pieces: string[], start: string, cells: string][];
  }
  interface Result { title: string; link: string; kind: string; game: string; text: string }
  /** `text` is the title and `all` the title and the game, in small letters without accents. */
  interface Entry extends Result { all: string }
}
interface Window { boardwrightSearch(index: Site.Index): void }
