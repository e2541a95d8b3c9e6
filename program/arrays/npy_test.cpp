#include "program/arrays/npy.h"

#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "program/arrays/npz.h"
#include "spec/types/element_type.h"

namespace assay::program {
namespace {

using namespace std::string_literals;
using spec::ElementType;
using spec::Type;

/// A file of version 1 with this header, as numpy documents the form.
std::string npy(const std::string& header, const std::string& elements) {
  const auto length = static_cast<std::uint16_t>(header.size());
  std::string out = "\x93NUMPY\x01"s + '\0';
  return out.append(reinterpret_cast<const char*>(&length), 2) + header + elements;
}

std::string dictionary(const std::string& dtype, const std::string& shape) {
  return "{'descr': '" + dtype + "', 'fortran_order': False, 'shape': " + shape + ", }\n";
}

Result<Tensor> parsed_npy(const std::string& file, Type wanted) {
  return parse_npy(std::as_bytes(std::span(file)), wanted);
}

std::string npy_refusal(const std::string& file, Type wanted = Type::tensor({2}, ElementType::f32)) {
  const auto tensor = parsed_npy(file, wanted);
  return tensor ? "read" : tensor.error().message;
}

TEST(Npy, ReadsWhatNumpyDocuments) {
  const float values[] = {1.0F, -2.5F};
  const std::string elements(reinterpret_cast<const char*>(values), sizeof values);
  const auto tensor = parsed_npy(npy(dictionary("<f4", "(2,)"), elements), Type::tensor({2}, ElementType::f32));
  ASSERT_TRUE(tensor) << tensor.error().message;
  EXPECT_EQ(tensor->type.text(), "tensor<2xf32>");
  EXPECT_EQ(std::memcmp(tensor->bytes.data(), values, sizeof values), 0);
  const auto scalar = parsed_npy(npy(dictionary("|b1", "()"), "\x01"), Type::tensor({}, ElementType::i1));
  EXPECT_EQ(scalar.value().type.text(), "tensor<i1>");
}

TEST(Npy, TypesOfMlDtypesAreThoseThatTheProgramTakes) {
  EXPECT_EQ(parsed_npy(npy(dictionary("<V2", "(1,)"), "\x80\x3f"), Type::tensor({1}, ElementType::bf16))->type.text(),
            "tensor<1xbf16>");
  EXPECT_EQ(parsed_npy(npy(dictionary("<f1", "(1,)"), "\x3c"), Type::tensor({1}, ElementType::f8E5M2))->type.text(),
            "tensor<1xf8E5M2>");
  // numpy has no complex numbers of such parts: pairs are viewed as four bytes.
  const auto pair = Type::tensor({1}, ElementType::c32);
  EXPECT_EQ(parsed_npy(npy(dictionary("<V4", "(1,)"), std::string("\0\x3c\0\xc0", 4)), pair)->type, pair);
  // -1 of int4 where numpy has extended its sign.
  const auto narrow = parsed_npy(npy(dictionary("|V1", "(1,)"), "\xff"), Type::tensor({1}, ElementType::i4));
  EXPECT_EQ(narrow.value().bytes[0], std::byte{0x0f});
  EXPECT_EQ(npy_refusal(npy(dictionary("<V2", "(1,)"), "ab")), "dtype '<V2' is no f32, which the program takes");
}

TEST(Npy, WhatIsReadIsWhatWasPrinted) {
  for (int n = 0; n < spec::kStablehloTypes; ++n) {
    const auto element = static_cast<ElementType>(n);
    const Type type = Type::tensor({3, 0, 2}, element), full = Type::tensor({2, 1}, element);
    Tensor some{full, std::vector<std::byte>(static_cast<std::size_t>(full.storage_size()), std::byte{1})};
    EXPECT_EQ(parsed_npy(print_npy({type, {}}), type)->type, type) << type.text();
    EXPECT_EQ(parsed_npy(print_npy(some), full).value(), some) << full.text();
    EXPECT_EQ((print_npy(some).size() - some.bytes.size()) % 64, 0u) << "numpy aligns what follows the header";
  }
}

TEST(Npy, DamagedFilesAreRefused) {
  const std::string good = npy(dictionary("<f4", "(2,)"), "12345678");
  ASSERT_EQ(npy_refusal(good), "read");
  const std::string in_header = "the .npy file ends in its header";
  const std::string no_dictionary =
      "the header of the .npy file is no dictionary of descr (one dtype), fortran_order and shape";
  for (std::size_t size = 0; size < good.size(); ++size) EXPECT_NE(npy_refusal(good.substr(0, size)), "read") << size;
  EXPECT_EQ(npy_refusal(good.substr(0, 7)), in_header);
  EXPECT_EQ(npy_refusal("\x93NUMPY\x02"s + '\0' + "\xff\xff\xff\xff"), in_header);
  EXPECT_EQ(npy_refusal("\x93NUMPY\x09"s + good.substr(7)), "version 9 of .npy is not known; 1 to 3 are");
  EXPECT_EQ(npy_refusal(good + "9"), "the .npy file has 9 bytes of elements, 8 are in an array of its shape");
  for (const char* header : {"", "{", "{}", "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2,), }",
                             "{'descr': '<f4', 'fortran_order': 0, 'shape': (2,)}", "{'descr': '<f4', 'shape': (2,)}",
                             "{'descr': '<f4', 'fortran_order': False, 'shape': (-2,)}",
                             "{'descr': '<f4', 'fortran_order': False, 'shape': (2.0,)}",
                             "{'descr': '<f4', 'fortran_order': False, 'shape': (2,)} + 1"})
    EXPECT_EQ(npy_refusal(npy(header, "12345678")), no_dictionary) << header;
}

TEST(Npy, SizesThatOverflowAreRefused) {
  EXPECT_EQ(npy_refusal(npy(dictionary("<f4", "(4611686018427387904, 4)"), "12345678")),
            "the .npy file has 8 bytes of elements, more than 2^62 are in an array of its shape");
  EXPECT_NE(npy_refusal(npy(dictionary("<f4", "(99999999999999999999,)"), "")), "read");
}

TEST(Npy, WhatIsNoTensorOfOursSaysWhatToDo) {
  EXPECT_EQ(npy_refusal(npy(dictionary(">f4", "(2,)"), "12345678")),
            "dtype '>f4' is big-endian; save array.astype(array.dtype.newbyteorder('<'))");
  EXPECT_EQ(npy_refusal(npy("{'descr': '<f4', 'fortran_order': True, 'shape': (2, 1), }", "12345678")),
            "the array is in the order of Fortran; save numpy.ascontiguousarray(array)");
  EXPECT_EQ(npy_refusal(npy(dictionary("|O", "(2,)"), "12345678")), "dtype '|O' is no f32, which the program takes");
  EXPECT_EQ(npy_refusal(npy(dictionary("|b1", "(1,)"), "\x02")), "an element of dtype '|b1' is neither 0 nor 1");
}

class NpzTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "assay-npz-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  std::string path() const { return (folder_ / "a.npz").string(); }

