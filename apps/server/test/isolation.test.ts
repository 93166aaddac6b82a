import { randomBytes, randomUUID } from 'node:crypto';
import { ERRORS } from '@propguard/protocol/errors';
import { ROLES } from '@propguard/rules/workspaces/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import {
  fillWorkspace,
  idsOfWorkspace,
  type KnownId,
  stateOfWorkspace,
  tablesWithoutRows,
} from './support/filled-workspace.ts';
import { callAsGuest, insertPass, refusalOf, SUBJECT_TABLES } from './support/guest-passes.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';
import { PAGE_ROWS } from './support/open-pages.ts';
import { readOperations } from './support/operations.ts';
import { signUp, visit } from './support/people.ts';
import { sampleRequest, takesId } from './support/sample-input.ts';

const operations = await readOperations();
/** Their ids are made by the client: one that names nothing of the kind yet begins something of the caller's own. */
const BEGIN_BY_ID: ReadonlySet<string> = new Set([
  'conversations.create',
  'assistant.send',
  'assistant.chat',
]);
/** An id only narrows them: of somebody else's they count, write down or mark nothing. */
const NARROWED_BY_ID: ReadonlySet<string> = new Set([
  'leads.counts',
  'appointments.download',
  'notices.mark',
  'leadImports.export',
]);
const MARKER = `belongs-to-someone-else-${randomUUID().slice(0, 8)}`;

let installation: TestInstallation;
let newClient: () => TestClient;
let theirs: string;

/** Someone who owns a workspace of their own, with nothing in it. */
const owner = async () => {
  const person = await signUp(newClient());
  return { ...person, workspaceId: person.session.workspace.id as string };
};

/** Whoever only reads or is refused leaves nothing behind, and can be asked again: signing up is the dear part. */
const madeOnce = <Made>(make: (of: string) => Promise<Made>) => {
  const made = new Map<string, Promise<Made>>();
  return (of: string): Promise<Made> => {
    const one = made.get(of) ?? make(of);
    made.set(of, one);
    return one;
  };
};

const memberWithRole = madeOnce(async (role): Promise<TestClient> => {
  const person = await owner();
  await installation.owner.query('update member set role = $1 where workspace_id = $2', [
    role,
    person.workspaceId,
  ]);
  return person.client;
});

const keyWithScope = madeOnce(async (scope): Promise<string> => {
  const { client } = await owner();
  const { body } = await client.call('POST', '/workspace/api-keys', {
    name: 'walk',
    scopes: [scope],
    expiresInDays: null,
  });
  return body.secret;
});

/** Of ids that a route is not about, one in so many is tried: each of them at some routes, none at all of them. */
const ONE_OF = 16;

/** Those of the tables that the route's path speaks of, and some of the others. */
const idsFor = ({ route }: (typeof operations)[number], ids: readonly KnownId[]): string[] => {
  const words = route.path
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(ies|s)$/, ''));
  const turn = operations.findIndex((one) => one.route === route);
  return ids
    .filter(
      ({ tables }, at) =>
        (at + turn) % ONE_OF === 0 || tables.some((table) => words.some((word) => table.includes(word))),
    )
    .map(({ id }) => id);
};

const ownerOfNothing = madeOnce(async () => (await owner()).client);

/** Somebody for whom nothing was done yet: who was refused everything is asked again, who was not makes room. */
let stranger: Promise<TestClient> | null = null;
const freshOwner = (): Promise<TestClient> => {
  stranger ??= owner().then(({ client }) => client);
  return stranger;
};

/** What stands in the other workspace; read again after those who may have changed it: its guests. */
let known: Promise<{ state: Record<string, string>; ids: KnownId[] }> | null = null;
const whatTheyHave = () => {
  known ??= Promise.all([
    stateOfWorkspace(installation.owner, theirs),
    idsOfWorkspace(installation.owner, theirs),
  ]).then(([state, ids]) => ({ state, ids }));
  return known;
};

