import type { Amount } from './amounts.ts';

/** A full week's work, all the year. */
const HOURS_A_YEAR = 38 * 52;
const EACH = String.raw`(?:an?|per|each|every|p|\/)\s?\/?\s?`;

/** How often what stands right before it comes in or goes out. */
const AFTER: readonly [timesAYear: number, pattern: RegExp][] = [
  [
    HOURS_A_YEAR,
    new RegExp(
      String.raw`^[^.;]{0,10}?${EACH}(?:hour|hr)\b|^\s*(?:hourly|p\.?h\.?\b)|^[^.;]{0,8}?(?:por hora|de l'heure|pro stunde|die stunde|all'ora|в час|時給|시간당|每小时|في الساعة|प्रति घंटा)`,
      'iu',
    ),
  ],
  [
    1,
    new RegExp(
      String.raw`^[^.;]{0,10}?${EACH}(?:year|annum|yr|an)\b|^\s*(?:yearly|annual(?:ly)?|p\.?a\.?\b)`,
      'iu',
    ),
  ],
  [
    26,
    new RegExp(
      String.raw`^[^.;]{0,14}?${EACH}(?:fortnight|f\/?n)\b|^\s*(?:fortnightly|pf\b|p\/f\b|fn\b)|^[^.;]{0,14}?(?:every|each) (?:two|2|second) weeks?|^[^.;]{0,8}?(?:quincenal|cada dos semanas|alle zwei wochen)`,
      'iu',
    ),
  ],
  [
    52,
    new RegExp(
      String.raw`^[^.;]{0,14}?${EACH}(?:week|wk|w)\b|^\s*(?:weekly|p\.?w\.?\b)|^[^.;]{0,8}?(?:a la semana|por semana|semanal|par semaine|hebdo|pro woche|die woche|wöchentlich|alla settimana|a settimana|в неделю|週|주당|매주|每周|一周|في الأسبوع|أسبوعي|प्रति सप्ताह|हर हफ्ते|हफ्ते)`,
      'iu',
    ),
  ],
  [
    12,
    new RegExp(
      String.raw`^[^.;]{0,10}?${EACH}(?:month|mth|mnth|mo|m)\b|^\s*(?:monthly|pcm|p\.?m\.?\b)|^[^.;]{0,8}?(?:al mes|mensual|par mois|mensuel|im monat|pro monat|monatlich|al mese|mensil|por mês|por mes|mensa|в месяц|شهري|في الشهر|प्रति माह|मासिक|महीना|महीने)`,
      'iu',
    ),
  ],
];
const BEFORE: readonly [timesAYear: number, pattern: RegExp][] = [
  [
    12,
    /(?:monthly|per month|月々|月収|月|毎月|每月|월|월 |mensuel\p{L}*|mensual\p{L}*|monatlich\p{L}*|mensil\p{L}*|ежемесячн\p{L}*|मासिक|हर महीने|महीने का|शهري\p{L}*|شهري\p{L}*)[^.;\d]{0,14}$/iu,
  ],
  [26, /(?:fortnightly|per fortnight)[^.;\d]{0,12}$/iu],
  [52, /(?:weekly|per week|週給|주급|周薪)[^.;\d]{0,12}$/iu],
];
/** What comes after it is said of something else. */
const NEXT_CLAUSE = /(?:[,;]|\s(?:and|y|et|und|e|и|और|و|with)\s)[\s\S]*$/iu;
const REACH_AFTER = 26;
const REACH_BEFORE = 26;

/** How many times a year; null where nothing is said. What stands beside the next amount is said of that one. */
export const timesAYear = (text: string, { start, end }: Amount, next?: Amount): number | null => {
  const right = text
    .slice(end, Math.min(end + REACH_AFTER, next?.start ?? text.length))
    .replace(NEXT_CLAUSE, '');
  const found = AFTER.find(([, pattern]) => pattern.test(right));
  if (found) return found[0];
  const left = text.slice(Math.max(0, start - REACH_BEFORE), start);
  return BEFORE.find(([, pattern]) => pattern.test(left))?.[0] ?? null;
};
