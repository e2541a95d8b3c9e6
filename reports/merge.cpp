#include "reports/merge.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>
#include <xxhash.h>

#include <array>
#include <cstdio>
#include <map>
#include <optional>
#include <utility>

#include "reports/open_database.h"
#include "reports/stored_rows.h"

namespace assay::reports {
namespace {

/// A table, with what orders its rows, or those of one campaign.
struct OrderedTable {
  const char* name;
  std::string order;
};

template <class... Stored> std::vector<OrderedTable> ordered_tables() {
  return {{Table<Stored>::name, key_columns<Stored>()}...};
}

/// The tables of rows of campaigns.
const std::vector<OrderedTable>& campaign_tables() {
  static const auto all = [] {
    auto out = ordered_tables<VerdictCount, MatrixCell, Coverage, Refusal, DeviationRow, UndecidedRow, OpeningRow,
                              AvoidedRow, EnergyRow>();
    out.push_back({"recent_texts", "block"});
    out.push_back({Table<Finding>::name, "program_number, id"});
    return out;
  }();
  return all;
}

/// Tables whose rows have a key of their own.
const OrderedTable kKept[] = {{"profile_steps", "profile, name"}, {"profiles", "profile"}};

/// The key of a campaign; its order is that of the result.
using Key = std::array<std::string, 8>;

constexpr const char* kKeyColumns = "backend, identity, variants, seed, contract, contract_hash, spec_hash, options";

/// Where a campaign is taken from.
struct Source {
  std::size_t input = 0;
  std::int64_t id = 0;
  std::int64_t next_program = 0;
  std::int64_t programs = 0;
};

/// The columns of a table in the order of the tables of this version, but for those of the number of a row and its
/// campaign.
Result<std::vector<std::string>> columns(Connection& database, const std::string& table) {
  return database.rows(
      "SELECT name FROM pragma_table_info(?) WHERE name NOT IN ('id', 'campaign') ORDER BY cid",
      [](const Row& row) { return row.text(0); }, table);
}

/// Databases one at a time: there may be more of them than a process may have files.
class Inputs {
 public:
  /// `scratch` is a file for a copy of what cannot be attached.
  Inputs(const std::vector<std::string>& paths, std::string scratch) : paths_(paths), scratch_(std::move(scratch)) {}
  ~Inputs() { std::remove(scratch_.c_str()); }
  Inputs(const Inputs&) = delete;
  Inputs& operator=(const Inputs&) = delete;

  Result<Connection*> open(std::size_t input) {
    if (database_ && open_ == input) return database_.get();
    auto opened = connect(paths_[input], Connection::Mode::kRead);
    if (!opened) return tl::unexpected(opened.error());
    database_ = *std::move(opened);
    open_ = input;
    return database_.get();
  }

  /// Makes the input the schema `source` of the output. Not within a transaction.
  Result<void> attach(std::size_t input, Connection& output) {
    if (attached_ == input) return {};
    if (auto detached = detach(output); !detached) return detached;
    const auto opened = open(input);
    if (!opened) return tl::unexpected(opened.error());
    const bool is_shared = (*opened)->can_be_shared();
    std::remove(scratch_.c_str());
    auto ready = is_shared ? Result<void>{} : (*opened)->copy_to(scratch_);
    if (ready) ready = output.execute("ATTACH ? AS source", is_shared ? paths_[input] : scratch_);
    if (ready) attached_ = input;
    return ready;
  }
  Result<void> detach(Connection& output) {
    return std::exchange(attached_, std::nullopt) ? output.script("DETACH source") : Result<void>{};
  }

 private:
  const std::vector<std::string>& paths_;
  std::string scratch_;
  std::unique_ptr<Connection> database_;
  std::size_t open_ = 0;
  std::optional<std::size_t> attached_;
};

/// A hash of all that the database holds of a campaign, so that two copies that are equally far have an order.
class Digest {
 public:
  Digest() : state_(XXH3_createState()) { XXH3_128bits_reset(state_); }
  ~Digest() { XXH3_freeState(state_); }
  Digest(const Digest&) = delete;
  Digest& operator=(const Digest&) = delete;

  Result<void> add(Connection& database, const std::string& select, std::int64_t campaign) {
    const auto add_row = [this](const Row& row) {
      for (int c = 0; c < row.columns(); ++c) {
        const std::string text = row.null(c) ? "" : row.text(c);
        const std::uint64_t size = text.size();
        XXH3_128bits_update(state_, &size, sizeof size);
        XXH3_128bits_update(state_, text.data(), text.size());
      }
      return 0;
    };
    return database.rows(select.c_str(), add_row, campaign).map([](auto&&) {});
  }
  std::pair<std::uint64_t, std::uint64_t> value() const {
    const XXH128_hash_t hash = XXH3_128bits_digest(state_);
    return {hash.high64, hash.low64};
  }

