import { describe, expect, test } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Melbourne', 'VIC', '3000'), place('Carlton', 'VIC', '3053')));
const DUTY = { priceAud: 700_000, state: 'NSW', dutyOnly: true };
const told = (args: object): Partial<DialogueState> => ({
  last: { tool: 'upfront_costs', arguments: { ...DUTY, ...args } },
  loan: { valueAud: 700_000 },
});

describe('a duty is worked out again for who they say they are', () => {
  test.each<[string, Partial<DialogueState>['language'] & string]>([
    ["no I said I'm PR", 'en'],
    ['just got my PR actually!', 'en'],
    ["I'm a citizen, so that surcharge isn't right?", 'en'],
    ['不对啊，我刚说了我是PR永久居民！不应该有海外附加税吧？重新算一下', 'zh'],
    ['No, soy residente permanente desde 2022. ¿Entonces cuánto es?', 'es'],
    ['Nein, ich bin australischer Staatsbürger', 'de'],
    ['Ho sbagliato, ho la residenza permanente', 'it'],
    ['永住権を取りました。計算し直してください', 'ja'],
    ['저는 영주권자예요. 다시 계산해 주세요', 'ko'],
    ['Нет, я гражданин Австралии', 'ru'],
  ])('without the surcharge: %s', (message, language) => {
    const decision = to(message, { ...told({ foreign: true }), foreign: true, language });
    expect(decision).toMatchObject({ kind: 'call', call: { tool: 'upfront_costs', arguments: DUTY } });
    expect(decision.kind === 'call' && decision.call.arguments.foreign).toBeFalsy();
  });

  test.each<[string, Partial<DialogueState>['language'] & string]>([
    ["sorry, I should say I'm on a student visa", 'en'],
    ['Ich bin übrigens mit einem 482-Visum hier', 'de'],
    ["je n'ai pas la résidence permanente", 'fr'],
  ])('with it: %s', (message, language) => {
    expect(to(message, { ...told({}), language })).toMatchObject({
      call: { tool: 'upfront_costs', arguments: { ...DUTY, foreign: true } },
    });
  });

  test.each<[string, Partial<DialogueState>['language'] & string, boolean | null]>([
    ['my wife is Australian, we buy together', 'en', true],
    ['Minha esposa é australiana, compramos juntos. E agora?', 'pt', true],
    ['Meine Frau hat ein Studentenvisum', 'de', false],
    ['아내는 유학생인데 같이 사면요?', 'ko', false],
  ])('with it on one half, where one of two is a foreigner: %s', (message, language, foreign) => {
    expect(to(message, { ...told(foreign ? { foreign } : {}), foreign, language })).toMatchObject({
      call: { tool: 'upfront_costs', arguments: { ...DUTY, foreign: true, foreignSharePercent: 50 } },
    });
  });

  test.each(["I'm PR. How much can I borrow on 120k?", 'I have PR, what do units cost in Carlton?'])(
    'what else is asked is answered: %s',
    (message) => {
      const decision = to(message, { ...told({ foreign: true }), foreign: true });
      expect(decision.kind === 'call' && decision.call.tool).not.toBe('upfront_costs');
    },
  );
});
