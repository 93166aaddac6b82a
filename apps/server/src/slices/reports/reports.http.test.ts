import { createHash } from 'node:crypto';
import { canonicalBytes } from '@propguard/proof/canonical/canonical-json';
import type { ReportShare } from '@propguard/protocol/report-record';
import type { ReportSummary, SharedReport } from '@propguard/protocol/reports';
import { ValuationReport } from '@propguard/protocol/valuation-report';
import { REPORT_ID_PATTERN } from '@propguard/rules/reports/report-id';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { findKnownHome, type KnownHome } from '../../../test/support/known-home.ts';
import { signUp, visit } from '../../../test/support/people.ts';

const LOAN_AUD = 500_000;

let installation: TestInstallation;
let newClient: () => TestClient;
let client: TestClient;
let known: KnownHome;
let assessmentId: string;
let report: ValuationReport;

const bytesOf = async (path: string, by: TestClient = client): Promise<Buffer> => {
  const reply = await fetch(`${by.url}/api${path}`, { headers: { cookie: by.cookieHeader } });
  expect(reply.status).toBe(200);
  return Buffer.from(await reply.arrayBuffer());
};

const workbookOf = async (path: string): Promise<ExcelJS.Workbook> => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await bytesOf(path)) as unknown as ExcelJS.Buffer);
  return workbook;
};

beforeAll(async () => {
  installation = await createInstallation();
  known = await findKnownHome(installation);
  newClient = (await installation.startNode()).client;
  client = (await signUp(newClient(), 'Vera Valuer')).client;
  const assessed = await client.call('POST', '/assessments', { propertyId: known.id });
  assessmentId = assessed.body.id;
  const made = await client.call<ValuationReport>('POST', '/reports', {
    assessmentId,
    loan: { amountAud: LOAN_AUD },
  });
  expect(made.status).toBe(201);
  report = made.body;
});
afterAll(() => installation.close());

