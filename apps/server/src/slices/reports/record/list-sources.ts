import type { ReportRecord, ReportSource } from '@propguard/protocol/report-record';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { findEvidenceDatasets } from './store.ts';

type Told = Pick<ReportRecord, 'hazards' | 'lending' | 'market' | 'model'>;

/** A dataset counts all of its rows: homes beside their sales, changes beside the listings. */
const KIND_WORDS = {
  sales: 'records of homes and sales',
  listings: 'records of listings and their changes',
  hazard: 'areas',
  series: 'observations',
} as const;

const datasetSources = async (scope: ReferenceScope): Promise<ReportSource[]> =>
  (await findEvidenceDatasets(scope.reader)).map(
    ({ name, kind, rows, attribution, licence, asOf, sample }) => ({
      name,
      detail: `${rows.toLocaleString('en-AU')} ${KIND_WORDS[kind]}`,
      source: attribution,
      licence,
      asOf,
      sample,
    }),
  );

const modelSource = ({ model }: Told): ReportSource[] =>
  model
    ? [
        {
          name: 'Valuation model',
          detail: `${model.id.slice(0, 8)}, fingerprint ${model.modelFingerprint.slice(0, 16)}`,
          source: 'Trained on this installation',
          licence: null,
          asOf: model.dataUntil,
          sample: model.sample,
        },
      ]
    : [];

const hazardSources = ({ hazards }: Told): ReportSource[] => {
  const layers = new Map(
    hazards.hazards.flatMap(({ evidence }) => evidence.map((one) => [one.layerId, one] as const)),
  );
  return [...layers.values()].map(({ layer, method, source, licence, surveyedOn, screening, sample }) => ({
    name: layer,
    detail: screening ? `Screening. ${method}` : method,
    source,
    licence,
    asOf: surveyedOn,
    sample,
  }));
};

const marketSource = ({ market }: Told): ReportSource[] =>
  market
    ? [
        {
          name: 'Market figures',
          detail: market.details.parent
            ? `${market.details.region.name}, and ${market.details.parent.name} where it has too few sales`
            : market.details.region.name,
          source: 'Made from the sales and listings above',
          licence: null,
          asOf: market.details.asOf,
          sample: market.details.sample,
        },
      ]
    : [];

const ruleSource = ({ lending }: Told): ReportSource => ({
  name: 'Lending rules',
  detail: `Rule set ${lending.ruleVersion}: APS 112, APS 220, APS 221, CPS 230, APG 223, NCCP Act`,
  source: 'APRA and the Commonwealth of Australia, as read by this product',
  licence: null,
  asOf: lending.assessedOn,
  sample: false,
});

/** CORE-REP-03: everything that a figure of the report rests on. */
export const listSources = async (scope: ReferenceScope, told: Told): Promise<ReportSource[]> => [
  ...(await datasetSources(scope)),
  ...modelSource(told),
  ...hazardSources(told),
  ...marketSource(told),
  ruleSource(told),
];
