import { cutPlanAreas, cutPlanLines, type PlanArea } from '@propguard/engine/hazard/plan/cut-plan';
import type { PlanFrame } from '@propguard/engine/hazard/plan/plan-frame';
import { LAYER_KINDS, type LayerKind } from '@propguard/rules/hazards/hazard-kinds';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { openLiveIndex } from './live-hazard-index.ts';

type HazardPlan = { shores: number[][]; areas: (PlanArea & { kind: LayerKind })[] };

/** What of the layers can be drawn in a frame: shores and rivers as lines, mapped hazards as areas. */
export const cutHazardPlan = async (scope: ReferenceScope, frame: PlanFrame): Promise<HazardPlan> => {
  const { index } = await openLiveIndex(scope);
  return {
    shores: LAYER_KINDS.flatMap((kind) => cutPlanLines(index.layersOf(kind), frame)),
    areas: LAYER_KINDS.flatMap((kind) =>
      cutPlanAreas(index.layersOf(kind), frame).map((area) => ({ ...area, kind })),
    ),
  };
};
