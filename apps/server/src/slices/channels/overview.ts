import type { ChannelCard, ChannelOverview } from '@propguard/protocol/channels';
import {
  NAMED_CHANNELS,
  PANEL_CHANNELS,
  type PanelChannel,
} from '@propguard/rules/channels/channel-abilities';
import { addDays, dayIn } from '@propguard/rules/time/wall-time';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import type { Tx } from '../../db/database.ts';
import { fail } from '../../fail.ts';
import { findTestAnswer } from './answer-store.ts';
import { findRefusedSince } from './call-store.ts';
import { type ConnectionRow, countTemplates, findCheckDays, findConnections } from './connection-store.ts';
import { countChannels } from './figures-store.ts';
import { webhookOf } from './open-port.ts';
import { toChannelCard } from './view.ts';

const DAY_MS = 86_400_000;
const FIGURES_DAYS = 30;
const CHECKED_DAYS = 90;

/** Our own chat answers in the reply to what was written: there is nothing that could fail to leave. */
const answerOf = async (
  tx: Tx,
  { id, channel }: Pick<ConnectionRow, 'id' | 'channel'>,
): Promise<ChannelCard['test']['answer']> =>
  channel === 'website' ? { state: 'sent', reason: null } : ((await findTestAnswer(tx, id)) ?? null);

const cardsOf = async (scope: WorkspaceScope): Promise<ChannelCard[]> => {
  const { services, tx, workspaceId } = scope;
  const connections = await findConnections(tx);
  const zone = await findTimeZone(tx, workspaceId);
  const days = await findCheckDays(tx, addDays(dayIn(zone, new Date()), 1 - CHECKED_DAYS));
  const figures = await countChannels(tx, new Date(Date.now() - FIGURES_DAYS * DAY_MS));
  const cards: ChannelCard[] = [];
  for (const channel of PANEL_CHANNELS) {
    const connection = connections.find((row) => row.channel === channel);
    cards.push(
      toChannelCard(channel, {
        connection,
        webhook: connection ? webhookOf({ services }, connection.id) : '',
        refused: connection && (await findRefusedSince(tx, connection.id)),
        templates: connection && channel === 'whatsapp' ? await countTemplates(tx, connection.id) : undefined,
        days: days.filter(({ connectionId }) => connectionId === connection?.id),
        figures: figures.find((row) => row.channel === channel),
        testAnswer: connection?.testedAt ? await answerOf(tx, connection) : null,
      }),
    );
  }
  return cards;
};

export const getChannel = async (scope: WorkspaceScope, channel: PanelChannel): Promise<ChannelCard> => {
  const card = (await cardsOf(scope)).find((one) => one.channel === channel);
  if (!card) throw fail('NOT_FOUND');
  return card;
};

const meanBy = (cards: readonly ChannelCard[], of: 'responseSeconds'): number | null => {
  const known = cards.flatMap((card) => (card[of] === null ? [] : [{ value: card[of], weight: card.leads }]));
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  return weight === 0 ? null : known.reduce((sum, one) => sum + one.value * one.weight, 0) / weight;
};

const isNamed = (channel: PanelChannel): boolean => (NAMED_CHANNELS as readonly string[]).includes(channel);

/** Every channel that can be connected, in one order, and what they come to together. */
export const getOverview = async (scope: WorkspaceScope): Promise<ChannelOverview> => {
  const channels = await cardsOf(scope);
  const days = channels.flatMap((card) => card.days);
  const checks = days.reduce((sum, day) => sum + day.checks, 0);
  return {
    channels,
    totals: {
      active: channels.filter(({ channel, status }) => isNamed(channel) && status === 'active').length,
      named: NAMED_CHANNELS.length,
      leads: channels.reduce((sum, { leads }) => sum + leads, 0),
      responseSeconds: meanBy(channels, 'responseSeconds'),
      uptime: checks === 0 ? null : days.reduce((sum, day) => sum + day.answered, 0) / checks,
    },
  };
};
