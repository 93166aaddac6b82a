import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { HomeRecord } from '../dialogue/home-facts-asked.ts';
import { type ListingPrice, listingSaid } from './booking/listing-said.ts';
import { type Composer, fact, type Voice } from './composed.ts';

type Labels = Record<Exclude<HomeRecord, 'asking'>, string> & { unknown: string };
const LABELS: Readonly<Record<AssistantLanguage, Labels>> = {
  en: {
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    carSpaces: 'Car spaces',
    land: 'Land',
    building: 'Floor area',
    built: 'Built',
    sold: 'Last sold',
    unknown: 'not on record',
  },
  de: {
    bedrooms: 'Schlafzimmer',
    bathrooms: 'Badezimmer',
    carSpaces: 'Stellplätze',
    land: 'Grundstück',
    building: 'Wohnfläche',
    built: 'Baujahr',
    sold: 'Zuletzt verkauft',
    unknown: 'nicht verzeichnet',
  },
  fr: {
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bain',
    carSpaces: 'Places de parking',
    land: 'Terrain',
    building: 'Surface habitable',
    built: 'Année de construction',
    sold: 'Dernière vente',
    unknown: 'non renseigné',
  },
  es: {
    bedrooms: 'Dormitorios',
    bathrooms: 'Baños',
    carSpaces: 'Plazas de aparcamiento',
    land: 'Terreno',
    building: 'Superficie construida',
    built: 'Año de construcción',
    sold: 'Última venta',
    unknown: 'no consta',
  },
  it: {
    bedrooms: 'Camere',
    bathrooms: 'Bagni',
    carSpaces: 'Posti auto',
    land: 'Terreno',
    building: 'Superficie interna',
    built: 'Anno di costruzione',
    sold: 'Ultima vendita',
    unknown: 'non risulta',
  },
  pt: {
    bedrooms: 'Quartos',
    bathrooms: 'Banheiros',
    carSpaces: 'Vagas',
    land: 'Terreno',
    building: 'Área construída',
    built: 'Ano de construção',
    sold: 'Última venda',
    unknown: 'não consta',
  },
  ru: {
    bedrooms: 'Спальни',
    bathrooms: 'Ванные',
    carSpaces: 'Машиноместа',
    land: 'Участок',
    building: 'Площадь дома',
    built: 'Год постройки',
    sold: 'Последняя продажа',
    unknown: 'нет данных',
  },
  zh: {
    bedrooms: '卧室',
    bathrooms: '卫生间',
    carSpaces: '车位',
    land: '土地面积',
    building: '建筑面积',
    built: '建成年份',
    sold: '上次成交',
    unknown: '无记录',
  },
  ja: {
    bedrooms: '寝室',
    bathrooms: '浴室',
    carSpaces: '駐車スペース',
    land: '土地面積',
    building: '建物面積',
    built: '建築年',
    sold: '前回の成約',
    unknown: '記録なし',
  },
  ko: {
    bedrooms: '침실',
    bathrooms: '욕실',
    carSpaces: '주차 공간',
    land: '대지 면적',
    building: '건물 면적',
    built: '건축 연도',
    sold: '마지막 거래',
    unknown: '기록 없음',
  },
  hi: {
    bedrooms: 'बेडरूम',
    bathrooms: 'बाथरूम',
    carSpaces: 'पार्किंग',
    land: 'ज़मीन',
    building: 'घर का क्षेत्रफल',
    built: 'निर्माण वर्ष',
    sold: 'पिछली बिक्री',
    unknown: 'दर्ज नहीं',
  },
  ar: {
    bedrooms: 'غرف النوم',
    bathrooms: 'الحمامات',
    carSpaces: 'مواقف السيارات',
    land: 'مساحة الأرض',
    building: 'مساحة البناء',
    built: 'سنة البناء',
    sold: 'آخر بيع',
    unknown: 'غير مسجل',
  },
};

type Home = {
  address: string;
  records: HomeRecord[];
  listing: ListingPrice | null;
  bedrooms: number | null;
  bathrooms: number | null;
  carSpaces: number | null;
  landM2: number | null;
  buildingM2: number | null;
  yearBuilt: number | null;
  lastSale: { priceAud: number; contractDate: string } | null;
};

const textOf = (home: Home, record: Exclude<HomeRecord, 'asking'>, voice: Voice): string | null => {
  const { show, say } = voice;
  const count = (value: number | null) => (value === null ? null : show.number(value));
  const area = (value: number | null) => (value === null ? null : `${show.number(value)} m²`);
  switch (record) {
    case 'land':
      return area(home.landM2);
    case 'building':
      return area(home.buildingM2);
    case 'built':
      // A year is no number of things.
      return home.yearBuilt === null ? null : String(home.yearBuilt);
    case 'sold':
      return (
        home.lastSale &&
        [show.aud(home.lastSale.priceAud), show.day(home.lastSale.contractDate)].join(say.comma)
      );
    default:
      return count(home[record]);
  }
};

/** What was asked of the home, first; the card has it too. */
export const composeHomeFacts: Composer<Home> = (home, voice, { sample }) => {
  const { say, show, language } = voice;
  const labels = LABELS[language];
  const records = home.records.filter((record) => record !== 'asking');
  const told = records.map((record) => ({
    record,
    label: labels[record],
    text: textOf(home, record, voice) ?? labels.unknown,
  }));
  const pairs = told.map(({ label, text }) => show.say(say.pair, { label: show.inline(label), text }));
  return {
    title: home.address,
    facts: told.flatMap(({ record, label, text }) => fact(record, label, text)),
    items: [],
    notes: sample ? [say.sample] : [],
    sentences: [
      ...(home.records.includes('asking') ? listingSaid(voice, home.listing) : []),
      ...(pairs.length > 0 ? [show.say(say.line, { label: home.address, text: pairs.join(say.comma) })] : []),
    ],
    suggestions: [say.suggest.flood, say.suggest.comparables, say.suggest.market],
  };
};
