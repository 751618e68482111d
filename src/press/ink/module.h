// What the module that draws PDF and PNG offers to the program that loads it.
#pragma once
#include <string>
#include <string_view>

#include "ink/ink.h"

namespace boardwright::ink {

/// The functions of the module. All but `close` throw std::runtime_error.
struct Ink::Vtable {
  int version;  ///< of this struct and of the types in its functions; the loader compares it
  void* (*open)(const std::filesystem::path& fonts);
  void (*close)(void* state);
  std::string (*pdf)(void* state, const Scene&, const Style&, const RenderOptions&);
  std::string (*pages)(void* state, const std::vector<Page>&, const std::string& title,
                       const RenderOptions&);
  void (*expect_book)(void* state);
  std::string (*book)(void* state, const Book&, const RenderOptions&);
  std::size_t (*pages_of)(void* state, const std::string& document);
  std::string (*join)(void* state, const std::vector<Part>&, const std::string& title,
                      const Press* press);
  std::string (*png)(void* state, const Scene&, const Style&, const RenderOptions&);
  std::string (*archive)(void* state, const std::vector<ArchiveFile>&);
  Scene (*outlined)(void* state, const Scene&, const Style&);
  std::string (*web_font)(void* state, std::string_view font, std::u32string_view characters);
  std::string (*page_png)(void* state, const Page& page);
};

inline constexpr int ink_version = 11;

/// The module's file: beside the program, or in lib/boardwright beside the program's folder.
inline constexpr const char* ink_file = "boardwright-ink.so";

}  // namespace boardwright::ink

/// The module's only entry. A program that links the module's objects needs no file.
extern "C" const boardwright::ink::Ink::Vtable* boardwright_ink();
