#include "spec/record.h"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <mutex>

#include <fmt/format.h>

#include "spec/embedded.h"
#include "spec/expansions.h"
#include "spec/language/lexer.h"
#include "spec/language/parse_record.h"
#include "spec/language/resolve.h"
#include "spec/language/terms.h"
#include "spec/plan/schedule.h"

namespace assay::spec {

const Declaration* Record::find(std::string_view name) const {
  const auto it = std::ranges::find(names, name, &Declaration::name);
  return it == names.end() ? nullptr : &*it;
}

std::string_view Record::name_of_op(std::string_view its_mnemonic) const {
  return its_mnemonic.starts_with(prefix) ? its_mnemonic.substr(prefix.size()) : std::string_view();
}

struct Records::Index {
  std::map<std::string, const Record*, std::less<>> by_name;
  std::vector<ParsedFile> files;  ///< Definitions that symbols point at live here.
  std::once_flag hashed;
  std::string hash;
};

Records::Records() : syntax_(std::make_unique<SyntaxArena>()), index_(std::make_unique<Index>()) {}
Records::~Records() = default;

/// Turns texts into records: parse, resolve, one record per name, index.
class Loader {
 public:
  using Files = std::vector<std::pair<std::string, std::string>>;

  Result<std::unique_ptr<const Records>> load(const Files& files) {
    return parse(files)
        .and_then([&] { return collect_enumerations(); })
        .and_then([&] { return resolve(parsed_, records_->enumerations_, *records_->syntax_); })
        .and_then([&] { return collect_records(); })
        .and_then([&] {
          finish();
          return check_static_forms();
        })
        .and_then([&] { return check_expansions(*records_); })
        .map([&] { return std::unique_ptr<const Records>(std::move(records_)); });
  }

 private:
  Result<void> parse(const Files& files) {
    for (const auto& [name, text] : files) {
      records_->file_names_.push_back(name);
      auto file = parse_records(records_->file_names_.back(), text, *records_->syntax_);
      if (!file) return tl::unexpected(file.error());
      parsed_.push_back(std::move(*file));
    }
    return {};
  }

  Result<void> collect_enumerations() {
    for (ParsedFile& file : parsed_) {
      for (auto& [enumeration, at] : file.enumerations) {
        if (records_->enumeration(enumeration.name) != nullptr) {
          return fail(fmt::format("the enumeration `{}` stands twice", enumeration.name), place(at));
        }
        records_->enumerations_.push_back(std::move(enumeration));
      }
    }
    return {};
  }

  Result<void> collect_records() {
    for (ParsedFile& file : parsed_) {
      for (ParsedRecord& parsed : file.records) {
        if (auto done = schedule(parsed); !done) return done;
        for (const auto& [name, at] : parsed.names) {
          if (auto done = add(parsed.body, name, at); !done) return done;
        }
      }
    }
    return {};
  }

  /// `campaign`, or `campaign: name, name` where a record has several names.
  static std::string status_of(const Record& body, std::string_view name) {
    const auto colon = body.status.find(':');
    if (colon == std::string::npos) return body.status;
    const std::string names = body.status.substr(colon + 1) + ",";
    return names.find(fmt::format(" {},", name)) == names.npos ? "" : body.status.substr(0, colon);
  }

  Result<void> schedule(ParsedRecord& parsed) {
    parsed.body.mnemonic = parsed.names[0].first;
    parsed.body.records = records_.get();
    auto schedule = Schedule::of(parsed.body);
    if (!schedule) return tl::unexpected(schedule.error());
    parsed.body.schedule = std::move(*schedule);
    return {};
  }

  Result<void> add(const Record& body, const std::string& name, const Location& at) {
    Record r = body;
    const auto dot = name.find('.');
    r.mnemonic = dot == name.npos ? name : name.substr(dot + 1);
    if (dot != name.npos) r.dialect = name.substr(0, dot);
    r.status = status_of(body, name);
    std::erase_if(r.expansions, [&](const Expansion& e) { return !is_about(e, r.mnemonic); });
    r.index = static_cast<int>(records_->records_.size());
    r.records = records_.get();
    for (Law& law : r.laws)
      law.reads_values = reads_values(law.formula) || reads_ops(law.formula) || reads_signatures(r, law.formula);
    r.facts = facts_of(r);
    if (r.facts.queues && !r.effect.any()) r.effect.kind = EffectKind::kQueue;
    if (std::ranges::find(records_->records_, r.full_name(), &Record::full_name) != records_->records_.end())
      return fail(fmt::format("the op `{}` stands twice", r.full_name()), place(at));
    records_->records_.push_back(std::move(r));
    return {};
  }

