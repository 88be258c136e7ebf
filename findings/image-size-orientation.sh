#!/usr/bin/env bash
# image-size reads the orientation of a JPEG, but not that of a PNG or WebP, which browsers and sharp turn as well.
#
# Seen with image-size 2.1.0 and sharp 0.35.5 on a picture of 40 by 20 pixels with orientation 6 in its Exif data (turn by 90 degrees):
#   jpeg  image-size: 40x20, orientation 6          sharp: 20x40
#   png   image-size: 40x20, orientation undefined  sharp: 20x40
#   webp  image-size: 40x20, orientation undefined  sharp: 20x40
# So a check that reads sizes with image-size takes an upright phone photo, saved as WebP, for a wide one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent image-size@2.1.0 sharp@0.35.5
cat > run.mjs <<'JS'
import { imageSize } from "image-size";
import sharp from "sharp";

for (const format of ["jpeg", "png", "webp"]) {
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "gray" } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
  const { width, height, orientation } = imageSize(picture);
  const { autoOrient } = await sharp(picture).metadata();
  console.log(`${format} ${width}x${height} ${orientation} ${autoOrient.width}x${autoOrient.height}`);
}
JS
output=$(node run.mjs)
echo "$output"
[ "$output" = "jpeg 40x20 6 20x40
png 40x20 undefined 20x40
webp 40x20 undefined 20x40" ] || { echo "The behavior has changed." >&2; exit 1; }
