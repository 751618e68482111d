#!/usr/bin/env python3
"""Counts the sequences of legal moves of games that are Boardwright's own, from their rules alone.

Nothing here is made from the engine: the boards are numbers, and the rules are written once more.
The counts stand in the [[count]] tables of these games.
"""
import sys

SIX = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def hexagon(side, fen):
    """The cells of a hexagon of hexagons from the rows of its FEN: (q, r) to a letter or ''."""
    cells, n = {}, side - 1
    for row, text in enumerate(fen.split("/")):
        r = row - n
        q = max(-n, -n - r)
        for sign in text:
            for _ in range(int(sign) if sign.isdigit() else 1):
                cells[q, r] = "" if sign.isdigit() else sign
                q += 1
        assert q == min(n, n - r) + 1, text
    return cells


def turned(cells, at, own, enemy):
    """The enemy discs in rows between a new disc and another of its own side."""
    out = []
    for dq, dr in SIX:
        row, cell = [], (at[0] + dq, at[1] + dr)
        while cells.get(cell) == enemy:
            row.append(cell)
            cell = (cell[0] + dq, cell[1] + dr)
        if cells.get(cell) == own:
            out += row
    return out


def reversi(cells, own, enemy, depth, passed=False):
    """Who can turn no disc passes; two passes end the game."""
    if depth == 0:
        return 1
    total = 0
    moves = [(at, turned(cells, at, own, enemy)) for at in cells if not cells[at]]
    moves = [move for move in moves if move[1]]
    for at, discs in moves:
        after = dict(cells)
        for cell in (at, *discs):
            after[cell] = own
        total += reversi(after, enemy, own, depth - 1)
    if moves:
        return total
    if passed:
        return 1 if depth == 1 else 0
    return reversi(cells, enemy, own, depth - 1, True)


def hedges(cells, own, enemy, depth):
    """A Gardener goes along a row of empty cells and plants a Hedge on an empty cell beside him."""
    if depth == 0:
        return 1
    total = 0
    for start in [cell for cell in cells if cells[cell] == own]:
        for dq, dr in SIX:
            at = (start[0] + dq, start[1] + dr)
            while cells.get(at) == "":
                moved = {**cells, start: "", at: own}
                for hq, hr in SIX:
                    hedge = (at[0] + hq, at[1] + hr)
                    if moved.get(hedge) == "":
                        total += hedges({**moved, hedge: "*"}, enemy, own, depth - 1)
                at = (at[0] + dq, at[1] + dr)
    return total


if __name__ == "__main__":
    game, rows, turn, depth = sys.argv[1:5]
    first = turn == "w"
    if game == "hexagonal-reversi":
        print(reversi(hexagon(5, rows), *("Dd" if first else "dD"), int(depth)))
    else:
        print(hedges(hexagon(4, rows), *("Gg" if first else "gG"), int(depth)))
