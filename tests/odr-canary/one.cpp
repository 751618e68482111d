// One of two files that define a Slot, each its own: the test of definitions must find them.
namespace boardwright::sheets {
struct Slot {
  int count;
  double width;
  int all() const { return count; }
};
}  // namespace boardwright::sheets

int slots() { return boardwright::sheets::Slot{1, 2}.all(); }
