/** The targets of an article's share buttons (decision 18). */

export interface ShareLink {
  readonly network: "Facebook" | "X" | "LinkedIn" | "e-mail";
  readonly href: string;
}

/** The share links of the page at `address`, which is absolute. */
export function shareLinks(address: string, title: string): ShareLink[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { network: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: "X", href: `https://x.com/intent/post?url=${url}&text=${text}` },
    { network: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: "e-mail", href: `mailto:?subject=${text}&body=${url}` },
  ];
}
