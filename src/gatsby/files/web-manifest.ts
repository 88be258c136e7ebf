/** The web app manifest, from the business's data. */

interface Names {
  name: string;
  shortName: string;
}

interface Looks {
  ink: string;
  paper: string;
}

/** The JSON of site.webmanifest. */
export function webManifest({ name, shortName }: Names, { ink, paper }: Looks): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: ink,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  });
}
