#include "backends/pjrt/element_types.h"

#include <algorithm>
#include <array>

namespace assay::backends::pjrt {
namespace {

using E = spec::ElementType;

struct Row {
  E element;
  int buffer_type;
};

constexpr std::array kTypes = {
    Row{E::i1, 1},          Row{E::i8, 2},          Row{E::i16, 3},
    Row{E::i32, 4},         Row{E::i64, 5},         Row{E::ui8, 6},
    Row{E::ui16, 7},        Row{E::ui32, 8},        Row{E::ui64, 9},
    Row{E::f16, 10},        Row{E::f32, 11},        Row{E::f64, 12},
    Row{E::bf16, 13},       Row{E::c64, 14},        Row{E::c128, 15},
    Row{E::f8E5M2, 16},     Row{E::f8E4M3FN, 17},   Row{E::f8E4M3B11FNUZ, 18},
    Row{E::f8E5M2FNUZ, 19}, Row{E::f8E4M3FNUZ, 20}, Row{E::i4, 21},
    Row{E::ui4, 22},        Row{E::i2, 24},         Row{E::ui2, 25},
    Row{E::f8E4M3, 26},     Row{E::f8E3M4, 27},     Row{E::f8E8M0FNU, 28},
    Row{E::f4E2M1FN, 29},
};

}  // namespace

std::optional<int> buffer_type(E element) {
  const auto row = std::find_if(kTypes.begin(), kTypes.end(), [&](const Row& r) { return r.element == element; });
  return row == kTypes.end() ? std::nullopt : std::optional(row->buffer_type);
}

std::optional<E> element_type(int type) {
  const auto row = std::find_if(kTypes.begin(), kTypes.end(), [&](const Row& r) { return r.buffer_type == type; });
  return row == kTypes.end() ? std::nullopt : std::optional(row->element);
}

}  // namespace assay::backends::pjrt
