// @ts-check
// Zones painted on the board: each cell that is tapped changes the table of the zone.
'use strict';
{
  const { make, desk } = bench;
  // The keys that say which cells a zone has.
  const conditions = ['shape', 'tile', 'tint', 'zone', 'outside', 'sector', 'files', 'ranks', 'cells', 'plate', 'seats', 'columns', 'any', 'lacks'];
  const fresh = '+';

  /** @type {Workbench.Bench['zones']} */
  bench.zones = hand => {
    const said = make('p', { class: 'words', role: 'status' });
    /** @type {Workbench.Select} */
    const zone = make('select', { id: 'zone-zone', onchange: bench.show });
    const name = make('input', { id: 'zone-name', value: 'home', autocomplete: 'off', spellcheck: 'false', oninput: bench.show });
    const seat = make('select', { id: 'zone-seat', onchange: bench.show });
    const other = bench.otherSide('zone-other', 'has the same cells');
    const nameField = bench.field('Its name', name);
    const inTurn = bench.inTurn();
    const chosen = () => zone.value === fresh ? name.value.trim() : zone.value;

    /** @type {(seats: Engine.ZoneOfSeat[], number: string) => void} */
    const draw = (seats, number) => {
      const cells = seats[Number(number) - 1]?.cells ?? [];
      hand.mark(new Map(cells.map(cell => [cell, 'dot'])));
      said.textContent = cells.length === 0 ? 'No cells yet: tap those that belong to it.' : `Cells: ${cells.length}.`;
    };
    /**
     * Writes a zone. A seat without cells is left out, since `cells = ""` is the whole board.
     * @type {(name: string, seats: Engine.ZoneOfSeat[]) => void}
     */
    const write = (name, seats) => {
      const table = `zone.${name}`;
      const quoted = seats.filter(each => each.cells.length > 0).map(({ seat, cells }) => ({ seat: JSON.stringify(seat), cells: JSON.stringify(cells.join(',')) }));
      const same = quoted.length === seats.length && quoted.every(each => each.cells === quoted[0].cells), key = same ? 'cells' : 'any';
      const value = same ? quoted[0].cells : `[${quoted.map(each => `{ seats = ${each.seat}, cells = ${each.cells} }`).join(', ')}]`;
      let text = desk.files.get('game.toml') ?? '';
      if (bench.edit.key(text, table)) return bench.files.change('game.toml', bench.edit.set(text, 'zone', name, `{ ${key} = ${value} }`));
      for (const each of conditions) if (each !== key) text = bench.edit.drop(text, table, each);
      bench.files.change('game.toml', bench.edit.set(text, table, key, value));
    };
    /** @param {string} cell */
    const tap = cell => {
      const made = chosen(), number = seat.value, its = other.value;
      if (!bench.isName(made)) {
        said.textContent = bench.nameHint;
        return;
      }
      inTurn(async () => {
        const answer = await bench.quick.ask({ ask: 'zone', zone: made, cell, seat: number, other: its });
        if (bench.refused(answer, said)) return;
        write(made, answer.seats);
        if (chosen() !== made) return;
        bench.options(zone, [...zones(), ...(zones().some(each => each[0] === made) ? [] : [[made, made]]), [fresh, 'a new one']], made);
        nameField.hidden = true;
        draw(answer.seats, number);
      });
    };
    const zones = () => (desk.read?.zones ?? []).map(each => [each, each]);
    const show = async () => {
      bench.options(seat, (desk.read?.seats ?? []).map((each, at) => [String(at + 1), each]), seat.value);
      bench.options(zone, [...zones(), [fresh, 'a new one']], zone.value);
      nameField.hidden = zone.value !== fresh;
      const number = seat.value, answer = await bench.quick.ask({ ask: 'zone', zone: chosen(), seat: number }, 'zone');
      if (!bench.refused(answer, said)) draw(answer.seats, number);
    };
    bench.on('game', () => {
      zone.rows = '';
      said.textContent = '';
    });
    return { tap, show, panel: make('div', { class: 'by-hand' }, make('p', {}, 'A tap puts a cell into the zone or takes it out.'),
        make('div', { class: 'fields' }, bench.field('Zone', zone), nameField, bench.field('As seen by', seat), bench.field('The other side', other), bench.undoButtons()), said) };
  };
}
