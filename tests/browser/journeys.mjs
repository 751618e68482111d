// What readers do with pages, from one end to the other, by keys or by touch. A new journey is a
// function and its row.
import { in_parallel, within } from './browser.mjs';
import { castle, choose_a_wall, drop_and_promote, finish_a_game, follow_a_long_game, mate, number_turns, play_a_draft, play_from_a_figure, promote_by_pictures, resign, see_the_last_move, sit_down, sit_down_everywhere, step_through, take_a_hint, touch_again, turn_the_board } from './journeys_play.mjs';
import { ask_in_words, explore_a_figure, live_is_sound, magnified, see_the_whole_board, tables_are_sound, tell_armies_apart } from './journeys_explore.mjs';
import { enlarge, fold_and_define, old_address, search_by_keys, search_loosely } from './journeys_read.mjs';
import { take_along } from './journeys_share.mjs';
import { write_a_piece } from './journeys_write.mjs';
import { build_by_hand } from './journeys_build.mjs';
import { drag_a_second_piece, drag_by_mouse, drag_by_touch, drag_from_hand, enlarge_the_board } from './journeys_hand.mjs';

const all = {
  'explore A1-1 and put a blocker': explore_a_figure,
  'see the whole board': see_the_whole_board,
  'ask in words': ask_in_words,
  'a state is taken along': take_along,
  'turn the board': turn_the_board,
  'live boards are sound': live_is_sound,
  'tables are sound': tables_are_sound,
  'explore at 400 % and in forced colours': magnified,
  'tell armies apart': tell_armies_apart,
  'sit down at a table': sit_down,
  'a table for every game': sit_down_everywhere,
  'play a draft': play_a_draft, promote_by_pictures,
  'number turns': number_turns,
  'promote by pictures': promote_by_pictures,
  'see the last move': see_the_last_move,
  'resign': resign,
  'take a hint': take_a_hint,
  'play from a figure': play_from_a_figure,
  'follow a long game': follow_a_long_game,
  'choose a wall': choose_a_wall,
  'castle': castle,
  'promote and drop': drop_and_promote,
  'touch a piece again': touch_again,
  'mate': mate,
  'step through a line of play': step_through,
  'finish a game against the opponent': finish_a_game,
  'find ouroboros': search_by_keys,
  'find what is misspelt': search_loosely,
  'write a piece on the workbench': write_a_piece,
  'build a game by hand': build_by_hand,
  'enlarge a figure': enlarge,
  'read a word': fold_and_define,
  'follow an old address': old_address,
  'drag by touch': drag_by_touch,
  'drag by mouse': drag_by_mouse,
  'drag a second piece': drag_a_second_piece,
  'drag from a hand': drag_from_hand,
  'enlarge the board': enlarge_the_board,
};

export const journeys = (browser, report, options) =>
  in_parallel(Object.entries(all).filter(([name]) => name.includes(options.only)).map(([name, go]) => () =>
      report.step(name, () => within(400, name, go(browser, report, options)))));
