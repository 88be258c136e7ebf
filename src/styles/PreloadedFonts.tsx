import familjen from "./fonts/familjen-grotesk.woff2";
import hanken from "./fonts/hanken-grotesk.woff2";

/** Both fonts stand in the first screen of every page. */
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
