import type { Amount } from './amount.ts';

/** A full week's work, all the year. */
const HOURS_A_YEAR = 38 * 52;
const EACH = String.raw`(?:(?<![\p{L}])(?:an?|per|each|every|p)|\/)\s?\/?\s?`;

/** How often what stands right before it comes in or goes out. */
const AFTER: readonly [timesAYear: number, pattern: RegExp][] = [
  [
    HOURS_A_YEAR,
    new RegExp(
      String.raw`^[^.;。，；]{0,10}?${EACH}(?:hour|hr)\b|^\s*(?:hourly|p\.?h\.?\b)|^[^.;。，；]{0,8}?(?:por hora|de l'heure|pro stunde|die stunde|all'ora|в час|時給|시간당|每小时|في الساعة|प्रति घंटा)`,
      'iu',
    ),
  ],
  [
    1,
    new RegExp(
      String.raw`^[^.;。，；]{0,10}?${EACH}(?:year|annum|yr|an)\b|^\s*(?:yearly|annual(?:ly)?|p\.?a\.?\b)|^[^.;。，；]{0,8}?(?:al año|por año|anuales|par an\b|im jahr|pro jahr|all'anno|por ano\b|в год|годовых)`,
      'iu',
    ),
  ],
  [
    4,
    new RegExp(
      String.raw`^[^.;。，；]{0,10}?${EACH}(?:quarter|qtr)\b|^\s*(?:quarterly|p\.?q\.?\b)|^[^.;。，；]{0,8}?(?:por (?:quarter|trimestre)|al trimestre|par trimestre|pro quartal|im quartal|a trimestre|в квартал|四半期|분기|每季|季度|كل ثلاثة أشهر|प्रति तिमाही)`,
      'iu',
    ),
  ],
  [
    26,
    new RegExp(
      String.raw`^[^.;。，；]{0,14}?${EACH}(?:fortnight|f\/?n)\b|^\s*(?:fortnightly|pf\b|p\/f\b|fn\b)|^[^.;。，；]{0,14}?(?:every|each) (?:two|2|second) weeks?|^[^.;。，；]{0,8}?(?:quincenal|cada dos semanas|a la quincena|por quincena|alle (?:zwei|2|14) (?:wochen|tage)|toutes les deux semaines|ogni due settimane|a cada duas semanas|в две недели|раз в 2 недели|隔週|2週間|2주|격주|每两周|两周|كل أسبوعين|हर दो हफ्ते)`,
      'iu',
    ),
  ],
  [
    52,
    new RegExp(
      String.raw`^[^.;。，；]{0,14}?${EACH}(?:week|wk|w)\b|^\s*(?:weekly|p\.?w\.?\b)|^[^.;。，；]{0,14}?(?:a la semana|por semana|semanal|par semaine|la semaine|hebdo|pro woche|die woche|in der woche|wöchentlich|alla settimana|a settimana|la settimana|settimanal|в неделю|еженедельн|週|주당|매주|每周|一周|每星期|في الأسبوع|بالأسبوع|في الاسبوع|بالاسبوع|أسبوعي|اسبوعي|प्रति सप्ताह|हर हफ्ते|हफ्ते|हफ़्ते|सप्ताह)`,
      'iu',
    ),
  ],
  [
    12,
    new RegExp(
      String.raw`^[^.;。，；]{0,10}?${EACH}(?:month|mth|mnth|mo|m)\b|^\s*(?:monthly|pcm|p\.?m\.?\b)|^[^.;。，；]{0,14}?(?:al mes|mensual|par mois|le mois|mensuel|im monat|pro monat|den monat|monatlich|al mese|mensil|por mês|por mes|ao mês|mensa|в месяц|ежемесячн|شهري|في الشهر|بالشهر|प्रति माह|माह|मासिक|महीना|महीने)`,
      'iu',
    ),
  ],
];
const BEFORE: readonly [timesAYear: number, pattern: RegExp][] = [
  [
    12,
    /(?:monthly|per month|月々|月収|月租|月薪|月给|月供|月|毎月|每月|每个月|월급|월수입|한 달|매달|월|mensuel\p{L}*|mensual\p{L}*|al mes|monatlich\p{L}*|im monat|mensil\p{L}*|al mese|mensa(?:l|is)|por m[eê]s|ежемесячн\p{L}*|в месяц|मासिक|हर महीने|महीने (?:का|के|की|में)|شهري\p{L}*|بالشهر|في الشهر|الشهري\p{L}*)[^.;\d]{0,14}$/iu,
  ],
  [26, /(?:fortnightly|per fortnight)[^.;\d]{0,12}$/iu],
  [
    4,
    /(?:quarterly|per quarter|每季度?|四半期(?:に|ごとに)?|분기(?:당|마다)?|trimestral\p{L}*|par trimestre|im quartal|vierteljährlich\p{L}*|al trimestre|ежеквартальн\p{L}*|в квартал|كل ثلاثة أشهر|हर तिमाही)[^.;\d]{0,12}$/iu,
  ],
  [
    52,
    /(?:weekly|per week|周租|周付|週給|毎週|週に|週|주급|매주|일주일에|周薪|每周|每星期|一周|semanal\p{L}*|(?:a la|por) semana|hebdo\p{L}*|par semaine|w[öo]chentlich\p{L}*|(?:pro|die|in der) woche|settimanal\p{L}*|a(?:lla)? settimana|еженедельн\p{L}*|в неделю|أسبوعي\p{L}*|(?:في|ب)\s?الأسبوع|(?:हर )?(?:हफ्ते|हफ़्ते|सप्ताह)(?: (?:का|के|की|में))?|साप्ताहिक)[^.;\d]{0,12}$/iu,
  ],
];
/** What comes after it is said of something else. */
const NEXT_CLAUSE = /(?:[,;]|\s(?:and|y|et|und|e|и|और|و|with)\s)[\s\S]*$/iu;
/** What stands before it and after the amount before, beyond what is said of that one. */
const ownLeft = (left: string): string => {
  const gap = left.split(/\d/).at(-1) ?? '';
  if (gap === left) return left;
  return (
    /(?:[,;、，。；]|\s(?:and|y|et|und|e|и|और|و|with|mit|avec|con|com)\s)(?<own>[\s\S]*)$/iu.exec(gap)?.groups
      ?.own ?? ''
  );
};
const REACH_AFTER = 26;
const REACH_BEFORE = 26;

