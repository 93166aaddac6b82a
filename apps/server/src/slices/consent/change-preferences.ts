import type { Preferences } from '@propguard/protocol/consent';
import { channelsOf } from '@propguard/rules/consent/channels-of';
import type { ConsentChannel } from '@propguard/rules/consent/consent-events';
import type { GuestScope } from '../../access/guest-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { changeByGuest, findPreferences } from './store.ts';
import { toPreferences } from './view.ts';

/** Of the one address that the link is about. Gone once the person was forgotten. */
export const showPreferences = async ({ tx }: GuestScope): Promise<Preferences> => {
  const row = await findPreferences(tx);
  if (!row) throw fail('LINK_EXPIRED');
  return toPreferences(row);
};

const tell = ({ tx, pass: { workspaceId } }: GuestScope) =>
  publish(tx, { workspaceId, subject: 'people', id: null });

/** A yes is an express one, to the words that were on the screen. */
export const choosePreference = async (
  scope: GuestScope,
  { channel, wanted, textShown }: { channel: ConsentChannel; wanted: boolean; textShown: string },
): Promise<Preferences> => {
  const { kind } = await showPreferences(scope);
  if (!channelsOf(kind).includes(channel))
    throw invalid({ field: 'channel', message: 'Nobody can be reached that way at this address.' });
  const change = { channel, kind: wanted ? 'express' : 'withdrawn', words: textShown } as const;
  if (!(await changeByGuest(scope.tx, { ...change, source: 'preference-page' }))) throw fail('LINK_EXPIRED');
  await tell(scope);
  return showPreferences(scope);
};

/** Nothing that sells any more, on any channel of the address; what waits is cancelled with it. Twice is once. */
export const unsubscribe = async (scope: GuestScope): Promise<{ done: true }> => {
  const change = { channel: null, kind: 'withdrawn', words: null, source: 'one-click' } as const;
  if (!(await changeByGuest(scope.tx, change))) throw fail('LINK_EXPIRED');
  await tell(scope);
  return { done: true };
};
