#!/bin/sh
# Install a wheel of Nightkeep with its server, for a machine that does nothing else:
#   sh install.sh nightkeep-VERSION-py3-none-any.whl
# The program goes to /opt/nightkeep and belongs to root; its tables go to /var/lib/nightkeep, which belongs to user
# 10001 here (NIGHTKEEP_USER=name changes that). The Containerfile runs this script, and so does `make test-deploy`.
set -eu

[ $# -eq 1 ] || { echo "usage: sh install.sh WHEEL   (one wheel; $# were given)" >&2; exit 2; }
wheel=$1
user=${NIGHTKEEP_USER:-10001}
program=/opt/nightkeep
tables=/var/lib/nightkeep

python3 -m venv "$program"
"$program/bin/pip" install --no-cache-dir --disable-pip-version-check "$wheel[server]"

# What only development needs: pip itself, and the tests of libraries.
"$program/bin/pip" uninstall --yes --quiet pip setuptools
find "$program/lib" -type d -name tests -prune -exec rm -rf {} +

mkdir -p "$tables"
chown "$user:$user" "$tables"
chmod 700 "$tables"

"$program/bin/nightkeep" --version
