#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "spec/record.h"

namespace assay::program {

/// What a room compiles from each record, made once per set of records. Those of the
/// records in force are found without a lock.
template <class T> class RecordTable {
 public:
  explicit RecordTable(T (*compile)(const spec::Record&)) : compile_(compile) {}

  const T& of(const spec::Record& record) {
    const auto index = static_cast<std::size_t>(record.index);
    if (record.records != &spec::Records::in_force()) return others(*record.records)[index];
    std::call_once(once_, [&] { in_force_ = table(spec::Records::in_force()); });
    return in_force_[index];
  }

 private:
  std::vector<T> table(const spec::Records& records) const {
    std::vector<T> all;
    for (const auto& r : records.all()) all.push_back(compile_(r));
    return all;
  }
  const std::vector<T>& others(const spec::Records& records) {
    const std::lock_guard lock(mutex_);
    auto& found = others_[{&records, records.hash()}];
    if (!found) found = std::make_unique<const std::vector<T>>(table(records));
    return *found;
  }

  T (*compile_)(const spec::Record&);
  std::once_flag once_;
  std::vector<T> in_force_;
  std::mutex mutex_;
  std::map<std::pair<const spec::Records*, std::string>, std::unique_ptr<const std::vector<T>>> others_;
};

}  // namespace assay::program
