#include "backends/backend.h"

#include <gtest/gtest.h>

#include "backends/registry.h"

namespace assay::backends {
namespace {

class Fixed : public BackendFactory {
 public:
  explicit Fixed(std::string name) : name_(std::move(name)) {}
  std::string name() const override { return name_; }
  std::string identity() const override { return name_; }
  std::vector<Variant> variants() const override { return {{"default", {}}, {"slow", {{"speed", "0"}}}}; }
  std::unique_ptr<Backend> start(const Limits&) const override { return nullptr; }

 private:
  std::string name_;
};

Kind fixed() {
  return {"fixed",
          [](const std::string& rest, const Limits&) -> Result<std::unique_ptr<BackendFactory>> {
            return std::make_unique<Fixed>("fixed " + rest);
          },
          [] {
            return std::vector<Availability>{{"fixed:NAME", true, "always"}};
          }};
}

TEST(Open, FindsKindsOfOtherRooms) {
  register_kind(fixed());
  EXPECT_EQ(open("fixed:slice.means.1").value()->name(), "fixed slice.means.1");
  EXPECT_EQ(open("fixed").value()->name(), "fixed ");
}

TEST(Open, NamesTheKindsThatThereAre) {
  const auto unknown = open("nobody:x");
  ASSERT_FALSE(unknown);
  EXPECT_NE(unknown.error().message.find("worker, pjrt, jax"), std::string::npos) << unknown.error().message;
}

TEST(FindVariant, ByNameOrByOptions) {
  const Fixed factory("x");
  EXPECT_EQ(find_variant(factory, "slow")->options.at(0).second, "0");
  const auto own = find_variant(factory, "a=1,b=,c=x=y");
  ASSERT_TRUE(own);
  EXPECT_EQ(own->options, (std::vector<std::pair<std::string, std::string>>{{"a", "1"}, {"b", ""}, {"c", "x=y"}}));
  const auto unknown = find_variant(factory, "fast");
  ASSERT_FALSE(unknown);
  EXPECT_NE(unknown.error().message.find("default, slow"), std::string::npos);
  EXPECT_FALSE(find_variant(factory, "a=1,b"));
  EXPECT_FALSE(find_variant(factory, "slow")->composes);
  EXPECT_TRUE(find_variant(factory, "expanded")->composes);
}

}  // namespace
}  // namespace assay::backends
