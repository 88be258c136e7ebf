#!/usr/bin/env bash
# LibreOffice exports words whose deletion is only tracked, and not yet accepted, to HTML as ordinary words.
#
# Seen with LibreOffice 7.4.7 (Debian 12: apt-get install --no-install-recommends libreoffice-writer-nogui) on a text with “smaller” deleted and
# “larger” inserted while changes were tracked:
#   html  The screen is smallerlarger than before.
# pandoc 2.17 and mammoth 1.13.0, which read .docx themselves, leave the deleted word out.
# So a text that goes through LibreOffice's HTML shows visitors what its author deleted. Accept all changes first: Edit › Track Changes › Accept All.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
soffice --version 2>/dev/null | grep -q "^LibreOffice 7\.4\.7" || { echo "LibreOffice 7.4.7 is not installed here." >&2; exit 1; }
cat > text.fodt <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:body><office:text>
<text:tracked-changes>
<text:changed-region text:id="a"><text:deletion><office:change-info><dc:creator>Ann</dc:creator><dc:date>2025-01-01T00:00:00</dc:date></office:change-info><text:p>smaller</text:p></text:deletion></text:changed-region>
<text:changed-region text:id="b"><text:insertion><office:change-info><dc:creator>Ann</dc:creator><dc:date>2025-01-01T00:00:00</dc:date></office:change-info></text:insertion></text:changed-region>
</text:tracked-changes>
<text:p>The screen is <text:change text:change-id="a"/><text:change-start text:change-id="b"/>larger<text:change-end text:change-id="b"/> than before.</text:p>
</office:text></office:body></office:document>
XML
soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to html text.fodt >/dev/null 2>&1
output=$(tr -s '\n\t' '  ' < text.html | grep -o 'The screen.*before\.')
echo "$output"
[ "$output" = "The screen is smallerlarger than before." ] || { echo "The behavior has changed." >&2; exit 1; }
