import { plainText } from '../understanding/clean-text.ts';
import { FOREIGN_PLACES } from '../understanding/place-words.ts';
import type { Understanding } from '../understanding/understand.ts';

/** Neither a citizen nor a permanent resident, or bought from abroad, in all languages. In lower case without accents. */
const FOREIGN =
  /\b(?:temporary|student|working holiday|bridging|graduate|skilled) (?:visa|resident)|\b(?:on|with) (?:a |an |my )?(?:\w+ )?visa\b|\b\d{3} ?visa\b|\bvisa (?:\w+ )?\(?\d{3}\b|\b(?:not|neither|no|isn'?t|aren'?t) (?:an? |yet )?(?:\w+ )?(?:citizens?|pr\b|permanent residents?|australians?\b)|\b(?:foreign|overseas|international) (?:buyers?|purchasers?|investors?|citizens?|student)|\bforeigners?\b|\bnon-?residents?\b|\bbuy\w* from (?:overseas|abroad)|\b(?:live|living|based|we'?re|i'?m) (?:overseas|abroad)\b|visado (?:temporal|de estudiante)|con (?:un )?vis(?:a|ado) (?:temporal|de)|extranjer[oa]s?|no (?:soy|somos) (?:ciudadan\w+|residentes?)|desde el extranjero|visa temporaire|visa etudiant|etrangers?\b|(?:pas|ni) (?:citoyen\w*|resident\w*)|depuis l'etranger|(?:befristet\w*|temporar\w*|studenten)[- ]?vis(?:um|a)|auslander\w*|aus dem ausland|kein\w* (?:staatsburger|australier|pr\b)|visto temporaneo|stranier[oaie]|non (?:sono|siamo) (?:cittadin\w+|residenti?)|dall'estero|visto temporario|estrangeir[oa]s?|nao (?:sou|somos) (?:cidada\w*|residentes?)|do exterior|временн\p{L}* виз\p{L}*|иностран(?:ец|цы|к[аи]|ный покупател)\p{L}*|не (?:гражд\p{L}*|резидент\p{L}*)|из-за границы|(?:不是|没有?|非)(?:澳洲)?(?:公民|pr\b|永久?居民|居民|绿卡|永居)|(?:临时|学生|工作|打工)签证|海外买家|外国(?:人|买家)|在(?:国内|中国|上海|北京|香港|海外|国外)|外国人|(?:永住権|市民権)(?:が|は)?な|(?:学生|就労|一時)ビザ|海外から|외국인|(?:영주권|시민권)(?:이|은|자가)? ?(?:없|아니)|(?:임시|학생|워킹) ?비자|해외에서|(?:تأشيرة|فيزا) (?:مؤقتة|طالب|عمل)|أجنبي|أجانب|لست مواطن\p{L}*|من الخارج|(?:अस्थायी|स्टूडेंट|टेम्परेरी) वीज़?ा|विदेशी|(?:नागरिक|पीआर) नहीं|विदेश से/u;
/** Said of oneself as it is: 'I have PR now'. */
const RESIDENT =
  /\b(?:i'?m|i am|we'?re|we are|got|have|has|hold|with) (?:an? |my |our |both )?(?:pr\b|permanent resid\w+|(?:australian |aussie )?citizens?(?:hip)?\b)|\bpermanent residents?\b|\bkiwis?\b|new zealand|residente permanente|resident\w* permanent\w*|ciudadan[oa] australian|citoyen\w* australien|daueraufenthalt|australische\w* staats|residenza permanente|cittadin\w+ australian|cidada\w* australian|постоянн\p{L}* (?:житель|резидент|вид)\p{L}*|пмж|гражданин австрал|(?<!不|没|没有|非)(?:有|是|拿(?:到|了)?)(?:了)?(?:pr|永居|绿卡|澳洲公民)|永住権(?:が|を)?(?:あ|持|取)|영주권(?:이|을)? ?(?:있|받)|시민권자|إقامة دائمة|مواطن أسترالي|(?:पीआर|नागरिकता) (?:है|हूँ|मिल)/u;

/** 'We live in Singapore', 'buying from Hong Kong': where nothing else is said, who lives there is no resident here. */
const LIVES_IN =
  /\b(?:live|living|based|residing|working|buying|vivimos|vivo|habite|habitons|leben|lebe|wohnen|wohne|viviamo|moramos|moro) (?:over |out |back )?(?:in|from|en|a|à|em) ([a-z]+)(?: ([a-z]+))?/gu;
/** New Zealanders buy as residents do. */
const OF_NEW_ZEALAND: ReadonlySet<string> = new Set([
  'auckland',
  'wellington',
  'christchurch',
  'queenstown',
  'dunedin',
  'hamilton',
]);
const livesAbroad = (plain: string): boolean =>
  [...plain.matchAll(LIVES_IN)].some(
    ([, one = '', two = '']) =>
      !OF_NEW_ZEALAND.has(one) && (FOREIGN_PLACES.has(one) || FOREIGN_PLACES.has(`${one} ${two}`)),
  );

/** Whether somebody says that they buy as a foreigner; null where nothing is said of it. */
export const foreignIn = ({ text }: Pick<Understanding, 'text'>): boolean | null => {
  const plain = plainText(text);
  if (FOREIGN.test(plain)) return true;
  if (RESIDENT.test(plain)) return false;
  return livesAbroad(plain) ? true : null;
};
