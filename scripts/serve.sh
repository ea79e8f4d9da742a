#!/bin/sh
# Starts the built site. package.json, Procfile and Dockerfile start it by this file alone, so that its options are here once.
set -eu
case "${1:-}" in
  -h | --help)
    echo "Usage: npm run serve [-- <program>]"
    echo "Starts the built site as in production, or another built program. OPERATIONS.md lists its settings."
    exit ;;
  -*)
    echo "[serve] Unknown option '$1'; see npm run serve -- --help" >&2
    exit 1 ;;
esac
cd "$(dirname "$0")/.."
program="${1:-dist/server/main.js}"
if ! test -f "$program"; then
  echo "[serve] There is no $program; build it: npm run build" >&2
  exit 1
fi
# The Node of the packages, where they are installed.
PATH="$PWD/node_modules/.bin:$PATH"
# glibc would keep a heap for each thread.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"
# V8 collects garbage earlier the smaller its limits are. Options of the environment come last, and win.
export NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=512 ${NODE_OPTIONS:-}"
# Without a shell in between, which would not pass SIGTERM on.
exec node "$program"
