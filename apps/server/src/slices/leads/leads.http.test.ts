import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let agent: TestClient;
let workspaceId: string;
let agentMemberId: string;
/** Agents of the workspace: the member, and another one who is nobody yet. */
let ana: string;
let ben: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  const person = await signUp(node.client(), 'Olive Owner');
  owner = person.client;
  workspaceId = person.session.workspace.id;
  const member = await signUp(node.client(), 'Ana Agent');
  agent = member.client;
  const { rows } = await installation.owner.query(
    `insert into member (workspace_id, account_id, role) values ($1, $2, 'agent') returning id`,
    [workspaceId, member.session.account.id],
  );
  agentMemberId = rows[0].id;
  await agent.call('POST', `/workspaces/${workspaceId}/activate`);
  ana = (await owner.call('POST', '/workspace/agents', { name: 'Ana Agent', memberId: agentMemberId })).body
    .id;
  ben = (await owner.call('POST', '/workspace/agents', { name: 'Ben Nobody' })).body.id;
});
afterAll(() => installation.close());

const email = (value = `${randomUUID()}@example.com`) => ({ kind: 'email', value });
const add = async (body: object = {}, client = owner) => {
  const reply = await client.call('POST', '/leads', { source: 'referral', addresses: [email()], ...body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
};
const get = async (id: string, client = owner) => (await client.call('GET', `/leads/${id}`)).body;
const list = async (query: string, client = owner) => (await client.call('GET', `/leads?${query}`)).body;
const idsOf = async (query: string, client = owner): Promise<string[]> =>
  (await list(query, client)).items.map(({ id }: { id: string }) => id);
const fieldsOf = (reply: { body: { data?: { fields?: { field: string; message: string }[] } } }) =>
  reply.body.data?.fields ?? [];
const noticesOf = async (client: TestClient) => (await client.call('GET', '/notices?show=open')).body.items;
const eventually = <T>(look: () => Promise<T>) => vi.waitFor(look, PATIENCE);

describe('a lead', () => {
  it('is one for one person, however often they come; what is known stays (OPS-ENT-01)', async () => {
    const made = await add({
      name: 'Priya Raman',
      addresses: [email('Priya@Example.com'), { kind: 'phone', value: '0491 570 156' }],
      budgetMin: 1_600_000,
      budgetMax: 2_000_000,
      timeline: '3-months',
      financing: 'pre-approved',
      locations: ['qld-4005-new-farm'],
      propertyTypes: ['house'],
      bedrooms: 3,
      tags: ['River suburbs', 'River suburbs'],
      note: 'Met at the open home.',
    });
    expect(made).toMatchObject({
      isNew: true,
      name: 'Priya Raman',
      email: 'priya@example.com',
      phone: '+61491570156',
      status: 'new',
      totalValueAud: 2_000_000,
      tags: ['River suburbs'],
      places: [{ name: 'New Farm', state: 'QLD' }],
      firstTouch: { kind: 'by-hand', source: 'referral' },
      version: 1,
    });
    const again = await add({
      addresses: [email('priya@example.com')],
      source: 'social',
      budgetMax: 1,
      company: 'Raman & Co',
    });
    expect(again).toMatchObject({
      id: made.id,
      isNew: false,
      budgetMax: 2_000_000,
      company: 'Raman & Co',
      source: 'referral',
      lastTouch: { source: 'social' },
    });
  });

  it.each([
    [{ addresses: [] }, 'addresses'],
    [{ addresses: [{ kind: 'phone', value: '+64 1' }] }, 'addresses.0.value'],
    [{ addresses: [{ kind: 'email', value: 'jörg@example.com' }] }, 'addresses.0.value'],
    [{ budgetMin: 2, budgetMax: 1 }, 'budgetMin'],
    [{ locations: ['qld-0000-nowhere'] }, 'locations.0'],
    [{ source: 'pigeon' }, 'source'],
    [{ agentId: '00000000-0000-4000-8000-000000000000' }, 'agentId'],
  ])('%j is refused at %s', async (body, field) => {
    const reply = await owner.call('POST', '/leads', {
      source: 'website',
      addresses: [email('bad@example.com')],
      ...body,
    });
    expect(reply.status).toBe(422);
    expect(fieldsOf(reply)[0]?.field).toBe(field);
  });

  it('takes numbers of other countries', async () => {
    expect((await add({ addresses: [{ kind: 'phone', value: '+64 21 123 4567' }] })).phone).toBe(
      '+64211234567',
    );
  });

  it('two who edit: other fields both stand, the same one is told to the second, and nothing is lost', async () => {
    const { id, version } = await add({ name: 'Two Editors', budgetMax: 900_000 });
    const first = await agent.call('PATCH', `/leads/${id}`, {
      version,
      budgetMax: 950_000,
      timeline: 'immediately',
    });
    expect(first.body).toMatchObject({ version: version + 1, budgetMax: 950_000 });
    const beside = await owner.call('PATCH', `/leads/${id}`, { version, bedrooms: 4 });
    expect(beside.body).toMatchObject({ bedrooms: 4, budgetMax: 950_000, timeline: 'immediately' });
    const same = await owner.call('PATCH', `/leads/${id}`, { version, budgetMax: 800_000 });
    expect(same.status).toBe(409);
    expect(fieldsOf(same)).toEqual([
      { field: 'budgetMax', message: 'Ana Agent changed the highest budget to 950000 in the meantime.' },
    ]);
    const upsideDown = await owner.call('PATCH', `/leads/${id}`, { version: 3, budgetMin: 960_000 });
    expect(fieldsOf(upsideDown)[0]?.field).toBe('budgetMin');
    expect((await get(id)).budgetMax).toBe(950_000);
  });

  it('is renamed as the person it is about, and is found and sorted by the new name', async () => {
    const { id, personId, version } = await add({ name: 'Old Name' });
    await owner.call('PATCH', `/leads/${id}`, { version, name: 'Zebedee Quill' });
    expect((await owner.call('GET', `/people/${personId}`)).body.name).toBe('Zebedee Quill');
    expect(await idsOf('query=bedee+q')).toEqual([id]);
    expect(await idsOf('query=old+name')).toEqual([]);
    expect((await idsOf('sort=name&direction=desc&limit=1'))[0]).toBe(id);
  });
});

describe('the pipeline (OPS-LEAD-23)', () => {
  const move = (id: string, body: object, client = owner) => client.call('POST', `/leads/${id}/status`, body);

  it('goes on with who and why; what cannot follow says what can', async () => {
    const { id } = await add({ name: 'Pipe Line' });
    const closed = await move(id, { status: 'closed', feeAud: 1 });
    expect(fieldsOf(closed)).toEqual([
      {
        field: 'status',
        message:
          'Closed can’t follow New. From here it can go to Contacted, Qualified, Viewing, Negotiating or Lost.',
      },
    ]);
    expect((await move(id, { status: 'qualified', reason: 'Has finance' })).body.status).toBe('qualified');
    expect(fieldsOf(await move(id, { status: 'closed' }))[0]?.field).toBe('feeAud');
    expect(fieldsOf(await move(id, { status: 'lost' }))[0]?.field).toBe('lostReason');
    expect((await move(id, { status: 'closed', feeAud: 27_700 })).body).toMatchObject({
      status: 'closed',
      feeAud: 27_700,
    });
    expect(fieldsOf(await move(id, { status: 'contacted' }))[0]?.field).toBe('reason');
    expect((await move(id, { status: 'contacted', reason: 'Sells too' })).body).toMatchObject({
      status: 'contacted',
      feeAud: null,
      closedAt: null,
    });
    const { body: timeline } = await owner.call('GET', `/leads/${id}/timeline`);
    const steps = timeline.items.flatMap((entry: { kind: string; change?: Record<string, unknown> }) =>
      entry.change?.field === 'status' ? [entry.change] : [],
    );
    expect(steps.map(({ to }: { to: string }) => to)).toEqual(['contacted', 'closed', 'qualified', 'new']);
    expect(steps[2]).toMatchObject({ from: 'new', reason: 'Has finance', by: { name: 'Olive Owner' } });
  });

  it('whoever moves what another has moved meanwhile is told', async () => {
    const { id, version } = await add();
    await move(id, { status: 'contacted' }, agent);
    const late = await move(id, { status: 'qualified', version });
    expect(late.status).toBe(409);
    expect(fieldsOf(late)[0]?.message).toBe('Ana Agent moved it to contacted in the meantime.');
  });

  it.each([
    `update lead set status = 'closed' where id = $1`,
    `update lead set status = 'lost' where id = $1`,
    `update lead set status = 'dreaming' where id = $1`,
    `update lead set budget_min = 2, budget_max = 1 where id = $1`,
    `update lead set score = 50, score_band = null where id = $1`,
    `update lead set merged_into = id where id = $1`,
  ])('the database refuses: %s', async (statement) => {
    const { id } = await add();
    await expect(installation.owner.query(statement, [id])).rejects.toThrow(/violates/);
  });

  it('what was changed is added to, not rewritten; only taking it all out is possible', async () => {
    const { id } = await add();
    await move(id, { status: 'contacted', reason: 'Called' });
    const asApp = (statement: string) =>
      node.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
        tx.execute(statement),
      );
    await expect(
      asApp(`update lead_change set reason = 'other' where lead_id = '${id}'`),
    ).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/not rewritten/) },
    });
    await expect(asApp(`delete from lead_change where lead_id = '${id}'`)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/permission denied/) },
    });
    await asApp(
      `update lead_change set reason = null, from_value = null, to_value = null where lead_id = '${id}'`,
    );
  });
});

