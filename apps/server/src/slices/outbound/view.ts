import type { MailSettings, OutboundMessage } from '@propguard/protocol/outbound';
import type { ListedRow, MailSettingsRow } from './store.ts';

export const toOutboundMessage = (row: ListedRow): OutboundMessage => ({
  id: row.id,
  purpose: row.purpose,
  channel: row.channel,
  personId: row.personId,
  to: row.address.startsWith('forgotten:') ? '' : row.address,
  subject: row.subject,
  text: row.body,
  state: row.state,
  reason: row.reason,
  error: row.error,
  leavesAfter: row.leavesAfter?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
});

export const toMailSettings = (
  row: MailSettingsRow | undefined,
  { hasInstallationServer }: { hasInstallationServer: boolean },
): MailSettings => ({
  fromName: row?.fromName ?? null,
  fromAddress: row?.fromAddress ?? null,
  replyTo: row?.replyTo ?? null,
  server: row?.host
    ? {
        host: row.host,
        port: row.port,
        secure: row.secure,
        username: row.username,
        hasPassword: row.sealedPassword !== null,
      }
    : null,
  delivery: row?.host ? 'own-server' : hasInstallationServer ? 'installation' : 'held',
});
