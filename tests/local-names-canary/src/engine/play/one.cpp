// Has a local function whose name another file of the room has too.
namespace {

int worth(int piece) { return piece; }

}  // namespace