describe('the list', () => {
  it('finds by part of a name, an email or a phone, however it is written (OPS-LEAD-19)', async () => {
    const { id } = await add({
      name: 'Wren O’Hara 50%',
      addresses: [email('wren.o@finder.example'), { kind: 'phone', value: '0412 999 888' }],
    });
    for (const query of ['wren o’h', 'O@FINDER', '50%', '0412 999', '+61412', '999888'])
      expect(await idsOf(`query=${encodeURIComponent(query)}`), query).toEqual([id]);
    expect(await idsOf('query=99%25')).toEqual([]);
    expect(await idsOf('query=wren&status=lost')).toEqual([]);
  });

  it('all filters hold together, each is none when left out (OPS-LEAD-20, -21, OPS-LEAD2-01)', async () => {
    const tag = 'filters';
    const a = await add({
      tags: [tag],
      source: 'social',
      budgetMin: 500_000,
      budgetMax: 700_000,
      agentId: ana,
    });
    const b = await add({ tags: [tag], source: 'walk-in', budgetMax: 1_500_000, agentId: null });
    const c = await add({
      tags: [tag, 'second'],
      source: 'social',
      nextFollowUpAt: '2026-01-01T00:00:00.000Z',
    });
    await installation.owner.query(
      `update lead set score = 88, score_band = 'hot', scored_at = now(), created_at = '2026-02-03T20:00:00Z' where id = $1`,
      [a.id],
    );
    const found = async (query: string) => new Set(await idsOf(`tags=${tag}&${query}`));
    expect(await found('')).toEqual(new Set([a.id, b.id, c.id]));
    expect(await found('source=social')).toEqual(new Set([a.id, c.id]));
    expect(await found('source=social,walk-in&agent=none')).toEqual(new Set([b.id]));
    // As the screens write lists.
    expect(await found('source[0]=social')).toEqual(new Set([a.id, c.id]));
    expect(await found('source[0]=social&source[1]=walk-in&agent=none')).toEqual(new Set([b.id]));
    expect(await found('budgetFrom=600000&budgetTo=650000')).toEqual(new Set([a.id]));
    expect(await found('scoreFrom=80&scoreTo=90')).toEqual(new Set([a.id]));
    expect(await found('band=hot')).toEqual(new Set([a.id]));
    expect(await found('overdue=true')).toEqual(new Set([c.id]));
    expect(await found('tags=second')).toEqual(new Set([c.id]));
    // By the workspace's clocks: eight in the evening in Greenwich is the next morning in Sydney.
    expect(await found('dateFrom=2026-02-04&dateTo=2026-02-04')).toEqual(new Set([a.id]));
    expect(await found('dateFrom=2026-02-03&dateTo=2026-02-03')).toEqual(new Set());
    const counts = (await owner.call('GET', `/leads/counts?tags=${tag}`)).body;
    expect(counts).toMatchObject({ total: 3, overdue: 1 });
    for (const [query, field] of [
      ['scoreFrom=9&scoreTo=1', 'scoreFrom'],
      ['dateFrom=2026-02-02&dateTo=2026-02-01', 'dateFrom'],
      ['status=happy', 'status'],
      ['cursor=abc', 'cursor'],
    ])
      expect(fieldsOf(await owner.call('GET', `/leads?${query}`))[0]?.field).toBe(field);
  });

  it.each(['date', 'score', 'value', 'name', 'last-contact', 'follow-up'])(
    'sorted by %s, pages are each other’s continuation both ways',
    async (sort) => {
      const whole = await idsOf(`sort=${sort}&direction=asc&limit=100`);
      for (const direction of ['asc', 'desc']) {
        const paged: string[] = [];
        let cursor = '';
        do {
          const page = await list(`sort=${sort}&direction=${direction}&limit=4${cursor}`);
          paged.push(...page.items.map(({ id }: { id: string }) => id));
          cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
        } while (cursor);
        expect(paged).toEqual(direction === 'asc' ? whole : whole.toReversed());
      }
    },
  );
});

