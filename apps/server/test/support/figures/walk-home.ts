import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import type {
  ClimateRisk,
  ComprehensiveAnalysis,
  EnhancedAnalysis,
  RiskAssessment,
} from '@propguard/protocol/analyses';
import type { Assessment } from '@propguard/protocol/assessments';
import type { DistributedRisk } from '@propguard/protocol/distributed-risk';
import type { DistributedValuation } from '@propguard/protocol/distributed-valuation';
import type { HazardReport } from '@propguard/protocol/hazards';
import type { Property } from '@propguard/protocol/property-records';
import type { Valuation } from '@propguard/protocol/valuations';
import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import type { TestClient } from '../client.ts';
import { type Seen, type Sighting, seenOf } from './sighting.ts';
import { ofHazards, ofLending, ofSwing, todayHere } from './walk-risks.ts';

export const addressOf = ({ address, locality }: Property): string =>
  `${address}, ${locality.name} ${locality.state} ${locality.postcode}`;

const ofValuation = (seen: Seen, at: string, valuation: Valuation): Sighting[] =>
  seen(at, {
    value: valuation.valueAud,
    'range from': valuation.range80?.lowAud ?? null,
    'range to': valuation.range80?.highAud ?? null,
    confidence: valuation.confidence,
    model: valuation.modelId,
    'data to': valuation.asOf,
  });

/** Everywhere that a home's own figures are answered; the assessment that documents are made of. */
export const walkHome = async (
  client: TestClient,
  home: Property,
): Promise<{ sightings: Sighting[]; assessment: Assessment }> => {
  const seen = seenOf(home.id);
  const property_data = { property_id: home.id };
  const post = async <B>(path: string, body: unknown = { property_data }): Promise<B> => {
    const reply = await client.call<B>('POST', path, body);
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  const get = async <B>(path: string): Promise<B> => (await client.call<B>('GET', path)).body;

  const assessment = await post<Assessment>('/assessments', { propertyId: home.id });
  const { valueAud } = assessment.valuation;
  const priced = valueAud === null ? '' : `valueAud=${valueAud}&`;
  const kept = await get<Assessment>(`/assessments/${assessment.id}`);
  const command = await post<AnalyseReply>('/propguard/process-command', { command: addressOf(home) });
  const enhanced = await post<EnhancedAnalysis>('/ai/enhanced-analysis');
  const comprehensive = await post<ComprehensiveAnalysis>('/llm/comprehensive-analysis');
  const climate = await post<ClimateRisk>('/ai/climate-risk-calculator');
  const risk = await post<RiskAssessment>('/llm/risk-assessment');
  const bySource = await post<DistributedRisk>('/xnode/distributed-risk-assessment');
  const distributed = await post<DistributedValuation>('/xnode/distributed-valuation');
  const ofProperty = await get<HazardReport>(`/properties/${home.id}/hazards?${priced}`);
  const overview = await get<{ homes: { propertyId: string; valueAud: number; riskScore: number }[] }>(
    '/risk-overview',
  );
  const last = await get<{ items: { valueAud: number; riskScore: number }[] }>(
    `/assessments/last?propertyIds=${home.id}`,
  );
  const model = distributed.methods.find(({ method }) => method === 'model');
  const inOverview = overview.homes.find(({ propertyId }) => propertyId === home.id);
  return {
    assessment,
    sightings: [
      ...ofValuation(seen, 'assessment', assessment.valuation),
      ...ofHazards(seen, 'assessment', assessment.hazards),
      ...ofLending(seen, 'assessment', assessment.lending),
      ...ofLending(seen, 'kept assessment', kept.lending),
      ...ofLending(seen, 'comprehensive-analysis', comprehensive.lending),
      ...seen('clock', { today: todayHere() }),
      ...ofValuation(seen, 'kept assessment', kept.valuation),
      ...ofHazards(seen, 'kept assessment', kept.hazards),
      ...seen('process-command', {
        value: command.valuation,
        'range from': command.analysis_result.valuation_range?.min ?? null,
        'risk score': command.analysis_result.risk_score,
        'risk level': command.analysis_result.climate_risk,
        confidence: command.analysis_result.confidence,
        flood: command.risk.flood,
        'market risk': command.risk.market,
        compliance: command.compliance.status,
      }),
      ...seen('process-command, as it is shown', {
        'risk score': command.riskScore,
        'risk level': command.climateRisk,
      }),
      ...ofValuation(seen, 'enhanced-analysis', enhanced.valuation),
      ...ofHazards(seen, 'enhanced-analysis', enhanced.hazards),
      ...ofSwing(home.id, 'enhanced-analysis, market', enhanced.market.details.figures),
      ...ofValuation(seen, 'comprehensive-analysis', comprehensive.valuation),
      ...ofHazards(seen, 'comprehensive-analysis', comprehensive.hazards),
      ...seen('climate-risk-calculator', {
        value: climate.value,
        'risk score': climate.risk_score,
        'risk level': climate.climate_risk,
        'cost of hazards a year': climate.money?.hazardLoadingAud ?? null,
      }),
      ...seen('risk-assessment', {
        'risk score': risk.risk_score,
        'risk level': risk.climate_risk,
        ...Object.fromEntries(HAZARD_KINDS.map((kind) => [kind, risk.risk[kind]])),
        'market risk': risk.risk.market,
      }),
      ...seen('distributed-risk', { 'risk score': bySource.risk_score, 'risk level': bySource.climate_risk }),
      ...ofHazards(seen, 'distributed-risk', bySource.combined),
      ...(assessment.valuation.modelId === null
        ? []
        : seen('distributed-valuation', { model: distributed.model_id })),
      ...(model?.value != null && assessment.valuation.method === 'model'
        ? seen('distributed-valuation, model', { value: model.value, 'data to': distributed.as_of })
        : []),
      ...ofHazards(seen, 'property’s hazards', ofProperty),
      ...(inOverview
        ? seen('risk dashboard', { value: inOverview.valueAud, 'risk score': inOverview.riskScore })
        : []),
      ...(last.items[0]
        ? seen('last assessment', { value: last.items[0].valueAud, 'risk score': last.items[0].riskScore })
        : []),
    ],
  };
};