 private:
  XXH3_state_t* state_;
};

Result<std::pair<std::uint64_t, std::uint64_t>> digest_of(Connection& database, std::int64_t campaign) {
  Digest digest;
  const auto add = [&](const std::string& table, const std::string& condition, const std::string& order) {
    return columns(database, table).and_then([&](const auto& names) {
      return digest.add(
          database,
          fmt::format("SELECT {} FROM {} WHERE {} = ? ORDER BY {}", fmt::join(names, ", "), table, condition, order),
          campaign);
    });
  };
  auto done = add("campaigns", "id", "id");
  for (const OrderedTable& table : campaign_tables())
    if (done) done = add(table.name, "campaign", table.order);
  return std::move(done).map([&] { return digest.value(); });
}

/// One merge, from its inputs to the new database.
class Merge {
 public:
  Merge(const std::vector<std::string>& paths, const std::string& scratch) : paths_(paths), inputs_(paths, scratch) {}

  /// Decides which campaigns are taken, and sees that all inputs can be read.
  Result<void> choose() {
    for (std::size_t input = 0; input < paths_.size(); ++input) {
      auto all = inputs_.open(input).and_then([](Connection* database) {
        return database->rows(fmt::format("SELECT {}, id, next_program, programs FROM campaigns", kKeyColumns).c_str(),
                              [](const Row& row) { return std::pair(key_from(row), source_from(row)); });
      });
      if (!all) return tl::unexpected(all.error());
      for (auto& [key, source] : *all) {
        source.input = input;
        if (auto taken = take(key, source); !taken) return taken;
      }
    }
    return {};
  }

  /// Writes them in the order of their keys.
  Result<void> write(Connection& output) {
    std::int64_t id = 0;
    for (const auto& [key, source] : sources_)
      if (auto done = write_campaign(output, source, ++id); !done) return done;
    return write_profiles(output).and_then([&] { return count_findings(output); });
  }

  const Merged& merged() const { return merged_; }

 private:
  static Key key_from(const Row& row) {
    Key key;
    for (std::size_t c = 0; c < key.size(); ++c) key[c] = row.text(static_cast<int>(c));
    return key;
  }
  static Source source_from(const Row& row) { return {0, row.integer(8), row.integer(9), row.integer(10)}; }

  /// Of two copies the one that is further; of equally far ones, whatever hash is greater.
  Result<void> take(const Key& key, const Source& source) {
    const auto [known, is_new] = sources_.try_emplace(key, source);
    if (is_new) return {};
    ++merged_.superseded;
    const auto is_further = further(source, known->second);
    if (!is_further) return tl::unexpected(is_further.error());
    if (*is_further) known->second = source;
    return {};
  }

  Result<bool> further(const Source& a, const Source& b) {
    if (a.next_program != b.next_program) return a.next_program > b.next_program;
    const auto hash_of = [&](const Source& s) {
      return inputs_.open(s.input).and_then([&](Connection* database) { return digest_of(*database, s.id); });
    };
    const auto of_b = hash_of(b), of_a = hash_of(a);  // the input of a stays open
    if (!of_a) return tl::unexpected(of_a.error());
    if (!of_b) return tl::unexpected(of_b.error());
    return *of_a > *of_b;
  }

  Result<void> write_campaign(Connection& output, const Source& source, std::int64_t id) {
    ++merged_.campaigns;
    merged_.programs += source.programs;
    return inputs_.attach(source.input, output).and_then([&] {
      return output.transaction([&] {
        auto done = copy_programs(output, source.id).and_then([&] {
          return copy_rows(output, {"campaigns", "id"}, "id", source.id, id);
        });
        for (const OrderedTable& table : campaign_tables())
          if (done) done = copy_rows(output, table, "campaign", source.id, id);
        return done;
      });
    });
  }

  /// Those that rows of the campaign refer to.
  static Result<void> copy_programs(Connection& output, std::int64_t campaign) {
    return output.execute(
        "INSERT OR IGNORE INTO main.programs (hash, text, zstd) SELECT hash, text, zstd FROM source.programs WHERE hash IN"
        " (SELECT program FROM source.findings WHERE campaign = ?1 UNION SELECT original_program FROM source.findings"
        " WHERE campaign = ?1 UNION SELECT program FROM source.refusals WHERE campaign = ?1 UNION SELECT program FROM"
        " source.undecided WHERE campaign = ?1) ORDER BY hash",
        campaign);
  }