describe('many at once', () => {
  it('are assigned, tagged and moved; undone as one, without what somebody has changed since', async () => {
    const ids = [(await add()).id, (await add()).id, (await add()).id];
    await owner.call('POST', `/leads/${ids[2]}/status`, { status: 'negotiating' });
    const moved = (await owner.call('POST', '/leads/bulk', { action: 'status', ids, status: 'qualified' }))
      .body;
    expect(moved).toMatchObject({ changed: 3, skipped: [] });
    const again = (await owner.call('POST', '/leads/bulk', { action: 'status', ids, status: 'qualified' }))
      .body;
    expect(again.changed).toBe(0);
    expect(again.skipped[0].why).toBe('This lead is already Qualified.');
    await owner.call('POST', `/leads/${ids[1]}/status`, { status: 'viewing' });
    const undone = (await owner.call('POST', `/leads/bulk/${moved.id}/undo`)).body;
    expect(undone).toMatchObject({
      changed: 2,
      skipped: [{ id: ids[1], why: 'Someone has changed it since.' }],
    });
    expect(await Promise.all(ids.map(async (id) => (await get(id)).status))).toEqual([
      'new',
      'viewing',
      'negotiating',
    ]);
    expect((await owner.call('POST', `/leads/bulk/${moved.id}/undo`)).status).toBe(409);

    const tagged = (await owner.call('POST', '/leads/bulk', { action: 'tag', ids, tag: 'spring' })).body;
    expect(new Set(await idsOf('tags=spring'))).toEqual(new Set(ids));
    await owner.call('POST', `/leads/bulk/${tagged.id}/undo`);
    expect(await idsOf('tags=spring')).toEqual([]);

    const given = (await owner.call('POST', '/leads/bulk', { action: 'assign', ids, agentId: ben })).body;
    expect(given.changed).toBeGreaterThan(0);
    expect((await get(ids[0] ?? '')).agent.name).toBe('Ben Nobody');
  });
});

