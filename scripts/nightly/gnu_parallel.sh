#!/usr/bin/env bash
# A night on one machine, or on those that GNU parallel reaches: SHARDS campaigns side by side, then all in one database.
#
#     SHARDS=8 RESULTS=night scripts/nightly/gnu_parallel.sh --backend xla-cpu --count 1000000 [--known known.toml]
#
# ASSAY is the program (`assay` of the PATH). What was stopped goes on with the same command. Exits as the last step does:
# with 1 where a shard found something, 0 where none did.
set -u

assay=${ASSAY:-assay}
results=${RESULTS:-.}
shards=${SHARDS:-$(nproc)}
mkdir -p "$results"

seq 0 $((shards - 1)) |
  parallel --jobs "${JOBS:-100%}" --joblog "$results/shards.log" --line-buffer --tag \
    "$assay" fuzz "$@" --shard "{}/$shards" --jobs 1 --db "$results/shard-{}.db"

# Of each shard 0 or 1; anything else is a shard that is not done.
worst=$(awk 'NR > 1 && $7 > worst { worst = $7 } NR > 1 && $8 > 0 { worst = 128 + $8 } END { print worst + 0 }' "$results/shards.log")
"$assay" merge "$results"/shard-*.db -o "$results/all.db" || exit
exit "$worst"
