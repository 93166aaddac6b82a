import * as z from 'zod';
import { composeCompliance } from '../answers/compose-compliance.ts';
import { fillCompliance } from '../dialogue/fill-loan.ts';
import { inheritCompliance } from '../dialogue/inherit.ts';
import { Address, Aud, LOAN_TERMS, SecondIncome } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

export const compliance = defineTool({
  name: 'compliance',
  does: 'Whether a loan on an address or a value meets the rules.',
  takes: z.strictObject({
    address: Address.optional(),
    loanAud: Aud.positive().describe('Loan'),
    valueAud: Aud.positive().optional().describe('Value or price'),
    incomeAud: Aud.optional().describe('A year'),
    secondIncomeAud: SecondIncome,
    ...LOAN_TERMS,
  }),
  place: 'address',
  fill: fillCompliance,
  inherit: inheritCompliance,
  missing: (filled) => {
    if (lacks(filled, 'address') && lacks(filled, 'valueAud')) return 'address';
    return lacks(filled, 'loanAud') ? 'loanAud' : null;
  },
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeCompliance,
  phrases: ['complianceIs', 'complianceMissing', 'complianceChecked', 'complianceNeeds', 'aside', 'line'],
});
