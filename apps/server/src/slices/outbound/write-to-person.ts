import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import type { OutboundChannel, OutboundPurpose } from '@propguard/rules/outbound/outbound-messages';
import type { AddressKind } from '@propguard/rules/people/addresses';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { composeMessage } from '../../letters/compose-message.ts';
import { isMailConfigured } from './is-mail-configured.ts';
import { preferenceLinks } from './preference-links.ts';
import { queueMessage } from './queue-message.ts';
import {
  findAddress,
  findByKey,
  findConnection,
  findMailSettings,
  findTemplate,
  findWorkspaceName,
  type NewMessageRow,
} from './store.ts';

type Scope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>;

export type Written = {
  addressId: string;
  purpose: OutboundPurpose;
  /** What makes it one message, however often it is written: `reminder:<appointment>:24h`. */
  key?: string;
  subject: string;
  text: string;
  language?: LanguageCode;
  /** What a message of service is about. */
  eventAt?: Date | null;
  /** What may be answered with one touch. */
  choices?: readonly string[];
  /** A message that the channel has approved, for when words of our own may not go there. */
  template?: { name: string; variables: readonly string[] };
  /** Of an answer by mail: what it answers, if that was a mail. It goes out by the mailbox, where an answer comes in. */
  mailThread?: { inReplyTo: string | null; references: string[]; isAutomatic: boolean };
  attachments?: readonly { name: string; mediaType: string; content: Buffer }[];
};

const CHANNEL_OF: Record<AddressKind, OutboundChannel | null> = {
  email: 'email',
  phone: 'sms',
  whatsapp: 'whatsapp',
  telegram: 'telegram',
  discord: 'discord',
  visitor: null,
};

/** Whether there is a way out now; the rest is decided when it leaves. */
const waiting = async (
  scope: Scope,
  channel: OutboundChannel,
  { mailThread }: Written,
): Promise<Pick<NewMessageRow, 'state' | 'reason'>> => {
  if (channel !== 'email' || mailThread)
    return (await findConnection(scope.tx, channel))?.isEnabled
      ? { state: 'queued' }
      : { state: 'held', reason: 'no-channel' };
  return (await isMailConfigured(scope)) ? { state: 'queued' } : { state: 'held', reason: 'no-mail-server' };
};

const EMPTY_PLACE = 'A place in the template is empty.';

/** A template has as many places as its body says, and none may stay empty: the service would refuse it, or print the gap. */
const templateOf = async (
  { tx }: Scope,
  channel: OutboundChannel,
  { template, language = 'en' }: Written,
): Promise<{ name: string; variables: string[] } | null> => {
  if (!template) return null;
  const { name } = template;
  const variables = template.variables.map((value) => value.trim());
  const connection = await findConnection(tx, channel);
  const found = connection && (await findTemplate(tx, connection.id, name, language));
  if (variables.includes('') || (found && found.variables !== variables.length))
    throw invalid({ field: 'template.variables', message: EMPTY_PLACE });
  return { name, variables };
};

/** Mail has a frame and a foot; elsewhere it is the words alone, and where one can say stop. */
const composed = async (
  written: Written,
  channel: OutboundChannel,
  frame: Omit<Parameters<typeof composeMessage>[0], 'subject' | 'text'>,
): Promise<{ subject: string; text: string; html: string | null }> => {
  const { subject, text } = written;
  if (channel === 'email') return composeMessage({ ...written, ...frame });
  const { stop } = frame;
  return { subject, text: stop ? `${text}\n\n${stop.unsubscribeUrl}` : text, html: null };
};

/**
 * A message of a workspace to a person, written in the transaction that causes it. Whether it may be sent is decided in
 * the moment in which it leaves, by the database. Gives the id of the message; written before, that of the first.
 */
export const writeToPerson = async (scope: Scope, written: Written): Promise<string> => {
  const { tx, workspaceId } = scope;
  const { addressId, purpose, key = randomUUID(), eventAt = null, attachments = [] } = written;
  const address = await findAddress(tx, addressId);
  if (!address) throw fail('NOT_FOUND');
  const channel = CHANNEL_OF[address.kind];
  if (!channel) throw invalid({ field: 'addressId', message: 'You can’t write to anyone at this address.' });
  const language = written.language ?? address.person.language ?? 'en';
  const settings = await findMailSettings(tx, workspaceId);
  const stop = purpose === 'marketing' ? await preferenceLinks(scope, addressId) : null;
  const sender = settings?.fromName ?? (await findWorkspaceName(tx, workspaceId));
  const { subject, html, text } = await composed(written, channel, { language, sender, stop });
  const id = await queueMessage(
    scope,
    {
      workspaceId,
      key,
      purpose,
      channel,
      personAddressId: addressId,
      language,
      subject,
      body: text,
      html,
      choices: [...(written.choices ?? [])],
      template: await templateOf(scope, channel, written),
      replyTo: written.mailThread ? null : (settings?.replyTo ?? null),
      mailThread: written.mailThread ?? null,
      stopUrl: stop?.unsubscribeUrl ?? null,
      oneClick: stop !== null,
      eventAt,
      ...(await waiting(scope, channel, written)),
    },
    attachments,
  );
  const found = id ?? (await findByKey(tx, workspaceId, key));
  if (!found) throw new Error('The message was not written.');
  return found;
};
