// What a throw and a catch call: Debian's libraries for WebAssembly come without it. One thread,
// and an exception that nobody catches stops the module.
//
// The compiler leaves in each landing pad a number and a table, and asks _Unwind_CallPersonality()
// which of the pad's clauses fits. The table is that of the Itanium C++ ABI, level II, with entries
// by number in place of addresses.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <typeinfo>

namespace __cxxabiv1 {

/// As libc++abi declares it: its types answer whether a clause of theirs catches another.
class __shim_type_info : public std::type_info {
 public:
  ~__shim_type_info() override;
  virtual void noop1() const;
  virtual void noop2() const;
  virtual bool can_catch(const __shim_type_info* thrown, void*& object) const = 0;
};

}  // namespace __cxxabiv1

namespace {

using Type = __cxxabiv1::__shim_type_info;

/// Stands before the object that is thrown.
struct alignas(std::max_align_t) Thrown {
  const Type* type;
  void* (*destroy)(void*);  ///< a destructor: here they return their object
  void* caught;             ///< the object as the clause that fits sees it
  int handlers;             ///< how many clauses are at work on it
  bool again;               ///< a clause has thrown it on
  Thrown* earlier;          ///< which a clause further out is at work on
};

Thrown* in_hand = nullptr;  // the one at work on now

Thrown* head_of(void* object) { return static_cast<Thrown*>(object) - 1; }

std::uint32_t unsigned_at(const std::uint8_t*& at) {
  std::uint32_t value = 0;
  for (unsigned shift = 0;; shift += 7) {
    const std::uint8_t byte = *at++;
    value |= std::uint32_t{byte & 0x7fu} << shift;
    if ((byte & 0x80u) == 0) return value;
  }
}

std::int32_t signed_at(const std::uint8_t*& at) {
  std::uint32_t value = 0;
  for (unsigned shift = 0;;) {
    const std::uint8_t byte = *at++;
    value |= std::uint32_t{byte & 0x7fu} << shift;
    shift += 7;
    if ((byte & 0x80u) != 0) continue;
    if ((byte & 0x40u) != 0 && shift < 32) value |= ~std::uint32_t{0} << shift;
    return static_cast<std::int32_t>(value);
  }
}

/// A pad's part of the table.
struct Clauses {
  const std::uint8_t* action = nullptr;  ///< null: nothing but cleaning up
  const Type* const* types = nullptr;    ///< the first lies before it

  Clauses(const std::uint8_t* table, std::uint32_t pad) {
    constexpr std::uint8_t omitted = 0xff;
    if (*table++ != omitted) abort();  // no pads by address
    if (*table++ != omitted) {
      const std::uint32_t offset = unsigned_at(table);
      types = reinterpret_cast<const Type* const*>(table + offset);
    }
    ++table;  // how the entries are written: always alike
    const std::uint32_t length = unsigned_at(table);
    const std::uint8_t* const actions = table + length;
    for (std::uint32_t i = 0; i < pad; ++i) {
      unsigned_at(table);
      unsigned_at(table);
    }
    unsigned_at(table);
    const std::uint32_t entry = unsigned_at(table);
    if (entry > 0) action = actions + entry - 1;
  }
};

}  // namespace

extern "C" {

struct {
  std::uint32_t pad;
  const std::uint8_t* table;
  std::uint32_t clause;  // the answer: the number of the clause, or 0
} __wasm_lpad_context;

void* __cxa_allocate_exception(std::size_t size) noexcept {
  auto* room = static_cast<Thrown*>(std::malloc(sizeof(Thrown) + size));
  if (room == nullptr) abort();
  std::memset(static_cast<void*>(room), 0, sizeof(Thrown) + size);
  return room + 1;
}

void __cxa_free_exception(void* object) noexcept { std::free(head_of(object)); }

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, void* (*destroy)(void*)) {
  Thrown* thrown = head_of(object);
  thrown->type = static_cast<const Type*>(type);
  thrown->destroy = destroy;
  __builtin_wasm_throw(0, object);
}

int _Unwind_CallPersonality(void* object) {
  auto& context = __wasm_lpad_context;
  context.clause = 0;
  Thrown* thrown = head_of(object);
  const Clauses clauses(context.table, context.pad);
  for (const std::uint8_t* at = clauses.action; at != nullptr;) {
    const std::int32_t clause = signed_at(at);
    const std::uint8_t* const here = at;
    const std::int32_t next = signed_at(at);
    if (clause > 0) {
      const Type* wanted = *(clauses.types - clause);
      void* seen = object;
      if (wanted == nullptr || wanted->can_catch(thrown->type, seen)) {
        thrown->caught = seen;
        context.clause = static_cast<std::uint32_t>(clause);
        break;
      }
    }
    at = next == 0 ? nullptr : here + next;
  }
  return 0;
}

void* __cxa_begin_catch(void* object) noexcept {
  Thrown* thrown = head_of(object);
  if (thrown->handlers++ == 0 || thrown->again) {
    thrown->again = false;
    thrown->earlier = in_hand;
    in_hand = thrown;
  }
  return thrown->caught;
}

void __cxa_end_catch() {
  Thrown* thrown = in_hand;
  if (thrown == nullptr) return;
  if (--thrown->handlers > 0) return;
  in_hand = thrown->earlier;
  if (thrown->again) return;  // it is on its way further out
  if (thrown->destroy != nullptr) thrown->destroy(thrown + 1);
  std::free(thrown);
}

[[noreturn]] void __cxa_rethrow() {
  if (in_hand == nullptr) abort();
  in_hand->again = true;
  __builtin_wasm_throw(0, in_hand + 1);
}

}  // extern "C"
