/** The web app manifest, from the business's data. */

interface Names {
  name: string;
  shortName: string;
}

/** The JSON of site.webmanifest. The colors are the tokens ink and paper. */
export function webManifest({ name, shortName }: Names): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    background_color: "#f4efe6",
    theme_color: "#0f1a2c",
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  });
}
