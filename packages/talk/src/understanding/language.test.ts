import { describe, expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

describe('the language of a message whose places are taken out', () => {
  it.each([
    ['tásame', 'es'],
    ['hay peligro de erosión de la costa en', 'es'],
    ['se inunda ?', 'es'],
    ['cuantos informes me quedan este mes', 'es'],
    ['prix médian à', 'fr'],
    ['estime', 'fr'],
    ['ca vaut combien', 'fr'],
    ['Medianpreis', 'de'],
    ['und Häuser?', 'de'],
    ['stimami', 'it'],
    ['si allaga?', 'it'],
    ['costuma alagar?', 'pt'],
    ['avalia', 'pt'],
    ['qual o preço em', 'pt'],
    ['median price', 'en'],
    ['flood risk', 'en'],
    ['3 bed house under 900k', 'en'],
    ['借入50万、物件価格62万5千', 'ja'],
    ['の中央価格', 'ja'],
    ['贷款64万', 'zh'],
    ['시세', 'ko'],
    ['LVR कितना', 'hi'],
    ['كم LVR', 'ar'],
    ['почём', 'ru'],
  ])('%s: %s', (text, language) => {
    expect(detectLanguage(text, null).language).toBe(language);
  });

  it.each([
    ['por que tanto?', 'pt'],
    ['火災?', 'ja'],
    ['e gli incendi?', 'it'],
  ] as const)('%s goes on in %s', (text, before) => {
    expect(detectLanguage(text, before).language).toBe(before);
  });
});
