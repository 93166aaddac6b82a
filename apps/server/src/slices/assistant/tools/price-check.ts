import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { referenceOf, referenceWithin } from '../../../access/reference-scope.ts';
import { valueSubject } from '../../assessments/value-subject.ts';
import type { ToolContext } from '../tool-context.ts';
import { listingOf } from './listing-of.ts';
import { type KnownMedian, medianAt } from './market.ts';
import { localityOf, resolveSubject, statedFacts } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

const RANGE_PERCENT = 80;

type Median = KnownMedian & { differenceAud: number };

/** Where the home itself cannot be valued. */
const medianFor = async (
  { scope }: ToolContext,
  { address, propertyType }: ArgumentsOf<'price_check'>,
  location: string,
  priceAud: number,
): Promise<Median | null> => {
  const known = await medianAt(scope, location || address, propertyType);
  return known && { ...known, differenceAud: priceAud - known.medianAud };
};

/** What was said, or what is published for the home. */
const askedFor = async (
  context: ToolContext,
  { priceAud, highPriceAud }: ArgumentsOf<'price_check'>,
  address: string,
): Promise<{ ends: [number, number] | null; listedOn: string | null }> => {
  if (priceAud !== undefined) return { ends: [priceAud, highPriceAud ?? priceAud], listedOn: null };
  const listing = await listingOf(context, address);
  const guide = listing?.guide;
  return {
    ends: guide ? [guide.fromAud, guide.toAud] : null,
    listedOn: listing?.listedOn ?? null,
  };
};

type Range = { lowAud: number; highAud: number };
const standingIn = ([from, to]: [number, number], { lowAud, highAud }: Range) => {
  if (from >= lowAud && to <= highAud) return 'inside';
  return from > highAud || to < lowAud ? 'outside' : 'partly';
};

export const priceCheck: Tool<'price_check'> = async (context, args) => {
  const { scope } = context;
  const resolved = await resolveSubject(
    referenceOf(scope.services),
    args.address,
    statedFacts(args),
    args.calledType,
  );
  if (resolved.kind === 'unclear')
    return { kind: 'ask', arguments: args, missing: 'address', choices: resolved.choices };
  const { subject, text, named, location, assumedType, path } = resolved;
  const valuation = await valueSubject(referenceWithin(scope), subject);
  const { valueAud, range80, sample } = valuation;
  const { ends, listedOn } = await askedFor(context, args, named);
  const middle = ends && (ends[0] + ends[1]) / 2;
  const above = (priceAud: number | null | undefined): number | null =>
    valueAud === null || priceAud === null || priceAud === undefined ? null : priceAud / valueAud - 1;
  return {
    kind: 'found',
    arguments: { ...args, address: named },
    result: {
      address: text,
      assumedType,
      isTypical: subject.propertyId === null && subject.address === subject.locality.name,
      priceAud: ends?.[0] ?? null,
      highPriceAud: ends && ends[1] !== ends[0] ? ends[1] : null,
      listedOn,
      valueAud,
      lowAud: range80?.lowAud ?? null,
      highAud: range80?.highAud ?? null,
      rangePercent: RANGE_PERCENT,
      aboveShare: above(middle),
      lowAboveShare: above(ends?.[0]),
      highAboveShare: above(ends?.[1]),
      inRange: ends && range80 ? standingIn(ends, range80) : null,
      median:
        valueAud === null && middle !== null
          ? await medianFor(context, args, localityOf(subject), middle)
          : null,
    },
    sample,
    path,
    subject: { address: named, location },
  };
};
