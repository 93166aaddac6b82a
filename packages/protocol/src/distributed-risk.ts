import { EVIDENCE_WAYS } from '@propguard/rules/hazards/certainty';
import { LAYER_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { figureInWords } from '@propguard/rules/metrics/figure-definition';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import * as z from 'zod';
import { HazardReport } from './hazards.ts';
import { PropertyData } from './property-data.ts';
import { sessionRoute } from './route.ts';
import { Day, Id } from './shapes.ts';

const Share = z.number().min(0).max(1);

const SourceAnswer = z.object({
  kind: z.enum(LAYER_KINDS),
  layer_id: z.string(),
  layer: z.string(),
  source: z.string(),
  licence: z.string(),
  surveyed_on: Day,
  screening: z.boolean(),
  sample: z.boolean(),
  way: z.enum(EVIDENCE_WAYS).nullable().describe('How it covers the place; null: not at all.'),
  value: Share.nullable(),
  certainty: Share.nullable(),
  duration_ms: z.number().min(0),
});
export type SourceAnswer = z.infer<typeof SourceAnswer>;

export const DistributedRisk = z.object({
  address: z.string(),
  property_id: Id.nullable(),
  sources: z.array(SourceAnswer).describe('Every layer that there is, each asked by itself.'),
  risk_score: Share.nullable().describe(figureInWords(HOME_METRICS.riskScore)),
  climate_risk: z
    .enum(['High', 'Medium', 'Low'])
    .nullable()
    .describe('By `risk_score`; null where no hazard was measured.'),
  combined: HazardReport.describe('The surest source of each hazard leads; the others cost it certainty.'),
  sample: z.boolean(),
});
export type DistributedRisk = z.infer<typeof DistributedRisk>;

/** CORE-CALL-20. */
export const distributedRisk = {
  assess: sessionRoute('places:read')
    .route({
      method: 'POST',
      path: '/xnode/distributed-risk-assessment',
      tags: ['hazards'],
      summary: 'The hazards of a property, source by source and together',
      description:
        'Every hazard layer is asked by itself and says how it covers the place, or that it does not. The combined answer takes the surest source of each hazard and says where sources disagree. Nothing is kept.',
    })
    .input(z.object({ property_data: PropertyData }))
    .output(DistributedRisk),
};
