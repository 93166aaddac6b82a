import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { Voice } from './composed.ts';

/** What a figure was made from. */
export type Counted = { count: number; countOf: 'sales' | 'listings' | 'auctions' };

const COUNT_PHRASES: Readonly<Record<AssistantLanguage, Record<Counted['countOf'], string>>> = {
  en: {
    sales: '{number, plural, one {{count} sale} other {{count} sales}}',
    listings: '{number, plural, one {{count} listing} other {{count} listings}}',
    auctions: '{number, plural, one {{count} auction} other {{count} auctions}}',
  },
  de: {
    sales: '{number, plural, one {{count} Verkauf} other {{count} Verkäufe}}',
    listings: '{number, plural, one {{count} Angebot} other {{count} Angebote}}',
    auctions: '{number, plural, one {{count} Auktion} other {{count} Auktionen}}',
  },
  fr: {
    sales: '{number, plural, one {{count} vente} other {{count} ventes}}',
    listings: '{number, plural, one {{count} annonce} other {{count} annonces}}',
    auctions: '{number, plural, one {{count} enchère} other {{count} enchères}}',
  },
  es: {
    sales: '{number, plural, one {{count} venta} other {{count} ventas}}',
    listings: '{number, plural, one {{count} anuncio} other {{count} anuncios}}',
    auctions: '{number, plural, one {{count} subasta} other {{count} subastas}}',
  },
  it: {
    sales: '{number, plural, one {{count} vendita} other {{count} vendite}}',
    listings: '{number, plural, one {{count} annuncio} other {{count} annunci}}',
    auctions: '{number, plural, one {{count} asta} other {{count} aste}}',
  },
  pt: {
    sales: '{number, plural, one {{count} venda} other {{count} vendas}}',
    listings: '{number, plural, one {{count} anúncio} other {{count} anúncios}}',
    auctions: '{number, plural, one {{count} leilão} other {{count} leilões}}',
  },
  ru: {
    sales:
      '{number, plural, one {{count} продажа} few {{count} продажи} many {{count} продаж} other {{count} продажи}}',
    listings:
      '{number, plural, one {{count} объявление} few {{count} объявления} other {{count} объявлений}}',
    auctions: '{number, plural, one {{count} аукцион} few {{count} аукциона} other {{count} аукционов}}',
  },
  zh: {
    sales: '成交 {count} 笔',
    listings: '挂牌 {count} 套',
    auctions: '拍卖 {count} 场',
  },
  ja: {
    sales: '成約{count}件',
    listings: '売出{count}件',
    auctions: 'オークション{count}件',
  },
  ko: {
    sales: '거래 {count}건',
    listings: '매물 {count}건',
    auctions: '경매 {count}건',
  },
  hi: {
    sales: '{count} बिक्री',
    listings: '{count} लिस्टिंग',
    auctions: '{count} नीलामियाँ',
  },
  ar: {
    sales: '{count} مبيعات',
    listings: '{count} إعلانات',
    auctions: '{count} مزادات',
  },
};

/** '49 sales' */
export const countSaid = ({ count, countOf }: Counted, { show, language }: Voice): string =>
  show.say(COUNT_PHRASES[language][countOf], { number: count, count: show.number(count) });
