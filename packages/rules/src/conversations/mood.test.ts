import { expect, it } from 'vitest';
import { moodOf } from './mood.ts';

it.each([
  'Thanks, that was great',
  'No worries, I am happy',
  'Muchas gracias, perfecto',
  'Vielen Dank! Danke, das ist toll',
  'Merci, c’est parfait',
  'Спасибо, отлично',
  'ありがとうございます',
  '감사합니다',
  '谢谢，太好了',
  'شكرا جزيلا',
  'बहुत धन्यवाद',
])('%s sounds glad', (text) => expect(moodOf(text)).toBeGreaterThan(0.3));

it.each([
  'I am not happy with this',
  'This is ridiculous, nobody called me back',
  'Estoy muy decepcionada, es inaceptable',
  'Das ist unverschämt, ich möchte mich beschweren',
  'Je suis très déçu',
  'Ужасно, никто не перезвонил',
  '最悪です。苦情を言いたい',
  '정말 실망했어요',
  '我要投诉，太差了',
  'أنا غاضب',
  'मुझे शिकायत है',
])('%s sounds upset', (text) => expect(moodOf(text)).toBeLessThan(-0.3));

it.each(['Is 5 Poinciana Lane still for sale?', 'Three bedrooms in Bondi', ''])(
  '%s says nothing of it',
  (text) => expect(moodOf(text)).toBe(0),
);
