import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { Voice } from '../composed.ts';
import { listingSaid, type PublishedListing } from './listing-said.ts';

type RoomTexts = { bedrooms: string; bathrooms: string; carSpaces: string; land: string; unknown: string };
/** Each with its figure after it, so that no language has to count. */
const TEXTS: Readonly<Record<AssistantLanguage, RoomTexts>> = {
  en: {
    bedrooms: 'Bedrooms: {count}.',
    bathrooms: 'Bathrooms: {count}.',
    carSpaces: 'Car spaces: {count}.',
    land: 'Land: {count} m².',
    unknown: 'The listing doesn’t say; the agent can tell you.',
  },
  de: {
    bedrooms: 'Schlafzimmer: {count}.',
    bathrooms: 'Bäder: {count}.',
    carSpaces: 'Stellplätze: {count}.',
    land: 'Grundstück: {count} m².',
    unknown: 'Das steht nicht im Inserat; der Makler kann es Ihnen sagen.',
  },
  fr: {
    bedrooms: 'Chambres : {count}.',
    bathrooms: 'Salles de bains : {count}.',
    carSpaces: 'Places de parking : {count}.',
    land: 'Terrain : {count} m².',
    unknown: 'L’annonce ne le précise pas ; l’agent pourra vous le dire.',
  },
  es: {
    bedrooms: 'Dormitorios: {count}.',
    bathrooms: 'Baños: {count}.',
    carSpaces: 'Plazas de aparcamiento: {count}.',
    land: 'Terreno: {count} m².',
    unknown: 'El anuncio no lo indica; el agente se lo podrá decir.',
  },
  it: {
    bedrooms: 'Camere da letto: {count}.',
    bathrooms: 'Bagni: {count}.',
    carSpaces: 'Posti auto: {count}.',
    land: 'Terreno: {count} m².',
    unknown: 'L’annuncio non lo dice; l’agente potrà dirglielo.',
  },
  pt: {
    bedrooms: 'Quartos: {count}.',
    bathrooms: 'Banheiros: {count}.',
    carSpaces: 'Vagas de garagem: {count}.',
    land: 'Terreno: {count} m².',
    unknown: 'O anúncio não informa; o corretor pode dizer a você.',
  },
  ru: {
    bedrooms: 'Спальни: {count}.',
    bathrooms: 'Ванные: {count}.',
    carSpaces: 'Места для машины: {count}.',
    land: 'Участок: {count} м².',
    unknown: 'В объявлении этого нет; агент вам скажет.',
  },
  zh: {
    bedrooms: '卧室：{count}。',
    bathrooms: '浴室：{count}。',
    carSpaces: '车位：{count}。',
    land: '土地：{count} 平方米。',
    unknown: '房源信息里没有写，经纪人可以告诉您。',
  },
  ja: {
    bedrooms: '寝室：{count}。',
    bathrooms: '浴室：{count}。',
    carSpaces: '駐車スペース：{count}。',
    land: '土地：{count} m²。',
    unknown: '掲載情報には記載がありません。担当者にお尋ねください。',
  },
  ko: {
    bedrooms: '침실: {count}.',
    bathrooms: '욕실: {count}.',
    carSpaces: '주차 공간: {count}.',
    land: '대지: {count} m².',
    unknown: '매물 정보에는 나와 있지 않습니다. 담당자가 알려 드릴 수 있습니다.',
  },
  hi: {
    bedrooms: 'बेडरूम: {count}।',
    bathrooms: 'बाथरूम: {count}।',
    carSpaces: 'कार की जगह: {count}।',
    land: 'ज़मीन: {count} वर्ग मीटर।',
    unknown: 'सूची में यह नहीं लिखा है; एजेंट आपको बता सकते हैं।',
  },
  ar: {
    bedrooms: 'غرف النوم: {count}.',
    bathrooms: 'الحمامات: {count}.',
    carSpaces: 'مواقف السيارات: {count}.',
    land: 'الأرض: {count} م².',
    unknown: 'الإعلان لا يذكر ذلك؛ يستطيع الوكيل إخبارك.',
  },
};

/** The rooms and the land of a home that is for sale, as its listing has them. */
export const roomsSaid = (voice: Voice, listing: PublishedListing | null): string[] => {
  const words = TEXTS[voice.language];
  if (!listing) return listingSaid(voice, null);
  const { bedrooms, bathrooms, carSpaces, landM2 } = listing.property;
  const figures = [
    [words.bedrooms, bedrooms],
    [words.bathrooms, bathrooms],
    [words.carSpaces, carSpaces],
    [words.land, landM2],
  ] as const;
  const known = figures.flatMap(([text, figure]) =>
    figure === null ? [] : [voice.show.say(text, { count: voice.show.number(figure) })],
  );
  return known.length > 0 ? known : [words.unknown];
};
