import { isDeepStrictEqual } from 'node:util';
import type { Subject } from '@propguard/protocol/valuations';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import { referenceOf, referenceWithin } from '../../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { hazardsOfSubject } from '../../assessments/hazards-of-subject.ts';
import { subjectOfProperty } from '../../assessments/subject-of-property.ts';
import { valueSubject } from '../../assessments/value-subject.ts';
import { getHome } from '../../properties/get-property.ts';
import { dayAsked } from './day-asked.ts';
import { medianAt } from './market.ts';
import { localityOf, resolveSubject, statedFacts } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

const RANGE_PERCENT = 80;

type AgainstRecord = { recordedValueAud: number | null; differenceAud: number | null };
const NOTHING_CHANGED: AgainstRecord = { recordedValueAud: null, differenceAud: null };

/** A home that is not as the person says is valued as recorded too: 'what if it had a pool' asks for the difference. */
const againstRecord = async (
  scope: WorkspaceScope,
  { propertyId, facts }: Subject,
  valueAud: number | null,
): Promise<AgainstRecord> => {
  if (!propertyId || valueAud === null) return NOTHING_CHANGED;
  const recorded = subjectOfProperty(await getHome(referenceOf(scope.services), propertyId), {});
  if (isDeepStrictEqual(recorded.facts, facts)) return NOTHING_CHANGED;
  const { valueAud: recordedValueAud } = await valueSubject(referenceWithin(scope), recorded);
  return {
    recordedValueAud,
    differenceAud: recordedValueAud === null ? null : valueAud - recordedValueAud,
  };
};

/** Values a home. Nothing is stored: the screen that the card links to does that. */
export const assess: Tool<'assess'> = async ({ scope }, args) => {
  const { services } = scope;
  const resolved = await resolveSubject(
    referenceOf(services),
    args.address,
    statedFacts(args),
    args.calledType,
  );
  if (resolved.kind === 'unclear')
    return { kind: 'ask', arguments: args, missing: 'address', choices: resolved.choices };
  const { subject, text, named, location, assumedType, path } = resolved;
  const valuation = await valueSubject(referenceWithin(scope), subject, {
    dayOf: (newest) => dayAsked(args.onDay, newest),
  });
  const hazards = await hazardsOfSubject(referenceOf(services), subject);
  return {
    kind: 'found',
    arguments: { ...args, address: named },
    sample: valuation.sample,
    path,
    subject: { address: named, location },
    result: {
      address: text,
      assumedType,
      propertyId: subject.propertyId,
      valueAud: valuation.valueAud,
      ...(await againstRecord(scope, subject, valuation.valueAud)),
      lowAud: valuation.range80?.lowAud ?? null,
      highAud: valuation.range80?.highAud ?? null,
      rangePercent: RANGE_PERCENT,
      confidence: statedConfidence(valuation),
      fsd: valuation.fsd,
      method: valuation.method,
      medianError:
        valuation.evidence.methods.find(({ method }) => method === valuation.method)?.medianError ?? null,
      comparablesValueAud: valuation.comparablesValueAud,
      comparables: valuation.comparables.length,
      isTypical: subject.propertyId === null && subject.address === subject.locality.name,
      median:
        valuation.valueAud === null ? await medianAt(scope, localityOf(subject), args.propertyType) : null,
      riskScore: hazards.riskScore,
      facts: subject.facts,
      isPast: args.onDay !== undefined,
      missingFacts: valuation.missingFacts,
      asOf: valuation.asOf,
    },
  };
};
