import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { plainText } from './clean-text.ts';

/**
 * Languages that people type in Latin letters and that have no lexicon in them: their words of property are put into
 * English, and the message is then understood as English. What is not in the list stays as it is: names and numbers.
 */
type Gloss = { answered: AssistantLanguage; marks: RegExp; words: readonly (readonly [RegExp, string])[] };

const table = (text: string): (readonly [RegExp, string])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('='))
    .map(([from = '', to = '']) => [
      new RegExp(String.raw`(?<![\p{L}])(?:${from.trim()})(?![\p{L}])`, 'giu'),
      ` ${to.trim()} `,
    ]);

/** Hindi and Punjabi as they are typed on a telephone. */
const HINDI: Gloss = {
  answered: 'hi',
  marks:
    /(?<![\p{L}])(?:hai|hain|hu|hoon|kya|kitna|kitne|kitni|mein|mera|meri|mere|hamara|hamare|humein|hume|mujhe|chahiye|ghar|makan|bhai|bhaiya|aur|nahi|nhi|kaise|kaisa|kaha|kahan|kab|kyun|kyu|wala|wali|wale|sakte|sakta|sakti|batao|bataiye|karo|karna|lena|dena|dega|milega|milegi|milta|paisa|paise|kharid\w*|bech\w*|accha|acha|theek|thik|yaar|sab|bas|abhi|agar|toh|liye|saath|pehla|pehle|dono|kaun|kisi|koi|ji|haan|tusi|sadda|kinna|kinne|kinni|chahida|assi|menu|tainu|ki|nu|vich|ehh|hega)(?![\p{L}])/giu,
  words: table(`
    kitne ka milega|kitne ka hai|kitne ki hai|kitna ka|kya rate hai|kya daam|kya kimat|kya price=how much is it worth
    bank kitna (?:loan )?dega|kitna loan (?:milega|mil sakta|lag)|kitna udhar|loan kitna milega|kinna loan=how much can we borrow
    (?:kharid|le) (?:sakte|sakta|sakti)(?: hain| hai| hu| hoon)?(?: ki nahi| kya)?|afford kar=can we afford to buy
    kitna (?:cash|paisa|paise) (?:chahiye|lagega|lag)|total kitna lagega|sab mila ke kitna=how much cash do we need upfront
    kist|emi|mahine ka kitna|har mahine kitna|monthly kitna=monthly repayments
    (?:phone pe |kisi se )?baat (?:karwa|kara|karni|karna)\\w*(?: do| hai)?|call karo|phone karo|call kar do=speak to a person
    pehla ghar|pehli property=first home
    (?:bikri|bechna|bech) ?(?:hai|chahta\\w*|du)?=sell
    kharidna|kharidne|kharid|lena hai|lena=buy
    ghar|makan|makaan|kothi=house
    kamra|kamre|kamron=bedrooms
    zameen|jameen|zamin=land
    kiraya|kiraye=rent
    tankhwah|salary|kamai|kamata|kamati|kamate|kamaate=earn
    bachat|jama|savings=savings
    byaj|biyaj=interest rate
    baadh|badh|paani bharta|hadh=flood
    aag=fire
    khatra|risk=risk
    sasta|saste|sasti=cheaper
    mehnga|mehenga|mehngi|zyada price=too expensive
    theek price|sahi price|sahi daam|theek hai price=is that a fair price
    kitna|kitne|kitni|kinna|kinne|kinni=how much
    dikhao|dikha do|batao|bataiye|dasso=show me
    kahan|kaha|kithe=where
    kyun|kyu|kyon=why
    kaunsa|kaun sa|konsa=which
    dono=both
    aur=and
    ya=or
    agar=if
    mein|vich=in
    nahi|nhi|nahin=not
    dusra|doosra|dusri=the second one
    shukriya|dhanyavad|meherbani=thanks
    namaste|sat sri akal|kiddan=hello
    lakh=00 thousand
    chahiye|chahida=want
    mera|meri|mere=my salary
    wife ka|biwi ka|husband ka|pati ka=partner earns
    hamare paas|mere paas=we have
    hai|hain|hoon|hu|ji|bhai|bhaiya|yaar|bas|toh|ka|ki|ke|ko|se|ne|kya|wala|wale|wali|liye|ek|sab|mila|pehle|abhi|seedha=
  `),
};

