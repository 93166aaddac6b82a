import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { describe, expect, test } from 'vitest';
import { foreignAfter, partnerForeignAfter } from './foreign-said.ts';

const foreignNow = (text: string, language: AssistantLanguage, before: boolean | null = null) =>
  foreignAfter({ text, language }, before);

describe('who says what they are here', () => {
  test.each<[AssistantLanguage, string, boolean]>([
    ['en', "I'm on a 482 visa", true],
    ['en', "we're PR", false],
    ['en', "I'm a citizen now, not foreign", false],
    ['en', "no I said I'm PR", false],
    ['en', 'no im an australian citizen', false],
    ['en', 'just got my PR', false],
    ['en', "I'm not a foreign buyer", false],
    ['en', "I'm here on a student visa", true],
    ['en', "I don't have PR yet", true],
    ['en', "I was on a bridging visa, but I've got PR now", false],
    ['en', 'we hold permanent visas', false],
    ['en', 'my wife and I are both PR', false],
    ['en', 'i have a british passport and live in Leeds, england. not australian', true],
    ['it', 'non sono residente, vivo in Italia', true],
    ['it', 'Ho la residenza permanente dal 2023', false],
    ['it', 'Io vivo in Italia e ho solo il passaporto italiano', true],
    ['es', 'pero yo soy temporal', true],
    ['es', 'no, ya te dije que soy residente permanente', false],
    ['es', 'no soy extranjera', false],
    ['fr', 'On est résidents permanents', false],
    ['fr', "je n'ai pas la résidence permanente", true],
    ['de', 'Nein, ich bin australischer Staatsbürger, ich wohne nur in Dubai', false],
    ['de', 'wir haben keinen Daueraufenthalt', true],
    ['de', 'Wir wohnen noch in Österreich', true],
    ['pt', 'sou cidadão australiano', false],
    ['pt', 'moro em Portugal', true],
    ['pt', 'Moro em Lisboa e quero comprar em Melbourne', true],
    ['it', 'vivo a Milano', true],
    ['es', 'vivimos en Bogotá', true],
    ['ar', 'أعيش في الرياض', true],
    ['ru', 'Нет, я гражданин Австралии', false],
    ['ru', 'Живу в Казахстане', true],
    ['ru', 'у меня нет ПМЖ', true],
    ['zh', '哦对了我是澳洲PR，不是外国买家', false],
    ['zh', '不对啊，我刚说了我是PR永久居民！', false],
    ['zh', '我拿学生签证', true],
    ['zh', '说错了，我已经是PR了', false],
    ['zh', '我不是公民也没有PR', true],
    ['ja', '永住権を取りました', false],
    ['ja', '永住権がありません', true],
    ['ja', 'ベトナムに住んでいます', true],
    ['ko', '저는 영주권자예요', false],
    ['ko', '저는 아직 영주권이 없어요', true],
    ['ko', '외국인이 아니에요', false],
    ['ar', 'أنا مقيم في دبي', true],
    ['ar', 'لا، معي الجنسية الأسترالية', false],
    ['hi', 'हम PR हैं', false],
    ['hi', 'मेरे पास पीआर नहीं है', true],
    ['hi', 'मैं दुबई में रहता हूँ', true],
  ])('%s: %s', (language, text, isForeign) => {
    expect(foreignNow(text, language)).toBe(isForeign);
  });

  test.each<[AssistantLanguage, string, boolean | null]>([
    ['en', 'my wife is Australian', true],
    ['en', "I'm buying with my husband who is a citizen", true],
    ['en', 'what if I wait until I have PR?', true],
    ['en', 'do I need to be a citizen to get the grant?', true],
    ['es', '¿Y si espero a tener la residencia permanente?', true],
    ['es', 'mi novia es ciudadana', true],
    ['es', '¿Y si lo compro con mi novia que es australiana, pagamos el recargo igual?', true],
    ['de', 'und wenn ich den Daueraufenthalt habe?', true],
    ['ja', '永住権を取ったらどうなりますか', true],
    ['zh', '如果我拿到PR呢', true],
    ['zh', '我老婆是公民', true],
    ['ko', '아내는 시민권자예요', true],
    ['en', 'the buyer of my house is on a student visa', false],
    ['en', 'my parents live in China', false],
    ['en', 'is there a foreign buyer surcharge in NSW?', false],
    ['en', 'my brother is on a 482 visa', false],
    ['ko', '아내는 유학생인데 같이 사면요?', false],
    ['en', "my wife isn't a citizen though, she's on a partner visa", false],
    ['es', 'mi mujer llegó hace poco, ella tiene visa de estudiante', false],
    ['en', 'a house with Indian neighbours', null],
    ['en', 'the australian market', null],
    ['en', 'we live in Perth', null],
    ['en', 'we live in New Zealand', null],
    ['de', 'wir leben in Perth', null],
    ['es', 'vivo en Melbourne', null],
  ])('what else is said changes nothing: %s: %s', (language, text, before) => {
    expect(foreignNow(text, language, before)).toBe(before);
  });
});

test.each<[AssistantLanguage, string, boolean | null]>([
  ['en', 'my wife is Australian', false],
  ['en', "my wife isn't a citizen though, she's on a partner visa", true],
  ['en', 'my mum is here on a visitor visa, she is no citizen', null],
  ['es', 'mi novia es ciudadana', false],
  ['es', '¿Y si lo compro con mi novia que es australiana, pagamos el recargo igual?', false],
  ['en', 'what if I buy with my wife who is a citizen', false],
  ['en', 'what if my wife was a citizen', null],
  ['es', 'Minha esposa é australiana, compramos juntos', false],
  ['de', 'meine Frau hat keinen Daueraufenthalt', true],
  ['zh', '我老公是学生签证', true],
  ['ko', '아내는 시민권자예요', false],
  ['en', 'I am on a 482 visa', null],
])('what whom they buy with is: %s: %s', (language, text, isForeign) => {
  expect(partnerForeignAfter({ text, language }, null)).toBe(isForeign);
});
