import { expect, it } from 'vitest';
import { heldCard, heldTurn } from '../../../../test/support/held-turn.ts';
import { compareEngines } from './compare-engines.ts';
import type { HeldTurn } from './hold-conversation.ts';

const turn = (args: Record<string, unknown>, change: Partial<HeldTurn> = {}) =>
  heldTurn({ cards: [heldCard({ tool: 'lvr', arguments: args })], ...change });

it('counts where two engines did and said the same, in whichever order the arguments stand', () => {
  const own = [turn({ loanAud: 1, valueAud: 2 }), turn({ loanAud: 1 })];
  const outside = [turn({ valueAud: 2, loanAud: 1 }), turn({ loanAud: 3 }, { answer: 'It  is 80%. ' })];
  expect(compareEngines(own, outside)).toEqual({
    turns: 2,
    sameTools: { part: 1, whole: 2 },
    sameOutcome: { part: 2, whole: 2 },
    sameWords: { part: 2, whole: 2 },
    grounded: { own: { part: 2, whole: 2 }, outside: { part: 2, whole: 2 } },
  });
});