beforeAll(async () => {
  installation = await createInstallation();
  // Without a worker: what is scheduled would change the other workspace in the midst of it.
  const node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  newClient = node.client;
  // The first account operates the installation; the people of this test must not.
  await signUp(newClient(), 'Operator');
  theirs = (await owner()).workspaceId;
  await fillWorkspace(installation.owner, theirs, MARKER);
});
afterAll(() => installation.close());

it('the other workspace has a row in every table that belongs to workspaces', async () => {
  expect(await tablesWithoutRows(installation.owner, theirs)).toEqual([]);
});

describe.each(
  operations.map((operation) => ({ title: `${operation.route.method} ${operation.route.path}`, operation })),
)('$title', ({ operation }) => {
  const { access } = operation.route.meta;
  const { method, path, body } = sampleRequest(operation);

  const isOpen = ['public', 'guest', 'page'].includes(access.kind);

  it.skipIf(isOpen)('without a session', async () => {
    const { status } = await newClient().call(method, path, body);
    expect(status).toBe(401);
  });

  it.skipIf(isOpen)('with a key that does not exist', async () => {
    const { status } = await newClient().call(method, path, body, { 'x-api-key': 'pgk_no_such_key' });
    expect(status).toBe(401);
  });

  if (access.kind === 'workspace') {
    const tooLow = ROLES.slice(0, ROLES.indexOf(access.role));
    it.each(tooLow)('as %s, which is too low', async (role) => {
      const client = await memberWithRole(role);
      expect((await client.call(method, path, body)).status).toBe(403);
    });
  }

  if (access.kind === 'account' || access.kind === 'operator') {
    it('as a visitor', async () => {
      const client = await visit(newClient());
      expect((await client.call(method, path, body)).status).toBe(401);
    });
  }

  if (access.kind === 'operator') {
    it('as the owner of a workspace who does not operate the installation', async () => {
      const client = await ownerOfNothing('any');
      expect((await client.call(method, path, body)).status).toBe(403);
    });
  }

  if (access.kind === 'guest') {
    const expectRefusal = async (pass: string) => {
      const { status, body: told } = await callAsGuest(newClient(), operation, access, pass);
      const { status: expected, message } = ERRORS[refusalOf(access)];
      expect({ status, message: told.message }).toEqual({ status: expected, message });
    };
    const subjectOf = async (workspaceId: string): Promise<string> => {
      const { rows } = await installation.owner.query<{ id: string }>(
        `select id from ${SUBJECT_TABLES[access.pass]} where workspace_id = $1`,
        [workspaceId],
      );
      return rows[0]?.id ?? '';
    };
    const passOfTheirs = async (more: { kind?: string; ended?: 'expired' | 'revoked' } = {}) => {
      const row = { workspaceId: theirs, kind: access.pass, subjectId: await subjectOf(theirs), ...more };
      return (await insertPass(installation.owner, row)).secret;
    };

    it('with no pass', async () => {
      const { status } = await callAsGuest(newClient(), operation, access, access.parameter ? 'none' : '');
      expect(status).toBe(access.parameter ? ERRORS.VALIDATION_FAILED.status : ERRORS.UNAUTHENTICATED.status);
    });

    it('with a pass that holds it is not refused, so that what is refused below is refused for its reason', async () => {
      known = null;
      const { status } = await callAsGuest(newClient(), operation, access, await passOfTheirs());
      expect(status).not.toBe(ERRORS[refusalOf(access)].status);
    });

    it('with a pass of something that is gone', async () => {
      const row = { workspaceId: theirs, kind: access.pass, subjectId: randomUUID() };
      const { secret } = await insertPass(installation.owner, row);
      const { status, body: told } = await callAsGuest(newClient(), operation, access, secret);
      expect([ERRORS[refusalOf(access)].status, ERRORS.NOT_FOUND.status]).toContain(status);
      expect(told.message).toBeTruthy();
    });
    it('with a pass that was made up', () => expectRefusal(randomBytes(32).toString('base64url')));
    it('with a pass that has ended', async () => expectRefusal(await passOfTheirs({ ended: 'expired' })));
    it('with a pass that was revoked', async () => expectRefusal(await passOfTheirs({ ended: 'revoked' })));
    it('with a pass of another kind', async () =>
      expectRefusal(await passOfTheirs({ kind: 'something-else' })));

    it('with a pass of one workspace that names what is another’s', async () => {
      const { workspaceId } = await owner();
      const { ids } = await whatTheyHave();
      const ofItsKind = ids.filter(({ tables }) => tables.includes(SUBJECT_TABLES[access.pass]));
      for (const subjectId of new Set([...ofItsKind.map(({ id }) => id), ...idsFor(operation, ids)])) {
        const { secret } = await insertPass(installation.owner, {
          workspaceId,
          kind: access.pass,
          subjectId,
        });
        await expectRefusal(secret);
      }
    });
  }

  if (access.kind === 'page') {
    const rows = PAGE_ROWS[access.page];
    const callPage = (slug: string) => {
      const {
        method: verb,
        path: to,
        body: sent,
      } = sampleRequest(operation, undefined, {
        [access.parameter]: slug,
      });
      return newClient().call(verb, to, sent);
    };
    const slugOfTheirs = async (): Promise<string> =>
      (await installation.owner.query(rows.address, [theirs])).rows[0].address;

    it('at an address that no page has', async () => {
      expect((await callPage('no-such-page')).status).toBe(ERRORS.NOT_FOUND.status);
    });

    it('at the address of a page, open and closed', async () => {
      known = null;
      const slug = await slugOfTheirs();
      // Strangers may call it; what it answers is held to what a page shows by the slice's own tests.
      expect((await callPage(slug)).status).not.toBe(ERRORS.NOT_FOUND.status);
      await installation.owner.query(rows.setOpen, [slug, false]);
      expect((await callPage(slug)).status).toBe(ERRORS.NOT_FOUND.status);
      await installation.owner.query(rows.setOpen, [slug, true]);
    });
  }

  if (!isOpen) {
    it('with an API key that lacks the scope', async () => {
      const scope = 'scope' in access ? access.scope : null;
      const secret = await keyWithScope(scope === 'places:read' ? 'workspace:read' : 'places:read');
      expect((await newClient().call(method, path, body, { 'x-api-key': secret })).status).toBe(403);
    });
  }

  it('shows and changes nothing of another workspace', async () => {
    const before = await whatTheyHave();
    const ids = takesId(operation) ? idsFor(operation, before.ids) : [undefined];
    const client = await (method === 'GET' ? ownerOfNothing('reading') : freshOwner());
    for (const id of ids) {
      const request = sampleRequest(operation, id);
      const reply = await client.call(request.method, request.path, request.body);
      if (method !== 'GET' && reply.status < 400) stranger = null;
      // Nodes of tests have no chain: what needs one says so, and does nothing.
      const isAway = reply.status === 503 && reply.body.code === 'UNAVAILABLE';
      if (!isAway) expect(reply.status).toBeLessThan(500);
      expect(JSON.stringify(reply.body)).not.toContain(MARKER);
      // A list that is filtered by somebody else's id is an empty one.
      const isEmptyList = reply.status === 200 && reply.body.items?.length === 0;
      const isHarmless =
        (BEGIN_BY_ID.has(operation.route.name) || NARROWED_BY_ID.has(operation.route.name)) &&
        reply.status < 300;
      if (id !== undefined && !isEmptyList && !isHarmless && !isAway)
        expect([401, 403, 404, 409, 422]).toContain(reply.status);
    }
    expect(await stateOfWorkspace(installation.owner, theirs)).toEqual(before.state);
  });
});
