#include "program/locations.h"

#include "program/text/scanner.h"

namespace assay::program {
namespace {

using Named = std::unordered_map<std::string_view, std::string_view>;

/// Names that stand for one another are followed so far, that a text in which they form a ring ends too.
constexpr int kMostSteps = 64;

/// Reads locations from the left to the first that names a file.
class Reader {
 public:
  explicit Reader(const Named& named) : named_(named) {}

  Location run(std::string_view text) {
    read(text);
    return std::move(out_);
  }

 private:
  /// `"file":1:2`, `"name"(...)`, `callsite(... at ...)`, `fused[...]`, `#loc1`; true where a file was found.
  bool read(std::string_view text) {
    if (++steps_ > kMostSteps) return false;
    Scanner in(text);
    if (in.peek() == '"') return read_string(in);
    if (in.peek() == '#') return read_named(in);
    const std::string_view word = in.word();
    if (word == "fused" && in.peek() == '<') {
      std::string_view ignored;
      if (!in.bracketed(ignored)) return false;
    }
    return (word == "callsite" || word == "fused") && read_inner(in);
  }

  bool read_string(Scanner& in) {
    std::string_view text;
    if (!in.quoted(text)) return false;
    std::int64_t line = 0;
    if (in.accept(':') && in.accept_integer(line)) {
      out_.file = unescape(text);
      out_.line = static_cast<std::uint32_t>(line);
      return true;
    }
    if (out_.name.empty()) out_.name = unescape(text);
    return in.peek() == '(' && read_inner(in);
  }

  bool read_named(Scanner& in) {
    in.accept('#');
    const auto found = named_.find("#" + std::string(in.word()));
    return found != named_.end() && read(found->second);
  }

  /// What stands in brackets: one location, or the first of several.
  bool read_inner(Scanner& in) {
    std::string_view inner;
    return in.bracketed(inner) && read(inner.substr(1, inner.size() - 2));
  }

  const Named& named_;
  Location out_;
  int steps_ = 0;
};

}  // namespace

std::string Location::text() const { return file.empty() ? "" : file + ":" + std::to_string(line); }

Locations::Locations(const Module& module) {
  for (const NamedLocation& l : module.locations) named_.emplace(l.name, l.text);
}

Location Locations::of(const Op& op) const { return Reader(named_).run(op.location); }

}  // namespace assay::program