describe('a report', () => {
  it('CORE-REP-10 CORE-ENT-24 CORE-ENT-25: has a number and the shape of the specification', () => {
    expect(report.report_id).toMatch(REPORT_ID_PATTERN);
    expect(ValuationReport.safeParse(report).error).toBeUndefined();
    expect(report.property_details).toMatchObject({ address: known.address, suburb: known.locality });
    expect(report.comprehensive_analysis.comparable_properties.length).toBeGreaterThan(2);
    expect(report).toMatchObject({ version: 1, sample: true, prepared_by: 'Vera Valuer' });
    expect(report.record.certificate).toBeNull();
  });

  it('CORE-ENT-26 CORE-ENT-27 CORE-ENT-28: carries value, risk and compliance of the assessment', async () => {
    const { body: assessment } = await client.call('GET', `/assessments/${assessmentId}`);
    const { propguard_valuation, propguard_risk, propguard_compliance } = report.property_details;
    expect(propguard_valuation.ai_valuation).toBe(assessment.valuation.valueAud);
    expect(propguard_valuation.valuation_range).toEqual({
      min: assessment.valuation.range80.lowAud,
      max: assessment.valuation.range80.highAud,
    });
    expect(propguard_risk.overall_score).toBe(assessment.hazards.riskScore);
    expect(Object.keys(propguard_compliance.lvr_thresholds)).toEqual([
      '80_percent',
      '90_percent',
      '95_percent',
    ]);
    expect(report.record.lending.figures.lvr).toEqual({
      value: LOAN_AUD / assessment.valuation.valueAud,
      assumed: false,
    });
    expect(report.inputs.compliance.status).toBe(report.record.lending.compliance.status);
  });

  it('is the same when it is read again, and its digest is that of its record', async () => {
    const { body } = await client.call<ValuationReport>('GET', `/reports/${report.report_id}`);
    expect(body).toEqual(report);
    expect(createHash('sha256').update(canonicalBytes(body.record)).digest('hex')).toBe(report.digest);
  });

  it('is about a saved scenario where one is named, with the reason for each sale', async () => {
    const { body: assessed } = await client.call('GET', `/assessments/${assessmentId}`);
    const { saleId, address } = assessed.valuation.comparables[0];
    const scenario = await client.call('POST', `/assessments/${assessmentId}/scenarios`, {
      name: 'Without the family sale',
      changes: {
        facts: { bedrooms: 6 },
        withoutSales: [saleId],
        saleReasons: { [saleId]: 'Sold to family' },
      },
    });
    expect(scenario.status).toBe(201);
    const scenarioId = scenario.body.id;
    const made = await client.call<ValuationReport>('POST', '/reports', { assessmentId, scenarioId });
    expect(made.status).toBe(201);
    expect(ValuationReport.safeParse(made.body).error).toBeUndefined();
    const { record } = made.body;
    expect(record.valuation.valueAud).toBe(scenario.body.valuation.valueAud);
    expect(record.scenario).toMatchObject({
      name: 'Without the family sale',
      assessedAud: assessed.valuation.valueAud,
      facts: [{ name: 'bedrooms', was: assessed.subject.facts.bedrooms, now: 6 }],
      sales: [{ saleId, change: 'left-out', address, reason: 'Sold to family' }],
    });
    expect(record.hazards.money?.buildingValueAud).toBe(Math.round((record.valuation.valueAud ?? 0) * 0.5));
    expect(record.summary[0]).toContain('for the scenario “Without the family sale”');
    expect(
      (await bytesOf(`/reports/${made.body.report_id}/download?format=pdf`)).subarray(0, 4).toString(),
    ).toBe('%PDF');
    const sheet = (await workbookOf(`/reports/${made.body.report_id}/download?format=excel`)).getWorksheet(
      'Comparables',
    );
    expect(JSON.stringify(sheet?.getSheetValues())).toContain('Sold to family');

    const list = (query: string) =>
      client.call<{ items: ReportSummary[] }>('GET', `/reports?assessmentId=${assessmentId}${query}`);
    const named = (reply: Awaited<ReturnType<typeof list>>) =>
      reply.body.items.map(({ reportId }) => reportId);
    expect(named(await list(''))).not.toContain(made.body.report_id);
    expect(named(await list(`&scenarioId=${scenarioId}`))).toEqual([made.body.report_id]);
    const alone = await client.call('POST', '/reports', { scenarioId });
    expect(alone.body.data.fields[0].field).toBe('assessmentId');
    const unknown = '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a';
    expect((await client.call('POST', '/reports', { assessmentId, scenarioId: unknown })).status).toBe(404);

    // Made again, it is about the same changes to the home as it is assessed then.
    const again = await client.call<ValuationReport>('POST', `/reports/${made.body.report_id}/versions`, {});
    expect(again.status).toBe(201);
    expect(again.body.record.scenario).toMatchObject({
      name: 'Without the family sale',
      facts: [{ name: 'bedrooms', was: assessed.subject.facts.bedrooms, now: 6 }],
      sales: [{ saleId, change: 'left-out', reason: 'Sold to family' }],
    });
    expect(again.body.record.valuation.valueAud).toBe(record.valuation.valueAud);
    const { body: reassessed } = await client.call('GET', `/assessments/${again.body.assessment_id}`);
    expect(reassessed.subject.facts).toEqual(assessed.subject.facts);
  });

  it('cannot be changed or deleted by the product, only added to', async () => {
    const { rows } = await installation.owner.query<{ right: string }>(
      `select privilege_type as right from information_schema.role_table_grants
       where table_name in ('report', 'report_version') and grantee like '%_app' order by 1`,
    );
    expect(new Set(rows.map(({ right }) => right))).toEqual(new Set(['INSERT', 'SELECT']));
  });

  it('is written into the audit trail', async () => {
    const { body } = await client.call('GET', '/audit');
    expect(body.items).toContainEqual(
      expect.objectContaining({
        action: 'make-report',
        subject: { kind: 'report', id: report.report_id },
        status: 'COMPLETED',
      }),
    );
  });

  it('stays readable in every version, and the newest is the one that is shown', async () => {
    const again = await client.call<ValuationReport>('POST', `/reports/${report.report_id}/versions`, {});
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ report_id: report.report_id, version: 2 });
    expect(again.body.record.loan?.amountAud).toBe(LOAN_AUD);
    expect(again.body.versions.map(({ version }) => version)).toEqual([2, 1]);
    const newest = await client.call('GET', `/reports/${report.report_id}`);
    expect(newest.body.version).toBe(2);
    const first = await client.call('GET', `/reports/${report.report_id}?version=1`);
    expect(first.body.record).toEqual(report.record);
    const list = await client.call<{ items: ReportSummary[] }>(
      'GET',
      `/reports?assessmentId=${assessmentId}`,
    );
    expect(list.body.items.map(({ reportId, latest }) => [reportId, latest.version])).toEqual([
      [report.report_id, 2],
    ]);
  });

  it('is made of a property, and of the last assessment when nothing is named', async () => {
    const ofProperty = await client.call<ValuationReport>('POST', '/reports', { propertyId: known.id });
    expect(ofProperty.body.property_details.address).toBe(known.address);
    const ofLast = await client.call<ValuationReport>('POST', '/reports', {});
    expect(ofLast.body.assessment_id).toBe(ofProperty.body.assessment_id);
    const draft = await client.call('GET', `/assessments/${assessmentId}/report-draft`);
    expect(draft.body.summary[0]).toContain(known.address);
    expect(draft.body.sources.length).toBeGreaterThan(3);
    // CORE-REP-03: what is counted is named; homes are not sales.
    const { rows } = await installation.owner.query<{ rows: number }>(
      "select rows from dataset where kind = 'sales'",
    );
    expect(draft.body.sources.map(({ detail }: { detail: string }) => detail)).toContain(
      `${rows[0]?.rows.toLocaleString('en-AU')} records of homes and sales`,
    );
  });

  it.each([
    ['an assessment that is not there', { assessmentId: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a' }, 404],
    [
      'two things at once',
      {
        assessmentId: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a',
        propertyId: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a',
      },
      422,
    ],
    ['a loan of nothing', { loan: { amountAud: 0 } }, 422],
  ])('is not made of %s', async (_, body, status) => {
    expect((await client.call('POST', '/reports', body)).status).toBe(status);
  });

  it('is not made again of another property', async () => {
    const other = await client.call('POST', '/propguard/process-command', { command: known.locality });
    const { status, body } = await client.call('POST', `/reports/${report.report_id}/versions`, {
      assessmentId: other.body.assessment_id,
    });
    expect(status).toBe(422);
    expect(body.data.fields[0].field).toBe('assessmentId');
  });
});

