/**
 * 10,000 random histories of consent, merges, hours and sends, against a model of the ledger that knows nothing of the
 * database: none may leave that the model forbids, and none stay that it permits. Then how many times as long the step
 * to `sending` takes as without its trigger.
 */
import { randomUUID } from 'node:crypto';
import { withOwner } from '../apps/server/src/db/client.ts';
import { Draws } from '../packages/rules/src/chance/draws.ts';
import { channelsOf } from '../packages/rules/src/consent/channels-of.ts';
import { CONSENT_KINDS, type ConsentEvent } from '../packages/rules/src/consent/consent-events.ts';
import { isReservedAddress } from '../packages/rules/src/consent/reserved-addresses.ts';
import { standing } from '../packages/rules/src/consent/standing.ts';
import { OUTBOUND_PURPOSES } from '../packages/rules/src/outbound/outbound-messages.ts';
import { refusalOf } from '../packages/rules/src/outbound/refusal-of.ts';
import { holidayOn } from '../packages/rules/src/time/holidays.ts';
import { isPermittedAt } from '../packages/rules/src/time/permitted-hours.ts';
import { dayIn } from '../packages/rules/src/time/wall-time.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const HISTORIES = 10_000;
const TARGET = 1.5;
const STEPS = 300;
const ROUNDS = 11;
const DAY_MS = 86_400_000;
const ZONES = Array.from({ length: 24 }, (_, at) => `Etc/GMT${at < 12 ? '-' : '+'}${at < 12 ? at : at - 12}`);
const ADDRESSES = [
  ['email', (id: string) => `${id}@harbour.localhost`],
  ['email', (id: string) => `${id}@example.com`],
  [
    'whatsapp',
    (id: string) => `+4915${BigInt(`0x${id.slice(0, 8)}`) % 10_000_000n}${id.charCodeAt(9) % 10}1`,
  ],
] as const;

const draws = new Draws('outbound-consent');
const drawn = (below: number): number => draws.integer(0, below - 1);
const oneOf = <T>(values: readonly T[]): T => draws.pick(values);

const makeHistory = (now: number) => {
  const id = randomUUID();
  const [kind, write] = oneOf(ADDRESSES);
  const [channel = 'email'] = channelsOf(kind);
  const events: ConsentEvent[] = Array.from({ length: drawn(7) }, () => ({
    kind: oneOf(CONSENT_KINDS),
    channel: oneOf([null, channel]),
    at: new Date(now - 60_000 - drawn(800) * DAY_MS),
    until: draws.chance(0.2) ? new Date(now + (drawn(400) - 200) * DAY_MS) : null,
  }));
  return {
    id,
    kind,
    value: write(id),
    channel: channel === 'whatsapp' ? ('whatsapp' as const) : ('email' as const),
    events,
    purpose: oneOf(OUTBOUND_PURPOSES),
    zone: oneOf(ZONES),
    letter: oneOf([null, 'tour-confirmation']),
    window: draws.chance(0.5),
    forgotten: draws.chance(0.05),
    /** The address comes to another person, who agreed to everything under an address of their own. */
    merged: draws.chance(0.3),
  };
};
type History = ReturnType<typeof makeHistory>;

/** What the rules say; null: it may leave. */
const modelOf = (history: History, at: Date): string | null => {
  const { kind, value, channel, purpose, zone, letter, window, forgotten, merged, events } = history;
  const refusal = refusalOf({
    purpose,
    channel,
    standing: standing(events, channel, at),
    // Who takes the address over was not forgotten.
    forgotten: forgotten && !merged,
    reserved: isReservedAddress(kind, value),
    freeText: letter === null,
    windowOpen: window,
  });
  if (refusal) return refusal;
  // National holidays are kept by the product, not by the trigger.
  if (purpose === 'reply' || holidayOn(dayIn(zone, at), null)) return null;
  return isPermittedAt({ purpose, zone }, at) ? null : 'quiet-hours';
};

type Owner = Parameters<Parameters<typeof withOwner>[2]>[0];

