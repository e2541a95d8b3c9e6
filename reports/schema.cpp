#include "reports/schema.h"

namespace assay::reports {

namespace {

constexpr const char* kTables = R"sql(
CREATE TABLE campaigns (
  id INTEGER PRIMARY KEY,
  backend TEXT NOT NULL,
  identity TEXT NOT NULL,          -- name, version and hash of the back end
  variants TEXT NOT NULL,          -- JSON array
  seed INTEGER NOT NULL,           -- 64 bits, as a signed number
  contract TEXT NOT NULL,
  contract_hash TEXT NOT NULL,
  spec_hash TEXT NOT NULL,
  options TEXT NOT NULL,
  next_program INTEGER NOT NULL DEFAULT 0,   -- where to resume
  state BLOB,                                -- what the campaign learnt
  programs INTEGER NOT NULL DEFAULT 0,
  compilations INTEGER NOT NULL DEFAULT 0,
  runs INTEGER NOT NULL DEFAULT 0,
  checked INTEGER NOT NULL DEFAULT 0,        -- output elements by strength of the check
  weak INTEGER NOT NULL DEFAULT 0,
  open INTEGER NOT NULL DEFAULT 0,
  undecided INTEGER NOT NULL DEFAULT 0,
  seconds REAL NOT NULL DEFAULT 0,
  cpu_seconds REAL NOT NULL DEFAULT 0,
  backend_cpu_seconds REAL NOT NULL DEFAULT 0,
  started TEXT NOT NULL DEFAULT '',          -- UTC, ISO 8601; nothing that is compared depends on these four
  saved TEXT NOT NULL DEFAULT '',            -- the latest time
  host TEXT NOT NULL DEFAULT '',             -- of the latest save
  version TEXT NOT NULL DEFAULT '',          -- of Assay, at the latest save
  UNIQUE (backend, identity, variants, seed, contract, contract_hash, spec_hash, options)
) STRICT;

-- A text once, whoever refers to it: plain while small, zstd beyond.
CREATE TABLE programs (
  hash TEXT PRIMARY KEY,           -- XXH3-128 of the text
  text TEXT,
  zstd BLOB,
  CHECK ((text IS NULL) <> (zstd IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE verdicts (
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  verdict TEXT NOT NULL,
  programs INTEGER NOT NULL,
  PRIMARY KEY (campaign, verdict)
) STRICT, WITHOUT ROWID;

CREATE TABLE cells (
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  op TEXT NOT NULL,
  element_type TEXT NOT NULL,
  programs INTEGER NOT NULL,
  checked INTEGER NOT NULL,
  weak INTEGER NOT NULL,
  open INTEGER NOT NULL,
  undecided INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  PRIMARY KEY (campaign, op, element_type)
) STRICT, WITHOUT ROWID;

CREATE TABLE coverage (
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  op TEXT NOT NULL,
  what TEXT NOT NULL,              -- boundary class
  programs INTEGER NOT NULL,
  PRIMARY KEY (campaign, op, what)
) STRICT, WITHOUT ROWID;

CREATE TABLE refusals (
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  verdict TEXT NOT NULL,           -- `unsupported`, `rejected`, `our text was refused`
  cause TEXT NOT NULL,             -- the message without what differs from program to program
  feature TEXT NOT NULL,           -- op and element type
  message TEXT NOT NULL,           -- in the back end's words, of the shortest program
  programs INTEGER NOT NULL,
  program TEXT NOT NULL REFERENCES programs (hash),
  length INTEGER NOT NULL,         -- of that program's text
  PRIMARY KEY (campaign, verdict, cause, feature)
) STRICT, WITHOUT ROWID;

CREATE TABLE findings (
  id INTEGER PRIMARY KEY,
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  program_number INTEGER NOT NULL,
  cluster TEXT NOT NULL,
  failure TEXT NOT NULL,
  title TEXT NOT NULL,
  ops TEXT NOT NULL,               -- JSON array, in order of the text
  element_types TEXT NOT NULL,     -- JSON array
  law TEXT NOT NULL,               -- law or contract clause that is violated
  program TEXT NOT NULL REFERENCES programs (hash),
  inputs TEXT NOT NULL,            -- JSON array of literals
  replicas INTEGER NOT NULL,
  partitions INTEGER NOT NULL,
  evidence TEXT NOT NULL,          -- JSON array: expected sets and answers by output
  message TEXT NOT NULL,           -- what the back end said
  variant TEXT NOT NULL,
  mends TEXT NOT NULL,             -- JSON array of variants under which it passes
  check_flags TEXT NOT NULL,       -- of `assay check`: back end, variant, contract under which it fails
  original_program TEXT NOT NULL REFERENCES programs (hash),
  original_inputs TEXT NOT NULL,   -- JSON array of literals
  elements INTEGER NOT NULL,
  compilations INTEGER NOT NULL,
  grants TEXT NOT NULL DEFAULT '[]',         -- JSON array: of a deviation, those of the contract that explain it
  kind TEXT NOT NULL DEFAULT '',             -- of a value: how it differs from the nearest legal one
  got TEXT NOT NULL DEFAULT '',
  nearest TEXT NOT NULL DEFAULT '',
  ulps REAL NOT NULL DEFAULT 0,
  bound TEXT NOT NULL DEFAULT '',            -- error of one function, what is allowed, and who allows it
  typed_ops TEXT NOT NULL DEFAULT '[]',      -- JSON array: each op with its element type, `add f32`
  variant_options TEXT NOT NULL DEFAULT ''   -- what the variant stands for
) STRICT;
CREATE INDEX findings_of_cluster ON findings (cluster);

)sql";

/// What version 4 added to the columns of findings.
constexpr const char* kFindingsOf4 = R"sql(
ALTER TABLE findings ADD COLUMN grants TEXT NOT NULL DEFAULT '[]';
ALTER TABLE findings ADD COLUMN kind TEXT NOT NULL DEFAULT '';
ALTER TABLE findings ADD COLUMN got TEXT NOT NULL DEFAULT '';
ALTER TABLE findings ADD COLUMN nearest TEXT NOT NULL DEFAULT '';
ALTER TABLE findings ADD COLUMN ulps REAL NOT NULL DEFAULT 0;
ALTER TABLE findings ADD COLUMN bound TEXT NOT NULL DEFAULT '';
DROP VIEW clusters;
)sql";

/// The tables of version 4, and its view.
constexpr const char* kNewIn4 = R"sql(
CREATE TABLE deviations (
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  grants TEXT NOT NULL,            -- joined by ' + ', in the order of the contract
  kind TEXT NOT NULL,              -- `range`, `special`, `policy`, `rounding`
  programs INTEGER NOT NULL,
  elements INTEGER NOT NULL,
  got TEXT NOT NULL,               -- of the worst answer, as the programs were drawn
  nearest TEXT NOT NULL,
  ulps REAL NOT NULL,
  PRIMARY KEY (campaign, grants, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE undecided (
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  bound TEXT NOT NULL,             -- that was hit
  programs INTEGER NOT NULL,
  elements INTEGER NOT NULL,
  program TEXT NOT NULL REFERENCES programs (hash),
  length INTEGER NOT NULL,         -- of that program's text, the shortest
  PRIMARY KEY (campaign, bound)
) STRICT, WITHOUT ROWID;

-- Profiles: the answers of a back end to a question, so that none is asked twice, and what was found in the end.
CREATE TABLE profile_steps (
  profile TEXT NOT NULL,           -- back end, variant, baseline and spec
  name TEXT NOT NULL,              -- `probe fma E = f32`
  observations BLOB NOT NULL,      -- JSON array
  PRIMARY KEY (profile, name)
) STRICT;

CREATE TABLE profiles (
  profile TEXT PRIMARY KEY,
  back_end TEXT NOT NULL,          -- its identity
  baseline TEXT NOT NULL,          -- the contract that the grants extend
  contract TEXT NOT NULL,          -- the text of the one that was found
  observations BLOB NOT NULL,      -- JSON array, in the order in which they were asked
  grants BLOB NOT NULL,            -- JSON array
  dropped TEXT NOT NULL,           -- JSON array of lines that nothing needs
  unexplained BLOB NOT NULL        -- JSON array of answers that no grant explains
) STRICT;

CREATE VIEW gravity AS
SELECT column1 AS kind, column2 AS rank
FROM (VALUES ('range', 4), ('special', 3), ('policy', 2), ('rounding', 1), ('', 0));
)sql";

/// The table of version 5.
constexpr const char* kNewIn5 = R"sql(
-- What opened output elements: of an open one any value is legal.
CREATE TABLE openings (
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  op TEXT NOT NULL,
  element_type TEXT NOT NULL,
  reason TEXT NOT NULL,            -- the line of the contract, its source, or what is missing
  programs INTEGER NOT NULL,
  elements INTEGER NOT NULL,
  PRIMARY KEY (campaign, op, element_type, reason)
) STRICT, WITHOUT ROWID;
)sql";

/// What version 6 added to the columns; clusters are those of some campaigns, which no view can be asked for.
constexpr const char* kColumnsOf6 = R"sql(
ALTER TABLE campaigns ADD COLUMN started TEXT NOT NULL DEFAULT '';
ALTER TABLE campaigns ADD COLUMN saved TEXT NOT NULL DEFAULT '';
ALTER TABLE campaigns ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE campaigns ADD COLUMN version TEXT NOT NULL DEFAULT '';
ALTER TABLE findings ADD COLUMN typed_ops TEXT NOT NULL DEFAULT '[]';
DROP VIEW IF EXISTS clusters;
)sql";

/// What version 7 added to the columns.
constexpr const char* kColumnsOf7 = R"sql(
ALTER TABLE findings ADD COLUMN variant_options TEXT NOT NULL DEFAULT '';
)sql";

/// The table of version 8.
constexpr const char* kNewIn8 = R"sql(
-- Programs that were tried of late: a resumed campaign does not compile a text again.
CREATE TABLE recent_texts (
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  block INTEGER NOT NULL,          -- of the campaign, or of its shard
  hashes TEXT NOT NULL,            -- 16 hexadecimal digits each
  PRIMARY KEY (campaign, block)
) STRICT;  -- with row numbers: rows this long would not fit into the pages of an index
)sql";

