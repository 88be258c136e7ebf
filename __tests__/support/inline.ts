/** The inline scripts and styles in `html`. Data blocks such as JSON-LD are left out. */
export function inlineIn(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  return {
    scripts: scripts
      .filter(([, attributes]) => !/type="application\/ld\+json"/.test(attributes ?? ""))
      .map(([, , code]) => code ?? ""),
    styles: styles.map(([, rules]) => rules ?? ""),
  };
}
