// The functions that the workbench calls: text in, text out.
#include "workbench/bench.h"
#include "workbench/folder.h"

namespace {

struct Host {
  boardwright::web::Bench bench;
  std::string input, output;
};

Host& host() {
  static Host host;
  return host;
}

}  // namespace

#define EXPORTED(name) extern "C" __attribute__((export_name(#name)))

/// Allocates `size` bytes of input and returns their address.
EXPORTED(input) char* input(int size) {
  auto& text = host().input;
  text.assign(static_cast<std::size_t>(size), ' ');
  return text.data();
}

/// Stores a file: the input is its path, a line end, and its text.
EXPORTED(put) void put() {
  const std::string& text = host().input;
  const std::size_t end = text.find('\n');
  if (end != text.npos) boardwright::web::keep_file(text.substr(0, end), text.substr(end + 1));
}

/// Removes the file whose path is the input, or the folder if it ends in /.
EXPORTED(drop) void drop() { boardwright::web::forget_file(host().input); }

/// Answers the question in the input; the answer is the output.
EXPORTED(ask) void ask() { host().output = host().bench.answer(host().input); }

EXPORTED(output) const char* output() { return host().output.data(); }
EXPORTED(output_size) int output_size() { return static_cast<int>(host().output.size()); }
