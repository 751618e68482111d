// Finds and loads the module that serves.
#include <stdexcept>

#include "disk/module.h"
#include "serve/server.h"

// Weak: present only in programs that link the module's objects.
extern "C" __attribute__((weak)) const boardwright::serve::Server::Vtable* boardwright_serve();

namespace boardwright::serve {
namespace {

const Server::Vtable* load() {
  if (boardwright_serve != nullptr) return boardwright_serve();
  using Entry = const Server::Vtable* (*)();
  void* const found =
      disk::module_entry(server_file, "boardwright_serve", "a preview needs the serving module");
  const Server::Vtable* table = reinterpret_cast<Entry>(found)();
  if (table->version != server_version)
    throw std::runtime_error("'" + std::string(server_file) +
                             "' belongs to another version of boardwright");
  return table;
}

}  // namespace

Server::Server(int port, Handlers handlers)
    : module_(load()), state_(module_->open(port, std::move(handlers))) {}

Server::~Server() { module_->close(state_); }

int Server::port() const { return module_->port(state_); }

void Server::stop() { module_->stop(state_); }

}  // namespace boardwright::serve
