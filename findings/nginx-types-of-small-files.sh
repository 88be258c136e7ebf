#!/usr/bin/env bash
# The type list of nginx in Debian 12 has neither web app manifests nor contact cards, so nginx sends both with its default type.
#
# Seen with nginx-common 1.22.1: mime.types has no line for .webmanifest and none for .vcf; it has one for .avif. With Debian's nginx.conf the
# default is application/octet-stream; with a configuration of your own it is text/plain. A phone then shows a contact card as text and does not offer to save it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 "$folder"
version=$(apt-cache madison nginx-common | awk '$3 ~ /^1\.22\.1-/ { print $3; exit }')
[ -n "$version" ] || { echo "nginx-common 1.22.1 is not to be had here." >&2; exit 1; }
apt-get download -qq "nginx-common=$version" 2>/dev/null
dpkg-deb --extract nginx-common_*.deb .
has() { grep -qE "[[:space:]]$1[;[:space:]]" etc/nginx/mime.types && echo "$1 yes" || echo "$1 no"; }
output=$(has avif; has webmanifest; has vcf)
echo "$version"
echo "$output"
[ "$output" = "avif yes
webmanifest no
vcf no" ] || { echo "The behavior has changed." >&2; exit 1; }
