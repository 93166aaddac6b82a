import { SYSTEM_HEALTH_PATHS } from '@propguard/protocol/system-health-paths';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

it('CORE-CALL-17: checks the services again when asked, and says which is not here and which cannot be read', async () => {
  let status: 'healthy' | 'down' = 'healthy';
  const answer = (said: string) =>
    Response.json({ service: 'x', status: said, checkedAt: '2026-03-01T00:00:00Z', details: {} });
  const answers: Readonly<Record<string, () => Response>> = {
    voice: () => answer('absent'),
    llm: () => new Response(null, { status: 502 }),
  };
  const paths = Object.fromEntries(
    Object.entries(SYSTEM_HEALTH_PATHS).map(([name, path]) => [
      `/api${path}`,
      answers[name] ?? (() => answer(status)),
    ]),
  );
  const { user } = await renderScreen('/system', { paths });
  const rows = await screen.findAllByRole('listitem');
  const rowOf = (name: string) =>
    within(rows.find(({ textContent }) => textContent?.includes(name)) as HTMLElement);
  rowOf(text.names.product.name).getByText(text.status.healthy);
  rowOf(text.names.voice.name).getByText(text.status.absent);
  rowOf(text.names.llm.name).getByText(text.unavailable);
  status = 'down';
  await user.click(screen.getByRole('button', { name: text.checkNow }));
  await rowOf(text.names.product.name).findByText(text.status.down);
  expect(screen.queryByText(text.status.healthy)).toBeNull();
});
