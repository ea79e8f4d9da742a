#!/bin/sh
# Starts the built site. package.json, Procfile and Dockerfile start it by this file alone, so that its options stand here once.
set -eu
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
