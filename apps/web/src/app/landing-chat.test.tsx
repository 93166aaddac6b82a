import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../test/render-screen.tsx';
import { statusOf } from '../../test/turns.ts';
import { text } from '../features/assistant/text.ts';
import { LandingChat } from './landing-chat.tsx';
// Read beforehand, as the page fetches it only when somebody presses the button.
import './landing-chat-widget.tsx';

it('asks nothing of the server until its button is pressed, and opens then', async () => {
  const { user, api } = renderPart(<LandingChat />, {
    answers: { assistant: { getStatus: () => statusOf() } },
  });
  expect(api.sentTo('assistant.getStatus')).toEqual([]);
  await user.click(screen.getByRole('button', { name: text.widget.open }));
  await screen.findByRole('textbox', { name: text.composer.label });
});
