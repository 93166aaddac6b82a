import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { countedAs, type MarketPropertyType } from '@propguard/rules/market/property-types';
import type { Valued, Voice } from './composed.ts';
import { HOME_LABELS, HOME_TYPES } from './home-labels.ts';
import { frenchSpacing, isolateInserts } from './phrases/typography.ts';

type Words = {
  more: string;
  less: string;
  alike: string;
  before: string;
  narrower: string;
  wider: string;
  same: string;
  /** What was told since, each with its name. */
  added: string;
};

const WORDS: Readonly<Record<AssistantLanguage, Words>> = {
  en: {
    more: 'That adds about {difference}: {place} is valued at {value} now.',
    less: 'That takes off about {difference}: {place} is valued at {value} now.',
    alike: 'That changes next to nothing: {place} is valued at {value}.',
    before: 'Before you told me that, it was {value}, from {low} to {high}.',
    narrower: 'So it helps: the range is narrower now.',
    wider: 'The range is wider now: fewer sales are like it.',
    same: 'The range stays about as wide.',
    added: 'New in it: {list}.',
  },
  de: {
    more: 'Das macht etwa {difference} mehr: {place} wird jetzt auf {value} geschätzt.',
    less: 'Das macht etwa {difference} weniger: {place} wird jetzt auf {value} geschätzt.',
    alike: 'Das ändert fast nichts: {place} wird auf {value} geschätzt.',
    before: 'Ohne diese Angaben waren es {value}, von {low} bis {high}.',
    narrower: 'Das hilft: Die Spanne ist jetzt enger.',
    wider: 'Die Spanne ist jetzt breiter: Weniger Verkäufe sind ähnlich.',
    same: 'Die Spanne bleibt etwa gleich breit.',
    added: 'Neu dabei: {list}.',
  },
  es: {
    more: 'Eso suma unos {difference}: {place} se estima ahora en {value}.',
    less: 'Eso resta unos {difference}: {place} se estima ahora en {value}.',
    alike: 'Eso apenas cambia nada: {place} se estima en {value}.',
    before: 'Sin esos datos era {value}, de {low} a {high}.',
    narrower: 'Ayuda: el rango es ahora más estrecho.',
    wider: 'El rango es ahora más amplio: hay menos ventas parecidas.',
    same: 'El rango queda casi igual de amplio.',
    added: 'Lo nuevo: {list}.',
  },
  fr: {
    more: 'Cela ajoute environ {difference} : {place} est maintenant estimé à {value}.',
    less: 'Cela retire environ {difference} : {place} est maintenant estimé à {value}.',
    alike: 'Cela ne change presque rien : {place} est estimé à {value}.',
    before: 'Sans ces précisions, c’était {value}, de {low} à {high}.',
    narrower: 'Cela aide : la fourchette est plus étroite.',
    wider: 'La fourchette est plus large : moins de ventes lui ressemblent.',
    same: 'La fourchette reste à peu près aussi large.',
    added: 'Ce qui est nouveau : {list}.',
  },
  it: {
    more: 'Aggiunge circa {difference}: {place} ora è stimato {value}.',
    less: 'Toglie circa {difference}: {place} ora è stimato {value}.',
    alike: 'Non cambia quasi nulla: {place} è stimato {value}.',
    before: 'Senza questi dati era {value}, da {low} a {high}.',
    narrower: 'Aiuta: ora l’intervallo è più stretto.',
    wider: 'Ora l’intervallo è più ampio: meno vendite le somigliano.',
    same: 'L’intervallo resta più o meno uguale.',
    added: 'Di nuovo c’è: {list}.',
  },
  pt: {
    more: 'Isso acrescenta cerca de {difference}: {place} agora é estimado em {value}.',
    less: 'Isso tira cerca de {difference}: {place} agora é estimado em {value}.',
    alike: 'Isso quase não muda nada: {place} é estimado em {value}.',
    before: 'Sem esses dados era {value}, de {low} a {high}.',
    narrower: 'Ajuda: a faixa agora é mais estreita.',
    wider: 'A faixa agora é mais larga: há menos vendas parecidas.',
    same: 'A faixa continua quase igual.',
    added: 'O que é novo: {list}.',
  },
  ru: {
    more: 'Это добавляет примерно {difference}: теперь {place} оценивается в {value}.',
    less: 'Это снижает оценку примерно на {difference}: теперь {place} оценивается в {value}.',
    alike: 'Это почти ничего не меняет: {place} оценивается в {value}.',
    before: 'Без этих сведений было {value}, от {low} до {high}.',
    narrower: 'Это помогает: диапазон теперь уже.',
    wider: 'Диапазон теперь шире: похожих продаж меньше.',
    same: 'Диапазон остался примерно таким же.',
    added: 'Что добавилось: {list}.',
  },
  ja: {
    more: '約{difference}高くなり、{place}の見積もりは{value}です。',
    less: '約{difference}低くなり、{place}の見積もりは{value}です。',
    alike: 'ほとんど変わらず、{place}の見積もりは{value}です。',
    before: 'その情報がない場合は{value}（{low}～{high}）でした。',
    narrower: '範囲は前より狭くなりました。',
    wider: '似た成約が少ないため、範囲は前より広くなりました。',
    same: '範囲の幅はほぼ同じです。',
    added: '新しく加えたもの：{list}。',
  },
  ko: {
    more: '약 {difference} 올라가서 {place}의 추정 가치는 이제 {value}입니다.',
    less: '약 {difference} 내려가서 {place}의 추정 가치는 이제 {value}입니다.',
    alike: '거의 달라지지 않습니다. {place}의 추정 가치는 {value}입니다.',
    before: '그 정보가 없을 때는 {value}({low} ~ {high})이었습니다.',
    narrower: '범위가 전보다 좁아졌습니다.',
    wider: '비슷한 거래가 적어 범위가 전보다 넓어졌습니다.',
    same: '범위의 폭은 거의 같습니다.',
    added: '새로 반영한 것: {list}.',
  },
  zh: {
    more: '这样大约高 {difference}：{place} 现在估值 {value}。',
    less: '这样大约低 {difference}：{place} 现在估值 {value}。',
    alike: '几乎没有变化：{place} 估值 {value}。',
    before: '没有这些信息时是 {value}，{low} 至 {high}。',
    narrower: '有帮助：范围变窄了。',
    wider: '类似的成交较少，范围变宽了。',
    same: '范围的宽度差不多。',
    added: '新加入的信息：{list}。',
  },
  ar: {
    more: 'هذا يضيف نحو {difference}: القيمة التقديرية لـ {place} الآن {value}.',
    less: 'هذا ينقص نحو {difference}: القيمة التقديرية لـ {place} الآن {value}.',
    alike: 'هذا لا يغير شيئًا يذكر: القيمة التقديرية لـ {place} هي {value}.',
    before: 'من دون هذه المعلومات كانت {value}، من {low} إلى {high}.',
    narrower: 'هذا يساعد: النطاق أضيق الآن.',
    wider: 'النطاق أوسع الآن: المبيعات المشابهة أقل.',
    same: 'النطاق بقي بالاتساع نفسه تقريبًا.',
    added: 'الجديد فيها: {list}.',
  },
  hi: {
    more: 'इससे करीब {difference} बढ़ता है: {place} का अनुमान अब {value} है।',
    less: 'इससे करीब {difference} घटता है: {place} का अनुमान अब {value} है।',
    alike: 'इससे लगभग कुछ नहीं बदलता: {place} का अनुमान {value} है।',
    before: 'इन जानकारियों के बिना यह {value} था, {low} से {high} तक।',
    narrower: 'इससे मदद मिली: दायरा अब छोटा है।',
    wider: 'दायरा अब बड़ा है: ऐसी बिक्री कम हैं।',
    same: 'दायरा लगभग उतना ही है।',
    added: 'इसमें नया: {list}।',
  },
};
const SPACED = { ...WORDS, fr: frenchSpacing(WORDS.fr), ar: isolateInserts(WORDS.ar) };

