import type { Assessment } from '@propguard/protocol/assessments';
import type { CredentialClaims } from '@propguard/protocol/certificate-claims';
import type { Certificate } from '@propguard/protocol/certificates';
import type { ValuationModel } from '@propguard/protocol/models';
import type { PortfolioDetail, PortfolioHome } from '@propguard/protocol/portfolios';
import type { Property } from '@propguard/protocol/property-records';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { OUTSIDE_AREAS_VALUE } from '@propguard/rules/hazards/area-severity';
import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import type { TestClient } from '../client.ts';
import { PATIENCE } from '../patience.ts';
import { sendParts } from '../send-parts.ts';
import type { Sighting } from './sighting.ts';
import { seenOf } from './walk-home.ts';
import { marketOf, ofFigures } from './walk-market.ts';

const until = async <T>(read: () => Promise<T>, isDone: (read: T) => boolean): Promise<T> => {
  const from = performance.now();
  for (;;) {
    const found = await read();
    if (isDone(found)) return found;
    if (performance.now() - from > PATIENCE.timeout)
      throw new Error(`Still ${JSON.stringify(found).slice(0, 300)}`);
    await new Promise((done) => setTimeout(done, PATIENCE.interval));
  }
};

/** A report, with and without a loan, says what its assessment does, and of the market what the market says. */
export const walkReport = async (
  client: TestClient,
  home: Property,
  assessment: Assessment,
): Promise<Sighting[]> => {
  const seen = seenOf(home.id);
  const sightings: Sighting[] = [];
  for (const loan of [undefined, { amountAud: 100_000 }]) {
    const at = loan ? 'report with a loan' : 'report';
    const { body, status } = await client.call<ValuationReport>('POST', '/reports', {
      assessmentId: assessment.id,
      ...(loan ? { loan } : {}),
    });
    if (status !== 201) throw new Error(`report: ${status} ${JSON.stringify(body)}`);
    const { property_details: details, record } = body;
    const { climate_risks: climate, market_risks: market } = details.propguard_risk;
    sightings.push(
      ...seen(at, {
        value: details.propguard_valuation.ai_valuation,
        confidence: details.propguard_valuation.confidence_score,
        'risk score': details.propguard_risk.overall_score,
        'risk level': details.propguard_risk.risk_grade,
        flood: climate.flood,
        fire: climate.fire,
        coastalErosion: climate.coastal,
        subsidence: climate.geological,
        'price swing': market.volatility,
        model: record.model?.id ?? null,
        'model trained': record.model?.trainedAt ?? null,
        'cost of hazards a year': record.hazards.money?.hazardLoadingAud ?? null,
        'cost of hazards a month': record.hazards.money?.monthlyCostAud ?? null,
        'value under stress': record.hazards.money?.stressedValueAud ?? null,
        'expected loss': record.hazards.money?.expectedAnnualLossAud ?? null,
      }),
    );
    if (record.market)
      sightings.push(
        ...ofFigures(seenOf(marketOf(home, home.type)), at, record.market.details.figures),
        ...seen(`${at}, market`, { 'price swing': record.market.details.figures.volatility.value }),
      );
  }
  const modelId = assessment.valuation.modelId;
  if (modelId) {
    const { body } = await client.call<ValuationModel>('GET', `/models/${modelId}`);
    sightings.push(...seen('model', { 'model trained': body.trainedAt }));
    const measured = await client.call('GET', '/installation/measured');
    sightings.push(...seen('landing page', { 'model trained': measured.body.model?.trainedAt ?? null }));
  }
  return sightings;
};

/** Homes of a file are valued as they are one by one. */
export const walkPortfolio = async (client: TestClient, homes: readonly Property[]): Promise<Sighting[]> => {
  const rows = homes.map(
    ({ address, locality }) => `"${address}","${locality.name}",${locality.state},${locality.postcode}`,
  );
  const bytes = Buffer.from(`Address,Suburb,State,Postcode\n${rows.join('\n')}\n`);
  const started = await client.call('POST', '/portfolios', {
    fileName: 'homes.csv',
    sizeBytes: bytes.length,
  });
  const { id, uploadId } = started.body;
  await sendParts(client, `/uploads/portfolio/${uploadId}/parts`, bytes);
  const { body: read } = await client.call<PortfolioDetail>('POST', `/portfolios/${id}/reading`);
  await client.call('POST', `/portfolios/${id}/value`, { name: read.name, ...read.reading?.guess });
  await until(
    async () => (await client.call<PortfolioDetail>('GET', `/portfolios/${id}`)).body,
    ({ state }) => state === 'valued',
  );
  const { body } = await client.call<{ items: PortfolioHome[] }>('GET', `/portfolios/${id}/homes?limit=50`);
  return body.items.flatMap((row) => {
    const home = homes[row.record - 1];
    return home
      ? seenOf(home.id)('portfolio', {
          value: row.valueAud,
          'range from': row.range80?.lowAud ?? null,
          'risk score': row.riskScore,
          model: row.modelId,
          'data to': row.asOf,
          ...Object.fromEntries(HAZARD_KINDS.map((kind) => [kind, row.hazards[kind] ?? null])),
        })
      : [];
  });
};

/** The certificate of an assessment, as it is published. Nothing where the installation has no chain. */
export const walkCertificate = async (
  client: TestClient,
  home: Property,
  assessment: Assessment,
): Promise<Sighting[]> => {
  if (assessment.valuation.valueAud === null) return [];
  const made = await client.call<Certificate>('POST', '/certificates', { assessmentId: assessment.id });
  if (made.status >= 300) return [];
  const { id } = made.body;
  await until(
    async () => (await client.call<Certificate>('GET', `/certificates/${id}`)).body,
    ({ published }) => published !== null,
  );
  const { body } = await client.call<{ credentialSubject: CredentialClaims }>(
    'GET',
    `/certificates/${id}/credential`,
  );
  const { valuation, risk, model } = body.credentialSubject;
  return seenOf(home.id)('certificate', {
    value: valuation.valueAud,
    'range from': valuation.range80?.lowAud ?? null,
    confidence: valuation.confidence,
    'data to': valuation.asOf,
    'risk score': risk.score,
    // A certificate names what is not mapped; elsewhere its place is held by a value of its own.
    ...Object.fromEntries(
      HAZARD_KINDS.map((kind) => [
        kind,
        risk.notMapped?.includes(kind) ? OUTSIDE_AREAS_VALUE : (risk.values[kind] ?? null),
      ]),
    ),
    'market risk': risk.values.market ?? null,
    model: model?.id ?? null,
  });
};
