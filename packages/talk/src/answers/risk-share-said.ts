import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { BAR_RISK_BANDS, barRiskBand } from '@propguard/rules/hazards/risk-bands';
import type { Voice } from './composed.ts';
import { isolateInserts } from './phrases/typography.ts';

/** What a share of risk is on our scale. */
const WORDS: Readonly<Record<AssistantLanguage, { band: string }>> = {
  en: { band: '{percent} is {band}: on our scale up to {medium} is low and above {high} is high.' },
  de: { band: '{percent} ist {band}: Auf unserer Skala ist bis {medium} gering und über {high} hoch.' },
  fr: {
    band: '{percent}, c’est {band} : sur notre échelle, jusqu’à {medium} c’est faible, au-delà de {high} élevé.',
  },
  es: { band: '{percent} es {band}: en nuestra escala hasta {medium} es bajo y más de {high} es alto.' },
  it: { band: '{percent} è {band}: sulla nostra scala fino a {medium} è basso e oltre {high} è alto.' },
  pt: { band: '{percent} é {band}: na nossa escala até {medium} é baixo e acima de {high} é alto.' },
  ru: { band: '{percent} — это {band}: на нашей шкале до {medium} риск низкий, выше {high} высокий.' },
  zh: { band: '{percent} 属于{band}：按我们的标准，{medium} 以下是低，{high} 以上是高。' },
  ja: { band: '{percent}は「{band}」です。当方の基準では{medium}までが低く、{high}を超えると高いとみます。' },
  ko: { band: '{percent}는 {band} 수준입니다. 저희 기준으로 {medium}까지는 낮고 {high}를 넘으면 높습니다.' },
  hi: { band: '{percent} {band} है: हमारे पैमाने पर {medium} तक कम और {high} से ऊपर ज़्यादा है।' },
  ar: { band: '{percent} مستوى {band}: في مقياسنا حتى {medium} منخفض وفوق {high} مرتفع.' },
};
const SPACED = { ...WORDS, ar: isolateInserts(WORDS.ar) };

/** 'What does 5% mean?', 'is 38% a lot?', of a risk that was told: where it stands on the scale. */
export const riskShareSaid = (percent: number, { say, show, language }: Voice): string =>
  show.say(SPACED[language].band, {
    percent: show.percentOf(percent),
    band: say.bands[barRiskBand(percent / 100)],
    medium: show.percent(BAR_RISK_BANDS.medium),
    high: show.percent(BAR_RISK_BANDS.high),
  });
