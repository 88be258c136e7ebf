import familjen from "./fonts/familjen-grotesk.woff2";
import hanken from "./fonts/hanken-grotesk.woff2";

/** The first screen of every page uses both fonts. */
export function PreloadedFonts() {
  return (
    <>
      {[familjen, hanken].map((font) => (
        <link
          key={font}
          rel="preload"
          as="font"
          type="font/woff2"
          href={font}
          crossOrigin="anonymous"
        />
      ))}
    </>
  );
}