/** 'It rents for 450': here rents are told by the week. */
const RENTED_FOR =
  /(?:\brent(?:s|ing|ed)?(?: it)?(?: out)?(?: (?:for|at))|\blet(?:s|ting)? (?:it )?(?:out )?(?:for|at)|\btenants? (?:pays?|on)|se alquila (?:por|en)|loue(?:e|r)? (?:a|à)|vermietet (?:für|um|zu)|affitta(?:ta|to)? a|alugad[oa] por|сда[её]тся за|租(?:金|出)?)\s*(?:about |around )?(?:a?\$)?$/iu;
const LEAST_RENT = 150;
const MOST_RENT = 1500;
const WEEKS = 52;

/** How many times a year; null where nothing is said. What stands beside the next amount is said of that one. */
export const timesAYear = (text: string, { start, end, value }: Amount, next?: Amount): number | null => {
  const right = text
    .slice(end, Math.min(end + REACH_AFTER, next?.start ?? text.length))
    .replace(NEXT_CLAUSE, '');
  const found = AFTER.find(([, pattern]) => pattern.test(right));
  if (found) return found[0];
  const left = ownLeft(text.slice(Math.max(0, start - REACH_BEFORE), start));
  const before = BEFORE.find(([, pattern]) => pattern.test(left))?.[0];
  if (before !== undefined) return before;
  return value >= LEAST_RENT && value <= MOST_RENT && RENTED_FOR.test(left) ? WEEKS : null;
};
