import { findAmounts } from './amounts.ts';
import { plainText } from './clean-text.ts';
import { timesAYear } from './periods.ts';
import { findPercentages } from './rates.ts';

/** What a let home costs, by its name. */
export const LET_COSTS = [
  'strata',
  'councilRates',
  'water',
  'insurance',
  'management',
  'repairs',
  'landTax',
] as const;
export type LetCostKind = (typeof LET_COSTS)[number];
/** A year's cost in dollars, or a share of the rent. */
export type LetCost = { kind: LetCostKind; aud?: number; percentOfRent?: number };
/** Where a message says it. */
export type SaidCost = LetCost & { start: number; end: number };

/** In lower case without the accents of Latin letters. The narrower goes first: 'land tax' is no council rate. */
const WORDS: readonly [kind: LetCostKind, words: string][] = [
  [
    'landTax',
    String.raw`land ?tax|impuesto (?:a|sobre) la tierra|taxe fonciere sur|landsteuer|tassa sul terreno|imposto (?:sobre|de) (?:a )?terra|земельн\p{L}* налог\p{L}*|土地税|토지세|ضريبة الأرض|लैंड टैक्स`,
  ],
  [
    'strata',
    String.raw`strata(?: (?:fees?|levy|levies))?|body corp(?:orate)?(?: fees?)?|owners corp\w*|levies|comunidad|gastos comunes|administracion|copropriete|charges(?: de copropriete)?|hausgeld|wohngeld|spese condominiali|condominio|взнос\p{L}* (?:в )?(?:тсж|strata)|страта|物业费|管理费(?!率)|管理組合費?|ストラータ|関理費|스트라타|관리비|(?:رسوم )?(?:ال)?ستراتا|رسوم (?:المبنى|الاتحاد)|स्ट्रैटा|सोसाइटी`,
  ],
  [
    'water',
    String.raw`water(?: rates?| bills?| charges?)?|agua|\beau\b|wasser\w*|acqua|вод[аыу]|水费|水道(?:代|料金)?|수도(?:세|료|요금)?|(?:ال)?مياه|पानी`,
  ],
  [
    'insurance',
    String.raw`(?:landlord )?insurance|seguros?|assurances?|versicherung\w*|assicurazion\w*|страховк\p{L}*|страхован\p{L}*|保险费?|保険料?|보험료?|(?:ال)?تأمين|बीमा|इंश्योरेंस`,
  ],
  [
    'management',
    String.raw`(?:property )?(?:manag(?:er|ement|ing)|mgmt|mgt)(?: fees?)?|(?:letting |rental )?agents?(?: fees?| takes?)?|agency fees?|gestion(?: locative)?|gestor\w*|agencia|agence|verwalt(?:ung|er)\w*|hausverwalt\w*|makler|gestione|agenzia|administradora|imobiliaria|gestao|управл\p{L}*|агент\p{L}*|中介|托管(?:费)?|代管|管理手数料|管理会社|管理委託\p{L}*|관리 ?수수료|중개|وكيل|(?:ال)?إدارة|मैनेज\p{L}*\p{M}*|एजेंट`,
  ],
  [
    'repairs',
    String.raw`repairs?|maintenance|upkeep|reparacion\w*|mantenimiento|reparations?|entretien|travaux|reparatur\w*|instandhalt\w*|riparazion\w*|manutenzione|reparos?|manutencao|ремонт\p{L}*|维修费?|修理费?|修繕費?|修理代?|수리비?|유지비|صيانة|मरम्मत`,
  ],
  [
    'councilRates',
    String.raw`(?:council |shire |municipal )?rates(?! (?:are|of|is|at|go|rise)\b)(?!.{0,6}%)|tasas|contribuciones|impuesto predial|\bibi\b|taxes? (?:fonciere|locales?|municipales?)|grundsteuer\w*|abgaben|tasse(?: comunali)?|\bimu\b|iptu|taxas?(?: municipa\w+)?|муниципальн\p{L}*|市政费|地税|council費|固定資産税|재산세|지방세|(?:رسوم )?(?:ال)?بلدية|काउंसिल(?: रेट्?स?)?`,
  ],
];
const NAMES = WORDS.map(([kind, words]) => [kind, new RegExp(`(?<![\\p{L}])(?:${words})`, 'gu')] as const);
const LEAST_AUD = 50;
const MOST_AUD = 60_000;
const MOST_PERCENT = 25;
const REACH = 34;

