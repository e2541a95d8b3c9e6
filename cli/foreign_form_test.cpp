#include "cli/files.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "cli/command_test.h"

namespace assay::cli {
namespace {

using namespace std::string_view_literals;

TEST(ForeignForm, IsNamedByItsFirstBytes) {
  EXPECT_EQ(foreign_form("ML\xEFR\x0DStableHLO_v1.9.0\0\x01"sv)->name, "a portable artifact of StableHLO 1.9.0");
  EXPECT_EQ(foreign_form("ML\xEFR\x0DMLIR19\0\x01"sv)->name, "MLIR bytecode");
  EXPECT_EQ(foreign_form("\n// a comment\nHloModule jit_f, entry"sv)->name, "HLO text");
  EXPECT_EQ(foreign_form("\x08\x01\0\x12"sv)->name, "a binary file");
  EXPECT_EQ(foreign_form("PK\x03\x04\0\0model/archive_format"sv)->name, "a program that torch.export saved");
  EXPECT_EQ(foreign_form("PK\x03\x04\0\0arg0.npy"sv)->name, "a binary file");
  EXPECT_FALSE(foreign_form("// HloModule\nfunc.func @main() { return }"sv));
  EXPECT_FALSE(foreign_form(""sv));
}

class ForeignFileTest : public CommandTest {
 protected:
  /// Files of one function in each form, made by jaxlib: `NAME.FORM`.
  bool make_files() const {
    if (!std::filesystem::exists(python_of_tests())) return false;
    file("make.py", R"(
import io, os
os.environ["JAX_PLATFORMS"] = "cpu"
import jax, numpy as np
from jax import export
from jaxlib import _jax
function, x = jax.jit(lambda x: abs(x) + 1), np.int32([-3, 4])
lowered = function.lower(x)
bytecode = io.BytesIO()
lowered.compiler_ir("stablehlo").operation.write_bytecode(bytecode)
artifact = bytes(export.export(function)(x).mlir_module_serialized)
computation = _jax.mlir.mlir_module_to_xla_computation(lowered.as_text(), use_tuple_args=False, return_tuple=False)
proto = computation.as_serialized_hlo_module_proto()
assert len(proto) < 1 << 14
files = {"bytecode": bytecode.getvalue(), "artifact": artifact, "proto": proto,
         "export": b"\0" * 8 + len(artifact).to_bytes(4, "little") + artifact + b"\0" * 8,  # as a flatbuffer holds bytes
         "dump.before_optimizations.hlo.pb": bytes([10, 128 | len(proto) & 127, len(proto) >> 7]) + proto,
         "hlo": computation.as_hlo_text(True).encode()}
for form, content in files.items():
    open(f"abs.{form}", "wb").write(content)
)");
    return shell("cd .. && '" + python_of_tests() + "' make.py", "made").status == 0;
  }
};

TEST_F(ForeignFileTest, IsReadByJaxlib) {
  if (!make_files()) GTEST_SKIP() << "needs jax: " << python_of_tests();
  file("x.in", "dense<[-3, 4]> : tensor<2xi32>\n");
  for (const auto& [form, name] :
       {std::pair("bytecode", "MLIR bytecode"), std::pair("artifact", "a portable artifact"),
        std::pair("export", "a binary file"), std::pair("proto", "a binary file"), std::pair("hlo", "HLO text")}) {
    const Ran ran = assay(std::string("run --inputs x.in abs.") + form);
    EXPECT_EQ(ran.status, 0) << form << ": " << ran.err;
    EXPECT_EQ(ran.out, "dense<[4, 5]> : tensor<2xi32>\n") << form;
    EXPECT_NE(ran.err.find(std::string("abs.") + form + ": " + name), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("made StableHLO by XLA:CPU jaxlib"), std::string::npos) << ran.err;
  }
}

TEST_F(ForeignFileTest, IsFoundInWhatXlaDumps) {
  if (!make_files()) GTEST_SKIP() << "needs jax: " << python_of_tests();
  const Ran ran = assay("check . --backend mutant:abs.means.1 --contract stablehlo");
  EXPECT_EQ(ran.status, 1) << ran.err;
  EXPECT_EQ(ran.out.rfind("FAIL ./abs.dump.before_optimizations.hlo.pb: @main: wrong-value", 0), 0u) << ran.out;
}

TEST_F(ForeignFileTest, IsACorpusOfACampaign) {
  if (!make_files()) GTEST_SKIP() << "needs jax: " << python_of_tests();
  const std::string command = "fuzz --backend oracle --count 1 --db a.db --corpus ";
  const Ran one = assay(command + "abs.artifact"), dumped = assay(command + ".");
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_NE(one.err.find("1 program from abs.artifact\n"), std::string::npos) << one.err;
  EXPECT_NE(dumped.err.find("1 program from .\n"), std::string::npos) << dumped.err;
  file("bad.mlir", "HloModule m\n");
  const Ran bad = assay(command + "bad.mlir");
  EXPECT_NE(bad.status, 0);
  EXPECT_NE(bad.err.find("bad.mlir: this is HLO text; "), std::string::npos) << bad.err;
}

TEST_F(ForeignFileTest, WhatTorchSavedIsRefusedWithTheWayToText) {
  file("a.pt2", std::string("PK\x03\x04\0\0model/archive_format"sv));
  const Ran ran = assay("check a.pt2 --backend oracle");
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE((ran.out + ran.err).find("this is a program that torch.export saved; torch_xla writes StableHLO text: "),
            std::string::npos)
      << ran.out << ran.err;
}

TEST_F(ForeignFileTest, IsAnErrorThatSaysWhatToDoWhereItCannotBeRead) {
  file("a.mlirbc", "ML\xEFR\x0DStableHLO_v1.9.0");
  file("b.hlo", "HloModule m\n");
  const Ran artifact = assay("verify a.mlirbc"), hlo = assay("run b.hlo");
  EXPECT_NE((artifact.out + artifact.err).find("`stablehlo-translate --deserialize"), std::string::npos)
      << artifact.out << artifact.err;
  EXPECT_NE(hlo.err.find("b.hlo: this is HLO text; jaxlib "), std::string::npos) << hlo.err;
  EXPECT_NE(artifact.status, 0);
  EXPECT_NE(hlo.status, 0);
}

}  // namespace
}  // namespace assay::cli
