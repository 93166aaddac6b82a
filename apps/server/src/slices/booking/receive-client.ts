import type { SomeFacts } from '@propguard/protocol/lead-facts';
import type { NewAddress } from '@propguard/protocol/people';
import type { PageScope } from '../../access/page-scope.ts';
import { Failure, invalid } from '../../fail.ts';
import { type IncomingLead, type ReceivedLead, receiveLead } from '../leads/receive-lead.ts';
import { normaliseAddress } from '../people/normalise-address.ts';

type Client = ReceivedLead & {
  /** A number that somebody else is known by, for the agent to read. */
  looseNumber: string;
};

const checkedPhone = (phone: string): string | null => {
  if (phone === '') return null;
  const found = normaliseAddress('phone', phone);
  if ('problem' in found) throw invalid({ field: 'phone', message: found.problem });
  return found.value;
};

const checkedMail = (email: string): NewAddress => {
  const found = normaliseAddress('email', email);
  if ('problem' in found) throw invalid({ field: 'email', message: found.problem });
  return { kind: 'email', value: email };
};

/**
 * A stranger who books, waits or stands at the door, as a lead. They are not told whose a number is: one that is another
 * person's is left to the agent, and nobody is made one of two people.
 */
export const receiveClient = async (
  scope: Pick<PageScope, 'services' | 'tx' | 'workspaceId'>,
  { name, email, phone }: { name: string; email: string; phone: string },
  {
    facts = {},
    ...door
  }: Pick<IncomingLead, 'source' | 'touch' | 'agentId' | 'language'> & { facts?: SomeFacts },
): Promise<Client> => {
  const number = checkedPhone(phone);
  // A number alone is enough where an address was not asked for.
  const mail = email === '' && number !== null ? [] : [checkedMail(email)];
  const receive = (addresses: NewAddress[]): Promise<ReceivedLead> =>
    receiveLead(
      { ...scope, accountId: null },
      // The agent hears of the booking itself.
      { name, addresses, facts, isWaiting: false, ...door },
    );
  if (number === null) return { ...(await receive(mail)), looseNumber: '' };
  try {
    return { ...(await receive([...mail, { kind: 'phone', value: number }])), looseNumber: '' };
  } catch (error) {
    const isTheirs = error instanceof Failure && error.code === 'VALIDATION_FAILED' && mail.length > 0;
    if (!isTheirs) throw error;
    return { ...(await receive(mail)), looseNumber: number };
  }
};
