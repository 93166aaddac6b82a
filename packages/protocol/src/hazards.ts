import { EVIDENCE_WAYS } from '@propguard/rules/hazards/certainty';
import { HAZARD_KINDS, LAYER_KINDS, RISK_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { DEEPEST_HAZARD_ZOOM } from '@propguard/rules/hazards/hazard-tiles';
import { LARGEST_LAYER_FILE_BYTES } from '@propguard/rules/hazards/layer-imports';
import { SCENARIO_KEYS } from '@propguard/rules/hazards/projections';
import { figureInWords } from '@propguard/rules/metrics/figure-definition';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { HazardLayer, LayerId, LayerImport, SuburbShare } from './hazard-layers.ts';
import { JobReference } from './jobs.ts';
import { PageQuery, pageOf } from './paging.ts';
import { operatorRoute, sessionRoute } from './route.ts';
import { ById, Day, Done, Id, WholeText } from './shapes.ts';
import { newUpload, Upload } from './uploads.ts';

const Share = z.number().min(0).max(1);
const Aud = z.int();

export const HazardEvidence = z.object({
  layerId: z.string(),
  layer: z.string(),
  way: z.enum(EVIDENCE_WAYS).describe('How the layer covers the place.'),
  figure: z
    .number()
    .nullable()
    .describe(
      'inside: severity. outside, distance: metres; null is farther than we look. share: of the suburb.',
    ),
  value: Share,
  certainty: Share,
  source: z.string(),
  licence: z.string(),
  surveyedOn: Day,
  method: z.string(),
  resolutionMetres: z.number().nullable(),
  screening: z.boolean(),
  sample: z.boolean(),
});
export type HazardEvidence = z.infer<typeof HazardEvidence>;

export const HazardAnswer = z.object({
  kind: z.enum(LAYER_KINDS),
  value: Share.nullable().describe('Null is no data, which is not zero.'),
  certainty: Share,
  evidence: z.array(HazardEvidence).describe('The surest first: it gives the value.'),
  disagreement: z.object({ low: Share, high: Share }).nullable().describe('Where sources are far apart.'),
});
export type HazardAnswer = z.infer<typeof HazardAnswer>;

const MarketRisk = z.object({
  value: Share.nullable(),
  volatility: z
    .number()
    .nullable()
    .describe('The price swing of the market analysis, for homes of this type: 0.1 is ten per cent.'),
  volatilityRegion: z.string().nullable().default(null).describe('The place that the price swing is of.'),
  volatilityCount: z.int().min(0).default(0).describe('Sales that it was made from.'),
  liquidity: Share.nullable().describe('1 sells straight away, 0 hardly ever.'),
  monthsOfStock: z.number().nullable(),
  sample: z.boolean(),
});

const HazardProjection = z.object({
  scenario: z.enum(SCENARIO_KEYS),
  name: z.string(),
  assumption: z.string(),
  kind: z.enum(HAZARD_KINDS),
  years: z.array(z.object({ year: z.int(), value: Share })),
});

const MitigationCard = z.object({
  kind: z.enum(RISK_KINDS),
  value: Share,
  tips: z.array(z.string()),
  reductionPercent: z.int(),
});

/** From hazard to money; each step rests on the one before, by the assumptions of the rules. */
export const LossChain = z.object({
  assumptions: z.object({
    buildingShareOfValue: Share,
    basePremiumRate: Share,
    claimsShareOfPremium: Share,
    costCapitalisationRate: Share,
  }),
  losses: z.array(
    z.object({
      kind: z.enum(HAZARD_KINDS),
      value: Share,
      yearlyChance: Share.describe('Of an event, at a hazard value of 1.'),
      damageShare: Share.describe('Of the building, in such an event.'),
      expectedAnnualLossAud: Aud,
    }),
  ),
  without: z.array(z.enum(HAZARD_KINDS)).describe('Hazards without data: the figures leave them out.'),
  buildingValueAud: Aud,
  expectedAnnualLossAud: Aud,
  basePremiumAud: Aud,
  hazardLoadingAud: Aud,
  annualPremiumAud: Aud,
  monthlyCostAud: Aud.describe('Of the hazards: a twelfth of `hazardLoadingAud`.'),
  valueReductionAud: Aud,
  stressedValueAud: Aud,
  serviceability: z.object({ surplusBeforeAud: z.number(), surplusAfterAud: z.number() }).nullable(),
  lvr: z.object({ before: z.number(), stressed: z.number() }).nullable(),
});

export const HazardReport = z.object({
  place: z.object({
    latitude: z.number(),
    longitude: z.number(),
    localityId: z.string().nullable(),
    localityBy: z
      .enum(['given', 'nearest'])
      .nullable()
      .describe('nearest: the suburb whose centre is closest.'),
    type: z
      .enum(PROPERTY_TYPES)
      .nullable()
      .default(null)
      .describe('The homes whose market it is; null: all types.'),
  }),
  hazards: z.array(HazardAnswer),
  market: MarketRisk,
  riskScore: Share.nullable().describe(figureInWords(HOME_METRICS.riskScore)),
  projections: z.array(HazardProjection).describe('Of the hazards that have data.'),
  mitigation: z.array(MitigationCard),
  money: LossChain.nullable().describe('Given a value.'),
});
export type HazardReport = z.infer<typeof HazardReport>;

const MoneyQuery = z.object({
  valueAud: z.coerce.number().int().min(1).max(10_000_000_000).optional(),
  loanAud: z.coerce.number().int().min(1).max(10_000_000_000).optional(),
  monthlySurplusAud: z.coerce.number().int().min(-10_000_000).max(10_000_000).optional(),
});
export const HazardQuery = MoneyQuery.extend({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  localityId: z.string().max(120).optional(),
  type: z.enum(PROPERTY_TYPES).optional().describe('Of the home; all types where it is left out.'),
});
export type HazardQuery = z.infer<typeof HazardQuery>;
export const PropertyHazardQuery = MoneyQuery.extend(ById.shape);
export type PropertyHazardQuery = z.infer<typeof PropertyHazardQuery>;

export const HazardTileQuery = z.object({
  kind: z.enum(LAYER_KINDS),
  z: WholeText.max(DEEPEST_HAZARD_ZOOM),
  x: WholeText.max(2 ** DEEPEST_HAZARD_ZOOM - 1),
  y: WholeText.max(2 ** DEEPEST_HAZARD_ZOOM - 1),
  v: z
    .string()
    .max(80)
    .optional()
    .describe('The version of the layers. With the right one the reply may be kept for good.'),
});
export type HazardTileQuery = z.infer<typeof HazardTileQuery>;

const tags = ['hazards'];

export const hazards = {
  at: sessionRoute('places:read')
    .route({
      method: 'GET',
      path: '/hazards',
      tags,
      summary: 'The hazards of a place, with their evidence',
      description:
        'Several sources are given side by side. With a value (and a loan) the reply goes on to insurance, serviceability and value under stress.',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(HazardQuery)
    .output(HazardReport),
  ofProperty: sessionRoute('places:read')
    .route({ method: 'GET', path: '/properties/{id}/hazards', tags, summary: 'The hazards of a property' })
    .errors(errorsOf('NOT_FOUND'))
    .input(PropertyHazardQuery)
    .output(HazardReport),
  layers: sessionRoute('places:read')
    .route({ method: 'GET', path: '/hazard-layers', tags, summary: 'The layers that answers are based on' })
    .output(
      z.object({ items: z.array(HazardLayer), version: z.string().describe('Changes with any layer.') }),
    ),
  shares: sessionRoute('places:read')
    .route({
      method: 'GET',
      path: '/hazard-layers/{id}/shares',
      tags,
      summary: 'The suburbs of a layer of shares',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(PageQuery.extend(LayerId.shape).extend({ query: z.string().trim().max(100).default('') }))
    .output(pageOf(SuburbShare)),
  startLayerUpload: operatorRoute
    .route({
      method: 'POST',
      path: '/hazard-layers/uploads',
      tags,
      summary: 'Announce the file of a layer',
      description: 'Its content follows in parts of 4 MiB, in order, to /uploads/hazard-layer/{id}/parts.',
    })
    .errors(errorsOf('PAYLOAD_TOO_LARGE'))
    .input(newUpload(LARGEST_LAYER_FILE_BYTES))
    .output(Upload),
  importLayer: operatorRoute
    .route({
      method: 'POST',
      path: '/hazard-layers',
      tags,
      summary: 'Bring in a layer, in place of the one of the same kind and name',
      description:
        'From a file that was sent: GeoJSON (areas, or lines and points) or a CSV table with a share for each suburb. The job says how far it is; until it has ended, the earlier layer stays.',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(LayerImport.extend({ uploadId: Id }))
    .output(JobReference),
  removeLayer: operatorRoute
    .route({
      method: 'DELETE',
      path: '/hazard-layers/{id}',
      tags,
      summary: 'Remove a layer that was imported',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(LayerId)
    .output(Done),
  tile: sessionRoute('places:read')
    .route({
      method: 'GET',
      path: '/hazard-tiles/{kind}/{z}/{x}/{y}',
      tags,
      summary: 'Mapped areas of one hazard, as a Mapbox vector tile',
      description:
        'One layer, `areas`, whose features carry `severity` (0 to 1) and `layer`. Small areas are left out where they would be a dot. Carries an ETag.',
    })
    .input(HazardTileQuery)
    .output(z.file()),
};
