/** What somebody says of themselves in a message: 'my name is Priya Raman, call me on 0491 570 156'. */
export type SaidDetails = { name: string | null; email: string | null; phone: string | null };

/** From where it can begin, and no longer than addresses are: else a long message is tried from each of its letters. */
const MAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/u;
/** Of any country with its code, or as Australians write theirs. What it is worth is decided where it is kept. */
const PHONE = /(?<![\d+])(?:\+\d|0)[\d ()./-]{6,18}\d(?!\d)/;

/** Words that go before a name, in the languages that the assistant speaks. */
const BEFORE =
  /(?:my name is|the name is|name['’]s|i['’]m called|this is|me llamo|mi nombre es|je m['’]appelle|mon nom est|ich hei(?:ß|ss)e|mein name ist|mi chiamo|il mio nome è|meu nome é|(?:eu )?me chamo|меня зовут|私の名前は|名前は|제 이름은|我叫|我的名字是|اسمي|मेरा नाम)\s*/iu;
/** One to four words that begin large, or a run of a script that knows no large letters. */
const NAME =
  /^(?:\p{Lu}[\p{L}'’.-]*(?:[ ]\p{Lu}[\p{L}'’.-]*){0,3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,8}|[\p{Script=Arabic}\p{Script=Devanagari}]+(?: [\p{Script=Arabic}\p{Script=Devanagari}]+)?)/u;
/** What follows a name in scripts without spaces, and is none of it. */
const AFTER = /(?:と申します|といいます|です|입니다|이에요|예요)$/u;

const nameIn = (text: string): string | null => {
  const said = BEFORE.exec(text);
  if (!said) return null;
  const rest = text.slice(said.index + said[0].length);
  const name = NAME.exec(rest)?.[0]
    .replace(AFTER, '')
    .replace(/[.'’-]+$/, '')
    .trim();
  return name || null;
};

/** The first of each; of several messages together, whichever comes first. */
export const readDetails = (text: string): SaidDetails => ({
  name: nameIn(text),
  email: MAIL.exec(text)?.[0] ?? null,
  phone: PHONE.exec(text.replace(MAIL, ' '))?.[0].trim() ?? null,
});
