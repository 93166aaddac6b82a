import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillIn } from '../../../test/acts.ts';
import { Refusal } from '../../../test/fake-api.ts';
import { CONVERSATION_ID as ID, showInbox } from '../../../test/inbox.ts';
import { text as hours } from '../../parts/answer-hours/text.ts';
import { text } from './text.ts';

const words = text.canned;
const done = () => ({ done: true as const });

async function openCanned(more: object = {}) {
  const opened = await showInbox(
    '/inbox',
    {},
    { addCanned: done, changeCanned: done, removeCanned: done, ...more },
  );
  await opened.user.click(await screen.findByRole('button', { name: words.open }));
  const dialog = within(await screen.findByRole('dialog', { name: words.title }));
  await dialog.findByText('levy');
  return {
    ...opened,
    dialog,
    name: dialog.getByLabelText<HTMLInputElement>(/^Name/),
    said: dialog.getByLabelText<HTMLTextAreaElement>(/^Text/),
    press: (button: string) => opened.user.click(dialog.getByRole('button', { name: button })),
  };
}

it('keeps a reply that the team can use, and is ready for another', async () => {
  const { user, api, name, said, press } = await openCanned();
  await fillIn(user, name, 'hours');
  await fillIn(user, said, 'We answer from nine to five.');
  await press(words.add);
  await waitFor(() =>
    expect(api.sentTo('inbox.addCanned')).toEqual([
      { shortcut: 'hours', text: 'We answer from nine to five.' },
    ]),
  );
  await waitFor(() => expect(name.value + said.value).toBe(''));
});

it('changes one, or leaves it as it was', async () => {
  const { user, api, name, press } = await openCanned();
  await press(words.edit('levy'));
  expect(name.value).toBe('levy');
  await press(words.cancel);
  expect(name.value).toBe('');
  await press(words.edit('levy'));
  await fillIn(user, name, 'special levy');
  await press(words.save);
  await waitFor(() =>
    expect(api.sentTo('inbox.changeCanned')).toEqual([
      { id: ID, shortcut: 'special levy', text: 'The levy is paid by the vendor.' },
    ]),
  );
});

it('removes one, and what was being changed of it', async () => {
  const { api, name, press } = await openCanned();
  await press(words.edit('levy'));
  await press(words.removeOne('levy'));
  await waitFor(() => expect(api.sentTo('inbox.removeCanned')).toEqual([{ id: ID }]));
  await waitFor(() => expect(name.value).toBe(''));
});

it('says when one could not be removed', async () => {
  const { press } = await openCanned({
    removeCanned: () => {
      throw new Refusal('INTERNAL');
    },
  });
  await press(words.removeOne('levy'));
  expect(await screen.findByText(words.notRemoved)).toBeTruthy();
});

const SETTINGS = {
  zone: 'Australia/Brisbane',
  answerMinutes: 5,
  hours: [{ day: 1 as const, from: '09:00', to: '17:00' }],
};

async function openHours(more: object = {}) {
  const opened = await showInbox(
    '/inbox',
    {},
    { settings: () => SETTINGS, changeSettings: () => SETTINGS, ...more },
  );
  await opened.user.click(await screen.findByRole('button', { name: hours.open }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: hours.title })) };
}

it('sets when the team answers, and within how long', async () => {
  const { user, api, dialog } = await openHours();
  await fillIn(user, await dialog.findByLabelText(hours.minutes), '15');
  await user.type(dialog.getByLabelText(hours.from('Tuesday')), '10:00');
  await user.type(dialog.getByLabelText(hours.to('Tuesday')), '16:30');
  await user.click(dialog.getByRole('button', { name: hours.save }));
  await waitFor(() =>
    expect(api.sentTo('inbox.changeSettings')).toEqual([
      {
        zone: 'Australia/Brisbane',
        answerMinutes: 15,
        hours: [
          { day: 1, from: '09:00', to: '17:00' },
          { day: 2, from: '10:00', to: '16:30' },
        ],
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says when the hours could not be read, and reads them again', async () => {
  let fails = true;
  const { user, dialog } = await openHours({
    settings: () => {
      if (fails) throw new Refusal('INTERNAL');
      return SETTINGS;
    },
  });
  await dialog.findByText(hours.notRead);
  fails = false;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect((await dialog.findByLabelText<HTMLInputElement>(hours.minutes)).value).toBe('5');
});

it('the keys are closed again', async () => {
  const { user } = await showInbox('/inbox');
  await screen.findByText('Georgia Papadopoulos');
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: text.keys.title });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
