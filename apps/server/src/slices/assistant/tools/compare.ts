import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import { referenceOf, referenceWithin } from '../../../access/reference-scope.ts';
import { hazardsOfSubject } from '../../assessments/hazards-of-subject.ts';
import { valueSubject } from '../../assessments/value-subject.ts';
import { summariseMarket } from './market.ts';
import { resolveSubject } from './resolve-subject.ts';
import type { Tool, ToolContext } from './tool.ts';

type Column = {
  name: string;
  propertyId: string | null;
  valueAud: number | null;
  medianPriceAud: number | null;
  growthYoy: number | null;
  daysOnMarket: number | null;
  riskScore: number | null;
  sample: boolean;
};

const isHome = (subject: string): boolean => /^\S*\d/.test(subject) && !/^\d{4}$/.test(subject);

const homeColumn = async ({ scope }: ToolContext, text: string): Promise<Column | { choices: string[] }> => {
  const resolved = await resolveSubject(referenceOf(scope.services), text);
  if (resolved.kind === 'unclear') return { choices: resolved.choices };
  const { subject } = resolved;
  const valuation = await valueSubject(referenceWithin(scope), subject);
  const { riskScore } = await hazardsOfSubject(referenceOf(scope.services), subject);
  return {
    name: resolved.text,
    propertyId: subject.propertyId,
    valueAud: valuation.valueAud,
    medianPriceAud: null,
    growthYoy: null,
    daysOnMarket: null,
    riskScore,
    sample: valuation.sample,
  };
};

const placeColumn = async (
  { scope }: ToolContext,
  text: string,
  type: MarketPropertyType | undefined,
): Promise<Column | { choices: string[] }> => {
  const found = await summariseMarket(referenceOf(scope.services), text, type);
  if (!found) return { choices: [] };
  const { location, medianPriceAud, growthYoy, daysOnMarket } = found.summary;
  const resolved = await resolveSubject(referenceOf(scope.services), text);
  const riskScore =
    resolved.kind === 'subject'
      ? (await hazardsOfSubject(referenceOf(scope.services), resolved.subject)).riskScore
      : null;
  return {
    name: location,
    propertyId: null,
    valueAud: null,
    medianPriceAud,
    growthYoy,
    daysOnMarket,
    riskScore,
    sample: found.sample,
  };
};

const pathOf = (columns: readonly Column[], subjects: readonly string[]): string => {
  const ids = columns.flatMap(({ propertyId }) => (propertyId ? [propertyId] : []));
  if (ids.length === columns.length) return `/compare?ids=${ids.join(',')}`;
  const [location = '', ...others] = subjects;
  const asked = new URLSearchParams({ location, vs: others.join('|') });
  return `/market-analysis?${asked.toString()}`;
};

export const compare: Tool<'compare'> = async (context, args) => {
  const { subjects, propertyType: type } = args;
  const columns: Column[] = [];
  for (const subject of subjects) {
    const column = isHome(subject)
      ? await homeColumn(context, subject)
      : await placeColumn(context, subject, type);
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
    result: { subjects: columns },
    sample: columns.some(({ sample }) => sample),
    path: pathOf(columns, subjects),
    subject: last && !isHome(last) ? { address: null, location: last } : null,
  };
};
