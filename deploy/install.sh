#!/usr/bin/env bash
# Installs, upgrades and rolls back Greenroom on one Debian machine with systemd: deploy/README.md,
# "One machine, with systemd". Run it as root.
set -euo pipefail
shopt -s inherit_errexit

usage() {
  cat <<'USAGE'
deploy/install.sh install [source] --public-url https://… --support help@… [--port 4200]
                                         a machine that has no Greenroom yet
deploy/install.sh upgrade [source]       builds, backs up, migrates and starts a new version; returns if it is not ready
deploy/install.sh rollback [--force]     returns to the previous version
deploy/install.sh status                 shows the installed versions

source is a checkout of the repository; without it, the one that this script is in. It may also be a built
version, copied from /srv/greenroom/releases of another machine with the same processor; then nothing is built here.

Exit codes: 0 done, 1 failed and nothing changed, 2 wrong command, 3 the new version did not become ready and the
previous one runs again, 4 no version is ready.
USAGE
}

scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
readonly scripts
readonly home=/srv/greenroom
readonly releases=$home/releases
readonly settings=/etc/greenroom.env
readonly sandbox_settings=/etc/greenroom-payment-sandbox.env
readonly data=/var/lib/greenroom
readonly backups=/var/backups/greenroom
readonly cache=/var/cache/greenroom
readonly units=/etc/systemd/system
readonly user=greenroom
# Seconds until a started version must answer /readyz with 200; a migration is part of them.
readonly ready_seconds=${READY_SECONDS:-180}
# Versions that stay on the disk, the running one included.
readonly keep=3

say() { printf '%s  %s\n' "$(date +%T)" "$*"; }
fail() {
  local code=$1
  shift
  printf 'install.sh: %s\n' "$*" >&2
  exit "$code"
}

as_user() { runuser -u "$user" -- env HOME="$cache" NODE_ENV=production DATA_DIR="$data" "$@"; }

# Runs a program of a version with the site's settings. Usage: product <folder> <file> [argument…]
product() {
  local folder=$1 file=$2
  shift 2
  (cd "$folder" && as_user "$folder/bin/node" --env-file="$settings" --disable-warning=ExperimentalWarning "$file" "$@")
}

check_machine() {
  [[ $EUID -eq 0 ]] || fail 2 'Run this as root.'
  systemctl show-environment >/dev/null 2>&1 ||
    fail 1 'systemd does not run on this machine. Use the container image: deploy/README.md.'
}

