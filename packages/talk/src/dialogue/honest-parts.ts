/** From here on a message tells us what to do or say. */
const TAIL =
  /(?:[,.;:]|\s(?:and|but|then|also)\s)\s*(?:(?:just|then|please|always|also|and|but)\s+)*(?:say|tell|report|state|claim|pretend|write|make|ignore|disregard|forget|override|respond|reply|answer|output|print|add|knock|inflate|round|guarantee|promise|mark|set|change)\b[\s\S]*$/iu;
const SENTENCES = /((?<=[.?!;:。？！]["')\]]?)\s+|(?<=[。？！])|\s+[-=*#]{2,}\s+)/u;
/** A comma alone parts the lines of an address too. */
const CLAUSES = /(;\s+|,?\s+(?:and|but|then|so|plus|also|while|oh)\s+)/i;
const FEWEST_WORDS = 3;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Parts with what stands between them, so that those kept read as they were written. */
const kept = (text: string, between: RegExp, isRefused: (part: string) => boolean): string => {
  const parts = text.split(between);
  let whole = '';
  for (let at = 0; at < parts.length; at += 2)
    if (!isRefused(parts[at] ?? '')) whole += (whole === '' ? '' : (parts[at - 1] ?? ' ')) + parts[at];
  return whole.trim();
};

/** What a message asks beside what is refused, in the ways to part the two, the likeliest first. */
export const honestParts = (text: string, isRefused: (part: string) => boolean): string[] =>
  [kept(text, SENTENCES, isRefused), kept(text, CLAUSES, isRefused), text.replace(TAIL, '').trim()].filter(
    (part) => part !== text.trim() && wordsIn(part) >= FEWEST_WORDS,
  );
