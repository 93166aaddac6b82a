import { ERRORS } from '@propguard/protocol/errors';
import type { AssessmentReply } from '@propguard/protocol/lending';
import type { Loan } from '@propguard/protocol/loans';
import { FACT_LABELS } from '@propguard/rules/lending/fact-labels';
import { valueWord } from '@propguard/rules/lending/input-words';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { choose, fillIn } from '../../../test/acts.ts';
import { ASSESSMENT } from '../../../test/assessment.ts';
import { type Answers, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderPart, renderScreen } from '../../../test/render-screen.tsx';
import { INSTALLED_RULES, ruleVersionOf } from '../../../test/rule-sets.ts';
import { AssessmentView } from './assessment-view.tsx';
import { text } from './text.ts';
import { VERDICTS_ID } from './verdicts-card.tsx';

const words = text.loans;

const LOAN: Loan = {
  id: '019a0000-0000-7000-8000-0000000000e1',
  name: 'Rowe, New Farm',
  propertyId: null,
  counterparty: null,
  settledOn: '2026-05-01',
  facts: { amountAud: 600_000 },
  version: 2,
  createdAt: '2026-05-01T00:00:00Z',
  updatedAt: '2026-05-01T00:00:00Z',
};
const OTHER: Loan = { ...LOAN, id: '019a0000-0000-7000-8000-0000000000e2', name: 'Okafor', settledOn: null };

const LENDING: AssessmentReply = {
  ...ASSESSMENT.lending,
  toPass: null,
  verdicts: [
    {
      rule: 'lvr',
      version: 'AU-2026.1',
      paragraph: 'APG 223',
      inputs: {},
      result: 'cannot-assess',
      figure: null,
      limit: null,
      missing: ['salaryAud'],
    },
  ],
};

const ruleSet = () => ({ ...ruleVersionOf(), rules: INSTALLED_RULES.rules });

interface Opened {
  loanId?: string;
  search?: string;
  role?: 'viewer' | 'agent';
  loans?: Answers['loans'];
  lending?: Answers['lending'];
  creditFiles?: Answers['creditFiles'];
}

async function openLending({ loanId, search = '', role = 'agent', ...answers }: Opened = {}) {
  let items = [LOAN, OTHER];
  const rendered = await renderScreen(loanId ? `/lending?loan=${loanId}` : `/lending${search}`, {
    session: sessionAs(role),
    answers: {
      lending: { assess: () => LENDING, ...answers.lending },
      ruleSets: { get: ruleSet },
      creditFiles: { ...answers.creditFiles },
      loans: {
        list: () => ({ items, nextCursor: null }),
        get: ({ id }) => items.find((one) => one.id === id) ?? LOAN,
        assessments: () => ({ items: [], nextCursor: null }),
        create: ({ name }) => {
          const made = { ...LOAN, id: '019a0000-0000-7000-8000-0000000000e3', name };
          items = [made, ...items];
          return made;
        },
        update: ({ name, facts }) => {
          const changed = { ...LOAN, name, facts, version: LOAN.version + 1 };
          items = [changed, OTHER];
          return changed;
        },
        remove: ({ id }) => {
          items = items.filter((one) => one.id !== id);
          return { done: true };
        },
        assess: ({ id }) => ({
          id: '019a0000-0000-7000-8000-0000000000e9',
          loanId: id,
          assessedAt: '2026-05-02T00:00:00Z',
          assessedBy: null,
          facts: LOAN.facts,
          assessment: LENDING,
        }),
        ...answers.loans,
      },
    },
  });
  await screen.findByRole('form', { name: text.lending.facts });
  const fact = (name: keyof typeof FACT_LABELS) =>
    screen.getByLabelText<HTMLInputElement>(FACT_LABELS[name], { selector: 'input' });
  const assessed = () =>
    (rendered.api.sentTo('lending.assess') as { loan: Record<string, unknown> }[]).map(({ loan }) => loan);
  return { ...rendered, fact, assessed };
}

