import { ERRORS, type ErrorCode } from '@propguard/protocol/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import { LIVE_PASSES } from './support/guest-passes.ts';
import { createInstallation, type TestInstallation } from './support/installation.ts';
import { nastyRequest } from './support/nasty-input.ts';
import { openPage } from './support/open-pages.ts';
import { type Operation, readOperations } from './support/operations.ts';
import { signUp } from './support/people.ts';

const operations = await readOperations();
const RUNS_EACH = 12;
/** What takes nothing can be sent little that is wrong. */
const runsOf = ({ parameters, body }: Operation): number =>
  parameters.length === 0 && body === null ? 3 : RUNS_EACH;
/** These end the very session that the test speaks with; they get a new one each time. */
const ENDS_SESSION = new Set([
  'account.signOut',
  'account.signOutEverywhere',
  'account.remove',
  'workspaces.remove',
  'account.signIn',
]);

/** With a pass that holds, each call draws a PDF, which takes seconds. */
const DRAWS = new Set(['reports.downloadShared']);

let installation: TestInstallation;
let newClient: () => TestClient;
let operator: TestClient;
const keys = new Map<string, Record<string, string>>();

beforeAll(async () => {
  installation = await createInstallation();
  newClient = (await installation.startNode({ settings: { CHAIN_EMBEDDED: 'true' } })).client;
  // The operator may call every route: nothing hides behind a 403.
  operator = (await signUp(newClient())).client;
  // Before anything is sent that could take away what they are about, as the sample world.
  for (const operation of operations) keys.set(operation.route.name, await keysTo(operation));
});
afterAll(() => installation.close());

const expectCatalogueError = (
  status: number,
  body: { code?: string; status?: number; message?: string; data?: { requestId?: string } },
) => {
  const known = ERRORS[body.code as ErrorCode];
  expect(known, `an error of the catalogue, not ${JSON.stringify(body).slice(0, 200)}`).toBeDefined();
  expect(body).toMatchObject({ status, message: known.message, data: { requestId: expect.any(String) } });
  expect(known.status).toBe(status);
};

/** What gets a request past the guard, where a session does not. */
const keysTo = async ({ route: { meta, name } }: Operation): Promise<Record<string, string>> => {
  const { access } = meta;
  if (access.kind === 'page') {
    const member = (await signUp(newClient())).client;
    return { [access.parameter]: await openPage[access.page](member) };
  }
  if (access.kind !== 'guest' || access.parameter === null || DRAWS.has(name)) return {};
  // Of somebody new: the operator may have used up what there is room for.
  const member = (await signUp(newClient())).client;
  return { [access.parameter]: await LIVE_PASSES[access.pass](installation, member) };
};

describe.each(
  operations.map((operation) => ({ title: `${operation.route.method} ${operation.route.path}`, operation })),
)('$title', ({ operation }) => {
  it('answers bad input clearly and never with a fault of its own', async () => {
    const given = keys.get(operation.route.name) ?? {};
    await fc.assert(
      fc.asyncProperty(nastyRequest(operation, given), async ({ path, body, contentType }) => {
        const client = ENDS_SESSION.has(operation.route.name) ? newClient() : operator;
        const reply = await client.call(
          operation.route.method,
          path,
          body,
          body === undefined ? {} : { 'content-type': contentType },
        );
        expect(reply.status).toBeLessThan(500);
        if (reply.status >= 400) expectCatalogueError(reply.status, reply.body);
      }),
      { numRuns: runsOf(operation), seed: 20_261_115, endOnFailure: true },
    );
  });
});

it.each([
  ['POST', '/account/sign-in', '{"email":', 'MALFORMED_REQUEST'],
  [
    'POST',
    '/account/sign-in',
    JSON.stringify({ email: 'x'.repeat(2_000_000), password: 'p' }),
    'PAYLOAD_TOO_LARGE',
  ],
  ['POST', '/account/sign-in', '{"email":"no address","password":""}', 'VALIDATION_FAILED'],
  ['GET', '/no/such/path', undefined, 'NOT_FOUND'],
  ['PUT', '/session', undefined, 'NOT_FOUND'],
])('%s %s with bad input', async (method, path, body, code) => {
  const reply = await newClient().call(method, path, body);
  expectCatalogueError(reply.status, reply.body);
  expect(reply.body.code).toBe(code);
});

it('names the fields that are not valid', async () => {
  const { body } = await newClient().call('POST', '/account/sign-up', {
    name: '',
    email: 'nobody',
    password: 'short',
  });
  expect(body.data.fields.map((one: { field: string }) => one.field)).toEqual(['name', 'email', 'password']);
});
