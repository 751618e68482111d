// Shows the form of a filter, and hides and sorts the items of its list as it says.
"use strict";
(function () {
  function words(text) {
    return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  }

  function start(form) {
    const list = document.getElementById(form.dataset.filter);
    if (!list) return;
    const items = Array.from(list.querySelectorAll("[data-item]"), (element, place) => {
      return { element, place, text: null };
    });
    const find = form.querySelector("[data-find]");
    const choices = Array.from(form.querySelectorAll("[data-by]"));
    const order = form.querySelector("[data-sort]");
    const shown = form.querySelector("[data-shown]");

    function fits(item, parts) {
      for (const choice of choices)
        if (choice.value &&
            !(item.element.dataset[choice.dataset.by] || "").split("|").includes(choice.value))
          return false;
      if (parts.length === 0) return true;
      if (item.text === null) item.text = words(item.element.textContent);
      return parts.every((part) => item.text.includes(part));
    }

    function apply() {
      const parts = words(find.value).split(/\s+/).filter(Boolean);
      let count = 0;
      for (const item of items) {
        const is = fits(item, parts);
        if (item.element.hidden === is) item.element.hidden = !is;
        if (is) count += 1;
      }
      for (const part of list.querySelectorAll("section"))
        part.hidden = !part.querySelector("[data-item]:not([hidden])");
      shown.textContent = count === items.length ? count + " " + shown.dataset.shown
        : count + " of " + items.length + " " + shown.dataset.shown;
    }

    function sort() {
      const by = order.value.replace("#", ""), numbers = order.value.startsWith("#");
      const key = (item) => item.element.dataset[by] || "";
      const sorted = items.slice().sort((one, other) => {
        if (!by) return one.place - other.place;
        const a = key(one), b = key(other);
        if (a === "" || b === "") return (a === "") - (b === "") || one.place - other.place;
        const off = numbers ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0;
        return off || one.place - other.place;
      });
      for (const item of sorted) item.element.parentNode.append(item.element);
    }

    form.addEventListener("input", apply);
    form.addEventListener("change", apply);
    if (order) order.addEventListener("change", sort);
    form.hidden = false;
    apply();
    if (order && order.value) sort();
  }

  document.querySelectorAll("[data-filter]").forEach(start);
})();
