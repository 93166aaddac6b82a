import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { Valued, Voice } from './composed.ts';
import { frenchSpacing, isolateInserts } from './phrases/typography.ts';

type Words = { before: string; narrower: string; wider: string; same: string };

const WORDS: Readonly<Record<AssistantLanguage, Words>> = {
  en: {
    before: 'Before you told me that, it was {value}, from {low} to {high}.',
    narrower: 'So it helps: the range is narrower now.',
    wider: 'The range is wider now: fewer sales are like it.',
    same: 'The range stays about as wide.',
  },
  de: {
    before: 'Ohne diese Angaben waren es {value}, von {low} bis {high}.',
    narrower: 'Das hilft: Die Spanne ist jetzt enger.',
    wider: 'Die Spanne ist jetzt breiter: Weniger Verkäufe sind ähnlich.',
    same: 'Die Spanne bleibt etwa gleich breit.',
  },
  es: {
    before: 'Sin esos datos era {value}, de {low} a {high}.',
    narrower: 'Ayuda: el rango es ahora más estrecho.',
    wider: 'El rango es ahora más amplio: hay menos ventas parecidas.',
    same: 'El rango queda casi igual de amplio.',
  },
  fr: {
    before: 'Sans ces précisions, c’était {value}, de {low} à {high}.',
    narrower: 'Cela aide : la fourchette est plus étroite.',
    wider: 'La fourchette est plus large : moins de ventes lui ressemblent.',
    same: 'La fourchette reste à peu près aussi large.',
  },
  it: {
    before: 'Senza questi dati era {value}, da {low} a {high}.',
    narrower: 'Aiuta: ora l’intervallo è più stretto.',
    wider: 'Ora l’intervallo è più ampio: meno vendite le somigliano.',
    same: 'L’intervallo resta più o meno uguale.',
  },
  pt: {
    before: 'Sem esses dados era {value}, de {low} a {high}.',
    narrower: 'Ajuda: a faixa agora é mais estreita.',
    wider: 'A faixa agora é mais larga: há menos vendas parecidas.',
    same: 'A faixa continua quase igual.',
  },
  ru: {
    before: 'Без этих сведений было {value}, от {low} до {high}.',
    narrower: 'Это помогает: диапазон теперь уже.',
    wider: 'Диапазон теперь шире: похожих продаж меньше.',
    same: 'Диапазон остался примерно таким же.',
  },
  ja: {
    before: 'その情報がない場合は{value}（{low}～{high}）でした。',
    narrower: '範囲は前より狭くなりました。',
    wider: '似た成約が少ないため、範囲は前より広くなりました。',
    same: '範囲の幅はほぼ同じです。',
  },
  ko: {
    before: '그 정보가 없을 때는 {value}({low} ~ {high})이었습니다.',
    narrower: '범위가 전보다 좁아졌습니다.',
    wider: '비슷한 거래가 적어 범위가 전보다 넓어졌습니다.',
    same: '범위의 폭은 거의 같습니다.',
  },
  zh: {
    before: '没有这些信息时是 {value}，{low} 至 {high}。',
    narrower: '有帮助：范围变窄了。',
    wider: '类似的成交较少，范围变宽了。',
    same: '范围的宽度差不多。',
  },
  ar: {
    before: 'من دون هذه المعلومات كانت {value}، من {low} إلى {high}.',
    narrower: 'هذا يساعد: النطاق أضيق الآن.',
    wider: 'النطاق أوسع الآن: المبيعات المشابهة أقل.',
    same: 'النطاق بقي بالاتساع نفسه تقريبًا.',
  },
  hi: {
    before: 'इन जानकारियों के बिना यह {value} था, {low} से {high} तक।',
    narrower: 'इससे मदद मिली: दायरा अब छोटा है।',
    wider: 'दायरा अब बड़ा है: ऐसी बिक्री कम हैं।',
    same: 'दायरा लगभग उतना ही है।',
  },
};
const SPACED = { ...WORDS, fr: frenchSpacing(WORDS.fr), ar: isolateInserts(WORDS.ar) };

/** Less than this is no difference that anybody sees. */
const LEAST_CHANGE = 0.02;

/** How value and range moved with what was told since; nothing where nothing was valued before. */
export const valueChange = (now: Valued, { show, language, valued }: Voice): string[] => {
  if (!valued) return [];
  const words = SPACED[language];
  const share =
    (now.highAud - now.lowAud) / now.valueAud / ((valued.highAud - valued.lowAud) / valued.valueAud) - 1;
  const moved = Math.abs(share) < LEAST_CHANGE ? words.same : share < 0 ? words.narrower : words.wider;
  const [value, low, high] = [valued.valueAud, valued.lowAud, valued.highAud].map((aud) => show.aud(aud));
  return [moved, show.say(words.before, { value: value ?? '', low: low ?? '', high: high ?? '' })];
};