/** Vietnamese, with and without its marks; answered in English for want of a voice of its own. */
const VIETNAMESE: Gloss = {
  answered: 'en',
  marks:
    /(?<![\p{L}])(?:minh|toi|em|anh|chi|chu|con|nha|gia|bao|nhieu|vay|duoc|khong|ko|hok|cho|hoi|mua|ban|o|phong|luong|tien|thang|nam|trieu|ngan|nghin|neu|thi|co|bi|la|gi|sao|the|nao|roi|giup|voi|dat|thue|lai|suat|dau|di|lam|muon|can|het|con|tra|gop|ngap|lut|rui|ro|nguoi|noi|chuyen|hon|cung|nay|do|day|ong|ba|me|vo|chong|bang|khu|coi|xem|dang|nhu|so|len|xuong|mat|moi|gioi|tieng|viet)(?![\p{L}])/giu,
  words: table(`
    vay (?:duoc )?(?:nhieu nhat |toi da )?(?:duoc )?bao nhieu=how much can we borrow
    (?:duoc|gia|het|khoang) bao nhieu|bao nhieu tien|gia sao|gia the nao|bao nhieu=how much is it worth
    vay duoc khong|vay toi da=how much can we borrow
    tra gop (?:moi thang|hang thang)?|tra moi thang|moi thang tra|hang thang tra=monthly repayments
    tong tien mat|tien mat can|can bao nhieu tien|tong chi phi=how much cash do we need upfront
    noi chuyen voi (?:nguoi that|nguoi|ai)|gap nguoi|goi (?:cho )?(?:minh|toi|em|chu|chi)|nguoi that=speak to a person
    hop ly khong|co mac khong|mac khong|dat khong|noi qua|cao qua=is that a fair price
    co bi ngap|ngap lut|ngap khong|ngap|lut=flood
    chay rung=bushfire
    rui ro|nguy hiem=risk
    can ho|chung cu=unit
    nha pho=townhouse
    nha gach|nha=house
    (\\d) phong ngu|phong ngu|phong=bedrooms
    dat=land
    met vuong=sqm
    luong|thu nhap|kiem duoc=salary
    tiet kiem|de danh|dat coc|tien coc=savings
    ba me cho|bo me cho|cha me cho=gift of
    lai suat|lai=interest rate
    tien thue|cho thue|thue nha=rent
    mua=buy
    ban=sell
    so voi|so sanh=compare with
    cho nao len gia hon|khu nao|cho nao=which one
    len gia|tang gia=growth
    re hon=cheaper
    trieu=million
    ngan|nghin=thousand
    nam=years
    thang=month
    tuan=week
    neu=if
    thi sao|sao=what about
    tai sao|vi sao=why
    o dau=where
    o=in
    va|voi=and
    hay|hoac=or
    khong|ko=not
    cam on=thanks
    xin chao|chao=hello
    vo|chong=partner
    mien=exemption
    minh|toi|em|anh|chi|chu|con|cho|hoi|duoc|co|bi|la|thi|vay|roi|giup|nhe|di|het|gi|nao=
  `),
};

const VIETNAMESE_LETTERS = /[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
const FEWEST_MARKS = 2;
const LEAST_SHARE = 0.34;
/** Words that English, or another of our languages, has as well say less. */
const ENGLISH =
  /(?<![\p{L}])(?:the|is|are|what|how|and|for|with|my|our|of|can|would|do|does|you|this|that|if|we|i|was|have|it|not|to|please|there|el|la|los|que|por|para|der|die|das|und|ist|il|che|le|les|des|est|os|um|uma)(?![\p{L}])/giu;

const shareOf = (text: string, marks: RegExp): { count: number; share: number } => {
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const found = new Set(text.match(marks)?.map((word) => word.toLowerCase())).size;
  const others = text.match(ENGLISH)?.length ?? 0;
  return { count: found, share: words === 0 ? 0 : (found - others) / words };
};

/** Without its marks; '1 triệu 3' is 1.3 million. */
const unmarked = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .replace(/(\d+) (?:trieu|ty) (\d)(?!\d)/gu, '$1.$2 million');

const rendered = (text: string, { words }: Gloss): string =>
  words
    .reduce((rest, [from, to]) => rest.replace(from, to), text)
    .replace(/\s+/g, ' ')
    .trim();

/** A message in one of these languages, as English, and the language in which it is answered; null for all others. */
export const glossOf = (
  message: string,
  before: AssistantLanguage | null,
): { text: string; language: AssistantLanguage } | null => {
  if ((message.match(VIETNAMESE_LETTERS)?.length ?? 0) >= FEWEST_MARKS)
    return { text: rendered(unmarked(message), VIETNAMESE), language: VIETNAMESE.answered };
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(message)) return null;
  const plain = plainText(message);
  for (const gloss of [HINDI, VIETNAMESE]) {
    const { count, share } = shareOf(plain, gloss.marks);
    const isKept = gloss === HINDI && before === 'hi' && count >= 1;
    if (isKept || (count >= FEWEST_MARKS + (gloss === VIETNAMESE ? 1 : 0) && share >= LEAST_SHARE))
      return { text: rendered(message, gloss), language: gloss.answered };
  }
  return null;
};
