// @ts-check
// A board that is larger than its frame, which scrolls: for many cells on a small screen.
'use strict';
{
  const { parts } = boardwright;
  const most = 44, enough = 30;  // pixels of a cell: for a finger; that the first step leads to at least

  parts.zoom = table => {
    const { board } = table, { element, svg } = board;
    const areas = new Map([...svg.querySelectorAll('path.cell[data-cell]')].map(each => [each.dataset.cell ?? '', each]));
    let times = 1, smallest = 0;

    /// Pixels of the smallest cell.
    const size = () => {
      smallest ||= Math.min(...[...areas.values()].map(area => {
        const { width, height } = area.getBBox();
        return Math.min(width, height);
      }));
      return smallest * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    };

    /** @type {(cell: string, room: number) => void} */
    const scrollTo = (cell, room) => {
      const frame = element.getBoundingClientRect(), area = areas.get(cell)?.getBoundingClientRect();
      if (!area) return;
      element.scrollLeft += Math.max(0, area.right - frame.right + room) - Math.max(0, frame.left - area.left + room);
      element.scrollTop += Math.max(0, area.bottom - frame.bottom + room) - Math.max(0, frame.top - area.top + room);
    };

    /** @param {number} next */
    const set = next => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element, by = next / times;
      const begins = times === 1, { state } = table.play;
      times = next;
      element.classList.toggle('is-large', times > 1);
      svg.style.width = times > 1 ? `${100 * times}%` : '';
      element.scrollLeft = (scrollLeft + clientWidth / 2) * by - clientWidth / 2;
      element.scrollTop = (scrollTop + clientHeight / 2) * by - clientHeight / 2;
      const cell = table.picked ?? (element.classList.contains('has-cursor') ? board.at : state?.legal[0]?.from);
      if (begins && cell) scrollTo(cell, Math.min(element.clientWidth, element.clientHeight) / 3);
      table.refresh();
      table.say(`The board is ${times === 1 ? 'as large as its frame' : `${Math.round(times * 10) / 10} times as large`}.`);
    };

    return {
      canGrow: () => size() < most,
      isLarge: () => times > 1,
      larger: () => set(Math.max(1.5 * times, enough / size() * times)),
      fit: () => set(1),
      reveal(cell) { if (times > 1) scrollTo(cell, 4); },
    };
  };
}
