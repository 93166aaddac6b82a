import type { ChannelCall } from '@propguard/protocol/channel-calls';
import type { ChannelCard } from '@propguard/protocol/channels';
import { PANEL_NAMES, type PanelChannel } from '@propguard/rules/channels/channel-abilities';
import { inEnglish } from '@propguard/rules/messages/in-english';
import type { CallRow } from './call-store.ts';
import type { CheckDayRow, ConnectionRow } from './connection-store.ts';
import type { ChannelFigures } from './figures-store.ts';

type Known = {
  connection: ConnectionRow | undefined;
  webhook: string;
  refused: { since: Date; calls: number } | undefined;
  templates: { all: number; approved: number } | undefined;
  days: readonly CheckDayRow[];
  figures: ChannelFigures | undefined;
  testAnswer: ChannelCard['test']['answer'];
};

const refusedText = ({ calls }: { calls: number }): string =>
  inEnglish(
    'Signatures don’t verify: {calls, plural, one {one call was} other {# calls were}} refused. The key saved here isn’t the one the service signs with.',
    { calls },
  );

const statusOf = (connection: ConnectionRow | undefined, fault: string | null): ChannelCard['status'] => {
  if (!connection) return 'unconnected';
  if (!connection.isEnabled) return 'inactive';
  return fault === null ? 'active' : 'error';
};

/** Measured, or not yet. */
const tookText = ({ checkMs }: ConnectionRow): string => (checkMs === null ? 'Answered' : `${checkMs} ms`);

type Step = ChannelCard['steps'][number];
const step = (name: string, isDone: boolean, note: string): Step => ({
  name,
  state: isDone ? 'done' : 'waiting',
  note,
});

/** Our own has no service behind it: a site shows it, and somebody writes. */
const websiteSteps = (connection: ConnectionRow | undefined, figures: ChannelFigures | undefined): Step[] => {
  const isAnswered = connection?.checkedAt != null && connection.error === null;
  return [
    step('Widget made', connection !== undefined, connection?.settings.key ?? 'One click'),
    step(
      'Script answered',
      isAnswered,
      connection?.error ?? (isAnswered ? tookText(connection) : 'Asked with Sync'),
    ),
    step(
      'First message',
      connection !== undefined && (connection.testedAt !== null || (figures?.leads ?? 0) > 0),
      connection?.testedAt ? 'A test got through' : 'Write one from your own site',
    ),
  ];
};

/** How far the setting up of a channel is, each step by what was measured. */
const stepsOf = (channel: PanelChannel, { connection, refused, templates, figures }: Known): Step[] => {
  const isKept = connection !== undefined;
  if (channel === 'website') return websiteSteps(connection, figures);
  const isKnown = isKept && connection.error === null && connection.checkedAt !== null;
  const keys: Partial<Record<PanelChannel, string>> = {
    whatsapp: 'Number connected',
    telegram: 'Token saved',
    discord: 'Application made',
    sms: 'Account connected',
    email: 'Mailbox connected',
  };
  const isMail = channel === 'email';
  const name = isMail ? 'Mail is read' : 'Calls verified';
  const reached: Step = refused
    ? { name, state: 'failed', note: refusedText(refused) }
    : step(
        name,
        Boolean(connection?.lastSyncAt ?? connection?.testedAt),
        isMail ? 'The first mail shows it' : 'The first signed call shows it',
      );
  return [
    step(
      keys[channel] ?? 'Connected',
      isKept,
      isKept ? connection.name || 'kept, encrypted' : 'Keys of your own account',
    ),
    step(
      'Service answered',
      isKnown,
      connection?.error ?? (isKnown ? tookText(connection) : 'Asked when you connect'),
    ),
    ...(channel === 'whatsapp'
      ? [
          step(
            'Templates approved',
            (templates?.approved ?? 0) > 0,
            templates ? `${templates.approved} of ${templates.all}` : 'Read with Sync',
          ),
        ]
      : []),
    reached,
    step(
      'First message',
      // Whoever wrote before it was connected came another way: they show nothing of it.
      isKept && (connection.testedAt !== null || (figures?.leads ?? 0) > 0),
      connection?.testedAt
        ? 'A test got through'
        : isMail
          ? 'Send a test from your own mail'
          : 'Send a test from your phone',
    ),
  ];
};

const configOf = ({ connection, webhook }: Known): ChannelCard['config'] => {
  if (!connection) return null;
  const { verifyToken = null, ...settings } = connection.settings;
  return { webhook, verifyToken, settings, secret: connection.sealedSecrets ? '••••••••' : null };
};

export const toChannelCard = (channel: PanelChannel, known: Known): ChannelCard => {
  const { connection, days, figures, refused } = known;
  const fault = connection?.error ?? (refused ? refusedText(refused) : null);
  const checks = days.reduce((sum, day) => sum + day.checks, 0);
  const leads = figures?.leads ?? 0;
  return {
    id: connection?.id ?? null,
    channel,
    name: connection?.name || PANEL_NAMES[channel].platform,
    platform: PANEL_NAMES[channel].platform,
    status: statusOf(connection, fault),
    enabled: connection?.isEnabled ?? false,
    error: connection?.isEnabled ? fault : null,
    leads,
    conversionRate: figures && leads > 0 ? figures.booked / leads : null,
    responseSeconds: figures?.responseSeconds ?? null,
    uptime: checks === 0 ? null : days.reduce((sum, day) => sum + day.answered, 0) / checks,
    days: days.map(({ day, checks: all, answered }) => ({ day, checks: all, answered })),
    lastSyncAt: connection?.lastSyncAt?.toISOString() ?? null,
    checkedAt: connection?.checkedAt?.toISOString() ?? null,
    config: configOf(known),
    test: {
      code: connection?.testCode ?? null,
      passedAt: connection?.testedAt?.toISOString() ?? null,
      answer: known.testAnswer,
    },
    steps: stepsOf(channel, known),
  };
};

export const toChannelCall = (row: CallRow): ChannelCall => ({
  id: row.id,
  at: row.at.toISOString(),
  channel: row.channel,
  event: row.event,
  providerId: row.providerId,
  signature: row.signature,
  answer: row.answer,
  note: row.note,
  workMs: row.workMs,
  body: row.body,
  waiting: row.waiting,
});
