#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "spec/instance.h"

namespace assay::generator {

/// What a program is for. The oracle decides per element what is checked; the lane only decides
/// which values are drawn and what the guard demands.
enum class Lane : std::uint8_t {
  kExact,     ///< integers, booleans, floats on a lattice: every legal order and precision gives the same bits
  kEnvelope,  ///< floats of moderate size, shallow programs
  kSpecial,   ///< NaN, infinities, -0, subnormals, extremes, at depth 1 to 3
};
inline constexpr int kLanes = 3;

/// Of 55 public bugs of real back ends the median reproducer has 1 or 2 ops; so about half of all
/// compilations go to the first two scales.
enum class Scale : std::uint8_t {
  kSingle,  ///< one op
  kTuple,   ///< two or three ops that meet
  kGraph,   ///< ten to thirty ops
};
inline constexpr int kScales = 3;

/// How shardings are drawn, in percent.
struct ShardingPolicy {
  std::uint32_t permuted = 50;    ///< of meshes whose devices stand in another order than that of their ids
  std::uint32_t argument = 70;    ///< of arguments that say where they lie
  std::uint32_t result = 60;      ///< of results
  std::uint32_t inner = 30;       ///< of values between
  std::uint32_t axis_cuts = 75;   ///< of the axes of a mesh that cut a dimension of a value that says where it lies
  std::uint32_t alike = 50;       ///< of values whose sharding is that of another one of their rank
  std::uint32_t part = 15;        ///< of axes of 4 and 8 of which no more than a part of 2 cuts
  std::uint32_t open = 10;        ///< of dimensions that a partitioner may cut further, some of them with a priority
  std::uint32_t replicated = 10;  ///< of axes that cut nothing and must not either
};

/// Every probability of the generator. Percentages are of 100, weights are relative.
struct Policy {
  std::array<std::uint32_t, kScales> scales = {30, 30, 40};
  std::array<std::uint32_t, kLanes> lanes = {60, 25, 15};
  std::int64_t graph_ops_least = 4;  ///< ops of a graph
  std::int64_t graph_ops_most = 16;
  std::int64_t input_sets = 8;           ///< input sets of one program, fewer where they would exceed `elements_most`
  std::int64_t elements_most = 1 << 16;  ///< elements of all values of a program, in all its input sets: what one
                                         ///< large program costs is the price of hundreds of small ones
  std::uint32_t literal_leaf = 35;       ///< percent of leaves that are literals in the text
  std::int64_t literal_elements_most = 4096;  ///< larger leaves are arguments: a text is to be read
  std::uint32_t reuse = 70;          ///< percent of operands that take a live value of their type, if there is one
  std::uint32_t repeat = 20;         ///< percent of these that may take what the op has taken already: x - x
  std::uint32_t seed_operand = 85;   ///< percent of ops that are built on a live value
  std::int64_t callee_ops_most = 3;  ///< ops of a function that is called
  std::uint32_t call_again =
      35;  ///< percent of functions that are called a second time at once, and of calls of one that is there
  std::uint32_t intermediate = 15;  ///< percent of values that ops read which are results too: what is wrong in them
                                    ///< may not show in what is made of them
  std::uint32_t loop = 5;           ///< percent of programs that begin with a loop around a function of drawn ops
  std::uint32_t grid = 8;           ///< percent of programs with more than one process
  std::uint32_t bounded = 5;        ///< percent of programs that may get a dimension known within a bound only
  std::uint32_t unbounded = 3;      ///< percent of programs that may get dimensions that are not known
  std::uint32_t quantized = 3;      ///< percent of programs whose values may get quantized types
  std::uint32_t detours =
      1;  ///< percent of programs of one process in which values may take detours before they are read; in grids more
  std::uint32_t swarm_elements_most = 4;  ///< element types of one program
  std::uint32_t swarm_drop = 50;          ///< percent of ops a graph leaves out (swarm testing, Groce 2012)
  std::uint32_t pattern = 40;      ///< percent of programs of several ops that begin with a chain of patterns.txt
  std::uint32_t edge_regime = 12;  ///< percent of programs with sizes at vector and tile edges
  std::uint32_t empty_regime = 0;  ///< percent of programs with many dimensions of size 0
  std::uint32_t unit_regime = 0;   ///< percent of programs with hardly any dimension but 1
  std::uint32_t many_regime = 0;   ///< percent of programs with ops of many operands
  std::uint32_t vector_regime =
      3;                   ///< percent of programs of a campaign that hold one op on 64, 1,023 or 1,024 elements
  bool smoke_lap = false;  ///< a campaign begins with the common ops on common types at vector size
  std::uint32_t large_regime = 1;  ///< percent of programs with one tensor of thousands of elements
  std::uint32_t pair_sweep = 0;    ///< percent of ops of a graph that are drawn for the pair that they make with the
                                   ///< op before them, and of operands that are taken for the pair with their op
  std::uint32_t special_set = 50;  ///< percent of input sets behind the first that have one special value
  std::uint32_t special_leaf = 5;  ///< percent of leaves that have one in the first set too, or in the text
  std::int64_t seed_attempts = 4;  ///< tries to find a live value to build on
  std::int64_t op_attempts = 6;    ///< tries to place one op before the program ends early
  spec::SizePolicy sizes;          ///< of ordinary programs
  std::uint32_t sharded = 10;      ///< percent of a campaign's programs that are spread over devices, if its back end
                                   ///< has a partitioner
  ShardingPolicy shardings;
  bool coverage = true;  ///< note the points that a program reaches, for who steers by them
  bool only_campaign =
      true;  ///< only ops whose record says `status campaign`, and those of `ops` that say `status named`
  std::vector<std::string> ops;      ///< full names of the ops to draw, bodies of regions aside; empty: all there are
  std::vector<std::string> exclude;  ///< of ops that are not drawn
  spec::ElementSet types = ~spec::kProposedElements;  ///< one of these each op reads or yields
  std::uint32_t corpus = 30;           ///< percent of programs that are taken from a corpus, where the campaign has one
  std::uint32_t corpus_extended = 50;  ///< percent of these that get drawn ops behind their own
  std::uint32_t corpus_retyped = 25;   ///< percent of these in which another element type stands for one of theirs
};

/// Whether the lists of names let the op be drawn.
bool is_chosen(const spec::Record&, const Policy&);
/// ... and programs are made of it: its record is as far as the policy asks, and a generator can draw it.
bool is_drawn(const spec::Record&, const Policy&);

/// The element types that programs are drawn on.
spec::ElementSet drawn_types();

}  // namespace assay::generator
