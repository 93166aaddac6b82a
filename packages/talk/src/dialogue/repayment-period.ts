export const REPAYMENT_PERIODS = ['week', 'fortnight', 'month'] as const;
export type RepaymentPeriod = (typeof REPAYMENT_PERIODS)[number];

/** How often a repayment is asked for, in all languages. In lower case without the accents of Latin letters. */
const PERIODS: readonly [RepaymentPeriod, RegExp][] = [
  [
    'fortnight',
    /fortnight\w*|\bf\/?n\b|\bbi-?weekly\b|\b(?:every|each) (?:two|2|second|other) weeks?\b|quincenal\w*|\bquincena\b|cada (?:dos|2|15) (?:semanas|dias)|(?:toutes les|chaque) (?:deux|2) semaines|alle (?:zwei|2) wochen|(?:zwei|2|14)-?(?:wochentlich|tagig)\w*|ogni (?:due|2) settimane|quindicinal\w*|quinzenal\w*|\bquinzena\b|a cada (?:duas|2) semanas|(?:каждые|раз в|за) (?:две|2) недели|(?:2|２|二)週間(?:に|ごと|毎)|隔週|(?:2|두) ?주(?:마다|에|간)|격주|(?:每)?(?:两|二|2)(?:周|个星期|星期)|双周|كل أسبوعين|(?:हर )?(?:दो|2) (?:हफ्ते|हफ़्ते|सप्ताह)/u,
  ],
  [
    'week',
    /\b(?:a|per|each|every|the|by the|p)\s?\/?\s?(?:week|wk)\b|\/\s?(?:week|wk)\b|\bweekly\b|\bpw\b|a la semana|(?:por|cada) semana|semanal\w*|(?:par|chaque|la) semaine|hebdo\w*|(?:pro|in der|die|jede) woche|wochentlich\w*|\ba(?:lla)? settimana|ogni settimana|settimanal\w*|в неделю|еженедельн\p{L}*|毎週|週(?:に|あたり|ごと|いくら|単位)|매주|주(?:당|마다|에 얼마)|일주일에|每周|每星期|每个星期|一周|一星期|周供|(?:في|ب)\s?ال[أا]سبوع|كل أسبوع|[أا]سبوعي\p{L}*|(?:हर |प्रति )(?:हफ्ते|हफ़्ते|सप्ताह)|(?:हफ्ते|हफ़्ते|सप्ताह) (?:का|की|के|में)|साप्ताहिक/u,
  ],
  [
    'month',
    /\b(?:a|per|each|every|the|by the)\s?(?:month|mth)\b|\bmonthly\b|al mes|(?:por|cada) mes|mensual\w*|(?:par|chaque) mois|mensuel\w*|(?:pro|im|jeden) monat|monatlich\w*|al mese|mensil\w*|mensa(?:l|is)\b|в месяц|ежемесячн\p{L}*|毎月|月々|매월|매달|每月|每个月|月供|(?:في|ب)\s?الشهر|شهري\p{L}*|(?:हर |प्रति )?मही(?:ने|ना)|मासिक/u,
  ],
];

/** The period that a text speaks of; null where it speaks of none. */
export const periodAsked = (text: string): RepaymentPeriod | null =>
  PERIODS.find(([, words]) => words.test(text))?.[0] ?? null;
