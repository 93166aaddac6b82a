import type { ChannelCard } from '@propguard/protocol/channels';
import { type ConnectedChannel, isConnectedChannel } from '@propguard/rules/channels/channel-abilities';

/** A channel with a service behind it, which has keys; our own widget has none. */
export type ConnectedCard = ChannelCard & { channel: ConnectedChannel };

export const isConnectedCard = (card: ChannelCard): card is ConnectedCard => isConnectedChannel(card.channel);
