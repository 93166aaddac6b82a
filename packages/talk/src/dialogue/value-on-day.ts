import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { dateSaid } from '../understanding/when/dates-said.ts';
import { isHome, isSubject } from './place-text.ts';
import type { Call, DialogueState } from './state.ts';
import { wholeCall } from './whole-call.ts';

/** What a home was worth, in words right beside each other. In lower case, without the accents of Latin letters. */
const WAS_WORTH =
  /\bwas\b[^.?!]{0,30}\bworth\b|\bdid (?:it|the (?:house|unit|place|home))\b[^.?!]{0,12}\b(?:stand|sit|come in) at\b|\bwhat (?:was|were)\b[^.?!]{0,20}\b(?:value|price)\b|\bworth\b[^.?!]{0,24}\b(?:on|in|at|back|as of|as at)\b|\bvalu(?:e|ed|ation)\b[^.?!]{0,24}\b(?:on|in|at|back|as of|as at)\b|\bwar\b(?:[^.?!]|\d\.){0,40}\bwert\b|\bwert\b[^.?!]{0,24}\b(?:am|im|in|zum|per|anfang|ende)\b|\b(?:valia|costaba|valio)\b|\bvalor\b[^.?!]{0,24}\b(?:al|a fecha|en|el|em|no|na data)\b|\b(?:valait|a valu)\b|\bvaleur\b[^.?!]{0,24}\b(?:au|en|le|a la date)\b|\b(?:valeva|valse)\b|\bvalore\b[^.?!]{0,24}\b(?:al|nel|il|alla data)\b|стоил\p{L}*|(?:стоимост|цен|оценк)\p{L}*[^.?!]{0,24}(?<!\p{L})(?:на|в) \d|(?:年|月|日|号|当时|那时|那天)[^。？]{0,8}(?:值|价|估)|(?:年|月|日|当時|時点)[^。？]{0,10}(?:価値|いくら|評価|査定)|(?:년|월|일|당시|때)[^.?]{0,10}(?:가치|얼마|시세|평가)|(?:कीमत|मूल्य|वैल्यू|दाम)[^।?]{0,24}(?:थी|था)|(?:كان\p{L}*)[^.؟]{0,20}(?:قيم|سعر|[يت]ساوي)|قيم\p{L}*[^.؟]{0,16}(?:في|بتاريخ|عام|سنة)/u;
/** Today's value, or one to come, is asked for. */
const NOT_THEN =
  /\b(?:now|today|current(?:ly)?|these days|will|going to|gonna|forecast|predict\w*|heute|jetzt|aktuell\w*|wird|werden|ahora|hoy|actual(?:es|mente)|sera|valdra|maintenant|aujourd'hui|vaudra|adesso|oggi|attuale|varra|agora|hoje|atual|valera)\b|сейчас|сегодня|теперь|будет|现在|目前|如今|将来|今は|現在|将来|지금|현재|앞으로|अब|आज|होगी|होगा|(?:ال)?[اآ]ن(?!\p{L})|اليوم|ستكون/u;
const YEAR = /(?<![\d$.,/])(19[89]\d|20\d\d)(?![\d.,]*\d|\s?(?:k|sqm|m2|m²|万|만))/u;
const MIDDLE_OF_YEAR = '06-30';
const MIDDLE_OF_MONTH = '15';

const LAST_YEAR =
  /\blast year\b|\bano pasado\b|\bl'annee derniere\b|\bl'an dernier\b|\bletzt(?:es|en) jahr\w*|\banno scorso\b|\bano passado\b|прошл\p{L}+ год\p{L}*|去年|昨年|작년|지난해|(?:العام|السنة) الماضي|पिछले साल/u;
const FEW_WORDS = 5;

/** '2021-08-03', or '08-03' where no year is said; a year or month alone is its middle. */
const dayIn = (text: string, yearBuilt: number | null): string | null => {
  const said = dateSaid(text);
  const lastYear = LAST_YEAR.test(text) ? 'last-' : '';
  const year = YEAR.exec(text)?.[1];
  const ofYear = year && Number(year) !== yearBuilt ? `${year}-` : lastYear;
  const month = said?.month === undefined ? undefined : String(said.month).padStart(2, '0');
  if (said?.date) return `${ofYear}${said.date}`;
  if (month) return `${ofYear}${month}-${MIDDLE_OF_MONTH}`;
  return ofYear ? `${ofYear}${MIDDLE_OF_YEAR}` : null;
};

/** 'What was it worth on 3 August?', of the home that is named or spoken of; null where no day is said. */
export const valueOnDayCall = (heard: Understanding, before: DialogueState): Call | null => {
  const text = plainText(heard.text);
  // 'And in 2019?', of a day that was asked about.
  const isGoingOn = before.last?.arguments.onDay !== undefined && heard.words <= FEW_WORDS;
  if (!(WAS_WORTH.test(text) || isGoingOn) || NOT_THEN.test(text)) return null;
  // '2019' is a postcode as well.
  const isYearAlone = isGoingOn && heard.places.every(({ kind }) => kind === 'postcode');
  const asked = isYearAlone ? { ...heard, places: [] } : heard;
  const isOfHome =
    asked.places.some(isHome) || (!asked.places.some(isSubject) && /^\S*\d/.test(before.address ?? ''));
  const onDay = isOfHome ? dayIn(text, heard.facts.yearBuilt) : null;
  if (onDay === null) return null;
  const { tool, arguments: args } = wholeCall('assess', asked, before);
  return { tool, arguments: { ...args, onDay } };
};
