import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { asksForCall } from './booking/call-back-words.ts';
import { isBookingTool } from './booking/finding.ts';
import { hasContact } from './hand-over-details.ts';
import type { DialogueState } from './state.ts';
import { asksWhenAnswered } from './when-they-answer.ts';

/** 'Can I just talk to a real person please?', in all languages, in lower case without the accents of Latin letters. */
const ASKS = new RegExp(
  [
    String.raw`(?<!\b(?:not|don'?t|dont|no need to|rather not)\b[^.?!]{0,24})\b(?:talk|speak|chat|put (?:me|us) (?:on|through)|connect (?:me|us)|get (?:me|us))\b[^.?!]{0,16}\b(?:real|actual|live|proper|human) (?:person|human|being|agent|one)\b`,
    String.raw`(?<!\b(?:not|don'?t|dont)\b[^.?!]{0,24})\b(?:talk|speak|put (?:me|us) (?:on|through)|connect (?:me|us)) (?:to|with) (?:a |an )?(?:person|human)\b`,
    String.raw`\b(?:please |just )?put (?:me|us) through\b(?! (?:the|a|an) (?!person|human|agent))`,
    String.raw`\b(?:hablar|comunicarme|ponerme en contacto) con (?:una persona|un humano|un agente|alguien (?:real|de verdad|humano))|\b(?:paseme|pasame|me pasa|comuniqueme|pongame) con (?:una persona|alguien|un agente|un humano)`,
    String.raw`\b(?:parler|discuter) (?:a|avec) (?:une (?:vraie )?personne|un (?:vrai )?(?:humain|conseiller|agent)|quelqu'un de reel)|\bpassez-moi (?:quelqu'un|une personne|un (?:conseiller|agent|humain))|\bmettez-moi en (?:relation|contact)\b`,
    String.raw`\bmit (?:einem|einer) (?:echten |richtigen |wirklichen )?(?:menschen|person|mitarbeiter\w*|berater\w*)\b.{0,12}(?:sprechen|reden|verbinden)|\b(?:sprechen|reden|verbinden) .{0,12}\bmit (?:einem|einer) (?:echten |richtigen )?(?:menschen|person|mitarbeiter\w*)|\bverbinden sie mich\b`,
    String.raw`\bparlare con (?:una persona(?: vera)?|un (?:operatore|umano|agente)|qualcuno (?:vero|in carne))|\bmi passi (?:una persona|qualcuno|un (?:operatore|agente))|\bmi metta in contatto\b`,
    String.raw`\bfalar com (?:uma pessoa(?: (?:real|de verdade))?|um (?:atendente|humano|agente)|alguem (?:real|de verdade))|\bme (?:passa|passe|transfere|transfira)(?: \w+)? (?:pra|para|com) (?:alguem|uma pessoa|um (?:atendente|agente|humano))`,
    String.raw`(?:поговорить|связаться|соедините|соединить|переключите|свяжите)(?: меня)? (?:с|со|на) (?:живым |настоящим )?(?:человек\p{L}*|оператор\p{L}*|сотрудник\p{L}*|агент\p{L}*)|(?:позовите|дайте) (?:живого )?(?:человека|оператора)`,
    '(?:转|接)(?:到|给|接)?(?:人工|真人)|(?:跟|和|找|与)(?:真人|人工|客服|真正的人|工作人员)(?:说|聊|谈|沟通|讲|$|[,，。])|(?:要|想要?)(?:人工|真人)',
    '(?:人間|担当者|オペレーター|スタッフ|人)と(?:直接)?話(?:し|せ|が)|(?:担当者|人間|オペレーター|スタッフ)(?:に|と|へ)(?:代わ|替わ|つない|繋|お願い)',
    '(?:사람|상담원|직원|담당자)(?:이랑|랑|과|와|하고)? ?(?:직접 )?(?:통화|얘기|이야기|상담|말)|(?:상담원|담당자|직원|사람)(?:을|를|으로|한테)? ?(?:연결|바꿔)',
    String.raw`(?:أتكلم|أتحدث|اتكلم|اتحدث|احكي|أحكي|التحدث|الكلام) (?:مع|إلى|الى) (?:شخص|إنسان|انسان|موظف)|(?:حولني|حوّلني|وصلني|أوصلني) (?:ل|إلى |الى |على |مع )?(?:شخص|إنسان|موظف)`,
    String.raw`(?:किसी |असली |असल )+(?:व्यक्ति|इंसान|इनसान|आदमी|एजेंट) से (?:बात|मिला|जोड़)|(?:इंसान|व्यक्ति) से बात कर`,
  ].join('|'),
  'u',
);
/** 'Have somebody contact me: Marco, marco@…': asks for one where a way to be reached stands beside it. */
const ASKS_CONTACT = new RegExp(
  [
    String.raw`\b(?:ring|call|phone|contact|e-?mail|text|reach|write to) (?:me|us)\b|\bget (?:back to|in touch with) (?:me|us)\b|\b(?:pass|hand|put|connect|transfer) (?:me|us|this|it|that)\b.{0,16}\b(?:to|on to|over to|with|through) (?:a |an |the |your )?(?:\w+ )?(?:person|human|someone|somebody|broker|agent|team|expert|specialist)`,
    String.raw`\bque (?:me|nos) (?:contact|llam|escrib)\w+|\bpongase en contacto\b|\b(?:pase|pasen|pasa|pasar)(?:lo|la|me|selo)? a (?:una persona|alguien)`,
    String.raw`\b(?:faites|fais)-moi (?:contacter|rappeler|appeler)|\bqu'on me (?:contacte|rappelle|appelle)|\bconfie[rz]?\b.{0,16}\b(?:a une personne|a quelqu'un)|\btransmett\w+\b.{0,16}\b(?:a une personne|a quelqu'un|a un conseiller)|\b(?:contactez|ecrivez)-moi\b`,
    String.raw`\b(?:jemand|wer|ein berater|ein mensch)\b.{0,24}\b(?:anrufen|melden|kontaktieren|zuruckrufen|anruft|meldet|kontaktiert|schreibt)\b|\b(?:lassen|lass) sie mich (?:anrufen|kontaktieren)|\b(?:kontaktieren|schreiben|melden) sie (?:mich|mir|sich)\b|\bgeben sie (?:das|es|mich)\b.{0,12}\bweiter\b`,
    String.raw`\b(?:mi|ci) (?:faccia|fate|fa) (?:contattare|chiamare|richiamare)|\b(?:mi|ci) contatt\w+|\bpassi\b.{0,12}\ba (?:una persona|qualcuno)|\bmi scriv\w+`,
    String.raw`\b(?:alguem|uma pessoa)\b.{0,16}\b(?:ligar|ligue|contatar|entrar em contato|entre em contato|me (?:ligar|contatar|escrever))\b|\bentr\w+ em contato\b|\bpass\w*\b.{0,12}\b(?:para|pra|a) (?:uma pessoa|alguem)`,
    String.raw`(?:свя(?:жите|жутся|жется)|связ(?:аться|ались)) (?:со мной|с нами)|(?:пусть|чтобы).{0,24}(?:позвон|перезвон|свяж|напиш)\p{L}*|передайте.{0,16}(?:человек|сотрудник|специалист)\p{L}*`,
    '(?:让|叫|请|找).{0,4}(?:人|真人|客服|工作人员|经纪).{0,6}(?:联系|打给|打电话|回复|回电)|联系我',
    '(?:担当者|誰か|人|スタッフ|専門家).{0,8}(?:連絡|電話|返事)|ご?連絡(?:を)?(?:ください|お願い|いただ)',
    '(?:담당자|사람|누가|누군가|상담원|직원).{0,10}(?:연락|전화|답장)|연락(?:해|을)? ?(?:주세요|주시|부탁)',
    String.raw`(?:خل[يّ]|دع|اجعل|أريد|اريد|من فضلك).{0,20}(?:يتصل|يكلمني|يتواصل|يراسل)\p{L}*|تواصلوا معي|(?:يتصل|يتواصل) (?:بي|معي)`,
    String.raw`(?:कोई|किसी|एजेंट|व्यक्ति).{0,20}(?:संपर्क|कॉल|फ़?ोन|फोन|जवाब)|मुझसे संपर्क`,
  ].join('|'),
  'u',
);
const DECLINES =
  /\bno (?:quiero|necesito|hace falta)\b|\bne (?:veux|souhaite) pas\b|\b(?:nicht|keine?n?)\b.{0,24}(?:mensch|person|mitarbeiter)|\bnon (?:voglio|serve)\b|\bnao (?:quero|preciso)\b|не (?:хочу|надо|нужно)|不(?:想|要|用|需要)(?:转|接|找|跟|和)?(?:人工|真人|客服)|たくな|必要(?:な|あり)|싶지 ?않|필요 ?없|(?:لا|ما|مش) (?:أريد|اريد|بدي|أبغى)|नहीं/u;

/** A clause that asks for a person, or to be called or written to. */
export const isOfPerson = (clause: string): boolean => {
  const plain = plainText(clause);
  return ASKS.test(plain) || ASKS_CONTACT.test(plain) || asksForCall(plain);
};

/** Whoever asks for one in so many words is not answered with more of what they had, whatever else the message names. */
export const isRealPersonAsked = (
  { text, language }: Understanding,
  { action, pending }: DialogueState,
): boolean => {
  // What is said beside a proposal that waits belongs to it.
  if (action?.tool === 'hand_over') return false;
  const plain = plainText(text);
  const isContactLeft = hasContact(text) && !isBookingTool(pending?.tool) && !isBookingTool(action?.tool);
  const isAsked =
    ASKS.test(plain) ||
    (isContactLeft && (ASKS_CONTACT.test(plain) || asksForCall(plain) || asksWhenAnswered(text)));
  return isAsked && (language === 'en' || !DECLINES.test(plain));
};
