/** Configures webpack and Babel for builds; development uses Gatsby's own configuration with fewer messages. */
import path from "node:path";
import type { CreateBabelConfigArgs, CreateWebpackConfigArgs } from "gatsby";
import type { AssetNames } from "./asset-names";
import { noBuildDependencies, withoutEnvironment } from "./build-dependencies";
import type { LateScripts } from "./late-scripts";
import { modernScripts, unusedFiles, unusedPackages, type Minify } from "./small-output";
import { shortStyleNames, styleNames } from "./style-names";
import { stylesByPage, type WebpackConfig } from "./styles-by-page";

/** Plugins of the stage build-javascript whose results are read later. */
interface Results {
  lateScripts: LateScripts;
  assets: AssetNames;
}

/** Configures both stages of a build of the project in `root`: first the scripts, then the code that renders the pages; and development. */
export function configureWebpack(
  { stage, actions, getConfig, plugins }: CreateWebpackConfigArgs,
  root: string,
  { lateScripts, assets }: Results,
): void {
  // After each change, hundreds of lines about the order of styles would follow those about content. The order has no effect (src/styles/LayerOrder.tsx).
  if (stage === "develop") actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });
  const addresses = path.join(root, "src/domain/text.ts");
  if (stage === "develop" || stage === "build-javascript")
    actions.setWebpackConfig({
      plugins: [
        plugins.provide({
          decodeURIComponent: [addresses, "decodeComponent"],
          decodeURI: [addresses, "decodeAddress"],
        }),
      ],
    });
  const names = styleNames(root);
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      plugins: [lateScripts, assets, noBuildDependencies, plugins.ignore(unusedFiles)],
      resolve: { alias: unusedPackages },
    });
    const config = stylesByPage(getConfig() as WebpackConfig);
    actions.replaceWebpackConfig(
      modernScripts(shortStyleNames(config, names), plugins.minifyJs as Minify),
    );
  }
  if (stage === "build-html") {
    actions.setWebpackConfig({
      plugins: [
        noBuildDependencies,
        plugins.define({ LATE_SCRIPTS: JSON.stringify(lateScripts.attributes) }),
      ],
    });
    const config = withoutEnvironment(getConfig() as WebpackConfig);
    actions.replaceWebpackConfig(shortStyleNames(config, names));
  }
}

/** Lets Babel compile `a?.b` to shorter code that does not support document.all. */
export function configureBabel({ stage, actions }: CreateBabelConfigArgs): void {
  if (stage === "build-javascript")
    actions.setBabelOptions({ stage, options: { assumptions: { noDocumentAll: true } } });
}
