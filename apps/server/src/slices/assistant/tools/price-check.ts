import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { referenceOf, referenceWithin } from '../../../access/reference-scope.ts';
import { valueSubject } from '../../assessments/value-subject.ts';
import type { ToolContext } from '../tool-context.ts';
import { medianAt } from './market.ts';
import { localityOf, resolveSubject, statedFacts } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

const RANGE_PERCENT = 80;

type Median = { region: string; medianAud: number; differenceAud: number };

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

export const priceCheck: Tool<'price_check'> = async (context, args) => {
  const { scope } = context;
  const resolved = await resolveSubject(referenceOf(scope.services), args.address, statedFacts(args));
  if (resolved.kind === 'unclear')
    return { kind: 'ask', arguments: args, missing: 'address', choices: resolved.choices };
  const { subject, text, named, location } = resolved;
  const { valueAud, range80, sample } = await valueSubject(referenceWithin(scope), subject);
  const { priceAud, highPriceAud } = args;
  const asked = highPriceAud === undefined ? priceAud : (priceAud + highPriceAud) / 2;
  return {
    kind: 'found',
    arguments: { ...args, address: named },
    result: {
      address: text,
      priceAud,
      highPriceAud: highPriceAud ?? null,
      valueAud,
      lowAud: range80?.lowAud ?? null,
      highAud: range80?.highAud ?? null,
      rangePercent: RANGE_PERCENT,
      aboveShare: valueAud === null ? null : asked / valueAud - 1,
      isInRange: range80 !== null && asked >= range80.lowAud && asked <= range80.highAud,
      median: valueAud === null ? await medianFor(context, args, localityOf(subject), asked) : null,
    },
    sample,
    path: subject.propertyId ? `/property/${subject.propertyId}` : `/app?q=${encodeURIComponent(text)}`,
    subject: { address: named, location },
  };
};
