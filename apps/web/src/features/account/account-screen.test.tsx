import { ERRORS } from '@propguard/protocol/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { useSession } from '../../lib/session.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { text } from './text.ts';

const ADA = sessionAs('owner');

const signedInOn = (id: string, device: string | null, current = false) => ({
  id,
  device,
  current,
  address: '203.0.113.7',
  createdAt: '2026-03-01T00:00:00Z',
  expiresAt: '2026-04-01T00:00:00Z',
});

/** A server that ends the sessions it is told to end. */
async function openAccount(changes: Answers['account'] = {}) {
  let items = [signedInOn('here', 'Firefox on Linux', true), signedInOn('phone', 'Safari on iPhone')];
  const rendered = await renderScreen('/account', {
    session: ADA,
    answers: {
      security: { state: () => ({ secondFactor: false, recoveryCodesLeft: 0, passkeys: [] }) },
      account: {
        sessions: () => ({ items }),
        endSession: ({ id }) => {
          items = items.filter((one) => one.id !== id);
          return { done: true };
        },
        ...changes,
      },
    },
  });
  return rendered;
}

const nameField = () => screen.getByLabelText<HTMLInputElement>(text.name);
const passwords = () => ({
  current: screen.getByLabelText<HTMLInputElement>(text.changePassword.current),
  next: screen.getByLabelText<HTMLInputElement>(text.changePassword.next),
  submit: screen.getByRole('button', { name: text.changePassword.submit }),
});

it('saves another name, and shows what the server made of it', async () => {
  const { user, api } = await openAccount({
    update: ({ name }) => ({ ...ADA, account: { ...ADA.account, name: `${name} OAM` } }),
  });
  expect(nameField().value).toBe('Ada Rowe');
  await user.clear(nameField());
  await user.type(nameField(), 'Ada King');
  await user.click(screen.getByRole('button', { name: text.account.save }));
  await screen.findByText(text.account.saved);
  expect(api.sentTo('account.update')).toEqual([{ name: 'Ada King' }]);
  expect(nameField().value).toBe('Ada King OAM');
});

it('calls the person by the new name everywhere', async () => {
  function Who() {
    const { session } = useSession();
    return session ? (
      <>
        <p>{`Here is ${session.account.name}`}</p>
        <ProfileCard />
      </>
    ) : null;
  }
  const { user } = renderPart(<Who />, {
    session: ADA,
    answers: { account: { update: ({ name }) => ({ ...ADA, account: { ...ADA.account, name } }) } },
  });
  await screen.findByText('Here is Ada Rowe');
  await user.type(nameField(), ' King');
  await user.click(screen.getByRole('button', { name: text.account.save }));
  await screen.findByText('Here is Ada Rowe King');
});

it('asks a new address for its code before it counts', async () => {
  const next = 'ada.king@example.com';
  const { user, api } = await openAccount({
    changeAddress: ({ email }) => {
      if (email === 'taken@example.com') throw new Refusal('EMAIL_TAKEN');
      return { by: 'mail' };
    },
    confirmAddress: () => ({ ...ADA, account: { ...ADA.account, email: next } }),
  });
  const field = screen.getByLabelText(text.address.next);
  const send = () => user.click(screen.getByRole('button', { name: text.address.submit }));
  await user.type(field, 'taken@example.com');
  await user.type(screen.getByLabelText(text.address.password), 'a password');
  await send();
  await screen.findByText(ERRORS.EMAIL_TAKEN.message);
  await user.clear(field);
  await user.type(field, next);
  await send();
  await screen.findByText(text.address.sent.mail(next));
  expect(api.sentTo('account.changeAddress').at(-1)).toEqual({ email: next, password: 'a password' });
  expect(screen.getByText(text.address.now(ADA.account.email ?? ''))).toBeTruthy();
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText(text.address.now(next));
  expect(screen.getByLabelText(text.address.next)).toBeTruthy();
});

