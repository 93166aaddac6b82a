import type { AddressKind } from '../people/addresses.ts';
import type { ConsentChannel } from './consent-events.ts';

/** By what an address of each kind reaches somebody. A visitor of a site is only recognised, never written to. */
const CHANNELS_OF: Record<AddressKind, readonly ConsentChannel[]> = {
  email: ['email'],
  phone: ['sms', 'call'],
  whatsapp: ['whatsapp'],
  telegram: ['telegram'],
  discord: ['discord'],
  visitor: [],
};

export const channelsOf = (kind: AddressKind): readonly ConsentChannel[] => CHANNELS_OF[kind];
