import type { FigureKind, ToldAnswer, ToldFigure } from './told.ts';

type Row = Readonly<Record<string, unknown>>;

const AUD: Readonly<Record<string, FigureKind>> = {
  dutyAud: 'duty',
  dutyWithSurchargeAud: 'duty',
  surchargeAud: 'surcharge',
  totalAud: 'cash',
  depositAud: 'deposit',
  costsAud: 'costs',
  extrasAud: 'other',
  loanAud: 'loan',
  monthlyAud: 'repayment',
  eachAud: 'repayment',
  interestOnlyMonthlyAud: 'repayment',
  stressedMonthlyAud: 'stressed',
  interestAud: 'interest',
  borrowingPowerAud: 'power',
  powerAud: 'power',
  reachAud: 'margin',
  byAud: 'margin',
  leftAud: 'margin',
  needAud: 'margin',
  neededAud: 'margin',
  shortAud: 'margin',
  beyondAud: 'margin',
  valueAud: 'value',
  comparablesValueAud: 'comparables',
  medianPriceAud: 'median',
  expensesAud: 'assumed',
  livingAud: 'assumed',
  netAud: 'other',
};
/** In hundredths, as they stand in a result. */
const PERCENT: Readonly<Record<string, FigureKind>> = {
  lvrPercent: 'lvr',
  rangePercent: 'range',
  testedRatePercent: 'tested',
  ratePercent: 'assumed',
};
const SHARE: Readonly<Record<string, FigureKind>> = {
  confidence: 'confidence',
  medianError: 'error',
  riskScore: 'risk',
  flood: 'risk',
  fire: 'risk',
  coastalErosion: 'risk',
  subsidence: 'risk',
  growthYoy: 'growth',
  clearanceRate: 'clearance',
};

const OF_VALUE: ReadonlySet<string> = new Set(['assess', 'explain_value', 'comparables']);
/** A low and a high end are those of a range, or of what the insurance costs. */
const endKind = (tool: string, row: Row): FigureKind =>
  OF_VALUE.has(tool) ? 'range' : typeof row.lowPercent === 'number' ? 'insurance' : 'other';

const HUNDRED = 100;
const figureFrom = (name: string, value: unknown, tool: string, row: Row): ToldFigure[] => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [];
  const end = name === 'lowAud' || name === 'highAud' ? endKind(tool, row) : undefined;
  // What a home is worth is worked with in other sums; there it was told to us.
  const kind = end ?? (name === 'valueAud' && !OF_VALUE.has(tool) ? undefined : AUD[name]);
  if (kind) return value > 0 ? [{ kind, name, value: Math.round(value), unit: 'aud' }] : [];
  const percent = PERCENT[name];
  if (percent) return [{ kind: percent, name, value, unit: 'percent' }];
  const share = SHARE[name];
  return share ? [{ kind: share, name, value: value * HUNDRED, unit: 'percent' }] : [];
};

const objectsIn = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter((one): one is Row => typeof one === 'object' && one !== null) : [];

/** By themselves: what the sums of one sheet rest on, each under its names. */
export const stepsIn = ({ result }: ToldAnswer): Row[] =>
  objectsIn(result.answers).flatMap(({ steps }) => objectsIn([steps]));

/** What the person told us themselves. */
export const isTheirs = (value: number, { arguments: args }: ToldAnswer): boolean =>
  Object.values(args).some((one) => one === value || (Array.isArray(one) && one.includes(value)));

/** Told first, by what the answer was for. */
const HEADLINES: Readonly<Record<string, readonly string[]>> = {
  upfront_costs: ['totalAud'],
  borrowing_power: ['borrowingPowerAud'],
  repayments: ['eachAud', 'monthlyAud'],
  lvr: ['lvrPercent'],
  assess: ['valueAud'],
  explain_value: ['valueAud'],
  comparables: ['comparablesValueAud', 'valueAud'],
  market: ['medianPriceAud'],
  quick_sum: ['netAud', 'lowAud'],
};
const OF_TARGET: Readonly<Record<string, string>> = {
  loan: 'loanAud',
  borrow: 'powerAud',
  afford: 'byAud',
  reach: 'reachAud',
  repay: 'eachAud',
  duty: 'dutyAud',
  cash: 'totalAud',
  lvr: 'lvrPercent',
  lmi: 'lowAud',
  gap: 'byAud',
  proceeds: 'netAud',
};
const headlinesOf = ({ tool, result }: ToldAnswer): readonly string[] => {
  if (tool === 'deal')
    return objectsIn(result.answers).flatMap(({ target }) => OF_TARGET[String(target)] ?? []);
  if (tool !== 'upfront_costs') return HEADLINES[tool] ?? [];
  if (typeof result.loanAud === 'number') return ['loanAud'];
  if (result.isDutyOnly !== true) return HEADLINES[tool] ?? [];
  // With the surcharge it is what they pay.
  return result.surchargeAud ? ['dutyWithSurchargeAud'] : ['dutyAud'];
};

/** The figures of an answer, what it was asked for first. */
export const figuresOf = (answer: ToldAnswer): ToldFigure[] => {
  const { tool, result } = answer;
  const all = [result, ...stepsIn(answer)].flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) => figureFrom(name, value, tool, row)),
  );
  const first = headlinesOf(answer);
  const rank = ({ name }: ToldFigure): number => (first.includes(name) ? first.indexOf(name) : first.length);
  return all
    .filter(
      (figure, at) =>
        (!isTheirs(figure.value, answer) || figure.kind === 'duty') &&
        all.findIndex((one) => one.name === figure.name && one.value === figure.value) === at,
    )
    .toSorted((one, other) => rank(one) - rank(other));
};

/** What the answer was for; null where it found none. */
export const headlineOf = (answer: ToldAnswer): ToldFigure | null => {
  const [first] = figuresOf(answer);
  const names = headlinesOf(answer);
  return first && (names.includes(first.name) || answer.tool === 'hazard') ? first : null;
};
