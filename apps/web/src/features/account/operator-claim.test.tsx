import type { OperatorState } from '@propguard/protocol/account';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text as card } from '../../parts/account/text.ts';
import { text } from './text.ts';

const ADA = sessionAs('viewer');
const TOKEN = 'a'.repeat(32);

const open = (state: OperatorState, account: Answers['account'] = {}) =>
  renderScreen(`/operator/claim#${TOKEN}`, {
    session: ADA,
    answers: { account: { operatorState: () => state, ...account } },
  });

it('fills in the token of the link, and says what is wrong with it', async () => {
  const { user, api } = await open(
    { state: 'token', operator: null },
    {
      claimOperator: () => {
        throw new Refusal('CODE_NOT_RIGHT', { fields: [{ field: 'token', message: 'Not this token.' }] });
      },
    },
  );
  expect((await screen.findByLabelText<HTMLInputElement>(text.claim.token)).value).toBe(TOKEN);
  await user.click(screen.getByRole('button', { name: text.claim.submit }));
  await screen.findByText('Not this token.');
  expect(api.sentTo('account.claimOperator')).toEqual([{ token: TOKEN }]);
});

it('says whose place is taken before it is', async () => {
  const { user, api } = await open(
    { state: 'take-over', operator: 'Ben Hall' },
    {
      takeOverOperator: () => {
        throw new Refusal('ADDRESS_UNCONFIRMED');
      },
    },
  );
  await screen.findByText(text.claim.replaces('Ben Hall'));
  await user.click(screen.getByRole('button', { name: text.claim.takeOver }));
  await waitFor(() => expect(api.sentTo('account.takeOverOperator')).toHaveLength(1));
  await screen.findByText(/Confirm your email address first/);
});

it.each(['yours', 'named', 'taken'] as const)('says that it is %s', async (state) => {
  await open({ state, operator: null });
  await screen.findByText(text.claim.states[state]);
  expect(screen.queryByLabelText(text.claim.token)).toBeNull();
});

it('asks somebody unknown to sign in, and brings them back with the token', async () => {
  await renderScreen(`/operator/claim#${TOKEN}`);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: text.signUp.submit });
  expect(new URL(link.href).searchParams.get('next')).toBe(`/operator/claim#${TOKEN}`);
});

it('asks for the confirmation of the address first', async () => {
  await renderScreen('/operator/claim', {
    session: { ...ADA, account: { ...ADA.account, emailVerified: false } },
    answers: { installation: { about: () => Promise.reject(new Refusal('INTERNAL')) } },
  });
  await screen.findByLabelText(card.code);
});