describe('who has it, and who sees it', () => {
  it('a rule names the agents, the rest take turns, by hand is by hand', async () => {
    const settings = await owner.call('PUT', '/leads/settings', {
      rules: [{ name: 'Dear ones', conditions: { budgetFrom: 3_000_000 }, agentIds: [ben] }],
    });
    expect(settings.body.rules).toMatchObject([{ name: 'Dear ones', agents: [{ id: ben }] }]);
    expect((await add({ budgetMax: 3_500_000 })).agent.id).toBe(ben);
    // Only agents who are somebody take turns.
    expect((await add({ budgetMax: 100_000 })).agent.id).toBe(ana);
    await owner.call('PUT', '/leads/settings', {
      rules: [{ name: 'Both', conditions: {}, agentIds: [ana, ben] }],
    });
    const turns = [];
    for (let n = 0; n < 4; n += 1) turns.push((await add()).agent.id);
    expect(turns[0]).not.toBe(turns[1]);
    expect(turns.slice(0, 2)).toEqual(turns.slice(2));
    await owner.call('PUT', '/leads/settings', { rules: [], assignment: 'by-hand' });
    expect((await add()).agent).toBeNull();
    expect((await agent.call('PUT', '/leads/settings', { assignment: 'round-robin' })).status).toBe(403);
  });

  it('own leads are all that an agent sees, when the workspace says so: in every read and every write', async () => {
    const hers = await add({ name: 'Hers Alone', agentId: ana });
    const his = await add({ name: 'His Alone', agentId: ben });
    expect((await get(his.id, agent)).name).toBe('His Alone');
    await owner.call('PUT', '/leads/settings', { visibility: 'own' });
    expect(await idsOf('query=alone', agent)).toEqual([hers.id]);
    expect(new Set(await idsOf('query=alone'))).toEqual(new Set([hers.id, his.id]));
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { version: 1, bedrooms: 2 }],
      ['POST', '/status', { status: 'contacted' }],
      ['POST', '/agent', { agentId: ana }],
      ['GET', '/timeline', undefined],
      ['POST', '/notes', { text: 'Mine' }],
      ['POST', '/interactions', { type: 'call' }],
      ['GET', '/tasks', undefined],
      ['POST', '/tasks', { title: 'Take it' }],
      ['GET', '/duplicates', undefined],
      ['GET', '/matches', undefined],
      ['POST', '/merges', { otherId: hers.id }],
      ['POST', '/distinctions', { otherId: hers.id }],
    ] as const)
      expect((await agent.call(method, `/leads/${his.id}${path}`, body)).status, `${method} ${path}`).toBe(
        404,
      );
    const bulk = await agent.call('POST', '/leads/bulk', { action: 'tag', ids: [his.id, hers.id], tag: 'x' });
    expect(bulk.body).toMatchObject({ changed: 1, skipped: [{ id: his.id }] });
    const all = (await owner.call('GET', '/leads/analytics')).body.totalLeads;
    expect((await agent.call('GET', '/leads/analytics')).body.totalLeads).toBeLessThan(all);
    await owner.call('PUT', '/leads/settings', { visibility: 'all' });
  });

  it('whoever is given one is told, and nobody of their own deed', async () => {
    const { id } = await add({ name: 'Given Away', agentId: ben });
    await owner.call('POST', `/leads/${id}/agent`, { agentId: ana, reason: 'Speaks Tamil' });
    const told = (await noticesOf(agent)).find(({ path }: { path: string }) => path === `/leads/${id}`);
    expect(told).toMatchObject({ kind: 'lead-assigned' });
    expect(JSON.stringify(told)).toContain('Given Away');
    await agent.call('POST', `/leads/${id}/agent`, { agentId: ben });
    await agent.call('POST', `/leads/${id}/agent`, { agentId: ana });
    const again = (await noticesOf(agent)).filter(({ path }: { path: string }) => path === `/leads/${id}`);
    expect(again).toHaveLength(1);
  });
});

