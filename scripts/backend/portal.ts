/** Stands in for the job-request portal, whose addresses a company may not have set yet (decision 17). */
export const portalPath = "/portal";

/** The stand-in's two addresses at the backend `url`; the second one names social media as the source. */
export const portalAddresses = (url: string) => ({
  url: `${url}${portalPath}`,
  socialUrl: `${url}${portalPath}?source=social-media`,
});

/**
 * The stand-in's only page, as HTML.
 * @param social true for the address that names social media as the source.
 */
export const portalPage = (social: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Job-request portal (stand-in)</title>
<style>body { max-width: 36em; margin: 4em auto; padding: 0 1em; font: 1.125rem/1.5 sans-serif }</style>
<h1>Here the visitor would ask for a quote</h1>
<p>This page stands in for the company's job-request portal. It is part of the embedded backend, and no visitor ever sees it.</p>
<p>${social ? "The link came from the gallery: its address names social media as the source." : "The link came from a page other than the gallery."}</p>
<p>To use the real portal, write its two addresses under <code>quote</code> in <code>content/business.yaml</code>. Without them the published site leads to the contact page.</p>
</html>
`;
