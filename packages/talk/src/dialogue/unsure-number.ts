import { plainText } from '../understanding/clean-text.ts';
import type { PlaceMention } from '../understanding/places/place-mention.ts';
import type { Understanding } from '../understanding/understand.ts';

/** The number of a street is only guessed. In lower case, without the accents of Latin letters. */
const UNSURE =
  /\b(?:not (?:\w+ )?(?:sure|certain)|unsure|don'?t (?:know|remember|recall|have)|forg[eo]t\w*|can'?t (?:remember|recall)|no idea)\b.{0,24}\b(?:numbers?|no\.|num)\b(?! of)|\b(?:numbers?) (?:might|may|could) be (?:wrong|off|different)\b|\bno (?:se|estoy segur[oa]|recuerdo|me acuerdo)\b.{0,20}\bnumero\b|\b(?:pas (?:sur|certain)\w*|(?:ne )?sais pas|oublie)\b.{0,20}\bnumero\b|\b(?:hausnummer|nummer)\b.{0,24}\b(?:nicht|unsicher|vergessen)\b|\b(?:nicht|unsicher|vergessen)\b.{0,24}\b(?:hausnummer|nummer)\b|\bnon (?:so|sono sicur[oa]|ricordo|mi ricordo)\b.{0,20}\b(?:numero|civico)\b|\bnao (?:sei|tenho certeza|lembro|me lembro)\b.{0,20}\bnumero\b|(?:не (?:знаю|уверен\p{L}*|помню)|забыл\p{L}*).{0,20}номер\p{L}*|номер\p{L}*.{0,16}не (?:знаю|уверен\p{L}*|помню)|(?:门牌|号码?|几号).{0,8}(?:不确定|不清楚|忘|不知道|不记得)|(?:不确定|不清楚|忘了?|不知道|不记得).{0,6}(?:门牌|几号|号码)|番(?:号|地).{0,12}(?:わから|分から|不確か|忘れ|自信)|번(?:호|지).{0,12}(?:모르|확실|기억|잊)|(?:لست متأكد\p{L}*|لا أعرف|لا أتذكر|نسيت).{0,16}رقم|(?:नंबर|नम्बर).{0,16}(?:पक्का नहीं|पता नहीं|याद नहीं|मालूम नहीं)/u;

const suburbOf = (place: PlaceMention): PlaceMention =>
  place.kind === 'address' && place.locality
    ? {
        kind: 'locality',
        start: place.start,
        end: place.end,
        place: place.locality,
        candidates: place.candidates,
      }
    : place;

/** '14 Bardon Street, not sure of the number': what is known is the suburb, and no home is taken for certain. */
export const withoutUnsureNumber = (heard: Understanding): Understanding =>
  UNSURE.test(plainText(heard.text)) ? { ...heard, places: heard.places.map(suburbOf) } : heard;