describe('what is done for it', () => {
  it('a note tells who is named in it; a call is a contact and moves a new lead on (OPS-ENT-02, OPS-LEAD-27)', async () => {
    const { id } = await add({ name: 'Note Worthy' });
    const note = await owner.call('POST', `/leads/${id}/notes`, {
      text: '@Ana please call',
      mentions: [agentMemberId],
    });
    expect(note.body).toMatchObject({ mentions: [{ name: 'Ana Agent' }], by: { name: 'Olive Owner' } });
    expect((await noticesOf(agent)).some(({ kind }: { kind: string }) => kind === 'mention')).toBe(true);
    expect((await agent.call('DELETE', `/leads/${id}/notes/${note.body.id}`)).status).toBe(404);
    const stranger = await owner.call('POST', `/leads/${id}/notes`, { text: 'x', mentions: [ben] });
    expect(fieldsOf(stranger)[0]?.field).toBe('mentions.0');

    await agent.call('POST', `/leads/${id}/interactions`, {
      type: 'call',
      outcome: 'positive',
      minutes: 12,
      description: 'Loan approved',
      nextAction: 'Send the contract',
      nextFollowUpAt: '2030-01-01T00:00:00.000Z',
    });
    const lead = await get(id);
    expect(lead).toMatchObject({ status: 'contacted', nextFollowUpAt: '2030-01-01T00:00:00.000Z' });
    expect(lead.lastContactAt).not.toBeNull();
    const { body } = await owner.call('GET', `/leads/${id}/timeline?limit=2`);
    const rest = await owner.call('GET', `/leads/${id}/timeline?cursor=${body.nextCursor}`);
    const kinds = [...body.items, ...rest.body.items].map(({ kind }: { kind: string }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['interaction', 'note', 'change', 'touch']));
  });

  it('tasks and follow-ups that are due are told to the agent, once', async () => {
    const { id } = await add({ name: 'Due Soon', agentId: ana });
    const soon = new Date(Date.now() + 400).toISOString();
    const task = await owner.call('POST', `/leads/${id}/tasks`, {
      title: 'Call the bank',
      kind: 'call',
      dueAt: soon,
    });
    expect(task.body).toMatchObject({ agent: { id: ana }, leadName: 'Due Soon' });
    expect(
      (await agent.call('GET', '/leads/tasks')).body.items.map((one: { title: string }) => one.title),
    ).toContain('Call the bank');
    await owner.call('PATCH', `/leads/${id}`, { version: 1, nextFollowUpAt: soon });
    await eventually(async () => {
      const kinds = (await noticesOf(agent))
        .filter(({ path }: { path: string }) => path === `/leads/${id}`)
        .map(({ kind }: { kind: string }) => kind)
        .toSorted();
      expect(kinds).toEqual(['lead-follow-up-due', 'task-due']);
    });
    expect(await idsOf('overdue=true&query=due+soon')).toEqual([id]);
    await agent.call('PATCH', `/leads/${id}/tasks/${task.body.id}`, { done: true });
    expect((await owner.call('GET', `/leads/${id}/tasks`)).body.items[0].doneAt).not.toBeNull();
    expect((await owner.call('GET', '/leads/analytics')).body).toMatchObject({
      openTasks: expect.any(Number),
    });
  });

  it('the eight figures of the cards, counted again row by row', async () => {
    for (const [age, status, value] of [
      [3, 'new', 500_000],
      [20, 'viewing', 900_000],
      [45, 'contacted', null],
    ] as const) {
      const { id } = await add({ name: `Aged ${age}` });
      await installation.owner.query(
        `update lead set created_at = now() - make_interval(days => $2), status = $3, value_aud = $4 where id = $1`,
        [id, age, status, value],
      );
    }
    const { rows } = await installation.owner.query(
      `select created_at, status, coalesce(value_aud, budget_max, budget_min, 0)::float8 as value
       from lead where workspace_id = $1 and merged_into is null`,
      [workspaceId],
    );
    type Row = { created_at: Date; status: string; value: number };
    const leads: Row[] = rows;
    const ageOf = ({ created_at }: Row) => (Date.now() - created_at.getTime()) / 86_400_000;
    const many = (is: (row: Row) => boolean) => leads.filter(is).length;
    const worth = (is: (row: Row) => boolean) => leads.filter(is).reduce((sum, { value }) => sum + value, 0);
    const [recent, earlier] = [
      many((row) => ageOf(row) <= 30),
      many((row) => ageOf(row) > 30 && ageOf(row) <= 60),
    ];
    expect((await owner.call('GET', '/leads/analytics')).body).toMatchObject({
      totalLeads: leads.length,
      monthlyGrowth: Math.round((1000 * (recent - earlier)) / earlier) / 10,
      qualifiedLeads: many(({ status }) =>
        ['qualified', 'viewing', 'negotiating', 'closed'].includes(status),
      ),
      conversionRate: Math.round((1000 * many(({ status }) => status === 'closed')) / leads.length) / 10,
      totalPipelineValue: worth(({ status }) => status !== 'closed' && status !== 'lost'),
      averageLeadValue: Math.round(worth(() => true) / many(({ value }) => value > 0)),
      newLeads: many((row) => ageOf(row) <= 7),
      notYetContacted: many((row) => ageOf(row) <= 7 && row.status === 'new'),
    });
  });

  it('a view is saved, found again, shared, and replaced under its name', async () => {
    const filter = { status: ['new'], sort: 'score', direction: 'desc' };
    const saved = await agent.call('POST', '/leads/views', { name: 'Hot and new', filter });
    expect(saved.body).toMatchObject({ mine: true, filter });
    const namesFor = async (client: TestClient) =>
      (await client.call('GET', '/leads/views')).body.items.map(({ name }: { name: string }) => name);
    expect(await namesFor(owner)).toEqual([]);
    await agent.call('POST', '/leads/views', { name: 'Hot and new', filter, isShared: true });
    expect(await namesFor(owner)).toEqual(['Hot and new']);
    expect(await namesFor(agent)).toEqual(['Hot and new']);
    expect((await agent.call('DELETE', `/leads/views/${saved.body.id}`)).status).toBe(200);
  });
});

