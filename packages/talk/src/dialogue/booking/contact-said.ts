import { MAIL_ADDRESS } from '../../understanding/mail-address.ts';

const PHONE = /(?<!\d)(?:\+?61|0)[\d ()-]{7,13}\d(?!\d)/u;
/** What stands around a name. */
const AROUND =
  /\b(?:my name is|the name is|name'?s|i'?m called|i am|i'?m|this is|it'?s|under|for|and|my|e-?mail(?: address)?|mail|phone|number|is|at|ich heisse|mein name ist|ich bin|und|meine|je m'appelle|mon nom est|je suis|et|mon adresse|me llamo|mi nombre es|soy|(?:y )?mi correo(?: electr[oó]nico)?(?: es)?|correo|mon adresse(?: c'est)?|c'est|moi c'est|sure|ok|okay|yes|please|perfect|great|thanks|thank you|whatever|sí|oui|ja|claro|mi chiamo|sono|il mio nome è|mein|meu nome é|me chamo|sou|meu)\b|меня зовут|моя почта|почта|我叫|我是|邮箱是?|电子邮箱是?|と申します|です|名前は|メール(?:アドレス)?は?|제 이름은|이메일은|입니다|मेरा नाम|ईमेल|है|और|اسمي|بريدي|الإلكتروني|و(?= )/giu;
const NAME_MAX = 120;

const INTRODUCES =
  /\b(?:name is|name'?s|called|i am|i'?m|this is|heisse|name ist|m'appelle|nom est|llamo|nombre es|chiamo|nome e|chamo)\b|меня зовут|我叫|名前|이름|नाम|اسمي/iu;

const NAME_ALONE = /^[^\p{L}]*[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}[^\p{L}]*$/u;

/** 'Fine. Hugh Becker, hugh@…' or 'it's hugh@…, Hugh Becker': the name stands in the same breath as the address. */
const beside = (text: string, email: string): string => {
  const [before = '', after = ''] = text.split(email);
  const follows = /^\s*[,–-]\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)/u.exec(after)?.[1];
  if (follows) return follows;
  const breaths = before.split(/(?<=\p{L}{3,})[.!?]\s+|[。！？]|\n/u);
  const same = breaths.at(-1) ?? '';
  if (bare(same).length > 1) return same;
  const introduced = breaths.findLast((one) => INTRODUCES.test(one));
  return introduced ?? (NAME_ALONE.test(after) ? after : '');
};

const bare = (text: string): string =>
  text
    .replace(AROUND, ' ')
    .replace(/[^\p{L}\p{M}'’. -]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[ .'’-]+|[ .'’-]+$/gu, '');

/** Name and addresses that somebody gives to be booked under. */
export const contactSaid = (text: string): { name?: string; email?: string; phone?: string } => {
  const email = MAIL_ADDRESS.exec(text)?.[0];
  const phone = PHONE.exec(email ? text.replace(email, ' ') : text)?.[0];
  const said = phone ? text.replace(phone, ' ') : text;
  const name = bare(email ? beside(said, email) : said).slice(0, NAME_MAX);
  return {
    ...(name.length > 1 ? { name } : {}),
    ...(email ? { email: email.toLowerCase() } : {}),
    ...(phone ? { phone: phone.trim() } : {}),
  };
};