it('sends no empty name', async () => {
  const { user, api } = await openAccount({ update: () => ADA });
  await user.clear(nameField());
  await user.click(screen.getByRole('button', { name: text.account.save }));
  await screen.findByText('Enter your name.');
  expect(nameField().ariaInvalid).toBe('true');
  expect(api.sentTo('account.update')).toEqual([]);
});

it('says beside the name what the server has against it, and keeps what was typed', async () => {
  const { user } = await openAccount({
    update: () => {
      throw new Refusal('VALIDATION_FAILED', { fields: [{ field: 'name', message: 'Not this name.' }] });
    },
  });
  await user.type(nameField(), '!');
  await user.click(screen.getByRole('button', { name: text.account.save }));
  await screen.findByText('Not this name.');
  expect(nameField().ariaInvalid).toBe('true');
  expect(nameField().value).toBe('Ada Rowe!');
});

it('changes the password, empties the fields and reads anew where one is signed in', async () => {
  const { user, api } = await openAccount({ changePassword: () => ({ done: true }) });
  await screen.findByText('Safari on iPhone');
  const { current, next, submit } = passwords();
  await user.type(current, 'the old password');
  await user.type(next, 'a new long password');
  await user.click(submit);
  await screen.findByText(text.changePassword.done);
  expect(api.sentTo('account.changePassword')).toEqual([
    { current: 'the old password', next: 'a new long password' },
  ]);
  expect([current.value, next.value]).toEqual(['', '']);
  await waitFor(() => expect(api.sentTo('account.sessions')).toHaveLength(2));
});

it('shows a password on request', async () => {
  const { user } = await openAccount();
  const { current } = passwords();
  expect(current.type).toBe('password');
  const form = within(current.form as HTMLElement);
  await user.click(form.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
  expect(current.type).toBe('text');
});

it('says that the current password is wrong, and keeps both', async () => {
  const { user } = await openAccount({
    changePassword: () => {
      throw new Refusal('INVALID_CREDENTIALS');
    },
  });
  const { current, next, submit } = passwords();
  await user.type(current, 'wrong');
  await user.type(next, 'a new long password');
  await user.click(submit);
  await screen.findByText(ERRORS.INVALID_CREDENTIALS.message);
  expect([current.value, next.value]).toEqual(['wrong', 'a new long password']);
});

it('ends the session of another device, and offers no end for this one', async () => {
  const { user, api } = await openAccount();
  await user.click(await screen.findByRole('button', { name: text.sessions.endOf('Safari on iPhone') }));
  await screen.findByText(text.sessions.ended);
  expect(api.sentTo('account.endSession')).toEqual([{ id: 'phone' }]);
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
  screen.getByText(text.sessions.current);
  expect(screen.queryByRole('button', { name: text.sessions.endOf('Firefox on Linux') })).toBeNull();
});

it('says why a session was not ended', async () => {
  const { user } = await openAccount({
    endSession: () => {
      throw new Refusal('RATE_LIMITED');
    },
  });
  await user.click(await screen.findByRole('button', { name: text.sessions.endOf('Safari on iPhone') }));
  await screen.findByText(text.sessions.notEnded);
  await screen.findByText(ERRORS.RATE_LIMITED.message);
});

it('says that the sessions could not be read, and reads them again when asked', async () => {
  let broken = true;
  const { user } = await openAccount({
    sessions: () => {
      if (broken) throw new Refusal('INTERNAL');
      return { items: [signedInOn('here', 'Firefox on Linux', true)] };
    },
  });
  await screen.findByText(text.sessions.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Firefox on Linux');
});

async function askForEverywhere(signOutEverywhere: () => { ended: number }) {
  function Present() {
    const { session } = useSession();
    return <p>{session ? `Here is ${session.account.name}` : 'Nobody is here'}</p>;
  }
  const part = (
    <>
      <Present />
      <SignOutEverywhere />
    </>
  );
  const rendered = renderPart(part, {
    at: '/account',
    session: ADA,
    answers: { account: { signOutEverywhere } },
  });
  await rendered.user.click(screen.getByRole('button', { name: text.sessions.everywhere }));
  const dialog = await screen.findByRole('alertdialog', { name: text.sessions.everywhereTitle });
  return { ...rendered, dialog };
}

it('signs out everywhere once it is confirmed, and leaves the account', async () => {
  const { user, api, dialog } = await askForEverywhere(() => ({ ended: 3 }));
  expect(api.sentTo('account.signOutEverywhere')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: text.sessions.everywhere }));
  await screen.findByText(text.sessions.everywhereDone);
  // What the page knows of the person is gone at once, not when it is asked for again.
  await screen.findByText('Nobody is here');
  expect(api.sentTo('account.signOutEverywhere')).toHaveLength(1);
  expect(window.location.pathname).toBe(SCREENS.search.path);
});