describe('two that are one', () => {
  it('are proposed with reasons; kept apart, they are not proposed again', async () => {
    const one = await add({ name: 'Joan Lookalike', addresses: [email('joan@one.example')] });
    const other = await add({ name: 'Joan Lookalike', addresses: [email('joan@two.example')] });
    const { body } = await owner.call('GET', `/leads/${one.id}/duplicates`);
    expect(body.items).toMatchObject([
      { lead: { id: other.id }, reasons: ['The same name', 'Email addresses that start with joan@'] },
    ]);
    await owner.call('POST', `/leads/${other.id}/distinctions`, { otherId: one.id });
    expect((await owner.call('GET', `/leads/${one.id}/duplicates`)).body.items).toEqual([]);
  });

  it('a merge moves row by row, makes no chain, and its undo puts exactly that back', async () => {
    const kept = await add({ name: 'Kept Person', addresses: [email('kept@merge.example')], bedrooms: 3 });
    const other = await add({
      name: 'Merged Person',
      addresses: [email('merged@merge.example')],
      bedrooms: 2,
      company: 'Merged Ltd',
      note: 'Came from the other',
    });
    const third = await add();
    const merged = await owner.call('POST', `/leads/${kept.id}/merges`, { otherId: other.id });
    expect(merged.body).toMatchObject({
      bedrooms: 3,
      company: 'Merged Ltd',
      merged: [{ leadId: other.id, name: 'Merged Person' }],
    });
    expect(merged.body.addresses).toHaveLength(2);
    expect(await idsOf('query=merged@merge')).toEqual([kept.id]);
    for (const [into, from] of [
      [third.id, other.id],
      [other.id, third.id],
      [third.id, kept.id],
    ])
      expect((await owner.call('POST', `/leads/${into}/merges`, { otherId: from })).status).toBe(409);
    expect((await owner.call('PATCH', `/leads/${other.id}`, { version: 1, bedrooms: 9 })).status).toBe(404);
    expect((await add({ addresses: [email('merged@merge.example')] })).id).toBe(kept.id);

    await owner.call('POST', `/leads/${kept.id}/notes`, { text: 'Written later' });
    const { mergeId } = (await get(kept.id)).merged[0];
    const undone = await owner.call('POST', `/leads/${kept.id}/merges/${mergeId}/undo`);
    expect(undone.body).toMatchObject({
      stayed: 1,
      lead: { company: null, merged: [] },
      restored: { id: other.id, mergedInto: null, bedrooms: 2 },
    });
    const notesOf = async (id: string) =>
      (await owner.call('GET', `/leads/${id}/timeline`)).body.items.flatMap(
        (entry: { note?: { text: string } }) => entry.note?.text ?? [],
      );
    expect(await notesOf(other.id)).toEqual(['Came from the other']);
    expect(await notesOf(kept.id)).toEqual(['Written later']);
    expect((await owner.call('POST', `/leads/${kept.id}/merges/${mergeId}/undo`)).status).toBe(409);
    expect(await idsOf('query=merged@merge')).toEqual([other.id]);
  });
});

