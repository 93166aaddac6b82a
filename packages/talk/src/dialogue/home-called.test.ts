import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Glenelg North', 'SA', '5045')));
const HOME = '5 Pelican Mews, Glenelg North SA 5045';
const AT = '5 Pelican Mews, Glenelg North';

describe('what a home is called by the way', () => {
  it.each<[DialogueState['language'], string, string]>([
    ['en', `what is our house at ${AT} worth`, 'house'],
    ['en', `the house is ${AT}. what's it worth`, 'house'],
    ['en', `value my unit 3/${AT}`, 'unit'],
    ['en', `comparables for our townhouse at ${AT}`, 'townhouse'],
    ['en', `why is the house at ${AT} worth so little`, 'house'],
    ['en', `${AT}, its a house. value?`, 'house'],
    ['es', `¿Cuánto vale mi apartamento en ${AT}?`, 'unit'],
    ['fr', `Combien vaut notre maison, ${AT} ?`, 'house'],
    ['de', `Was ist unser Haus wert, ${AT}?`, 'house'],
    ['it', `Quanto vale la nostra casa, ${AT}?`, 'house'],
    ['pt', `Quanto vale o meu apartamento, ${AT}?`, 'unit'],
    ['ru', `Сколько стоит моя квартира, ${AT}?`, 'unit'],
    ['zh', `我们的房子 ${AT} 值多少钱`, 'house'],
    ['ja', `${AT}の一軒家の価値は？`, 'house'],
    ['ko', `${AT} 아파트 가치가 얼마인가요`, 'unit'],
    ['ar', `كم قيمة شقتي في ${AT}؟`, 'unit'],
    ['hi', `${AT} मेरे फ्लैट की कीमत क्या है?`, 'unit'],
  ])('%s: %s', (language, message, type) => {
    const decided = to(message, { language });
    const args = decided.kind === 'call' ? decided.call.arguments : null;
    expect(args?.propertyType ?? args?.calledType).toBe(type);
  });

  it('holds for whatever is asked of it later, and is put right', () => {
    const told: Partial<DialogueState> = {
      language: 'en',
      address: HOME,
      homes: [{ address: HOME, calledType: 'house' }],
      last: { tool: 'hazard', arguments: { address: HOME } },
    };
    expect(to('what is it worth?', told)).toMatchObject({
      call: { tool: 'assess', arguments: { calledType: 'house' } },
    });
    expect(to('no its a townhouse, what is it worth?', told)).toMatchObject({
      call: { arguments: { propertyType: 'townhouse' } },
    });
  });
});
