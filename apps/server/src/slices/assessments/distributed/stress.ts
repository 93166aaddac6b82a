import type {
  DistributedValuation,
  DistributedValuationRequest,
} from '@propguard/protocol/distributed-valuation';
import type { HazardReport } from '@propguard/protocol/hazards';
import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { lossChain } from '@propguard/rules/hazards/loss-chain';

type Stress = NonNullable<DistributedValuation['stress']>;

const hazardOf = (
  kind: HazardKind,
  given: DistributedValuationRequest['risk_data'],
  { hazards }: HazardReport,
): Stress['hazards'][HazardKind] => {
  const stated = given[kind];
  if (stated !== undefined) return { value: stated, source: 'given' };
  const ours = hazards.find((one) => one.kind === kind)?.value ?? null;
  return { value: ours, source: ours === null ? 'no-data' : 'ours' };
};

/** The value when insurers and buyers take the hazards into account: those given, ours where none is given. */
export const stressOf = (
  valueAud: number,
  given: DistributedValuationRequest['risk_data'],
  report: HazardReport,
): Stress => {
  const found = HAZARD_KINDS.map((kind) => [kind, hazardOf(kind, given, report)] as const);
  const hazards = Object.fromEntries(found) as Stress['hazards'];
  const values = Object.fromEntries(found.map(([kind, { value }]) => [kind, value])) as Record<
    HazardKind,
    number | null
  >;
  const chain = lossChain(valueAud, values);
  return { hazards, stressed_value: chain.stressedValueAud, chain };
};
