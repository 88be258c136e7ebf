interface Path {
  pathname: string;
}

/**
 * After a navigation to another page, moves the focus to its main part, so that screen readers and Tab continue there (WCAG 2.4.3). Gatsby
 * itself focuses the wrapper of the whole page.
 */
export function focusMainOfNewPage(from: Path | null | undefined, to: Path): void {
  if (!from || from.pathname === to.pathname) return;
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", focusMain, { once: true });
}

const focusMain = () => document.getElementById("main")?.focus({ preventScroll: true });
