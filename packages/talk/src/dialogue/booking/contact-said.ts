import { MAIL_ADDRESS } from '../../understanding/mail-address.ts';
import { isKnownWord } from '../../understanding/vocabulary.ts';

export type Contact = { name?: string; email?: string; phone?: string };

const PHONE = /(?<!\d)(?:\+?61|0)[\d ()-]{7,13}\d(?!\d)/u;
/** What stands around a name. */
const AROUND =
  /(?<![\p{L}\p{M}])(?:my name is|the name is|name'?s|i'?m called|i am|i'?m|this is|it'?s|under|for|and|my|e-?mail(?: address)?|mail|phone|mobile|number|is|at|book|ich hei(?:ss|ß)e|mein name ist|ich bin|und|meine?|je m'appelle|mon nom est|je suis|et|mon (?:adresse|mail|email|courriel)|me llamo|mi nombre es|soy|(?:y )?mi correo(?: electr[oó]nico)?(?: es)?|correo|mon adresse(?: c'est)?|c'est|moi c'est|sure|ok|okay|yes|yep|yeah|please|perfect|great|thanks|thank you|whatever|s[ií]|oui|ja|claro|mi chiamo|sono|il mio nome è|la mia (?:e-?mail|mail)|meu nome é|me chamo|sou|meu|minha|e-?mail é|да)(?![\p{L}\p{M}])|меня зовут|мо[яй] (?:почта|имейл|email|e-mail)|почта|(?:我的)?名字(?:是|叫)|我叫|我是|(?:我的)?(?:电子)?邮箱(?:地址)?(?:是)?|と申します|です|名前は|メール(?:アドレス)?は?|제 이름은|이름은|이메일은?|입니다|이고|मेरा नाम|नाम|(?:मेरा )?ईमेल(?: आईडी)?|है|और|اسمي|(?:و)?بريدي|الإلكتروني|(?:و)?(?:الايميل|الإيميل|إيميلي|ايميلي)|و(?= )/giu;
const NAME_MAX = 120;

const bare = (text: string): string =>
  text
    .replace(AROUND, ' ')
    .replace(/[^\p{L}\p{M}'’. -]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[ .'’-]+|[ .'’-]+$/gu, '');

const WORD = String.raw`[\p{L}\p{M}][\p{L}\p{M}'’.-]*`;
/** Words after which a name comes; where they say other things too, it must have a capital. */
const LEADS = [
  String.raw`(?:my|the) name(?:['’]s| is)|name(?:['’]s| is|:)|(?:i am|i['’]?m) called|call me|under(?: the name(?: of)?)?|in the name of|(?:ich hei(?:ss|ß)e|mein name ist|auf den namen)|(?:je m['’]appelle|mon nom est|au nom de)|(?:me llamo|mi nombre es|a nombre de)|(?:mi chiamo|il mio nome (?:e|è)|a nome(?: di)?)|(?:meu nome (?:e|é)|me chamo|chamo-me|em nome de)|меня зовут|мо[её] имя|на имя`,
];
const CAPITAL_LEADS = String.raw`(?:[Ii] am|[Ii]['’]?m|[Tt]his is|[Ii]t['’]s|[Hh]ere is|[Bb]ook(?:ing)? (?:it )?for|[Ii]ch bin|[Hh]ier ist|[Jj]e suis|[Mm]oi c['’]est|[Cc]['’]est|[Ss]oy|[Ss]ono|[Ss]ou(?: [oa])?|[Ээ]то|[Яя])`;
const NAME = String.raw`(${WORD}(?: ${WORD}){0,3})`;
const CAPITALS = String.raw`((?:(?:Mrs?|Ms|Dr|Miss)\.? )?\p{Lu}[\p{L}\p{M}'’-]+(?:[ ](?:(?:de|van|von|der|da|dos|del|la|bin|al)[ ])?\p{Lu}[\p{L}\p{M}'’-]+){0,3})`;
const INTRODUCED = new RegExp(String.raw`(?<![\p{L}])(?:${LEADS.join('|')})[: ]+${NAME}`, 'iu');
const INTRODUCED_BY_CAPITAL = new RegExp(String.raw`(?<![\p{L}])(?:${CAPITAL_LEADS})[, ]+${CAPITALS}`, 'u');
const ASIAN: readonly RegExp[] = [
  /(?:我叫|(?:我的)?名字(?:是|叫)|姓名[是:：]?|我是)\s*([\p{Script=Han}·]{2,4}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?=[,，。、;；!！ ]|$)/u,
  /(?:名前は|私は)\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー ]{2,12}?)(?:です|と(?:申|いい|言い)|[,、。]|$)/u,
  /([\p{Script=Han}\p{Script=Katakana}ー]{1,6}[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6})と申/u,
  /(?:이름은|저는|성함은)\s*([\p{Script=Hangul}]{2,5}?)(?:입니다|이고|이며|이에요|예요|이라고|라고|[,. ]|$)/u,
  /(?:मेरा नाम|नाम)\s*:?\s*((?:[\p{Script=Devanagari}]+ ?){1,3}?)(?: ?(?:है|हैं|और|,|।)|$)/u,
  /(?:اسمي|الاسم|أنا)\s*:?\s*(\p{Script=Arabic}+(?: \p{Script=Arabic}+){0,2}?)(?=\s*(?:[,،.]|و(?:بريدي|إيميلي|ايميلي|الإيميل|رقم)|$))/u,
];
/** What ends a name that was introduced. */
const STOP =
  /^(?:and|e-?mail|email|mail|my|the|phone|mobile|number|is|at|on|but|i|we|please|thanks|und|meine?|et|mon|ma|mail|y|mi|e|il|la|o|meu|minha|и|мо[яйи]|почта|correo|here|from|with|looking|interested|acting|would|want|keen)$/iu;
