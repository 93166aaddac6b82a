import { ERRORS } from '@propguard/protocol/errors';
import type { Invitation, Member } from '@propguard/protocol/workspaces';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { anInstallation } from '../../../test/installation.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { MembersScreen } from './members-screen.tsx';
import { text } from './text.ts';

const words = text.members;

const member = (id: string, name: string, changes: Partial<Member> = {}): Member => ({
  id,
  name,
  email: `${id}@example.com`,
  role: 'agent',
  joinedAt: '2026-03-01T00:00:00Z',
  you: false,
  ...changes,
});

const ADA = member('ada', 'Ada Rowe', { role: 'owner', you: true });
const BEN = member('ben', 'Ben Okafor', { joinedAt: '2026-05-01T00:00:00Z' });
const CHI = member('chi', 'Chi Nguyen', { joinedAt: '2026-04-01T00:00:00Z' });

const invitation = (id: string, role: Invitation['role'] = 'agent'): Invitation => ({
  id,
  email: `${id}@example.com`,
  role,
  invitedBy: 'Ada Rowe',
  createdAt: '2026-05-01T00:00:00Z',
  expiresAt: '2026-05-08T00:00:00Z',
  asked: null,
});

/** A server that keeps who was invited, and forgets whom it was told to remove. */
function serverOfMembers(changes: Answers['workspaces'] = {}): Answers {
  let items = [BEN, ADA, CHI];
  let invited = [invitation('dee', 'viewer')];
  return {
    installation: { about: () => anInstallation() },
    workspaces: {
      members: () => ({ items }),
      invitations: () => ({ items: invited }),
      removeMember: ({ id }) => {
        items = items.filter((one) => one.id !== id);
        return { done: true };
      },
      changeRole: ({ id, role }) => {
        items = items.map((one) => (one.id === id ? { ...one, role } : one));
        return items.find((one) => one.id === id) ?? BEN;
      },
      invite: ({ email, role }) => {
        const made = { ...invitation('eve', role), email };
        invited = [...invited.filter((one) => one.email !== email), made];
        return { ...made, path: '/invitation/secret' };
      },
      revokeInvitation: ({ id }) => {
        invited = invited.filter((one) => one.id !== id);
        return { done: true };
      },
      ...changes,
    },
  };
}

async function openMembers(changes?: Answers['workspaces']) {
  const rendered = await renderScreen('/workspace/members', {
    session: sessionAs('owner'),
    answers: serverOfMembers(changes),
  });
  const table = await screen.findByRole('table');
  await within(table).findByText(BEN.name);
  const names = () =>
    within(table)
      .getAllByText(/^(Ada|Ben|Chi) /u)
      .map(({ textContent }) => textContent);
  const askToRemove = async () => {
    await rendered.user.click(within(table).getByRole('button', { name: words.removeOf(BEN.name) }));
    return screen.findByRole('alertdialog', { name: words.removeTitle(BEN.name) });
  };
  return { ...rendered, table, names, askToRemove };
}

const refuse = (code: 'LAST_OWNER' | 'INTERNAL' | 'ALREADY_MEMBER') => () => {
  throw new Refusal(code);
};

it('sorts by the column whose head is pressed, and the other way when pressed again', async () => {
  const { user, table, names } = await openMembers();
  expect(names()).toEqual(['Ben Okafor', 'Ada RoweYou', 'Chi Nguyen']);
  await user.click(within(table).getByRole('button', { name: words.joined }));
  expect(names()).toEqual(['Ada RoweYou', 'Chi Nguyen', 'Ben Okafor']);
  await user.click(within(table).getByRole('button', { name: words.joined }));
  expect(names()).toEqual(['Ben Okafor', 'Chi Nguyen', 'Ada RoweYou']);
  expect(within(table).getByRole('columnheader', { name: words.joined }).ariaSort).toBe('descending');
});

