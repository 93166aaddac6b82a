const QUOTED = /"[^"]{12,}"|'(?=[^']{25,}')[^']*'(?=\s|[.,;:!?]|$)|```[\s\S]*?```/g;

/**
 * What stands in quotation marks is something that the person shows us, such as the text of a listing. It is never
 * read as a wish.
 */
export const withoutQuotes = (text: string): { spoken: string; quoted: string } => ({
  spoken: text.replace(QUOTED, ' ').replace(/\s+/g, ' ').trim(),
  quoted: (text.match(QUOTED) ?? []).join(' '),
});
