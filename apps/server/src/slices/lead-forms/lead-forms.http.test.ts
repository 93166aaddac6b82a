import type { FormThanks, LeadForm, PublicForm } from '@propguard/protocol/lead-forms';
import { FORM_MOST_HOURS } from '@propguard/rules/lead-forms/lead-forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { openedMark } from './opened-mark.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let form: LeadForm;

const FIELDS = [
  { field: 'name', isRequired: true },
  { field: 'email', isRequired: true },
  { field: 'phone', isRequired: false },
  { field: 'intent', isRequired: true },
  { field: 'message', isRequired: false },
];
const CONSENT = 'Yes, send me emails about homes.';

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  owner = (await signUp(node.client())).client;
  const { status, body } = await owner.call('POST', '/lead-forms', {
    title: 'Ask us',
    fields: FIELDS,
    source: 'advertisement',
    consentText: CONSENT,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  form = body;
});
afterAll(() => installation.close());

const openedForm = async (): Promise<PublicForm> =>
  (await node.client().call('GET', `/forms/${form.slug}`)).body;
const MINUTE_MS = 60_000;
/** As if the page had been open for a while: marked and signed as the server does it, then. */
const openedBefore = (minutes: number): string =>
  openedMark({ services: node.context }, form.id, new Date(Date.now() - minutes * MINUTE_MS));
const send = (opened: string, body: object = {}) =>
  node.client().call('POST', `/forms/${form.slug}`, {
    opened,
    name: 'Priya Raman',
    email: 'priya@example.com',
    intent: 'buyer',
    ...body,
  });
const fieldOf = (reply: { body: { data?: { fields?: { field: string }[] } } }) =>
  reply.body.data?.fields?.[0]?.field;

