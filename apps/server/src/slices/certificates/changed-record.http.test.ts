import { createHash } from 'node:crypto';
import { verifyBundle } from '@propguard/proof/bundle/verify-bundle';
import { canonicalText, type Json } from '@propguard/proof/canonical/canonical-json';
import { cidV0Of, cidV1Of } from '@propguard/proof/content-id/content-id';
import type { Certificate, CertificateVerification } from '@propguard/protocol/certificates';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { findKnownHome } from '../../../test/support/known-home.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';

const TABLES = ['published_certificate', 'log_node', 'log_checkpoint'] as const;

let installation: TestInstallation;
let url: string;
let anyone: TestClient;
let id: string;

const run = (sql: string, values: unknown[] = []) => installation.owner.query(sql, values);
const failedOf = async (): Promise<{
  isValid: boolean;
  failed: string | undefined;
  value: number | null;
}> => {
  const { body } = await anyone.call<CertificateVerification>('GET', `/certificates/verify?query=${id}`);
  const failed = body.checks.find(({ result }) => result === 'failed')?.check;
  return { isValid: body.isValid, failed, value: body.valuation };
};
/** What a stranger finds with the file alone. */
const failedInBundle = async (): Promise<string | undefined> => {
  const file = new Uint8Array(await (await fetch(`${url}/api/certificates/${id}/bundle`)).arrayBuffer());
  return (await verifyBundle(file)).checks.find(({ result }) => result === 'failed')?.check;
};

const storedCredential = async (): Promise<Record<string, Json>> => {
  const { rows } = await run('select credential from published_certificate where id = $1', [id]);
  return JSON.parse(rows[0].credential) as Record<string, Json>;
};
/** A higher value, and the bytes as they would be then. */
const raised = async (): Promise<Buffer> => {
  const credential = await storedCredential();
  const subject = credential.credentialSubject as { valuation: { valueAud: number } };
  subject.valuation.valueAud += 100_000;
  return Buffer.from(canonicalText(credential));
};

beforeAll(async () => {
  installation = await createInstallation();
  const known = await findKnownHome(installation);
  const node = await installation.startNode({ settings: { CHAIN_EMBEDDED: 'true' } });
  url = node.url as string;
  anyone = node.client();
  const { client } = await signUp(node.client());
  // A second one, so that the path to the root has a step.
  const ids: string[] = [];
  for (const command of [`${known.address} ${known.locality}`, `value of 3 bed house in ${known.locality}`]) {
    const { body } = await client.call('POST', '/propguard/process-command', { command });
    const minted = await client.call<Certificate>('POST', '/certificates', {
      assessmentId: body.assessment_id,
    });
    ids.push(minted.body.id);
    await vi.waitFor(async () => {
      const { body: now } = await client.call<Certificate>('GET', `/certificates/${minted.body.id}`);
      expect(now.state).toBe('minted');
    }, PATIENCE);
  }
  id = ids[1] as string;
  for (const table of TABLES) await run(`create table kept_${table} as table ${table}`);
});
afterEach(async () => {
  for (const table of TABLES) {
    await run(`delete from ${table}`);
    await run(`insert into ${table} table kept_${table}`);
  }
});
afterAll(() => installation.close());

it('a record as it was stored is valid, by the same checks as the bundle', async () => {
  expect(await failedOf()).toMatchObject({ isValid: true, failed: undefined });
  expect(await failedInBundle()).toBeUndefined();
});

it.each<[what: string, change: () => Promise<unknown>, check: string]>([
  [
    'a higher value',
    async () =>
      run('update published_certificate set credential = $2 where id = $1', [
        id,
        (await raised()).toString(),
      ]),
    'canonical-form',
  ],
  [
    'a higher value, with every name that follows from it',
    async () => {
      const content = await raised();
      const hash = createHash('sha256').update(content).digest();
      await run(
        `update published_certificate set credential = $2, certificate_hash = $3, cid_v1 = $4, cid_v0 = $5
         where id = $1`,
        [id, content.toString(), hash, cidV1Of(content), cidV0Of(content)],
      );
    },
    'credential-signature',
  ],
  [
    'white space that changes no meaning',
    () => run(`update published_certificate set credential = credential || ' ' where id = $1`, [id]),
    'canonical-form',
  ],
  [
    'what is no JSON at all',
    () => run(`update published_certificate set credential = 'gone' where id = $1`, [id]),
    'canonical-form',
  ],
  [
    'the name of other bytes',
    () => run(`update published_certificate set certificate_hash = sha256('other') where id = $1`, [id]),
    'canonical-form',
  ],
  [
    'another place in the log',
    () => run('update published_certificate set log_index = log_index + 100 where id = $1', [id]),
    'log-inclusion',
  ],
  [
    'another neighbour in the log',
    () => run(`update log_node set hash = sha256('other') where level = 0`),
    'log-inclusion',
  ],
  [
    'a head that nobody signed',
    () => run(`update log_checkpoint set note = replace(note, E'\\n\\n', E'=\\n\\n')`),
    'checkpoint-signature',
  ],
  [
    'another root beside the signed head',
    () => run(`update log_checkpoint set root_hash = sha256('other')`),
    'anchor-on-chain',
  ],
])('%s is found', async (_, change, check) => {
  await change();
  expect(await failedOf()).toMatchObject({ isValid: false, failed: check });
});

it('the bundle of a changed record is found out by a stranger, too', async () => {
  await run(`update log_node set hash = sha256('other') where level = 0`);
  expect(await failedInBundle()).toBe('log-inclusion');
});

it('nothing that a changed record says is shown', async () => {
  await run('update published_certificate set credential = $2 where id = $1', [
    id,
    (await raised()).toString(),
  ]);
  expect((await failedOf()).value).toBeNull();
});
