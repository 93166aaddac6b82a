/** The topics of the tool `rules`, by how they are spoken of; the more particular first. */
const RULE_TOPICS = [
  'LVR',
  'DTI',
  'serviceability',
  'APS 220',
  'APS 221',
  'APS 112',
  'APG 223',
  'CPS 230',
  'NCCP',
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];

const PATTERNS: readonly [RuleTopic, RegExp][] = [
  [
    'APS 220',
    /\baps[\s-]?220\b|\bcredit (?:risk|quality)(?: management)? (?:standard|rules?)\b|\b(?:standards?|rules?)\b.{0,30}\bcredit risk\b|\bcredit risk management\b/iu,
  ],
  ['APS 221', /\baps[\s-]?221\b|\blarge exposures?\b|\bconcentration limit/iu],
  [
    'APS 112',
    /\baps[\s-]?112\b|\brisk[\s-]?weights?\b|\bcapital adequacy\b|\bbasel\b|\bcapital (?:does a|requirement|charge)/iu,
  ],
  ['APG 223', /\bapg[\s-]?223\b|\bresidential mortgage lending (?:guid|practice)/iu],
  [
    'CPS 230',
    /\bcps[\s-]?230\b|\boperational (?:risk|resilience)\b|\bservice providers? register\b|\bregister of (?:service )?providers\b/iu,
  ],
  [
    'NCCP',
    /\bnccp\b|\bresponsible lending\b|\bnational consumer credit\b|\bunsuitab\w+|\bnational credit act\b|\bconsumer credit (?:act|protection)/iu,
  ],
  [
    'DTI',
    /\bdti\b|debt[\s-]?to[\s-]?income|debt income ratio|relaci[oó]n deuda[\s/-]ingresos?|deuda[\s/-]ingresos|taux d'endettement|dette[\s/-]revenu|schulden[\s-]einkommens|verschuldungsquote|debito[\s/-]reddito|d[ií]vida[\s/-]rendimento|d[ií]vida[\s/-]renda|долг\w* к доход|債務(?:所得|収入)比|부채 ?소득 ?비율|总?债务收入比|债务与收入|الدين إلى الدخل|ऋण[\s-]आय/iu,
  ],
  [
    'serviceability',
    /\bserviceab\w+|\b(?:interest )?(?:rate )?buffer\b|\bability to repay\b|\brepayment capacity\b|\bassessment rate\b|\bstress[\s-]?test(?:ed|ing)? rate|capacidad de pago|capacit[eé] de remboursement|tragf[äa]higkeit|tragbarkeit|zinspuffer|capacit[àa] di rimborso|capacidade de pagamento|платёжеспособн|платежеспособн|返済能力|상환 ?능력|还款能力|偿还能力|القدرة على السداد|चुकाने की क्षमता|ऋण चुकौती/iu,
  ],
  ['LVR', /\blvr\b|\bltv\b|loan[\s-]?to[\s-]?val|\blmi\b|\bmortgage insurance\b/iu],
];

export const findRuleTopics = (text: string): RuleTopic[] =>
  PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([topic]) => topic);