describe('a form', () => {
  it('shows strangers what it asks and no more, and is made by who answers for the workspace', async () => {
    const shown = await openedForm();
    expect(Object.keys(shown).sort()).toEqual([
      'consentText',
      'fields',
      'intro',
      'office',
      'opened',
      'title',
    ]);
    for (const [body, field] of [
      [{ title: '', fields: FIELDS }, 'title'],
      [{ title: 'A', fields: [{ field: 'name' }] }, 'fields'],
      [{ title: 'A', fields: [FIELDS[1], FIELDS[1]] }, 'fields'],
      [{ title: 'A', fields: FIELDS, origins: ["https://a.example 'unsafe'"] }, 'origins.0'],
      [{ title: 'A', fields: FIELDS, agentId: form.id }, 'agentId'],
    ] as const)
      expect(fieldOf(await owner.call('POST', '/lead-forms', body))).toBe(field);
  });

  it('makes a lead with its source, touch and consent, whose agent is told; then asks more, and goes on later', async () => {
    // Faster than people write, and a page that was left open for days.
    expect(fieldOf(await send((await openedForm()).opened))).toBe('opened');
    expect(fieldOf(await send(openedBefore(FORM_MOST_HOURS * 60 + 1)))).toBe('opened');
    const opened = openedBefore(1);
    expect(fieldOf(await send(opened, { email: '' }))).toBe('email');
    expect(fieldOf(await send(opened, { email: 'nobody' }))).toBe('email');
    expect(fieldOf(await send(opened, { phone: '12' }))).toBe('phone');
    expect(fieldOf(await send(opened, { intent: null }))).toBe('intent');
    expect(fieldOf(await send(`${opened}x`))).toBe('opened');

    const { status, body } = await send(opened, {
      agrees: true,
      message: 'Is it still for sale?',
      from: 'https://agency.example/home',
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const thanks: FormThanks = body;
    expect(thanks.answeredBy).toContain('60 minutes');
    const [row] = (await owner.call('GET', '/leads?query=priya')).body.items;
    const lead = (await owner.call('GET', `/leads/${row.id}`)).body;
    expect(lead).toMatchObject({
      source: 'advertisement',
      intent: 'buyer',
      firstTouch: { kind: 'form', detail: 'Ask us · https://agency.example/home' },
    });
    expect(lead.responseDueAt).not.toBeNull();
    const notices = (await owner.call('GET', '/notices?show=open')).body.items;
    expect(notices.map(({ kind }: { kind: string }) => kind)).toContain('lead-new');
    const consent = await installation.owner.query('select kind, text_shown, form from consent_event');
    expect(consent.rows).toEqual([{ kind: 'express', text_shown: CONSENT, form: 'lead-form' }]);
    // Sent twice is sent once.
    expect((await send(opened, { agrees: true })).status).toBe(201);
    expect((await owner.call('GET', '/lead-forms')).body.items[0].sent).toBe(1);

    // OPS-QUAL-04: the questions, by the link alone; never what they are worth.
    const stranger = node.client();
    const questions = `/questions/${thanks.pass}`;
    const first = (await stranger.call('GET', questions)).body;
    expect(first).toMatchObject({ flow: 'buyer', next: 'budget', answers: {} });
    expect(JSON.stringify(first)).not.toContain('score');
    const give = (key: string, answer: unknown) => stranger.call('POST', questions, { key, answer });
    expect(fieldOf(await give('budget', { min: 2, max: 1 }))).toBe('answer');
    expect(fieldOf(await give('shoes', '38'))).toBe('key');
    expect(fieldOf(await give('areas', ['qld-0000-nowhere']))).toBe('locations.0');
    await give('budget', { min: 500_000, max: 1_000_000 });
    await give('timeline', 'immediately');
    expect((await stranger.call('GET', questions)).body.next).toBe('financing');
    await give('financing', 'cash');
    await give('propertyType', ['house']);
    const last = (await give('areas', ['qld-4005-new-farm'])).body;
    expect(last).toMatchObject({ next: null, places: [{ name: 'New Farm QLD 4005' }] });
    const [kept] = (await owner.call('GET', `/leads/${row.id}/qualifications`)).body.items;
    expect(kept).toMatchObject({ flow: 'buyer', score: 100, next: null });
    expect((await owner.call('GET', `/leads/${row.id}`)).body).toMatchObject({
      budgetMin: 500_000,
      budgetMax: 1_000_000,
      timeline: 'immediately',
      financing: 'cash',
      propertyTypes: ['house'],
      locations: ['qld-4005-new-farm'],
    });
    // An agent hears something else, of a seller: QUAL-10, -11.
    const answer = (key: string, given: unknown) =>
      owner.call('PUT', `/leads/${row.id}/qualifications/seller`, { key, answer: given });
    expect(fieldOf(await answer('address', ''))).toBe('answer');
    expect((await answer('address', '12 Moray St New Farm')).body).toMatchObject({
      next: 'lastAppraisal',
      score: null,
    });
    const { pass } = (await owner.call('POST', `/leads/${row.id}/qualifications/seller/link`)).body;
    expect((await stranger.call('GET', `/questions/${pass}`)).body.flow).toBe('seller');
  });

  it('stands in frames of its own sites, in those of any site when it names none, and nowhere once closed', async () => {
    const policyOf = async (path: string): Promise<[string, string | null]> => {
      const { headers } = await fetch(`${node.url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      return [/frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? '', headers.get('x-frame-options')];
    };
    const page = `/forms/${form.slug}`;
    const setOrigins = async (origins: string[]): Promise<void> => {
      const { status } = await owner.call('PATCH', `/lead-forms/${form.id}`, { origins });
      expect(status).toBe(200);
    };
    expect(await policyOf(page)).toEqual(['*', null]);
    await setOrigins(['https://www.example.com.au', 'http://localhost:8080']);
    expect(await policyOf(`${page}?from=x`)).toEqual([
      "'self' https://www.example.com.au http://localhost:8080",
      null,
    ]);
    for (const path of ['/', '/leads', '/forms/no-such-form', '/forms', `${page}/more`])
      expect(await policyOf(path), path).toEqual(["'none'", 'SAMEORIGIN']);
    await owner.call('PATCH', `/lead-forms/${form.id}`, { isOpen: false });
    expect(await policyOf(page)).toEqual(["'none'", 'SAMEORIGIN']);
    await owner.call('PATCH', `/lead-forms/${form.id}`, { isOpen: true });
    await setOrigins([]);
  });

  it('takes nothing of machines, leaves an address to whom it is known of, and closes', async () => {
    const opened = openedBefore(1);
    const before = (await owner.call('GET', '/leads/counts')).body.total;
    expect((await send(opened, { email: 'bot@example.com', website: 'http://spam.example' })).status).toBe(
      201,
    );
    expect((await owner.call('GET', '/leads/counts')).body.total).toBe(before);
    await owner.call('POST', '/leads', {
      source: 'website',
      addresses: [{ kind: 'phone', value: '0491 570 157' }],
    });
    // The email address is of one, the phone number of another: nobody is made one of two people.
    expect((await send(opened, { email: 'priya@example.com', phone: '0491 570 157' })).status).toBe(201);
    const [made] = (await owner.call('GET', '/leads?query=priya@example')).body.items;
    expect(made.phone).toBeNull();
    const timeline = (await owner.call('GET', `/leads/${made.id}/timeline`)).body.items;
    expect(JSON.stringify(timeline)).toContain('+61491570157');
    await owner.call('PATCH', `/lead-forms/${form.id}`, { isOpen: false });
    expect((await node.client().call('GET', `/forms/${form.slug}`)).status).toBe(404);
    expect((await owner.call('DELETE', `/lead-forms/${form.id}`)).status).toBe(200);
  });
});
