import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { Voice } from '../composed.ts';

type ListingTexts = { price: string; guide: string; noPrice: string; listed: string; notForSale: string };
const TEXTS: Readonly<Record<AssistantLanguage, ListingTexts>> = {
  en: {
    price: 'The asking price is {price}.',
    guide: 'The price guide is {from} to {to}.',
    noPrice: 'No asking price is published for this home; the agent can tell you more.',
    listed: 'It’s for sale, listed on {date}.',
    notForSale: 'I can’t find it for sale right now; the agent can tell you more.',
  },
  de: {
    price: 'Der Angebotspreis ist {price}.',
    guide: 'Die Preisspanne liegt bei {from} bis {to}.',
    noPrice: 'Für dieses Objekt ist kein Angebotspreis veröffentlicht; der Makler kann mehr sagen.',
    listed: 'Es steht zum Verkauf, inseriert am {date}.',
    notForSale: 'Ich finde es gerade nicht zum Verkauf; der Makler kann mehr sagen.',
  },
  fr: {
    price: 'Le prix demandé est de {price}.',
    guide: 'La fourchette de prix va de {from} à {to}.',
    noPrice: 'Aucun prix n’est publié pour ce bien ; l’agent pourra vous en dire plus.',
    listed: 'Il est en vente, annoncé le {date}.',
    notForSale: 'Je ne le trouve pas en vente en ce moment ; l’agent pourra vous en dire plus.',
  },
  es: {
    price: 'El precio de venta es {price}.',
    guide: 'La orientación de precio es de {from} a {to}.',
    noPrice: 'No hay precio publicado para esta vivienda; el agente podrá decirle más.',
    listed: 'Está en venta, anunciada el {date}.',
    notForSale: 'Ahora mismo no la encuentro en venta; el agente podrá decirle más.',
  },
  it: {
    price: 'Il prezzo richiesto è {price}.',
    guide: 'La fascia di prezzo va da {from} a {to}.',
    noPrice: 'Per questa casa non è pubblicato alcun prezzo; l’agente potrà dirle di più.',
    listed: 'È in vendita, annunciata il {date}.',
    notForSale: 'Al momento non la trovo in vendita; l’agente potrà dirle di più.',
  },
  pt: {
    price: 'O preço pedido é {price}.',
    guide: 'A faixa de preço vai de {from} a {to}.',
    noPrice: 'Não há preço publicado para este imóvel; o corretor pode dizer mais a você.',
    listed: 'Está à venda, anunciado em {date}.',
    notForSale: 'No momento não encontro este imóvel à venda; o corretor pode dizer mais a você.',
  },
  ru: {
    price: 'Запрашиваемая цена: {price}.',
    guide: 'Ориентир цены: от {from} до {to}.',
    noPrice: 'Цена этого объекта не опубликована; агент расскажет подробнее.',
    listed: 'Объект продаётся, объявление от {date}.',
    notForSale: 'Сейчас я не нахожу его в продаже; агент расскажет подробнее.',
  },
  zh: {
    price: '要价是{price}。',
    guide: '价格范围是{from}到{to}。',
    noPrice: '这套房没有公布要价，经纪人可以告诉您更多。',
    listed: '目前在售，{date}挂牌。',
    notForSale: '目前没有查到它在售，经纪人可以告诉您更多。',
  },
  ja: {
    price: '売り出し価格は{price}です。',
    guide: '価格の目安は{from}から{to}です。',
    noPrice: 'この物件の売り出し価格は公開されていません。担当者にお尋ねください。',
    listed: '販売中で、{date}に掲載されました。',
    notForSale: '現在、販売中とは確認できません。担当者にお尋ねください。',
  },
  ko: {
    price: '매도 희망가는 {price}입니다.',
    guide: '가격대는 {from}에서 {to}입니다.',
    noPrice: '이 집은 희망 가격이 공개되어 있지 않습니다. 담당자가 더 알려 드릴 수 있습니다.',
    listed: '판매 중이며 {date}에 등록되었습니다.',
    notForSale: '지금은 판매 중인 것을 찾지 못했습니다. 담당자가 더 알려 드릴 수 있습니다.',
  },
  hi: {
    price: 'मांगी गई कीमत {price} है।',
    guide: 'कीमत का दायरा {from} से {to} है।',
    noPrice: 'इस घर की कोई मांगी गई कीमत प्रकाशित नहीं है; एजेंट और बता सकते हैं।',
    listed: 'यह बिक्री में है, {date} को सूची में आया।',
    notForSale: 'अभी यह बिक्री में नहीं मिल रहा; एजेंट और बता सकते हैं।',
  },
  ar: {
    price: 'السعر المطلوب {price}.',
    guide: 'نطاق السعر من {from} إلى {to}.',
    noPrice: 'لا يوجد سعر معلن لهذا المنزل؛ يستطيع الوكيل إخبارك بالمزيد.',
    listed: 'المنزل معروض للبيع، أُعلن عنه في {date}.',
    notForSale: 'لا أجده معروضا للبيع حاليا؛ يستطيع الوكيل إخبارك بالمزيد.',
  },
};

/** What is published of a home that is for sale. */
export type PublishedListing = {
  guide: { fromAud: number; toAud: number } | null;
  /** The day itself: how long that is depends on who counts, and up to when. */
  listedOn: string;
  property: {
    bedrooms: number | null;
    bathrooms: number | null;
    carSpaces: number | null;
    landM2: number | null;
  };
};

/** All that is said of its price. */
export type ListingPrice = Pick<PublishedListing, 'guide' | 'listedOn'> & Partial<PublishedListing>;

/** What is asked for a home and since when, as its listing says it: no value of our own stands in for it. */
export const listingSaid = ({ language, show }: Voice, listing: ListingPrice | null): string[] => {
  const words = TEXTS[language];
  if (!listing) return [words.notForSale];
  const { guide, listedOn } = listing;
  const listed = show.say(words.listed, { date: show.day(listedOn) });
  if (!guide) return [words.noPrice, listed];
  const [from, to] = [show.aud(guide.fromAud), show.aud(guide.toAud)];
  return [from === to ? show.say(words.price, { price: from }) : show.say(words.guide, { from, to }), listed];
};