install_packages() {
  local missing=()
  command -v openssl >/dev/null || missing+=(openssl)
  command -v curl >/dev/null || missing+=(curl ca-certificates)
  command -v pg_dump >/dev/null || missing+=(postgresql-client)
  [[ -f $settings ]] || command -v pg_ctlcluster >/dev/null || missing+=(postgresql)
  [[ ${#missing[@]} -gt 0 ]] || return 0
  say "Installing packages: ${missing[*]}"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

create_user() {
  id "$user" >/dev/null 2>&1 || useradd --system --home-dir "$data" --shell /usr/sbin/nologin "$user"
  install -d -m 0755 "$home" "$releases"
  install -d -m 0700 -o "$user" -g "$user" "$data" "$backups" "$cache"
}

# Creates the database and the settings, unless there are settings already. Usage: create_settings <url> <support> <port>
create_settings() {
  [[ ! -f $settings ]] || return 0
  local url=$1 support=$2 port=$3 password
  [[ -n $url && -n $support ]] || fail 2 'Say --public-url https://… and --support <email or https address>.'
  password=$(openssl rand -hex 24)
  say 'Creating the database'
  systemctl start postgresql
  # From standard input, so that the password is not in the list of processes. The role creates databases for backups.
  (cd / && runuser -u postgres -- psql -qv ON_ERROR_STOP=1 >/dev/null) <<SQL
do \$\$ begin
  if not exists (select from pg_roles where rolname = '$user') then create role $user; end if;
end \$\$;
alter role $user login createdb password '$password';
select 'create database $user owner $user' where not exists (select from pg_database where datname = '$user') \gexec
SQL
  (
    umask 077
    cat >"$settings.new" <<SETTINGS
DATABASE_URL=postgres://$user:$password@127.0.0.1/$user
PUBLIC_URL=$url
SUPPORT_CONTACT=$support
COOKIE_SECRET=$(openssl rand -base64 48)
PORT=$port
PROXY_HOPS=1
SETTINGS
  )
  chown "root:$user" "$settings.new"
  chmod 0640 "$settings.new"
  mv "$settings.new" "$settings"
  say "Wrote $settings. Other settings: docs/settings.md. Keep a copy of it apart from the backups."
}

# Builds a version into a folder of its own, which only root may change. Prints the folder.
build_version() {
  local source=$1 commit id folder making
  [[ -f $source/package-lock.json && -f $source/apps/api/src/main.ts ]] ||
    fail 2 "$source is not a checkout of the repository."
  commit=$(git -c safe.directory='*' -C "$source" rev-parse --short=12 HEAD 2>/dev/null || echo copy)
  id=$(date -u +%Y%m%dT%H%M%SZ)-$commit
  folder=$releases/$id making=$home/.making
  rm -rf "$making"
  install -d -m 0755 -o "$user" -g "$user" "$making"
  if [[ -x $source/bin/node && -d $source/dist/remotes && -f $source/.commit ]]; then
    id=${id%-*}-$(cat "$source/.commit")
    folder=$releases/$id
    say "Copying the built version $id" >&2
    cp -a --no-preserve=ownership "$source/." "$making"
    chown -R root:root "$making"
    mv "$making" "$folder"
    echo "$folder"
    return
  fi
  command -v npm >/dev/null || fail 1 'Building needs npm (of Node 20.19 or later). Install it, or give a built version.'
  say "Building version $id" >&2
  tar -C "$source" --exclude=./.git --exclude=node_modules --exclude=./dist --exclude=./.data --exclude=./.nx \
    --exclude='*.env' -c . | runuser -u "$user" -- tar -C "$making" --no-same-owner -x
  # A function, because `set -e` does not hold on the left of `||`.
  compile() {
    cd "$making" || return 1
    # Downloads and builds that did not change are taken from the cache.
    run() {
      runuser -u "$user" -- env HOME="$cache" PATH="$making/node_modules/.bin:$PATH" NX_DAEMON=false CI=true \
        NX_CACHE_DIRECTORY="$cache/nx" "$@"
    }
    # Node is a development dependency, so it is installed by itself.
    node=$(sed -n 's/^ *"node": "\([0-9.]*\)",*$/\1/p' package.json)
    run npm ci --no-fund --no-audit --loglevel=error &&
      run node_modules/.bin/nx run-many --target build --parallel 2 --output-style static &&
      run npm ci --omit=dev --omit=peer --no-fund --no-audit --loglevel=error &&
      run npm install --prefix .node --no-fund --no-audit --loglevel=error "node@$node" &&
      run mkdir bin &&
      run cp .node/node_modules/node/bin/node bin/node &&
      rm -rf .nx .node &&
      printf '%s\n' "$commit" >.commit
  }
  (compile) >"$home/build.log" 2>&1 || {
    tail -n 30 "$home/build.log" >&2
    rm -rf "$making"
    fail 1 "The build failed; $home/build.log has all of its output. Nothing was changed."
  }
  chown -R root:root "$making"
  mv "$making" "$folder"
  say "Built, $(du -sh "$folder" | cut -f1)" >&2
  echo "$folder"
}

# The units are those of this script's version: they start every version.
install_units() {
  install -m 0644 "$scripts"/systemd/*.service "$scripts"/systemd/*.timer "$units/"
  systemctl daemon-reload
  systemctl enable --quiet greenroom.service
  systemctl enable --quiet --now greenroom-backup.timer
  if [[ -f $sandbox_settings ]]; then systemctl enable --quiet greenroom-payment-sandbox.service; fi
}

# Points a link to a folder, in one step. Usage: point <link> <folder>
point() {
  ln -sfn "$2" "$1.new"
  mv -T "$1.new" "$1"
}

# Starts what `current` points to. Returns 1 if it does not become ready.
start_current() {
  local port second
  port=$(sed -n 's/^PORT=//p' "$settings")
  # Starts that failed earlier do not count against this one.
  systemctl reset-failed greenroom.service >/dev/null 2>&1 || true
  if [[ -f $sandbox_settings ]]; then systemctl restart greenroom-payment-sandbox.service; fi
  systemctl restart greenroom.service || return 1
  for ((second = 1; second <= ready_seconds; second++)); do
    if curl -fsS -o /dev/null --max-time 3 "http://127.0.0.1:${port:-4200}/readyz" 2>/dev/null; then
      say "Ready after $second s"
      return 0
    fi
    if systemctl is-failed --quiet greenroom.service; then return 1; fi
    sleep 1
  done
  return 1
}

publish_pages() {
  say 'Publishing the pages'
  RELEASE_COMMIT=$(cat "$1/.commit") product "$1" tools/release/release.ts publish --all --traffic 100 >"$home/publish.log" 2>&1 || {
    tail -n 20 "$home/publish.log" >&2
    return 1
  }
}

remove_old_versions() {
  local folder current previous
  current=$(readlink "$home/current")
  previous=$(readlink "$home/previous" || true)
  find "$releases" -mindepth 1 -maxdepth 1 -type d | sort | head -n "-$keep" | while read -r folder; do
    [[ $folder == "$current" || $folder == "$previous" ]] || rm -rf "$folder"
  done
}

# Names the migrations of one version that another lacks. Usage: migrations_between <new> <old>
migrations_between() {
  local folder=libs/server/database/src/migrations
  comm -23 <(cd "$1/$folder" && ls -- *.sql) <(cd "$2/$folder" && ls -- *.sql)
}

# Names those that remove what the other version may need. Usage: contracting <new> <old>
contracting() {
  migrations_between "$1" "$2" | while read -r file; do
    ! head -n 1 "$1/libs/server/database/src/migrations/$file" | grep -q '^-- contracts:' || echo "$file"
  done
}

install_command() {
  [[ ! -L $home/current ]] || fail 2 "Greenroom is installed: $(readlink "$home/current"). Use upgrade."
  install_packages
  create_user
  create_settings "$2" "$3" "$4"
  local folder
  folder=$(build_version "$1")
  point "$home/current" "$folder"
  # The server is ready once pages are published.
  publish_pages "$folder" || fail 1 'The pages could not be published. Repair the cause, and run install again.'
  install_units
  start_current || fail 4 'The server did not become ready: journalctl -u greenroom'
  say "Installed $(basename "$folder"). Next: a proxy with https in front of 127.0.0.1."
}

upgrade_command() {
  [[ -L $home/current ]] || fail 2 'Greenroom is not installed. Use install.'
  local folder before
  before=$(readlink "$home/current")
  install_packages
  create_user
  folder=$(build_version "$1")
  say 'Backing up'
  product "$folder" apps/api/src/backup.ts create --to "$backups" --keep 14 || {
    rm -rf "$folder"
    fail 1 'The backup failed. Nothing was changed.'
  }
  say "New migrations: $(migrations_between "$folder" "$before" | wc -l)"
  point "$home/current" "$folder"
  install_units
  if start_current && publish_pages "$folder"; then
    point "$home/previous" "$before"
    remove_old_versions
    say "Upgraded to $(basename "$folder")"
    return
  fi
  say 'The new version is not ready. Returning to the previous one.'
  systemctl status --no-pager --lines 15 greenroom.service >&2 || true
  local lost
  lost=$(contracting "$folder" "$before")
  [[ -z $lost ]] || say "These migrations removed what the previous version may need: $lost. docs/runbooks.md, section Restore a backup."
  point "$home/current" "$before"
  start_current || fail 4 "The previous version is not ready either: journalctl -u greenroom. The backup is in $backups."
  fail 3 "$(basename "$before") runs again. The new version is in $folder."
}

rollback_command() {
  [[ -L $home/previous ]] || fail 2 'There is no previous version.'
  local from to lost
  from=$(readlink "$home/current")
  to=$(readlink "$home/previous")
  lost=$(contracting "$from" "$to")
  if [[ -n $lost && $1 != --force ]]; then
    fail 1 "These migrations removed what $(basename "$to") may need: $lost. Restore the backup from before the upgrade (docs/runbooks.md, section Restore a backup), then use --force. Nothing was changed."
  fi
  say "Returning to $(basename "$to"). The schema stays; earlier versions run on it."
  point "$home/current" "$to"
  if start_current; then
    point "$home/previous" "$from"
    say "Returned to $(basename "$to"). The pages stay those of the newer version: see npm run release -- status, and promote."
    return
  fi
  say 'The previous version is not ready. Going forward again.'
  point "$home/current" "$from"
  start_current || fail 4 'No version is ready: journalctl -u greenroom'
  fail 3 "$(basename "$from") runs again."
}

status_command() {
  local folder mark
  for folder in "$releases"/*/; do
    folder=${folder%/} mark=''
    [[ $folder != "$(readlink "$home/current")" ]] || mark='current'
    [[ $folder != "$(readlink "$home/previous")" ]] || mark='previous'
    printf '%-40s %s\n' "$(basename "$folder")" "$mark"
  done
  systemctl is-active greenroom.service || true
}

main() {
  local command=${1:-} source=${scripts%/deploy} url='' support='' port=4200 force=''
  [[ $# -eq 0 ]] || shift
  while [[ $# -gt 0 ]]; do
    case $1 in
      --public-url) url=${2:?--public-url needs an address} && shift 2 ;;
      --support) support=${2:?--support needs an address} && shift 2 ;;
      --port) port=${2:?--port needs a number} && shift 2 ;;
      --force) force=--force && shift ;;
      -*) usage >&2 && exit 2 ;;
      *) source=$(cd "$1" && pwd) && shift ;;
    esac
  done
  case $command in
    install | upgrade | rollback | status) ;;
    *) usage >&2 && exit 2 ;;
  esac
  check_machine
  # One at a time.
  exec 9>/run/greenroom-install.lock
  flock -n 9 || fail 1 'Another install.sh is running.'
  case $command in
    install) install_command "$source" "$url" "$support" "$port" ;;
    upgrade) upgrade_command "$source" ;;
    rollback) rollback_command "$force" ;;
    status) status_command ;;
  esac
}

main "$@"
