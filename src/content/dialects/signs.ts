/** Signs of other programs and of other dialects of Markdown, which have no meaning here. */
import type { Rules } from "../rules";

/** A character by its name or number in HTML. */
export const namedCharacter = /&(?:#x?[\da-f]+|[a-z][a-z\d]+);/i;

/** Signs of other programs and of other dialects of Markdown, by what to write instead. Fields of plain text have none either. */
export const signs: Rules = {
  "footnotes are not supported; write the note in parentheses, or a link: [words](address)":
    /\[(?:\^|fn:)[^\]\s]+\]:?|\^\[[^\]]+\]|(?<=[.,;!?”)])\^\d{1,2}(?![\d^])/,
  "begin the item with its words: “- words”": /^[-*+]?\[[ xX]?\](?=\s|$)/,
  "begin the quotation with its words: “> words”": /^\[![a-z]+\][+-]?/i,
  "write **words** for bold text":
    /(?<!=)==(?![=\s])[^=]+==(?!=)|(?<![\p{L}\p{N}+])\+\+[^+\s][^+]*\+\+|(?<=^[^|]+)\|\|[^|\s][^|]*\|\||(?<![\d'])'{2,3}[^'\s][^']*'{2,3}/u,
  "write *words* for emphasis": /(?<![:/\p{L}])\/\/\p{L}[^/]*\/\/(?!\/)/u,
  "write *** on a line of its own, or — between words": /^([=+—–─])(?: ?\1){2,}$|^[—–]$|-{4,}/,
  "write the character itself": namedCharacter,
  "write ~~words~~ for strikethrough text": /(?<![~\p{L}\p{N}])~[^\s~][^~]+[^\s~]~(?!~)/u,
  "write the raised or lowered character itself, such as m² or CO₂":
    /(?<![~\w])~[^\s~]{1,2}~|(?<=[\p{L}\p{N}])~(?:… |[^\s~])+~(?!~)|\^(?=[^\s^]*[\p{L}\p{N}])(?:… |[^\s^])+\^/u,
  "comments are shown to every visitor; remove it": /%%(?:[^%]*%%)?|\[\/\/\]:.*/,
  "remove it, or write what it should show: text, a link or a picture":
    /\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$)|<%.*?(?:%>|$)/,
  "remove this citation mark, which a chat program left here":
    /【[^】]*】|:contentReference\S*|\bcite(?:turn\d+[a-z]+\d+)+/,
  // Changes and comments of Word, and other words with attributes; both can be on two lines.
  "remove it, with the words in its brackets":
    /(?:\[|^)[^[\]]*\]\{\.(?:deletion|comment-start|comment-end)\b[^}]*(?:\}|$)/,
  "keep only the words, without the brackets and the braces":
    /(?:\[|^)[^[\]]*\]\{[.#][^}]*(?:\}|$)/,
  "remove it":
    /\{(?:[:#.=][^}]*|\w+=[^}]*)(?:\}|$)|(?:\w+="[^"]*" ?)+\}|<\/?\w+:\w+[^>]*>|\\$|(?<=[^\s#])#{2,}$/,
  "write **words**, *words*, [words](address), or > before a quotation":
    /\[\/(?:b|i|u|s|url|img|quote|code|list|color|size)\]|\[(?:url|img|color|size)(?:=[^\]]*)?\]/i,
  "this code works only in the system that it was copied from; remove it, or write a picture: ![what it shows](../pictures/name.jpg)":
    /\[\/?[a-z][\w-]*(?:\s+[\w-]+=[^\]]*|=[^\]]*)\]|(?<![)\]])\[\/[a-z][\w-]*\]|\[(?:gallery|caption|embed|audio|video|playlist|youtube|vimeo|contact-form[\w-]*)\]/,
  "write a paragraph or a quotation: “> words”": /^(?::::|\?\?\?|!!!|\.\. [\w-]+::).*/,
  "a table of contents is not supported; remove it": /\[\[?_?TOC_?\]\]?|\[\[?toc\]\]?/,
  "write the emoji itself, or remove it":
    /(?<![\p{L}\p{N}:]):[a-z][a-z_+-]*\d*:(?![\p{L}\p{N}:/])/u,
  "write the formula in words or plain characters":
    /^\$\$(?:$|.*[\\^{=].*)|\$\$[^$\s][^$]*\$\$|\\[([].*|\$(?=\S)[^$]*[\^\\{][^$]*(?<=\S)\$/,
  "these characters were saved in another encoding; type them again":
    /\S*(?:\uFFFD|â€|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|ï¿½)\S*/,
  "explain the abbreviation where it first appears": /^\*\[[^\]]+\]:/,
  "write a list, or **words** before the explanation": /^: +(?=\S)/,
  "write ## before a heading and > before a quotation":
    /^(?:h[1-6]|bq)\. |^#{7,}|^={2,6} (?=\S)/,
  "name the source in words, or write a link: [words](address)": /\[@[\w:-]+\]/,
};
