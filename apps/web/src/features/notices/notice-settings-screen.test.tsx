import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { text } from './text.ts';

it('keeps what the member chooses to get by mail, and says when it could not', async () => {
  let isBroken = false;
  let mail: 'at-once' | 'daily' | 'none' = 'at-once';
  const { user, api } = await renderScreen(SCREENS.noticeSettings.path, {
    session: sessionAs('agent'),
    answers: {
      notices: {
        choices: () => ({ items: [{ kind: 'mention', mail, push: true }] }),
        choose: (sent) => {
          if (isBroken) throw new Refusal('OVERLOADED');
          mail = sent.mail ?? mail;
          return { done: true };
        },
      },
    },
  });
  const row = within(await screen.findByRole('radiogroup', { name: text.by('Somebody mentions me') }));
  await user.click(row.getByRole('radio', { name: text.mail.daily }));
  await screen.findByText(text.saved);
  expect(api.sentTo('notices.choose')).toEqual([{ kind: 'mention', mail: 'daily' }]);
  await waitFor(() => row.getByRole('radio', { name: text.mail.daily, checked: true }));
  isBroken = true;
  await user.click(row.getByRole('radio', { name: text.mail.none }));
  await screen.findByText(text.notSaved);
  await waitFor(() => row.getByRole('radio', { name: text.mail.daily, checked: true }));
});
