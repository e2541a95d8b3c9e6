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

template <auto Member>
constexpr Field own(const char* name, std::int64_t least, std::int64_t most, const char* meaning) {
  using T = std::remove_reference_t<decltype(std::declval<Policy&>().*Member)>;
  return {"",
          name,
          std::is_same_v<T, bool>,
          least,
          most,
          [](const Policy& p) { return static_cast<std::int64_t>(p.*Member); },
          [](Policy& p, std::int64_t v) { p.*Member = static_cast<T>(v); },
          meaning};
}

template <auto Member>
constexpr Field size(const char* name, std::int64_t least, std::int64_t most, const char* meaning) {
  using T = std::remove_reference_t<decltype(std::declval<SizePolicy&>().*Member)>;
  return {"sizes",
          name,
          false,
          least,
          most,
          [](const Policy& p) { return static_cast<std::int64_t>(p.sizes.*Member); },
          [](Policy& p, std::int64_t v) { p.sizes.*Member = static_cast<T>(v); },
          meaning};
}

template <auto Member> constexpr Field sharding(const char* name, const char* meaning) {
  return {"shardings",
          name,
          false,
          0,
          100,
          [](const Policy& p) { return static_cast<std::int64_t>(p.shardings.*Member); },
          [](Policy& p, std::int64_t v) { p.shardings.*Member = static_cast<std::uint32_t>(v); },
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
    own<&Policy::graph_ops_least>("graph_ops_least", 1, 1000, "ops of a graph, at least"),
    own<&Policy::graph_ops_most>("graph_ops_most", 1, 1000, "ops of a graph, at most"),
    own<&Policy::input_sets>("input_sets", 1, 1000, "input sets of one program, fewer where they would exceed elements_most"),
    own<&Policy::elements_most>("elements_most", 1, 1 << 26, "elements of all values of a program, in all its input sets"),
    own<&Policy::literal_leaf>("literal_leaf", 0, 100, "percent of leaves that are literals in the text"),
    own<&Policy::literal_elements_most>("literal_elements_most", 0, 1 << 20, "larger leaves are arguments"),
    own<&Policy::reuse>("reuse", 0, 100, "percent of operands that take a live value of their type, if there is one"),
    own<&Policy::repeat>("repeat", 0, 100, "percent of these that may take what the op has taken already: x - x"),
    own<&Policy::seed_operand>("seed_operand", 0, 100, "percent of ops that are built on a live value"),
    own<&Policy::callee_ops_most>("callee_ops_most", 1, 100, "ops of a function that is called, at most"),
    own<&Policy::call_again>("call_again", 0, 100, "percent of functions that are called a second time at once, and of calls of one that is there"),
    own<&Policy::intermediate>("intermediate", 0, 100,
                                "percent of values that ops read which are results of the program too"),
    own<&Policy::loop>("loop", 0, 100, "percent of programs that begin with a loop around a function of drawn ops"),
    own<&Policy::grid>("grid", 0, 100, "percent of programs with more than one process"),
    own<&Policy::bounded>("bounded", 0, 100, "percent of programs that may get a dimension known within a bound only"),
    own<&Policy::unbounded>("unbounded", 0, 100, "percent of programs that may get dimensions that are not known before they run"),
    own<&Policy::quantized>("quantized", 0, 100, "percent of programs whose values may get quantized types"),
    own<&Policy::detours>("detours", 0, 100, "percent of programs of one process in which values may pass ops that are started and ended, or a host; 16 times as often in grids, where they may pass other processes"),
    own<&Policy::swarm_elements_most>("swarm_elements_most", 1, 30, "element types of one program, at most"),
    own<&Policy::swarm_drop>("swarm_drop", 0, 99, "percent of ops that a graph leaves out"),
    own<&Policy::pattern>("pattern", 0, 100, "percent of programs of several ops that begin with a chain that compilers rewrite"),
    own<&Policy::edge_regime>("edge_regime", 0, 100, "percent of programs with sizes at vector and tile edges"),
    own<&Policy::empty_regime>("empty_regime", 0, 100, "percent of programs with many dimensions of size 0"),
    own<&Policy::unit_regime>("unit_regime", 0, 100, "percent of programs with hardly any dimension but 1"),
    own<&Policy::many_regime>("many_regime", 0, 100, "percent of programs with ops of many operands"),
    own<&Policy::vector_regime>("vector_regime", 0, 100, "percent of programs that hold one op on 64, 1,023 or 1,024 elements: each op on each of the types f32, bf16, f16, f64 and i32 in turn"),
    own<&Policy::smoke_lap>("smoke_lap", 0, 1, "a campaign begins with each common op on f32, bf16, f16, i32 and i1 at 64, 1,023 and 1,024 elements; `assay fuzz` sets it"),
    own<&Policy::large_regime>("large_regime", 0, 100, "percent of programs with one tensor of thousands of elements"),
    own<&Policy::pair_sweep>("pair_sweep", 0, 100, "percent of ops of a graph that are drawn for the pair that they make with the op before them, and of operands that are taken for the pair with their op"),
    own<&Policy::special_set>("special_set", 0, 100, "percent of input sets behind the first that have one special value"),
    own<&Policy::special_leaf>("special_leaf", 0, 100, "percent of leaves that have one in the first set too, or in the text"),
    own<&Policy::seed_attempts>("seed_attempts", 1, 1000, "tries to find a live value to build on"),
    own<&Policy::op_attempts>("op_attempts", 1, 1000, "tries to place one op before the program ends early"),
    own<&Policy::coverage>("coverage", 0, 1, "note the points that a program reaches, and steer by them"),
    own<&Policy::only_campaign>("only_campaign", 0, 1, "only ops whose record says `status campaign`"),
    own<&Policy::corpus>("corpus", 0, 100, "percent of programs that are taken from --corpus"),
    own<&Policy::corpus_extended>("corpus_extended", 0, 100, "percent of these that get drawn ops behind their own"),
    own<&Policy::corpus_retyped>("corpus_retyped", 0, 100, "percent of these in which another element type stands for one of theirs"),
    own<&Policy::sharded>("sharded", 0, 100, "percent of a campaign's programs that are spread over devices, if its back end has a partitioner"),
    weight<&Policy::scales, 0>("scales", "single", "weight of programs of one op"),
    weight<&Policy::scales, 1>("scales", "tuple", "of two or three ops that meet"),
    weight<&Policy::scales, 2>("scales", "graph", "of graphs"),
    weight<&Policy::lanes, 0>("lanes", "exact", "weight of programs of which every legal order and precision gives the same bits"),
    weight<&Policy::lanes, 1>("lanes", "envelope", "of shallow programs of moderate floats"),
    weight<&Policy::lanes, 2>("lanes", "special", "of NaN, infinities, zeros, subnormals and extremes"),
    sharding<&ShardingPolicy::permuted>("permuted", "percent of meshes whose devices stand in another order than that of their ids"),
    sharding<&ShardingPolicy::argument>("argument", "percent of arguments that say where they lie"),
    sharding<&ShardingPolicy::result>("result", "percent of results that do"),
    sharding<&ShardingPolicy::inner>("inner", "percent of values between that do"),
    sharding<&ShardingPolicy::axis_cuts>("axis_cuts", "percent of the axes of a mesh that cut a dimension of a value that says where it lies"),
    sharding<&ShardingPolicy::alike>("alike", "percent of these whose sharding is that of another one of their rank"),
    sharding<&ShardingPolicy::part>("part", "percent of axes of 4 and 8 of which no more than a part of 2 cuts"),
    sharding<&ShardingPolicy::open>("open", "percent of dimensions that a partitioner may cut further"),
    sharding<&ShardingPolicy::replicated>("replicated", "percent of axes that cut nothing and must not either"),
    size<&SizePolicy::max_rank>("max_rank", 0, 8, "dimensions of a tensor, at most"),
    size<&SizePolicy::max_dim>("max_dim", 1, 1 << 16, "size of a dimension, at most"),
    size<&SizePolicy::max_elements>("max_elements", 1, 1 << 22, "elements of a tensor: a shape is cut down to this"),
    size<&SizePolicy::max_count>("max_count", 1, 64, "members of a group of operands or attributes, at most"),
    size<&SizePolicy::zero_size>("zero_size", 0, 100, "percent of dimensions that are 0"),
    size<&SizePolicy::one_size>("one_size", 0, 100, "percent of dimensions that are 1"),
    size<&SizePolicy::edge_size>("edge_size", 0, 100, "percent of dimensions at a vector or tile edge: 4 to 1024, each +-1"),
    size<&SizePolicy::near>("near", 0, 100, "percent of ranges drawn at a marked edge"),
    size<&SizePolicy::optional_given>("optional_given", 0, 100, "percent of optional attributes that are given"),
    size<&SizePolicy::struct_given>("struct_given", 0, 100, "percent of optional structs of attributes that are given"),
    size<&SizePolicy::token_type>("token_type", 0, 100, "percent of types that are a token, where one may be"),
    size<&SizePolicy::tuple_type>("tuple_type", 0, 100, "percent of types that are a tuple, where one may be"),
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