const CLAUSE = /[,;.。，、；!?！？\n]|\s(?:and|plus|y|et|und|e|и|和|و|और)\s/gu;

/** The cost that is named nearest before an amount, in its own clause; or right after it. */
const kindBeside = (text: string, start: number, end: number): LetCostKind | null => {
  const left = plainText(text.slice(Math.max(0, start - REACH), start));
  const own = left.split(/\d/).at(-1) ?? '';
  const clauses = own.split(CLAUSE);
  // 'You left out the mgmt, 8.5% of it': a comma alone parts no name from its amount.
  const clause = clauses.findLast((part) => part.trim() !== '') ?? '';
  const right =
    plainText(text.slice(end, end + REACH))
      .split(/\d/)[0]
      ?.split(CLAUSE)[0] ?? '';
  const named = (part: string, isBefore: boolean) =>
    NAMES.flatMap(([kind, words]) => {
      const found = [...part.matchAll(words)];
      const one = isBefore ? found.at(-1) : found[0];
      return one ? [{ kind, gap: isBefore ? part.length - one.index - one[0].length : one.index }] : [];
    }).sort((a, b) => a.gap - b.gap)[0]?.kind;
  return named(clause, true) ?? named(right, false) ?? null;
};

/** What the costs of a let home are said to be, each by its name; a year's where no other time is said. */
export const costsIn = (message: string): SaidCost[] => {
  const text = message.toLowerCase();
  const shares = findPercentages(text);
  const ofRent = shares.flatMap(({ value, start, end }): SaidCost[] => {
    const kind = kindBeside(text, start, end);
    return kind === 'management' && value <= MOST_PERCENT ? [{ kind, percentOfRent: value, start, end }] : [];
  });
  const amounts = findAmounts(text).filter(
    ({ start, end }) => !shares.some((share) => start < share.end && end > share.start),
  );
  const paid = amounts.flatMap((amount, at): SaidCost[] => {
    const { value, start, end } = amount;
    const kind = kindBeside(text, start, end);
    const times = timesAYear(text, amount, amounts[at + 1]) ?? 1;
    const aud = Math.round(value * times);
    return kind !== null && value >= LEAST_AUD && aud <= MOST_AUD ? [{ kind, aud, start, end }] : [];
  });
  const all = [...paid, ...ofRent];
  return all.filter((one, at) => all.findIndex(({ kind }) => kind === one.kind) === at);
};

/** Only a home that is let has these; insurance and water are paid by everybody. */
const OF_LET_HOME: ReadonlySet<LetCostKind> = new Set(['strata', 'management', 'landTax', 'councilRates']);
/** What somebody lives on, where a loan for themselves is asked for. */
const OF_HOUSEHOLD =
  /\b(?:income|salary|wages?|earn\w*|borrow\w*|living (?:costs|expenses))\b|ingresos|sueldo|salaire|revenus?|einkommen|gehalt|verdien\w*|stipendio|reddito|salario|renda mensal|зарплат|доход(?!н)|年薪|收入|年収|給料|연봉|월급|راتب|सैलरी|तनख्वाह/u;

/** The costs of a let home that a message lists, two or more of them; none in the budget of a household. */
export const letCostsIn = (message: string): SaidCost[] => {
  const costs = costsIn(message);
  const isList = costs.length > 1 && costs.some(({ kind }) => OF_LET_HOME.has(kind));
  return isList && !OF_HOUSEHOLD.test(plainText(message)) ? costs : [];
};

/** The cost without where it was said. */
export const costOf = ({ kind, aud, percentOfRent }: SaidCost): LetCost => ({
  kind,
  ...(aud === undefined ? {} : { aud }),
  ...(percentOfRent === undefined ? {} : { percentOfRent }),
});

/** All of them a year, of a rent that is known. */
export const yearlyOf = (costs: readonly LetCost[], rentWeeklyAud: number | undefined): number =>
  Math.round(
    costs.reduce(
      (sum, { aud = 0, percentOfRent = 0 }) =>
        sum + aud + ((rentWeeklyAud ?? 0) * WEEKS * percentOfRent) / 100,
      0,
    ),
  );
const WEEKS = 52;