it('works the verdicts out anew from each fact as it is given', async () => {
  const { user, fact, assessed } = await openLending();
  await user.click(screen.getByText(text.lending.rest));
  await waitFor(() => expect(assessed()).toEqual([{}]));
  await fillIn(user, fact('amountAud'), '600000');
  await waitFor(() => expect(assessed().at(-1)).toEqual({ amountAud: 600_000 }));
  await user.click(
    within(screen.getByRole('radiogroup', { name: FACT_LABELS.lmi })).getByRole('radio', { name: text.yes }),
  );
  await waitFor(() => expect(assessed().at(-1)).toEqual({ amountAud: 600_000, lmi: true }));
  await choose(user, FACT_LABELS.repayment, valueWord('interest-only'));
  await fillIn(user, fact('interestOnlyYears'), '5');
  await user.type(screen.getByLabelText(FACT_LABELS.valuationOn), '2026-05-01');
  await waitFor(() =>
    expect(assessed().at(-1)).toEqual({
      amountAud: 600_000,
      lmi: true,
      repayment: 'interest-only',
      interestOnlyYears: 5,
      valuationOn: '2026-05-01',
    }),
  );
});

it('takes a fact back when it is not known, and all of them when cleared', async () => {
  const { user, fact, assessed } = await openLending({ loanId: LOAN.id });
  expect(fact('amountAud').value).toBe('600,000');
  await user.click(screen.getByText(text.lending.rest));
  const lmi = within(screen.getByRole('radiogroup', { name: FACT_LABELS.lmi }));
  await user.click(lmi.getByRole('radio', { name: text.no }));
  await fillIn(user, fact('termYears'), '30');
  await waitFor(() => expect(assessed().at(-1)).toEqual({ amountAud: 600_000, termYears: 30, lmi: false }));
  await user.click(lmi.getByRole('radio', { name: text.unknown }));
  await waitFor(() => expect(assessed().at(-1)).toEqual({ amountAud: 600_000, termYears: 30 }));
  await user.click(screen.getByRole('button', { name: text.lending.clear }));
  await waitFor(() => expect(assessed().at(-1)).toEqual({}));
  expect(fact('amountAud').value).toBe('');
});

it('names a fact that cannot be, keeps the verdicts of before, and lets nothing be saved', async () => {
  const { user, fact, assessed } = await openLending();
  await fillIn(user, fact('amountAud'), '0');
  await screen.findByText('Enter an amount above 0, or leave it empty.');
  expect(fact('amountAud').ariaInvalid).toBe('true');
  screen.getByText(text.lending.invalid);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.save }).disabled).toBe(true);
  expect(assessed()).toEqual([{}]);
});

it('leads from a verdict to the fact that it misses', async () => {
  const { user, fact } = await openLending();
  await user.click(await screen.findByRole('button', { name: FACT_LABELS.salaryAud }));
  expect(document.activeElement).toBe(fact('salaryAud'));
});

it('leads from the summary of a phone to the verdicts', async () => {
  const { user } = await openLending();
  const summary = await screen.findByRole('button', { name: new RegExp(text.lending.toVerdicts, 'u') });
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.id);
  };
  await user.click(summary);
  expect(seen).toEqual([VERDICTS_ID]);
});

it('says when the verdicts could not be worked out, and works them out again when asked', async () => {
  let isBroken = true;
  const { user } = await openLending({
    lending: {
      assess: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return LENDING;
      },
    },
  });
  await screen.findByText(text.lending.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: text.retry }));
  await screen.findByRole('button', { name: FACT_LABELS.salaryAud });
});

