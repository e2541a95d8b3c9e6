#pragma once

/// The tables of version 3 of the schema, for tests: databases that were written with them are brought up to date.
namespace assay::reports {

inline constexpr const char* kSchema3 = R"sql(
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

-- Programs that were tried: a resumed campaign does not compile a text again.
CREATE TABLE texts (
  campaign INTEGER NOT NULL REFERENCES campaigns (id),
  hash INTEGER NOT NULL,           -- 64 bits, as a signed number
  PRIMARY KEY (campaign, hash)
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
  compilations INTEGER NOT NULL
) STRICT;
CREATE INDEX findings_of_cluster ON findings (cluster);

CREATE VIEW clusters AS
SELECT cluster, failure, title, ops, element_types, findings, id AS representative, first
FROM (SELECT *, count(*) OVER all_of AS findings, min(id) OVER all_of AS first,
             row_number() OVER (PARTITION BY cluster ORDER BY json_array_length(ops), elements, id) AS place
      FROM findings WINDOW all_of AS (PARTITION BY cluster))
WHERE place = 1;
)sql";

}  // namespace assay::reports
