import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import type { Assessment, Scenario } from '@propguard/protocol/assessments';
import type { Valuation } from '@propguard/protocol/valuations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { findKnownHome, type KnownHome } from '../../../test/support/known-home.ts';
import { visit } from '../../../test/support/people.ts';

let installation: TestInstallation;
let client: TestClient;
let known: KnownHome;

const process = (command: string) =>
  client.call<AnalyseReply>('POST', '/propguard/process-command', { command });

beforeAll(async () => {
  installation = await createInstallation();
  known = await findKnownHome(installation);
  const node = await installation.startNode();
  client = await visit(node.client());
});
afterAll(() => installation.close());

describe('process-command', () => {
  it('asks which one is meant where a number and street are in two places, and is told by the suburb', async () => {
    const { rows } = await installation.owner.query<{ dataset: string }>(
      'select dataset_id as dataset from property limit 1',
    );
    for (const locality of ['qld-4005-new-farm', 'nsw-2048-stanmore'])
      await installation.owner.query(
        `insert into property (house_number, street_name, street_type, locality_id, latitude, longitude, position_source, type, dataset_id)
         select '1', 'Quokkaville', 'Parade', id, latitude, longitude, 'exact', 'house', $2 from locality where id = $1`,
        [locality, rows[0]?.dataset],
      );
    const asked = await process('1 Quokkaville Parade');
    expect(asked.status).toBe(422);
    const message = JSON.stringify(asked.body);
    expect(message).toContain('New Farm QLD 4005');
    expect(message).toContain('Stanmore NSW 2048');
    expect(message).toContain('Which one do you mean?');
    for (const which of ['1 Quokkaville Parade Stanmore', '1 Quokkaville Parade NSW'])
      expect((await process(which)).body.address).toContain('Stanmore');
    // A block of units there is at the same number.
    await installation.owner.query(
      "update property set unit = '7' where street_name = 'Quokkaville' and locality_id = 'qld-4005-new-farm'",
    );
    const withUnits = await process('1 Quokkaville Parade');
    expect(withUnits.status).toBe(422);
    expect(JSON.stringify(withUnits.body)).toContain('1 Quokkaville Parade is in ');
    // A number that neither has: the street alone does not say which.
    expect((await process('3 Quokkaville Parade')).status).toBe(422);
    expect((await process('3 Quokkaville Parade QLD')).status).toBe(200);
  });

  it('asks in which state a suburb is whose name is in several, and is told by state or postcode', async () => {
    const asked = await process('Richmond');
    expect(asked.status).toBe(422);
    const message = JSON.stringify(asked.body);
    expect(message).toContain('VIC 3121');
    expect(message).toContain('NSW 2753');
    expect(message).toContain('Which one do you mean?');
    for (const [which, state] of [
      ['Richmond VIC', 'VIC'],
      ['Richmond Victoria', 'VIC'],
      ['Richmond 2753', 'NSW'],
      ['3 bedroom house in Richmond NSW 2753', 'NSW'],
    ] as const)
      expect((await process(which)).body.address, which).toContain(state);
    expect((await process('New Farm')).status).toBe(200);
  });

  it('CORE-ENT-13 CORE-CALL-05: values a known address with a range that holds the value', async () => {
    const { status, body } = await process(`${known.address} ${known.locality}`);
    expect(status).toBe(200);
    expect(body.address).toContain(known.address);
    const { current_valuation: value, valuation_range: range, confidence } = body.analysis_result;
    expect(value).toBeGreaterThan(10_000);
    expect(body.valuation).toBe(value);
    expect(range?.min).toBeLessThan(value ?? 0);
    expect(range?.max).toBeGreaterThan(value ?? Number.MAX_SAFE_INTEGER);
    expect(confidence).toBeGreaterThan(0);
    expect(body.sample).toBe(true);
    expect(body.story).toContain('sample data');
    // CORE-ENT-12: as it is shown.
    const { risk_score, climate_risk, lvr } = body.analysis_result;
    expect(body).toMatchObject({ riskScore: risk_score, climateRisk: climate_risk, lvrRatio: lvr });
    expect(Object.keys(body.sentiment ?? {})).toEqual(['score', 'magnitude', 'keywords']);
    expect(Object.keys(body.risk)).toEqual(['flood', 'fire', 'coastalErosion', 'subsidence', 'market']);
    const { status: verdict, reasons, lvr: ratio, dti, apraCompliance } = body.compliance;
    // No loan was given: nothing is approved, and what it would take is said.
    expect([verdict, reasons.length > 0, typeof ratio, typeof dti]).toEqual([
      'REVIEW',
      true,
      'number',
      'number',
    ]);
    expect(Object.keys(apraCompliance).toSorted()).toEqual([
      'aps220',
      'aps221',
      'lastAudit',
      'nextReview',
      'prudentialStandards',
    ]);
  });

  it('CORE-ASSESS-01: is an entry that begins IN_PROGRESS and ends COMPLETED, with the time', async () => {
    const other = await visit(new TestClient(client.url));
    await other.call('POST', '/propguard/process-command', { command: `${known.address} ${known.locality}` });
    const { body } = await other.call('GET', '/audit');
    const [entry] = body.items;
    expect(entry).toMatchObject({ action: 'assess-property', status: 'COMPLETED' });
    expect(Date.parse(entry.completedAt)).toBeGreaterThanOrEqual(Date.parse(entry.timestamp));
    const { rows } = await installation.owner.query(
      'select status from audit_record where entry_id = $1 order by position',
      [entry.id],
    );
    expect(rows.map(({ status }) => status)).toEqual(['IN_PROGRESS', 'COMPLETED']);
  });

  it('values a suburb by what was said about the home, with a wider range than a home we know', async () => {
    const exact = (await process(`${known.address} ${known.locality}`)).body.analysis_result;
    const { status, body } = await process(`value of 3 bed house in ${known.locality}`);
    expect(status).toBe(200);
    const width = ({ current_valuation: value, valuation_range: range }: AnalyseReply['analysis_result']) =>
      ((range?.max ?? 0) - (range?.min ?? 0)) / (value ?? 1);
    expect(width(body.analysis_result)).toBeGreaterThan(width(exact));
  });

  it('CORE-GEN-05: values the suburb that is named, not a larger one whose name begins with it', async () => {
    const { status, body } = await process('What is a house in Bondi worth?');
    expect(status).toBe(200);
    expect(body.address).toBe('Bondi NSW 2026');
  });

  it('values a number that we do not know in a street that we do', async () => {
    const unknown = known.address.replace(/^\d+/, '99999');
    const { status, body } = await process(`${unknown} ${known.locality}`);
    expect(status).toBe(200);
    const { body: whole } = await client.call<Assessment>('GET', `/assessments/${body.assessment_id}`);
    expect(whole.subject).toMatchObject({ propertyId: null, positionSource: 'street', address: unknown });
    expect(whole.subject.factSources.bedrooms).toBe('unknown');
  });

  it('values an unknown street in a known suburb', async () => {
    const { status, body } = await process(`77 Zzyzx Parade ${known.locality}`);
    expect(status).toBe(200);
    const { body: whole } = await client.call<Assessment>('GET', `/assessments/${body.assessment_id}`);
    expect(whole.subject).toMatchObject({
      positionSource: 'locality',
      address: '77 Zzyzx Parade',
      locality: { id: known.localityId },
    });
  });

  it('answers more callers at once than there are connections', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => process(`${known.address} ${known.locality}`)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  it.each(['', '   ', 'a'.repeat(501), '🏡', 'what is it worth', '10 Downing Street London', '\u202e\u0000'])(
    'refuses %j with the field named',
    async (command) => {
      const { status, body } = await client.call('POST', '/propguard/process-command', { command });
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'VALIDATION_FAILED' });
      expect(body.data?.fields?.[0]?.field).toBe('command');
    },
  );
});

