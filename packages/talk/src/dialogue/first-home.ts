import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { FIRST_HOME, NOT_FIRST_HOME } from './sum-words.ts';

/** Before the word, in the same clause: 'we are not first home buyers', 'wir sind keine Erstkäufer'. */
const DENIED =
  /(?:\b(?:not|never|no|isn'?t|aren'?t|ain'?t|neither|without|nicht|keine?[nrms]?|non|pas|nao|nem|nunca)\b|(?<!\p{L})(?:не|ни)(?!\p{L})|不是|不算|并非|لست|لسنا|ليس\p{L}*|مش|مو)[^.,;:!?。，、]{0,22}$/u;
const DENIED_AFTER =
  /^[^.,;:!?。，、]{0,12}(?:ではな|じゃな|でもな|(?:이|가|은|는)? ?아니|아닙|नहीं|not\b|nicht\b)/u;
/** Who owns or owned a home buys no first one. */
const HAS_OWNED =
  /\b(?:already|still) own\b|\b(?:we|i)(?:'ve| have)? (?:both )?owned (?:a |one |property |before|homes?)|\b(?:second|third|next) (?:home|house|place|property)\b|\bnot our first rodeo\b|ya (?:tenemos|tengo|tuvimos) (?:una )?(?:casa|vivienda|piso)|segunda (?:vivienda|casa)|deja proprietaires?|deuxieme (?:maison|achat|bien)|(?:besitzen|haben) (?:schon|bereits) (?:ein|eine) (?:haus|wohnung|immobilie)|zweit(?:haus|wohnung|immobilie)|seconda casa|abbiamo gia (?:una )?casa|segund[oa] (?:casa|imovel)|ja temos (?:uma )?casa|втор(?:ое|ая|ой|ую) (?:жиль|дом|квартир)\p{L}*|уже есть (?:дом|квартира|жиль)\p{L}*|第二套|二套房|已经有(?:一套)?房|2軒目|二軒目|두 ?번째 집|이미 집이|दूसरा घर/u;

/** Whether a message says that it is the first home they buy; null where it says nothing of it. */
export const firstHomeIn = ({ text }: Understanding): boolean | null => {
  const said = plainText(text);
  if (NOT_FIRST_HOME.test(said)) return false;
  const found = FIRST_HOME.exec(said);
  if (!found) return HAS_OWNED.test(said) ? false : null;
  const isDenied =
    DENIED.test(said.slice(0, found.index)) || DENIED_AFTER.test(said.slice(found.index + found[0].length));
  return !isDenied;
};
