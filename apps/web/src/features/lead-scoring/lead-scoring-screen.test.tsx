import type { ModelPreview, ScoredLead, ScoringModel } from '@propguard/protocol/lead-scoring';
import { ABOUT_FACTOR, SCORE_FACTORS } from '@propguard/rules/lead-scoring/score-factors';
import { DETAILED_WEIGHTS } from '@propguard/rules/lead-scoring/scoring-models';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectReadAgain } from '../../../test/acts.ts';
import { type Answers, failing, Refusal } from '../../../test/fake-api.ts';
import { aLeadScore } from '../../../test/lead-score.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text as scoreText } from '../../parts/lead-score/text.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { text } from './text.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const AT = '2026-11-16T00:00:00Z';

const model = (number: number, changes: Partial<ScoringModel> = {}): ScoringModel => ({
  number,
  name: 'Intelligent Lead Scoring',
  version: `2.1.${3 + number}`,
  weights: DETAILED_WEIGHTS,
  factors: SCORE_FACTORS.map((factor) => ({
    factor,
    ...ABOUT_FACTOR[factor],
    weight: DETAILED_WEIGHTS[factor],
  })),
  note: null,
  restores: null,
  by: number === 0 ? null : 'Ana',
  lastUpdated: number === 0 ? null : AT,
  ...changes,
});
const LEAD: ScoredLead = {
  id: ID,
  name: 'Priya Raman',
  company: null,
  status: 'viewing',
  source: 'website',
  score: 82,
  band: 'hot',
  assignedAgent: null,
  tags: [],
  createdAt: AT,
  lastActivity: null,
};
const SCORE = aLeadScore(ID);
const PREVIEW: ModelPreview = {
  leads: 5,
  changed: 1,
  before: { hot: 1, warm: 1, cool: 2, cold: 1 },
  after: { hot: 0, warm: 2, cool: 2, cold: 1 },
  moves: [{ from: 'hot', to: 'warm', leads: 1 }],
  examples: [
    {
      leadId: ID,
      name: 'Priya Raman',
      from: { score: 82, band: 'hot' },
      to: { score: 71, band: 'warm' },
    },
  ],
};

const answers = (changes: Answers['leadScoring'] = {}): Answers => ({
  leadScoring: {
    overview: () => ({
      leads: 6,
      scored: 5,
      averageScore: 57.4,
      bands: PREVIEW.before,
      histogram: Array.from({ length: 20 }, (_, at) => (at === 16 ? 5 : 0)),
      unassigned: 2,
    }),
    models: () => ({
      current: model(1),
      accuracy: { right: 2, decided: 3, share: null },
      versions: [model(1), model(0)],
    }),
    leads: () => ({ items: [LEAD], nextCursor: null }),
    lead: () => SCORE,
    preview: () => PREVIEW,
    save: () => model(2),
    goBack: () => model(2, { restores: '2.1.3' }),
    ...changes,
  },
});
const open = (tab = '', role: 'admin' | 'agent' = 'admin', changes: Answers['leadScoring'] = {}) =>
  renderScreen(`${SCREENS.leadScoring.path}${tab === '' ? '' : `?tab=${tab}`}`, {
    session: sessionAs(role),
    answers: answers(changes),
  });

it('LEADS-SCORE-01, -03: shows its tabs, the levels and the mean', async () => {
  await open();
  const figures = within(await screen.findByLabelText(text.figures));
  expect(figures.getByText(text.cold).nextSibling?.textContent).toBe('3');
  figures.getByText('57.4');
  screen.getByText(text.bar(80, 84, 5));
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Overview',
    'Leads',
    'Lead Details',
    'Scoring Model',
  ]);
});

it('says when nothing is scored yet, and when it could not be read', async () => {
  await open('', 'agent', {
    overview: () => ({
      leads: 0,
      scored: 0,
      averageScore: null,
      bands: { hot: 0, warm: 0, cool: 0, cold: 0 },
      histogram: [],
      unassigned: 0,
    }),
  });
  await screen.findByText(text.emptyTitle);
});

it('LEADS-SCORE-02, -04: a card selects its lead for the details; nobody’s lead says so', async () => {
  const { user, api } = await open('leads');
  const card = await screen.findByRole('button', { name: /Priya Raman/ });
  within(card).getByText(text.agent('Unassigned'));
  await user.click(card);
  await screen.findByText(scoreText.unknown);
  expect(api.sentTo('leadScoring.lead')).toEqual([{ id: ID }]);
  screen.getByRole('img', { name: scoreText.sum(82) });
  screen.getByText(scoreText.notAsked.companySize);
  screen.getByText(`${scoreText.reach(3, 4)}. Pre-approved`);
  screen.getByText('77');
  screen.getByText(scoreText.deed('message-received'));
});

