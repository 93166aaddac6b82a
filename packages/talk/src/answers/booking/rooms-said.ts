import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { Voice } from '../composed.ts';
import { HOME_LABELS } from '../home-labels.ts';
import { listingSaid, type PublishedListing } from './listing-said.ts';

const UNKNOWN: Readonly<Record<AssistantLanguage, string>> = {
  en: 'The listing doesn’t say; the agent can tell you.',
  de: 'Das steht nicht im Inserat; der Makler kann es Ihnen sagen.',
  fr: 'L’annonce ne le précise pas ; l’agent pourra vous le dire.',
  es: 'El anuncio no lo indica; el agente se lo podrá decir.',
  it: 'L’annuncio non lo dice; l’agente potrà dirglielo.',
  pt: 'O anúncio não informa; o corretor pode dizer a você.',
  ru: 'В объявлении этого нет; агент вам скажет.',
  zh: '房源信息里没有写，经纪人可以告诉您。',
  ja: '掲載情報には記載がありません。担当者にお尋ねください。',
  ko: '매물 정보에는 나와 있지 않습니다. 담당자가 알려 드릴 수 있습니다.',
  hi: 'सूची में यह नहीं लिखा है; एजेंट आपको बता सकते हैं।',
  ar: 'الإعلان لا يذكر ذلك؛ يستطيع الوكيل إخبارك.',
};

type Figure = readonly [label: string, figure: string | number | null];
const line = ({ say, show }: Voice, [label, figure]: Figure): string[] =>
  figure === null
    ? []
    : [show.say(say.line, { label, text: typeof figure === 'number' ? show.number(figure) : figure })];

/** The rooms and the land of a home that is for sale, as its listing has them. */
export const roomsSaid = (voice: Voice, listing: PublishedListing | null): string[] => {
  const { say, show, language } = voice;
  const labels = HOME_LABELS[language];
  if (!listing) return listingSaid(voice, null);
  const { bedrooms, bathrooms, carSpaces, landM2 } = listing.property;
  const area = landM2 === null ? null : `${show.number(landM2)} m²`;
  const figures: Figure[] = [
    [labels.bedrooms, bedrooms],
    [labels.bathrooms, bathrooms],
    [labels.carSpaces, carSpaces],
    [labels.land, area],
  ];
  const known = figures.flatMap((figure) => line(voice, figure));
  return known.length > 0 ? [known.join(say.comma)] : [UNKNOWN[language]];
};

/** The places for cars that belong to it; nothing where its listing has none. */
export const carSpacesSaid = (voice: Voice, listing: PublishedListing | null): string[] => {
  const said = line(voice, [HOME_LABELS[voice.language].carSpaces, listing?.property.carSpaces ?? null]);
  return said.map((text) => `${text}${voice.language === 'zh' || voice.language === 'ja' ? '。' : '.'}`);
};
