import type { AddressConsent } from '@propguard/protocol/consent';
import { channelsOf } from '@propguard/rules/consent/channels-of';
import type { Standing } from '@propguard/rules/consent/standing';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { isPersonThere } from '../people/is-person-there.ts';
import { type AddressRow, findAddressesOf, findEvents, findStanding } from './store.ts';
import { toAddressConsent } from './view.ts';

const standingsOf = async ({ tx }: TxScope, { id, kind }: AddressRow): Promise<Standing[]> => {
  const standings: Standing[] = [];
  for (const channel of channelsOf(kind)) standings.push(await findStanding(tx, id, channel));
  return standings;
};

/** What each address of a person may be used for, and why. */
export const describeConsent = async (
  { tx }: TxScope,
  personId: string,
): Promise<{ addresses: AddressConsent[] }> => {
  if (!(await isPersonThere({ tx }, personId))) throw fail('NOT_FOUND');
  const rows = await findAddressesOf(tx, personId);
  const events = await findEvents(
    tx,
    rows.map(({ id }) => id),
  );
  const addresses: AddressConsent[] = [];
  for (const row of rows) addresses.push(toAddressConsent(row, await standingsOf({ tx }, row), events));
  return { addresses };
};