const cut = (name: string): string => {
  const words = name.trim().split(' ');
  const end = words.findIndex(
    (word, at) => at > 0 && (STOP.test(word) || /[.!?]$/u.test(words[at - 1] ?? '')),
  );
  return words
    .slice(0, end === -1 ? undefined : end)
    .join(' ')
    .replace(/^[ .'’-]+|[ .'’-]+$/gu, '');
};
/** 'I'm Bec, Rebecca Tran', 'Robbo - Craig Robertson': the fuller name follows. */
const FULLER = /^\s*(?:,|-|–|\()\s*(?:that is |so )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)/u;
/** 'I'm Keen to see it': a capital that begins no name. */
const isName = (name: string): boolean => {
  const words = name.split(/[ -]/u).filter(Boolean);
  const [first = ''] = words;
  return (
    words.length > 0 &&
    !/^(?:not|a|an|the|so|very|just|in|after|keen|looking|interested|available|free|happy|sure|sorry|afraid|going|working|buyer|an?other)$/iu.test(
      first,
    )
  );
};

const introduced = (text: string): string | undefined => {
  for (const pattern of [INTRODUCED, INTRODUCED_BY_CAPITAL]) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const name = cut(found[1]);
    if (name.length < 2 || !isName(name)) continue;
    const after = text.slice(found.index + found[0].indexOf(found[1]) + name.length);
    return FULLER.exec(after)?.[1] ?? name;
  }
  for (const pattern of ASIAN) {
    const name = pattern.exec(text)?.[1]?.trim();
    if (name && name.length > 1) return name;
  }
  return undefined;
};

const INTRODUCES =
  /\b(?:name is|name'?s|called|i am|i'?m|this is|heisse|name ist|m'appelle|nom est|llamo|nombre es|chiamo|nome e|chamo)\b|меня зовут|我叫|名前|이름|नाम|اسمي/iu;

const NAME_ALONE = /^[^\p{L}]*[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}[^\p{L}]*$/u;

/** 'Angela Papadopoulos. angela@…' */
const ALL_CAPITALS = /^\s*\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}\s*$/u;
/** 'Fine. Hugh Becker, hugh@…' or 'it's hugh@…, Hugh Becker': the name stands in the same breath as the address. */
const beside = (text: string, email: string): string => {
  const [before = '', after = ''] = text.split(email);
  const follows = /^\s*[,–-]\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)/u.exec(after)?.[1];
  if (follows) return follows;
  const breaths = before.split(/(?<=\p{L}{3,})[.!?]\s+|[。！？]|\n/u);
  const same = breaths.at(-1) ?? '';
  if (bare(same).length > 1) return same;
  const earlier = breaths.at(-2) ?? '';
  if (ALL_CAPITALS.test(earlier)) return earlier;
  const named = breaths.findLast((one) => INTRODUCES.test(one));
  return named ?? (NAME_ALONE.test(after) ? after : '');
};

const NAME_WORDS_MAX = 5;
const CAPITALS_ALONE = new RegExp(String.raw`(?:^|[,.!?] )${CAPITALS}\s*[,;:(–-]*\s*$`, 'u');

/** Of a longer breath only the part beside the address is a name: 'Sounds great, book it under Ana Silva'. */
const plausible = (said: string): string | undefined => {
  const name = bare(said).slice(0, NAME_MAX);
  if (name.length < 2) return undefined;
  const words = name.split(' ');
  const isAllPlain = words.every((word) => isKnownWord(word.toLowerCase()) && !/^\p{Lu}/u.test(word));
  if (words.length <= NAME_WORDS_MAX) return isAllPlain ? undefined : name;
  return (
    CAPITALS_ALONE.exec(said.trim())?.[1] ?? /(?:^|, )([^,]{2,40})[,;:\s]*$/u.exec(said.trim())?.[1]?.trim()
  );
};

const addressesIn = (text: string): { email?: string; phone?: string; rest: string } => {
  const email = MAIL_ADDRESS.exec(text)?.[0];
  const phone = PHONE.exec(email ? text.replace(email, ' ') : text)?.[0];
  return {
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    rest: phone ? text.replace(phone, ' ') : text,
  };
};
const contactOf = (
  name: string | undefined,
  email: string | undefined,
  phone: string | undefined,
): Contact => ({
  ...(name ? { name } : {}),
  ...(email ? { email: email.toLowerCase() } : {}),
  ...(phone ? { phone: phone.trim() } : {}),
});

/** Name and addresses that somebody gives to be booked under, where they were asked for them or give an address. */
export const contactSaid = (text: string): Contact => {
  const { email, phone, rest } = addressesIn(text);
  const name =
    introduced(email ? rest.replace(email, ' ') : rest) ?? plausible(email ? beside(rest, email) : rest);
  return contactOf(name?.slice(0, NAME_MAX), email, phone);
};

/** The same where nobody was asked: a name only where it is introduced, or stands beside an address. */
export const contactMentioned = (text: string): Contact => {
  const { email, phone, rest } = addressesIn(text);
  if (email) return contactSaid(text);
  return contactOf(introduced(rest)?.slice(0, NAME_MAX), email, phone);
};
