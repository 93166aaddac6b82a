import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionAs } from '../../../test/people.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { useInstantText } from './use-instant-text.ts';

function Written() {
  const { dateTime, zonedTime } = useInstantText();
  return (
    <p>
      {dateTime('2026-11-14T13:05:00Z')}; {zonedTime('2026-11-14T13:05:00Z')}
    </p>
  );
}

it('goes by the clocks of the workspace', async () => {
  renderPart(<Written />, { session: sessionAs('agent') });
  expect(await screen.findByText(/^14 Nov 2026, 11:05 pm; .* Brisbane time$/)).toBeDefined();
});

it('goes by the server’s for somebody without a workspace, and not by the browser’s', async () => {
  renderPart(<Written />);
  expect(await screen.findByText(/^15 Nov 2026, 12:05 am; .* Sydney time$/)).toBeDefined();
});
