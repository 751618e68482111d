// Names a type of a header that other files include.
int cells_of(const boardwright::board::Board& board);
