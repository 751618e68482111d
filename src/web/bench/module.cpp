// What the workbench calls: text goes in, text comes out.
#include "web/bench/bench.h"
#include "web/bench/folder.h"

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

/// Makes room for so many bytes of input, and says where.
EXPORTED(input) char* input(int size) {
  auto& text = host().input;
  text.assign(static_cast<std::size_t>(size), ' ');
  return text.data();
}

/// Keeps a file: the input is its path, a line end, and its text.
EXPORTED(put) void put() {
  const std::string& text = host().input;
  const std::size_t end = text.find('\n');
  if (end != text.npos) boardwright::web::keep_file(text.substr(0, end), text.substr(end + 1));
}

/// Forgets the file, or the folder with a / at its end, whose path the input is.
EXPORTED(drop) void drop() { boardwright::web::forget_file(host().input); }

/// Answers the question that the input holds; the answer is the output.
EXPORTED(ask) void ask() { host().output = host().bench.answer(host().input); }

EXPORTED(output) const char* output() { return host().output.data(); }
EXPORTED(output_size) int output_size() { return static_cast<int>(host().output.size()); }
