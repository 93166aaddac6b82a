import { plainText } from '../understanding/clean-text.ts';
import { MAIL_ADDRESS } from '../understanding/mail-address.ts';
import { PHONE } from '../understanding/phone-number.ts';
import type { Understanding } from '../understanding/understand.ts';
import { type Call, type DialogueState, textOf } from './state.ts';

const NAME =
  /\b(?:my name is|under the name|the name is|in the name of|name'?s|i'?m called|call me|this is)\b|me llamo|je m'appelle|ich heisse|mein name|mi chiamo|meu nome|me chamo|меня зовут|と申します|名前は|제 이름|저는 .{1,12}입니다|我叫|我是.{1,6}[,，]|اسمي|मेरा नाम/u;
const WHEN =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:mornings?|afternoons?|evenings?|weekdays?|weekends?|any ?time|tomorrow|before \d{1,2}|after \d{1,2})\b|\b\d{1,2} ?(?:am|pm|o'clock)\b|lunes|martes|jueves|viernes|sabado|domingo|lundi|mardi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|luned|marted|gioved|venerd|sabato|domenica|понедельник|вторник|сред[уы]|четверг|пятниц|суббот|воскресень|[月火水木金土日]曜|요일|(?:周|星期)[一二三四五六日天]|السبت|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|शनिवार|रविवार|सोमवार/u;

/** Whether somebody who reads it could answer. */
export const hasContact = (text: string): boolean => PHONE.test(text) || MAIL_ADDRESS.test(text);

/** 'No no, I mean the other one, 0427 …' refuses nothing. */
const CORRECTS =
  /\b(?:i (?:mean|meant|said)|quiero decir|me refiero|je (?:veux|voulais) dire|ich meine|intendo|quero dizer|me refiro)\b|я имею в виду|我(?:是)?(?:说|指)的?是|という意味|라는 (?:뜻|말)|मेरा मतलब|أقصد|اقصد/u;
export const isCorrected = (text: string): boolean => CORRECTS.test(plainText(text));

/** Whether somebody has said who they are. */
export const hasName = (text: string): boolean => NAME.test(plainText(text));

/** 'Morning, before 11. Name's Priyanka, 0491 570 156': what a person is to be told beside what waits for a yes. */
export const withDetails = ({ text, hazards }: Understanding, { action }: DialogueState): Call | null => {
  // 'And what is the flood like there?' asks for something of ours.
  if (action?.tool !== 'hand_over' || (hazards.length > 0 && !hasContact(text))) return null;
  const said = plainText(text);
  if (!hasContact(text) && !NAME.test(said) && !WHEN.test(said)) return null;
  const reason = [textOf(action.arguments.reason), text].filter((part) => part !== '').join(' / ');
  return { tool: 'hand_over', arguments: { ...action.arguments, reason } };
};
