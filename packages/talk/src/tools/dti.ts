import * as z from 'zod';
import { composeDti } from '../answers/sums/compose-dti.ts';
import { fillDti, inheritDti } from '../dialogue/fill-dti.ts';
import { Aud } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

export const dti = defineTool({
  name: 'dti',
  does: 'A debt-to-income ratio.',
  takes: z.strictObject({
    loanAud: Aud.describe('Loan'),
    incomeAud: Aud.positive().describe('A year, before tax'),
    otherDebtsAud: Aud.optional().describe('Other debts'),
  }),
  place: 'address',
  fill: fillDti,
  inherit: inheritDti,
  missing: (filled) =>
    lacks(filled, 'loanAud') ? 'loanAud' : lacks(filled, 'incomeAud') ? 'incomeAud' : null,
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeDti,
  phrases: [],
});
