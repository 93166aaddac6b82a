import type { AuditEntry } from '@propguard/protocol/audit';
import { ERRORS } from '@propguard/protocol/errors';
import type { Portfolio } from '@propguard/protocol/loans';
import { FACT_LABELS } from '@propguard/rules/lending/fact-labels';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillIn } from '../../../test/acts.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { INSTALLED_RULES, ruleVersionOf } from '../../../test/rule-sets.ts';
import { ruleFieldLabel } from './rule-fields.ts';
import { text } from './text.ts';

const W1 = ruleVersionOf({
  version: 'W1',
  source: 'workspace',
  basedOn: INSTALLED_RULES.version,
  note: 'Ours',
  inForce: false,
});

const PORTFOLIO: Portfolio = {
  ruleVersion: 'AU-2026.1',
  asOf: '2026-11-15',
  from: '2026-10-01',
  to: '2026-12-31',
  loans: 3,
  amountAud: 1_500_000,
  dtiHeadroom: [],
  lvr: { bands: [], unassessedLoans: 0 },
  largeExposures: null,
  hazards: [],
};

const ENTRY: AuditEntry = {
  id: '019a0000-0000-7000-8000-0000000000f1',
  timestamp: '2026-05-01T00:00:00Z',
  action: 'change-rules',
  user: 'Ada Rowe',
  actor: 'account',
  subject: { kind: 'rules', id: null },
  details: 'W1',
  inputsHash: 'ab'.repeat(32),
  status: 'COMPLETED',
  completedAt: '2026-05-01T00:00:01Z',
};

async function openCompliance(search = '', answers: Answers = {}, role: 'admin' | 'viewer' = 'admin') {
  let items = [W1, ruleVersionOf()];
  return renderScreen(`/compliance${search}`, {
    session: sessionAs(role),
    answers: {
      loans: { portfolio: () => PORTFOLIO, ...answers.loans },
      audit: { list: () => ({ items: [ENTRY], nextCursor: null }), ...answers.audit },
      lending: {
        lenderFacts: () => ({ facts: { tier1CapitalAud: 9_000_000 }, version: 4 }),
        setLenderFacts: ({ facts, version: before }) => ({ facts, version: before + 1 }),
        ...answers.lending,
      },
      ruleSets: {
        list: () => ({ items }),
        get: ({ version: asked }) => ({
          ...(items.find((one) => one.version === asked) ?? W1),
          rules: INSTALLED_RULES.rules,
        }),
        create: ({ effectiveFrom, note, basedOn }) => {
          const made = ruleVersionOf({
            version: 'W2',
            source: 'workspace',
            effectiveFrom,
            note,
            basedOn,
            inForce: false,
          });
          items = [made, ...items];
          return made;
        },
        ...answers.ruleSets,
      },
    },
  });
}

it.each([
  ['rules', text.compliance.tab.rules],
  ['lender', text.compliance.tab.lender],
])('opens the tab %s, and the address says so', async (tab, label) => {
  const { user } = await openCompliance();
  await user.click(screen.getByRole('tab', { name: label }));
  expect(window.location.search).toBe(`?tab=${tab}`);
  await user.click(screen.getByRole('tab', { name: text.compliance.tab.portfolio }));
  expect(window.location.search).toBe('');
});

it('says when the portfolio could not be read, and after a retry that nothing is lent', async () => {
  let isBroken = true;
  const { user } = await openCompliance('', {
    loans: {
      portfolio: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { ...PORTFOLIO, loans: 0 };
      },
    },
  });
  await screen.findByText(text.portfolio.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: text.retry }));
  await screen.findByText(text.portfolio.emptyTitle);
  const toLending = screen.getByRole<HTMLAnchorElement>('link', { name: text.portfolio.toLending });
  expect(toLending.pathname).toBe('/lending');
});

it('says when the last actions could not be read, reads them again, and leads to the whole trail', async () => {
  let isBroken = true;
  const { user } = await openCompliance('', {
    audit: {
      list: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: [ENTRY], nextCursor: null };
      },
    },
  });
  await screen.findAllByText(text.audit.failed);
  isBroken = false;
  await user.click(screen.getAllByRole('button', { name: text.retry })[0] as HTMLElement);
  await tableIn(text.compliance.trailTitle).findByText(text.audit.actions['change-rules']);
  expect(screen.getByRole('link', { name: text.compliance.wholeTrail }).getAttribute('href')).toBe(
    '/audit?view=whole',
  );
});