  void finish() {
    auto& by_name = records_->index_->by_name;
    for (const Record& r : records_->records_) {
      by_name.emplace(r.full_name(), &r);
      if (r.dialect == "stablehlo") by_name.emplace(r.mnemonic, &r);
    }
    records_->index_->files = std::move(parsed_);
  }

  /// The op that a record is once values are known exists and has what it is given.
  Result<void> check_static_forms() const {
    for (const Record& r : records_->records_) {
      const StaticForm& form = r.static_form;
      if (form.op.empty()) continue;
      const Record* const op = records_->find(form.op);
      if (op == nullptr) return fail(fmt::format("there is no op `{}`", form.op), place(form.at));
      for (const StaticForm::Given& given : form.given)
        if (const Declaration* d = op->find(given.attribute); d == nullptr || d->role != Role::kAttr)
          return fail(fmt::format("`{}` has no attribute `{}`", form.op, given.attribute), place(given.at));
      for (const int slot : op->operands) {
        const std::string& name = op->names[static_cast<std::size_t>(slot)].name;
        if (const Declaration* d = r.find(name); d == nullptr || d->role != Role::kIn)
          return fail(fmt::format("`{}` has an operand `{}`, `{}` has none", form.op, name, r.mnemonic),
                      place(form.at));
      }
    }
    return {};
  }

  std::unique_ptr<Records> records_{new Records};
  std::vector<ParsedFile> parsed_;
};

Result<std::unique_ptr<const Records>> Records::load(const std::vector<std::pair<std::string, std::string>>& files) {
  return Loader().load(files);
}

const Records& Records::builtin() {
  static const std::unique_ptr<const Records> records = [] {
    auto loaded = load(embedded_ops());
    if (!loaded) {
      std::fprintf(stderr, "%s\n", loaded.error().text().c_str());
      std::abort();
    }
    return std::move(*loaded);
  }();
  return *records;
}

namespace {

struct Extension {
  std::unique_ptr<const Records> records;
  std::string folder;
};

Extension& extension() {
  static Extension of_process;
  return of_process;
}

}  // namespace

const std::vector<std::string>& shortcut_names() {
  static const auto& names = *new std::vector<std::string>([] {
    std::vector<std::string> out;
    for (const Record& r : Records::in_force().all())
      for (const Shortcut& s : r.shortcuts)
        if (std::ranges::find(out, s.name) == out.end()) out.push_back(s.name);
    return out;
  }());
  return names;
}

const Records& Records::in_force() { return extension().records ? *extension().records : builtin(); }

const std::string& Records::added_folder() { return extension().folder; }

Result<void> Records::add(const std::string& folder, const std::vector<std::pair<std::string, std::string>>& files) {
  assert(!extension().records);
  auto all = embedded_ops();
  all.insert(all.end(), files.begin(), files.end());
  return load(all).map([&](auto records) { extension() = {std::move(records), folder}; });
}

const Record* Records::find(std::string_view name) const {
  const auto it = index_->by_name.find(name);
  return it == index_->by_name.end() ? nullptr : it->second;
}

const std::string& Records::hash() const {
  std::call_once(index_->hashed, [&] { index_->hash = spec_hash(json()); });
  return index_->hash;
}

std::vector<const Definition*> Records::definitions() const {
  std::vector<const Definition*> all;
  for (const ParsedFile& file : index_->files) {
    for (const auto& [definition, at] : file.definitions) all.push_back(&definition);
  }
  return all;
}

const Enumeration* Records::enumeration(std::string_view name) const {
  const auto it = std::ranges::find(enumerations_, name, &Enumeration::name);
  return it == enumerations_.end() ? nullptr : &*it;
}

}  // namespace assay::spec
