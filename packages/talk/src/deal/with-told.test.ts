import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from '../dialogue/state.ts';

const to = decidingWith(knowing(place('Penrith', 'NSW', '2750')));
const EARNING: Partial<DialogueState> = {
  language: 'en',
  deal: { incomesAud: [92_000, 48_000], livingAud: 1500, savingsAud: 60_000, rentPaidAud: 554 },
  last: { tool: 'borrowing_power', arguments: { incomeAud: 140_000, secondIncomeAud: 48_000 } },
  loan: { incomeAud: 140_000, secondIncomeAud: 48_000, expensesAud: 1500, depositAud: 60_000 },
};

describe('what can be borrowed', () => {
  it.each([
    'sorry if that was confusing. would the bank lend us 594k on both wages?',
    'if we waited, would the bank lend us 594k?',
    'und wenn wir warten, würde uns die Bank 594000 geben?',
    'si esperamos, ¿el banco nos daría 594000?',
  ])('rests on both who earn, though something is only supposed: %s', (message) => {
    expect(to(message, EARNING)).toMatchObject({
      call: { arguments: { incomeAud: 140_000, secondIncomeAud: 48_000, expensesAud: 1500 } },
    });
  });

  it('takes no rent for what they live on', () => {
    const { deal: _, ...others } = EARNING;
    const decided = to('we pay 2400 rent a month, how much can we borrow', {
      ...others,
      deal: { incomesAud: [92_000, 48_000] },
    });
    expect(decided).toMatchObject({ call: { tool: 'borrowing_power' } });
    expect(JSON.stringify(decided)).not.toContain('2400');
  });
});
