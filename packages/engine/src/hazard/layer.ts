import type { LayerKind } from '@propguard/rules/hazards/hazard-kinds';
import type { DistanceCurve } from '@propguard/rules/hazards/screening';
import type { GradedShape } from './area/area-set.ts';
import type { Box, Shape } from './shape/shape.ts';

/** What is known about a layer, whatever it holds. */
export type LayerFacts = {
  id: string;
  kind: LayerKind;
  name: string;
  source: string;
  licence: string;
  surveyedOn: string;
  method: string;
  /** Null where the source does not say. */
  resolutionMetres: number | null;
  screening: boolean;
  sample: boolean;
};

/** The share of a suburb's land that lies in the hazard, and how bad it is there. */
type LocalityShare = { localityId: string; share: number };

/** What a layer holds. */
type LayerContent =
  /** Outside of its areas it knows only what lies in its coverage, in degrees. */
  | { form: 'areas'; areas: readonly GradedShape[]; coverage: readonly Box[] }
  | { form: 'lines'; lines: readonly Shape[]; coverage: readonly Box[]; curve: DistanceCurve }
  | { form: 'shares'; shares: readonly LocalityShare[]; severity: number };

export type HazardLayer = LayerFacts & LayerContent;
