import type { Session } from '@propguard/protocol/account';
import { ERRORS } from '@propguard/protocol/errors';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { anInstallation } from '../../../test/installation.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const words = text.invitation;
const ADA = sessionAs('owner');
const INVITATION = {
  workspaceId: 'harbour',
  workspace: 'Harbour Homes',
  role: 'agent' as const,
  email: 'ada@example.com',
  expiresAt: '2026-12-01T00:00:00Z',
  asked: false,
};

const openInvitation = (session: Session | null, changes: Answers = {}) =>
  renderScreen('/invitation/secret', {
    session,
    answers: {
      ...changes,
      workspaces: { showInvitation: () => INVITATION, ...changes.workspaces },
    },
  });

it('joins the workspace, and opens its members', async () => {
  const joined = sessionAs('agent');
  const { user, api } = await openInvitation(ADA, {
    workspaces: {
      acceptInvitation: () => joined,
      members: () => ({ items: [] }),
      invitations: () => ({ items: [] }),
    },
  });
  await screen.findByRole('heading', { name: words.title('Harbour Homes') });
  await user.click(await screen.findByRole('button', { name: words.accept }));
  await screen.findByText(words.joined('Harbour Homes'));
  expect(api.sentTo('workspaces.acceptInvitation')).toEqual([{ token: 'secret' }]);
  expect(window.location.pathname).toBe('/workspace/members');
});

it('says why it was not joined, and lets it be tried again', async () => {
  const { user, api } = await openInvitation(ADA, {
    workspaces: {
      acceptInvitation: () => {
        throw new Refusal('RATE_LIMITED');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: words.accept }));
  await screen.findByText(ERRORS.RATE_LIMITED.message);
  await user.click(screen.getByRole('button', { name: words.accept }));
  await waitFor(() => expect(api.sentTo('workspaces.acceptInvitation')).toHaveLength(2));
});

it('leads a member who is in already to the members', async () => {
  const { user } = await openInvitation(ADA, {
    workspaces: {
      acceptInvitation: () => {
        throw new Refusal('ALREADY_MEMBER');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: words.accept }));
  const link = await screen.findByRole('link', { name: words.open });
  screen.getByText(words.memberTitle);
  expect(link.getAttribute('href')).toBe('/workspace/members');
  expect(screen.queryByRole('button', { name: words.accept })).toBeNull();
});

it('signs another account out, and offers the doors, which come back here', async () => {
  const { user, api } = await openInvitation(
    sessionAs('owner', { account: { ...ADA.account, email: 'ben@example.com' } }),
    { account: { signOut: () => ({ done: true }) } },
  );
  await screen.findByText(words.otherAccount('ben@example.com'));
  expect(screen.queryByRole('button', { name: words.accept })).toBeNull();
  await user.click(screen.getByRole('button', { name: words.signOut }));
  const signUp = await screen.findByRole('link', { name: text.signUp.submit });
  const back = '?next=%2Finvitation%2Fsecret&email=ada%40example.com';
  expect(signUp.getAttribute('href')).toBe(`/sign-up${back}`);
  expect(screen.getByRole('link', { name: text.signIn.submit }).getAttribute('href')).toBe(`/sign-in${back}`);
  expect(api.sentTo('account.signOut')).toHaveLength(1);
});

it('says why the other account is still signed in', async () => {
  const { user } = await openInvitation(
    sessionAs('owner', { account: { ...ADA.account, email: 'ben@example.com' } }),
    {
      account: {
        signOut: () => {
          throw new Refusal('INTERNAL');
        },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: words.signOut }));
  await screen.findByText(ERRORS.INTERNAL.message);
});

describe('with an address that is not confirmed, and no mail server', () => {
  const UNCONFIRMED = sessionAs('owner', { account: { ...ADA.account, emailVerified: false } });
  const workspace = (id: string, name: string) => ({
    id,
    name,
    timeZone: 'Australia/Sydney',
    createdAt: '2026-05-01T00:00:00Z',
    visitor: false,
    role: 'agent' as const,
    current: false,
  });

  it('asks to be let in, waits, and opens the workspace once somebody did', async () => {
    let asked = false;
    let mine = [workspace('own', 'My own')];
    const { user, api } = await openInvitation(UNCONFIRMED, {
      installation: { about: () => anInstallation({ mailDelivery: 'outbox' }) },
      workspaces: {
        showInvitation: () => {
          if (mine.length > 1) throw new Refusal('LINK_EXPIRED');
          return { ...INVITATION, asked };
        },
        askToJoin: () => {
          asked = true;
          return { done: true };
        },
        mine: () => ({ items: mine }),
        activate: () => sessionAs('agent'),
        members: () => ({ items: [] }),
        invitations: () => ({ items: [] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: words.ask }));
    await screen.findByText(words.waitingTitle('Harbour Homes'));
    expect(api.sentTo('workspaces.askToJoin')).toEqual([{ token: 'secret' }]);
    mine = [...mine, workspace('harbour', 'Harbour Homes')];
    await user.click(
      await screen.findByRole('button', { name: words.enter('Harbour Homes') }, { timeout: 10_000 }),
    );
    await screen.findByText(words.joined('Harbour Homes'));
    expect(api.sentTo('workspaces.activate')).toEqual([{ id: 'harbour' }]);
  });

  it('says why it could not ask, and still takes a code', async () => {
    const { user } = await openInvitation(UNCONFIRMED, {
      installation: { about: () => anInstallation({ mailDelivery: 'outbox' }) },
      workspaces: {
        askToJoin: () => {
          throw new Refusal('RATE_LIMITED');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: words.ask }));
    await screen.findByText(ERRORS.RATE_LIMITED.message);
    screen.getByLabelText('Code');
  });
});

it('says that an invitation does not work any more', async () => {
  await openInvitation(ADA, {
    workspaces: {
      showInvitation: () => {
        throw new Refusal('LINK_EXPIRED');
      },
    },
  });
  await screen.findByRole('heading', { name: words.expiredTitle });
});

it('says that the invitation could not be read, and reads it again when asked', async () => {
  let broken = true;
  const { user } = await openInvitation(null, {
    workspaces: {
      showInvitation: () => {
        if (broken) throw new Refusal('INTERNAL');
        return INVITATION;
      },
    },
  });
  await screen.findByText(words.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: words.title('Harbour Homes') });
});
