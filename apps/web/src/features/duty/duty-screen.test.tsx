import type { DutyOfState, DutyVersion } from '@propguard/protocol/duty';
import { BUILT_IN_DUTY } from '@propguard/rules/duty/duty-table';
import { STATES, type State } from '@propguard/rules/places/states';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, expectReadAgain } from '../../../test/acts.ts';
import { type Answers, failing, Refusal } from '../../../test/fake-api.ts';
import { sessionAs } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { text } from './text.ts';

const builtIn = (state: State, inForce = true): DutyVersion => ({
  version: 0,
  validFrom: '2025-07-01',
  duty: BUILT_IN_DUTY[state],
  note: null,
  createdAt: null,
  createdBy: null,
  withdrawnAt: null,
  withdrawnBy: null,
  inForce,
});
const OWN: DutyVersion = {
  ...builtIn('NSW'),
  version: 1,
  validFrom: '2026-07-01',
  duty: { ...BUILT_IN_DUTY.NSW, steps: [{ fromAud: 0, baseAud: 0, percent: 4, ofWhole: true }] },
  note: 'Rates of July',
  createdAt: '2026-06-20T00:00:00.000Z',
  createdBy: 'Olive',
};

const tables = (nsw: DutyVersion[]): DutyOfState[] =>
  STATES.map((state) => ({ state, versions: state === 'NSW' ? nsw : [builtIn(state)] }));
const nswOf = (versions: DutyVersion[]): DutyOfState => ({ state: 'NSW', versions });

const open = (nsw: DutyVersion[], duty: Answers['duty'] = {}, path = '/operator/duty') =>
  renderScreen(path, {
    session: sessionAs('owner', { operator: true }),
    answers: { duty: { list: () => ({ items: tables(nsw) }), ...duty } },
  });

it('shows a state’s brackets, relief and office, and another state’s when it is chosen', async () => {
  const { user } = await open([builtIn('NSW')]);
  await screen.findByText(text.unconfirmed);
  const table = screen.getByRole('group', { name: text.brackets });
  expect(within(table).getByText('$372,000')).toBeTruthy();
  expect(within(table).getByText(text.ofAbove(4.5))).toBeTruthy();
  expect(screen.getByText('$800,000')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'revenue.nsw.gov.au' }).getAttribute('href')).toBe(
    'https://www.revenue.nsw.gov.au',
  );
  await user.click(screen.getByRole('tab', { name: 'NT' }));
  await screen.findByText(text.formulaUpTo(525_000));
  expect(screen.getByText(text.firstHomeUnknown)).toBeTruthy();
});

it('works out what a price comes to', async () => {
  const { user } = await open([builtIn('NSW')]);
  const price = await screen.findByLabelText(text.trialPrice);
  await user.clear(price);
  await user.type(price, '1,000,000');
  await screen.findAllByText('$39,412');
  await user.clear(price);
  await user.type(price, 'a lot');
  await screen.findByText(text.trialWrong);
});

it('sends a new table with its day, and says what is wrong at its field', async () => {
  const { user, api } = await open([builtIn('NSW')], {
    add: ({ validFrom }: { validFrom: string }) => {
      if (validFrom === '2090-01-01')
        throw new Refusal('VALIDATION_FAILED', {
          fields: [{ field: 'validFrom', message: 'Too far ahead.' }],
        });
      return nswOf([OWN, builtIn('NSW', false)]);
    },
  });
  await user.click(await screen.findByRole('button', { name: text.edit }));
  const rate = screen.getByLabelText(text.field(text.rate, 0));
  await user.clear(rate);
  await user.type(rate, '25');
  await user.type(screen.getByLabelText(text.note), 'Rates of July');
  await user.type(screen.getByLabelText(text.validFrom), '2090-01-01');
  await user.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText('Enter a rate from 0 to 20 %.');
  await user.clear(rate);
  await user.type(rate, '1.25');
  const base = screen.getByLabelText(text.field(text.base, 1));
  await user.clear(base);
  await user.type(base, '5,000');
  await user.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText(/This leaves a gap/);
  await user.clear(base);
  await user.type(base, '212');
  await user.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText('Too far ahead.');
  await user.clear(screen.getByLabelText(text.validFrom));
  await user.type(screen.getByLabelText(text.validFrom), '2026-07-01');
  await user.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText(text.saved);
  expect(api.sentTo('duty.add').at(-1)).toEqual({
    state: 'NSW',
    basedOn: 0,
    validFrom: '2026-07-01',
    note: 'Rates of July',
    duty: BUILT_IN_DUTY.NSW,
  });
});

it('says what a first home pays in between, and sends it', async () => {
  const { user, api } = await open([builtIn('VIC')], {
    add: () => ({ state: 'VIC', versions: [builtIn('VIC')] }),
  });
  await screen.findByText(text.shareOfOwnDuty);
  await user.click(screen.getByRole('button', { name: text.edit }));
  await screen.findByRole('combobox', { name: text.between });
  await choose(user, text.between, text.shareOfDutyAtEnd);
  await user.type(screen.getByLabelText(text.note), 'Rates of July');
  await user.type(screen.getByLabelText(text.validFrom), '2026-07-01');
  await user.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText(text.saved);
  const sent = api.sentTo('duty.add').at(-1) as { duty: { firstHome: object } };
  expect(sent.duty.firstHome).toEqual({ freeUntilAud: 600_000, untilAud: 750_000 });
});

