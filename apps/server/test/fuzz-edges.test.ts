import { request } from 'node:http';
import { ERRORS, type ErrorCode } from '@propguard/protocol/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCursor } from '../src/paging/cursor.ts';
import type { TestClient } from './support/client.ts';
import {
  allIntegers,
  edgesOf,
  FORGED_POSITIONS,
  numberPlaces,
  STRANGE_SEGMENTS,
  samplesAtEdges,
} from './support/edge-values.ts';
import { fillWorkspace } from './support/filled-workspace.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';
import { type Operation, readOperations } from './support/operations.ts';
import { signUp } from './support/people.ts';
import { sampleRequest } from './support/sample-input.ts';

const operations = await readOperations();
const titled = (those: Operation[]) =>
  those.map((operation) => ({ title: `${operation.route.method} ${operation.route.path}`, operation }));

let installation: TestInstallation;
let operator: TestClient;
let workspaceId: string;
beforeAll(async () => {
  installation = await createInstallation();
  const { client } = await installation.startNode({ settings: { CHAIN_EMBEDDED: 'true' } });
  const person = await signUp(client());
  operator = person.client;
  workspaceId = person.session.workspace.id as string;
});
afterAll(() => installation.close());

/** As it is: `fetch` would put a strange path right first. */
const askRaw = (method: string, path: string, body?: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(operator.url);
    const headers = {
      cookie: operator.cookieHeader,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const asked = request({ hostname, port, method, path: `/api${path}`, headers }, (reply) => {
      // A stream that was opened goes on until somebody leaves.
      if (reply.headers['content-type']?.startsWith('text/event-stream')) {
        reply.destroy();
        resolve({ status: reply.statusCode ?? 0, text: '' });
        return;
      }
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (piece: string) => {
        text += piece;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      reply.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });

const expectRefusal = ({ status, text }: { status: number; text: string }, what: string) => {
  expect(status, `${what}: ${text.slice(0, 300)}`).toBeGreaterThanOrEqual(400);
  expect(status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500);
  expect(Object.keys(ERRORS), what).toContain((JSON.parse(text) as { code: ErrorCode }).code);
};

describe('whole numbers of the contract', () => {
  /** Kept in columns, or computed with, that take more than 32 bits. */
  const LONGER = /Aud$|price(Min|Max)$|sizeBytes$/;

  it('have an end that what keeps them can bear', () => {
    const endless = operations.flatMap(({ route, parameters, body }) =>
      [
        ...parameters.flatMap((one) => allIntegers(one.schema ?? {}, one.name)),
        ...allIntegers(body ?? {}, 'body'),
      ]
        .filter(({ name, schema: { minimum = -Infinity, maximum = Infinity } }) => {
          const most = LONGER.test(name) ? 2 ** 53 - 2 : 2 ** 31 - 1;
          return maximum > most || minimum < -most - 1;
        })
        .map(({ name }) => `${route.name}: ${name}`),
    );
    expect(endless, 'give each a maximum, as Whole and WholeText of the protocol’s shapes have').toEqual([]);
  });
});

describe.each(
  titled(
    operations.filter(
      ({ body, parameters }) =>
        (body !== null && numberPlaces(body).length > 0) ||
        parameters.some((one) => numberPlaces(one.schema ?? {}).length > 0),
    ),
  ),
)('$title with numbers at their edges', ({ operation }) => {
  it('is never a fault of ours', async () => {
    const { method, path, body } = sampleRequest(operation);
    for (const sample of operation.body === null ? [] : samplesAtEdges(operation.body)) {
      const reply = await askRaw(method, path, JSON.stringify(sample));
      expect(reply.status, `${JSON.stringify(sample)}: ${reply.text.slice(0, 300)}`).toBeLessThan(500);
    }
    for (const { name, in: where, schema = {} } of operation.parameters) {
      for (const { schema: own } of numberPlaces(schema)) {
        for (const edge of edgesOf(own)) {
          const given = { [name]: String(edge) };
          const asked = sampleRequest(operation, undefined, where === 'path' ? given : {}).path;
          const mark = asked.includes('?') ? '&' : '?';
          const at = where === 'path' ? asked : `${asked}${mark}${name}=${encodeURIComponent(edge)}`;
          const reply = await askRaw(method, at, body as string | undefined);
          expect(reply.status, `${at}: ${reply.text.slice(0, 300)}`).toBeLessThan(500);
        }
      }
    }
  });
});

describe.each(titled(operations.filter(({ route }) => route.path.includes('{'))))(
  '$title with a strange path',
  ({ operation }) => {
    it('is refused in our words', async () => {
      const { method, body } = sampleRequest(operation);
      const parameters = [...operation.route.path.matchAll(/\{\+?(\w+)\}/g)].map((match) => match[1] ?? '');
      for (const strange of parameters) {
        for (const segment of STRANGE_SEGMENTS) {
          const path = operation.route.path.replace(/\{\+?(\w+)\}/g, (_all, name: string) =>
            name === strange ? segment : '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a',
          );
          expectRefusal(await askRaw(method, path, body as string | undefined), path.slice(0, 200));
        }
      }
    });
  },
);

describe('a cursor', () => {
  beforeAll(() => fillWorkspace(installation.owner, workspaceId, 'edges'));
  type List = { path: string; filter: unknown };
  const own = async (table: string): Promise<string> => {
    const { rows } = await installation.owner.query<{ id: string }>(
      `select id from ${table} where workspace_id = $1 limit 1`,
      [workspaceId],
    );
    return rows[0]?.id ?? '';
  };
  const importId = async (): Promise<string> => {
    const { rows } = await installation.owner.query<{ id: string }>(
      `insert into data_import (state, file_name, size_bytes) values ('completed', 'a.csv', 1) returning id`,
    );
    return rows[0]?.id ?? '';
  };
  const layerId = async (): Promise<string> =>
    (await operator.call('GET', '/hazard-layers')).body.items[0].id as string;
  const plain = (path: string, filter: unknown) => (): Promise<List> => Promise.resolve({ path, filter });

  /** Each list with the filter that its cursors are made with, as its operation has it. */
  const LISTS: Record<string, () => Promise<List>> = {
    'activities.list': async () => {
      const id = await own('person');
      return { path: `/people/${id}/activities`, filter: { activitiesOf: id } };
    },
    'appointments.list': plain('/appointments', { query: '', from: null, to: null }),
    'assessments.list': plain('/assessments', { propertyId: null }),
    'audit.list': async () => ({ path: '/audit', filter: { workspaceId } }),
    'audit.listInstallation': plain('/installation/audit', { workspaceId: null }),
    'certificates.list': plain('/certificates', { assessmentId: null }),
    'conversations.list': plain('/assistant/conversations', { query: '', state: null }),
    'dataImports.list': plain('/data-imports', 'data-imports'),
    'dataImports.rejectedRows': async () => {
      const id = await importId();
      return { path: `/data-imports/${id}/rejected-rows`, filter: { id } };
    },
    'channels.calls': plain('/channels/calls', { channelCalls: {} }),
    'enquiries.list': plain('/enquiries', { enquiries: null }),
    'hazards.shares': async () => {
      const id = await layerId();
      return { path: `/hazard-layers/${id}/shares`, filter: { id, query: '' } };
    },
    'inbox.list': plain('/inbox', { view: 'open', channel: null, query: '' }),
    'installation.outbox': plain('/installation/outbox', 'outbox'),
    'jobs.list': plain('/jobs', {}),
    'jobs.listInstallation': plain('/installation/jobs', {}),
    'leadImports.list': plain('/lead-imports', 'lead-imports'),
    'leadImports.rows': async () => {
      const id = await own('lead_import');
      return { path: `/lead-imports/${id}/rows`, filter: { rowsOf: id, verdict: null } };
    },
    'leads.list': plain('/leads', { sort: 'date', direction: 'desc' }),
    'leads.timeline': async () => {
      const id = await own('lead');
      return { path: `/leads/${id}/timeline`, filter: { timelineOf: id } };
    },
    'leadScoring.leads': plain('/lead-scoring/leads', { scored: null }),
    'listings.search': plain('/listings', { status: 'active', sort: 'newest' }),
    'loans.list': plain('/loans', { list: 'loans' }),
    'loans.assessments': async () => {
      const id = await own('loan');
      return { path: `/loans/${id}/assessments`, filter: { loan: id } };
    },
    'leadForms.arrivals': async () => {
      const id = await own('lead_form');
      return { path: `/lead-forms/${id}/arrivals`, filter: { arrivalsOf: id } };
    },
    'localities.search': plain('/localities?query=new', { query: 'new' }),
    'notices.list': plain('/notices', { notices: 'open' }),
    'outbound.list': plain('/outbound', { outbound: {} }),
    'ownListings.list': plain('/own-listings', { ownListings: null, query: '' }),
    'people.list': plain('/people', { people: '' }),
    'portfolios.list': plain('/portfolios', 'portfolios'),
    'portfolios.homes': async () => {
      const id = await own('portfolio');
      const asked = { order: 'record', direction: 'asc', only: 'all', find: '' };
      return { path: `/portfolios/${id}/homes`, filter: { portfolioId: id, ...asked } };
    },
    'portfolios.rejectedRows': async () => {
      const id = await own('portfolio');
      return { path: `/portfolios/${id}/rejected-rows`, filter: { rejectedOf: id } };
    },
    'privacy.receipts': plain('/privacy/receipts', 'privacy-receipts'),
    'reports.list': plain('/reports', { propertyId: null, assessmentId: null, scenarioId: null }),
    'riskDashboard.alerts': plain('/risk-alerts', 'risk-alerts'),
    'titles.list': plain('/blockchain/titles', 'titles'),
    'titles.mortgages': plain('/blockchain/mortgages', 'mortgages'),
    'titles.transactions': plain('/blockchain/transactions', { transactions: null }),
    'hubspot.conflicts': plain('/workspace/hubspot/conflicts', { hubspotConflicts: true }),
    'webhooks.deliveries': async () => {
      const id = await own('webhook');
      return { path: `/workspace/webhooks/${id}/deliveries`, filter: { deliveriesOf: id } };
    },
  };
  /** A place that each kind of position takes: one of them gets past, which shows that the filter is the list's. */
  const PLACES = [
    { atMicros: '1700000000000000', id: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a' },
    { position: 1 },
    { key: 1, record: 1 },
    { key: 1, id: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a' },
    { rank: 1, id: 'x' },
    { key: '2026-01-01T00:00:00.000000Z', id: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a' },
    { startMicros: '1700000000000000', id: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a' },
    { score: 50, id: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a' },
    1,
  ];
  const forgeries = (place: unknown): unknown[] =>
    typeof place === 'object' && place !== null
      ? Object.keys(place).flatMap((name) => FORGED_POSITIONS.map((forged) => ({ ...place, [name]: forged })))
      : FORGED_POSITIONS;
  const askFor = ({ path }: List, cursor: string) =>
    askRaw('GET', `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`);

  const lists = operations.filter(({ parameters }) => parameters.some((one) => one.name === 'cursor'));
  it.each(lists.map(({ route }) => route.name))('of %s is tried below', (name) => {
    expect(Object.keys(LISTS), `add ${name}, with the filter of its cursors`).toContain(name);
  });

  it.each(Object.keys(LISTS))(
    'of %s: forged, cut or another list’s, it is refused in our words',
    async (name) => {
      const list = await LISTS[name]?.();
      if (!list) throw new Error('It is listed above.');
      const accepted = [];
      for (const place of PLACES) {
        const reply = await askFor(list, makeCursor(list.filter, place));
        if (reply.status === 200) accepted.push(place);
        else expectRefusal(reply, JSON.stringify(place));
      }
      expect(accepted, 'the filter above is not the one that this list makes cursors with').toHaveLength(1);
      for (const forged of forgeries(accepted[0])) {
        const reply = await askFor(list, makeCursor(list.filter, forged));
        if (reply.status !== 200) expectRefusal(reply, JSON.stringify(forged));
      }
      const whole = makeCursor(list.filter, accepted[0]);
      const otherLists = makeCursor('another list', accepted[0]);
      for (const cursor of [
        whole.slice(0, -5),
        whole.slice(5),
        '',
        '%00',
        'null',
        'x'.repeat(600),
        otherLists,
      ])
        expectRefusal(await askFor(list, cursor), cursor.slice(0, 80));
    },
  );
});