  /// `owner` is the column that names the campaign: `from` there and `to` in the output.
  static Result<void> copy_rows(Connection& output, const OrderedTable& table, const char* owner, std::int64_t from,
                                std::int64_t to) {
    return columns(output, table.name).and_then([&](const auto& names) {
      const std::string sql =
          fmt::format("INSERT INTO main.{0} ({1}, {2}) SELECT ?2, {2} FROM source.{0} WHERE {1} = ?1 ORDER BY {3}",
                      table.name, owner, fmt::join(names, ", "), table.order);
      return output.execute(sql.c_str(), from, to);
    });
  }

  Result<void> write_profiles(Connection& output) {
    Result<void> done;
    for (const OrderedTable& table : kKept)
      if (done)
        done =
            output.script(fmt::format("CREATE TEMP TABLE kept_{0} AS SELECT * FROM {0} LIMIT 0", table.name).c_str());
    for (std::size_t input = 0; input < paths_.size() && done; ++input)
      done = inputs_.attach(input, output).and_then([&] { return gather_profiles(output); });
    if (done) done = inputs_.detach(output);
    for (const OrderedTable& table : kKept)
      if (done) done = write_greatest(output, table);
    return done;
  }

  static Result<void> gather_profiles(Connection& output) {
    Result<void> done;
    for (const OrderedTable& table : kKept)
      if (done)
        done = columns(output, table.name).and_then([&](const auto& names) {
          return output.script(
              fmt::format("INSERT INTO kept_{0} SELECT {1} FROM source.{0}", table.name, fmt::join(names, ", "))
                  .c_str());
        });
    return done;
  }

  /// Of each key the greatest row that was gathered, in the order of the keys.
  static Result<void> write_greatest(Connection& output, const OrderedTable& table) {
    return columns(output, table.name).and_then([&](const auto& names) {
      const std::string sql = fmt::format(
          "INSERT INTO main.{0} ({1}) SELECT {1} FROM (SELECT *, row_number() OVER (PARTITION BY {2} ORDER BY {3} DESC) AS"
          " place FROM kept_{0}) WHERE place = 1 ORDER BY {2}; DROP TABLE kept_{0}",
          table.name, fmt::join(names, ", "), table.order, fmt::join(names, " DESC, "));
      return output.script(sql.c_str());
    });
  }

  Result<void> count_findings(Connection& output) {
    return output.rows("SELECT count(*) FROM findings", [](const Row& row) { return row.integer(0); })
        .map([&](const auto& counts) { merged_.findings = counts.at(0); });
  }

  const std::vector<std::string>& paths_;
  Inputs inputs_;
  std::map<Key, Source> sources_;
  Merged merged_;
};

/// All changes of what lies there are in the one file, which can be replaced then.
Result<void> settle(const std::string& path) {
  if (!lies_at(path)) return {};
  return connect(path, Connection::Mode::kRead).and_then([&](const auto& old) -> Result<void> {
    if (old->is_read_only()) return {};
    const auto busy = old->rows("PRAGMA wal_checkpoint(TRUNCATE)", [](const Row& row) { return row.integer(0) != 0; });
    if (!busy) return tl::unexpected(busy.error());
    if (!busy->empty() && busy->front())
      return environment(fmt::format("{} is in use by another process; it was left as it is", path));
    return {};
  });
}

/// That the file is on the disk, whatever happens to the machine.
bool is_synced(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool done = ::fsync(file) == 0;
  ::close(file);
  return done;
}

/// Gives the new database the name.
Result<void> put(const std::string& made, const std::string& path) {
  if (!is_synced(made)) return environment(fmt::format("cannot write {}", made));
  for (const char* log : {"-wal", "-shm"}) std::remove((path + log).c_str());
  if (std::rename(made.c_str(), path.c_str()) == 0) return {};
  return environment(fmt::format("cannot write {}", path));
}

/// Nobody sees the file before it is whole: it needs neither journal nor syncs.
Result<void> make(Merge& merge, const std::string& path) {
  return Connection::open(path, Connection::Mode::kWrite).and_then([&](const auto& output) {
    return output->script("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536")
        .and_then([&] { return output->script(new_database().c_str()); })
        .and_then([&] { return merge.write(*output); });
  });
}

}  // namespace

Result<Merged> merge(const std::vector<std::string>& inputs, const std::string& output) {
  const std::string made = fmt::format("{}.merging-{}", output, ::getpid());
  Merge merge(inputs, made + "-input");
  if (auto chosen = merge.choose(); !chosen) return tl::unexpected(chosen.error());
  if (auto settled = settle(output); !settled) return tl::unexpected(settled.error());
  const auto done = make(merge, made).and_then([&] { return put(made, output); });
  if (done) return merge.merged();
  std::remove(made.c_str());
  return tl::unexpected(done.error());
}

}  // namespace assay::reports
