import { CONNECTED_CHANNELS } from '@propguard/rules/channels/channel-abilities';
import { expect, it } from 'vitest';
import { toChannelCard } from './view.ts';

it.each([...CONNECTED_CHANNELS, 'website' as const])(
  'no step of %s is done before it is connected, whoever is known to write there',
  (channel) => {
    const figures = { channel, leads: 3, booked: 1, responseSeconds: 1.2 };
    const { status, steps } = toChannelCard(channel, {
      connection: undefined,
      webhook: 'http://localhost/hooks/1',
      refused: undefined,
      templates: undefined,
      days: [],
      figures,
      testAnswer: null,
    });
    expect(status).toBe('unconnected');
    expect(steps.filter(({ state }) => state !== 'waiting')).toEqual([]);
  },
);
