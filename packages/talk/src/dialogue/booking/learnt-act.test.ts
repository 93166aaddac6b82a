import { describe, expect, it } from 'vitest';
import { BOOKED, HOME, inTalk, PROPOSED, WAITING } from '../../../test/booking-talk.ts';

/** What no list of words holds, and many examples have taught. None of these is one of them. */
describe('a first wish to see a home', () => {
  it.each([
    `heyy can i c ${HOME} plss`,
    `I should very much like to be shown through ${HOME} at an hour convenient to your agent.`,
    `Moin, ist ${HOME} noch zu haben? Würd ich mir gern mal anschauen, wann ginge das?`,
    `Здравствуйте! Хотим с мужем посмотреть дом по адресу ${HOME}, как можно записаться?`,
    `متى أقدر أجي أشوف البيت اللي في ${HOME}؟`,
  ])('%s', (text) => {
    expect(inTalk(text)).toMatchObject({ kind: 'call', call: { tool: 'find_times' } });
  });

  it.each([
    `what is ${HOME} worth`,
    `is ${HOME} flood prone?`,
    `Show comparable sales for ${HOME}`,
    `How long has ${HOME} been on the market?`,
    `${HOME} 이 집 얼마쯤 해요?`,
  ])('is not heard in: %s', (text) => {
    const decision = inTalk(text);
    expect(decision.kind === 'call' && decision.call.tool === 'find_times').toBe(false);
  });
});

describe('one of those that are offered', () => {
  it.each([
    ['Fine. Top one.', 'a'],
    ['The final option there would be perfect 🙏', 'd'],
    ['I select the second of the appointments proposed.', 'b'],
    ['Le plus tardif de ceux que vous proposez, ça m’arrangerait', 'd'],
    ['segunda-feira', 'd'],
  ])('%s', (text, startsAt) => {
    expect(inTalk(text, WAITING)).toMatchObject({ kind: 'confirm', call: { arguments: { startsAt } } });
  });
});

describe('yes and no to what is proposed', () => {
  it.each(['No changes needed from my side, please finalise it.', 'yess thats it ty'])('yes: %s', (text) => {
    expect(inTalk(text, PROPOSED).kind).toBe('approve');
  });

  it.each(['oh wait nah soz i got uni then, can u make it the nxt one after that instead'])(
    'another time: %s',
    (text) => {
      expect(inTalk(text, PROPOSED)).toMatchObject({ kind: 'ask', missing: 'time' });
    },
  );
});

describe('what is booked', () => {
  it.each([
    'Very sorry, my husband he say this apartment too far from his job. We will not come Friday, please delete.',
    'No no, I not want other time. We don’t come any more. Please cancel it.',
  ])('is called off: %s', (text) => {
    expect(inTalk(text, BOOKED)).toMatchObject({ kind: 'confirm', call: { tool: 'cancel_booking' } });
  });

  it.each([
    'sory baby brain haha wat time did i say again n which day',
    'the viewing i just made, whens it on?',
    'And what exactly am I down for now? Day, time, who’s meeting me?',
  ])('is told again: %s', (text) => {
    expect(inTalk(text, BOOKED)).toEqual({ kind: 'recount' });
  });
});
