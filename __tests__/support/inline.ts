/**
 * Scripts and styles that stand inline in `html`. Data blocks such as JSON-LD do not run and are left out.
 */
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
