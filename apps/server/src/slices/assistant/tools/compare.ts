import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import { PATHS } from '@propguard/rules/routes/paths';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import type { Borrowed, Counts } from '@propguard/talk/tools/market-summary';
import { referenceOf, referenceWithin } from '../../../access/reference-scope.ts';
import { hazardsOfSubject } from '../../assessments/hazards-of-subject.ts';
import { valueSubject } from '../../assessments/value-subject.ts';
import type { ToolContext } from '../tool-context.ts';
import { listingOf } from './listing-of.ts';
import { summariseMarket } from './market.ts';
import { resolveSubject, statedFacts } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

type CompareArguments = ArgumentsOf<'compare'>;

type Column = {
  name: string;
  propertyId: string | null;
  valueAud: number | null;
  medianPriceAud: number | null;
  wider: { region: string; medianAud: number } | null;
  growthYoy: number | null;
  daysOnMarket: number | null;
  borrowed: Borrowed;
  counts?: Counts;
  riskScore: number | null;
  flood: number | null;
  fire: number | null;
  coastalErosion: number | null;
  subsidence: number | null;
  /** Of a home: the middle of what is asked for it, and by how much that is above its value. */
  askingAud?: number | null;
  askingAboveShare?: number | null;
  landSqm?: number | null;
  bedrooms?: number | null;
  sample: boolean;
};

type Report = Awaited<ReturnType<typeof hazardsOfSubject>>;
const hazardIn = (report: Report | null, kind: HazardKind): number | null =>
  report?.hazards.find((one) => one.kind === kind)?.value ?? null;
const hazardsIn = (report: Report | null) => ({
  riskScore: report?.riskScore ?? null,
  flood: hazardIn(report, 'flood'),
  fire: hazardIn(report, 'fire'),
  coastalErosion: hazardIn(report, 'coastalErosion'),
  subsidence: hazardIn(report, 'subsidence'),
});

const isHome = (subject: string): boolean => /^\S*\d/.test(subject) && !/^\d{4}$/.test(subject);

const homeColumn = async (context: ToolContext, text: string): Promise<Column | { choices: string[] }> => {
  const { scope } = context;
  const resolved = await resolveSubject(referenceOf(scope.services), text);
  if (resolved.kind === 'unclear') return { choices: resolved.choices };
  const { subject } = resolved;
  const valuation = await valueSubject(referenceWithin(scope), subject);
  const report = await hazardsOfSubject(referenceOf(scope.services), subject);
  const guide = (await listingOf(context, resolved.named))?.guide;
  const askingAud = guide ? (guide.fromAud + guide.toAud) / 2 : null;
  return {
    name: resolved.text,
    propertyId: subject.propertyId,
    valueAud: valuation.valueAud,
    medianPriceAud: null,
    wider: null,
    growthYoy: null,
    daysOnMarket: null,
    borrowed: {},
    ...hazardsIn(report),
    askingAud,
    askingAboveShare: askingAud && valuation.valueAud ? askingAud / valuation.valueAud - 1 : null,
    landSqm: subject.facts.landM2,
    bedrooms: subject.facts.bedrooms,
    sample: valuation.sample,
  };
};

const placeColumn = async (
  { scope }: ToolContext,
  text: string,
  args: CompareArguments,
): Promise<Column | { choices: string[] }> => {
  const { propertyType: type } = args;
  const found = await summariseMarket(referenceOf(scope.services), text, type);
  if (!found) return { choices: [] };
  const { location, medianPriceAud, wider, growthYoy, daysOnMarket, borrowed, counts } = found.summary;
  const facts = statedFacts(args);
  const resolved = await resolveSubject(referenceOf(scope.services), text, facts);
  // 'A 4 bedroom house in Epping': a home like that is valued, as it would be if it were asked for alone.
  const isDescribed = Object.keys(facts).some((name) => name !== 'type');
  const valuation =
    isDescribed && resolved.kind === 'subject'
      ? await valueSubject(referenceWithin(scope), resolved.subject)
      : null;
  const report =
    resolved.kind === 'subject'
      ? await hazardsOfSubject(referenceOf(scope.services), resolved.subject)
      : null;
  return {
    name: location,
    propertyId: null,
    valueAud: valuation?.valueAud ?? null,
    medianPriceAud,
    wider,
    growthYoy,
    daysOnMarket,
    borrowed,
    ...(counts ? { counts } : {}),
    ...hazardsIn(report),
    sample: found.sample,
  };
};

const pathOf = (
  columns: readonly Column[],
  subjects: readonly string[],
  type: MarketPropertyType | undefined,
): string => {
  const ids = columns.flatMap(({ propertyId }) => (propertyId ? [propertyId] : []));
  if (ids.length === columns.length) return `${PATHS.compare}?ids=${ids.join(',')}`;
  const [location = '', ...others] = subjects;
  const asked = new URLSearchParams({ location, type: type ?? 'all', vs: others.join('|') });
  return `${PATHS.marketAnalysis}?${asked.toString()}`;
};

/** Between the prices of two; null where one is not known. */
const differenceIn = ([one, other, ...others]: readonly Column[]): number | null => {
  const [first, second] = [one, other].map((column) => column?.valueAud ?? column?.medianPriceAud ?? null);
  return others.length > 0 || first === null || second === null || first === undefined || second === undefined
    ? null
    : Math.abs(first - second);
};

export const compare: Tool<'compare'> = async (context, args) => {
  const { subjects, propertyType: type } = args;
  const columns: Column[] = [];
  for (const subject of subjects) {
    const column = isHome(subject)
      ? await homeColumn(context, subject)
      : await placeColumn(context, subject, args);
    if ('choices' in column)
      return { kind: 'ask', arguments: args, missing: 'subjects', choices: column.choices };
    columns.push(column);
  }
  const last = subjects.at(-1) ?? null;
  return {
    kind: 'found',
    arguments: {
      ...args,
      subjects: subjects.map((subject, at) => (isHome(subject) ? (columns[at]?.name ?? subject) : subject)),
    },
    result: { subjects: columns, differenceAud: differenceIn(columns) },
    sample: columns.some(({ sample }) => sample),
    path: pathOf(columns, subjects, type),
    subject: last && !isHome(last) ? { address: null, location: last } : null,
  };
};
