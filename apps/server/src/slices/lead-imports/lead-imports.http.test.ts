import { randomUUID } from 'node:crypto';
import type { LeadImport, LeadImportChoice, LeadImportRow } from '@propguard/protocol/lead-imports';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { makeWorkbook } from '../../../test/support/make-workbook.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import { sendParts } from '../../../test/support/send-parts.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let workspaceId: string;
let nadia: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  const person = await signUp(node.client());
  owner = person.client;
  workspaceId = person.session.workspace.id;
  nadia = (await owner.call('POST', '/workspace/agents', { name: 'Nadia Petrov' })).body.id;
});
afterAll(() => installation.close());

const HEADER = 'Full Name,Email,Mobile,Source,Budget,Suburbs,Agent,Date Added,Notes';
const file = (...rows: string[]): string => `${HEADER}\n${rows.join('\n')}\n`;

const upload = async (content: string | Buffer, fileName = 'leads.csv'): Promise<LeadImport> => {
  const bytes = Buffer.from(content);
  const { body: started } = await owner.call('POST', '/lead-imports', { fileName, sizeBytes: bytes.length });
  await sendParts(owner, `/uploads/lead-import/${started.uploadId}/parts`, bytes);
  const { status, body } = await owner.call('POST', `/lead-imports/${started.id}/reading`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const settled = (id: string): Promise<LeadImport> =>
  vi.waitFor(async () => {
    const { body } = await owner.call('GET', `/lead-imports/${id}`);
    if (body.state === 'checking' || body.state === 'importing') throw new Error(body.state);
    return body;
  }, PATIENCE);
const check = async (
  { id, reading }: LeadImport,
  choice: Partial<LeadImportChoice> = {},
): Promise<LeadImport> => {
  const { status, body } = await owner.call('POST', `/lead-imports/${id}/check`, {
    columns: reading?.guess,
    ...choice,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return settled(id);
};
const run = async ({ id }: LeadImport): Promise<LeadImport> => {
  const { status, body } = await owner.call('POST', `/lead-imports/${id}/run`);
  expect(status, JSON.stringify(body)).toBe(200);
  return settled(id);
};
const rowsOf = async (id: string, query = ''): Promise<LeadImportRow[]> =>
  (await owner.call('GET', `/lead-imports/${id}/rows?limit=100${query}`)).body.items;
const countLeads = async (): Promise<number> => (await owner.call('GET', '/leads/counts')).body.total;
const find = async (query: string) => (await owner.call('GET', `/leads?query=${query}`)).body.items;

describe('a file of leads', () => {
  it('is read, previewed, checked without writing anything, and written when somebody says so', async () => {
    await owner.call('POST', '/leads', {
      name: 'Known Already',
      source: 'referral',
      addresses: [{ kind: 'email', value: 'known@example.com' }],
    });
    const before = await countLeads();
    const made = await upload(
      file(
        'Priya Raman,Priya.Raman@Example.com,0491 570 156,Facebook,500k-1m,New Farm QLD,Nadia Petrov,3/11/2026,"Rang twice, keen"',
        'Known Already,KNOWN@example.com,,,,,,,',
        'Priya R,priya.raman@example.com,,,,,,,',
        'Broken,not-an-address,,pigeon,,,,,',
        'Known Already,other@example.com,,,,,,,',
        'Wei Zhang,wei@example.com,+64 21 123 4567,,,,,,',
      ),
    );
    expect(made).toMatchObject({
      state: 'ready',
      reading: { guess: { name: 'Full Name', email: 'Email', phone: 'Mobile', createdOn: 'Date Added' } },
    });
    const preview = await owner.call('POST', `/lead-imports/${made.id}/preview`, {
      columns: made.reading?.guess,
    });
    expect(preview.body.rows).toHaveLength(6);
    expect(preview.body.rows[0].readAs).toContain('priya.raman@example.com');
    expect(preview.body.rows[0].readAs).toContain('New Farm QLD 4005');
    expect(preview.body.rows[1].known).toMatchObject({ name: 'Known Already' });
    expect(preview.body.rows[3].problems.map(({ field }: { field: string }) => field)).toEqual([
      'email',
      'source',
    ]);

    const checked = await check(made, { tags: ['Spring list'] });
    expect(checked).toMatchObject({
      state: 'checked',
      rows: 6,
      added: 3,
      known: 1,
      twice: 1,
      alike: 1,
      broken: 1,
    });
    expect(await countLeads()).toBe(before);
    const rows = await rowsOf(made.id);
    expect(rows.map(({ line, verdict }) => [line, verdict])).toEqual([
      [3, 'known'],
      [4, 'twice'],
      [5, 'broken'],
      [6, 'alike'],
    ]);
    expect(rows[0]?.known?.name).toBe('Known Already');
    expect(rows[1]?.twinLine).toBe(2);
    expect((await rowsOf(made.id, '&verdict=broken'))[0]?.problems[1]?.words).toContain(
      '‘pigeon’ isn’t one of',
    );

    const done = await run(made);
    expect(done).toMatchObject({
      state: 'imported',
      added: 3,
      known: 1,
      twice: 1,
      broken: 1,
      uploadId: null,
    });
    expect(await countLeads()).toBe(before + 3);
    const [priya] = await find('priya.raman');
    expect(priya).toMatchObject({
      name: 'Priya Raman',
      phone: '+61491570156',
      source: 'social',
      tags: ['Spring list'],
      agent: { id: nadia },
      totalValueAud: 1_000_000,
    });
    expect(priya.createdAt.slice(0, 10)).toBe('2026-11-03');
    const detail = (await owner.call('GET', `/leads/${priya.id}`)).body;
    expect(detail).toMatchObject({
      budgetMin: 500_000,
      places: [{ name: 'New Farm' }],
      firstTouch: { kind: 'import', detail: 'leads.csv' },
    });
    const timeline = (await owner.call('GET', `/leads/${priya.id}/timeline`)).body.items;
    expect(timeline.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['note', 'touch']),
    );
    // Nobody waits for an answer that nobody asked for; the score follows by itself.
    expect(detail.responseDueAt).toBeNull();
    await vi.waitFor(
      async () => expect((await owner.call('GET', `/leads/${priya.id}`)).body.score).not.toBeNull(),
      PATIENCE,
    );
    const consent = await installation.owner.query('select 1 from consent_event where workspace_id = $1', [
      workspaceId,
    ]);
    expect(consent.rowCount).toBe(0);
    expect((await owner.call('POST', `/lead-imports/${made.id}/run`)).status).toBe(409);
  });

  it('adds what was not known to a known lead, when asked to, and leaves what was', async () => {
    await owner.call('POST', '/leads', {
      name: 'Half Known',
      source: 'referral',
      addresses: [{ kind: 'email', value: 'half@example.com' }],
      budgetMax: 700_000,
    });
    const made = await upload(file('Another Name,half@example.com,0491 570 158,,2m,New Farm QLD,,,'));
    expect(await check(made, { known: 'complete' })).toMatchObject({ known: 1, completed: 1, added: 0 });
    await run(made);
    const [lead] = await find('half');
    expect(lead).toMatchObject({ name: 'Half Known', totalValueAud: 700_000, phone: '+61491570158' });
    const detail = (await owner.call('GET', `/leads/${lead.id}`)).body;
    expect(detail.locations).toEqual(['qld-4005-new-farm']);
    expect(detail.lastTouch.kind).toBe('import');
  });

  it('makes a lead of a person who is none yet, and nobody of two people', async () => {
    const person = async (value: string) =>
      owner.call('POST', '/people', { addresses: [{ kind: 'email', value }] });
    await person('only-a-person@example.com');
    await person('another-person@example.com');
    const made = await upload(
      file(
        'One Person,only-a-person@example.com,,,,,,,',
        'Two People,only-a-person@example.com;another-person@example.com,,,,,,,',
        'Three,third@example.com;another-person@example.com,,,,,,,',
      ),
    );
    const done = await run(await check(made));
    expect(done).toMatchObject({ added: 2, twice: 1, broken: 0 });
    const both = await upload(file('Two,only-a-person@example.com;another-person@example.com,,,,,,,'));
    await check(both);
    expect((await rowsOf(both.id))[0]?.problems[0]?.words).toContain('belong to two people');
  });

  it('is read from a workbook as well', async () => {
    const made = await upload(
      await makeWorkbook(['Name', 'Email', 'Beds'], ['Wanda Work', 'wanda@example.com', '3']),
      'book.xlsx',
    );
    expect(await run(await check(made))).toMatchObject({ state: 'imported', added: 1 });
    expect(await find('wanda')).toHaveLength(1);
  });

  it.each([
    ['no header at all', 'just words', 'refused', /single column/],
    ['nothing below', `${HEADER}\n`, 'refused', /but no rows/],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), 'refused', /picture/],
  ])('with %s is refused in words', async (_, content, state, problem) => {
    const made = await upload(content);
    expect(made).toMatchObject({ state, problem: expect.stringMatching(problem) });
  });

  it('names the columns that are missing, and refuses an agent of nobody', async () => {
    const made = await upload('Name,Shoe size\nAna,38\n');
    const reply = await owner.call('POST', `/lead-imports/${made.id}/check`, {
      columns: made.reading?.guess,
    });
    expect(reply.status).toBe(422);
    expect(reply.body.data.fields[0]).toMatchObject({
      field: 'columns',
      message: expect.stringContaining('email or phone'),
    });
    const fine = await upload(file('Ana,ana.fine@example.com,,,,,,,'));
    const stranger = await owner.call('POST', `/lead-imports/${fine.id}/check`, {
      columns: fine.reading?.guess,
      agentId: randomUUID(),
    });
    expect(stranger.body.data.fields[0].field).toBe('agentId');
  });

  it('with rows of another shape, other letters and quotes is told row by row', async () => {
    const made = await upload(
      Buffer.concat([
        Buffer.from(file('A,a1@example.com', 'B,b1@example.com,,,,,,,', 'C\0,c1@example.com,,,,,,,')),
      ]),
    );
    expect(await check(made)).toMatchObject({ added: 1, broken: 2 });
    expect((await rowsOf(made.id)).map(({ problems }) => problems[0]?.words)).toEqual([
      expect.stringContaining('different number of columns'),
      expect.stringContaining('can’t read'),
    ]);
    const saved = await owner.call('GET', `/lead-imports/${made.id}/broken.csv`);
    expect(saved.body).toContain('different number of columns');
  });

  it('stops when it is told to, and goes on from there; forgotten, its leads stay', async () => {
    // Others at every try: who is known already is not added.
    const trial = randomUUID();
    const many = Array.from({ length: 3000 }, (_, at) => `Person ${at},${at}@${trial}.example,,,,,,,`);
    const made = await upload(file(...many));
    await check(made);
    const before = await countLeads();
    await owner.call('POST', `/lead-imports/${made.id}/run`);
    const stopped = await owner.call('POST', `/lead-imports/${made.id}/cancel`);
    expect(stopped.status, JSON.stringify(stopped.body)).toBe(200);
    expect(stopped.body.state).toBe('stopped');
    const between = (await countLeads()) - before;
    expect(between).toBeLessThan(3000);
    const done = await run(made);
    expect(done).toMatchObject({ state: 'imported', added: 3000, rowsDone: 3000, twice: 0, known: 0 });
    expect(await countLeads()).toBe(before + 3000);
    expect((await owner.call('DELETE', `/lead-imports/${made.id}`)).status).toBe(200);
    expect((await owner.call('GET', `/lead-imports/${made.id}`)).status).toBe(404);
    expect(await countLeads()).toBe(before + 3000);
  });

  it('is for who answers for all leads, and forgotten with the people in it', async () => {
    const member = await signUp(node.client(), 'Ana Agent');
    await installation.owner.query(
      `insert into member (workspace_id, account_id, role) values ($1, $2, 'agent')`,
      [workspaceId, member.session.account.id],
    );
    await member.client.call('POST', `/workspaces/${workspaceId}/activate`);
    expect((await member.client.call('GET', '/lead-imports')).status).toBe(403);
    const [known] = await find('known@');
    const { body: lead } = await owner.call('GET', `/leads/${known.id}`);
    await owner.call('POST', `/people/${lead.personId}/forget`);
    const left = await installation.owner.query('select 1 from lead_import_row where lead_id = $1', [
      known.id,
    ]);
    expect(left.rowCount).toBe(0);
  });
});

describe('an export (OPS-LEAD-08)', () => {
  const save = (body: object, client = owner) => client.call('POST', '/lead-exports', body);

  it('honours filter, order and choice, is safe to open, and can be imported again', async () => {
    const tag = 'to-export';
    const add = async (name: string, value: string, budgetMax: number) =>
      (
        await owner.call('POST', '/leads', {
          name,
          source: 'website',
          tags: [tag],
          budgetMax,
          addresses: [{ kind: 'email', value }],
        })
      ).body.id;
    const evil = await add('=HYPERLINK("http://evil.example","Click")', 'evil@example.com', 1);
    await add('Plain, Name', 'plain@example.com', 2);
    const csv = (await save({ format: 'csv', filter: { tags: [tag], sort: 'value', direction: 'desc' } }))
      .body;
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"Plain, Name",plain@example.com');
    expect(lines[2]).toContain(`"'=HYPERLINK(`);
    const chosen = (await save({ format: 'csv', ids: [evil] })).body;
    expect(chosen.trim().split('\r\n')).toHaveLength(2);

    const reply = await fetch(`${owner.url}/api/lead-exports`, {
      method: 'POST',
      headers: { cookie: owner.cookieHeader, 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'xlsx', filter: { tags: [tag] } }),
    });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await reply.arrayBuffer());
    const names = workbook.getWorksheet('Leads')?.getColumn(1).values ?? [];
    // A text of a workbook is a text, and stays one: nothing is worked out.
    expect(names).toContain('=HYPERLINK("http://evil.example","Click")');

    const again = await upload(csv);
    expect(await check(again)).toMatchObject({ known: 2, broken: 0, added: 0 });
  });

  it('shows nobody more than they see', async () => {
    const stranger = (await signUp(node.client())).client;
    const csv = (await save({ format: 'csv', ids: [(await find('wanda'))[0].id] }, stranger)).body;
    expect(csv.trim().split('\r\n')).toHaveLength(1);
    expect((await save({ format: 'csv', ids: [] })).status).toBe(422);
    expect((await save({ format: 'csv', filter: { scoreFrom: 9, scoreTo: 1 } })).status).toBe(422);
  });
});
