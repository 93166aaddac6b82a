import { MAIL_ADDRESS } from '../../understanding/mail-address.ts';

const PHONE = /(?<!\d)(?:\+?61|0)[\d ()-]{7,13}\d(?!\d)/u;
/** What stands around a name. */
const AROUND =
  /\b(?:my name is|the name is|name'?s|i'?m called|i am|i'?m|this is|it'?s|under|for|and|my|e-?mail(?: address)?|mail|phone|number|is|at|ich heisse|mein name ist|ich bin|und|meine|je m'appelle|mon nom est|je suis|et|mon adresse|me llamo|mi nombre es|soy|correo|mi chiamo|sono|il mio nome è|mein|meu nome é|me chamo|sou|meu)\b|меня зовут|моя почта|почта|我叫|我是|邮箱是?|电子邮箱是?|と申します|です|名前は|メール(?:アドレス)?は?|제 이름은|이메일은|입니다|मेरा नाम|ईमेल|है|और|اسمي|بريدي|الإلكتروني|و(?= )/giu;
const NAME_MAX = 120;

/** Name and addresses that somebody gives to be booked under. */
export const contactSaid = (text: string): { name?: string; email?: string; phone?: string } => {
  const email = MAIL_ADDRESS.exec(text)?.[0];
  const without = email ? text.replace(email, ' ') : text;
  const phone = PHONE.exec(without)?.[0];
  const name = (phone ? without.replace(phone, ' ') : without)
    .replace(AROUND, ' ')
    .replace(/[^\p{L}\p{M}'’. -]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[ .'’-]+|[ .'’-]+$/gu, '')
    .slice(0, NAME_MAX);
  return {
    ...(name.length > 1 ? { name } : {}),
    ...(email ? { email: email.toLowerCase() } : {}),
    ...(phone ? { phone: phone.trim() } : {}),
  };
};
