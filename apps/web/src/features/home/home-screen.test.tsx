import type { Session } from '@propguard/protocol/account';
import type { AssessmentSummary } from '@propguard/protocol/assessments';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, failing, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { reportSummaryOf } from '../../../test/reports.ts';
import { conversationOf } from '../../../test/turns.ts';
import { text as accountText } from '../../parts/account/text.ts';
import { text as noticeText } from '../../parts/notices/text.ts';
import { assistantPath } from '../../routes/assist.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { text } from './text.ts';

const NOTHING = { items: [], nextCursor: null };
const TALK = conversationOf({ title: 'Is Paddington flooded?', updatedAt: '2026-11-15T00:00:00Z', turns: 2 });
const REPORT = reportSummaryOf({
  latest: { ...reportSummaryOf().latest, generatedAt: '2026-11-16T00:00:00Z' },
});

const open = (session: Session | null, changes: Answers = {}) =>
  renderScreen(SCREENS.home.path, {
    session,
    answers: {
      assessments: { list: () => NOTHING },
      reports: { list: () => NOTHING },
      conversations: { list: () => NOTHING },
      notices: { list: () => NOTHING },
      workspaces: { members: () => ({ items: [] }) },
      agents: { list: () => ({ items: [] }) },
      ...changes,
    },
  });
