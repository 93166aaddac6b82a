import { plainText } from './clean-text.ts';
import type { Understanding } from './understand.ts';

/** The places around one that is meant, wherever in the message they are said. */
const AROUND =
  /\b(?:or )?there ?abouts\b|\b(?:nearby|surrounding|surrounds|neighbou?ring|next(?: |-)door|adjacent) (?:suburbs?|areas?|places?|towns?)|\bsuburbs? (?:nearby|around|close by|next to)\b|\bor (?:nearby|near there|close by|around there|near by|surrounds|surrounding)\b|\b(?:anywhere|somewhere|anything) (?:near|close|around) (?:there|it|by)\b|\bin (?:that|the|this) (?:general )?area\b|\bumgebung\b|\bumland\b|\bin der nahe\b(?! (?:des|vom) (?:strand|meer))|\b(?:alrededores|cercanias|cerca de (?:ahi|alli|aca)|zonas? (?:cercanas?|vecinas?))\b|\b(?:alentours|environs|a proximite|quartiers? voisins?|pas loin)\b|\b(?:dintorni|zone vicine|nelle vicinanze)\b|\b(?:arredores|redondezas|bairros? vizinhos?|por perto)\b|окрестност\p{L}*|поблизости|неподалеку|соседн\p{L}+ район\p{L}*|附近|周边|周围|周辺|近辺|付近|近郊|근처|주변|인근|المجاور\p{L}*|القريب\p{L}* من(?:ها|ه)|حواليها?|حولها|आस-?पास|नज़?दीकी इलाक\p{L}*/u;
/** Right before the place: 'around Parramatta', 'cerca de Windsor'. */
const BEFORE =
  /(?:\b(?:around|near|nearby|close to|not far from|round|next to|within reach of)(?: to)?|\brund um|\bnahe(?: bei)?|\bin der nahe von|\bcerca de|\balrededor de|\bpres de|\bautour d[e']|\bvicino a|\bintorno a|\bperto d[eao]|рядом с|около|возле|قرب|بالقرب من|حول)\s*$/u;
/** Right behind it: 'Windsorの近く', 'Windsor के पास'. */
const BEHIND =
  /^\s*(?:の近く|近く|附近|周边|周辺|근처|주변|के पास|के आसपास|के नज़?दीक|or so\b|and surrounds|surrounds)/u;

/** Whether the places around one that is named, or was spoken of, will do as well. The sea and a station are no suburbs. */
export const saysNearby = ({ text, places, concepts }: Understanding): boolean => {
  const suburbs = places.filter(({ kind }) => kind === 'locality' || kind === 'postcode');
  const isBeside = suburbs.some(
    ({ start, end }) =>
      BEFORE.test(plainText(text.slice(0, start))) || BEHIND.test(plainText(text.slice(end))),
  );
  return isBeside || (AROUND.test(plainText(text)) && !concepts.has('nearCoast'));
};
