#!/usr/bin/env bash
# css-loader gives two classes of a CSS module one name, without an error or a warning, if the names are short.
#
# Seen with css-loader 7.1.5, mini-css-extract-plugin 2.10.2, webpack 5.113.0: with names of two characters of the hash
# (`localIdentName: "[hash:base64:2]"`), 400 classes have some 375 different names (374 and 376 in two runs); errors and warnings are empty.
# An element then has the declarations of another component, too. Names from a counter, or a check of the names in the build, avoid it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent css-loader@7.1.5 mini-css-extract-plugin@2.10.2 webpack@5.113.0
cat > run.cjs <<'JS'
const fs = require("node:fs");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const webpack = require("webpack");

const classes = Array.from({ length: 400 }, (_, index) => `.c${index}{order:${index}}`);
fs.writeFileSync("styles.module.css", classes.join("\n"));
fs.writeFileSync("index.js", 'console.log(require("./styles.module.css"));');
const modules = { localIdentName: "[hash:base64:2]" };
const use = [MiniCssExtractPlugin.loader, { loader: "css-loader", options: { modules } }];
webpack(
  {
    mode: "production",
    entry: "./index.js",
    module: { rules: [{ test: /\.css$/, use }] },
    plugins: [new MiniCssExtractPlugin()],
  },
  (error, stats) => {
    const names = fs.readFileSync("dist/main.css", "utf8").match(/\.[\w-]+(?=\s*\{)/g);
    const { errors, warnings } = stats.compilation;
    console.log(errors.length, warnings.length, names.length, new Set(names).size < 390);
  },
);
JS
output=$(node run.cjs)
echo "$output"
[ "$output" = '0 0 400 true' ] || { echo "The behavior has changed." >&2; exit 1; }
