import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { Voice } from './composed.ts';
import { HOME_TYPES } from './home-labels.ts';
import { frenchSpacing, isolateInserts } from './phrases/typography.ts';

type Words = {
  /** Nobody said what kind of home it is. */
  assumedType: string;
  /** No single sale is like it: the value is made from all that sold around. */
  onMedian: string;
  /** On an earlier day. */
  onDay: string;
  /** Stands where the place of a home else stands. */
  likeThat: string;
};

const WORDS: Readonly<Record<AssistantLanguage, Words>> = {
  en: {
    assumedType: 'I took it for the most common kind of home there: {type}. Tell me if that’s wrong.',
    onMedian:
      'No single sale is close enough to {place} to stand beside it: its value of {value} rests on what homes in the suburb sold for.',
    onDay: 'On {date}, {place} was worth about {value} by the sales up to then.',
    likeThat: 'a home like that in {place}',
  },
  de: {
    assumedType:
      'Angenommen habe ich die dort häufigste Art von Immobilie: {type}. Sagen Sie mir, falls das nicht stimmt.',
    onMedian:
      'Kein einzelner Verkauf ist {place} ähnlich genug: Der Wert von {value} beruht auf dem, wofür im Stadtteil insgesamt verkauft wurde.',
    onDay: 'Am {date} war {place} nach den Verkäufen bis dahin etwa {value} wert.',
    likeThat: 'eine solche Immobilie in {place}',
  },
  fr: {
    assumedType:
      'J’ai pris le type de bien le plus courant là-bas : {type}. Dites-moi si ce n’est pas le cas.',
    onMedian:
      'Aucune vente n’est assez proche de {place} pour être comparée : sa valeur de {value} repose sur l’ensemble des ventes du quartier.',
    onDay: 'Au {date}, {place} valait environ {value} d’après les ventes connues alors.',
    likeThat: 'un bien de ce type à {place}',
  },
  es: {
    assumedType: 'Tomé el tipo de vivienda más común allí: {type}. Dígame si no es así.',
    onMedian:
      'Ninguna venta se parece lo bastante a {place}: su valor de {value} se basa en lo que se vendió en todo el barrio.',
    onDay: 'El {date}, {place} valía unos {value} según las ventas hasta entonces.',
    likeThat: 'una vivienda así en {place}',
  },
  it: {
    assumedType: 'Ho preso il tipo di abitazione più comune lì: {type}. Mi dica se non è così.',
    onMedian:
      'Nessuna vendita è abbastanza simile a {place}: il suo valore di {value} si basa su tutte le vendite del quartiere.',
    onDay: 'Alla data del {date}, {place} valeva circa {value} in base alle vendite fino ad allora.',
    likeThat: 'una casa così a {place}',
  },
  pt: {
    assumedType: 'Usei o tipo de imóvel mais comum ali: {type}. Diga-me se não for assim.',
    onMedian:
      'Nenhuma venda é parecida o bastante com {place}: o valor de {value} se baseia em tudo o que foi vendido no bairro.',
    onDay: 'Em {date}, {place} valia cerca de {value} pelas vendas até então.',
    likeThat: 'um imóvel assim em {place}',
  },
  ru: {
    assumedType: 'Взят самый частый там тип жилья: {type}. Скажите, если это не так.',
    onMedian:
      '{place}: достаточно похожих продаж нет, оценка {value} основана на всех продажах этого района.',
    onDay: '{place}: на {date} оценка около {value} по продажам до этого дня.',
    likeThat: 'такого жилья в {place}',
  },
  zh: {
    assumedType: '我按当地最常见的房型计算：{type}。不对请告诉我。',
    onMedian: '没有哪笔成交与 {place} 足够相近：{value} 的估值依据的是该区整体的成交。',
    onDay: '按当时为止的成交，{place} 在 {date} 约值 {value}。',
    likeThat: '{place} 这类房屋',
  },
  ja: {
    assumedType: 'その地域で最も多い{type}として計算しました。違う場合は教えてください。',
    onMedian: '{place}に十分近い成約はありません。{value}という評価は、その地区全体の成約に基づいています。',
    onDay: '{date}時点の{place}は、それまでの成約から見て約{value}でした。',
    likeThat: '{place}のこうした住まい',
  },
  ko: {
    assumedType: '그곳에 가장 많은 유형으로 보았습니다: {type}. 아니면 알려 주세요.',
    onMedian:
      '{place}와 충분히 비슷한 거래가 없습니다. {value}라는 평가는 그 지역 전체 거래를 바탕으로 합니다.',
    onDay: '{date} 기준 {place}의 가치는 그때까지의 거래로 보아 약 {value}였습니다.',
    likeThat: '{place}의 이런 집',
  },
  hi: {
    assumedType: 'वहाँ घर का सबसे आम प्रकार माना: {type}। गलत हो तो बताइए।',
    onMedian:
      '{place} से पर्याप्त मिलती-जुलती कोई बिक्री नहीं है: {value} का मूल्य उस इलाके की सारी बिक्रियों पर टिका है।',
    onDay: '{date} को {place} का मूल्य तब तक की बिक्रियों के हिसाब से करीब {value} था।',
    likeThat: '{place} में ऐसे घर',
  },
  ar: {
    assumedType: 'اعتمدت نوع المسكن الأكثر شيوعًا هناك: {type}. أخبرني إن لم يكن كذلك.',
    onMedian: 'لا توجد عملية بيع قريبة بما يكفي من {place}: قيمته {value} تستند إلى ما بيع في الحي كله.',
    onDay: 'بتاريخ {date} كانت قيمة {place} نحو {value} بحسب المبيعات حتى ذلك الحين.',
    likeThat: 'مسكن كهذا في {place}',
  },
};
const SPACED = { ...WORDS, fr: frenchSpacing(WORDS.fr), ar: isolateInserts(WORDS.ar) };

/** What a home was taken for, where nobody said it. */
export const assumedTypeSaid = (
  type: PropertyType | null | undefined,
  { show, language }: Pick<Voice, 'show' | 'language'>,
): string[] => (type ? [show.say(SPACED[language].assumedType, { type: HOME_TYPES[language][type] })] : []);

/** What the value rests on, where there are no sales to show. */
export const valueOnMedian = (
  place: string,
  valueAud: number,
  { show, language }: Pick<Voice, 'show' | 'language'>,
): string => show.say(SPACED[language].onMedian, { place, value: show.aud(valueAud) });

/** What it was worth on a day that is past. */
export const valuedThen = (
  place: string,
  value: string,
  day: string,
  { show, language }: Pick<Voice, 'show' | 'language'>,
): string => show.say(SPACED[language].onDay, { place, value, date: show.day(day) });

/** A home of a kind in a place, where none is named. */
export const homeLikeThat = (place: string, { show, language }: Pick<Voice, 'show' | 'language'>): string =>
  show.say(SPACED[language].likeThat, { place });
