#!/usr/bin/env bash
# vCard readers return texts with the backslashes of the file. vCard 3.0 writes a comma, a semicolon and the end of a line as \, \; and \n. vcf undoes
# none of them, not even in the JSON (jCard) that it makes, which has no such signs. ical.js undoes all but those before semicolons.
#
# Seen with vcf 2.1.2 and ical.js 2.2.1 on a card with the street “100 Main Street, Suite 5” and a note of two lines, “Cameras; sound” and “By visit”:
#   vcf, values  100 Main Street\, Suite 5   Cameras\; sound\nBy visit
#   vcf, jCard   100 Main Street\, Suite 5   Cameras\; sound\nBy visit
#   ical.js      100 Main Street, Suite 5    Cameras\; sound, then By visit on a line of its own
# Numbers, names and plain texts are right, so that a test with a simple card finds nothing. Notes in a card are best written without semicolons.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent vcf@2.1.2 ical.js@2.2.1
cat > run.mjs <<'JS'
import ICAL from "ical.js";
import VCard from "vcf";

const text = [
  "BEGIN:VCARD",
  "VERSION:3.0",
  "N:Example;;;;",
  "FN:Example",
  "ADR;TYPE=WORK:;;100 Main Street\\, Suite 5;Baltimore;MD;21201;United States",
  "NOTE:Cameras\\; sound\\nBy visit",
  "END:VCARD",
  "",
].join("\r\n");

const print = (name, street, note) => console.log(name, JSON.stringify(street), JSON.stringify(note));
/** The value of a property in a jCard, which ical.js returns as well. */
const value = ([, properties], name) => properties.find(([key]) => key === name)[3];

const card = new VCard().parse(text);
print("vcf", card.get("adr").valueOf().split(";")[2], card.get("note").valueOf());
for (const [name, json] of Object.entries({ "vcf-jcard": card.toJCard(), "ical.js": ICAL.parse(text) }))
  print(name, value(json, "adr")[2], value(json, "note"));
JS
output=$(node run.mjs)
echo "$output"
[ "$output" = 'vcf "100 Main Street\\, Suite 5" "Cameras\\; sound\\nBy visit"
vcf-jcard "100 Main Street\\, Suite 5" "Cameras\\; sound\\nBy visit"
ical.js "100 Main Street, Suite 5" "Cameras\\; sound\nBy visit"' ] || { echo "The behavior has changed." >&2; exit 1; }
