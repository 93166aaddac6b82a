import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { barRiskBand } from '@propguard/rules/hazards/risk-bands';
import { isOutsideMapped } from '@propguard/rules/hazards/risk-headline';
import { referenceOf } from '../../../access/reference-scope.ts';
import { hazardsOfSubject } from '../../assessments/hazards-of-subject.ts';
import { homesInAreas } from '../../hazards/homes-in-areas.ts';
import { resolveSubject } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

export const hazard: Tool<'hazard'> = async ({ scope }, args) => {
  const { services } = scope;
  const resolved = await resolveSubject(referenceOf(services), args.address);
  if (resolved.kind === 'unclear')
    return { kind: 'ask', arguments: args, missing: 'address', choices: resolved.choices };
  const { subject, text, named, location, path } = resolved;
  const kinds = args.kinds ?? HAZARD_KINDS;
  const isPlace = subject.address === subject.locality.name;
  const report = await hazardsOfSubject(referenceOf(services), subject);
  const homes = isPlace ? await homesInAreas(referenceOf(services), subject.locality.id, kinds) : null;
  const hazards = kinds.map((kind) => {
    const answer = report.hazards.find((one) => one.kind === kind);
    const value = answer?.value ?? null;
    return {
      kind,
      value,
      band: value === null ? null : barRiskBand(value),
      isOutside: answer !== undefined && isOutsideMapped(answer),
      homes: homes?.get(kind) ?? null,
      source: answer?.evidence[0]?.layer ?? null,
      sample: answer?.evidence[0]?.sample ?? false,
    };
  });
  return {
    kind: 'found',
    arguments: { ...args, address: named },
    sample: hazards.some((one) => one.sample),
    path: subject.propertyId ? path : `${path}&tab=risk`,
    subject: {
      address: isPlace ? null : text,
      location,
    },
    result: {
      address: text,
      isPlace,
      hazards,
      riskScore: report.riskScore,
      ...Object.fromEntries(hazards.map(({ kind, value }) => [kind, value])),
    },
  };
};
