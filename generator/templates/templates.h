#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "program/module.h"

/// Small functions that regions are made of, written as programs in this folder. Each is parsed and verified once for
/// each element type, and left out for a type with which it is not legal.
namespace assay::generator {

/// The body of a function whose ops have no regions. All templates stand in one piece of memory: they
/// are read at random, a few lines of the cache each time.
struct Template {
  struct Op {
    const spec::Record* record;
    std::span<const program::ValueId> operands;
    std::span<const spec::Value> attributes;
    program::ValueId first_result;
    std::uint32_t results;
  };
  std::span<const program::ValueId> arguments;
  std::span<const Op> ops;
  std::span<const program::ValueId> returns;
  std::span<const spec::Type> types;  ///< by value
};

struct Monoid {
  Template body;      ///< (E, E) -> E
  Template identity;  ///< () -> E, one literal
};

struct Loop {
  Template condition;  ///< (E) -> i1
  Template step;       ///< (E) -> E
};

inline constexpr std::int64_t kMostTrips = 6;
inline constexpr std::int64_t kMostStep = 2;

struct TemplatesOfType {
  std::vector<Monoid> monoids;
  std::vector<Template> orders;   ///< (E, E) -> i1
  std::vector<Template> updates;  ///< (E, E) -> E
  std::vector<Loop> loops;        ///< by trips * kMostStep + step - 1; empty unless E can count
};

class Templates {
 public:
  Templates();
  const TemplatesOfType& of(spec::ElementType e) const { return by_type_[static_cast<std::size_t>(e)]; }

 private:
  Template packed(const program::Function&);

  std::array<TemplatesOfType, spec::kElementTypes> by_type_;
  spec::Arena arena_;
};

/// The texts, built into the program: file name without its extension.
std::string_view template_text(std::string_view name);

/// A word of a text, and what stands for it.
struct Substitution {
  std::string_view word;
  std::string text;
};
/// The names of the functions of a text with which its parts begin.
std::vector<std::string> functions_of(std::string_view file);
/// The part of a text that has this function, with words replaced; nothing where that is not legal.
std::optional<program::Module> instantiated(std::string_view file, std::string_view function,
                                            const std::vector<Substitution>& words);

}  // namespace assay::generator
