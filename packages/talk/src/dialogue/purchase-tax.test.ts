import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { describe, expect, test } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(
  knowing(place('Melbourne', 'VIC', '3000'), place('Perth', 'WA', '6000'), place('Tarneit', 'VIC', '3029')),
);

describe('tax that a buyer asks about is the duty', () => {
  test.each<[AssistantLanguage, string]>([
    ['es', '¿Y cuánto pagaría de impuesto si cuesta 650 mil?'],
    ['en', 'how much tax would I pay when buying for 650k?'],
    ['de', 'Wie viel Steuer zahle ich, wenn ich für 650.000 kaufe?'],
    ['fr', "Combien d'impôt pour acheter à 650 000 ?"],
    ['it', 'Quanto pago di imposta per comprare a 650 mila?'],
    ['pt', 'Quanto pago de imposto para comprar por 650 mil?'],
    ['ru', 'Какой налог, если я покупаю за 650 тысяч?'],
    ['zh', '买65万的房子要交多少税？'],
    ['ko', '65만 달러 집을 사면 세금이 얼마예요?'],
    ['ar', 'كم ضريبة شراء شقة بـ 650 ألف؟'],
  ])('%s: %s', (language, message) => {
    const before: Partial<DialogueState> = { language, foreign: true, namedState: 'VIC' };
    expect(to(message, before)).toMatchObject({
      kind: 'call',
      call: {
        tool: 'upfront_costs',
        arguments: { priceAud: 650_000, state: 'VIC', foreign: true, dutyOnly: true },
      },
    });
  });

  test('so it is of one who told a price before', () => {
    const before: Partial<DialogueState> = {
      language: 'pt',
      foreign: true,
      namedState: 'VIC',
      deal: { priceAud: 650_000 },
    };
    expect(to('Quanto é o imposto?', { ...before, loan: { valueAud: 650_000 } })).toMatchObject({
      call: { tool: 'upfront_costs', arguments: { priceAud: 650_000, state: 'VIC', dutyOnly: true } },
    });
  });

  test('in total it is what duty and surcharge come to', () => {
    expect(
      to('Pregunté por el stamp duty en Victoria para un extranjero, 650 mil. ¿Cuánto sería en total?', {
        language: 'es',
        foreign: true,
      }),
    ).toMatchObject({ call: { tool: 'upfront_costs', arguments: { foreign: true, dutyOnly: true } } });
    const cash = to('stamp duty and all the cash I need in total for 650k in Victoria?', { foreign: true });
    expect(cash.kind === 'call' && cash.call.arguments.dutyOnly).toBeFalsy();
  });

  test.each([
    'how much tax do I pay if I sell for 650k, bought for 500k?',
    'we earn 120k before tax, how much can we borrow?',
    'how much land tax is there on a 650k block?',
  ])('another tax is none: %s', (message) => {
    const decision = to(message, { namedState: 'VIC' });
    expect(decision.kind === 'call' && decision.call.tool).not.toBe('upfront_costs');
  });
});

test('a place that was named says whose duty it is', () => {
  expect(to('stamp duty on 700k?', { namedState: 'VIC' })).toMatchObject({
    call: { tool: 'upfront_costs', arguments: { priceAud: 700_000, state: 'VIC' } },
  });
});
