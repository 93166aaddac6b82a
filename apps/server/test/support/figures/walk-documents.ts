import type { Assessment } from '@propguard/protocol/assessments';
import type { CredentialClaims } from '@propguard/protocol/certificate-claims';
import type { Certificate } from '@propguard/protocol/certificates';
import type { Measured } from '@propguard/protocol/installation';
import type { ValuationModel } from '@propguard/protocol/models';
import type { PortfolioDetail, PortfolioHome } from '@propguard/protocol/portfolios';
import type { Property } from '@propguard/protocol/property-records';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { isOutsideValue, OUTSIDE_AREAS_VALUE } from '@propguard/rules/hazards/area-severity';
import { HAZARD_KINDS, RISK_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { certificateRiskLevel } from '@propguard/rules/hazards/risk-levels';
import type { TestClient } from '../client.ts';
import { PATIENCE } from '../patience.ts';
import { sendParts } from '../send-parts.ts';
import { type Sighting, seenOf } from './sighting.ts';
import { marketOf, ofFigures } from './walk-market.ts';
import { bytesOf, walkPapers } from './walk-papers.ts';
import { ofSwing, riskName } from './walk-risks.ts';

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
        'median error': record.model?.measures.mdape ?? null,
        'held by the 80% range': record.model?.measures.coverage80 ?? null,
        dispersion: record.model?.measures.iaao.cod ?? null,
        'held-out sales': record.model?.measures.test ?? null,
        'cost of hazards a year': record.hazards.money?.hazardLoadingAud ?? null,
        'cost of hazards a month': record.hazards.money?.monthlyCostAud ?? null,
        'value under stress': record.hazards.money?.stressedValueAud ?? null,
        'expected loss': record.hazards.money?.expectedAnnualLossAud ?? null,
        'data to': record.valuation.asOf,
        'rule set': record.lending.ruleVersion,
        today: record.lending.assessedOn,
        // With a loan it is the verdict on that loan.
        ...(loan ? {} : { compliance: body.inputs.compliance.status }),
      }),
    );
    if (!loan)
      sightings.push(...(await walkPapers(client, home.id, seenOf(marketOf(home, home.type)), body)));
    if (record.market)
      sightings.push(
        ...ofFigures(seenOf(marketOf(home, home.type)), at, record.market.details.figures),
        ...ofSwing(home.id, `${at}, market`, record.market.details.figures),
      );
  }
  const modelId = assessment.valuation.modelId;
  if (modelId) {
    const { body } = await client.call<ValuationModel>('GET', `/models/${modelId}`);
    const { body: measured } = await client.call<Measured>('GET', '/installation/measured');
    sightings.push(
      ...seen('model', {
        'model trained': body.trainedAt,
        'median error': body.measures.mdape,
        'held by the 80% range': body.measures.coverage80,
        dispersion: body.measures.iaao.cod,
        'held-out sales': body.measures.test,
      }),
      ...seen('landing page', {
        'model trained': measured.model?.trainedAt ?? null,
        'median error': measured.model?.medianErrorPercent ?? null,
        'held by the 80% range': measured.model?.coverage80Percent ?? null,
        dispersion: measured.model?.dispersion ?? null,
        'held-out sales': measured.model?.heldOutSales ?? null,
      }),
    );
  }
  return sightings;
};

const TEN_THOUSANDTH = 1e-4;
const CSV_HAZARDS = {
  flood: 'flood',
  fire: 'fire',
  coastalErosion: 'coastal_erosion',
  subsidence: 'subsidence',
};

/** What we write ourselves: a quote within quotes is doubled. */
const cellsOf = (csv: string): string[][] =>
  csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
        cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
      ),
    );

const ofLine = (home: Property, row: Record<string, string>): Sighting[] => {
  const seen = seenOf(home.id);
  const number = (name: string): number | null => (row[name] ? Number(row[name]) : null);
  return [
    ...seen('portfolio’s file', {
      value: number('value_aud'),
      'range from': number('range80_low_aud'),
      'range to': number('range80_high_aud'),
      model: row.model_id ?? null,
      'data to': row.as_of ?? null,
    }),
    ...seen(
      'portfolio’s file',
      {
        'risk score': number('risk_score'),
        ...Object.fromEntries(HAZARD_KINDS.map((kind) => [kind, number(CSV_HAZARDS[kind])])),
      },
      TEN_THOUSANDTH,
    ),
  ];
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
  const [head = [], ...lines] = cellsOf((await bytesOf(client, `/portfolios/${id}/results.csv`)).toString());
  const written = lines.flatMap((cells) => {
    const row = Object.fromEntries(head.map((name, at) => [name, cells[at] ?? '']));
    const home = homes[Number(row.record) - 1];
    return home ? ofLine(home, row) : [];
  });
  const shown = body.items.flatMap((row) => {
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
  if (shown.length === 0 || written.length === 0) throw new Error('The portfolio shows no home.');
  // Where nothing was measured, the file names the hazard and gives no figure.
  const unmapped = new Set(
    shown.flatMap(({ about, figure, value }) =>
      typeof value === 'number' && isOutsideValue(value) ? [`${about} ${figure}`] : [],
    ),
  );
  return [...shown, ...written.filter(({ about, figure }) => !unmapped.has(`${about} ${figure}`))];
};

const ofClaims = (home: Property, at: string, claims: CredentialClaims): Sighting[] => {
  const { valuation, risk, model, compliance } = claims;
  return seenOf(home.id)(at, {
    value: valuation.valueAud,
    'range from': valuation.range80?.lowAud ?? null,
    'range to': valuation.range80?.highAud ?? null,
    confidence: valuation.confidence,
    'data to': valuation.asOf,
    'risk score': risk.score,
    'certified risk': risk.level,
    // A certificate names what is not mapped; elsewhere its place is held by a value of its own.
    ...Object.fromEntries(
      RISK_KINDS.map((kind) => [
        riskName(kind),
        risk.notMapped?.some((one) => one === kind) ? OUTSIDE_AREAS_VALUE : (risk.values[kind] ?? null),
      ]),
    ),
    compliance: compliance.status,
    'rule set': compliance.ruleSet,
    model: model?.id ?? null,
  });
};

/** The certificate of an assessment, as it is published and as it is signed; it needs a chain to be published on. */
export const walkCertificate = async (
  client: TestClient,
  home: Property,
  assessment: Assessment,
): Promise<Sighting[]> => {
  const made = await client.call<Certificate>('POST', '/certificates', { assessmentId: assessment.id });
  const hasValue = assessment.valuation.valueAud !== null;
  if (made.status < 300 !== hasValue)
    throw new Error(`certificate: ${made.status} ${JSON.stringify(made.body)}`);
  if (!hasValue) return [];
  const { id } = made.body;
  await until(
    async () => (await client.call<Certificate>('GET', `/certificates/${id}`)).body,
    ({ published }) => published !== null,
  );
  const signed = await client.call<{ credentialSubject: CredentialClaims }>(
    'GET',
    `/certificates/${id}/credential`,
  );
  const shown = await client.call<{ claims: CredentialClaims }>('GET', `/certificates/${id}/published`);
  return [
    ...ofClaims(home, 'certificate', signed.body.credentialSubject),
    ...ofClaims(home, 'certificate’s page', shown.body.claims),
    ...seenOf(home.id)('assessment', {
      'certified risk': certificateRiskLevel(assessment.hazards),
    }),
  ];
};
