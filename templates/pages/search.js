// Searches the index that search-index.js hands over: titles, names, words and cells.
"use strict";
(function () {
  const most = 60;
  let entries = [];
  let cells = [];

  function plain(text) {
    return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  }

  function take(index) {
    const add = (pairs, kind, game, folder) => {
      for (let i = 0; i < pairs.length; i += 2)
        entries.push({ title: pairs[i], link: folder + pairs[i + 1], kind, game,
          text: plain(pairs[i]), all: plain(pairs[i] + " " + game) });
    };
    add(index.pieces, "piece", "", "");
    add(index.terms, "word", "", "");
    for (const [id, title, pages, sections, figures, pieces, start, names] of index.games) {
      const folder = "../" + id + "/";
      add(pages, "page", title, folder);
      add(pieces, "piece", title, folder);
      add(sections, "section", title, folder);
      add(figures, "diagram", title, folder);
      cells.push({ title, link: folder + start, names: new Set(plain(names).split(" ")) });
    }
  }

  // Less is better: the whole title, its beginning, the beginning of a word of it, the rest.
  function rank(entry, query, parts) {
    if (entry.text === query) return 0;
    if (entry.text.startsWith(query)) return 1;
    if ((" " + entry.text).includes(" " + query)) return 2;
    return parts.every((part) => entry.text.includes(part)) ? 3 : 4;
  }

  function search(text) {
    const query = plain(text).trim().replace(/\s+/g, " ");
    if (!query) return [];
    const parts = query.split(" ");
    const found = [];
    entries.forEach((entry, place) => {
      if (parts.every((part) => entry.all.includes(part)))
        found.push({ entry, place, rank: rank(entry, query, parts) });
    });
    found.sort((one, other) => one.rank - other.rank || one.place - other.place);
    const results = found.map((each) => each.entry);
    const on = cells.filter((game) => game.names.has(query));
    return results.concat(on.map((game) => {
      return { title: "Cell " + text.trim(), link: game.link, kind: "cell", game: game.title };
    }));
  }

  function show(list, count, text) {
    const results = search(text);
    list.replaceChildren(...results.slice(0, most).map((entry) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = entry.link;
      link.textContent = entry.title;
      const kind = document.createElement("span");
      kind.className = "traits";
      kind.textContent = " " + entry.kind + (entry.game ? ", " + entry.game : "");
      item.append(link, kind);
      return item;
    }));
    count.textContent = !text.trim() ? ""
      : results.length === 0 ? "Nothing found."
      : results.length === 1 ? "1 result."
      : results.length > most ? "The first " + most + " of " + results.length + " results."
      : results.length + " results.";
  }

  window.boardwrightSearch = function (index) {
    take(index);
    const input = document.getElementById("search");
    const list = document.getElementById("search-results");
    const count = document.getElementById("search-count");
    const asked = new URLSearchParams(location.search).get("q");
    if (asked) input.value = asked;
    const update = () => {
      show(list, count, input.value);
      const query = input.value.trim();
      try {
        history.replaceState(null, "", query ? "?q=" + encodeURIComponent(query)
          : location.pathname);
      } catch (error) {
        // A page on a disk may not change its address in every browser.
      }
    };
    input.addEventListener("input", update);
    show(list, count, input.value);
    input.focus();
  };
})();
