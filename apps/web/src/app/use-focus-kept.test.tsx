import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '../../test/render-screen.tsx';
import { useFocusKept } from './use-focus-kept.ts';

function Desk() {
  useFocusKept();
  const [isThere, setIsThere] = useState(true);
  const [isElsewhere, setIsElsewhere] = useState(true);
  return (
    <main>
      <h1>The desk</h1>
      <section aria-label="A card">
        {isThere ? (
          <button type="button" onClick={() => setIsThere(false)}>
            Do it
          </button>
        ) : (
          <p>Done</p>
        )}
      </section>
      {isElsewhere ? (
        <button type="button" onClick={() => setIsElsewhere(false)}>
          Remove
        </button>
      ) : null}
      <p>Plain words</p>
    </main>
  );
}

it('goes to the card in which a button did its work', async () => {
  const { user } = renderPart(<Desk />);
  screen.getByRole('button', { name: 'Do it' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'A card' })));
});

it('goes to the heading of the page where nothing nearer has a name', async () => {
  const { user } = renderPart(<Desk />);
  screen.getByRole('button', { name: 'Remove' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
