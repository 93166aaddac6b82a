import { onceAMessage } from './once-a-message.ts';
export type Percentage = { value: number; start: number; end: number };

const SIGN = String.raw`(?:%|per\s?cent|pct|prozent|por ciento|pour cent|pourcent|per cento|por cento|процент\p{L}*|パーセント|퍼센트|프로|بالمئة|بالمائة|في المئة|في المائة|प्रतिशत|फीसदी|फ़ीसदी)`;
const PERCENT = new RegExp(String.raw`(\d{1,3}(?:[.,]\d{1,3})?)\s*${SIGN}`, 'giu');
export const findPercentages = onceAMessage((text): readonly Percentage[] =>
  [...text.matchAll(PERCENT)].map((match) => ({
    value: Number((match[1] ?? '').replace(',', '.')),
    start: match.index,
    end: match.index + match[0].length,
  })),
);

/** 'Half a percent', 'two points', '25 basis points'. */
const POINT = String.raw`(?:prozentpunkte?n?|points? de pourcentage|puntos? porcentual\p{L}*|${SIGN}|(?:percentage )?points?\b|puntos?\b|punt[io]\b|pontos?\b|пункт\p{L}*|ポイント|포인트|个?百分点|نقطة|نقاط|अंक)`;
const SPOKEN: readonly [value: number, words: string][] = [
  [0.25, String.raw`(?:a )?quarter (?:of )?(?:a |an |of a )?|un cuarto de |четверть `],
  [0.75, String.raw`three quarters of a `],
  [
    0.5,
    String.raw`(?:a )?half (?:of )?(?:a |an |of a )?|medio |un demi[- ]|ein(?:en)? halbe[ns]? |mezzo |meio |пол(?:овин\p{L}*)?\s?|半|आधा |نصف `,
  ],
  [1, String.raw`(?:a|one|an) (?:full |whole )?|un |ein(?:en)? |uno |um |один `],
  [1.5, String.raw`(?:one|a) and a half |anderthalb |полтора `],
  [2, String.raw`two |dos |deux |zwei |due |dois |два |دو |दो |两个?`],
  [3, String.raw`three |tres |trois |drei |tre |três |три |तीन |三个?`],
];
const SPOKEN_SHARES = SPOKEN.map(
  ([value, words]) => [value, new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${words})${POINT}`, 'iu')] as const,
);
const POINTS = new RegExp(String.raw`(\d{1,2}(?:[.,]\d{1,2})?)\s*${POINT}`, 'giu');
const BASIS_POINTS = /(\d{1,3})\s*(?:basis points?|bps?)\b/giu;

/** Percentages and points, in figures or in words. */
export const findShares = (text: string): Percentage[] => {
  const span = (match: RegExpExecArray, value: number): Percentage => ({
    value,
    start: match.index,
    end: match.index + match[0].length,
  });
  const spoken = SPOKEN_SHARES.flatMap(([value, pattern]) => {
    const match = pattern.exec(text);
    return match ? [span(match, value)] : [];
  });
  const written = [
    ...[...text.matchAll(BASIS_POINTS)].map((match) => span(match, Number(match[1]) / 100)),
    ...[...text.matchAll(POINTS)].map((match) => span(match, Number((match[1] ?? '').replace(',', '.')))),
  ];
  const [first] = spoken.sort((a, b) => a.start - b.start || b.end - a.end);
  return first && written.length === 0 ? [first] : written;
};

/** 'at 6.2', 'rate of 5.9': a rate whose sign was left out. */
const BARE_RATE =
  /(?:\brate(?: of| is)?|\binterest(?: of| at)?|\bat|\bal|\ba un|\bà|\bzu|\bmit|\btasa|\btipo|\btaux|\bzins(?:en|satz)?|\btasso|\btaxa|ставк\p{L}+|под|利率|금리|金利)\s*(\d{1,2}[.,]\d{1,2})(?![\d%kKmM$])/iu;
const RATE_SAID =
  /\brates?\b(?: \w+)? (?:were|was|is|are|at|of|to|hit|hits|reach|reached|go|went)(?: to)? (\d{1,2}(?:[.,]\d{1,2})?)(?![\d%kKmM$]|\s*years)/iu;
const RATE_BARE = /\brates? (\d{1,2}[.,]\d{1,2})(?![\d%kKmM$])/iu;
const RATE_AFTER = /(?<![\d.$])(\d{1,2}[.,]\d{1,2})\s*(?:interest|rate|p\.?a\.?\b)/iu;
/** 'Se o juro cair pra 5,5': with words between. */
const RATE_FURTHER =
  /(?:\brates?\b|\binterest\b|\btasas?\b|\btipos?\b|\binter[eé]s(?:es)?\b|\btaux\b|\bzins\p{L}*|\btass[oi]\b|\binteressi\b|\btaxas?\b|\bjuros?\b|ставк\p{L}*|процент\p{L}*|金利|利率|금리|이자율?|(?:ال)?فائدة|ब्याज|दर)[^.;?!\d]{0,28}?(?<![\d.,$])(\d{1,2}[.,]\d{1,2})(?![\d%kKmM$]|[.,]\d)/iu;
/** Beside a term or a loan: '450k, 5.9, 28 years', 'al 6, 25 anni'. */
const OF_A_LOAN =
  /\d{2}\s*(?:years?|yrs?|y\b|años|anos|ans\b|jahre|anni|лет|年|년)|\b(?:loan|mortgage|hipoteca|pr[eê]t|kredit|darlehen|mutuo|empr[eé]stimo)\b|кредит|ипотек|贷款|ローン|대출/iu;
const RATE_BETWEEN = /[,;]\s*(\d{1,2}[.,]\d{1,2})(?=\s*(?:[,;]|$|over\b|for\b))/u;
const RATE_WHOLE = /\b(?:al|at|à|zu)\s(\d)(?=\s*[,;]|\s*$)/iu;
const LEAST_RATE = 2;
const rateBesideTerm = (text: string): string | undefined => {
  const found = OF_A_LOAN.test(text)
    ? (RATE_BETWEEN.exec(text)?.[1] ?? RATE_WHOLE.exec(text)?.[1])
    : undefined;
  return found !== undefined && Number(found.replace(',', '.')) >= LEAST_RATE ? found : undefined;
};
export const findBareRate = (text: string): number | null => {
  const found =
    BARE_RATE.exec(text)?.[1] ??
    RATE_SAID.exec(text)?.[1] ??
    RATE_BARE.exec(text)?.[1] ??
    RATE_AFTER.exec(text)?.[1] ??
    RATE_FURTHER.exec(text)?.[1] ??
    rateBesideTerm(text);
  return found ? Number(found.replace(',', '.')) : null;
};
