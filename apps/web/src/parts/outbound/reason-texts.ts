import type { OutboundReason } from '@propguard/rules/outbound/outbound-messages';

/** Why a message of ours did not leave or waits, as the end of a sentence. */
export const REASON_TEXTS: Readonly<Record<OutboundReason, string>> = {
  forgotten: 'they asked to be forgotten.',
  'reserved-address': 'the address is made up.',
  bounced: 'the address doesn’t exist.',
  complained: 'they complained.',
  unsubscribed: 'they said stop.',
  'no-consent': 'they haven’t agreed.',
  'outside-window': 'they wrote more than 24 hours ago. Send a template.',
  'never-wrote': 'they haven’t written first.',
  'template-not-approved': 'the template isn’t approved.',
  cancelled: 'cancelled.',
  'no-mail-server': 'no mail server is set up.',
  'no-channel': 'the channel is off.',
  'owner-unconfirmed': 'an owner has to confirm their own address first.',
  'quiet-hours': 'it’s late where they are.',
  rejected: 'the service said no.',
  unreachable: 'the service didn’t answer.',
  'answer-lost': 'nobody knows whether it arrived.',
};
