#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "oracle/numerics/primitive.h"
#include "oracle/oracle.h"
#include "spec/language/syntax.h"

/// How the elements of a run came about: a directed acyclic graph of scalar functions and folds over elements of the
/// inputs and literals. What only moves elements leaves no node.
namespace assay::oracle {

enum class NodeKind : std::uint8_t {
  kInput,     ///< an element of an argument
  kLiteral,   ///< a number of the program or of a formula, or what integers of these give
  kOpaque,    ///< a set that was found in some other way
  kApply,     ///< a primitive
  kConvert,   ///< to another type
  kSelect,    ///< pred, a, b
  kEither,    ///< a or b, nobody knows which
  kCast,      ///< the bits of one element as another type
  kFold,      ///< by a primitive; the init, then the terms, or the factors of the terms two by two
  kEnlarged,  ///< an element, and the radius of its error in unit roundoffs
  kMoved,     ///< the element itself, and what is known of where it was moved to
  kShortcut,  ///< as the op is written, and by a shortcut of its record
};

/// Without operands: its set says what it is.
constexpr bool is_leaf(NodeKind k) { return k <= NodeKind::kOpaque; }

/// A step of a hash over the parts of a node.
constexpr std::uint64_t mixed(std::uint64_t h, std::uint64_t x) {
  h = (h ^ x) * 0x9E3779B97F4A7C15u;
  return h ^ (h >> 29);
}

/// What is known of an element beside how it was computed. What is computed of constants is constant, and so on.
enum Mark : std::uint8_t {
  kConstant = 1,   ///< depends on no argument
  kScalar = 2,     ///< the one element of a tensor, broadcast perhaps
  kBroadcast = 4,  ///< one of fewer elements that were spread over a larger tensor
  kSelected = 8,   ///< of a node of kind kMoved: by an op that selects
  kUniform = 16,   ///< of a literal: all elements of its tensor are this number
};
/// Those that hold of a result where they hold of all operands. A constant has all of them, because optimizers treat a
/// constant as a scalar and as a broadcast too, and a scalar is a broadcast.
inline constexpr std::uint8_t kInherited = kConstant | kScalar | kBroadcast;

/// 0 is no node. The upper bits tell the process whose it is.
using NodeNumber = std::uint32_t;

/// What a node is, up to its operands.
struct NodeForm {
  NodeKind kind = NodeKind::kOpaque;
  ElementType type{};  ///< of the element
  std::uint8_t marks = 0;
  std::int16_t primitive = -1;  ///< of kApply and kFold: its index
  spec::Freedom freedom = spec::Freedom::kInOrder;
  bool products = false, has_init = false, says_accumulator = false;  ///< of kFold
  std::int16_t shortcut = -1;  ///< of kShortcut: its place among the names of all,
  ElementType granted_for{};   ///< and the type for which a contract grants it, that of the op's first result
  Parameters parameters{};     ///< of kApply
  std::uint32_t leaf = 0;      ///< of what has no operands: which set of `sets`

  bool operator==(const NodeForm&) const = default;
};

struct Node {
  NodeForm form;
  std::uint32_t first = 0, count = 0;  ///< of its operands in the graph's list
  bool is_repeated = false;            ///< made more than once: each of these may have been computed its own way
};

/// The set of a leaf: two for complex elements.
using LeafSet = std::array<AcceptanceSet, 2>;

/// The nodes of one process. A node that was made before is found again.
class Dag {
 public:
  /// No more than `most` nodes are made; then every number is 0 and `is_full`.
  Dag(int process, std::size_t most);

  NodeNumber input(ElementType, const LeafSet&, std::uint8_t marks);
  NodeNumber literal(ElementType, const LeafSet&, bool is_uniform);
  NodeNumber opaque(ElementType, const LeafSet&);
  NodeNumber make(NodeForm, std::span<const NodeNumber> operands);

  /// Where the graph stands now, and back to there: what was made since is gone. In between no node with operands that
  /// was made before is found again.
  struct Mark {
    std::size_t nodes = 0, operands = 0, sets = 0, decisions = 0, keys = 0, found_from = 0;
  };
  Mark mark();
  void go_back(const Mark&);
  /// Whether the node was made before.
  static bool is_older(NodeNumber n, const Mark& than) { return index(n) < than.nodes; }

  bool is_full() const { return is_full_; }
  int process() const { return process_; }
  /// Of this process.
  const Node& node(NodeNumber n) const { return nodes_[index(n)]; }
  std::span<const NodeNumber> operands(const Node& n) const { return std::span(operands_).subspan(n.first, n.count); }
  const LeafSet& set(const Node& n) const { return sets_[n.form.leaf]; }

  static constexpr int kNumberBits = 22;  ///< of a number; the others tell the process
  static constexpr std::size_t kMostProcesses = (std::size_t{1} << (32 - kNumberBits)) - 1;
  static int process_of(NodeNumber n) { return static_cast<int>(n >> kNumberBits) - 1; }

  /// An element that decided what was computed (a condition of a region, an index, an order), and what it was taken
  /// for.
  struct Decided {
    NodeNumber node = 0;
    LeafSet as{};
  };
  std::vector<Decided> decisions;
  /// Some decision may be either, so that both sides were taken, or some set hangs on what is granted.
  bool is_uncertain = false;
  /// Not all that rewrites may make of a region on trial was found.
  bool is_unsearched = false;

 private:
  static std::size_t index(NodeNumber n) { return (n & ((1u << kNumberBits) - 1)) - 1; }
  NodeNumber add(const NodeForm&, std::span<const NodeNumber> operands);
  void know(std::uint64_t hash, NodeNumber);
  std::uint64_t hash(const NodeForm&, std::span<const NodeNumber> operands) const;
  bool is_same(NodeNumber, const NodeForm&, std::span<const NodeNumber> operands) const;

  int process_;
  std::size_t most_;
  bool is_full_ = false;
  std::vector<Node> nodes_;
  std::vector<NodeNumber> operands_;
  std::vector<LeafSet> sets_;
  std::unordered_multimap<std::uint64_t, NodeNumber> known_;
  std::vector<std::pair<std::uint64_t, NodeNumber>> keys_;  ///< what `known_` was given, since there is a mark
  std::size_t found_from_ = 0;                              ///< the first node that is found again
  int marks_ = 0;
};

}  // namespace assay::oracle
