import { verifyBundle } from '@propguard/proof/bundle/verify-bundle';
import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import type { Certificate } from '@propguard/protocol/certificates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { findKnownHome, type KnownHome } from '../../../test/support/known-home.ts';
import { signUp } from '../../../test/support/people.ts';
import type { Context } from '../../context.ts';
import type { Chain } from '../../providers/chain/chain.ts';
import { ChainError } from '../../providers/chain/chain-error.ts';
import { takeSteps } from './issue-certificate.ts';
import { findUnfinished } from './store.ts';

let installation: TestInstallation;
let context: Context;
let url: string;
let client: TestClient;
let workspaceId: string;
let known: KnownHome;
let bedrooms = 1;

/** Of a home of its own each time. No job of certificates runs here: the test takes the steps. */
const request = async (): Promise<Certificate> => {
  const command = `value of ${bedrooms++} bed house in ${known.locality}`;
  const { body: assessed } = await client.call<AnalyseReply>('POST', '/propguard/process-command', {
    command,
  });
  const { body } = await client.call<Certificate>('POST', '/certificates', {
    assessmentId: assessed.assessment_id,
  });
  return body;
};

class Crash extends Error {}
/** Done on the chain, and then the power goes before we have written it down. */
const thenCrash =
  <Input, Output>(send: (input: Input) => Promise<Output>) =>
  async (input: Input): Promise<Output> => {
    await send(input);
    return crash();
  };
const crash = (): never => {
  throw new Crash('The power went');
};

/** The chain, with something going wrong in one of its methods; the real one stands behind it. */
const takeStepsWith = (id: string, faults: (chain: Chain) => Partial<Chain> = () => ({})): Promise<void> => {
  const chain = context.chain as Chain;
  const services = { ...context, chain: { ...chain, ...faults(chain) } } as Context;
  return takeSteps(
    {
      services,
      transaction: (work) => context.database.inWorkspace({ workspaceId, accountId: null }, 'write', work),
    },
    id,
  );
};

const read = async (id: string): Promise<Certificate> =>
  (await client.call<Certificate>('GET', `/certificates/${id}`)).body;
const publicStatus = async (id: string) => (await client.call('GET', `/certificates/${id}/bundle`)).status;

/** Everything there is once, and it fits together. */
const expectOneCertificate = async ({ id, assessmentId }: Certificate): Promise<void> => {
  const { rows } = await installation.owner.query(
    `select (select count(*)::int from certificate where assessment_id = $1) as own,
       (select count(*)::int from published_certificate where id = $2) as published,
       (select count(*)::int from audit_record where entry_id = $2) as audit`,
    [assessmentId, id],
  );
  expect(rows[0]).toEqual({ own: 1, published: 1, audit: 2 });
  const issued = await read(id);
  expect([issued.state, issued.failure]).toEqual(['minted', null]);
  const bundle = new Uint8Array(await (await fetch(`${url}/api/certificates/${id}/bundle`)).arrayBuffer());
  expect((await verifyBundle(bundle)).isValid).toBe(true);
  const { body } = await client.call('GET', `/certificates/verify?query=${id}`);
  expect(body.isValid).toBe(true);
};

/** Every place from 0 on is taken once. */
const expectGapFreeLog = async (): Promise<void> => {
  const { rows } = await installation.owner.query(
    'select count(*)::int as n, max(log_index)::int as last, (select size::int from log_head) as size from published_certificate',
  );
  expect([rows[0].last + 1, rows[0].size]).toEqual([rows[0].n, rows[0].n]);
};

beforeAll(async () => {
  installation = await createInstallation();
  known = await findKnownHome(installation);
  const node = await installation.startNode({ settings: { CHAIN_EMBEDDED: 'true' }, jobs: [] });
  context = node.context;
  url = node.url as string;
  const person = await signUp(node.client());
  client = person.client;
  workspaceId = person.session.workspace.id;
});
afterAll(() => installation.close());

