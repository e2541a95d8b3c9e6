#include "cli/files.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::cli {
namespace {

constexpr std::string_view kBytecode = "ML\xEFR";
/// How the producer of an artifact names itself, at the beginning of the bytecode.
constexpr std::string_view kArtifact = "StableHLO_v";
constexpr std::size_t kHead = 256;

/// Of `StableHLO_v1.9.0`, which a zero byte ends, `1.9.0`.
std::string_view artifact_version(std::string_view content) {
  const std::string_view head = content.substr(0, kHead);
  const auto at = head.find(kArtifact);
  if (at == std::string_view::npos) return "";
  const std::string_view rest = head.substr(at + kArtifact.size());
  return rest.substr(0, rest.find_first_not_of("0123456789."));
}

ForeignForm of_bytecode(std::string_view content) {
  const std::string_view version = artifact_version(content);
  if (version.empty()) return {"MLIR bytecode", "`stablehlo-opt FILE -o program.mlir` writes it as text"};
  return {fmt::format("a portable artifact of StableHLO {}", version),
          "`stablehlo-translate --deserialize FILE -o program.mlir` writes it as text; in Python, "
          "`jaxlib.mlir.dialects.stablehlo.deserialize_portable_artifact_str`"};
}

/// Behind comments and empty lines.
std::string_view first_word(std::string_view text) {
  for (;;) {
    const auto start = text.find_first_not_of(" \t\r\n");
    if (start == std::string_view::npos) return "";
    text.remove_prefix(start);
    if (!text.starts_with("//")) return text.substr(0, text.find_first_of(" \t\r\n,"));
    text.remove_prefix(std::min(text.size(), text.find('\n')));
  }
}

/// A zip archive with one of the files that `torch.export.save` writes.
bool is_of_torch(std::string_view content) {
  const auto has = [&](std::string_view name) { return content.find(name) != std::string_view::npos; };
  return content.starts_with("PK\x03\x04") && (has("archive_format") || has("serialized_exported_program"));
}

bool is_binary(std::string_view content) { return content.substr(0, kHead).find('\0') != std::string_view::npos; }

}  // namespace

std::optional<ForeignForm> foreign_form(std::string_view content) {
  if (content.starts_with(kBytecode)) return of_bytecode(content);
  if (first_word(content) == "HloModule")
    return ForeignForm{"HLO text",
                       "`hlo-translate --hlo-text-to-stablehlo FILE` makes StableHLO of it; in JAX, "
                       "`jax.jit(f).lower(...).as_text()` gives StableHLO"};
  if (is_of_torch(content))
    return ForeignForm{"a program that torch.export saved",
                       "torch_xla writes StableHLO text: `torch_xla.stablehlo.exported_program_to_stablehlo("
                       "torch.export.load(FILE)).get_stablehlo_text('forward')`",
                       false};
  if (is_binary(content))
    return ForeignForm{"a binary file", "JAX writes StableHLO as text with `jax.jit(f).lower(...).as_text()`"};
  return std::nullopt;
}

}  // namespace assay::cli
