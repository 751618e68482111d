// One of two files that define a Slot, each its own: the test of definitions must find them.
namespace boardwright::print {
struct Slot {
  int count;
  double width;
  int all() const { return count; }
};
}  // namespace boardwright::print

int slots() { return boardwright::sheets::Slot{1, 2}.all(); }