/** Less than this is no difference that anybody sees. */
const LEAST_CHANGE = 0.02;

/** Nearer than this two values are the same to whoever asks. */
const ALIKE = 0.003;

/** By how much a value differs from the one before; null where there was none. */
export const movedBy = (valueAud: unknown, { valued }: Voice): number | null =>
  valued && typeof valueAud === 'number' ? valueAud - valued.valueAud : null;

/** What was told since makes it worth more or less: that is what was asked. Null where nothing was valued before. */
export const valueMoved = (place: string, valueAud: number, voice: Voice): string | null => {
  const { show, language } = voice;
  const moved = movedBy(valueAud, voice);
  if (moved === null) return null;
  const words = SPACED[language];
  const isAlike = Math.abs(moved) < ALIKE * valueAud;
  const difference = show.aud(Math.abs(moved));
  const text = isAlike ? words.alike : moved > 0 ? words.more : words.less;
  return show.say(text, { place, value: show.aud(valueAud), difference });
};

type Fact = 'type' | 'bedrooms' | 'bathrooms' | 'carSpaces' | 'land' | 'built';
const FACTS: readonly (readonly [name: string, fact: Fact])[] = [
  ['propertyType', 'type'],
  ['bedrooms', 'bedrooms'],
  ['bathrooms', 'bathrooms'],
  ['carSpaces', 'carSpaces'],
  ['landSqm', 'land'],
  ['yearBuilt', 'built'],
];
const factText = (fact: Fact, value: unknown, { show, language }: Voice): string => {
  if (fact === 'type') return HOME_TYPES[language][countedAs(value as MarketPropertyType)];
  if (fact === 'land') return `${show.number(Number(value))} m²`;
  // A year is no number of things.
  return fact === 'built' ? String(value) : show.number(Number(value));
};
/** What was told of the home since it was valued. */
const addedSaid = ({ added = {} }: Valued, voice: Voice): string[] => {
  const { say, show, language } = voice;
  const list = FACTS.flatMap(([name, fact]) =>
    added[name] === undefined
      ? []
      : [
          show.say(say.pair, {
            label: show.inline(HOME_LABELS[language][fact]),
            text: factText(fact, added[name], voice),
          }),
        ],
  );
  return list.length === 0 ? [] : [show.say(SPACED[language].added, { list: list.join(say.comma) })];
};

/** How the range moved with it, what the value was before, and what was told since. */
export const rangeMoved = (now: Valued, voice: Voice): string[] => {
  const { show, language, valued } = voice;
  if (!valued) return [];
  const words = SPACED[language];
  const share =
    (now.highAud - now.lowAud) / now.valueAud / ((valued.highAud - valued.lowAud) / valued.valueAud) - 1;
  const isAlike = Math.abs(now.valueAud - valued.valueAud) < ALIKE * now.valueAud;
  const isAsWide = Math.abs(share) < LEAST_CHANGE;
  if (isAsWide && isAlike) return [words.same];
  const [value, low, high] = [show.aud(valued.valueAud), show.aud(valued.lowAud), show.aud(valued.highAud)];
  return [
    isAsWide ? words.same : share < 0 ? words.narrower : words.wider,
    show.say(words.before, { value, low, high }),
    ...addedSaid(valued, voice),
  ];
};
