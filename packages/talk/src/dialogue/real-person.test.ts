import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';

const to = decidingWith(knowing(place('Mandurah', 'WA', '6210'), place('Mount Stuart', 'TAS', '7000')));
const COMPARED = {
  last: { tool: 'compare' as const, arguments: { subjects: ['Mount Stuart, TAS 7000', 'Victoria'] } },
};
const HANDED = { kind: 'confirm', call: { tool: 'hand_over' } };

describe('whoever asks for a real person gets one, whatever else they name', () => {
  it.each([
    'This is making me upset. It’s in TASMANIA. Can I just talk to a real person please?',
    'could I speak with a real person about listing the Mandurah house?',
    'just put me through to a human',
    'Please put me on to an actual person, the loan is 640k and you have it wrong',
  ])('%s', (message) => {
    expect(to(message)).toMatchObject(HANDED);
    expect(to(message, COMPARED)).toMatchObject(HANDED);
  });

  it.each([
    'no I don’t want to talk to a real person, how does Tasmania compare',
    'are the sales real? how is Mandurah going',
  ])('but not who asks for something else: %s', (message) => {
    expect(to(message, COMPARED)).not.toMatchObject(HANDED);
  });

  it('a yes to what is proposed stays a yes', () => {
    const action = { tool: 'hand_over' as const, arguments: { reason: 'help' } };
    expect(to('yes let me talk to a real person, 0491 570 156', { action })).toMatchObject({
      kind: 'approve',
    });
  });
});
