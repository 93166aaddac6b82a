import { GUEST_PASS_KINDS } from '@propguard/rules/guests/pass-kinds';
import { METRIC_NAMES } from '@propguard/rules/metrics/all-metrics';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionAs } from '../../../../test/people.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { GROUNDS } from './grounds.ts';
import { text } from './text.ts';

it('shows each part with how it stands now, as far as the person may see it', async () => {
  await renderScreen('/devtools/operations', {
    session: sessionAs('admin'),
    answers: {
      outbound: {
        mailSettings: () => ({
          fromName: null,
          fromAddress: null,
          replyTo: null,
          server: null,
          delivery: 'held' as const,
        }),
      },
      workspaces: {
        storage: () => ({ of: 'workspace' as const, usedBytes: 1024, limitBytes: 2048 }),
        ground: () => ({
          passes: { open: 3, ended: 2 },
          activities: { count: 40, last: null },
          consent: { events: 9, addresses: 7, refused: 1 },
        }),
      },
      figures: {
        get: () => ({
          metric: 'response-time' as const,
          title: 'Response time',
          unit: 'seconds' as const,
          sentence: '',
          numerator: '',
          denominator: null,
          target: 2,
          standing: null,
          from: '2026-10-18',
          to: '2026-11-16',
          value: null,
          n: 12,
          interval: null,
          before: { value: null, n: 0, interval: null },
          byDay: [],
          byDimension: [],
        }),
      },
      agents: { list: () => ({ items: [] }) },
      notices: { summary: () => ({ open: 2, unseen: 1 }) },
      sampleOperations: { get: () => ({ state: 'shown' as const, madeFor: '2026-11-16', leads: 1247 }) },
    },
  });
  for (const { name } of GROUNDS) await screen.findByRole('heading', { name });
  await screen.findByText(text.mail.held);
  await screen.findByText(text.notices(2, 1));
  await screen.findByText(text.sample.shown);
  await screen.findByText(text.guests(3, 2, GUEST_PASS_KINDS.length));
  await screen.findByText(text.consent(9, 7, 1));
  await screen.findByText(text.figures(METRIC_NAMES.length, 'Response time', 12));
  // Timers are the operator's to see.
  expect(screen.getAllByText(text.unknown)).toHaveLength(1);
});