const tableIn = (title: string) =>
  within(within(screen.getByRole('region', { name: title })).getByRole('table'));

const openLender = (lending: Answers['lending'] = {}, role?: 'viewer') =>
  openCompliance('?tab=lender', { lending }, role);

it('stores what is known of the lender, with the version that was read', async () => {
  const { user, api } = await openLender();
  const capital = await screen.findByRole('textbox', { name: FACT_LABELS.tier1CapitalAud });
  await user.clear(capital);
  await user.type(capital, '9500000');
  await user.type(screen.getByLabelText(FACT_LABELS.providerRegisterOn), '2026-04-01');
  await user.click(
    within(screen.getByRole('radiogroup', { name: FACT_LABELS.automatedDecisionsDisclosed })).getByRole(
      'radio',
      { name: text.yes },
    ),
  );
  await user.click(screen.getByRole('button', { name: text.lender.save }));
  await screen.findByText(text.lender.saved);
  expect(api.sentTo('lending.setLenderFacts')).toEqual([
    {
      version: 4,
      facts: {
        tier1CapitalAud: 9_500_000,
        providerRegisterOn: '2026-04-01',
        automatedDecisionsDisclosed: true,
      },
    },
  ]);
});

it('says above the form why it was not stored, and keeps what was typed', async () => {
  const { user } = await openLender({
    setLenderFacts: () => {
      throw new Refusal('CONFLICT');
    },
  });
  const capital = await screen.findByRole('textbox', { name: FACT_LABELS.tier1CapitalAud });
  await user.type(capital, '0');
  await user.click(screen.getByRole('button', { name: text.lender.save }));
  await screen.findByText(ERRORS.CONFLICT.message);
  screen.getByDisplayValue('9,000,0000');
});

it('names a fact of the lender that cannot be, and sends nothing', async () => {
  const { user, api } = await openLender();
  const capital = await screen.findByRole('textbox', { name: FACT_LABELS.tier1CapitalAud });
  await user.type(capital, '.5');
  await user.click(screen.getByRole('button', { name: text.lender.save }));
  await waitFor(() => expect(capital.ariaInvalid).toBe('true'));
  expect(api.sentTo('lending.setLenderFacts')).toEqual([]);
});

it('lets a viewer see the lender, and change nothing', async () => {
  await openLender({}, 'viewer');
  await screen.findByText(text.rules.adminOnly);
  expect(screen.queryByRole('button', { name: text.lender.save })).toBeNull();
  expect(
    screen.getByRole<HTMLInputElement>('textbox', { name: FACT_LABELS.tier1CapitalAud }).matches(':disabled'),
  ).toBe(true);
});

it('says when the lender’s facts could not be read, and reads them again when asked', async () => {
  let isBroken = true;
  const { user } = await openLender({
    lenderFacts: () => {
      if (isBroken) throw new Refusal('INTERNAL');
      return { facts: {}, version: 0 };
    },
  });
  await screen.findByText(text.lender.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: text.retry }));
  await screen.findByRole('button', { name: text.lender.save });
});

const words = text.rules;

it('shows the version that is pressed, and the address says which', async () => {
  const { user, api } = await openCompliance('?tab=rules');
  const table = await screen.findByRole('region', { name: words.history });
  expect(api.sentTo('ruleSets.get')).toEqual([{ version: INSTALLED_RULES.version }]);
  await user.click(within(within(table).getByRole('table')).getByText('Ours'));
  await screen.findByText(words.changesTo(INSTALLED_RULES.version));
  expect(window.location.search).toBe('?tab=rules&version=W1');
});

it('says when the rule sets could not be read, and reads them again when asked', async () => {
  let isBroken = true;
  const { user } = await openCompliance('?tab=rules', {
    ruleSets: {
      list: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: [ruleVersionOf()] };
      },
    },
  });
  await screen.findByText(words.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: text.retry }));
  await screen.findByRole('region', { name: words.history });
});

