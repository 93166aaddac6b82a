import { expect, it } from 'vitest';
import { withoutWithdrawn } from './withdrawn.ts';

it.each([
  ["I didn't ask about flood, I asked the price", 'the price'],
  ['forget the repayments, what is the stamp duty on 800k', 'what is the stamp duty on 800k'],
  ["i didnt ask about fire i asked what it's worth", "what it's worth"],
  ['not interested in buying, only renting', 'only renting'],
  ['never mind the loan. does it flood?', 'does it flood?'],
  ["we don't care about schools just show me houses in Epping", 'just show me houses in Epping'],
  ["that's not what I asked. how much is the median", 'how much is the median'],
  ['no he preguntado por inundaciones, cuánto vale la casa', 'cuánto vale la casa'],
  ["je n'ai pas demandé le risque, combien vaut la maison ?", 'combien vaut la maison ?'],
  ['ich habe nicht nach Hochwasser gefragt, sondern nach dem Preis', 'sondern nach dem Preis'],
  ['我没问洪水，我问的是价格', '价格'],
  ['洪水のことは聞いていません、価格を教えて', '価格を教えて'],
  ['홍수 말고, 가격 알려 주세요', '가격 알려 주세요'],
  ['я не спрашивал про наводнения, сколько стоит дом', 'сколько стоит дом'],
  ['não quero comprar, só alugar', 'só alugar'],
  ['बाढ़ नहीं पूछा, कीमत बताइए', 'कीमत बताइए'],
  ['ما سألت عن الفيضان، كم السعر', 'كم السعر'],
])('%s', (message, text) => {
  expect(withoutWithdrawn(message)).toEqual({ text, isAll: false });
});

it.each([
  "I didn't ask about flood",
  "no, that's not what I asked",
  'Ich habe nicht nach Hochwasser gefragt!',
  '我没问贷款',
])('%s: nothing is left', (message) => {
  expect(withoutWithdrawn(message)).toEqual({ text: message, isAll: true });
});

it.each([
  'forget the pool',
  'does it flood?',
  'what about without the car loan',
  'homes with no flood risk in Epping',
  'not Preston, Reservoir',
  'is the first one not in a flood zone?',
  'I did not get the price',
  'no deposit yet, can we borrow 600k',
])('%s: all of it is meant', (message) => {
  expect(withoutWithdrawn(message)).toEqual({ text: message, isAll: false });
});
