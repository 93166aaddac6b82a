import type { ConsentChannel } from '@propguard/rules/consent/consent-events';
import type { Standing } from '@propguard/rules/consent/standing';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { consentEvents } from '../../db/schema/consent.ts';
import { personAddresses } from '../../db/schema/people.ts';

export type EventRow = typeof consentEvents.$inferSelect;
export type AddressRow = typeof personAddresses.$inferSelect;

export const insertEvent = async (tx: Tx, row: typeof consentEvents.$inferInsert): Promise<void> => {
  await tx.insert(consentEvents).values(row);
};

export const findAddressesOf = (tx: Tx, personId: string): Promise<AddressRow[]> =>
  tx
    .select()
    .from(personAddresses)
    .where(eq(personAddresses.personId, personId))
    .orderBy(asc(personAddresses.createdAt), asc(personAddresses.id));

export const findEvents = (tx: Tx, addressIds: readonly string[]): Promise<EventRow[]> =>
  tx
    .select()
    .from(consentEvents)
    .where(inArray(consentEvents.personAddressId, [...addressIds]))
    .orderBy(desc(consentEvents.at), desc(consentEvents.position));

type StandingRow = {
  basis: Standing['basis'];
  until: Date | string | null;
  bounced: boolean;
  complained: boolean;
  register_clear_until: Date | string | null;
};

const dateOf = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

/** What holds now, by the function that also decides when a message leaves. */
export const findStanding = async (tx: Tx, addressId: string, channel: ConsentChannel): Promise<Standing> => {
  const found = await tx.execute<StandingRow>(
    sql`select * from consent_standing(${addressId}::uuid, ${channel}, now())`,
  );
  const [row] = found.rows;
  if (!row) throw new Error('The ledger did not answer.');
  return {
    basis: row.basis,
    until: dateOf(row.until),
    bounced: row.bounced,
    complained: row.complained,
    registerClearUntil: dateOf(row.register_clear_until),
  };
};

export type PreferencesRow = {
  sender: string;
  kind: AddressRow['kind'];
  address: string;
  language: string | null;
  channels: { channel: ConsentChannel; basis: Standing['basis'] }[];
};

/** Of the pass that the transaction was opened with. */
export const findPreferences = async (tx: Tx): Promise<PreferencesRow | undefined> =>
  (await tx.execute<PreferencesRow>(sql`select * from guest_preferences()`)).rows[0];

export const changeByGuest = async (
  tx: Tx,
  change: {
    channel: ConsentChannel | null;
    kind: 'express' | 'withdrawn';
    words: string | null;
    source: 'preference-page' | 'one-click';
  },
): Promise<boolean> => {
  const { channel, kind, words, source } = change;
  const done = await tx.execute<{ done: boolean }>(
    sql`select guest_change_consent(${channel}, ${kind}, ${words}, ${source}) as done`,
  );
  return done.rows[0]?.done ?? false;
};
