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
      workspaces: { storage: () => ({ of: 'workspace' as const, usedBytes: 1024, limitBytes: 2048 }) },
      agents: { list: () => ({ items: [] }) },
      notices: { summary: () => ({ open: 2, unseen: 1 }) },
      sampleOperations: { get: () => ({ state: 'shown' as const, madeFor: '2026-11-16', leads: 1247 }) },
    },
  });
  for (const { name } of GROUNDS) await screen.findByRole('heading', { name });
  await screen.findByText(text.mail.held);
  await screen.findByText(text.notices(2, 1));
  await screen.findByText(text.sample.shown);
  // Timers are the operator's to see.
  expect(screen.getAllByText(text.unknown)).toHaveLength(1);
});