it('removes a member once it is confirmed', async () => {
  const { user, api, names, askToRemove } = await openMembers();
  const dialog = await askToRemove();
  expect(api.sentTo('workspaces.removeMember')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: words.remove }));
  await screen.findByText(words.removed(BEN.name));
  expect(api.sentTo('workspaces.removeMember')).toEqual([{ id: BEN.id }]);
  await waitFor(() => expect(names()).toEqual(['Ada RoweYou', 'Chi Nguyen']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each(['the button', 'Escape'])('removes nobody when it is called off by %s', async (way) => {
  const { user, api, names, askToRemove } = await openMembers();
  const dialog = await askToRemove();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(within(dialog).getByRole('button', { name: text.cancel }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('workspaces.removeMember')).toEqual([]);
  expect(names()).toContain(BEN.name);
});

it('says why when the server refuses, and keeps the member', async () => {
  const { user, names, askToRemove } = await openMembers({ removeMember: refuse('LAST_OWNER') });
  const dialog = await askToRemove();
  await user.click(within(dialog).getByRole('button', { name: words.remove }));
  await screen.findByText(words.notRemoved);
  expect(names()).toContain(BEN.name);
});

it('gives a member the role that is chosen', async () => {
  const { user, api, table } = await openMembers();
  const role = within(table).getByRole('combobox', { name: words.roleOf(BEN.name) });
  await user.click(role);
  await user.click(await screen.findByRole('option', { name: /^Admin/u }));
  await screen.findByText(words.roleChanged(BEN.name, 'Admin'));
  expect(api.sentTo('workspaces.changeRole')).toEqual([{ id: BEN.id, role: 'admin' }]);
  await waitFor(() => expect(role.textContent).toBe('Admin'));
});

it('says why a role was not changed, and shows the one that still holds', async () => {
  const { user, table } = await openMembers({ changeRole: refuse('LAST_OWNER') });
  const role = within(table).getByRole('combobox', { name: words.roleOf(BEN.name) });
  await user.click(role);
  await user.click(await screen.findByRole('option', { name: /^Owner/u }));
  await screen.findByText(words.roleNotChanged);
  await screen.findByText(ERRORS.LAST_OWNER.message);
  expect(role.textContent).toBe('Agent');
});

it('lets nobody change their own role, nor the only owner leave', async () => {
  const { table } = await openMembers();
  const own = within(table).getByRole('row', { name: /Ada Rowe/u });
  expect(within(own).queryByRole('combobox')).toBeNull();
  expect(within(own).queryByRole('button', { name: words.leave })).toBeNull();
  within(own).getByText(words.onlyOwner);
});

it('says that the members could not be read, and reads them again when asked', async () => {
  let broken = true;
  const { user } = await renderScreen('/workspace/members', {
    session: sessionAs('viewer'),
    answers: {
      workspaces: {
        members: () => {
          if (broken) throw new Refusal('INTERNAL');
          return { items: [BEN] };
        },
      },
    },
  });
  await screen.findByText(words.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await within(screen.getByRole('table')).findByText(BEN.name);
});

async function askToLeave(leave: () => { done: true }) {
  const rendered = renderPart(<MembersScreen />, {
    at: '/workspace/members',
    session: sessionAs('agent'),
    answers: {
      workspaces: {
        members: () => ({ items: [CHI, { ...ADA, role: 'agent' }] }),
        leave,
      },
    },
  });
  const table = screen.getByRole('table');
  await rendered.user.click(await within(table).findByRole('button', { name: words.leave }));
  const dialog = await screen.findByRole('alertdialog', { name: words.leaveTitle('Rowe Lending') });
  return { ...rendered, dialog };
}

it('leaves the workspace once it is confirmed, and asks where the person is now', async () => {
  const { user, api, dialog } = await askToLeave(() => ({ done: true }));
  const asked = api.sentTo('account.session').length;
  await user.click(within(dialog).getByRole('button', { name: words.leave }));
  await screen.findByText(words.left('Rowe Lending'));
  expect(api.sentTo('workspaces.leave')).toHaveLength(1);
  expect(api.sentTo('account.session')).toHaveLength(asked + 1);
  expect(window.location.pathname).toBe(SCREENS.search.path);
});

it('stays in the workspace when leaving is called off, or refused', async () => {
  const { user, api, dialog } = await askToLeave(refuse('LAST_OWNER'));
  await user.click(within(dialog).getByRole('button', { name: text.cancel }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('workspaces.leave')).toEqual([]);
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: words.leave }));
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: words.leave }));
  await screen.findByText(words.notLeft);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(window.location.pathname).toBe('/workspace/members');
});

