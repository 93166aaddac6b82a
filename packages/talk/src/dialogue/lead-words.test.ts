import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { leadWishOf } from './lead-words.ts';

const CALLS: Record<AssistantLanguage, string> = {
  en: 'Who needs a call today?',
  de: 'Wen muss ich heute anrufen?',
  fr: 'Qui dois-je appeler aujourd’hui ?',
  es: '¿A quién tengo que llamar hoy?',
  it: 'Chi devo chiamare oggi?',
  pt: 'Para quem preciso ligar hoje?',
  ru: 'Кому нужно позвонить сегодня?',
  zh: '今天要给谁打电话？',
  ja: '今日は誰に電話が必要ですか',
  ko: '오늘 누구에게 전화해야 해?',
  hi: 'आज किसे फ़ोन करना है?',
  ar: 'بمن أتصل اليوم؟',
};
const FINDS: Record<AssistantLanguage, string> = {
  en: 'Find the lead Mai Tran',
  de: 'Suche den Lead Mai Tran',
  fr: 'Cherche le prospect Mai Tran',
  es: 'Busca el contacto Mai Tran',
  it: 'Cerca il contatto Mai Tran',
  pt: 'Procure o contato Mai Tran',
  ru: 'Найди клиента Mai Tran',
  zh: '查找客户 Mai Tran',
  ja: '見込み客 Mai Tran を探して',
  ko: '고객 Mai Tran 찾아줘',
  hi: 'लीड Mai Tran खोजें',
  ar: 'ابحث عن العميل Mai Tran',
};
const NOTES: Record<AssistantLanguage, string> = {
  en: 'Add a note to Mai Tran: wants a garage',
  de: 'Füge bei Mai Tran eine Notiz hinzu: wants a garage',
  fr: 'Ajoute une note à Mai Tran : wants a garage',
  es: 'Añade una nota a Mai Tran: wants a garage',
  it: 'Aggiungi una nota a Mai Tran: wants a garage',
  pt: 'Adicione uma nota para Mai Tran: wants a garage',
  ru: 'Добавь заметку к Mai Tran: wants a garage',
  zh: '给 Mai Tran 添加备注：wants a garage',
  ja: 'Mai Tran にメモを追加して：wants a garage',
  ko: 'Mai Tran 에게 메모 추가해줘: wants a garage',
  hi: 'Mai Tran के लिए नोट लिखें: wants a garage',
  ar: 'أضف ملاحظة إلى Mai Tran: wants a garage',
};
const each = <T>(of: Record<AssistantLanguage, T>) => Object.entries(of) as [AssistantLanguage, T][];

describe('what is asked of leads', () => {
  it.each(each(CALLS))('%s: who needs a call today', (language, text) => {
    expect(leadWishOf(text, language)).toEqual({ tool: 'calls_today', person: null, note: null });
  });
  it.each(each(FINDS))('%s: a lead by name', (language, text) => {
    const wish = leadWishOf(text, language);
    expect(wish).toMatchObject({ tool: 'find_lead', note: null });
    expect(wish?.person?.toLowerCase()).toBe('mai tran');
  });
  it.each(each(NOTES))('%s: a note', (language, text) => {
    const wish = leadWishOf(text, language);
    expect(wish).toMatchObject({ tool: 'add_lead_note', note: 'wants a garage' });
    expect(wish?.person?.toLowerCase()).toBe('mai tran');
  });

  it.each([
    ['Show me the client', { tool: 'find_lead', person: null, note: null }],
    ['add a note', { tool: 'add_lead_note', person: null, note: null }],
    [
      'leave a note for Jo O’Connor that she loves Croydon',
      { tool: 'add_lead_note', note: 'she loves Croydon' },
    ],
    ["Find the client Jo O'Connor.", { tool: 'find_lead', person: "Jo O'Connor", note: null }],
    [
      'look up the lead mai.tran@example.com?',
      { tool: 'find_lead', person: 'mai.tran@example.com', note: null },
    ],
    ['find lead 0412 345 678', { tool: 'find_lead', person: '0412 345 678', note: null }],
  ])('%s', (text, expected) => expect(leadWishOf(text, 'en')).toMatchObject(expected));

  it.each([
    'Who can I call?',
    'Show me houses in Croydon',
    'What is the value of 12 Smith Street?',
    'Please take note: my budget is 900k',
    'call me back today',
    'Who can I call today?',
    'Can somebody call me today?',
    'Find me an agent',
  ])('is something else: %s', (text) => expect(leadWishOf(text, 'en')).toBeNull());
});
