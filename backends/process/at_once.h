#pragma once

#include <future>
#include <type_traits>
#include <vector>

namespace assay::backends {

/// `f` of each item, all at the same time; the answers in the order of the items.
template <class Item, class F> auto at_once(const std::vector<Item>& items, F f) {
  using Answer = std::invoke_result_t<F, const Item&>;
  std::vector<std::future<Answer>> running;
  for (const Item& item : items) running.push_back(std::async(std::launch::async, f, std::cref(item)));
  std::vector<Answer> out;
  for (auto& answer : running) out.push_back(answer.get());
  return out;
}

}  // namespace assay::backends
