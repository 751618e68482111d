#!/usr/bin/env python3
"""Counts the sequences of legal moves of games that are Boardwright's own, from their rules alone.

Nothing here is made from the engine but where the corners of the cells of the lotus lie, which
`boardwright cells lotus-39 --json` tells on the input; the rules are written once more. The counts
stand in the [[count]] tables of these games.

  own_games.py hexagonal-reversi 5/6/7/3dD3/3D1d3/3dD3/7/6/5 w 5
  own_games.py hedges g2g/5/6/7/6/5/G2G w 2
  boardwright cells lotus-39 --json | own_games.py snail-trails "d1 f1/d7 f7" w 4
  boardwright cells lotus-39 --json | own_games.py lotus-reversi "c4 e5/g4 e3" w 5

After the name of the game stand the pieces (of the first seat and of the second), which of them is to
move, w or b, and the number of moves.
"""
import json
import math
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


def lotus():
    """The cells of the board on the input: name to its shape, centre and corners."""
    return {cell["name"]: cell for cell in json.load(sys.stdin)["cells"]}


def near(one, other):
    return math.dist(one, other) < 1e-6


def touching(board):
    """For each cell those with which it shares a corner."""
    def share(one, other):
        return any(near(a, b) for a in one["corners"] for b in other["corners"])
    return {name: [other for other in board if other != name and share(cell, board[other])]
            for name, cell in board.items()}


def snail_trails(neighbours, cells, own, enemy, depth):
    """A Snail goes to an empty cell that touches its own, and leaves a trail where it stood."""
    if depth == 0:
        return 1
    return sum(snail_trails(neighbours, {**cells, start: "*", at: own}, enemy, own, depth - 1)
               for start in cells if cells[start] == own for at in neighbours[start] if not cells[at])


def rows_of_lotus(board, neighbours):
    """For each cell, the rows that leave it: through centres in one straight line, cell touching cell.

    Along X and Z they hold squares and hexagons only, each with a side in common with the next.
    """
    rows = {}
    for name in board:
        rows[name] = []
        for heading in range(0, 360, 30):
            way = (math.cos(math.radians(heading)), math.sin(math.radians(heading)))
            row, last = [], name
            while True:
                x, y = board[last]["centre"]
                on = []
                for other in neighbours[last]:
                    if heading % 60 == 0 and other not in board[last]["sides"]:
                        continue
                    u, v = board[other]["centre"]
                    if near((u - x, v - y), [math.dist((x, y), (u, v)) * part for part in way]):
                        on.append(other)
                if heading % 60 == 0 and "triangle" in (board[last]["shape"], *(board[o]["shape"] for o in on)):
                    break
                if len(on) != 1:
                    break
                last = on[0]
                row.append(last)
            if row:
                rows[name].append(row)
    return rows


def lotus_reversi(rows, cells, own, enemy, depth, passed=False):
    if depth == 0:
        return 1
    total, stuck = 0, True
    for at in [cell for cell in cells if not cells[cell]]:
        discs = []
        for row in rows[at]:
            length = next((i for i, cell in enumerate(row) if cells[cell] != enemy), None)
            if length and cells[row[length]] == own:
                discs += row[:length]
        if discs:
            stuck = False
            total += lotus_reversi(rows, {**cells, **{cell: own for cell in (at, *discs)}}, enemy, own, depth - 1)
    if not stuck:
        return total
    if passed:
        return 1 if depth == 1 else 0
    return lotus_reversi(rows, cells, enemy, own, depth - 1, True)


def stand(board, text):
    """The pieces of a side at a time: `d1 f1/d7 f7`."""
    cells = dict.fromkeys(board, "")
    for side, names in zip("12*", text.split("/")):
        for name in names.split():
            cells[name] = side
    return cells


if __name__ == "__main__":
    game, rows, turn, depth = sys.argv[1:5]
    first = turn == "w"
    if game == "hexagonal-reversi":
        print(reversi(hexagon(5, rows), *("Dd" if first else "dD"), int(depth)))
    elif game == "hedges":
        print(hedges(hexagon(4, rows), *("Gg" if first else "gG"), int(depth)))
    else:
        board = lotus()
        neighbours, cells, sides = touching(board), stand(board, rows), "12" if first else "21"
        if game == "snail-trails":
            print(snail_trails(neighbours, cells, *sides, int(depth)))
        else:
            print(lotus_reversi(rows_of_lotus(board, neighbours), cells, *sides, int(depth)))
