import type { Standing } from '../consent/standing.ts';
import {
  type OutboundChannel,
  type OutboundPurpose,
  type Refusal,
  WINDOW_CHANNELS,
  WRITTEN_FIRST_CHANNELS,
} from './outbound-messages.ts';

type AboutToLeave = {
  purpose: OutboundPurpose;
  channel: OutboundChannel;
  standing: Standing;
  /** The person was forgotten, or the address is gone. */
  forgotten: boolean;
  reserved: boolean;
  /** In our own words, not a letter or template of the product. */
  freeText: boolean;
  /** On a channel with a window: whether the person wrote lately enough. */
  windowOpen: boolean;
};

const MARKETING_REFUSALS: Record<Standing['basis'], Refusal | null> = {
  express: null,
  inferred: null,
  none: 'no-consent',
  withdrawn: 'unsubscribed',
  complained: 'complained',
};

/**
 * Why a message may not be sent, if so. The database decides by the same rules in `let_outbound_leave`, in the
 * moment in which a message leaves; this is what it is held to.
 */
export const refusalOf = (message: AboutToLeave): Refusal | null => {
  const { purpose, channel, standing, forgotten, reserved, freeText, windowOpen } = message;
  if (forgotten) return 'forgotten';
  if (reserved) return 'reserved-address';
  if (standing.bounced) return 'bounced';
  if (purpose === 'service' && standing.complained) return 'complained';
  if (purpose === 'marketing' && MARKETING_REFUSALS[standing.basis])
    return MARKETING_REFUSALS[standing.basis];
  if (WINDOW_CHANNELS.includes(channel) && freeText && !windowOpen) return 'outside-window';
  if (WRITTEN_FIRST_CHANNELS.includes(channel) && !windowOpen) return 'never-wrote';
  return null;
};
