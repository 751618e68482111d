// Another program, asked line by line.
#pragma once
#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "disk/disk.h"

namespace boardwright::disk {

/// A program that answers lines on its standard streams. It gets limited time and memory, and is
/// ended by the destructor.
class OtherProgram {
 public:
  /// What the program may use.
  struct Limits {
    std::chrono::milliseconds answer{20'000};          ///< time for one answer
    std::size_t answer_bytes = std::size_t{1} << 24U;  ///< length of one answer
    std::size_t memory_bytes = std::size_t{1} << 31U;
    std::chrono::seconds processor{3600};
  };

  /// Starts the program with this name or path. Throws std::runtime_error if that fails.
  OtherProgram(const std::string& program, Limits limits);
  OtherProgram(const OtherProgram&) = delete;
  OtherProgram& operator=(const OtherProgram&) = delete;
  ~OtherProgram();

  /// Writes lines, and returns the output of both streams up to the first line that begins with one
  /// of the lines of `last`. Nothing if the program has ended, is late or writes too much:
  /// `problem` is then set, and no later question has an answer.
  std::optional<std::string> ask(std::string_view lines, std::string_view last);

  /// "it has ended by signal 11"; empty if there is none.
  const std::string& problem() const { return problem_; }

 private:
  std::optional<std::size_t> end_of_answer(std::string_view last) const;
  std::optional<std::string> fail(std::string problem);
  std::string how_it_ended();

  Limits limits_;
  Descriptor socket_;
  pid_t process_ = -1;
  std::string output_, problem_;
};

}  // namespace boardwright::disk