it('keeps the verdicts there were when they could not be read anew, and tries again', async () => {
  const refetch = vi.fn();
  const assessment = { data: LENDING, error: new Refusal('INTERNAL'), refetch, isFetching: false };
  const { user } = renderPart(
    <AssessmentView assessment={assessment as never} onTryAmount={() => undefined} />,
    { answers: { ruleSets: { get: ruleSet } } },
  );
  await screen.findByText(text.lending.failedAgain);
  screen.getByRole('button', { name: FACT_LABELS.salaryAud });
  await user.click(screen.getByRole('button', { name: text.retry }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('Enter in a fact leaves the page where it is', async () => {
  await openLending();
  expect(fireEvent.submit(screen.getByRole('form', { name: text.lending.facts }))).toBe(false);
});

it('keeps a new loan with its facts, and opens it', async () => {
  const { user, api, fact } = await openLending();
  await fillIn(user, fact('amountAud'), '500000');
  await fillIn(user, screen.getByLabelText(words.name), 'Nguyen');
  await fillIn(user, screen.getByLabelText(words.counterparty), 'Nguyen Group');
  await user.type(screen.getByLabelText(words.settledOn), '2026-06-01');
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.saved);
  expect(api.sentTo('loans.create')).toEqual([
    {
      name: 'Nguyen',
      counterparty: 'Nguyen Group',
      settledOn: '2026-06-01',
      facts: { amountAud: 500_000 },
      propertyId: null,
    },
  ]);
  await screen.findByRole('link', { name: 'Nguyen' });
  expect(window.location.search).toBe('?loan=019a0000-0000-7000-8000-0000000000e3');
});

it('has what was typed after a reload, on the same desk, until it is saved', async () => {
  const first = await openLending();
  await fillIn(first.user, first.fact('amountAud'), '640000');
  cleanup();
  const again = await openLending();
  expect(again.fact('amountAud').value.replaceAll(',', '')).toBe('640000');
  await again.user.clear(again.fact('amountAud'));
  cleanup();
  const cleared = await openLending();
  expect(cleared.fact('amountAud').value).toBe('');
  cleanup();

  const other = await openLending({ loanId: LOAN.id });
  await fillIn(other.user, other.fact('amountAud'), '550000');
  await other.user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.saved);
  cleanup();
  expect(sessionStorage.getItem('propguard.loan-draft')).toBe(null);
});

it('keeps what was typed when the loan was changed elsewhere, and says so', async () => {
  const first = await openLending({ loanId: LOAN.id });
  await fillIn(first.user, first.fact('amountAud'), '530000');
  cleanup();
  const changed = { ...LOAN, version: LOAN.version + 1, facts: { ...LOAN.facts, amountAud: 540_000 } };
  const again = await openLending({ loanId: LOAN.id, loans: { get: () => changed } });
  await screen.findByText(words.behindTitle);
  expect(again.fact('amountAud').value.replaceAll(',', '')).toBe('530000');
  await again.user.click(screen.getByRole('button', { name: words.takeSaved }));
  expect(again.fact('amountAud').value.replaceAll(',', '')).toBe('540000');
  expect(screen.queryByText(words.behindTitle)).toBeNull();
});

it('asks for a name before anything is sent', async () => {
  const { user, api } = await openLending();
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText('Enter a name.');
  expect(api.sentTo('loans.create')).toEqual([]);
});

it('changes the loan that is open, with the version that was read', async () => {
  const { user, api, fact } = await openLending({ loanId: LOAN.id });
  await fillIn(user, fact('amountAud'), '550000');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.record }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.saved);
  expect(api.sentTo('loans.update')).toEqual([
    {
      id: LOAN.id,
      version: 2,
      propertyId: null,
      name: LOAN.name,
      counterparty: '',
      settledOn: LOAN.settledOn,
      facts: { amountAud: 550_000 },
    },
  ]);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: words.record }).disabled).toBe(false),
  );
});

it.each([
  [
    'at its field',
    new Refusal('VALIDATION_FAILED', { fields: [{ field: 'counterparty', message: 'No such group.' }] }),
    'No such group.',
  ],
  ['above the form', new Refusal('CONFLICT'), ERRORS.CONFLICT.message],
])('says %s why a loan was not kept, and keeps what was typed', async (_, refusal, said) => {
  const { user } = await openLending({
    loans: {
      create: () => {
        throw refusal;
      },
    },
  });
  await fillIn(user, screen.getByLabelText(words.name), 'Nguyen');
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(said);
  const invalid = screen.getByRole('textbox', { name: words.counterparty }).ariaInvalid;
  expect(invalid).toBe(said === 'No such group.' ? 'true' : null);
  screen.getByDisplayValue('Nguyen');
  expect(window.location.search).toBe('');
});

