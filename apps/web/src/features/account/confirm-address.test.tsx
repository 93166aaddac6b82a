import { ERRORS } from '@propguard/protocol/errors';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { anInstallation } from '../../../test/installation.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { ConfirmAddressCard } from '../../parts/account/confirm-address-card.tsx';
import { text as card } from '../../parts/account/text.ts';
import { text } from './text.ts';

const ADA = sessionAs('owner');
const NEW = { ...ADA, account: { ...ADA.account, emailVerified: false } };

const openCard = (account: Answers['account'], mailDelivery: 'smtp' | 'outbox' = 'smtp') =>
  renderPart(<ConfirmAddressCard />, {
    session: NEW,
    answers: { account, installation: { about: () => anInstallation({ mailDelivery }) } },
  });

it('confirms by code, and is gone', async () => {
  const { user, api } = openCard({ confirmAddress: () => ADA });
  await screen.findByText(card.byMail('ada@example.com'));
  await user.type(screen.getByLabelText(card.code), '407 182');
  await user.click(screen.getByRole('button', { name: card.submit }));
  await screen.findByText(card.done);
  expect(api.sentTo('account.confirmAddress')).toEqual([{ code: '407 182' }]);
  expect(screen.queryByLabelText(card.code)).toBeNull();
});

it('says beside the field that a code is not right, and sends no half one', async () => {
  const { user, api } = openCard({
    confirmAddress: () => {
      throw new Refusal('CODE_NOT_RIGHT', { fields: [{ field: 'code', message: 'Not this code.' }] });
    },
  });
  await user.type(await screen.findByLabelText(card.code), '407');
  await user.click(screen.getByRole('button', { name: card.submit }));
  await screen.findByText('Enter the 6 digits.');
  expect(api.sentTo('account.confirmAddress')).toEqual([]);
  await user.type(screen.getByLabelText(card.code), '182');
  await user.click(screen.getByRole('button', { name: card.submit }));
  await screen.findByText('Not this code.');
});

it('sends a new code, and says where it is without a mail server', async () => {
  const { user, api } = openCard({ sendAddressCheck: () => ({ by: 'terminal' }) }, 'outbox');
  await screen.findByText(card.byTerminal('ada@example.com'));
  await user.click(screen.getByRole('button', { name: card.again }));
  await screen.findByText(card.sentByTerminal);
  expect(api.sentTo('account.sendAddressCheck')).toHaveLength(1);
});

it('says why no new code was sent', async () => {
  const { user } = openCard({
    sendAddressCheck: () => {
      throw new Refusal('RATE_LIMITED');
    },
  });
  await user.click(await screen.findByRole('button', { name: card.again }));
  await screen.findByText(card.notSent);
  await screen.findByText(ERRORS.RATE_LIMITED.message);
});

it('confirms by link once the button is pressed', async () => {
  const { user, api } = await renderScreen('/verify-email/abc', {
    answers: { account: { confirmAddressByLink: () => ({ email: 'ada@example.com' }) } },
  });
  expect(api.sentTo('account.confirmAddressByLink')).toEqual([]);
  await user.click(screen.getByRole('button', { name: text.verify.submit }));
  await screen.findByText(text.verify.done('ada@example.com'));
  expect(api.sentTo('account.confirmAddressByLink')).toEqual([{ token: 'abc' }]);
});

it('says that a link no longer works, and where a new code is', async () => {
  const { user } = await renderScreen('/verify-email/abc', {
    answers: {
      account: {
        confirmAddressByLink: () => {
          throw new Refusal('LINK_EXPIRED');
        },
      },
    },
  });
  await user.click(screen.getByRole('button', { name: text.verify.submit }));
  await screen.findByText(text.verify.expired);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: text.verify.account }).pathname).toBe(
    '/account',
  );
});
