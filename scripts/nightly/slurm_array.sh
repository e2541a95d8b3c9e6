#!/usr/bin/env bash
# A night on a Slurm cluster: each task of the array is one shard with a database of its own. A task that is killed, by
# a node that fails, by preemption or by `scontrol requeue`, is queued again and goes on where its database ends.
#
#     job=$(sbatch --parsable --array=0-7 --export=ALL,ASSAY=/opt/assay,RESULTS=/shared/night \
#             scripts/nightly/slurm_array.sh --backend xla-cpu --count 1000000)
#     sbatch --dependency=afterany:$job --wrap "/opt/assay merge /shared/night/shard-*.db -o /shared/night/all.db"
#
# ASSAY is the program (`assay` of the PATH), RESULTS a folder that all nodes see (the present one). The array runs from
# MIN to MAX in equal steps; a part of it that is submitted again needs --shard I/N among the arguments.
#SBATCH --job-name=assay
#SBATCH --array=0-7
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=assay-%A-%a.log
set -u

status=0
"${ASSAY:-assay}" fuzz "$@" --jobs "${SLURM_CPUS_PER_TASK:-1}" \
  --db "${RESULTS:-.}/shard-${SLURM_ARRAY_TASK_ID:?not a task of an array}.db" || status=$?

# Findings (1) are what a night is for: whether any is new says who merges. All else is a task that failed.
[ "$status" -ne 1 ] || status=0
exit "$status"