const insertAll = async (owner: Owner, workspaceId: string, histories: readonly History[]): Promise<void> => {
  const rows = JSON.stringify(histories);
  const insert = (statement: string) => owner.query(statement, [workspaceId, rows]);
  await insert(`insert into person (id, workspace_id, forgotten_at)
    select (h ->> 'id')::uuid, $1, case when (h ->> 'forgotten')::boolean then now() end from jsonb_array_elements($2::jsonb) h`);
  await insert(`insert into person_address (id, workspace_id, person_id, kind, value)
    select (h ->> 'id')::uuid, $1, (h ->> 'id')::uuid, h ->> 'kind', h ->> 'value' from jsonb_array_elements($2::jsonb) h`);
  await insert(`insert into consent_event (workspace_id, person_address_id, kind, channel, at, until, text_shown, form, source)
    select $1, (h ->> 'id')::uuid, e ->> 'kind', e ->> 'channel', (e ->> 'at')::timestamptz, (e ->> 'until')::timestamptz, 'words', 'form', 'import'
    from jsonb_array_elements($2::jsonb) with ordinality x(h, n), jsonb_array_elements(h -> 'events') with ordinality y(e, m) order by n, m`);
  await insert(`insert into service_window (workspace_id, person_address_id, open_until)
    select $1, (h ->> 'id')::uuid, now() + interval '1 day' from jsonb_array_elements($2::jsonb) h where (h ->> 'window')::boolean`);
  await insert(`insert into outbound_message (id, workspace_id, key, purpose, channel, person_address_id, letter, zone, subject, body, state)
    select (h ->> 'id')::uuid, $1, h ->> 'id', h ->> 'purpose', h ->> 'channel', (h ->> 'id')::uuid, h ->> 'letter', h ->> 'zone', '', '', 'queued'
    from jsonb_array_elements($2::jsonb) h`);
  const other = randomUUID();
  await owner.query('insert into person (id, workspace_id) values ($1, $2)', [other, workspaceId]);
  await owner.query(
    `with a as (insert into person_address (workspace_id, person_id, kind, value)
       values ($1, $2, 'email', 'agreed@harbour.localhost') returning id)
     insert into consent_event (workspace_id, person_address_id, kind, text_shown, form, source)
     select $1, id, 'express', 'words', 'form', 'import' from a`,
    [workspaceId, other],
  );
  const merged = histories.filter((history) => history.merged).map(({ id }) => id);
  await owner.query('update person_address set person_id = $1 where id = any ($2::uuid[])', [other, merged]);
};

const SEND = `update outbound_message set state = 'sending', attempts = attempts + 1 where id = $1`;

const compare = async (owner: Owner, workspaceId: string): Promise<{ forbidden: number; kept: number }> => {
  const histories = Array.from({ length: HISTORIES }, () => makeHistory(Date.now()));
  await insertAll(owner, workspaceId, histories);
  let [forbidden, kept] = [0, 0];
  for (const history of histories) {
    const { rows } = await owner.query(`${SEND} returning state, reason, now() as at`, [history.id]);
    const expected = modelOf(history, rows[0].at);
    if (rows[0].state === 'sending' && expected !== null) forbidden += 1;
    if (rows[0].state !== 'sending' && expected !== rows[0].reason) kept += 1;
  }
  return { forbidden, kept };
};

/** Each a transaction of its own, as a worker's step is. */
const timeSteps = async (
  owner: Owner,
  workspaceId: string,
  within: (run: () => Promise<number>) => Promise<number> = (run) => run(),
): Promise<number> => {
  const ids = Array.from({ length: STEPS }, () => randomUUID());
  await owner.query(
    `with p as (insert into person (id, workspace_id) select i, $1 from unnest($2::uuid[]) i),
       a as (insert into person_address (id, workspace_id, person_id, kind, value)
         select i, $1, i, 'email', i || '@harbour.localhost' from unnest($2::uuid[]) i)
     select 1`,
    [workspaceId, ids],
  );
  await owner.query(
    `insert into consent_event (workspace_id, person_address_id, kind, text_shown, form, source)
     select $1, i, 'express', 'words', 'form', 'import' from unnest($2::uuid[]) i, generate_series(1, 3)`,
    [workspaceId, ids],
  );
  // An answer may leave at any hour, and goes through every check but that of the basis.
  await owner.query(
    `insert into outbound_message (id, workspace_id, key, purpose, channel, person_address_id, subject, body, state)
     select i, $1, i::text, 'reply', 'email', i, '', '', 'queued' from unnest($2::uuid[]) i`,
    [workspaceId, ids],
  );
  return within(async () => {
    const startedAt = performance.now();
    for (const id of ids) await owner.query(SEND, [id]);
    return performance.now() - startedAt;
  });
};

/** The same step without its trigger, in this session only. */
const withoutGuard = async (owner: Owner, step: () => Promise<number>): Promise<number> => {
  await owner.query('set session_replication_role = replica');
  const took = await step();
  await owner.query('set session_replication_role = origin');
  return took;
};

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const measure = async (owner: Owner): Promise<void> => {
  const made = await owner.query(`insert into workspace (name) values ('Bench') returning id`);
  const workspaceId: string = made.rows[0].id;
  const { forbidden, kept } = await compare(owner, workspaceId);
  console.log(
    `${HISTORIES} histories: ${forbidden} forbidden sent, ${kept} kept back for another reason than the model's`,
  );
  await timeSteps(owner, workspaceId);
  const bare: number[] = [];
  const guarded: number[] = [];
  // A few of each at a time: what else the machine does meets both.
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await timeSteps(owner, workspaceId, (run) => withoutGuard(owner, run)));
    guarded.push(await timeSteps(owner, workspaceId));
  }
  const [bareMs, guardedMs] = [medianOf(bare) / STEPS, medianOf(guarded) / STEPS];
  console.log(`a step: ${bareMs.toFixed(3)} ms bare, ${guardedMs.toFixed(3)} ms guarded`);
  const median = guardedMs / bareMs;
  const value = forbidden + kept === 0 ? median : Number.POSITIVE_INFINITY;
  settle({ name: 'outbound-consent', value, unit: 'x the bare step', target: TARGET, better: 'lower' });
};

await withTrialInstallation(({ ownerUrl }) => withOwner(ownerUrl, 'bench', measure), {
  CHAIN_EMBEDDED: 'false',
  PROPGUARD_ROLE: 'api',
});
