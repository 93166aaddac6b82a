import type { OpenedScope } from '../../access/any-scope.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import { smtpOf } from '../../providers/channels/email.ts';
import { createMailer, type Mail, type Mailer } from '../../providers/mail/mailer.ts';
import { ownServer } from '../../providers/mail/smtp-server.ts';
import {
  findAddress,
  findAttachments,
  findConnection,
  findMailSettings,
  findWorkspaceName,
  type MailSettingsRow,
  type MessageRow,
} from './store.ts';

type Scope = OpenedScope<'mailer' | 'vault' | 'config'>;

/** Names may hold anything; in a header they are quoted. */
const mailbox = (name: string, address: string): string =>
  `"${name.replaceAll(/["\\\r\n]/g, ' ')}" <${address}>`;

const addressIn = (mailFrom: string): string => mailFrom.match(/<([^<>]+)>/)?.[1] ?? mailFrom;

const ownMailer = (
  { services: { vault, config } }: Scope,
  settings: MailSettingsRow,
  from: string,
): Mailer | null => {
  const { host, port, secure, username, sealedPassword } = settings;
  if (host === null) return null;
  const password = sealedPassword ? vault.open(SEALED_FOR.mailPassword, sealedPassword) : null;
  const auth = username === null ? null : { user: username, pass: password?.toString('utf8') ?? '' };
  const { mayBePrivate } = config.outsideServices;
  return createMailer(ownServer({ host, port, secure, auth, mayBePrivate }), from);
};

/** By which server a workspace's mail goes, and under which name: its own, else the installation's; null: by none. */
const mailerOf = async (
  scope: Scope,
  workspaceId: string,
): Promise<{ mailer: Mailer; from: string; replyTo: string | null } | null> => {
  const { services, tx } = scope;
  const settings = await findMailSettings(tx, workspaceId);
  const name = settings?.fromName ?? (await findWorkspaceName(tx, workspaceId));
  const replyTo = settings?.replyTo ?? null;
  const installationAddress = addressIn(services.config.mail.from);
  const from = mailbox(name, settings?.fromAddress ?? installationAddress);
  const own = settings ? ownMailer(scope, settings, from) : null;
  if (own) return { mailer: own, from, replyTo };
  if (!services.mailer) return null;
  // The installation's server speaks for its own address only; answers go to the workspace's.
  return {
    mailer: services.mailer,
    from: mailbox(name, installationAddress),
    replyTo: replyTo ?? settings?.fromAddress ?? null,
  };
};

/** An answer to somebody who wrote to a mailbox leaves from that mailbox; null when it is gone, or turned off. */
const mailboxMailerOf = async (scope: Scope, workspaceId: string): ReturnType<typeof mailerOf> => {
  const { services, tx } = scope;
  const connection = await findConnection(tx, 'email');
  if (!connection?.isEnabled || !connection.sealedSecrets) return null;
  const opened = services.vault.open(SEALED_FOR.channelSecrets, connection.sealedSecrets);
  const secrets: Record<string, string> = opened ? JSON.parse(opened.toString('utf8')) : {};
  const { settings } = connection;
  const { mayBePrivate } = services.config.outsideServices;
  const name =
    (await findMailSettings(tx, workspaceId))?.fromName ?? (await findWorkspaceName(tx, workspaceId));
  const from = mailbox(name, settings.address ?? '');
  return { mailer: createMailer(smtpOf({ settings, secrets, mayBePrivate }), from), from, replyTo: null };
};

/** Of our own making, so that a report about it can be known again. */
const messageIdOf = (publicUrl: string, id: string): string => `<${id}@${new URL(publicUrl).hostname}>`;

export type OutgoingMail = { mailer: Mailer; mail: Mail };

/** The message with the server that it goes by; null when there is none. */
export const outgoingMail = async (scope: Scope, message: MessageRow): Promise<OutgoingMail | null> => {
  const { services, tx } = scope;
  const { workspaceId, personAddressId, recipient } = message;
  const serverOf = message.mailThread ? mailboxMailerOf : mailerOf;
  const own = workspaceId === null ? null : await serverOf(scope, workspaceId);
  const mailer = workspaceId === null ? services.mailer : own?.mailer;
  const to = personAddressId === null ? recipient : (await findAddress(tx, personAddressId))?.value;
  if (!mailer || !to) return null;
  return {
    mailer,
    mail: {
      from: own?.from ?? null,
      to,
      replyTo: message.replyTo ?? own?.replyTo ?? null,
      messageId: messageIdOf(services.config.http.publicUrl, message.id),
      subject: message.subject,
      text: message.body,
      html: message.html,
      thread: message.mailThread,
      stop: message.stopUrl === null ? null : { url: message.stopUrl, oneClick: message.oneClick },
      attachments: await findAttachments(tx, message.id),
    },
  };
};