describe('files', () => {
  it('a PDF says what it is, and is named by the report', async () => {
    const path = `${client.url}/api/reports/${report.report_id}/download?format=pdf&version=1`;
    const reply = await fetch(path, { headers: { cookie: client.cookieHeader } });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toContain(`filename="${report.report_id}.pdf"`);
    const text = Buffer.from(await reply.arrayBuffer()).toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('/Lang (en-AU)');
    expect(text).toContain(`Valuation report ${report.report_id}`);
  });

  it('a workbook adds up by itself: every formula comes to what it shows', async () => {
    const workbook = await workbookOf(`/reports/${report.report_id}/download?format=excel&version=1`);
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([
      'Summary',
      'Comparables',
      'Hazards',
      'Lending',
      'Sources',
    ]);
    const grid = workbook.getWorksheet('Comparables');
    if (!grid) throw new Error('no grid');
    const rowOf = (label: string): ExcelJS.Row => {
      const found = grid.getRows(1, grid.rowCount)?.find((row) => row.getCell(1).value === label);
      if (!found) throw new Error(`no line ${label}`);
      return found;
    };
    const [price, net, adjusted] = ['Sale price', 'Net adjustment', 'Adjusted price'].map(rowOf) as [
      ExcelJS.Row,
      ExcelJS.Row,
      ExcelJS.Row,
    ];
    report.record.valuation.comparables.forEach((sale, index) => {
      const column = 3 + index;
      const lines: number[] = [];
      for (let at = price.number + 1; at < net.number; at++)
        lines.push(Number(grid.getCell(at, column).value));
      expect(price.getCell(column).value).toBe(sale.priceAud);
      const sum = lines.reduce((total, line) => total + line, 0);
      expect(net.getCell(column).value).toMatchObject({ result: sum });
      expect(adjusted.getCell(column).value).toMatchObject({ result: sale.priceAud + sum });
    });
    const lending = workbook.getWorksheet('Lending');
    const missing = lending
      ?.getRows(1, lending.rowCount)
      ?.map((row) => row.getCell(6).text)
      .join(' ');
    expect(missing).toContain('Living expenses');
    expect(missing).not.toContain('Aud');
    const lvr = lending?.getRows(1, lending.rowCount)?.find((row) => row.getCell(1).value === 'LVR');
    expect(lvr?.getCell(2).value).toMatchObject({
      formula: expect.stringContaining('/'),
      result: report.record.lending.figures.lvr.value,
    });
  });

  it('JSON is the report itself', async () => {
    const text = await bytesOf(`/reports/${report.report_id}/download?format=json&version=1`);
    const parsed = ValuationReport.parse(JSON.parse(text.toString()));
    expect(parsed.record).toEqual(report.record);
  });
});