describe('an enquiry of the public site', () => {
  it('is a lead of the operator’s workspace, told with a clock; a second one is the same lead', async () => {
    await owner.call('PUT', '/leads/settings', { assignment: 'round-robin', responseMinutes: 30 });
    const ask = (message: string) =>
      node.client().call('POST', '/enquiries/sales', {
        name: 'Mei-Lin Zhou',
        email: 'mei-lin@asks.example',
        phone: '123456',
        company: 'Quay Mutual',
        message,
      });
    expect((await ask('What does it cost?')).status).toBe(200);
    const lead = await eventually(async () => {
      const [id] = await idsOf('query=mei-lin');
      expect(id).toBeDefined();
      return get(id ?? '');
    });
    expect(lead).toMatchObject({
      status: 'new',
      source: 'website',
      company: 'Quay Mutual',
      agent: { id: ana },
      firstTouch: { kind: 'enquiry', detail: 'sales' },
    });
    expect(new Date(lead.responseDueAt).getTime() - Date.now()).toBeLessThan(30 * 60_000);
    expect(await idsOf('waiting=true&query=mei-lin')).toEqual([lead.id]);
    const told = (await noticesOf(agent)).filter(
      ({ path }: { path: string }) => path === `/leads/${lead.id}`,
    );
    expect(told).toMatchObject([{ kind: 'lead-new' }]);
    const { body: timeline } = await owner.call('GET', `/leads/${lead.id}/timeline`);
    const words = JSON.stringify(timeline.items);
    expect(words).toContain('What does it cost?');
    expect(words).toContain('Phone as written: 123456');

    await ask('And when?');
    await eventually(async () => expect((await get(lead.id)).lastTouch.id).not.toBe(lead.firstTouch.id));
    expect(await idsOf('query=mei-lin')).toEqual([lead.id]);

    await agent.call('POST', `/leads/${lead.id}/interactions`, { type: 'call', outcome: 'positive' });
    expect(await get(lead.id)).toMatchObject({ responseDueAt: null, status: 'contacted' });
    const left = (await noticesOf(agent)).filter(
      ({ path }: { path: string }) => path === `/leads/${lead.id}`,
    );
    expect(left).toEqual([]);
  });

  it('is a lead of the workspace that the operator chose, while they run it', async () => {
    const path = '/installation/home-workspace';
    const first = (await owner.call('GET', path)).body;
    expect(first).toMatchObject({ isChosen: false, home: { id: expect.any(String) } });
    const { body: second } = await owner.call('POST', '/workspaces', { name: 'Second home' });
    const secondId = second.workspace.id;
    await owner.call('POST', `/workspaces/${first.home.id}/activate`);
    expect((await owner.call('PUT', path, { workspaceId: secondId })).body).toMatchObject({
      isChosen: true,
      home: { id: secondId, name: 'Second home' },
    });
    const stranger = await signUp(node.client(), 'Stranger');
    const theirs = await owner.call('PUT', path, { workspaceId: stranger.session.workspace.id });
    expect(theirs.body.data.fields[0].field).toBe('workspaceId');
    expect((await stranger.client.call('GET', path)).status).toBe(403);
    await node.client().call('POST', '/enquiries/sales', {
      name: 'Ivo Petrov',
      email: 'ivo@asks.example',
      message: 'Hello',
    });
    await eventually(async () => {
      const { rows } = await installation.owner.query(
        `select l.workspace_id from lead l join person p on p.id = l.person_id where p.name = 'Ivo Petrov'`,
      );
      expect(rows).toEqual([{ workspace_id: secondId }]);
    });
    await installation.owner.query(`update member set role = 'viewer' where workspace_id = $1`, [secondId]);
    expect((await owner.call('GET', path)).body).toMatchObject({ isChosen: false, home: first.home });
  });
});
