import type { ReactNode } from "react";

interface Props {
  htmlAttributes: object;
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  /** The rendered page. */
  body: string;
  postBodyComponents: ReactNode;
}

/** The document around every page: Gatsby's own without what it says to Internet Explorer and to Safari 9. */
export default function Html({ htmlAttributes, bodyAttributes, body, ...parts }: Props) {
  return (
    <html lang="en-US" {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {parts.headComponents}
      </head>
      <body {...bodyAttributes}>
        {parts.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {parts.postBodyComponents}
      </body>
    </html>
  );
}