async function openInvite(changes?: Answers['workspaces']) {
  const rendered = await openMembers(changes);
  const open = async () => {
    await rendered.user.click(screen.getByRole('button', { name: text.invite.open }));
    return screen.findByRole('dialog', { name: text.invite.title });
  };
  const dialog = await open();
  return {
    ...rendered,
    dialog,
    open,
    email: within(dialog).getByLabelText<HTMLInputElement>(text.invite.email),
    role: within(dialog).getByRole('combobox', { name: text.invite.role }),
    submit: await within(dialog).findByRole('button', { name: text.invite.make }),
  };
}

it('invites whom, and as what, the form says', async () => {
  const { user, api, email, role, submit } = await openInvite();
  await user.type(email, 'Eve@Example.com');
  await user.click(role);
  await user.click(await screen.findByRole('option', { name: /^Viewer/u }));
  await user.click(submit);
  await screen.findByText(text.invite.linkAbout('eve@example.com'));
  expect(screen.getByLabelText<HTMLInputElement>(text.invite.link).value).toBe(
    `${window.location.origin}/invitation/secret`,
  );
  await user.click(screen.getByRole('button', { name: text.invite.linkDone }));
  expect(api.sentTo('workspaces.invite')).toEqual([{ email: 'eve@example.com', role: 'viewer' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await within(screen.getByRole('list', { name: text.invitations.title })).findByText('eve@example.com');
});

it('makes another link for somebody who lost theirs, and says why not', async () => {
  let isRefused = true;
  const { user, api } = await openMembers({
    invite: ({ email, role }) => {
      if (isRefused) throw new Refusal('RATE_LIMITED');
      return { ...invitation('dee', role), email, path: '/invitation/another' };
    },
  });
  const again = await screen.findByRole('button', { name: text.invitations.againOf('dee@example.com') });
  await user.click(again);
  await screen.findByText(text.invitations.notMade);
  isRefused = false;
  await user.click(again);
  await screen.findByDisplayValue(/\/invitation\/another$/u);
  expect(api.sentTo('workspaces.invite').at(-1)).toEqual({ email: 'dee@example.com', role: 'viewer' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('promises a letter where one leaves', async () => {
  const rendered = await renderScreen('/workspace/members', {
    session: sessionAs('owner'),
    answers: {
      ...serverOfMembers({
        invite: ({ email, role }) => ({ ...invitation('eve', role), email, path: null }),
      }),
      installation: { about: () => anInstallation({ mailDelivery: 'smtp' }) },
    },
  });
  await rendered.user.click(await screen.findByRole('button', { name: text.invite.open }));
  await rendered.user.type(await screen.findByLabelText(text.invite.email), 'eve@example.com');
  await rendered.user.click(await screen.findByRole('button', { name: text.invite.submit }));
  await screen.findByText(text.invite.done('eve@example.com'));
});

it('shows at its field why nobody was invited, and keeps the address', async () => {
  const { user, email, submit } = await openInvite({
    invite: () => {
      throw new Refusal('ALREADY_MEMBER', {
        fields: [{ field: 'email', message: ERRORS.ALREADY_MEMBER.message }],
      });
    },
  });
  await user.type(email, 'ben@example.com');
  await user.click(submit);
  await screen.findByText(ERRORS.ALREADY_MEMBER.message);
  expect(email.ariaInvalid).toBe('true');
  expect(email.value).toBe('ben@example.com');
});

it('invites nobody without an address, nor when it is called off', async () => {
  const { user, api, dialog, email, submit, open } = await openInvite();
  await user.type(email, 'eve');
  await user.click(submit);
  await waitFor(() => expect(email.ariaInvalid).toBe('true'));
  await user.click(within(dialog).getByRole('button', { name: text.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo('workspaces.invite')).toEqual([]);
  await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

async function askToTakeBack(changes?: Answers['workspaces']) {
  const rendered = await openMembers(changes);
  const list = await screen.findByRole('list', { name: text.invitations.title });
  const ask = async () => {
    await rendered.user.click(
      within(list).getByRole('button', { name: text.invitations.revokeOf('dee@example.com') }),
    );
    return screen.findByRole('alertdialog', { name: text.invitations.revokeTitle('dee@example.com') });
  };
  return { ...rendered, list, ask, dialog: await ask() };
}

it('lets in who opened the link and asks, and says so when it did not work', async () => {
  let asked: Invitation['asked'] = { name: 'Dee Park', at: '2026-05-02T00:00:00Z' };
  let works = false;
  const { user, api } = await openMembers({
    invitations: () => ({ items: asked ? [{ ...invitation('dee'), asked }] : [] }),
    letIn: () => {
      if (!works) throw new Refusal('INTERNAL');
      asked = null;
      return { done: true };
    },
  });
  await screen.findByText(text.invitations.asks('Dee Park'));
  const button = screen.getByRole('button', { name: text.invitations.letInOf('Dee Park') });
  await user.click(button);
  await screen.findByText(text.invitations.notLetIn('Dee Park'));
  works = true;
  await user.click(button);
  await screen.findByText(text.invitations.isIn('Dee Park'));
  await screen.findByText(text.invitations.emptyTitle);
  expect(api.sentTo('workspaces.letIn')).toEqual([{ id: 'dee' }, { id: 'dee' }]);
});

it('takes an invitation back once it is confirmed', async () => {
  const { user, api, dialog } = await askToTakeBack();
  await user.click(within(dialog).getByRole('button', { name: text.invitations.revoke }));
  await screen.findByText(text.invitations.revoked);
  expect(api.sentTo('workspaces.revokeInvitation')).toEqual([{ id: 'dee' }]);
  await screen.findByText(text.invitations.emptyTitle);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps an invitation when taking it back is called off, or refused', async () => {
  const { user, api, dialog, list, ask } = await askToTakeBack({ revokeInvitation: refuse('INTERNAL') });
  await user.click(within(dialog).getByRole('button', { name: text.cancel }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('workspaces.revokeInvitation')).toEqual([]);
  await user.click(within(await ask()).getByRole('button', { name: text.invitations.revoke }));
  await screen.findByText(text.invitations.notRevoked);
  within(list).getByText('dee@example.com');
});

it('copies the address of who was invited', async () => {
  const { user } = await openMembers();
  const copy = await screen.findByRole('button', { name: text.invitations.copyOf('dee@example.com') });
  await user.click(copy);
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('dee@example.com');
});

it('says that the invitations could not be read, and reads them again when asked', async () => {
  let broken = true;
  const { user } = await openMembers({
    invitations: () => {
      if (broken) throw new Refusal('INTERNAL');
      return { items: [invitation('dee')] };
    },
  });
  await screen.findByText(text.invitations.failed);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('dee@example.com');
});

it('leads a visitor, who works alone, to the door', async () => {
  await renderScreen('/workspace/members', { session: sessionAs('owner', { visitor: true }) });
  const link = await screen.findByRole('link', { name: words.visitorAction });
  expect(link.getAttribute('href')).toBe('/sign-up?next=%2Fworkspace%2Fmembers');
  expect(screen.queryByRole('button', { name: text.invite.open })).toBeNull();
});