  std::filesystem::path folder_;
};

const std::vector<Tensor>& twelve() {
  static const std::vector<Tensor> all = [] {
    std::vector<Tensor> out;
    for (int k = 0; k < 12; ++k) out.push_back({Type::tensor({2}, ElementType::i8), {std::byte(k), std::byte(2 * k)}});
    return out;
  }();
  return all;
}

TEST_F(NpzTest, TheOrderIsThatOfTheArguments) {
  ASSERT_TRUE(write_npz(path(), twelve()));
  const auto members = read_npz(path(), 1 << 20);
  ASSERT_TRUE(members) << members.error().text();
  ASSERT_EQ(members->size(), 12u);
  for (std::size_t k = 0; k < 12; ++k) {
    EXPECT_EQ((*members)[k].name, "arr_" + std::to_string(k) + ".npy");
    EXPECT_EQ(parse_npy((*members)[k].bytes, twelve()[k].type).value(), twelve()[k]);
  }
}

TEST_F(NpzTest, WhatWouldNotFitIsNotUnpacked) {
  ASSERT_TRUE(write_npz(path(), {{Type::tensor({1 << 20}, ElementType::i8), std::vector<std::byte>(1 << 20)}}));
  EXPECT_LT(std::filesystem::file_size(path()), 1u << 14);
  const auto members = read_npz(path(), 1 << 16);
  ASSERT_FALSE(members);
  EXPECT_EQ(members.error().text(), path() + ":arr_0.npy: the archive has more bytes than the memory limit allows");
}

// Wherever one byte is changed or the rest cut off, each array is read as it was written, or the archive is refused.
// What nothing depends on may change: times, flags, the comment at the end.
TEST_F(NpzTest, DamagedArchivesAreRefused) {
  ASSERT_TRUE(write_npz(path(), {twelve()[1], twelve()[2]}));
  std::string good(std::filesystem::file_size(path()), '\0');
  std::ifstream(path(), std::ios::binary).read(good.data(), static_cast<std::streamsize>(good.size()));
  int refused = 0, tried = 0;
  const auto expect_refused_or_same = [&](const std::string& bytes, const std::string& what) {
    std::ofstream(path(), std::ios::binary) << bytes;
    const auto members = read_npz(path(), 1 << 20);
    ++tried;
    refused += !members;
    for (std::size_t k = 0; members && k < members->size(); ++k) {
      const auto tensor = parse_npy((*members)[k].bytes, twelve()[1].type);
      EXPECT_TRUE(tensor && (*tensor == twelve()[1] || *tensor == twelve()[2])) << what;
    }
  };
  constexpr std::size_t kStep = 3;  // 3 divides no size in the format
  for (std::size_t at = 0; at < good.size(); at += kStep) {
    std::string changed = good;
    changed[at] = static_cast<char>(changed[at] ^ 0x41);
    expect_refused_or_same(changed, "byte " + std::to_string(at));
    expect_refused_or_same(good.substr(0, at), "cut at " + std::to_string(at));
  }
  EXPECT_GT(refused, tried / 2);
}

}  // namespace
}  // namespace assay::program
