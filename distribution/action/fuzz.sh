#!/usr/bin/env bash
# Runs a campaign for action.yml, which names its inputs in ASSAY_*. Ends with 0 where no bug is new, and writes the
# summary of the step only where one is, or where the campaign could not run.
set -uo pipefail
folder=${RUNNER_TEMP:-/tmp}/assay
mkdir -p "$folder"
options=(--backend "$ASSAY_BACKEND" --time "$ASSAY_TIME" --seed "${ASSAY_SEED:-1}")
[ -z "${ASSAY_KNOWN:-}" ] || options+=(--known "$ASSAY_KNOWN")
read -ra more <<< "${ASSAY_OPTIONS:-}"

assay fuzz "${options[@]}" ${more[@]+"${more[@]}"} --quiet --github --db "$folder/assay.db" --report "$folder/report.html" \
  --junit "$folder/assay.xml" --sarif "$folder/assay.sarif" > "$folder/new.txt" 2> "$folder/messages.txt"
status=$?
cat "$folder/new.txt"
cat "$folder/messages.txt" >&2

new=$(grep -c '"level": "error"' "$folder/assay.sarif" 2>/dev/null)
printf 'folder=%s\nnew=%s\n' "$folder" "${new:-0}" >> "${GITHUB_OUTPUT:-/dev/null}"
[ "$status" -eq 0 ] && exit 0
{
  case $status in
    1) echo "### Assay: ${new:-0} new in $ASSAY_BACKEND" ;;
    *) echo "### Assay could not test $ASSAY_BACKEND (exit code $status)" ;;
  esac
  echo '```text'
  if [ "$status" -eq 1 ]; then cat "$folder/new.txt"; else tail -n 20 "$folder/messages.txt"; fi
  echo '```'
  if [ "$status" -eq 1 ]; then echo "The report is an artifact of this run. \`assay show known --db assay.db > known.toml\` makes these bugs known."; fi
} >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
exit "$status"
