// The search of a site: templates/pages/search.js.

declare namespace Site {
  /** What search-c.js has of a game, or of the site where `id` is empty: of each entry its kind, title, link and order. */
  type Part = [place: number, id: string, title: string, start: string, cells: string, entries: (string | number)[]];
  interface Result { title: string; link: string; kind: string; game: string; text: string }
  /** `words`: those of title and game, in small letters without accents, with a blank before each. */
  interface Entry extends Result { words: string; place: number; order: number }
}
interface Window { boardwrightSearch(games: Site.Part[]): void }
