import { describe, expect, it } from 'vitest';
import { heldCard, heldTurn } from '../../../../test/support/held-turn.ts';
import { countTurns, totalOf } from './count-turns.ts';
import type { HeldTurn } from './hold-conversation.ts';

const card = (tool: 'hazard' | 'assess', text = 'High') =>
  heldCard({ tool, title: 'Graceville', facts: [{ name: 'risk', label: 'Risk', text }] });
const turn = (user: string, answer: string, change: Partial<HeldTurn> = {}) =>
  heldTurn({ user, answer, ...change });
const SOURCE = 'Check with Revenue NSW.';

describe('what is counted of conversations', () => {
  it('is a sentence that stands twice, in an answer and in the last three', () => {
    const turns = [
      turn('one', `It is $1. ${SOURCE} ${SOURCE}`),
      ...['two', 'three', 'four', 'five'].map((user) => turn(user, 'Something else.')),
      turn('six', SOURCE),
      turn('seven', `It is $2. ${SOURCE}`),
    ];
    const counted = countTurns(turns);
    expect(counted.map(({ twice }) => twice.length)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(counted.map(({ again }) => again.length)).toEqual([0, 0, 1, 1, 1, 0, 1]);
  });

  it('is a card that shows the same twice', () => {
    const counted = countTurns([
      turn('one', 'High.', { cards: [card('hazard'), card('hazard')] }),
      turn('two', 'High.', { cards: [card('hazard'), card('hazard', 'Low')] }),
    ]);
    expect(totalOf(counted)).toMatchObject({ turns: 2, cardTwice: 1 });
  });

  it('is what was surely asked and got no part, unless it is named', () => {
    const asked = 'what is 12 Oak Ave Graceville worth? does it flood there?';
    const [dropped, named, whole] = countTurns([
      turn(asked, 'It is worth $1.', { cards: [card('assess')] }),
      turn(asked, 'I have no answer to “does it flood there?”. Put it another way, or ask for a person.', {
        cards: [card('assess')],
      }),
      turn(asked, 'It is worth $1. High.', { cards: [card('assess'), card('hazard')] }),
    ]);
    expect(dropped).toMatchObject({ withoutPart: ['hazard'], isNamed: false });
    expect([...(dropped?.asks ?? [])].sort()).toEqual(['hazard', 'value']);
    expect(named).toMatchObject({ withoutPart: ['hazard'], isNamed: true });
    expect(whole).toMatchObject({ withoutPart: [] });
  });
});
