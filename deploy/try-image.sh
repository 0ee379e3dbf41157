#!/usr/bin/env bash
# Runs an image of the API as an unprivileged user on a read-only root and tries it: deploy/try-image.sh [tag]
# Uses podman, or with RUNNER=chroot as root only mounts, for machines that cannot run containers.
set -euo pipefail

readonly tag=${1:-localhost/greenroom-api}
readonly port=${PORT:-4280}
readonly address=http://127.0.0.1:$port
export STORAGE_DRIVER=${STORAGE_DRIVER:-overlay}

say() { printf '%s  %s\n' "$(date +%T)" "$*"; }
fail() {
  printf 'try-image.sh: %s\n' "$*" >&2
  [[ ! -s $log ]] || tail -n 30 "$log" >&2
  exit 1
}

work=$(mktemp -d)
readonly work log=$work/log
running=''
cleanup() {
  [[ -z $running ]] || kill "$running" 2>/dev/null || true
  [[ ${RUNNER:-podman} != chroot ]] || podman image unmount "$tag" >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap cleanup EXIT

# Data of the try: a demonstration, which needs no database and no settings.
install -d -m 0777 "$work/data"
readonly product=(node --disable-warning=ExperimentalWarning apps/api/src/main.ts)
# On this machine's network, so that the demonstration may listen on loopback.
if [[ ${RUNNER:-podman} == chroot ]]; then
  root=$(podman image mount "$tag")
  mkdir "$work/root"
  # Mounts of its own, which end with the process.
  # shellcheck disable=SC2016 # The inner shell has these arguments.
  unshare --mount bash -ec '
    mount --bind "$1" "$2/root"
    mount -o remount,bind,ro "$2/root"
    mount -t tmpfs tmpfs "$2/root/tmp"
    mount -t proc proc "$2/root/proc"
    mount --bind /dev "$2/root/dev"
    mount --bind "$2/data" "$2/root/data"
    exec env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_ENV=production HOST=127.0.0.1 PORT="$3" DATA_DIR=/data \
      ASSETS_DIR=/srv/greenroom/assets chroot "$2/root" setpriv --reuid=1000 --regid=1000 --clear-groups \
      --no-new-privs --inh-caps=-all --bounding-set=-all \
      sh -c "cd /srv/greenroom && exec \"\$@\"" sh "${@:4}"
  ' bash "$root" "$work" "$port" "${product[@]}" >"$log" 2>&1 &
else
  podman run --rm --read-only --tmpfs /tmp --user 1000:1000 --cap-drop all --security-opt no-new-privileges \
    --network host --cgroups disabled --ulimit "nofile=$(ulimit -n):$(ulimit -n)" --ulimit "nproc=$(ulimit -u):$(ulimit -u)" \
    --no-healthcheck \
    --volume "$work/data:/data" --env HOST=127.0.0.1 --env "PORT=$port" \
    --cidfile "$work/cid" "$tag" >"$log" 2>&1 &
fi
running=$!

# Awaits an answer of 200. Usage: answers <path>
answers() {
  local second
  for ((second = 1; second <= 120; second++)); do
    if curl -fsS -o "$work/answer" --max-time 5 "$address$1" 2>/dev/null; then
      say "$1 answers after $second s"
      return 0
    fi
    kill -0 "$running" 2>/dev/null || fail 'The container stopped.'
    sleep 1
  done
  fail "$1 does not answer with 200."
}

answers /healthz
answers /readyz

# In the chroot, each program is replaced by the next one, the product last.
program=$running
[[ ${RUNNER:-podman} == chroot ]] || program=$(podman inspect --format '{{.State.Pid}}' "$(cat "$work/cid")")
say "Runs as user $(awk '/^Uid/ { print $2 }' "/proc/$program/status"), $(awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/$program/status") MB"

# The root takes no files, and the data folder does.
if (: >"/proc/$program/root/srv/greenroom/written") 2>/dev/null; then
  fail 'The root file system can be written.'
fi
[[ -d $work/data/pglite ]] || fail 'The data folder has no database.'

# Password hashes, the database, sessions and mail: an account, and the pages' data for it.
readonly origin=(--header "Origin: $address" --header 'Content-Type: application/json' --header 'x-greenroom: 1')
curl -fsS -o "$work/answer" --cookie-jar "$work/cookies" "${origin[@]}" "$address/api/persona/v2/auth/sign-up" \
  --data '{"email":"try@greenroom.example","name":"Maren Cole","password":"harbour lights at nine","gdpr":true}' ||
  fail 'The sign-up was refused.'
curl -fsS -o "$work/answer" --cookie "$work/cookies" "$address/api/v1/users/me?view=info" || fail 'The account is not known.'
grep -q 'Maren' "$work/answer" || fail "The account's name is not in the answer: $(cat "$work/answer")"
say 'An account signed up and is known'

began=$(date +%s%N)
# To the product itself, as podman stop and Kubernetes send it.
kill -TERM "$program"
for ((second = 0; second < 20; second++)); do
  [[ -d /proc/$program ]] || break
  sleep 1
done
[[ ! -d /proc/$program ]] || fail 'SIGTERM did not stop the product within 20 s.'
code=0
wait "$running" || code=$?
running=''
say "Stopped by SIGTERM within $((($(date +%s%N) - began) / 1000000)) ms, exit code $code"
[[ $code -eq 0 || $code -eq 143 ]] || fail 'The product ended with an error.'
say 'The image works'
