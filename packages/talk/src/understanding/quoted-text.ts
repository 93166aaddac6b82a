/** Marks of emphasis are how a person writes; any other pair of tags holds something shown. */
const EMPHASIS = '(?:b|i|u|em|strong|p|span|br)';
const SHOWN = [
  '"[^"]{12,}"',
  // Backquotes have become plain ones here.
  String.raw`'''[\s\S]*?'''`,
  String.raw`'(?=[^']{25,}')[^']*'(?=\s|[.,;:!?]|$)`,
  String.raw`\[(?=[^\][]*(?::|(?:\s+\S+){5}))[^\][]{12,}\]`,
  String.raw`\{(?=[^{}]*(?::|(?:\s+\S+){5}))[^{}]{12,}\}`,
  String.raw`<(?!${EMPHASIS}\b)(\w+)[^<>]*>[\s\S]*?<\/\1>`,
  String.raw`<!--[\s\S]*?(?:-->|$)`,
  String.raw`\/\*[\s\S]*?(?:\*\/|$)`,
  // Pictures and links of a page, and what should be done only if we knew nothing.
  String.raw`!?\[[^\][]*\]\([^()\s]*\)|https?:\/\/\S+`,
  String.raw`[,;]?\s*(?:and|or|but)?\s*(?:if|when) you (?:do not|don't|dont|can't|cant|cannot|can not)(?: \w+){0,4},? (?:just |simply |then |please )*(?:make|invent|guess|fabricate)(?: \w+){0,4}`,
];
/** What is put after a question as if somebody else had written it. */
const POSTSCRIPT =
  /(?<=\S.*[.?!;,-]\s*)(?:#{2,}|={3,}|-{3,}|\*{3,}|p\.?s\.?\b|note\b|nb\b|(?:system|developer|admin|assistant|operator|internal|hidden)\s*(?:note|message|instruction|override|prompt|command)?\s*:)[\s\S]*$/iu;
const QUOTED = new RegExp(SHOWN.join('|'), 'gi');
const MARKUP = /<\/?[a-z!][^<>]{0,300}>/gi;

/**
 * What stands in quotation marks, brackets or markup is something that the person shows us, such as the text of a
 * listing. It is never read as a wish.
 */
export const withoutQuotes = (text: string): { spoken: string; quoted: string } => ({
  spoken: text.replace(QUOTED, ' ').replace(POSTSCRIPT, ' ').replace(MARKUP, ' ').replace(/\s+/g, ' ').trim(),
  quoted: (text.match(QUOTED) ?? []).join(' '),
});
