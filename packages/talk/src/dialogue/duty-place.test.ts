import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(
  knowing(
    place('Lismore', 'NSW', '2480'),
    place('Fitzroy', 'VIC', '3065'),
    place('Richmond', 'VIC', '3121'),
    place('Richmond', 'QLD', '4822'),
  ),
);
const HOME = '12 Smith Street, Fitzroy VIC 3065';
const upfront = (args: object) => ({ kind: 'call', call: { tool: 'upfront_costs', arguments: args } });
const about = (change: Partial<DialogueState>): Partial<DialogueState> => ({
  language: 'en',
  last: { tool: 'home_facts', arguments: { address: HOME } },
  ...change,
});

describe('whose duty is told', () => {
  it.each([
    ['stamp duty on 720k in Fitzroy', 'VIC'],
    ['stamp duty on 720k for 3 Keen Street, Lismore', 'NSW'],
    ['stamp duty on a 720k place in 3065', 'VIC'],
  ])('%s: of %s', (message, state) => {
    expect(to(message)).toMatchObject(upfront({ priceAud: 720_000, state }));
  });

  it('is that of the home spoken of, though no state was ever named', () => {
    expect(to('and stamp duty at 900k?', about({ address: HOME }))).toMatchObject(
      upfront({ priceAud: 900_000, state: 'VIC' }),
    );
  });

  it('is looked up where the home’s words do not say it', () => {
    expect(to('and stamp duty at 900k?', about({ address: '12 Smith Street, Fitzroy' }))).toMatchObject(
      upfront({ priceAud: 900_000, address: '12 Smith Street, Fitzroy' }),
    );
  });

  it('is asked for where nothing says it', () => {
    expect(to('stamp duty on 900k?')).toMatchObject({ kind: 'ask', missing: 'location' });
  });

  it('is not guessed of two suburbs with one name; the one that is chosen holds', () => {
    const asked = to('stamp duty on 720k in Richmond');
    expect(asked).toMatchObject({ kind: 'ask', missing: 'address' });
    if (asked.kind !== 'ask') return;
    expect(asked.call.arguments.state).toBeUndefined();
    const { call, missing, choices } = asked;
    const pending = { ...call, missing, choices };
    expect(to('the one in qld', { language: 'en', pending })).toMatchObject(
      upfront({ priceAud: 720_000, address: 'Richmond QLD 4822' }),
    );
  });
});
