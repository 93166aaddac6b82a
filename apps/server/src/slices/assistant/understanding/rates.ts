export type Percentage = { value: number; start: number; end: number };

const PERCENT =
  /(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:%|per\s?cent|pct|prozent|por ciento|pour cent|per cento|por cento|процент\w*|パーセント|퍼센트|프로|بالمئة|في المئة|प्रतिशत)/giu;
const YEARS =
  /(?<![\d.$])(\d{1,2})[\s-]*(?:years?|yrs?|y\b|años|anos|ans|jahren?|anni|лет|года?|年(?!収)|년|سنة|سنوات|عام[اً]?|साल|वर्ष)(?!\s*(?:ago|old|built))/iu;

export const findPercentages = (text: string): Percentage[] =>
  [...text.matchAll(PERCENT)].map((match) => ({
    value: Number((match[1] ?? '').replace(',', '.')),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** 'at 6.2', 'rate of 5.9': a rate whose sign was left out. */
const BARE_RATE = /(?:\brate(?: of| is)?|\binterest(?: of| at)?|\bat)\s+(\d{1,2}[.,]\d{1,2})(?![\d%kKmM$])/iu;
const RATE_SAID =
  /\brates?\b(?: \w+)? (?:were|was|is|are|at|of|to|hit|hits|reach|reached|go|went)(?: to)? (\d{1,2}(?:[.,]\d{1,2})?)(?![\d%kKmM$]|\s*years)/iu;
const RATE_AFTER = /(?<![\d.$])(\d{1,2}[.,]\d{1,2})\s*(?:interest|rate|p\.?a\.?\b)/iu;
export const findBareRate = (text: string): number | null => {
  const found = BARE_RATE.exec(text)?.[1] ?? RATE_SAID.exec(text)?.[1] ?? RATE_AFTER.exec(text)?.[1];
  return found ? Number(found.replace(',', '.')) : null;
};

export const findTermYears = (text: string): number | null => {
  const found = YEARS.exec(text)?.[1];
  return found ? Number(found) : null;
};