const card = (name: string) => within(screen.getByRole('region', { name }));
const steps = async () => {
  await screen.findByRole('region', { name: text.steps });
  return card(text.steps)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

it('shows what waits and what was done last, the newest first, each with where it leads', async () => {
  await open(sessionAs('agent'), {
    notices: {
      list: () => ({
        items: [
          {
            id: '00000000-0000-4000-8000-000000000001',
            kind: 'mention' as const,
            text: 'Ana mentioned you in a note on Jo.',
            path: '/leads',
            at: null,
            createdAt: '2026-11-16T00:00:00Z',
            seenAt: '2026-11-16T00:00:00Z',
            doneAt: null,
          },
        ],
        nextCursor: null,
      }),
    },
    reports: { list: () => ({ items: [REPORT], nextCursor: null }) },
    conversations: { list: () => ({ items: [TALK], nextCursor: null }) },
  });
  await screen.findByRole('heading', { level: 1, name: text.hello('Ada Rowe') });
  await card(text.waiting).findByText('Ana mentioned you in a note on Jo.');
  await card(text.recent).findByText(TALK.title);
  const links = card(text.recent).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/report/${REPORT.reportId}`,
    assistantPath(TALK.id),
  ]);
});

it('asks once what somebody does, and says no more of it', async () => {
  const asked = sessionAs('agent');
  const { user, api } = await open(asked, {
    account: { chooseKind: ({ kind }) => ({ ...asked, account: { ...asked.account, kind } }) },
  });
  await user.click(await screen.findByRole('button', { name: accountText.kinds.lender }));
  await waitFor(() => expect(screen.queryByRole('region', { name: accountText.kindTitle })).toBeNull());
  expect(api.sentTo('account.chooseKind')).toEqual([{ kind: 'lender' }]);
});

it('shows what may stand above each other at once, so that nothing pushes another down', async () => {
  const operator = Promise.withResolvers<void>();
  await open(sessionAs('owner', { operator: true }), {
    installation: {
      firstSteps: async () => {
        await operator.promise;
        return { mail: 'untried', backup: true, realData: false };
      },
    },
  });
  await card(text.recent).findByText(text.recentEmptyTitle);
  await card(text.waiting).findByText(noticeText.emptyTitle);
  const names = [text.operatorSteps, accountText.kindTitle, text.steps];
  expect(names.filter((name) => screen.queryByRole('region', { name }))).toEqual([]);
  operator.resolve();
  await screen.findByRole('region', { name: text.operatorSteps });
  expect(names.filter((name) => screen.queryByRole('region', { name }))).toEqual(names);
});

it('asks what somebody does also where the team cannot be read', async () => {
  await open(sessionAs('owner'), { agents: { list: failing } });
  await screen.findByRole('region', { name: accountText.kindTitle });
  expect(screen.queryByRole('region', { name: text.steps })).toBeNull();
});

it('says when that was not kept, and asks on', async () => {
  const { user } = await open(sessionAs('agent'), { account: { chooseKind: failing } });
  const button = await screen.findByRole('button', { name: accountText.kinds.buyer });
  await user.click(button);
  await screen.findByText(accountText.kindNotSaved);
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

it('says when nothing waits and nothing was done, and offers first steps by role', async () => {
  await open(sessionAs('owner'));
  await screen.findByRole('region', { name: text.waiting });
  await card(text.waiting).findByText(noticeText.emptyTitle);
  await card(text.recent).findByText(text.recentEmptyTitle);
  expect(await steps()).toEqual(['/app', '/app', '/sensay', '/workspace/members', '/workspace/team-hours']);
});

it('counts no question about a suburb as a property that was assessed', async () => {
  const suburb = { name: 'Stanmore', state: 'NSW' };
  const asked = { id: '1', address: 'Stanmore', locality: suburb, createdAt: '2026-11-01' };
  const home = { ...asked, id: '2', address: '12 Cannon Street' };
  let items = [asked];
  const assessments = { list: () => ({ items: items as unknown as AssessmentSummary[], nextCursor: null }) };
  await open(sessionAs('agent'), { assessments });
  await screen.findByText(text.stepsDone(0, 3));
  cleanup();
  items = [asked, home];
  await open(sessionAs('agent'), { assessments });
  await screen.findByText(text.stepsDone(1, 3));
});

it('leaves out what a viewer may not do', async () => {
  await open(sessionAs('viewer'), {
    conversations: { list: () => ({ items: [TALK], nextCursor: null }) },
  });
  await card(text.recent).findByText(TALK.title);
  expect(screen.queryByRole('region', { name: text.steps })).toBeNull();
});

it('asks nothing for a newcomer, and leads them to an account', async () => {
  const { api } = await open(null);
  await card(text.recent).findByText(text.recentEmptyTitle);
  expect(await steps()).toEqual(['/app', '/sensay', '/sign-up']);
  expect(screen.queryByRole('region', { name: text.waiting })).toBeNull();
  expect(api.sentTo('assessments.list')).toEqual([]);
});

it('says what failed, keeps the rest, and reads it again', async () => {
  let isBroken = true;
  const { user } = await open(sessionAs('agent'), {
    conversations: { list: () => ({ items: [TALK], nextCursor: null }) },
    reports: {
      list: () => {
        if (isBroken) throw new Refusal('OVERLOADED');
        return { items: [REPORT], nextCursor: null };
      },
    },
  });
  await card(text.recent).findByText(text.someFailed);
  card(text.recent).getByText(TALK.title);
  isBroken = false;
  await user.click(card(text.recent).getByRole('button', { name: 'Retry' }));
  await card(text.recent).findByText(new RegExp(REPORT.address, 'u'));
  expect(screen.queryByText(text.someFailed)).toBeNull();
});

it('guides an operator through what is really still to be set up', async () => {
  const { user, api } = await open(sessionAs('owner', { operator: true }), {
    installation: {
      firstSteps: () => ({ mail: 'untried', backup: true, realData: false }),
      tryMail: () => ({ to: 'ada@example.com' }),
    },
  });
  await screen.findByRole('region', { name: text.operatorSteps });
  const guide = card(text.operatorSteps);
  guide.getByText(text.stepsDone(2, 5));
  expect(guide.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    SCREENS.operatorClaim.path,
    SCREENS.outbox.path,
    SCREENS.running.path,
    SCREENS.bringData.path,
    SCREENS.members.path,
  ]);
  await user.click(guide.getByRole('button', { name: text.tryMail }));
  await screen.findByText(text.mailTried('ada@example.com'));
  expect(api.sentTo('installation.tryMail')).toHaveLength(1);
});
