#include "backends/pass.h"

#include <fmt/format.h>

#include "backends/command_pass.h"
#include "backends/protocol/protocol.h"
#include "backends/worker.h"
#include "program/text/pieces.h"

namespace assay::backends {
namespace {

/// `a=b&c=d`
Result<Options> parse_options(std::string_view text) {
  Options out;
  for (const auto piece : program::pieces(text, '&')) {
    const auto equals = piece.find('=');
    if (equals == std::string_view::npos) return fail(fmt::format("'{}' is no option of the form name=value", piece));
    out.emplace_back(piece.substr(0, equals), piece.substr(equals + 1));
  }
  return out;
}

/// A worker whose variants all have some options besides, which count where a variant says something else.
class WithOptions final : public BackendFactory {
 public:
  WithOptions(std::unique_ptr<BackendFactory> inner, Options options)
      : inner_(std::move(inner)), options_(std::move(options)) {}

  std::string name() const override { return inner_->name(); }
  std::string identity() const override { return inner_->identity(); }
  std::vector<Variant> variants() const override {
    std::vector<Variant> out = inner_->variants();
    for (Variant& v : out) v.options.insert(v.options.end(), options_.begin(), options_.end());
    return out;
  }
  std::vector<std::string> lacking_dialects() const override { return inner_->lacking_dialects(); }
  bool takes_dynamic() const override { return inner_->takes_dynamic(); }
  bool takes_quantized() const override { return inner_->takes_quantized(); }
  std::vector<std::string> partitioners() const override { return inner_->partitioners(); }
  std::vector<Variant> without_passes(const Variant& v) const override { return inner_->without_passes(v); }
  ExportTemplate export_template() const override { return inner_->export_template(); }
  std::unique_ptr<Backend> start(const Limits& limits) const override { return inner_->start(limits); }

 private:
  std::unique_ptr<BackendFactory> inner_;
  Options options_;
};

}  // namespace

Result<std::unique_ptr<BackendFactory>> open_pass(const std::string& text, const Limits& limits) {
  if (text.find(kFilePlace) != std::string::npos) return open_command_pass(text, limits);
  const auto mark = text.find('?');
  auto options = parse_options(mark == std::string::npos ? "" : std::string_view(text).substr(mark + 1));
  if (!options) return tl::unexpected(options.error());
  auto worker = open_worker(text.substr(0, mark), limits);
  if (!worker || options->empty()) return worker;
  return std::make_unique<WithOptions>(*std::move(worker), *std::move(options));
}

}  // namespace assay::backends
