export const SORT_ORDERS = ['newest', 'price_up', 'price_down', 'land'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** In which order homes are wanted, in the languages of the assistant; the more particular first. */
const ORDERS: readonly [SortOrder, RegExp][] = [
  [
    'land',
    /\b(?:biggest|largest)(?: ones?)? first\b|\b(?:biggest|largest|most|bigger|larger) (?:land|blocks?|lots?|yards?|land size|parcels?)\b|\b(?:by|on) (?:land|block) ?(?:size|area)?\b|terrenos? m[aá]s grande|plus grand(?:s)? terrain|gr[oö](?:ß|ss)te[snr]? grundst|terren[oi] pi[uù] grand|maior(?:es)? terreno|сам\p{L}* больш\p{L}* участ|土地(?:の|が)?(?:広い|大きい)|땅이? ?(?:넓은|큰)|대지가? 큰|地块最大|最大的?(?:地|土地)|土地最大|أكبر (?:أرض|مساحة)|सबसे बड़\p{L}*\p{M}* (?:ज़मीन|प्लॉट)/iu,
  ],
  [
    'price_down',
    /\b(?:highest|high|top|expensive)(?: price| priced)? first\b|\b(?:dearest|priciest|most expensive|highest (?:price|priced)|top end)\b|\b(?:high(?:est)? to low(?:est)?|price desc\p{L}*|descending)\b|m[aá]s car[oa]s? primero|de mayor a menor|plus chers? (?:en|d'abord)|prix d[eé]croissant|teuerste|pi[uù] car[ei] prima|mais car[oa]s? primeiro|сначала дорог|по убыванию|高い順|비싼 ?순|价格从高|最贵|الأغلى|सबसे महंग/iu,
  ],
  [
    'price_up',
    /\b(?:lowest|low)(?: price)? first\b|\b(?:cheapest|least expensive|lowest (?:price|priced)|most affordable)\b|\b(?:low(?:est)? to high(?:est)?|price asc\p{L}*|ascending|(?:sort|order|rank)(?:ed)?(?: \p{L}+){0,2} by price|by price)\b|m[aá]s barat[oa]s?|por precio|moins chers?|par prix|g[uü]nstigste|billigste|nach preis|pi[uù] economic|per prezzo|mais barat|por pre[çc]o|сначала дешев|самы\p{L}* дешев|по цене|по возрастанию|安い順|最安|価格順|저렴한|싼 ?순|가격순|最便宜|价格从低|按价格|الأرخص|حسب السعر|सबसे सस्त/iu,
  ],
  [
    'newest',
    /\b(?:newest|latest|most recent(?:ly)?|just listed|newly listed|recently listed|new(?:est)? listings|fresh(?:est)? listings)\b|m[aá]s recientes?|plus r[eé]cent|neueste|zuletzt eingestellt|pi[uù] recent|mais recent|сам\p{L}* нов|сначала нов|新しい順|新着|최신|最新|الأحدث|सबसे नए|नवीनतम/iu,
  ],
];

export const findSortOrder = (text: string): SortOrder | null =>
  ORDERS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
