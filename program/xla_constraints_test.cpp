#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "program/module.h"
#include "program/text/text.h"
#include "spec/fenced_blocks_test.h"
#include "spec/xla/xla_map.h"

/// Of each constraint of XLA that laws hold there is a program for each law, in corpus/refused/xla, that breaks this
/// law and no other before it.
namespace assay::program {
namespace {

using spec::XlaOp;

/// `// Slice X1, X2: C3`, or `if.C2` of another record than the first.
struct Refusal {
  std::string op, label, law;
};

std::vector<Refusal> refusals_of(std::string_view part) {
  std::string head(part.substr(3, part.find('\n') - 3));
  std::ranges::replace(head, ',', ' ');
  const auto colon = head.find(": ");
  std::istringstream labels(head.substr(0, colon));
  std::string op;
  labels >> op;
  std::vector<Refusal> out;
  for (std::string label; labels >> label;) out.push_back({op, label, head.substr(colon + 2)});
  return out;
}

/// OP LABEL RECORD.LAW
std::string key_of(const std::string& op, const std::string& label, const std::string& record, const std::string& law) {
  return op + " " + label + " " + record + "." + law;
}

std::string key_of(const Refusal& refusal, const XlaOp& op) {
  const auto dot = refusal.law.rfind('.');
  const bool names_record = dot != std::string::npos;
  const std::string record = names_record ? refusal.law.substr(0, dot) : op.records.front();
  return key_of(refusal.op, refusal.label, record, names_record ? refusal.law.substr(dot + 1) : refusal.law);
}

/// What the verifier says of a program; empty where it is valid.
std::string refusal_by_verifier(const Part& part) {
  const auto module = parse(part, "");
  if (!module) return "it is not read: " + module.error().text();
  const auto verified = verify(*module);
  return verified ? "" : verified.error().text();
}

/// The constraints that the programs of a file break as they say.
void add_broken(const std::filesystem::path& path, std::set<std::string>& broken) {
  const std::string text = spec::text_of_file(path);
  for (const Part& part : split(text)) {
    const auto begin = part.text.find("// ");
    const std::string refusal = refusal_by_verifier(part);
    for (const Refusal& r : refusals_of(part.text.substr(begin))) {
      const XlaOp* const op = spec::xla_map().find(r.op);
      ASSERT_NE(op, nullptr) << r.op;
      const std::string law = "(" + r.law.substr(r.law.rfind('.') + 1) + ")";
      EXPECT_NE(refusal.find(law), std::string::npos)
          << path.filename() << " " << r.op << " " << r.label << ": " << refusal;
      broken.insert(key_of(r, *op));
    }
  }
}

TEST(XlaConstraints, EachLawOfAConstraintRefusesAProgram) {
  std::set<std::string> broken, held;
  for (const auto& entry : std::filesystem::directory_iterator(ASSAY_SOURCE_DIR "/corpus/refused/xla"))
    add_broken(entry.path(), broken);
  for (const XlaOp& op : spec::xla_map().ops)
    for (const auto& constraint : op.constraints)
      for (const auto& law : constraint.laws) held.insert(key_of(op.name, constraint.label, law.record, law.label));
  for (const std::string& key : held) EXPECT_TRUE(broken.contains(key)) << key << " has no program";
  for (const std::string& key : broken) EXPECT_TRUE(held.contains(key)) << key << " is not on the map";
  EXPECT_GE(held.size(), 200u);
}

}  // namespace
}  // namespace assay::program
