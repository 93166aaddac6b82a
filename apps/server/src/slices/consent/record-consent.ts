import type { AddressConsent, NewConsent } from '@propguard/protocol/consent';
import { channelsOf } from '@propguard/rules/consent/channels-of';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { describeConsent } from './describe-consent.ts';
import { findAddressesOf, insertEvent } from './store.ts';

const AHEAD = 'This hasn’t happened yet.';
const OTHER_CHANNEL = 'Nobody can be reached that way at this address.';
const REGISTER_ONLY_CALLS = 'The register is about calls.';

const sourceOf = (kind: NewConsent['kind']) => (kind.startsWith('register-') ? 'register' : 'member');

/** What somebody of the team was told, or looked up. */
export const recordConsent = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  { id: personId, addressId, kind, channel, at, until, textShown, form }: NewConsent & { id: string },
): Promise<AddressConsent> => {
  const address = (await findAddressesOf(tx, personId)).find((row) => row.id === addressId);
  if (!address) throw fail('NOT_FOUND');
  const when = at === undefined ? new Date() : new Date(at);
  if (when.getTime() > Date.now()) throw invalid({ field: 'at', message: AHEAD });
  if (channel !== null && !channelsOf(address.kind).includes(channel))
    throw invalid({ field: 'channel', message: OTHER_CHANNEL });
  if (kind.startsWith('register-') && channel !== 'call')
    throw invalid({ field: 'channel', message: REGISTER_ONLY_CALLS });
  await insertEvent(tx, {
    workspaceId,
    personAddressId: addressId,
    kind,
    channel,
    // Now is what the database calls it: a clock ahead of its own would write down what has not been.
    ...(at === undefined ? {} : { at: when }),
    until: until === null ? null : new Date(until),
    textShown,
    form,
    source: sourceOf(kind),
    recordedBy: accountId,
  });
  await publish(tx, { workspaceId, subject: 'people', id: personId });
  const { addresses } = await describeConsent({ tx }, personId);
  const found = addresses.find((one) => one.addressId === addressId);
  if (!found) throw fail('NOT_FOUND');
  return found;
};