it('says what a first home pays out of the rate for a home one lives in, and sends it', async () => {
  const { user, api } = await open([builtIn('QLD')], {
    add: () => ({ state: 'QLD', versions: [builtIn('QLD')] }),
  });
  await screen.findByText(text.outOfOwnHome(1, '$350,000', '$10,000'));
  await screen.findByText(text.firstHomeNoReliefFrom);
  await user.click(screen.getByRole('button', { name: text.edit }));
  const step = await screen.findByLabelText(text.reliefStep);
  await user.clear(step);
  await user.type(step, '5,000');
  await user.type(screen.getByLabelText(text.note), 'Rates of July');
  await user.type(screen.getByLabelText(text.validFrom), '2026-07-01');
  await user.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText(text.saved);
  const sent = api.sentTo('duty.add').at(-1) as { duty: { firstHome: object } };
  expect(sent.duty.firstHome).toMatchObject({
    ownHome: { percent: 1, lowUntilAud: 350_000, stepAud: 5_000 },
  });
});

it('lets the lower rate for a home one lives in go', async () => {
  const { user, api } = await open([builtIn('QLD')], {
    add: () => ({ state: 'QLD', versions: [builtIn('QLD')] }),
  });
  await user.click(await screen.findByRole('button', { name: text.edit }));
  await screen.findByLabelText(text.noReliefFrom);
  await choose(user, text.between, text.ofOwnDuty);
  expect(screen.queryByLabelText(text.reliefStep)).toBeNull();
  await screen.findByLabelText(text.reliefUntil);
  await user.type(screen.getByLabelText(text.note), 'Rates of July');
  await user.type(screen.getByLabelText(text.validFrom), '2026-07-01');
  await user.click(screen.getByRole('button', { name: text.save }));
  await screen.findByText(text.saved);
  const sent = api.sentTo('duty.add').at(-1) as { duty: { firstHome: object } };
  expect(sent.duty.firstHome).toEqual({ freeUntilAud: 700_000, untilAud: 800_000, isShareOfOwnDuty: true });
});

it('adds and removes brackets and relief, and leaves without sending anything', async () => {
  const { user, api } = await open([builtIn('NSW')], {}, '/operator/duty?edit=1');
  await screen.findByLabelText(text.field(text.rate, 6));
  await user.click(screen.getByRole('button', { name: text.addBracket }));
  await screen.findByLabelText(text.field(text.rate, 7));
  await user.click(screen.getByRole('button', { name: text.removeBracket(7) }));
  expect(screen.queryByLabelText(text.field(text.rate, 7))).toBeNull();
  await user.click(screen.getByLabelText(text.withRelief));
  expect(screen.queryByLabelText(text.freeUntil)).toBeNull();
  await user.click(screen.getByLabelText(text.withFormula));
  await screen.findByLabelText(text.formulaUntil);
  await user.click(screen.getByRole('button', { name: text.cancel }));
  await screen.findByText(text.unconfirmed);
  expect(api.sentTo('duty.add')).toEqual([]);
});

it('says when somebody else was faster', async () => {
  const { user } = await open(
    [builtIn('NSW')],
    {
      add: () => {
        throw new Refusal('CONFLICT');
      },
    },
    '/operator/duty?edit=1',
  );
  await user.type(await screen.findByLabelText(text.note), 'Rates of July');
  await user.type(screen.getByLabelText(text.validFrom), '2026-07-01');
  await user.click(screen.getByRole('button', { name: text.save }));
  await screen.findByRole('alert');
});

it('takes one table back, or all of them, once that is confirmed', async () => {
  const { user, api } = await open([OWN, builtIn('NSW', false)], {
    withdraw: () => nswOf([OWN]),
    restoreBuiltIn: () => nswOf([OWN]),
  });
  await user.click(await screen.findByRole('button', { name: text.withdraw }));
  expect(api.sentTo('duty.withdraw')).toEqual([]);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.withdraw }),
  );
  await waitFor(() => expect(api.sentTo('duty.withdraw')).toEqual([{ state: 'NSW', version: '1' }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: text.restore }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.restore }),
  );
  await waitFor(() => expect(api.sentTo('duty.restoreBuiltIn')).toEqual([{ state: 'NSW' }]));
});

it('shows an earlier table from the history, with who changed it', async () => {
  const { user } = await open([OWN, builtIn('NSW', false)]);
  const history = within(
    within(await screen.findByRole('region', { name: text.history })).getByRole('table'),
  );
  expect(history.getByText('Olive')).toBeTruthy();
  await user.click(history.getByText(text.name(0)));
  await screen.findByText(/New South Wales: Built in/);
  expect(screen.queryByRole('button', { name: text.withdraw })).toBeNull();
});

it('can be read again when it failed', async () => {
  const shown = await renderScreen('/operator/duty', {
    session: sessionAs('owner', { operator: true }),
    answers: { duty: { list: failing } },
  });
  await screen.findByText(text.failed);
  await expectReadAgain(shown, 'duty.list');
});
