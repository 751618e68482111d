// What a process may no longer do once it has begun its work.
#pragma once
#include <filesystem>

namespace boardwright::disk {

/// Lets this thread, and all that it starts from now on, write below a folder alone, and open no
/// connection, where the system can see to that (Landlock); elsewhere nothing changes. What is open
/// stays open, and everything can still be read. A folder that is not there is made.
class Fence {
 public:
  explicit Fence(const std::filesystem::path& folder);
  Fence(const Fence&) = delete;
  Fence& operator=(const Fence&) = delete;

  /// Takes away the folders that were made, if nothing came to lie in them.
  ~Fence();

 private:
  std::filesystem::path made_, above_;  ///< the folder, and what was there of its path before
};

}  // namespace boardwright::disk