it('records an assessment of what is kept, and reads the history again', async () => {
  const { user, api } = await openLending({ loanId: LOAN.id });
  await screen.findByText(words.historyEmpty);
  await user.click(screen.getByRole('button', { name: words.record }));
  await screen.findByText(words.recorded(LENDING.ruleVersion));
  expect(api.sentTo('loans.assess')).toEqual([{ id: LOAN.id }]);
  await waitFor(() => expect(api.sentTo('loans.assessments')).toHaveLength(2));
});

it('says why an assessment was not recorded', async () => {
  const { user } = await openLending({
    loanId: LOAN.id,
    loans: {
      assess: () => {
        throw new Refusal('INTERNAL');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: words.record }));
  await screen.findByText(words.recordFailed);
});

it('opens a kept loan, and the form for a new one', async () => {
  const { user, fact } = await openLending();
  await user.click(await screen.findByRole('link', { name: LOAN.name }));
  await waitFor(() => expect(fact('amountAud').value).toBe('600,000'));
  expect(window.location.search).toBe(`?loan=${LOAN.id}`);
  await user.click(screen.getByRole('link', { name: words.fresh }));
  await waitFor(() => expect(fact('amountAud').value).toBe(''));
  expect(window.location.search).toBe('');
});

async function askToRemove(loan: Loan, opened: Opened = {}) {
  const rendered = await openLending(opened);
  await rendered.user.click(await screen.findByRole('button', { name: `${words.remove} ${loan.name}` }));
  const dialog = await screen.findByRole('alertdialog', { name: words.removeTitle(loan.name) });
  return { ...rendered, dialog };
}

it.each([
  ['another', OTHER, `?loan=${LOAN.id}`],
  ['the open one', LOAN, ''],
] as const)('removes %s once it is confirmed', async (_, loan, address) => {
  const { user, api, dialog } = await askToRemove(loan, { loanId: LOAN.id });
  expect(api.sentTo('loans.remove')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: words.remove }));
  await screen.findByText(words.removed);
  expect(api.sentTo('loans.remove')).toEqual([{ id: loan.id }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: loan.name })).toBeNull());
  expect(window.location.search).toBe(address);
});

it('removes nothing when it is called off', async () => {
  const { user, api, dialog } = await askToRemove(LOAN);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.sentTo('loans.remove')).toEqual([]);
});

it('says why a loan was not removed', async () => {
  const { user, dialog } = await askToRemove(LOAN, {
    loans: {
      remove: () => {
        throw new Refusal('INTERNAL');
      },
    },
  });
  await user.click(within(dialog).getByRole('button', { name: words.remove }));
  await screen.findByText(words.removeFailed);
});

it('lets a viewer look, and change nothing', async () => {
  await openLending({ role: 'viewer' });
  await screen.findByRole('link', { name: LOAN.name });
  expect(screen.queryByRole('button', { name: words.save })).toBeNull();
  expect(screen.queryByRole('button', { name: `${words.remove} ${LOAN.name}` })).toBeNull();
});

it('says when the loans could not be read, and after a retry that there are none', async () => {
  let isBroken = true;
  const { user } = await openLending({
    loans: {
      list: () => {
        if (isBroken) throw new Refusal('INTERNAL');
        return { items: [], nextCursor: null };
      },
    },
  });
  await screen.findByText(words.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: text.retry }));
  await screen.findByText(words.emptyTitle);
});

it('says when the loan in the address is no longer there', async () => {
  await renderScreen(`/lending?loan=${LOAN.id}`, {
    session: sessionAs('agent'),
    answers: {
      loans: {
        get: () => {
          throw new Refusal('NOT_FOUND');
        },
      },
    },
  });
  await screen.findByText(words.missingTitle);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('says when the loan in the address could not be read, and reads it again when asked', async () => {
  let isBroken = true;
  const { user } = await renderScreen(`/lending?loan=${LOAN.id}`, {
    session: sessionAs('agent'),
    answers: {
      lending: { assess: () => LENDING },
      ruleSets: { get: ruleSet },
      loans: {
        get: () => {
          if (isBroken) throw new Refusal('INTERNAL');
          return LOAN;
        },
        list: () => ({ items: [LOAN], nextCursor: null }),
        assessments: () => ({ items: [], nextCursor: null }),
      },
    },
  });
  await screen.findByText(words.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: text.retry }));
  await screen.findByDisplayValue('600,000');
});