it('lets a viewer see the rules, and change nothing', async () => {
  await openCompliance('?tab=rules', {}, 'viewer');
  await screen.findByText(words.adminOnly);
  expect(screen.queryByRole('button', { name: words.edit })).toBeNull();
});

async function openEditor(ruleSets: Answers['ruleSets'] = {}) {
  const rendered = await openCompliance('?tab=rules', { ruleSets });
  await rendered.user.click(await screen.findByRole('button', { name: words.edit }));
  const form = await screen.findByRole('form', { name: words.editing('W1') });
  const fill = async (label: string, value: string) => {
    const field = within(form).getByLabelText(label);
    if (field.getAttribute('type') === 'date') await rendered.user.type(field, value);
    else await fillIn(rendered.user, field, value);
  };
  const save = () => rendered.user.click(within(form).getByRole('button', { name: words.save }));
  return { ...rendered, form, fill, save };
}

const FLAGGED = 'dti.flaggedFrom';
const WEIGHT = 'riskWeight.weightsPercent.other.0';

it('saves the next version with what was changed, shows the difference meanwhile, and then the version', async () => {
  const { api, form, fill, save } = await openEditor();
  await fill(ruleFieldLabel(FLAGGED), '7');
  await fill(ruleFieldLabel(WEIGHT), '26');
  const changed = within(form).getByRole('row', { name: `${ruleFieldLabel(FLAGGED)} 6 7` });
  expect(changed).toBeDefined();
  await fill(words.effectiveFrom, '2026-12-01');
  await fill(words.note, 'A stricter limit');
  await save();
  await screen.findByText(words.saved('W2'));
  const { rules } = INSTALLED_RULES;
  expect(api.sentTo('ruleSets.create')).toEqual([
    {
      basedOn: 'W1',
      effectiveFrom: '2026-12-01',
      note: 'A stricter limit',
      rules: {
        ...rules,
        dti: { ...rules.dti, flaggedFrom: 7 },
        riskWeight: {
          ...rules.riskWeight,
          weightsPercent: {
            ...rules.riskWeight.weightsPercent,
            other: [26, ...rules.riskWeight.weightsPercent.other.slice(1)],
          },
        },
      },
    },
  ]);
  await waitFor(() => expect(window.location.search).toBe('?tab=rules&version=W2'));
});

it('asks why the rules change, and names a weight that is no number, before anything is sent', async () => {
  const { api, form, fill, save } = await openEditor();
  await fill(ruleFieldLabel(WEIGHT), 'x');
  await fill(words.effectiveFrom, '2026-12-01');
  await save();
  await within(form).findByText('Say why the rules change.');
  await within(form).findByText(new RegExp(`^${ruleFieldLabel(WEIGHT)}: `, 'u'));
  expect(api.sentTo('ruleSets.create')).toEqual([]);
});

it.each([
  [
    'at its field',
    new Refusal('VALIDATION_FAILED', {
      fields: [{ field: `rules.${FLAGGED}`, message: 'It must be above 1.' }],
    }),
    'It must be above 1.',
  ],
  ['above the form', new Refusal('CONFLICT'), ERRORS.CONFLICT.message],
])('says %s why the version was not saved, and keeps what was typed', async (_, refusal, said) => {
  const { form, fill, save } = await openEditor({
    create: () => {
      throw refusal;
    },
  });
  await fill(words.effectiveFrom, '2026-12-01');
  await fill(words.note, 'A stricter limit');
  await save();
  await within(form).findByText(said);
  within(form).getByDisplayValue('A stricter limit');
});

it('saves nothing when it is called off', async () => {
  const { user, api, form } = await openEditor();
  await user.click(within(form).getByRole('button', { name: words.cancel }));
  await screen.findByRole('button', { name: words.edit });
  expect(window.location.search).toBe('?tab=rules');
  expect(api.sentTo('ruleSets.create')).toEqual([]);
});

it('shows no figure for one that is emptied, as long as it is', async () => {
  const { user, form } = await openEditor();
  await user.clear(within(form).getByLabelText(ruleFieldLabel(FLAGGED)));
  within(form).getByRole('row', { name: `${ruleFieldLabel(FLAGGED)} 6 ${words.none}` });
});
