#!/usr/bin/env bash
# Builds the image of the API from Debian's packages and npm alone, without an image registry, and tries it:
# unprivileged, on a read-only root. Needs mmdebstrap, buildah, and an installed workspace (npm ci).
#   deploy/build-image.sh [tag]
# TRY=no builds only. Settings of the try: deploy/try-image.sh.
set -euo pipefail

readonly tag=${1:-localhost/greenroom-api}
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly root
readonly node=$root/node_modules/node/bin/node
# Certificates of this machine's authorities, for networks whose proxy signs with its own.
readonly certificates=${CERTIFICATES:-/etc/ssl/certs/ca-certificates.crt}
export STORAGE_DRIVER=${STORAGE_DRIVER:-overlay} BUILDAH_ISOLATION=${BUILDAH_ISOLATION:-chroot}

say() { printf '%s  %s\n' "$(date +%T)" "$*"; }
fail() {
  printf 'build-image.sh: %s\n' "$*" >&2
  exit 1
}

for program in mmdebstrap buildah npm; do command -v "$program" >/dev/null || fail "$program is not installed."; done
[[ -x $node ]] || fail 'Run npm ci first: the Node of the image comes from node_modules/node.'
pinned=$(sed -n 's/^ARG NODE_VERSION=//p' "$root/deploy/Dockerfile")
[[ $("$node" --version) == "v$pinned" ]] || fail "node_modules/node is not version $pinned. Run npm ci."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 0755 "$work"

say 'Base: Debian bookworm, essential packages'
# Two of them: what Node links against, and authorities for https.
# shellcheck disable=SC2016 # mmdebstrap's shell has the $1 of its hooks.
mmdebstrap --quiet --variant=essential --include=libstdc++6,ca-certificates \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
  --dpkgopt='path-exclude=/usr/share/info/*' \
  --customize-hook="upload $node /usr/local/bin/node" \
  --customize-hook='chmod 0755 "$1/usr/local/bin/node"' \
  --customize-hook='echo node:x:1000: >>"$1/etc/group"' \
  --customize-hook='echo node:x:1000:1000::/home/node:/usr/sbin/nologin >>"$1/etc/passwd"' \
  --customize-hook='install -d -o 1000 -g 1000 "$1/home/node"' \
  --customize-hook='rm -rf "$1"/var/cache/* "$1"/var/log/* "$1"/var/lib/apt/lists/*' \
  bookworm "$work/base.tar"

# Makes an image of files that are added to another. Usage: add_image <from> <name> <source> <target>
add_image() {
  local container
  container=$(buildah from "$1")
  buildah add --quiet "$container" "$3" "$4" >/dev/null
  buildah config --cmd '["node"]' --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
  buildah commit --quiet --rm "$container" "$2" >/dev/null
}
add_image scratch localhost/greenroom-base "$work/base.tar" /

say 'The same with npm, for the build only'
npm install --silent --no-audit --no-fund --prefix "$work/npm" npm@11
mkdir -p "$work"/build/usr/local/{bin,etc,lib/node_modules}
cp "$certificates" "$work/build/usr/local/etc/certificates.crt"
echo cafile=/usr/local/etc/certificates.crt >"$work/build/usr/local/etc/npmrc"
mv "$work/npm/node_modules/npm" "$work/build/usr/local/lib/node_modules/"
for program in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$program-cli.js" "$work/build/usr/local/bin/$program"
done
add_image localhost/greenroom-base localhost/greenroom-build "$work/build" /

say 'Building the image'
buildah build --quiet --file "$root/deploy/Dockerfile" --ignorefile "$root/deploy/Dockerfile.dockerignore" --target api \
  --format docker --build-arg BASE_IMAGE=localhost/greenroom-base --build-arg BUILD_IMAGE=localhost/greenroom-build \
  --tag "$tag" "$root" >/dev/null
say "Built $tag: $(buildah images --format '{{.Size}}' "$tag")"

[[ ${TRY:-yes} == no ]] || "$root/deploy/try-image.sh" "$tag"
