import type { Survey } from '@propguard/protocol/inbox';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { expectReadAgain, fillIn } from '../../../test/acts.ts';
import { type Answers, failing, Refusal } from '../../../test/fake-api.ts';
import { renderPart } from '../../../test/render-screen.tsx';
import { text } from '../../parts/surveys/text.ts';
import { SurveyScreen } from './survey-screen.tsx';

const PASS = 'p'.repeat(43);
const asked = (answered: boolean): { workspace: string; items: Survey[] } => ({
  workspace: 'Rowe Lending',
  items: [
    { kind: 'csat', score: null, comment: '', answeredAt: answered ? '2026-11-16T00:00:00Z' : null } as never,
  ],
});

const open = (inbox: Answers['inbox']) =>
  renderPart(
    <Routes>
      <Route path="/survey/:pass" element={<SurveyScreen />} />
    </Routes>,
    { at: `/survey/${PASS}`, answers: { inbox } },
  );

it('asks how it was, takes a score and words, and says thank you', async () => {
  const { user, api } = open({
    showSurvey: () => asked(false) as never,
    answerSurvey: () => asked(true) as never,
  });
  const four = await screen.findByRole('button', { name: text.score(4, 5) });
  expect(screen.queryByRole('button', { name: text.send })).toBeNull();
  await user.click(four);
  expect(four.getAttribute('aria-pressed')).toBe('true');
  await fillIn(user, screen.getByLabelText(text.comment), 'Kind and quick.');
  await user.click(screen.getByRole('button', { name: text.send }));
  await screen.findByText(text.thanks);
  expect(api.sentTo('inbox.answerSurvey')).toEqual([
    { pass: PASS, kind: 'csat', score: 4, comment: 'Kind and quick.' },
  ]);
});

it('keeps what was said when it could not be sent', async () => {
  const { user } = open({ showSurvey: () => asked(false) as never, answerSurvey: failing });
  await user.click(await screen.findByRole('button', { name: text.score(2, 5) }));
  await fillIn(user, screen.getByLabelText(text.comment), 'Slow.');
  await user.click(screen.getByRole('button', { name: text.send }));
  await screen.findByText(new RegExp(text.failed));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(text.comment).value).toBe('Slow.'));
});

it.each(['LINK_EXPIRED', 'VALIDATION_FAILED'] as const)(
  'says that the link is no longer one: %s',
  async (code) => {
    open({
      showSurvey: () => {
        throw new Refusal(code);
      },
    });
    await screen.findByRole('heading', { name: text.linkGoneTitle });
    expect(screen.queryByText(text.failed)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('is read again when it could not be', async () => {
  await expectReadAgain(open({ showSurvey: failing }), 'inbox.showSurvey');
});
