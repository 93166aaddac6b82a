import { plainText } from '../understanding/clean-text.ts';
import { matcherOf } from '../understanding/sieve.ts';
import type { Understanding } from '../understanding/understand.ts';
import { signsOf } from './signs.ts';
import type { DialogueState } from './state.ts';

/** A home that comes up for sale, in English: 'tell me when the auction is' speaks of none. */
const COMES_UP = `(?:comes? (?:up|on|onto|available|by|in)|coming up|pops? up|shows? up|turns? up|appears?|(?:gets?|is|are|be|been) (?:newly )?(?:listed|available|advertised|for sale)|hits? the market|on the market|new (?:one|ones|listings?|homes?|houses?|units?|places?|matches)|something new|goes (?:up|on))`;
const WHEN = `(?:when(?:ever)?|if|once|as soon as|of|about)`;

/** To be told of homes that are not there yet. */
const ALERTS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:tell|notify|alert|let|email|e-mail|mail|ping|message|text|write|inform|update|remind) (?:me|us)\b.{0,30}\b${WHEN}\b.{0,60}\b${COMES_UP}\b`,
  ),
  new RegExp(
    String.raw`\b(?:alerts?|notifications?|notified|emails?|e-mails?|mails?|message|text)\b.{0,20}\b${WHEN}\b.{0,60}\b${COMES_UP}\b`,
  ),
  /\b(?:send|set up|setup|create|make|give|get|want|like|need|turn on)\b.{0,24}\b(?:e-?mail |search |listing |property )?alerts? (?:for|when|if|once|about|on)\b/,
  /\bavis(?:a|e|ame|eme|enme|ar|arme|es|o)\b.{0,40}\b(?:cuando|si|en cuanto)\b|\b(?:alerta|correo|e-?mail|aviso|notificacion)\b.{0,24}\b(?:cuando|si salga|si sale|en cuanto)\b/,
  /\b(?:preven\w*|previen\w*|avert\w+|alert\w+|inform\w+)[- ](?:moi|nous)\b|\b(?:alerte|e-?mail|courriel|message)\b.{0,24}\b(?:quand|lorsqu\w*|des qu\w*)\b/,
  /\bbescheid\b.{0,40}\b(?:wenn|sobald|falls)\b|\bbenachrichtig\w*\b.{0,40}\b(?:wenn|sobald|falls|uber)\b|\b(?:e-?mail|mail|nachricht|alarm|suchauftrag)\b.{0,24}\b(?:wenn|sobald|falls)\b/,
  /\bavvis\w+\b.{0,40}\b(?:quando|se|appena)\b|\b(?:avviso|e-?mail|notifica|allerta)\b.{0,24}\b(?:quando|appena)\b/,
  /\b(?:me avis\w+|avis\w+-me|me inform\w+)\b.{0,40}\b(?:quando|se|assim que)\b|\b(?:alerta|e-?mail|aviso|notificacao)\b.{0,24}\b(?:quando|assim que)\b/,
  /(?:сообщи|уведоми|напиши|пришли|оповести|дай|дайте)\p{L}*.{0,40}(?:когда|если|как только).{0,50}(?:появ|выстав|буд|прода|выйд|нов)\p{L}*/u,
  /(?:出たら|出てきたら|でたら|掲載されたら|売りに出|新着|見つかったら|出品されたら).{0,24}(?:知らせ|教え|通知|メール|連絡)/u,
  /(?:나오면|올라오면|생기면|등록되면|새 ?매물).{0,24}(?:알려|연락|메일|알림|통지|보내)/u,
  /(?:有|出现|上市|上架|挂牌|新房源|新的).{0,24}(?:通知|告诉|提醒|发邮件|邮件|联系|发个?邮件)(?:给)?(?:我|我们)|(?:通知|提醒)(?:我|我们)/u,
  /(?:أخبر|اخبر|نبه|أعلم|اعلم|راسل|أرسل|ارسل|أبلغ|ابلغ|بلغ|خبر)\p{L}*.{0,40}(?:عندما|إذا|اذا|لما|حين|أول ما|اول ما)/u,
  /(?:आए|आये|मिले|लिस्ट हो|निकले|बिकने|नया).{0,30}(?:बता|सूचित|ईमेल|अलर्ट|खबर|मेल)/u,
  // 'Save a search for …': the same, said as it is called here.
  /\b(?:save|keep|store) (?:a|me a|this|my) search (?:for|of)\b|\bguard\w+ (?:una|esta) busqueda\b|\benregistr\w+ une recherche\b|\bsuche (?:nach .{0,60})?speichern\b|\bspeicher\w* (?:eine|diese) suche\b|\bsalv\w+ una ricerca\b|\bsalv\w+ uma busca\b|сохрани\p{L}* поиск|保存.{0,4}搜索|検索を保存|검색을? 저장|खोज (?:सहेज|सेव)|احفظ (?:لي )?(?:هذا )?(?:ال)?بحث/u,
];

const BY_MAIL =
  /\balerts?\b|\be-?mails?\b|\bcorreo\b|\bcourriel\b|\balerte\b|\balerta\b|\bmail\b|почт|письм|メール|메일|邮件|ईमेल|अलर्ट|البريد|إيميل|ايميل/u;

const asksForAlert = matcherOf(ALERTS);

/** Whether somebody wants to be told of homes when they are listed: what is looked for is kept, and not searched. */
export const isAlertAsked = (heard: Understanding, before: DialogueState): boolean => {
  const signs = signsOf(heard);
  const text = plainText(heard.text);
  if (signs.addresses > 0 || !asksForAlert(text)) return false;
  if (heard.hazards.length > 0 && !signs.has('lowRisk', 'mediumRisk') && signs.places === 0) return false;
  const isWished = signs.places > 0 || signs.hasType || signs.hasRooms || signs.hasCap;
  return isWished || before.search !== null || before.last?.tool === 'market';
};

export const isByMail = ({ text }: Pick<Understanding, 'text'>): boolean => BY_MAIL.test(plainText(text));
