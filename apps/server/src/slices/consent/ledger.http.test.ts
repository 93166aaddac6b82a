import { randomUUID } from 'node:crypto';
import { CONSENT_KINDS, type ConsentEvent } from '@propguard/rules/consent/consent-events';
import {
  isReservedAddress,
  RESERVED_EMAIL_PATTERN,
  RESERVED_PHONE_PATTERN,
} from '@propguard/rules/consent/reserved-addresses';
import { standing } from '@propguard/rules/consent/standing';
import { isPermittedAt } from '@propguard/rules/time/permitted-hours';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';

let installation: TestInstallation;
const workspaceId = randomUUID();
const personId = randomUUID();

beforeAll(async () => {
  installation = await createInstallation();
  const { owner } = installation;
  await owner.query(`insert into workspace (id, name) values ($1, 'Harbour')`, [workspaceId]);
  await owner.query('insert into person (id, workspace_id) values ($1, $2)', [personId, workspaceId]);
});
afterAll(() => installation.close());

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-16T03:00:00Z');

/** Days and a few odd milliseconds: events of one moment, month ends and edges come up often. */
const aMoment = fc
  .tuple(fc.integer({ min: -800, max: 0 }), fc.constantFrom(0, 1, 43_200_000))
  .map(([days, ms]) => new Date(Math.min(NOW + days * DAY_MS + ms, NOW)));

const anEvent: fc.Arbitrary<ConsentEvent> = fc.record({
  kind: fc.constantFrom(...CONSENT_KINDS),
  channel: fc.constantFrom(null, null, 'email', 'call', 'sms'),
  at: aMoment,
  until: fc.option(aMoment, { nil: null, freq: 3 }),
});

const HISTORIES = 400;
const histories = fc.sample(fc.array(anEvent, { maxLength: 9 }), { numRuns: HISTORIES, seed: 20_261_116 });
const moments = fc.sample(aMoment, { numRuns: HISTORIES, seed: 7 });

it('PostgreSQL says of every history what the rules say', async () => {
  const { owner } = installation;
  const addresses = histories.map(() => randomUUID());
  await owner.query(
    `insert into person_address (id, workspace_id, person_id, kind, value)
     select id, $2, $3, 'telegram', id from unnest($1::uuid[]) as a(id)`,
    [addresses, workspaceId, personId],
  );
  const events = histories.flatMap((history, at) =>
    history.map((event) => ({ ...event, address: addresses[at] })),
  );
  await owner.query(
    `insert into consent_event (workspace_id, person_address_id, kind, channel, at, until, text_shown, form, source)
     select $1, (e ->> 'address')::uuid, e ->> 'kind', e ->> 'channel', (e ->> 'at')::timestamptz,
       (e ->> 'until')::timestamptz, 'words', 'form', 'import'
     from jsonb_array_elements($2::jsonb) with ordinality as x(e, n) order by n`,
    [workspaceId, JSON.stringify(events)],
  );
  const seen = new Set<string>();
  for (const channel of ['email', 'call'] as const) {
    const { rows } = await owner.query(
      `select s.* from unnest($1::uuid[], $2::timestamptz[]) with ordinality as a(id, moment, n),
         lateral consent_standing(a.id, $3, a.moment) s order by a.n`,
      [addresses, moments, channel],
    );
    for (const [at, history] of histories.entries()) {
      const expected = standing(history, channel, moments[at] ?? new Date(NOW));
      const { register_clear_until: registerClearUntil, ...rest } = rows[at];
      expect({ ...rest, registerClearUntil }, JSON.stringify({ history, channel, at: moments[at] })).toEqual(
        expected,
      );
      seen.add(expected.basis);
    }
  }
  // Otherwise the histories would not be about consent.
  expect([...seen].toSorted()).toEqual(['complained', 'express', 'inferred', 'none', 'withdrawn']);
});

it('PostgreSQL knows the same addresses that belong to nobody', async () => {
  const { rows } = await installation.owner.query(
    `select pg_get_functiondef('is_reserved_address'::regproc) as definition`,
  );
  expect(rows[0].definition).toContain(RESERVED_EMAIL_PATTERN);
  expect(rows[0].definition).toContain(RESERVED_PHONE_PATTERN);
  for (const [kind, value] of [
    ['email', 'ana@mail.example.org'],
    ['email', 'ana@harbour.com.au'],
    ['phone', '+61491570156'],
    ['phone', '+61412345678'],
    ['telegram', 'ana@example.com'],
  ] as const) {
    const found = await installation.owner.query('select is_reserved_address($1, $2) as is', [kind, value]);
    expect(found.rows[0].is, value).toBe(isReservedAddress(kind, value));
  }
});

