#pragma once

#include <array>
#include <memory>
#include <string_view>
#include <vector>

#include "program/module.h"

/// Small functions, written as programs in this folder, that regions are made of. Each is parsed and
/// verified once per element type; what is not legal for a type is left out.
namespace assay::generator {

struct Monoid {
  const program::Function* body = nullptr;      ///< (E, E) -> E
  const program::Function* identity = nullptr;  ///< () -> E, one literal
};

struct Loop {
  const program::Function* condition = nullptr;  ///< (E) -> i1
  const program::Function* step = nullptr;       ///< (E) -> E
};

inline constexpr std::int64_t kMostTrips = 4;
inline constexpr std::int64_t kMostStep = 2;

struct TemplatesOfType {
  std::vector<Monoid> monoids;
  std::vector<const program::Function*> orders;   ///< (E, E) -> i1
  std::vector<const program::Function*> updates;  ///< (E, E) -> E
  std::vector<Loop> loops;                        ///< by trips * kMostStep + step - 1; empty unless E can count
};

class Templates {
 public:
  Templates();
  const TemplatesOfType& of(spec::ElementType e) const { return by_type_[static_cast<std::size_t>(e)]; }

 private:
  std::array<TemplatesOfType, spec::kElementTypes> by_type_;
  std::vector<std::unique_ptr<program::Module>> modules_;
};

/// The texts, built into the program: file name without its extension.
std::string_view template_text(std::string_view name);

}  // namespace assay::generator
