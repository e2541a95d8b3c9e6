#include "fuzz/campaign/policy_file.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <type_traits>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fnmatch.h>

#include "reports/toml.h"
#include "spec/can_draw.h"
#include "spec/nearest_name.h"
#include "spec/record.h"

namespace assay::fuzz {
namespace {

using generator::Policy;
using generator::ShardingPolicy;
using spec::SizePolicy;

/// A field that is a number or a switch.
struct Field {
  const char* section;  ///< of the file, or empty
  const char* name;
  bool is_switch;
  std::int64_t least, most;
  std::int64_t (*get)(const Policy&);
  void (*set)(Policy&, std::int64_t);
  const char* meaning;

  std::string full_name() const { return *section ? fmt::format("{}.{}", section, name) : name; }
};

/// The policy itself, or the part of it that a section stands for.
template <class Part, class P> auto& part(P& policy) {
  if constexpr (std::is_same_v<Part, ShardingPolicy>) return policy.shardings;
  else if constexpr (std::is_same_v<Part, SizePolicy>) return policy.sizes;
  else return policy;
}

/// A member of the policy, or of the part of it that the section stands for.
template <class Part, class T, T Part::*Member>
constexpr Field member(const char* section, const char* name, std::int64_t least, std::int64_t most,
                       const char* meaning) {
  return {section,
          name,
          std::is_same_v<T, bool>,
          least,
          most,
          [](const Policy& p) { return static_cast<std::int64_t>(part<Part>(p).*Member); },
          [](Policy& p, std::int64_t v) { part<Part>(p).*Member = static_cast<T>(v); },
          meaning};
}

template <auto Member, std::size_t Index>
constexpr Field weight(const char* section, const char* name, const char* meaning) {
  return {section,
          name,
          false,
          0,
          1'000'000,
          [](const Policy& p) { return static_cast<std::int64_t>((p.*Member)[Index]); },
          [](Policy& p, std::int64_t v) { (p.*Member)[Index] = static_cast<std::uint32_t>(v); },
          meaning};
}

// clang-format off
constexpr Field kFields[] = {
#define ASSAY_FIELD(type, name, value, least, most, meaning) \
    member<Policy, type, &Policy::name>("", #name, least, most, meaning),
#include "generator/policy_fields.def"
#undef ASSAY_FIELD
    weight<&Policy::scales, 0>("scales", "single", "weight of programs of one op"),
    weight<&Policy::scales, 1>("scales", "tuple", "of two or three ops that meet"),
    weight<&Policy::scales, 2>("scales", "graph", "of graphs"),
    weight<&Policy::lanes, 0>("lanes", "exact", "weight of programs of which every legal order and precision gives the same bits"),
    weight<&Policy::lanes, 1>("lanes", "envelope", "of shallow programs of moderate floats"),
    weight<&Policy::lanes, 2>("lanes", "special", "of NaN, infinities, zeros, subnormals and extremes"),
#define ASSAY_FIELD(type, name, value, least, most, meaning) \
    member<ShardingPolicy, type, &ShardingPolicy::name>("shardings", #name, least, most, meaning),
#include "generator/sharding_fields.def"
#undef ASSAY_FIELD
#define ASSAY_FIELD(type, name, value, least, most, meaning) \
    member<SizePolicy, type, &SizePolicy::name>("sizes", #name, least, most, meaning),
#include "spec/size_fields.def"
#undef ASSAY_FIELD
};
// clang-format on

struct List {
  const char* name;
  std::vector<std::string> PolicyChoice::*member;
  const char* meaning;
};
constexpr List kLists[] = {
    {"ops", &PolicyChoice::ops, "the ops to draw, bodies of regions aside; empty: all"},
    {"exclude", &PolicyChoice::exclude, "ops that are not drawn"},
    {"types", &PolicyChoice::types, "element types, one of which each op reads or yields; empty: all"}};

std::string line_of(const std::string& file, const toml::source_region& source) {
  return fmt::format("{}:{}", file, source.begin.line);
}

Error unknown_field(const std::string& name, const std::string& place) {
  std::vector<std::string> names;
  for (const Field& f : kFields) names.push_back(f.full_name());
  for (const List& l : kLists) names.emplace_back(l.name);
  return {fmt::format("a policy has no field {}{}", name, spec::did_you_mean(name, names)), place, ErrorKind::kInvalid};
}

Result<std::int64_t> number_in(const Field& field, const toml::node& value, const std::string& place) {
  if (field.is_switch) {
    if (!value.is_boolean()) return fail(fmt::format("{} is true or false", field.full_name()), place);
    return **value.as_boolean() ? 1 : 0;
  }
  const std::int64_t number = value.is_integer() ? **value.as_integer() : field.least - 1;
  if (number >= field.least && number <= field.most) return number;
  return fail(fmt::format("{} is a whole number from {} to {}", field.full_name(), field.least, field.most), place);
}

/// The field at its place, `sizes.max_rank`.
Result<void> read_number(const std::string& name, const toml::node& value, const std::string& place, Policy& policy) {
  const auto field = std::ranges::find_if(kFields, [&](const Field& f) { return f.full_name() == name; });
  if (field == std::end(kFields)) return tl::unexpected(unknown_field(name, place));
  return number_in(*field, value, place).map([&](std::int64_t number) { field->set(policy, number); });
}

Result<void> read_list(const List& list, const toml::node& value, const std::string& place, PolicyChoice& choice) {
  const toml::array* items = value.as_array();
  const bool is_list = items && std::ranges::all_of(*items, [](const toml::node& n) { return n.is_string(); });
  if (!is_list) return fail(fmt::format("{} is a list of names in quotes", list.name), place);
  for (const toml::node& item : *items) (choice.*list.member).push_back(**item.as_string());
  return {};
}

Result<void> read_section(const std::string& section, const toml::table& fields, const std::string& file,
                          Policy& policy) {
  for (const auto& [name, value] : fields)
    if (auto read =
            read_number(fmt::format("{}.{}", section, name.str()), value, line_of(file, value.source()), policy);
        !read)
      return read;
  return {};
}

Result<void> read_node(const std::string& name, const toml::node& value, const std::string& file, Policy& policy,
                       PolicyChoice& choice) {
  const std::string place = line_of(file, value.source());
  const auto list = std::ranges::find(kLists, name, [](const List& l) { return std::string(l.name); });
  if (list != std::end(kLists)) return read_list(*list, value, place, choice);
  if (const toml::table* section = value.as_table()) return read_section(name, *section, file, policy);
  return read_number(name, value, place, policy);
}

/// What no single field shows.
Result<void> check(const Policy& p, const std::string& file) {
  const auto none = [](const auto& weights) { return std::accumulate(weights.begin(), weights.end(), 0u) == 0; };
  if (none(p.scales)) return fail("one of scales.single, scales.tuple and scales.graph is more than 0", file);
  if (none(p.lanes)) return fail("one of lanes.exact, lanes.envelope and lanes.special is more than 0", file);
  if (p.graph_ops_least > p.graph_ops_most) return fail("graph_ops_least is no more than graph_ops_most", file);
  return {};
}

bool matches(const std::string& name, const spec::Record& record) {
  return fnmatch(name.c_str(), record.mnemonic.c_str(), FNM_NOESCAPE) == 0 ||
         fnmatch(name.c_str(), record.full_name().c_str(), FNM_NOESCAPE) == 0;
}

/// The full names that these words mean, in the order of the records.
Result<std::vector<std::string>> op_names(const std::vector<std::string>& words) {
  const auto all = spec::Records::in_force().all();
  std::vector<std::string> known;
  for (const auto& record : all) known.insert(known.end(), {record.mnemonic, record.full_name()});
  for (const std::string& word : words)
    if (std::ranges::none_of(all, [&](const auto& record) { return matches(word, record); }))
      return fail(fmt::format("there is no op {}{}", word, spec::did_you_mean(word, known)));
  std::vector<std::string> out;
  for (const auto& record : all)
    if (std::ranges::any_of(words, [&](const auto& word) { return matches(word, record); }))
      out.push_back(record.full_name());
  return out;
}

Result<spec::ElementSet> types_named(const std::vector<std::string>& words) {
  std::vector<std::string> known;
  for (const auto& format : spec::element_formats()) known.emplace_back(format.name);
  spec::ElementSet out = 0;
  for (const std::string& word : words) {
    const auto type = spec::element_type_named(word);
    if (!type) return fail(fmt::format("there is no element type {}{}", word, spec::did_you_mean(word, known)));
    if (!(generator::drawn_types() & spec::set_of(*type))) return fail(fmt::format("no campaign draws {}", word));
    out |= spec::set_of(*type);
  }
  return out;
}

bool is_left(const Policy& policy) {
  return std::ranges::any_of(spec::Records::in_force().all(),
                             [&](const spec::Record& r) { return generator::is_drawn(r, policy); });
}

std::vector<std::string> names_of(spec::ElementSet types) {
  std::vector<std::string> out;
  if (types == Policy().types) return out;
  for (const auto& format : spec::element_formats())
    if (types & spec::set_of(format.type)) out.emplace_back(format.name);
  return out;
}

/// The lists as they stand in a policy, in the order of `kLists`.
std::array<std::vector<std::string>, 3> lists_of(const Policy& p) { return {p.ops, p.exclude, names_of(p.types)}; }

std::string value_text(const Field& field, const Policy& policy) {
  if (field.is_switch) return field.get(policy) ? "true" : "false";
  return fmt::format("{}", field.get(policy));
}

std::string quoted(const std::vector<std::string>& names) {
  return names.empty() ? "[]" : fmt::format("[\"{}\"]", fmt::join(names, "\", \""));
}

}  // namespace

Result<void> read_policy(const std::string& text, const std::string& file, Policy& policy) {
  const toml::parse_result parsed = toml::parse(text, file);
  if (!parsed) return fail(std::string(parsed.error().description()), line_of(file, parsed.error().source()));
  PolicyChoice choice;
  for (const auto& [name, value] : parsed.table())
    if (auto read = read_node(std::string(name.str()), value, file, policy, choice); !read) return read;
  return check(policy, file).and_then([&] { return choose(choice, policy); }).map_error([&](Error e) {
    return e.place.empty() ? Error{e.message, file, e.kind} : e;
  });
}

Result<void> choose(const PolicyChoice& choice, Policy& policy) {
  const auto ops = op_names(choice.ops), excluded = op_names(choice.exclude);
  const auto types = types_named(choice.types);
  if (!ops) return tl::unexpected(ops.error());
  if (!excluded) return tl::unexpected(excluded.error());
  if (!types) return tl::unexpected(types.error());
  if (!choice.ops.empty()) policy.ops = *ops;
  if (!choice.exclude.empty()) policy.exclude = *excluded;
  if (!choice.types.empty()) policy.types = *types;
  return is_left(policy) ? Result<void>()
                         : fail("no op is left that a campaign can draw; `assay spec --status` lists them");
}

std::string policy_text(const Policy& policy) {
  std::string text;
  const auto lists = lists_of(policy);
  for (std::size_t l = 0; l < lists.size(); ++l)
    text += fmt::format("# {}\n{} = {}\n", kLists[l].meaning, kLists[l].name, quoted(lists[l]));
  std::string section;
  for (const Field& field : kFields) {
    if (section != field.section) text += fmt::format("\n[{}]\n", section = field.section);
    text += fmt::format("{:<28} # {}\n", fmt::format("{} = {}", field.name, value_text(field, policy)), field.meaning);
  }
  return text;
}

std::string policy_changes(const Policy& policy) {
  const Policy usual;
  std::vector<std::string> out;
  for (const Field& field : kFields)
    if (field.get(policy) != field.get(usual))
      out.push_back(fmt::format("{}:{}", field.full_name(), field.get(policy)));
  const auto lists = lists_of(policy);
  for (std::size_t l = 0; l < lists.size(); ++l)
    if (!lists[l].empty()) out.push_back(fmt::format("{}:{}", kLists[l].name, fmt::join(lists[l], ",")));
  return fmt::format("{}", fmt::join(out, ";"));
}

}  // namespace assay::fuzz
