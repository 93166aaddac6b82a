import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Seddon', 'VIC', '3011')));
const address = '22 Rae Street, Seddon VIC 3011';
const told = (language: DialogueState['language'] = 'en'): Partial<DialogueState> => ({
  language,
  last: { tool: 'assess', arguments: { address } },
  address,
  location: 'Seddon VIC 3011',
  homes: [{ address, propertyType: 'house' }],
});

describe('the value on a day that is past', () => {
  it.each([
    ['what was it worth on 3 August?', 'en', '08-03'],
    ['And can you tell me what it was worth on 3 August?', 'en', '08-03'],
    ['what was the house worth in 2021', 'en', '2021-06-30'],
    ['what was it worth back in March 2022?', 'en', '2022-03-15'],
    ['what did it stand at in June 2023', 'en', '2023-06-15'],
    ['i need the value as at 12 May 2023', 'en', '2023-05-12'],
    ['Was war es am 3. August wert?', 'de', '08-03'],
    ['¿Cuánto valía el 3 de agosto?', 'es', '08-03'],
    ['combien valait-elle le 3 août ?', 'fr', '08-03'],
    ['quanto valeva il 3 agosto?', 'it', '08-03'],
    ['quanto valia em 2021?', 'pt', '2021-06-30'],
    ['сколько он стоил 3 августа?', 'ru', '08-03'],
    ['8月3日的时候值多少？', 'zh', '08-03'],
    ['8月3日時点の価値はいくらでしたか', 'ja', '08-03'],
    ['8월 3일에 가치가 얼마였나요?', 'ko', '08-03'],
    ['what was it worth on 3 August last year?', 'en', 'last-08-03'],
    ['去年8月3日值多少？', 'zh', 'last-08-03'],
    ['2021 में इसकी कीमत कितनी थी?', 'hi', '2021-06-30'],
    ['كم كانت قيمته في 2021؟', 'ar', '2021-06-30'],
  ] as const)('%s', (message, language, onDay) => {
    expect(to(message, told(language))).toMatchObject({
      kind: 'call',
      call: { tool: 'assess', arguments: { address, onDay, propertyType: 'house' } },
    });
  });

  it.each([
    ['and in 2019?', '2019-06-30'],
    ['and on 1 May 2020?', '2020-05-01'],
  ])('goes on: %s', (message, onDay) => {
    const before = told();
    const last = { tool: 'assess' as const, arguments: { address, onDay: '2021-06-30' } };
    expect(to(message, { ...before, last })).toMatchObject({ call: { arguments: { address, onDay } } });
  });

  it.each([
    "it was built in 1978, what's it worth?",
    "what's it worth now? we bought in 2015",
    'what will it be worth in 2030?',
    'is it worth it?',
    'what is it worth?',
  ])('no day is asked about: %s', (message) => {
    const decision = to(message, told());
    expect(decision.kind === 'call' && decision.call.arguments.onDay).toBeFalsy();
  });
});