/// What versions before it knew of texts, as if all were of the present block of the usual size.
constexpr const char* kTextsOf8 = R"sql(
INSERT INTO recent_texts SELECT campaign, next_program / 64, group_concat(format('%016llx', hash), '')
FROM texts JOIN campaigns ON id = campaign GROUP BY campaign;
DROP TABLE texts;
)sql";

/// The table of version 9.
constexpr const char* kNewIn9 = R"sql(
-- What a campaign draws ever less, because it is known.
CREATE TABLE avoided (
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  suspect TEXT NOT NULL,           -- the failure or refusal
  traits TEXT NOT NULL,            -- JSON array: what the programs that show it have in common
  programs INTEGER NOT NULL,       -- that had all of it, of late
  failures INTEGER NOT NULL,       -- of these, those that showed it
  redrawn INTEGER NOT NULL,        -- programs for which others were drawn
  PRIMARY KEY (campaign, suspect, traits)
) STRICT, WITHOUT ROWID;
)sql";

/// The table of version 10.
constexpr const char* kNewIn10 = R"sql(
-- How often a campaign draws what, and what that has brought.
CREATE TABLE energies (
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  arm TEXT NOT NULL,               -- an op or an element type
  programs INTEGER NOT NULL,       -- that had it
  causes REAL NOT NULL,            -- that it had a part in; each is shared by those that show it together
  energy REAL NOT NULL,            -- how many times as often as usual it is drawn
  PRIMARY KEY (campaign, arm)
) STRICT, WITHOUT ROWID;
)sql";

/// The first version that can still be brought up to date.
constexpr std::int64_t kOldest = 3;

}  // namespace

std::string schema() { return std::string(kTables) + kNewIn4 + kNewIn5 + kNewIn8 + kNewIn9 + kNewIn10; }

std::optional<std::string> migration(std::int64_t version, std::int64_t to) {
  if (version < kOldest || version >= to) return std::nullopt;
  const std::string steps[] = {std::string(kFindingsOf4) + kNewIn4, kNewIn5, kColumnsOf6, kColumnsOf7,
                               std::string(kNewIn8) + kTextsOf8,    kNewIn9, kNewIn10};
  std::string script;
  for (std::int64_t from = version; from < to; ++from) script += steps[from - kOldest];
  return script;
}

}  // namespace assay::reports