it('signs out nowhere when it is called off, or refused', async () => {
  const { user, api, dialog } = await askForEverywhere(() => {
    throw new Refusal('INTERNAL');
  });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('account.signOutEverywhere')).toEqual([]);
  await user.click(screen.getByRole('button', { name: text.sessions.everywhere }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.sessions.everywhere }),
  );
  await screen.findByText(text.sessions.everywhereFailed);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(window.location.pathname).toBe('/account');
});

async function askToDelete(remove: () => { done: true }) {
  const rendered = renderPart(<DeleteAccountCard />, {
    at: '/account',
    session: ADA,
    answers: { account: { remove } },
  });
  const { user } = rendered;
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: text.remove.open }));
    const dialog = await screen.findByRole('dialog', { name: text.remove.dialogTitle });
    return {
      typed: within(dialog).getByLabelText<HTMLInputElement>(text.remove.typeEmail('ada@example.com')),
      password: within(dialog).getByLabelText<HTMLInputElement>(text.password),
      submit: within(dialog).getByRole('button', { name: text.remove.submit }),
      cancel: within(dialog).getByRole('button', { name: text.remove.cancel }),
    };
  };
  return { ...rendered, open };
}

it('deletes the account for its address and its password, and leaves', async () => {
  const { user, api, open } = await askToDelete(() => ({ done: true }));
  const { typed, password, submit } = await open();
  await user.type(typed, 'ADA@example.com');
  await user.type(password, 'a long password');
  await user.click(submit);
  await screen.findByText(text.remove.done);
  expect(api.sentTo('account.remove')).toEqual([{ password: 'a long password' }]);
  expect(window.location.pathname).toBe(SCREENS.search.path);
});

it('deletes nothing for another address', async () => {
  const { user, api, open } = await askToDelete(() => ({ done: true }));
  const { typed, password, submit } = await open();
  await user.type(typed, 'ben@example.com');
  await user.type(password, 'a long password');
  await user.click(submit);
  await screen.findByText(text.remove.mismatch);
  expect(typed.ariaInvalid).toBe('true');
  expect(api.sentTo('account.remove')).toEqual([]);
});

it('shows at its field that the password is wrong', async () => {
  const { user, open } = await askToDelete(() => {
    throw new Refusal('INVALID_CREDENTIALS', { fields: [{ field: 'password', message: 'Not this one.' }] });
  });
  const { typed, password, submit } = await open();
  await user.type(typed, 'ada@example.com');
  await user.type(password, 'wrong');
  await user.click(submit);
  await screen.findByText('Not this one.');
  expect(password.ariaInvalid).toBe('true');
  expect([typed.value, password.value]).toEqual(['ada@example.com', 'wrong']);
  expect(window.location.pathname).toBe('/account');
});

it('forgets what was typed when the deletion is called off', async () => {
  const { user, api, open } = await askToDelete(() => ({ done: true }));
  const { typed, cancel } = await open();
  await user.type(typed, 'ada@');
  await user.click(cancel);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await open()).typed.value).toBe('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('account.remove')).toEqual([]);
});