it('PostgreSQL keeps the same hours', async () => {
  const zones = [
    'Australia/Sydney',
    'Australia/Perth',
    'Australia/Adelaide',
    'America/New_York',
    'Asia/Kolkata',
  ];
  const cases = Array.from({ length: 600 }, (_, at) => {
    const now = new Date(NOW + at * 37 * 60_000 + at);
    return {
      now,
      zone: zones[at % zones.length] ?? '',
      purpose: at % 2 === 0 ? ('marketing' as const) : ('service' as const),
      eventAt: at % 7 === 0 ? new Date(now.getTime() + ((at % 5) - 2) * 3_600_000) : undefined,
    };
  });
  const { rows } = await installation.owner.query(
    `select is_quiet_hour(c ->> 'purpose', c ->> 'zone', (c ->> 'eventAt')::timestamptz, (c ->> 'now')::timestamptz) as quiet
     from jsonb_array_elements($1::jsonb) with ordinality as x(c, n) order by n`,
    [JSON.stringify(cases)],
  );
  const expected = cases.map(({ now, ...about }) => !isPermittedAt(about, now));
  expect(rows.map(({ quiet }) => quiet)).toEqual(expected);
  expect(new Set(expected).size).toBe(2);
});

describe('the ledger', () => {
  const addressOf = async (): Promise<string> => {
    const { rows } = await installation.owner.query(
      `insert into person_address (workspace_id, person_id, kind, value) values ($1, $2, 'email', $3) returning id`,
      [workspaceId, personId, `${randomUUID()}@harbour.localhost`],
    );
    return rows[0].id;
  };
  const write = (address: string, columns: string, values: string) =>
    installation.owner.query(
      `insert into consent_event (workspace_id, person_address_id, source, ${columns}) values ($1, $2, 'member', ${values})`,
      [workspaceId, address],
    );

  it('holds no yes without the words, and nothing that has not been', async () => {
    const address = await addressOf();
    await expect(write(address, 'kind', `'express'`)).rejects.toThrow('consent_express_shows_words');
    await expect(write(address, 'kind, at', `'withdrawn', now() + interval '1 minute'`)).rejects.toThrow(
      'consent_is_not_ahead',
    );
  });

  it('keeps a no when the address goes, and has it again when the address comes back', async () => {
    const { owner } = installation;
    const address = await addressOf();
    await write(address, 'kind', `'withdrawn'`);
    const { rows } = await owner.query('delete from person_address where id = $1 returning value', [address]);
    const again = await owner.query(
      `insert into person_address (workspace_id, person_id, kind, value) values ($1, $2, 'email', $3) returning id`,
      [workspaceId, personId, rows[0].value],
    );
    const found = await owner.query(`select basis from consent_standing($1, 'email', now())`, [
      again.rows[0].id,
    ]);
    expect(found.rows).toEqual([{ basis: 'withdrawn' }]);
    const kept = await owner.query('select to_jsonb(k)::text as row from kept_refusal k');
    expect(kept.rows.map(({ row }) => row).join()).not.toContain(rows[0].value);
  });

  it('is asked by the clock: a no that is younger than the sender’s transaction stops the message', async () => {
    const { owner } = installation;
    const address = await addressOf();
    await write(address, 'kind, text_shown, form', `'express', 'words', 'form'`);
    const { rows } = await owner.query(
      `insert into outbound_message (workspace_id, key, purpose, channel, person_address_id, zone, subject, body, state)
       values ($1, $2::text, 'marketing', 'email', $2::uuid, 'Australia/Sydney', '', '', 'queued') returning id`,
      [workspaceId, address],
    );
    const sender = new Client({ connectionString: installation.ownerUrl });
    await sender.connect();
    try {
      // Whoever holds the message is about to send it, so the no leaves it to them.
      await sender.query('begin');
      await sender.query('select 1 from outbound_message where id = $1 for update', [rows[0].id]);
      await write(address, 'kind', `'withdrawn'`);
      const sent = await sender.query(
        `update outbound_message set state = 'sending' where id = $1 returning state, reason`,
        [rows[0].id],
      );
      expect(sent.rows).toEqual([{ state: 'refused', reason: 'unsubscribed' }]);
    } finally {
      await sender.end();
    }
  });

  it('goes with its workspace', async () => {
    const { owner } = installation;
    const gone = randomUUID();
    await owner.query(`insert into workspace (id, name) values ($1, 'Gone')`, [gone]);
    await owner.query(
      `with p as (insert into person (workspace_id) values ($1) returning id),
         a as (insert into person_address (workspace_id, person_id, kind, value) select $1, id, 'telegram', 'x' from p returning id)
       insert into consent_event (workspace_id, person_address_id, kind, source) select $1, id, 'withdrawn', 'member' from a`,
      [gone],
    );
    await owner.query('delete from workspace where id = $1', [gone]);
    expect((await owner.query('select 1 from kept_refusal where workspace_id = $1', [gone])).rowCount).toBe(
      0,
    );
  });
});
