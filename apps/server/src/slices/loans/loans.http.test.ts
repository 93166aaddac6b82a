import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { signUp } from '../../../test/support/people.ts';

const { client, installation } = installationForFile();

/** Keeps nothing: for what is refused. */
let refused: TestClient;
beforeAll(async () => {
  refused = (await signUp(client())).client;
});

const FACTS = {
  amountAud: 700_000,
  ratePercent: 6,
  termYears: 30,
  repayment: 'principal-and-interest',
  purpose: 'owner-occupier',
  salaryAud: 100_000,
  otherDebtsAud: 0,
  expensesMonthlyAud: 2_000,
  valuationAud: 900_000,
};
const keep = (browser: TestClient, change: object = {}) =>
  browser.call('POST', '/loans', { name: 'Harbour View', facts: FACTS, ...change });

describe('a loan', () => {
  it('is kept, changed with its version, and removed', async () => {
    const { client: here } = await signUp(client());
    const { status, body: loan } = await keep(here);
    expect(status).toBe(201);
    expect(loan).toMatchObject({
      name: 'Harbour View',
      version: 1,
      facts: FACTS,
      propertyId: null,
      settledOn: null,
    });
    const changed = await here.call('PUT', `/loans/${loan.id}`, {
      name: 'Harbour View',
      facts: { ...FACTS, amountAud: 650_000 },
      version: 1,
    });
    expect(changed.body).toMatchObject({ version: 2, facts: { amountAud: 650_000 } });
    const late = await here.call('PUT', `/loans/${loan.id}`, { name: 'Lost', facts: {}, version: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await here.call('GET', `/loans/${loan.id}`)).body).toEqual(changed.body);
    await here.call('POST', `/loans/${loan.id}/assessments`);
    expect((await here.call('DELETE', `/loans/${loan.id}`)).status).toBe(200);
    expect((await here.call('GET', `/loans/${loan.id}`)).status).toBe(404);
    expect((await here.call('GET', '/audit/verify')).body).toMatchObject({ intact: true, records: 8 });
  });

  it('may have no facts at all', async () => {
    const { client: here } = await signUp(client());
    expect(await keep(here, { facts: {} })).toMatchObject({ status: 201, body: { facts: {} } });
  });

  it('may stand on one of our properties, and on no other', async () => {
    const { client: here } = await signUp(client());
    const { rows } = await installation.owner.query<{ id: string }>(
      'select id from property order by id limit 1',
    );
    expect((await keep(here, { propertyId: rows[0]?.id })).status).toBe(201);
    const unknown = await keep(here, { propertyId: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a' });
    expect(unknown).toMatchObject({ status: 422, body: { data: { fields: [{ field: 'propertyId' }] } } });
  });

  it.each([
    ['name', { name: ' ' }],
    ['facts.amountAud', { facts: { amountAud: 0 } }],
    ['facts.salaryAud', { facts: { salaryAud: 0 } }],
    ['settledOn', { settledOn: 'yesterday' }],
  ])('names %s, and nothing is written', async (field, wrong) => {
    const here = refused;
    expect(await keep(here, wrong)).toMatchObject({ status: 422, body: { data: { fields: [{ field }] } } });
    expect((await here.call('GET', '/loans')).body.items).toEqual([]);
  });
});

describe('a stored assessment', () => {
  it('keeps the facts and the rule version it was made with', async () => {
    const { client: here, session } = await signUp(client(), 'Ada Admin');
    const { body: loan } = await keep(here);
    const first = await here.call('POST', `/loans/${loan.id}/assessments`);
    expect(first).toMatchObject({
      status: 201,
      body: { assessedBy: 'Ada Admin', assessment: { ruleVersion: 'AU-2026.1' } },
    });

    const { rules } = (await here.call('GET', '/lending/rule-sets/AU-2026.1')).body;
    rules.lvr.thresholdsPercent = [70, 90, 95];
    await here.call('POST', '/lending/rule-sets', {
      basedOn: 'AU-2026.1',
      effectiveFrom: '2026-11-01',
      note: 'Stricter',
      rules,
    });
    await here.call('PUT', `/loans/${loan.id}`, {
      name: 'Harbour View',
      facts: { ...FACTS, salaryAud: 300_000 },
      version: 1,
    });
    const second = await here.call('POST', `/loans/${loan.id}/assessments`);
    const { items } = (await here.call('GET', `/loans/${loan.id}/assessments`)).body;
    expect(items).toEqual([second.body, first.body]);
    const lvrOf = (one: { assessment: { verdicts: { rule: string; result: string }[] } }) =>
      one.assessment.verdicts.find(({ rule }) => rule === 'lvr')?.result;
    expect(items.map(lvrOf)).toEqual(['review', 'compliant']);
    expect(items[1].facts.salaryAud).toBe(100_000);

    const trail = (await here.call('GET', '/audit')).body.items;
    expect(trail.map(({ action }: { action: string }) => action)).toEqual([
      'assess-loan',
      'change-loan',
      'change-rules',
      'assess-loan',
      'create-loan',
    ]);
    expect(trail[0]).toMatchObject({
      user: 'Ada Admin',
      subject: { kind: 'loan', id: loan.id },
      status: 'COMPLETED',
    });
    expect(session.workspace.role).toBe('owner');
  });

  it('CORE-ASSESS-01: that failed is an entry as FAILED, and nothing else is left of it', async () => {
    const { client: here, session } = await signUp(client());
    const { body: loan } = await keep(here);
    // Rules that no version of the product could have written: the assessment breaks on them.
    await installation.owner.query(
      `insert into lending_rule_version (workspace_id, version, effective_from, note, based_on, rules) values ($1, 1, '2026-01-01', 'broken', 'AU-2026.1', '{}')`,
      [session.workspace.id],
    );
    expect((await here.call('POST', `/loans/${loan.id}/assessments`)).status).toBe(500);
    expect((await here.call('GET', '/audit')).body.items).toMatchObject([
      { action: 'assess-loan', status: 'FAILED' },
      { action: 'create-loan', status: 'COMPLETED' },
    ]);
    expect((await here.call('GET', '/audit/verify')).body.intact).toBe(true);
    const { rows } = await installation.owner.query('select 1 from loan_assessment where loan_id = $1', [
      loan.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('the portfolio', () => {
  it('has headroom by purpose, LVRs, exposures and what is unknown', async () => {
    const { client: here } = await signUp(client());
    const lent = { settledOn: '2026-10-20', counterparty: 'Harbour Group' };
    await keep(here, lent);
    await keep(here, { ...lent, facts: { ...FACTS, salaryAud: 200_000 } });
    await keep(here, { ...lent, settledOn: '2026-06-30', facts: { ...FACTS, purpose: 'investor' } });
    await keep(here);
    await here.call('PUT', '/lending/lender-facts', { facts: { tier1CapitalAud: 10_000_000 }, version: 0 });
    const { status, body } = await here.call('GET', '/lending/portfolio?from=2026-10-01&to=2026-12-31');
    expect(status).toBe(200);
    expect(body).toMatchObject({ loans: 3, amountAud: 2_100_000 });
    expect(body.dtiHeadroom).toMatchObject([
      { purpose: 'owner-occupier', lendingAud: 1_400_000, highAud: 700_000, share: 0.5, isExceeded: true },
      { purpose: 'investor', lendingAud: 0, share: null },
    ]);
    expect(body.lvr.bands[3]).toMatchObject({ abovePercent: 70, upToPercent: 80, loans: 3 });
    expect(body.largeExposures).toMatchObject([
      { counterparty: 'Harbour Group', exposureAud: 2_100_000, result: 'review' },
    ]);
    expect(body.hazards[0]).toMatchObject({ elevatedShare: null, unknownLoans: 3 });
  });

  it('refuses a period that ends before it begins', async () => {
    const here = refused;
    expect(await here.call('GET', '/lending/portfolio?from=2026-10-01&to=2026-01-01')).toMatchObject({
      status: 422,
      body: { data: { fields: [{ field: 'from' }] } },
    });
  });
});
