import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState } from './state.ts';

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
const DECLINES =
  /\bno (?:quiero|necesito|hace falta)\b|\bne (?:veux|souhaite) pas\b|\b(?:nicht|keine?n?)\b.{0,24}(?:mensch|person|mitarbeiter)|\bnon (?:voglio|serve)\b|\bnao (?:quero|preciso)\b|не (?:хочу|надо|нужно)|不(?:想|要|用|需要)(?:转|接|找|跟|和)?(?:人工|真人|客服)|たくな|必要(?:な|あり)|싶지 ?않|필요 ?없|(?:لا|ما|مش) (?:أريد|اريد|بدي|أبغى)|नहीं/u;

/** Whoever asks for one in so many words is not answered with more of what they had, whatever else the message names. */
export const isRealPersonAsked = ({ text, language }: Understanding, { action }: DialogueState): boolean => {
  // What is said beside a proposal that waits belongs to it.
  if (action?.tool === 'hand_over') return false;
  const plain = plainText(text);
  return ASKS.test(plain) && (language === 'en' || !DECLINES.test(plain));
};
