/**
 * 2,000 events on a real Radicale, read by workers of which five are killed in the middle; a tenth is changed, a tenth
 * deleted and a tenth added meanwhile. At the end both sides are to be identical: every event that differs counts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BUSY_AHEAD_DAYS } from '@propguard/rules/calendars/calendar-links';
import { withOwner } from '../apps/server/src/db/client.ts';
import {
  aCalendar,
  anEvent,
  findRadicale,
  RADICALE_USER,
  startRadicale,
} from '../apps/server/test/support/radicale.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const EVENTS = Number(process.env.EVENTS ?? 2_000);
const KILLS = 5;
/** A busy machine lists two thousand events slowly; how long it takes is no figure here. */
const PATIENCE_MS = 600_000;
const POLL_MS = 25;
const HOUR_MS = 3_600_000;
const FIRST = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;

const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
const startOf = (event: number, shift = 0): number => FIRST + event * 4 * HOUR_MS + shift;
const linesOf = (start: number): string[] => [`DTSTART:${stamp(start)}`, `DTEND:${stamp(start + HOUR_MS)}`];
const nameOf = (event: number): string => `event-${event}`;

const startWorker = async (ownerUrl: string): Promise<ChildProcess> => {
  const child = fork(fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url)), {
    env: {
      ...process.env,
      DATABASE_URL: ownerUrl,
      PROPGUARD_ROLE: 'worker',
      LOG_LEVEL: 'error',
      CHAIN_EMBEDDED: 'false',
      OUTSIDE_SERVICES_PRIVATE: 'true',
    },
  });
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ type: string }];
    if (message.type === 'ready') return child;
  }
};

const program = findRadicale();
if (!program) throw new Error('Radicale is needed. On Debian: sudo apt-get install radicale');
const radicale = await startRadicale(program);
await withTrialInstallation(
  async ({ url, ownerUrl }) =>
    withOwner(ownerUrl, 'bench', async (owner) => {
      const signUp = await fetch(`${url}/api/account/sign-up`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Bench',
          email: 'bench@example.com',
          password: 'correct horse battery staple',
        }),
      });
      const cookie = signUp.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      const call = async (path: string, body: unknown) => {
        const reply = await fetch(`${url}/api${path}`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return (await reply.json()) as { id: string };
      };
      const wanted = new Map<string, number>(
        Array.from({ length: EVENTS }, (_, event) => [nameOf(event), startOf(event)]),
      );
      const calendar = await radicale.makeCalendar(
        'own',
        aCalendar(...[...wanted].map(([name, start]) => anEvent(name, ...linesOf(start)))),
      );
      const agent = await call('/workspace/agents', { name: 'Nadia Petrov', zone: 'Australia/Brisbane' });
      const link = await call('/calendars', {
        agentId: agent.id,
        kind: 'caldav',
        url: calendar.url,
        ...RADICALE_USER,
      });

      const isSo = async (statement: string): Promise<boolean> =>
        (await owner.query<{ so: boolean }>(`select ${statement} as so`)).rows[0]?.so ?? false;
      const waitFor = async (statement: string): Promise<void> => {
        for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
          if (await isSo(statement)) return;
          await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        }
        throw new Error(`Waited in vain: ${statement}`);
      };
      /** Whoever was killed left it taken: the next need not wait for the end of its lease. */
      const again = () =>
        owner.query(
          `with freed as (update calendar_link set syncing_until = null, synced_at = null)
           update timer set due_at = now() where kind = 'calendar-sync'`,
        );

      const begin = performance.now();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const worker = await startWorker(ownerUrl);
        await call(`/calendars/${link.id}/sync`, {});
        const share = Math.floor((EVENTS * (kill + 1)) / (KILLS + 2));
        await waitFor(`(select count(*) from calendar_busy) >= ${share}`);
        worker.kill('SIGKILL');
        await once(worker, 'exit');
        console.log(
          `killed after ${(await owner.query('select count(*) from calendar_busy')).rows[0].count} events`,
        );
        await again();
      }
      for (let event = 0; event < EVENTS; event += 10) {
        await calendar.request('DELETE', `${nameOf(event)}.ics`);
        wanted.delete(nameOf(event));
        const moved = startOf(event + 1, 2 * HOUR_MS);
        await calendar.request(
          'PUT',
          `${nameOf(event + 1)}.ics`,
          aCalendar(anEvent(nameOf(event + 1), ...linesOf(moved))),
        );
        wanted.set(nameOf(event + 1), moved);
        const added = nameOf(EVENTS + event);
        await calendar.put(`${added}.ics`, ...linesOf(startOf(EVENTS - 1, HOUR_MS * 2)));
        wanted.set(added, startOf(EVENTS - 1, HOUR_MS * 2));
      }
      const worker = await startWorker(ownerUrl);
      await call(`/calendars/${link.id}/sync`, {});
      await waitFor(`(select synced_at is not null from calendar_link)`);
      worker.kill();
      await once(worker, 'exit');
      const { rows } = await owner.query<{ uid: string; starts_at: Date; ends_at: Date }>(
        'select uid, starts_at, ends_at from calendar_busy',
      );
      const found = new Map(rows.map((row) => [row.uid, row]));
      const horizon = Date.now() + BUSY_AHEAD_DAYS * 24 * HOUR_MS;
      const missing = [...wanted].filter(([name, start]) => {
        const row = found.get(name);
        return (
          start < horizon && (row?.starts_at.getTime() !== start || row.ends_at.getTime() !== start + HOUR_MS)
        );
      });
      const extra = rows.filter(({ uid }) => !wanted.has(uid));
      console.log(
        `${rows.length} events here, ${wanted.size} there, ${missing.length} missing or other, ${extra.length} too many, ${Math.round((performance.now() - begin) / 1000)} s`,
      );
      settle({
        name: 'caldav-sync',
        value: missing.length + extra.length,
        unit: 'events that differ',
        target: 0,
        better: 'lower',
      });
    }),
  { PROPGUARD_ROLE: 'api', CHAIN_EMBEDDED: 'false', OUTSIDE_SERVICES_PRIVATE: 'true' },
);
await radicale.stop();
