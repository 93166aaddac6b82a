import { randomBytes, randomUUID } from 'node:crypto';
import type { ChannelCredentials } from '@propguard/protocol/channel-credentials';
import type { ChannelCard } from '@propguard/protocol/channels';
import type { WorkspaceSteps } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { invalid } from '../../fail.ts';
import { connectChannel as openService } from '../../providers/channels/connect-channel.ts';
import { mailboxOf } from '../../providers/channels/email.ts';
import { lookAtMailbox } from '../../providers/mailbox/mailbox.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { releaseChannel } from '../outbound/release-channel.ts';
import { CHANNEL_CHECK, CHECK_EVERY_MS, MAILBOX_READ } from './burst.ts';
import { findConnectionOf, replaceTemplates, saveConnection } from './connection-store.ts';
import { savePosition } from './mail-store.ts';
import { sealSecrets, webhookOf } from './open-port.ts';
import { getChannel } from './overview.ts';

const SECRET_BYTES = 24;
const word = (): string => randomBytes(SECRET_BYTES).toString('hex');

type Parts = { settings: Record<string, string>; secrets: Record<string, string> };

/** What is kept as it is, what is sealed, and what we make ourselves so that the service can show it. */
const partsOf = (given: ChannelCredentials, before: Record<string, string>): Parts => {
  const own: Record<string, string> =
    'apiUrl' in given && given.apiUrl !== undefined ? { apiUrl: given.apiUrl.replace(/\/+$/, '') } : {};
  switch (given.channel) {
    case 'telegram':
      return { settings: own, secrets: { token: given.token, secretToken: word() } };
    case 'whatsapp':
      return {
        settings: {
          ...own,
          phoneNumberId: given.phoneNumberId,
          businessAccountId: given.businessAccountId,
          verifyToken: before.verifyToken ?? word(),
        },
        secrets: { accessToken: given.accessToken, appSecret: given.appSecret },
      };
    case 'discord':
      return {
        settings: { ...own, applicationId: given.applicationId, publicKey: given.publicKey.toLowerCase() },
        secrets: { botToken: given.botToken },
      };
    case 'sms':
      return {
        settings: { ...own, accountSid: given.accountSid, from: given.from },
        secrets: { authToken: given.authToken },
      };
    case 'email':
      return {
        settings: {
          address: given.address.toLowerCase(),
          username: given.username,
          imap: given.imap.toLowerCase(),
          smtp: given.smtp.toLowerCase(),
        },
        secrets: { password: given.password },
      };
  }
};

/** Which field of the form is to be looked at again when the service does not know us. */
const SECRET_FIELD: Record<ChannelCredentials['channel'], string> = {
  telegram: 'token',
  whatsapp: 'accessToken',
  discord: 'botToken',
  sms: 'authToken',
  email: 'password',
};

/** The service is asked first, outside of any transaction: what it does not know is not kept. */
export const connectChannel = async (
  { services, openWorkspace }: WorkspaceSteps,
  given: ChannelCredentials,
): Promise<ChannelCard> => {
  const { channel } = given;
  const before = await openWorkspace('read', ({ tx }) => findConnectionOf(tx, channel));
  const { settings, secrets } = partsOf(given, before?.settings ?? {});
  const id = before?.id ?? randomUUID();
  const { mayBePrivate } = services.config.outsideServices;
  const port = openService({ channel, settings, secrets, mayBePrivate });
  const ask = async () => {
    const begun = performance.now();
    const { name } = await port.probe();
    const checkMs = Math.round(performance.now() - begun);
    await port.prepare?.(webhookOf({ services }, id));
    return { name, checkMs, templates: (await port.templates?.().catch(() => null)) ?? null };
  };
  const { name, checkMs, templates } = await ask().catch((error: unknown) => {
    throw invalid({
      field: SECRET_FIELD[channel],
      message: error instanceof Error ? error.message : 'The service didn’t answer.',
    });
  });
  // What is in a mailbox already is nobody's question to us: it is read from here on.
  const isOther = before?.settings.address !== settings.address;
  const position =
    channel === 'email' && isOther
      ? await lookAtMailbox(mailboxOf({ settings, secrets, mayBePrivate }))
      : null;
  return openWorkspace('write', async (scope) => {
    const { tx, workspaceId } = scope;
    const connection = await saveConnection(tx, {
      id,
      workspaceId,
      channel,
      name,
      settings,
      sealedSecrets: sealSecrets({ services }, secrets),
      isEnabled: true,
      error: null,
      checkedAt: new Date(),
      checkMs,
      testedAt: null,
    });
    if (templates) await replaceTemplates(tx, connection, templates);
    if (position) await savePosition(tx, { connectionId: id, workspaceId, ...position, since: new Date() });
    if (channel === 'email')
      await setTimer(scope, MAILBOX_READ, { key: id, dueAt: new Date(), payload: { connectionId: id } });
    const dueAt = new Date(Date.now() + CHECK_EVERY_MS);
    await setTimer(scope, CHANNEL_CHECK, { key: id, dueAt, payload: { connectionId: id } });
    await releaseChannel(scope, channel);
    await publish(tx, { workspaceId, subject: 'channels', id });
    return getChannel(scope, channel);
  });
};
