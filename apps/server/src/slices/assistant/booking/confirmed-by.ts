import { phoneText } from '@propguard/rules/people/phone-text';
import type { BookedResult } from '@propguard/talk/answers/booking/compose-booking';
import { type SentBy, sentSaid } from '@propguard/talk/answers/booking/sent-said';
import type { Voice } from '@propguard/talk/answers/composed';
import type { Contact } from '@propguard/talk/dialogue/booking/contact-said';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { hasChannel } from '../../outbound/has-channel.ts';
import { isMailConfigured } from '../../outbound/is-mail-configured.ts';
import type { ToolContext } from '../tool-context.ts';
import { type Booker, inOffice, officeFor } from './office.ts';

/** Where the client is told of it; null where nothing can be sent there. */
export const confirmedBy = async (
  scope: WorkspaceScope,
  booker: Booker,
  { email, phone }: Pick<Contact, 'email' | 'phone'>,
): Promise<Pick<BookedResult, 'email' | 'textedTo'>> => {
  if (booker.kind !== 'client') return { email: null, textedTo: null };
  const written = email ?? booker.email;
  if (written && (await isMailConfigured(scope))) return { email: written, textedTo: null };
  const isTexted = !written && phone !== undefined && (await hasChannel(scope, 'sms'));
  return { email: null, textedTo: isTexted ? phoneText(phone) : null };
};

/** By which way word of a booking comes, as far as it is known who they are. */
const wayFor = async (scope: WorkspaceScope, booker: Booker, contact: Contact): Promise<SentBy> => {
  const sent = await confirmedBy(scope, booker, contact);
  const isKnown = contact.email !== undefined || contact.phone !== undefined;
  if (isKnown || booker.kind !== 'client' || sent.email) return sent;
  return (await isMailConfigured(scope)) ? 'mail' : (await hasChannel(scope, 'sms')) ? 'text' : sent;
};

/** 'Will you send me a text?': what is really sent, and where. */
export const tellSent = async (
  { scope, conversationId }: ToolContext,
  voice: Voice,
  contact: Contact,
): Promise<string> => {
  const office = await officeFor(scope, conversationId);
  const none = { email: null, textedTo: null };
  const way = office ? await inOffice(scope, office, (there) => wayFor(there, office.booker, contact)) : none;
  return sentSaid(voice, way);
};
