#!/usr/bin/env bash
# Runs an image of the API as an unprivileged user on a read-only root and tries it: deploy/try-image.sh [tag]
# Uses podman, or with RUNNER=buildah a chroot for machines that cannot run containers.
set -euo pipefail

readonly tag=${1:-localhost/greenroom-api}
readonly port=${PORT:-4280}
readonly address=http://127.0.0.1:$port
export STORAGE_DRIVER=${STORAGE_DRIVER:-vfs} BUILDAH_ISOLATION=${BUILDAH_ISOLATION:-chroot}

say() { printf '%s  %s\n' "$(date +%T)" "$*"; }
fail() {
  printf 'try-image.sh: %s\n' "$*" >&2
  [[ ! -s $log ]] || tail -n 30 "$log" >&2
  exit 1
}

work=$(mktemp -d)
readonly work log=$work/log
running=''
container=''
cleanup() {
  [[ -z $running ]] || kill "$running" 2>/dev/null || true
  [[ -z $container ]] || buildah rm "$container" >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap cleanup EXIT

# Data of the try: a demonstration, which needs no database and no settings.
install -d -m 0777 "$work/data"
readonly product=(node --disable-warning=ExperimentalWarning apps/api/src/main.ts)