describe('an assessment', () => {
  const assess = async (): Promise<Assessment> => {
    const { status, body } = await client.call<Assessment>('POST', '/assessments', { propertyId: known.id });
    expect(status).toBe(201);
    return body;
  };

  it('has reasons and adjustments that add up to the dollar', async () => {
    const { valuation } = await assess();
    const sum = (parts: { aud: number }[]) => parts.reduce((total, { aud }) => total + aud, 0);
    expect((valuation.baseAud ?? 0) + sum(valuation.reasons)).toBe(valuation.valueAud);
    expect(valuation.comparables.length).toBeGreaterThan(2);
    for (const { priceAud, adjustments, adjustedAud } of valuation.comparables)
      expect(priceAud + sum(adjustments)).toBe(adjustedAud);
    expect(valuation.comparables.every(({ contractDate }) => contractDate <= valuation.asOf)).toBe(true);
  });

  it('changes with a fact or without a comparable, and stays as it was', async () => {
    const { id, valuation } = await assess();
    const dropped = valuation.comparables[0]?.saleId;
    const attempt = (changes: object) =>
      client.call<Valuation>('POST', `/assessments/${id}/try`, { changes });
    const bigger = await attempt({ facts: { landM2: 5_000, bedrooms: 6 } });
    expect(bigger.status).toBe(200);
    expect(bigger.body.valueAud).toBeGreaterThan(valuation.valueAud ?? 0);
    const without = await attempt({ withoutSales: [dropped] });
    expect(without.body.comparables.map(({ saleId }) => saleId)).not.toContain(dropped);
    const { body: after } = await client.call<Assessment>('GET', `/assessments/${id}`);
    expect(after.valuation).toEqual(valuation);
  });

  it('keeps a challenged fact as a named scenario', async () => {
    const { id } = await assess();
    const path = `/assessments/${id}/scenarios`;
    const made = await client.call<Scenario>('POST', path, {
      name: 'The owner says five bedrooms',
      kind: 'challenge',
      changes: { facts: { bedrooms: 5 } },
    });
    expect(made.status).toBe(201);
    const { body } = await client.call<{ items: Scenario[] }>('GET', path);
    expect(body.items).toEqual([made.body]);
    expect((await client.call('DELETE', `${path}/${made.body.id}`)).status).toBe(200);
    expect((await client.call<{ items: Scenario[] }>('GET', path)).body.items).toEqual([]);
  });

  it('keeps the reason for each sale that was left out, and keeps nothing without it', async () => {
    const { id, valuation } = await assess();
    const saleId = valuation.comparables[0]?.saleId ?? '';
    const path = `/assessments/${id}/scenarios`;
    const send = (saleReasons: Record<string, string>) =>
      client.call('POST', path, { name: 'Without it', changes: { withoutSales: [saleId], saleReasons } });
    const refused = await send({});
    expect(refused.status).toBe(422);
    expect(refused.body.data.fields[0]).toEqual({
      field: `changes.saleReasons.${saleId}`,
      message: 'Say why you left out or added this sale.',
    });
    const another = '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a';
    const made = await send({ [saleId]: 'Sold to family', [another]: 'Put back since' });
    expect(made.body.changes.saleReasons).toEqual({ [saleId]: 'Sold to family' });
  });

  it('tells the story of the value that is tried', async () => {
    const { id, story } = await assess();
    const { body } = await client.call('POST', `/assessments/${id}/try`, {
      changes: { facts: { bedrooms: 6, landM2: 1500 } },
    });
    expect(body.story).not.toBe(story);
    expect(body.story).toContain(`$${Number(body.valueAud).toLocaleString('en-AU')}`);
  });

  it.each([
    [{ facts: { bedrooms: -1 } }, 'changes.facts.bedrooms'],
    [{ facts: { landM2: 1e12 } }, 'changes.facts.landM2'],
    [{ facts: { yearBuilt: 1066 } }, 'changes.facts.yearBuilt'],
    [{ withoutSales: ['x'] }, 'changes.withoutSales.0'],
  ])('refuses the change %j', async (changes, field) => {
    const { id } = await assess();
    const { status, body } = await client.call('POST', `/assessments/${id}/try`, { changes });
    expect(status).toBe(422);
    expect(body.data?.fields?.[0]?.field).toBe(field);
  });

  it('the last of each of several properties is told in short', async () => {
    await assess();
    const { id, valuation, hazards } = await assess();
    const asked = [known.id, '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a'].join(',');
    const { body } = await client.call('GET', `/assessments/last?propertyIds=${asked}`);
    expect(body.items).toEqual([
      {
        propertyId: known.id,
        assessmentId: id,
        valueAud: valuation.valueAud,
        riskScore: hazards.riskScore,
        lvr: { value: 0.65, assumed: true },
        sample: true,
      },
    ]);
    const wrong = await client.call('GET', '/assessments/last?propertyIds=here,there');
    expect(wrong).toMatchObject({
      status: 422,
      body: { data: { fields: [{ field: 'propertyIds.0' }, {}] } },
    });
  });

  it('is listed, and goes when it is removed', async () => {
    const { id } = await assess();
    const list = () => client.call<{ items: { id: string }[] }>('GET', `/assessments?propertyId=${known.id}`);
    expect((await list()).body.items.map((one) => one.id)).toContain(id);
    expect((await client.call('DELETE', `/assessments/${id}`)).status).toBe(200);
    expect((await list()).body.items.map((one) => one.id)).not.toContain(id);
    expect((await client.call('GET', `/assessments/${id}`)).status).toBe(404);
  });
});