describe('sharing', () => {
  const share = (body: object = {}) =>
    client.call<ReportShare & { path: string }>('POST', `/reports/${report.report_id}/shares`, body);
  const tokenOf = (path: string): string => path.split('/').at(-1) ?? '';

  it('shows one version to anyone who has the link, and nothing of the workspace', async () => {
    const { status, body } = await share({ version: 1 });
    expect(status).toBe(201);
    const stranger = newClient();
    const shown = await stranger.call<SharedReport>('GET', `/shared/reports/${tokenOf(body.path)}`);
    expect(shown.status).toBe(200);
    expect(shown.body.report).toMatchObject({ version: 1, prepared_for: null, prepared_by: null });
    expect(shown.body.report.record).toEqual(report.record);
    for (const secret of ['Vera Valuer', assessmentId, report.prepared_for ?? ''])
      expect(JSON.stringify(shown.body)).not.toContain(secret);
    const pdf = await bytesOf(`/shared/reports/${tokenOf(body.path)}/download?format=pdf`, stranger);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('ends when it is revoked', async () => {
    const { body } = await share();
    const listed = await client.call('GET', `/reports/${report.report_id}/shares`);
    expect(listed.body.items).toContainEqual(
      expect.objectContaining({ id: body.id, createdBy: 'Vera Valuer' }),
    );
    expect(JSON.stringify(listed.body)).not.toContain(tokenOf(body.path));
    const gone = await client.call('DELETE', `/reports/${report.report_id}/shares/${body.id}`);
    expect(gone.status).toBe(200);
    const shown = await newClient().call('GET', `/shared/reports/${tokenOf(body.path)}`);
    expect({ status: shown.status, code: shown.body.code }).toEqual({ status: 410, code: 'LINK_EXPIRED' });
  });

  it('ends by itself', async () => {
    const { body } = await share({ validDays: 1 });
    await installation.owner.query(`update guest_pass set expires_at = now() where id = $1`, [body.id]);
    expect((await newClient().call('GET', `/shared/reports/${tokenOf(body.path)}`)).status).toBe(410);
    const listed = await client.call('GET', `/reports/${report.report_id}/shares`);
    expect(listed.body.items.map(({ id }: ReportShare) => id)).not.toContain(body.id);
  });

  it('keeps no link in the database, only its hash', async () => {
    const { body } = await share();
    const { rows } = await installation.owner.query<{ text: string }>(
      `select string_agg(t::text, ' ') as text from guest_pass t`,
    );
    expect(rows[0]?.text).not.toContain(tokenOf(body.path));
  });
});

it('a report of another workspace is not there, by any route', async () => {
  const other = await visit(newClient());
  await other.call('POST', '/assessments', { propertyId: known.id });
  const id = report.report_id;
  for (const [method, path] of [
    ['GET', `/reports/${id}`],
    ['GET', `/reports/${id}/download?format=json`],
    ['GET', `/reports/${id}/shares`],
    ['POST', `/reports/${id}/shares`],
    ['POST', `/reports/${id}/versions`],
    ['GET', `/assessments/${assessmentId}/report-draft`],
  ] as const) {
    const { status } = await other.call(method, path, method === 'POST' ? {} : undefined);
    expect(status, `${method} ${path}`).toBe(404);
  }
  const list = await other.call('GET', '/reports');
  expect(list.body.items).toEqual([]);
});
