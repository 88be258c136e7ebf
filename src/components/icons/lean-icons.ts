/**
 * `html` of a page without what it does not need of its icons: the namespace, which an svg inside HTML has by itself (HTML, 4.8.16), and the
 * class names of the icons' family. They are in all of some thirty icons of the home page; React compares no attributes when it hydrates.
 */
export const leanIcons = (html: string) =>
  html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', "")
    .replace(/ class="tabler-icon tabler-icon-[\w-]+"/g, "")
    .replace(/(class=")tabler-icon tabler-icon-[\w-]+ /g, "$1");
