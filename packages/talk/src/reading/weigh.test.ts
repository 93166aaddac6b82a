import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { NEW_DIALOGUE } from '../dialogue/state.ts';

const KNOWN = knowing(place('Werribee', 'VIC', '3030'), place('Leichhardt', 'NSW', '2040'));
const to = decidingWith(KNOWN);

const toolOf = (message: string, change = {}) => {
  const decision = to(message, change);
  return decision.kind === 'call' ? decision.call : null;
};

describe('what words and what was learnt decide', () => {
  it('takes what is owed off a sale that words read alone', () => {
    const call = toolOf('Vendo a 1.950.000 A$, debito 620.000 A$. Quanto resta dopo le spese?', {
      language: 'it',
    });
    expect(Object.values(call?.arguments ?? {})).toEqual(expect.arrayContaining([1_950_000, 620_000]));
  });

  it('keeps the tool whose name is said, with all its amounts', () => {
    expect(toolOf('LVR please: loan $1.05m, property value $1.4m')).toEqual({
      tool: 'lvr',
      arguments: { loanAud: 1_050_000, valueAud: 1_400_000 },
    });
  });

  it.each(['at 7%?', 'and over 25 years'])('lets a few words go on with the sum before: %s', (message) => {
    const last = {
      tool: 'borrowing_power',
      arguments: { incomeAud: 110_000, ratePercent: 6 },
    } as const;
    expect(toolOf(message, { ...NEW_DIALOGUE, language: 'en', last, loan: last.arguments })?.tool).toBe(
      'borrowing_power',
    );
  });
});
