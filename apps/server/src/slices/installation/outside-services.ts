import type { Installation } from '@propguard/protocol/installation';
import type { Config } from '../../config/config.ts';

/** Everything outside this installation that may get to see something of its people. */
export const outsideServices = ({
  mail,
  map,
  plans,
}: Pick<Config, 'mail' | 'map' | 'plans'>): Installation['outsideServices'] => [
  {
    name: 'Mail server',
    purpose: 'Delivers invitations, password links and alerts to the address they are meant for.',
    configured: mail.smtpUrl !== null,
  },
  {
    name: 'Map tile server',
    purpose: 'Draws a background under the map; it sees which part of the map a browser shows.',
    configured: map.tileUrl !== null,
  },
  {
    name: 'Stripe',
    purpose: 'Takes card payments for plans; it sees the email address and card of the person who pays.',
    configured: plans.stripe !== null,
  },
];