it('shows one band of leads alone', async () => {
  const { user, api } = await open('leads');
  await screen.findByRole('button', { name: /Priya Raman/ });
  await user.click(screen.getByRole('radio', { name: 'Cold' }));
  await waitFor(() => expect(api.sentTo('leadScoring.leads').at(-1)).toMatchObject({ band: 'cold' }));
});

it('asks for a lead where none is chosen', async () => {
  const { user } = await open('details');
  await screen.findByText(text.choose);
  await user.click(screen.getByRole('button', { name: text.toLeads }));
  await screen.findByRole('button', { name: /Priya Raman/ });
});

it('saves other weights only once it was seen what they change', async () => {
  const { user, api } = await open('model');
  const budget = await screen.findByLabelText(text.weightOf('Budget'));
  const look = screen.getByRole('button', { name: text.preview });
  expect(look).toHaveProperty('disabled', true);
  await user.clear(budget);
  await user.type(budget, '30');
  screen.getByText(text.sumWrong(110));
  expect(look).toHaveProperty('disabled', true);
  const engagement = screen.getByLabelText(text.weightOf('Engagement'));
  await user.clear(engagement);
  await user.type(engagement, '15');
  screen.getByText(text.sum(100));
  expect(screen.queryByRole('button', { name: text.save })).toBeNull();
  await user.click(look);
  await screen.findByText(text.changes(1, 5));
  screen.getByText(text.move('Hot', 'Warm'));
  await user.type(screen.getByLabelText(text.note), 'Budget first');
  await user.click(screen.getByRole('button', { name: text.save }));
  const weights = { ...DETAILED_WEIGHTS, budget: 30, engagement: 15 };
  await waitFor(() =>
    expect(api.sentTo('leadScoring.save')).toEqual([{ weights, note: 'Budget first', after: 1 }]),
  );
});

it('starts from a preset, and says why a version was not saved', async () => {
  const { user } = await open('model', 'admin', {
    save: () => {
      throw new Refusal('CONFLICT');
    },
  });
  await user.click(await screen.findByRole('combobox', { name: text.preset }));
  await user.click(await screen.findByRole('option', { name: 'Five factors' }));
  await user.click(screen.getByRole('button', { name: text.preview }));
  await user.click(await screen.findByRole('button', { name: text.save }));
  await screen.findByText(text.notSaved);
});

it('goes back to an earlier version once asked, or leaves it', async () => {
  const { user, api } = await open('model');
  await user.click(await screen.findByRole('button', { name: text.goBackTo('2.1.3') }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(api.sentTo('leadScoring.goBack')).toEqual([]);
  await user.click(screen.getByRole('button', { name: text.goBackTo('2.1.3') }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.goBack }));
  await waitFor(() => expect(api.sentTo('leadScoring.goBack')).toEqual([{ number: '0' }]));
});

it('lets nobody but admins change the model', async () => {
  await open('model', 'agent');
  await screen.findByText(text.readOnly);
  expect(screen.queryByRole('button', { name: text.preview })).toBeNull();
  expect(screen.queryByRole('button', { name: text.goBackTo('2.1.3') })).toBeNull();
});

it('turns the pages of the leads, and goes back to the first', async () => {
  const { user, api } = await open('', 'admin', { leads: () => ({ items: [LEAD], nextCursor: 'next' }) });
  await user.click(await screen.findByRole('tab', { name: text.tabs.leads }));
  await user.click(await screen.findByRole('button', { name: text.more }));
  await waitFor(() => expect(api.sentTo('leadScoring.leads').at(-1)).toMatchObject({ cursor: 'next' }));
  await user.click(await screen.findByRole('button', { name: text.first }));
  await waitFor(() => expect(screen.queryByRole('button', { name: text.first })).toBeNull());
});

it.each([
  ['', 'overview'],
  ['leads', 'leads'],
  [`details&lead=${ID}`, 'lead'],
  ['model', 'models'],
] as const)('reads again what could not be read: %s', async (tab, call) => {
  await expectReadAgain(await open(tab, 'admin', { [call]: failing }), `leadScoring.${call}`);
});
