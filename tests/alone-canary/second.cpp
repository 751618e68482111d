// Calls a local function of a file that would stand before it where a room is compiled as one.
int worth_of_two(int piece) { return 2 * worth(piece); }
