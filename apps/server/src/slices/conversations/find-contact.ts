import type { Channel } from '@propguard/rules/conversations/channels';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import type { AddressKind } from '@propguard/rules/people/addresses';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findOrCreatePerson } from '../people/find-or-create-person.ts';
import { normaliseAddress } from '../people/normalise-address.ts';
import {
  deleteContact,
  findContactOfAccount,
  findContactOfIdentity,
  insertContact,
  insertIdentity,
} from './contact-store.ts';

/** The caller as a contact of the workspace; null for a key, which asks for nobody in particular. */
export const contactOfCaller = async ({
  tx,
  workspaceId,
  accountId,
}: WorkspaceScope): Promise<string | null> => {
  if (accountId === null) return null;
  const known = await findContactOfAccount(tx, accountId);
  if (known) return known;
  const made = await insertContact(tx, { workspaceId, accountId });
  return made ?? (await findContactOfAccount(tx, accountId)) ?? null;
};

const ADDRESS_OF_CHANNEL: Partial<Record<Channel, AddressKind>> = {
  whatsapp: 'whatsapp',
  telegram: 'telegram',
  discord: 'discord',
  sms: 'phone',
  email: 'email',
};

/** Who it is, where the channel knows people by an address of theirs; a short number or a list's address is nobody's. */
const personOnChannel = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  { channel, value }: { channel: Channel; value: string },
  known: Known,
): Promise<string | null> => {
  const kind = ADDRESS_OF_CHANNEL[channel];
  if (!kind || !('value' in normaliseAddress(kind, value))) return null;
  return findOrCreatePerson(scope, { addresses: [{ kind, value }], ...known });
};

type Known = { name?: string; language?: LanguageCode; zone?: string };

/** By an email address or a number that they gave to be answered at; what is neither is nobody's. */
const personAt = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  value: string,
  known: Known,
): Promise<string | null> => {
  const kind = value.includes('@') ? ('email' as const) : ('phone' as const);
  if (value === '' || !('value' in normaliseAddress(kind, value))) return null;
  return findOrCreatePerson(scope, { addresses: [{ kind, value }], ...known });
};

/** Whoever a channel knows under this number, address or name. One that writes for the first time becomes a contact. */
export const contactOnChannel = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  identity: { channel: Channel; value: string },
  known: Known = {},
  answerAt = '',
): Promise<string> => {
  const { tx, workspaceId } = scope;
  const before = await findContactOfIdentity(tx, identity);
  if (before) return before;
  const personId =
    (await personOnChannel(scope, identity, known)) ?? (await personAt(scope, answerAt, known));
  const made = await insertContact(tx, { workspaceId, ...known, personId });
  if (!made) throw new Error('The contact was not written.');
  if (await insertIdentity(tx, { workspaceId, contactId: made, ...identity })) return made;
  // Their first two messages came together, and the other one was first.
  await deleteContact(tx, made);
  const other = await findContactOfIdentity(tx, identity);
  if (!other) throw new Error('The contact is gone.');
  return other;
};
