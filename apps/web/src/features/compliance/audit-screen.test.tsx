import type { AuditEntry, AuditVerification } from '@propguard/protocol/audit';
import { AUDIT_ENTRIES_SHOWN } from '@propguard/rules/lending/audit-trail';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const words = text.audit;

const entry = (digit: string, details: string): AuditEntry => ({
  id: `019a0000-0000-7000-8000-00000000000${digit}`,
  timestamp: '2026-05-01T00:00:00Z',
  action: 'assess-loan',
  user: 'Ada Rowe',
  actor: 'account',
  subject: { kind: 'loan', id: null },
  details,
  inputsHash: 'ab'.repeat(32),
  status: 'COMPLETED',
  completedAt: null,
});

const INTACT: AuditVerification = {
  intact: true,
  records: 2,
  head: { position: 2, hash: 'cd'.repeat(32) },
  fault: null,
  verifiedAt: '2026-05-01T00:00:00Z',
};

const openAudit = (search = '', audit: Answers['audit'] = {}, role: 'admin' | 'viewer' = 'admin') =>
  renderScreen(`/audit${search}`, {
    session: sessionAs(role),
    answers: {
      audit: {
        list: ({ cursor }) =>
          cursor === 'two'
            ? { items: [entry('2', 'The first loan')], nextCursor: null }
            : { items: [entry('1', 'The last loan')], nextCursor: 'two' },
        verify: () => INTACT,
        ...audit,
      },
    },
  });

const rows = async () => within(await screen.findByRole('table'));

it('shows the last actions, then the whole trail page by page, and the address says which', async () => {
  const { user, api } = await openAudit();
  await (await rows()).findByText('The last loan');
  expect(api.sentTo('audit.list')).toEqual([{ limit: String(AUDIT_ENTRIES_SHOWN) }]);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: words.whole }));
  expect(window.location.search).toBe('?view=whole');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await (await rows()).findByText('The first loan');
  expect(window.location.search).toBe('?view=whole&cursor=two');
  expect(api.sentTo('audit.list').at(-1)).toMatchObject({ cursor: 'two' });
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await (await rows()).findByText('The last loan');
  await user.click(screen.getByRole('radio', { name: words.last }));
  expect(window.location.search).toBe('');
});

it('verifies the chain again when asked, and says where it is broken', async () => {
  let verification = INTACT;
  const { user, api } = await openAudit('', { verify: () => verification });
  await screen.findByText(words.intact(2));
  verification = { ...INTACT, intact: false, fault: { position: 2, kind: 'altered' } };
  await user.click(screen.getByRole('button', { name: words.verify }));
  await screen.findByText(words.broken(2));
  expect(api.sentTo('audit.verify')).toHaveLength(2);
});

it('says when the trail could not be read, and after a retry that there is nothing in it', async () => {
  let isBroken = true;
  const { user } = await openAudit('', {
    list: () => {
      if (isBroken) throw new Refusal('INTERNAL');
      return { items: [], nextCursor: null };
    },
  });
  await screen.findAllByText(words.failed);
  isBroken = false;
  await user.click(screen.getAllByRole('button', { name: text.retry })[0] as HTMLElement);
  await screen.findAllByText(words.emptyTitle);
});

it('hands the whole trail out as a file, to an admin only', async () => {
  const { unmount } = await openAudit();
  expect((await screen.findByRole('link', { name: words.exportCsv })).getAttribute('href')).toBe(
    '/api/audit/export?format=csv',
  );
  expect(screen.getByRole('link', { name: words.exportJson }).getAttribute('href')).toBe(
    '/api/audit/export?format=jsonl',
  );
  unmount();
  await openAudit('', {}, 'viewer');
  await (await rows()).findByText('The last loan');
  await waitFor(() => expect(screen.queryByRole('link', { name: words.exportCsv })).toBeNull());
});
