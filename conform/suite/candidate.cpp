#include "conform/suite/candidate.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <set>

#include <xxhash.h>

#include "conform/names.h"
#include "judge/judge.h"
#include "program/text/text.h"

namespace assay::conform {
namespace {

/// Programs of one op on small tensors: a file is to be read, and a suite to be run often.
generator::Policy policy_of(const spec::Record& record, spec::ElementSet types) {
  generator::Policy out;
  out.scales = {1, 0, 0};
  out.lanes = {50, 15, 35};
  out.input_sets = 1;
  out.bounded = out.unbounded = out.quantized = out.detours = 0;
  out.edge_regime = out.large_regime = 0;
  out.sizes.max_elements = 48;
  out.sizes.max_dim = 5;
  out.literal_leaf = 15;
  out.ops = {record.full_name()};
  out.types = types;
  if (record.facts.communicates) out.grid = 100;
  return out;
}

std::int64_t elements_of(const ProcessTensors& inputs, const oracle::Acceptance& accepted) {
  std::int64_t out = 0;
  for (const auto& process : inputs)
    for (const Tensor& t : process) out += t.type.elements();
  for (const auto& process : accepted.outputs)
    for (const auto& t : process) out += t.type.is_tensor() ? t.type.elements() : 0;
  return out;
}

bool says_something(const oracle::Acceptance& accepted) {
  for (const auto& process : accepted.outputs)
    for (const auto& t : process)
      for (std::int64_t i = 0; t.type.is_tensor() && i < t.type.elements(); ++i)
        if (t.strength(i) != oracle::Strength::kOpen) return true;
  return false;
}

/// The classes of the record among the points that a program covers.
std::vector<std::uint32_t> classes_among(const std::vector<std::uint32_t>& coverage, const spec::Record& record,
                                         const generator::Coverage& points) {
  const auto first = points.class_point(record, 0);
  const auto count = static_cast<std::uint32_t>(spec::classes(record).size());
  std::vector<std::uint32_t> out;
  for (const std::uint32_t point : coverage)
    if (point >= first && point < first + count) out.push_back(point - first);
  return out;
}

/// The element type by which the op is known: that of its first operand or result.
std::optional<spec::ElementType> type_among(const std::vector<std::uint32_t>& coverage, const spec::Record& record,
                                            const generator::Coverage& points) {
  const auto first = points.type_point(record, spec::ElementType{});
  const auto it = std::ranges::lower_bound(coverage, first);
  if (it == coverage.end() || *it >= first + spec::kElementTypes) return std::nullopt;
  return static_cast<spec::ElementType>(*it - first);
}

/// How many element types the op may have; one with few is drawn as often as one with some.
std::uint64_t types_of(const spec::Record& record, spec::ElementSet types) {
  const auto among = record.operands.empty() ? types : types & spec::seed_types(record, record.operands[0]).elements;
  return std::max(8, std::popcount(among & generator::drawn_types()));
}

}  // namespace

class CandidateStream::Drawing {
 public:
  Drawing(const spec::Record& record, const CandidateOptions& options)
      : record_(record), options_(options), generator_(spec::Records::in_force(), policy_of(record, options.types)) {
    steering_.seen.resize(generator_.coverage().count());
  }

  void draw(std::uint64_t for_each_type, std::vector<Candidate>& out) {
    for (const std::uint64_t end = next_ + for_each_type * types_of(record_, options_.types); next_ < end; ++next_)
      if (auto candidate = draw_one(next_)) out.push_back(*std::move(candidate));
  }

 private:
  std::optional<Candidate> draw_one(std::uint64_t number) {
    Prng choices(options_.seed, stream_of(record_, number));
    auto drawn = generator_.generate(choices, steering_);
    for (const std::uint32_t point : drawn.coverage) ++steering_.seen[point];
    const auto type = type_among(drawn.coverage, record_, generator_.coverage());
    if (drawn.input_sets.empty() || !type) return std::nullopt;
    Candidate out{&record_, *type, drawn.lane, {std::move(drawn.module), {std::move(drawn.input_sets[0])}}, {}, {}, 0};
    out.classes = classes_among(drawn.coverage, record_, generator_.coverage());
    return is_new(out.c) && accept(out) ? std::optional(std::move(out)) : std::nullopt;
  }
  bool is_new(const judge::Case& c) {
    std::string text = program::print(c.module);
    for (const auto& process : c.inputs[0])
      for (const Tensor& t : process) text.append(reinterpret_cast<const char*>(t.bytes.data()), t.bytes.size());
    return seen_.insert(XXH3_64bits(text.data(), text.size())).second;
  }
  bool accept(Candidate& candidate) const {
    auto accepted =
        oracle::acceptance_sets(candidate.c.module, candidate.c.inputs[0], *options_.contract, judge::kCaseLimits);
    if (!accepted || !says_something(*accepted)) return false;
    candidate.elements = elements_of(candidate.c.inputs[0], *accepted);
    candidate.accepted = std::move(*accepted);
    return true;
  }

  const spec::Record& record_;
  CandidateOptions options_;
  generator::Generator generator_;
  generator::Steering steering_;
  std::set<std::uint64_t> seen_;
  std::uint64_t next_ = 0;
};

CandidateStream::CandidateStream(const spec::Record& record, const CandidateOptions& options)
    : drawing_(std::make_unique<Drawing>(record, options)) {}
CandidateStream::~CandidateStream() = default;
CandidateStream::CandidateStream(CandidateStream&&) noexcept = default;

void CandidateStream::draw(std::uint64_t for_each_type, std::vector<Candidate>& out) {
  drawing_->draw(for_each_type, out);
}

}  // namespace assay::conform
