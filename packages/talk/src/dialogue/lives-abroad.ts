import { isCountryName } from '../understanding/country-names.ts';
import { onceAMessage } from '../understanding/once-a-message.ts';
import { FOREIGN_IN_SCRIPTS, FOREIGN_PLACES } from '../understanding/place-words.ts';

/** Where who writes lives or buys from: before the name, in lower case without the accents of Latin letters. */
const LIVE_IN =
  /(?<!(?:parents|brother|sister|mum|dad|son|daughter|friends?|family|they|she|he) (?:who )?)\b(?:live|living|based|residing|resident|working|buying|buy|vivimos|vivo|resido|habite|habitons|vis|vivons|leben?|lebe|wohnen?|wohne|viviamo|abito|abitiamo|moramos|moro|vivemos) (?:(?:over|out|back|still|now|currently|aun|ahora|noch|derzeit|nur|ancora|ora|ainda|agora|actuellement|encore|wir|ich) )*(?:in|from|en|a|au|aux|em|no|na|nos|nas|negli|nel|nella) (?:the )?(\p{L}+)(?: (\p{L}+))?/gu;
const LIVE_IN_SCRIPTS =
  /(?:(?:живу|живём|живем|нахожусь|находимся)(?: сейчас| пока)? во? |(?:أعيش|اعيش|نعيش|أسكن|اسكن|ساكن\p{L}*|مقيم\p{L}*)(?: حاليا)? في |(?:住在|人在|我们?在|身在))([\p{L}\p{M}]+)/gu;
const LIVE_IN_AFTER =
  /([\p{L}\p{M}]+?)(?:に(?:住|すん|い(?:ま|る))|에(?:서)? ?(?:살|거주)| में (?:रहत|रह रह))/gu;
const FROM_THERE = /在(?:国内|中国|上海|北京|香港|海外|国外)/u;

/** New Zealanders buy as residents do. */
const AS_RESIDENTS: ReadonlySet<string> = new Set([
  'auckland',
  'wellington',
  'christchurch',
  'queenstown',
  'dunedin',
  'hamilton',
]);
const LONGEST_ENDING = 3;
/** Russian bends a name, and Chinese goes on without a space. */
const isCountryBeginning = (word: string): boolean => {
  if (isCountryName(word)) return true;
  const isCyrillic = /^\p{Script=Cyrillic}/u.test(word);
  if (isCyrillic)
    return ['а', 'я', 'ия', 'й', 'ь', ''].some((ending) =>
      [1, 2].some((cut) => word.length > LONGEST_ENDING && isCountryName(word.slice(0, -cut) + ending)),
    );
  const isUnspaced = /^\p{Script=Han}/u.test(word);
  return isUnspaced && [2, 3, 4].some((length) => isCountryName(word.slice(0, length)));
};
const HERE =
  /^(?:austral|new zealand|neuseeland|nouvelle|nueva zel|nuova zel|nova zel|австрал|новой|澳|新西兰|オーストラリア|ニュージー|호주|뉴질|أستر|نيوز|ऑस्ट्र|न्यूज़?ी)/u;
const isAbroad = (one: string, two: string): boolean => {
  if (HERE.test(one) || HERE.test(`${one} ${two}`) || AS_RESIDENTS.has(one)) return false;
  const names = two === '' ? [one] : [one, `${one} ${two}`];
  return names.some(
    (name) => FOREIGN_PLACES.has(name) || FOREIGN_IN_SCRIPTS.test(name) || isCountryBeginning(name),
  );
};

/** 'We live in Singapore', 'vivo in Italia': whoever lives there is no resident here, where nothing else is said. */
export const isAbroadIn = onceAMessage(
  (plain) =>
    FROM_THERE.test(plain) ||
    [LIVE_IN, LIVE_IN_SCRIPTS, LIVE_IN_AFTER].some((pattern) =>
      [...plain.matchAll(pattern)].some(([, one = '', two = '']) => isAbroad(one, two)),
    ),
);