const HOME_ID = '019a0000-0000-7000-8000-0000000000f1';

it('takes the home, its value and its day along from an assessment, and keeps the loan with its security', async () => {
  const { user, api, fact, assessed } = await openLending({
    search: `?home=3%2F53+Northam+Avenue&property=${HOME_ID}&value=912000&valued=2026-11-01&amount=640000`,
  });
  await waitFor(() =>
    expect(assessed()).toEqual([{ amountAud: 640_000, valuationAud: 912_000, valuationOn: '2026-11-01' }]),
  );
  expect(fact('valuationAud').value).toBe('912,000');
  screen.getByText(text.lending.onHome('3/53 Northam Avenue'));
  expect(screen.getByRole('link', { name: text.lending.toHome }).getAttribute('href')).toBe(
    `/property/${HOME_ID}`,
  );
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.saved);
  expect(api.sentTo('loans.create')).toMatchObject([{ name: '3/53 Northam Avenue', propertyId: HOME_ID }]);
  expect(window.location.search).toBe('?loan=019a0000-0000-7000-8000-0000000000e3');
});

it('opens the other facts for one that is missing among them', async () => {
  const { user } = await openLending({
    lending: {
      assess: () => ({
        ...LENDING,
        verdicts: LENDING.verdicts.map((verdict) => ({ ...verdict, missing: ['otherDebtsAud'] })),
      }),
    },
  });
  const rest = screen.getByText(text.lending.rest).closest('details');
  expect(rest?.open).toBe(false);
  await user.click(await screen.findByRole('button', { name: FACT_LABELS.otherDebtsAud }));
  expect(rest?.open).toBe(true);
});

it('says what would make a loan pass, and tries it', async () => {
  const { user, fact, assessed } = await openLending({
    loanId: LOAN.id,
    lending: {
      assess: ({ loan }) => ({
        ...LENDING,
        toPass:
          loan.amountAud === 600_000
            ? {
                heldBackBy: ['lvr'],
                largestLoanAud: 480_000,
                smallestDepositAud: 120_000,
                notBySize: ['credit-quality'],
              }
            : null,
      }),
    },
  });
  await screen.findByText('$480,000');
  screen.getByText('$120,000');
  screen.getByText(text.toPass.notBySize('Credit quality'));
  await user.click(screen.getByRole('button', { name: text.toPass.tryIt }));
  expect(fact('amountAud').value).toBe('480,000');
  await waitFor(() => expect(assessed().at(-1)).toEqual({ amountAud: 480_000 }));
  await waitFor(() => expect(screen.queryByText(text.toPass.title)).toBeNull());
});

it('prints the credit file of a recorded assessment, and says when it could not', async () => {
  let isBroken = true;
  const { user, api } = await openLending({
    loanId: LOAN.id,
    loans: {
      assessments: () => ({
        items: [
          {
            id: '019a0000-0000-7000-8000-0000000000e9',
            loanId: LOAN.id,
            assessedAt: '2026-05-02T00:00:00Z',
            assessedBy: null,
            facts: LOAN.facts,
            assessment: LENDING,
          },
        ],
        nextCursor: null,
      }),
    },
    creditFiles: {
      download: () => {
        if (isBroken) throw new Refusal('OVERLOADED');
        return new File(['%PDF'], 'credit-file.pdf');
      },
    },
  });
  const button = await screen.findByRole('button', { name: /^Credit file of/u });
  await user.click(button);
  await screen.findByText(words.creditFileFailed);
  isBroken = false;
  await user.click(button);
  await waitFor(() => expect(api.sentTo('creditFiles.download')).toHaveLength(2));
  expect(api.sentTo('creditFiles.download').at(-1)).toEqual({
    id: LOAN.id,
    assessmentId: '019a0000-0000-7000-8000-0000000000e9',
  });
});