describe('a crash', () => {
  it.each<[string, (chain: Chain) => Partial<Chain>, Certificate['state']]>([
    ['before the anchor is sent', () => ({ anchorCheckpoint: crash }), 'logged'],
    [
      'after the anchor was sent, before it was noted',
      (chain) => ({ anchorCheckpoint: thenCrash(chain.anchorCheckpoint) }),
      'logged',
    ],
    ['before the token is minted', () => ({ mintCertificate: crash }), 'anchored'],
    [
      'after the token was minted, before it was noted',
      (chain) => ({ mintCertificate: thenCrash(chain.mintCertificate) }),
      'anchored',
    ],
  ])('%s leaves nothing that is shown, and then one certificate', async (_, faults, stoppedAt) => {
    const certificate = await request();
    await expect(takeStepsWith(certificate.id, faults)).rejects.toThrow(Crash);
    const stopped = await read(certificate.id);
    expect([stopped.state, stopped.published]).toEqual([stoppedAt, null]);
    expect(await publicStatus(certificate.id)).toBe(404);
    await takeStepsWith(certificate.id);
    await expectOneCertificate(certificate);
    await expectGapFreeLog();
  });

  it('while it is put in the log leaves no trace of it there', async () => {
    const certificate = await request();
    const services = { ...context, vault: { ...context.vault, open: crash } } as Context;
    const issuing = {
      services,
      transaction: <T>(work: Parameters<typeof context.database.inWorkspace<T>>[2]) =>
        context.database.inWorkspace<T>({ workspaceId, accountId: null }, 'write', work),
    };
    await expect(takeSteps(issuing, certificate.id)).rejects.toThrow(Crash);
    expect((await read(certificate.id)).state).toBe('pending');
    await takeStepsWith(certificate.id);
    await expectOneCertificate(certificate);
    await expectGapFreeLog();
  });
});

describe('a chain', () => {
  it.each([
    ['insufficient-funds', 'Transaction failed: Insufficient gas fee'],
    ['wrong-network', 'Transaction failed: The chain isn’t the configured network'],
    ['unreachable', 'We can’t reach the chain. Minting carries on by itself when it’s back'],
  ] as const)(
    'CORE-CHAIN-04 CORE-CHAIN-07: that answers %s is named, and trying again finishes it',
    async (reason, text) => {
      const certificate = await request();
      const refuse = (): never => {
        throw new ChainError(reason, 'as a test has it');
      };
      await expect(takeStepsWith(certificate.id, () => ({ mintCertificate: refuse }))).rejects.toThrow(
        ChainError,
      );
      expect((await read(certificate.id)).failure).toEqual({ reason, message: text });
      const { body } = await client.call<Certificate>('POST', '/certificates', {
        assessmentId: certificate.assessmentId,
      });
      expect([body.id, body.failure]).toEqual([certificate.id, null]);
      await takeStepsWith(certificate.id);
      await expectOneCertificate(certificate);
    },
  );

  it('that is public takes nothing that rests on sample data, and nothing is written', async () => {
    const { body: assessed } = await client.call<AnalyseReply>('POST', '/propguard/process-command', {
      command: `value of 2 bed unit in ${known.locality}`,
    });
    const chain = context.chain as Chain;
    const network = await chain.network();
    const before = chain.network;
    chain.network = async () => ({ ...network, chainId: 137, isPublic: true });
    const { status, body } = await client
      .call('POST', '/certificates', { assessmentId: assessed.assessment_id })
      .finally(() => {
        chain.network = before;
      });
    expect([status, body.code]).toEqual([409, 'SAMPLE_ON_PUBLIC_NETWORK']);
    const { rowCount } = await installation.owner.query(
      'select 1 from certificate where assessment_id = $1',
      [assessed.assessment_id],
    );
    expect(rowCount).toBe(0);
  });
});

describe('many at once', () => {
  it('are all issued, each in a place of its own, whoever anchors first', async () => {
    const certificates = [await request(), await request(), await request(), await request()];
    // Each is taken by two workers: the second finds what the first has done.
    await Promise.allSettled([...certificates, ...certificates].map(({ id }) => takeStepsWith(id)));
    for (const certificate of certificates) {
      await takeStepsWith(certificate.id);
      await expectOneCertificate(certificate);
    }
    await expectGapFreeLog();
  });

  it('two requests for one assessment make one certificate', async () => {
    const { body: assessed } = await client.call<AnalyseReply>('POST', '/propguard/process-command', {
      command: `value of 3 bed unit in ${known.locality}`,
    });
    const replies = await Promise.all(
      [1, 2, 3].map(() =>
        client.call<Certificate>('POST', '/certificates', { assessmentId: assessed.assessment_id }),
      ),
    );
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

it('what was left behind is found again, unless a job still works on it', async () => {
  const certificate = await request();
  const unfinished = async () =>
    (await context.database.asInstallation((tx) => findUnfinished(tx, 0))).map(({ id }) => id);
  expect(await unfinished()).not.toContain(certificate.id);
  await installation.owner.query("update job set state = 'failed' where kind = 'issue-certificate'");
  expect(await unfinished()).toContain(certificate.id);
  await takeStepsWith(certificate.id);
  expect(await unfinished()).not.toContain(certificate.id);
});
