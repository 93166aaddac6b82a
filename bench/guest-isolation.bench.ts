/**
 * Every operation for guests, with a pass of another workspace, of another kind, of something that is gone, an expired
 * one, a revoked one, a forged one and none: replies that hold anything of the workspace that is looked for, or that do not refuse, are leaks.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { GUEST_PASS_KINDS, type GuestPassKind } from '@propguard/rules/guests/pass-kinds';
import { withOwner } from '../apps/server/src/db/client.ts';
import { TestClient } from '../apps/server/test/support/client.ts';
import { fillWorkspace } from '../apps/server/test/support/filled-workspace.ts';
import {
  callAsGuest,
  insertPass,
  refusalOf,
  SUBJECT_TABLES,
} from '../apps/server/test/support/guest-passes.ts';
import { readOperations } from '../apps/server/test/support/operations.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

await withTrialInstallation(
  async ({ url, ownerUrl }) =>
    withOwner(ownerUrl, 'bench', async (owner) => {
      const filled = async (marker: string): Promise<string> => {
        const id = randomUUID();
        await owner.query('insert into workspace (id, name) values ($1, $2)', [id, marker]);
        await owner.query(
          `with a as (insert into identity.account (name, email) values ($2, $1 || '@example.com') returning id)
           insert into member (workspace_id, account_id, role) select $1::uuid, id, 'owner' from a`,
          [id, marker],
        );
        await fillWorkspace(owner, id, marker);
        return id;
      };
      const marker = `zqtarget${randomBytes(4).toString('hex')}`;
      const target = await filled(marker);
      const other = await filled('zqother');
      const passIn = async (workspaceId: string, kind: GuestPassKind, ended?: 'expired' | 'revoked') => {
        const { rows } = await owner.query(
          `select id from ${SUBJECT_TABLES[kind]} where workspace_id = $1 limit 1`,
          [workspaceId],
        );
        const row = {
          workspaceId,
          kind,
          subjectId: rows[0]?.id ?? randomUUID(),
          ...(ended ? { ended } : {}),
        };
        return (await insertPass(owner, row)).secret;
      };

      const client = new TestClient(url);
      let asked = 0;
      const leaks: string[] = [];
      for (const operation of await readOperations()) {
        const { meta, method, path } = operation.route;
        const { access } = meta;
        if (access.kind !== 'guest') continue;
        const attempt = async (what: string, pass: string, mustRefuse: boolean): Promise<void> => {
          asked += 1;
          const { status, body } = await callAsGuest(client, operation, access, pass);
          const shown = JSON.stringify(body);
          const isRefused = body?.code === refusalOf(access) || status === 404;
          if (shown.includes(marker) || shown.includes(target) || (mustRefuse && !isRefused))
            leaks.push(`${method} ${path} with ${what}: ${status} ${shown.slice(0, 120)}`);
        };
        await attempt('another’s pass', await passIn(other, access.pass), false);
        for (const kind of GUEST_PASS_KINDS)
          if (kind !== access.pass) await attempt(`a pass of ${kind}`, await passIn(target, kind), true);
        await attempt('an expired pass', await passIn(target, access.pass, 'expired'), true);
        await attempt('a revoked pass', await passIn(target, access.pass, 'revoked'), true);
        const gone = { workspaceId: target, kind: access.pass, subjectId: randomUUID() };
        await attempt('a pass of something that is gone', (await insertPass(owner, gone)).secret, true);
        await attempt('a forged pass', randomBytes(32).toString('base64url'), true);
        await attempt('no pass', access.parameter === null ? '' : 'x'.repeat(43), true);
      }
      for (const leak of leaks) console.log(leak);
      console.log(`${asked} attempts`);
      if (asked === 0) throw new Error('There is no operation for guests.');
      settle({ name: 'guest-isolation', value: leaks.length, unit: 'leaks', target: 0, better: 'lower' });
    }),
  { CHAIN_EMBEDDED: 'false' },
);
