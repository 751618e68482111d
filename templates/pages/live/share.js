// @ts-check
// Taking a state along: as an address, as FEN or text, as a picture.
'use strict';
{
  const { parts } = boardwright;

  parts.share = table => {
    const { make, button } = parts;
    const { about, board, facts, figure, host } = table;

    /**
     * Whether it is in the clipboard now.
     * @param {string} text
     */
    const copy = async text => {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        const area = make('textarea', { class: 'live-hidden', 'aria-hidden': 'true' });
        area.value = text;
        document.body.append(area);
        area.select();
        const isDone = document.execCommand('copy');
        area.remove();
        return isDone;
      }
    };

    const link = () => `${location.href.split('#')[0]}#live=${encodeURIComponent(figure.id)};${encodeURIComponent((table.isWhole ? 'whole;' : '') + table.mode.text())}`;

    const text = () => {
      const pieces = table.mode.pieces(), seats = about.seats.map(({ name }, i) => {
        const own = pieces.filter(piece => piece.seat === i + 1).map(piece => `${table.nameOf(piece.piece)} ${piece.cell}`);
        return own.length > 0 ? `${name}: ${own.join(', ')}\n` : '';
      });
      return `${about.title}\n${seats.join('')}`;
    };

    const looks = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'fill-opacity', 'stroke-opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'display', 'paint-order'];
    /// The board alone, with its looks inside.
    const svg = () => {
      const made = board.svg.cloneNode(true), from = [board.svg, ...board.svg.querySelectorAll('*')];
      [made, ...made.querySelectorAll('*')].forEach((each, i) => {
        const style = getComputedStyle(from[i]);
        for (const look of looks) each.setAttribute(look, style.getPropertyValue(look));
        each.removeAttribute('class');
      });
      const drawn = new Set([...made.querySelectorAll('use')].map(use => use.getAttribute('href')?.slice(1) ?? ''));
      const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
      for (const id of drawn) defs.append(figure.getRootNode().getElementById(id)?.cloneNode(true) ?? '');
      made.prepend(defs);
      made.querySelector('[r]:not([cx])')?.remove();
      return new XMLSerializer().serializeToString(made);
    };

    const savePng = () => {
      const { width, height } = board.svg.viewBox.baseVal, image = new Image();
      image.onload = () => {
        const canvas = make('canvas', { width: 2 * width, height: 2 * height });
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
        canvas.toBlob(blob => {
          if (!blob) return;
          const href = URL.createObjectURL(blob);
          make('a', { href, download: `${figure.id}.png` }).click();
          setTimeout(() => URL.revokeObjectURL(href), 1000);
          table.say('Saved as PNG.');
        });
      };
      image.src = `data:image/svg+xml,${encodeURIComponent(svg())}`;
    };

    return {
      link,

      keep() {
        if (!table.isPage || !host.hasAddress) return;
        const { position, made, isResigned } = table.play.game, isBegun = position !== (facts.position ?? '') || made > 0 || isResigned;
        history.replaceState(null, '', isBegun ? link() : location.pathname + location.search);
      },

      read(state) {
        const [mode, first = '', ...rest] = state.split(';');
        if (mode === 'play' && table.isFull) table.play.read(first, rest.map(move => move.trim()).filter(Boolean));
        else if (mode === 'set') table.explore.read(first, rest[0]);
        else table.setMode(table.explore);
      },

      menu() {
        const { isPage, mode, play } = table, fen = mode === play && play.state.fen;
        /** @type {(words: string, write: () => string, label?: string) => HTMLElement} */
        const item = (words, write, label = words) => button(label, async () =>
            table.say(await copy(write()) ? `${words} copied.` : `${words}: this browser does not let it be copied.`));
        const first = [
          mode === play && play.state.plays.length > 0 ? item('Moves as PGN', play.pgn, isPage ? 'Copy moves' : undefined) : '',
          fen ? item(isPage ? 'Position as FEN' : 'FEN', () => fen, isPage ? 'Copy position' : undefined) : '',
          host.hasAddress ? item('Address of this state', link, isPage ? 'Copy address' : undefined) : '',
        ];
        return [...isPage ? first : [], make('details', { class: 'live-menu' }, make('summary', {}, isPage ? 'Copy more' : 'Copy'),
            ...isPage ? [] : first, item('Text', text), item('SVG', svg), button('PNG', savePng))];
      },
    };
  };
}
