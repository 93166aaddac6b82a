import type { AddressConsent, ConsentEvent, Preferences } from '@propguard/protocol/consent';
import { channelsOf } from '@propguard/rules/consent/channels-of';
import type { Standing } from '@propguard/rules/consent/standing';
import { LANGUAGE_CODES, type LanguageCode } from '@propguard/rules/languages/languages';
import { maskedAddress } from '@propguard/rules/people/masked-address';
import type { AddressRow, EventRow, PreferencesRow } from './store.ts';

const toEvent = (row: EventRow): ConsentEvent => ({
  id: row.id,
  kind: row.kind,
  channel: row.channel,
  at: row.at.toISOString(),
  until: row.until?.toISOString() ?? null,
  textShown: row.textShown,
  form: row.form,
  source: row.source,
});

export const toAddressConsent = (
  { id, kind, value }: AddressRow,
  standings: readonly Standing[],
  events: readonly EventRow[],
): AddressConsent => ({
  addressId: id,
  kind,
  value,
  standings: channelsOf(kind).flatMap((channel, at) => {
    const standing = standings[at];
    if (!standing) return [];
    const { until, registerClearUntil, ...rest } = standing;
    return [
      {
        channel,
        ...rest,
        until: until?.toISOString() ?? null,
        registerClearUntil: registerClearUntil?.toISOString() ?? null,
      },
    ];
  }),
  events: events.filter(({ personAddressId }) => personAddressId === id).map(toEvent),
});

const languageIn = (code: string | null): LanguageCode | null =>
  LANGUAGE_CODES.find((known) => known === code) ?? null;

export const toPreferences = ({
  sender,
  kind,
  address,
  language,
  channels,
}: PreferencesRow): Preferences => ({
  sender,
  kind,
  address: maskedAddress(kind, address),
  language: languageIn(language),
  channels: (channels ?? []).map(({ channel, basis }) => ({
    channel,
    wanted: basis === 'express' || basis === 'inferred',
  })),
});
