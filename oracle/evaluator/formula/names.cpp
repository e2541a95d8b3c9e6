#include "oracle/evaluator/formula/names.h"

#include <algorithm>

namespace assay::oracle {

const Term* Names::bound(const spec::Symbol& s) const {
  for (std::size_t k = bindings_.size(); k-- > 0;) {
    if (bindings_[k].symbol == &s) return &bindings_[k].term;
  }
  return nullptr;
}

int Names::push_axis(std::int64_t extent) {
  Space& s = machine_.space();
  if (s.axes == kMaxAxes) {
    machine_.raise({"not supported yet: more than 64 axes in one formula", "", ErrorKind::kUnsupported});
    return kMaxAxes - 1;
  }
  const auto a = static_cast<std::size_t>(s.axes);
  s.begin[a] = 0;
  s.extent[a] = extent;
  return s.axes++;
}

void Names::bind_iotas(const spec::Binder& b, int first, int count) {
  Row index;
  for (int d = count; d-- > 0;) index.push_back(iota(machine_.space(), first + d));
  bind(*b.symbol, b.how == spec::BinderKind::kWithin ? Term(std::move(index)) : index[0]);
}

void Names::for_blocks(std::span<const int> axes, std::int64_t limit, AxisSet fixed,
                       const std::function<void()>& body) {
  Space& s = machine_.space();
  std::array<std::int64_t, kMaxAxes> whole, step, at;
  for (std::size_t k = 0; k < axes.size(); ++k) {
    whole[k] = step[k] = s.extent[static_cast<std::size_t>(axes[k])];
    at[k] = 0;
    if (whole[k] == 0) return;
  }
  std::int64_t room = std::max<std::int64_t>(limit, 1);
  for (std::size_t k = axes.size(); k-- > 0;) {
    step[k] = (fixed & axis_bit(axes[k])) != 0 ? 1 : std::clamp<std::int64_t>(room, 1, whole[k]);
    room /= step[k] == whole[k] || (fixed & axis_bit(axes[k])) != 0 ? step[k] : room + 1;
  }
  while (!machine_.fault().raised()) {
    for (std::size_t k = 0; k < axes.size(); ++k) {
      const auto a = static_cast<std::size_t>(axes[k]);
      s.begin[a] = at[k];
      s.extent[a] = std::min(step[k], whole[k] - at[k]);
    }
    body();
    std::size_t k = axes.size();
    while (k > 0 && (at[k - 1] += step[k - 1]) >= whole[k - 1]) at[--k] = 0;
    if (k == 0) break;
  }
  for (std::size_t k = 0; k < axes.size(); ++k) {
    s.begin[static_cast<std::size_t>(axes[k])] = 0;
    s.extent[static_cast<std::size_t>(axes[k])] = whole[k];
  }
}

std::vector<int> outermost_first(AxisSet axes) {
  std::vector<int> out;
  for (; axes != 0; axes &= ~axis_bit(outermost(axes))) out.push_back(outermost(axes));
  return out;
}

}  // namespace assay::oracle
