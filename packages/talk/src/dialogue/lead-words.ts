import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { MemberTool } from '@propguard/rules/assistant/tools';
import { cleanText, plainText } from '../understanding/clean-text.ts';

/** Words of one language by which a member asks for leads; each stands for itself in any order. */
type LeadWords = {
  lead: string;
  find: string;
  note: string;
  add: string;
  who: string;
  call: string;
  today: string;
  /** What stands between them and names nobody. */
  between: string;
};

const WORDS: Readonly<Record<AssistantLanguage, LeadWords>> = {
  en: {
    lead: 'leads?|clients?|customers?',
    find: 'find|look up|show(?: me)?|search(?: for)?|open|pull up|get me|where is|who is|do we have',
    note: 'note',
    add: 'add|write|leave|make|put',
    who: 'who|whom|which leads?|which clients?|anyone|anybody',
    call: 'calls?|ring|phone|call back|called',
    today: 'today',
    between: 'please|an?|the|my|our|to|for|on|about|named|called|with the name|of|us|can you|could you|me',
  },
  de: {
    lead: 'leads?|interessent(?:en|in)?|kund(?:e|en|in)',
    find: 'finde?|suche?|zeige?(?: mir)?|offne|wo ist|wer ist|haben wir',
    note: 'notiz(?:en)?|vermerk',
    add: 'fuge?|schreibe?|notiere?|mache?|erfasse?',
    who: 'wen|wer|wem',
    call: 'anrufen|anruf|anzurufen|telefonieren',
    today: 'heute',
    between:
      'bitte|den|die|das|dem|der|einen?|eine|namens|zu|zum|bei|fur|hinzu|mir|uns|ich|muss|soll|mit dem namen',
  },
  fr: {
    lead: 'prospects?|clients?|clientes?|leads?',
    find: 'trouve[rz]?|cherche[rz]?|montre[rz]?(?:-moi)?|ouvre|ou est|qui est',
    note: 'notes?',
    add: 'ajoute[rz]?|ecris|ecrivez|mets|mettez|laisse[rz]?',
    who: 'qui',
    call: 'appele[rz]?|appel|telephoner',
    today: "aujourd'hui|aujourdhui",
    between:
      "s'il vous plait|s'il te plait|le|la|les|un|une|du|de|des|pour|a|au|nomme|nommee|qui s'appelle|moi",
  },
  es: {
    lead: 'leads?|contactos?|clientes?|clientas?|prospectos?',
    find: 'busca[r]?|busque|encuentra|encontrar|muestra(?:me)?|abre|donde esta|quien es',
    note: 'notas?',
    add: 'anade|anadir|agrega[r]?|escribe|escribir|pon|deja',
    who: 'a quien|quien|a quienes',
    call: 'llamar|llamo|llamada',
    today: 'hoy',
    between: 'por favor|el|la|los|un|una|al|a|del|de|para|llamado|llamada|sobre|me',
  },
  it: {
    lead: 'leads?|contatt[oi]|client[ei]|potenziale cliente',
    find: 'trova|cerca|mostra(?:mi)?|apri|dove|chi e',
    note: 'not[ae]|appunt[oi]',
    add: 'aggiungi|scrivi|metti|lascia',
    who: 'chi|a chi',
    call: 'chiamare|chiamo|telefonare|chiamata',
    today: 'oggi',
    between: 'per favore|il|lo|la|i|un|una|al|alla|a|del|della|di|per|chiamato|chiamata|su|mi',
  },
  pt: {
    lead: 'leads?|contatos?|contactos?|clientes?',
    find: 'encontre|encontra|procure|procura|busque|mostre|mostra|abra|onde esta|quem e',
    note: 'notas?|anotac(?:ao|oes)|observac(?:ao|oes)',
    add: 'adicione|adiciona|acrescente|escreva|escreve|coloque|ponha',
    who: 'para quem|quem|a quem',
    call: 'ligar|ligo|telefonar|ligacao',
    today: 'hoje',
    between: 'por favor|o|a|os|um|uma|ao|do|da|de|para|chamado|chamada|sobre|me',
  },
  ru: {
    lead: 'лид(?:а|ы|ов)?|клиент(?:а|ы|ов|ку|у)?',
    find: 'найди(?:те)?|покажи(?:те)?|открой(?:те)?|поищи|где|кто такой|кто такая',
    note: 'заметк[уаи]|примечани[ея]',
    add: 'добавь(?:те)?|запиши(?:те)?|напиши(?:те)?|оставь(?:те)?',
    who: 'кому|кто',
    call: 'позвонить|звонить|звонок|звонка|обзвонить',
    today: 'сегодня',
    between: 'пожалуйста|по имени|к|для|о|об|мне|нужно|надо',
  },
  zh: {
    lead: '客户|潜在客户|线索',
    find: '查找|查一下|找一下|找|搜索|打开|显示|在哪',
    note: '备注|笔记',
    add: '添加|加|写|记',
    who: '谁|哪些',
    call: '打电话|致电|回电|电话',
    today: '今天|今日',
    between: '请|帮我|给|一条|一个|叫|名叫|的|为',
  },
  ja: {
    lead: '見込み客|顧客|お客様|リード',
    find: '探して|検索して|見せて|表示して|開いて|どこ',
    note: 'メモ|ノート',
    add: '追加して|書いて|残して|入れて',
    who: '誰|だれ|どなた',
    call: '電話|架電',
    today: '今日|本日',
    between: 'ください|下さい|という|さん|様|の|を|に|へ|は',
  },
  ko: {
    lead: '고객|리드',
    find: '찾아(?:줘|주세요)?|보여(?:줘|주세요)?|검색해?(?:줘|주세요)?|열어(?:줘|주세요)?',
    note: '메모|노트',
    add: '추가해?(?:줘|주세요)?|남겨(?:줘|주세요)?|적어(?:줘|주세요)?|써(?:줘|주세요)?',
    who: '누구(?:에게|한테)?|누가',
    call: '전화',
    today: '오늘',
    between: '님|에게|한테|을|를|이라는|라는|의',
  },
  hi: {
    lead: 'लीड|ग्राहक|क्लाइंट',
    find: 'खोजो|खोजें|ढूंढो|ढूंढें|ढूँढें|दिखाओ|दिखाएं|दिखाइए|खोलो',
    note: 'नोट',
    add: 'जोड़ो|जोड़ें|जोड़ें|लिखो|लिखें|डालो',
    who: 'किसे|किसको|किन्हें|किनको|किस',
    call: 'फ़ोन|फोन|कॉल',
    today: 'आज',
    between: 'कृपया|नाम का|नाम की|के लिए|को|का|की|में|पर|एक',
  },
  ar: {
    lead: 'العميل|عميل|العميلة|الزبون|زبون|العملاء',
    find: 'ابحث عن|ابحث|اعثر على|أظهر|اظهر|افتح|أين|اين|من هو',
    note: 'ملاحظة|ملاحظه',
    add: 'أضف|اضف|اكتب|سجل|دون',
    who: 'بمن|من|مَن',
    call: 'أتصل|اتصل|الاتصال|اتصال|مكالمة',
    today: 'اليوم',
    between: 'من فضلك|لو سمحت|اسمه|باسم|إلى|الى|عن|على|لدى|ل',
  },
};

/** Languages whose words are not kept apart by spaces have no edges to look for. */
const UNSPACED: ReadonlySet<AssistantLanguage> = new Set(['zh', 'ja', 'ko']);
const edged = (words: string, language: AssistantLanguage): RegExp =>
  UNSPACED.has(language)
    ? new RegExp(`(?:${words})`, 'gu')
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'gu');

type Patterns = Record<keyof LeadWords, RegExp>;
const patternsOf = (language: AssistantLanguage): Patterns =>
  Object.fromEntries(
    Object.entries(WORDS[language]).map(([name, words]) => [name, edged(plainText(words), language)]),
  ) as Patterns;
const PATTERNS = new Map<AssistantLanguage, Patterns>();
const patterns = (language: AssistantLanguage): Patterns => {
  const known = PATTERNS.get(language) ?? patternsOf(language);
  PATTERNS.set(language, known);
  return known;
};

const has = (text: string, pattern: RegExp): boolean => text.search(pattern) >= 0;

/** A name as it was written, without the words around it. Letters keep their places when accents are taken off. */
const nameIn = (written: string, words: readonly RegExp[]): string => {
  const plain = plainText(written);
  // Where taking off accents changed the length, the plain form is good enough to look for.
  let kept = plain.length === written.length ? written : plain;
  for (const pattern of words)
    for (const { index, 0: found } of plain.matchAll(pattern))
      kept = kept.slice(0, index) + ' '.repeat(found.length) + kept.slice(index + found.length);
  return kept
    .replaceAll(/["?!,;،؟。？！、]+|[.'](?=\s|$)|(?<=^|\s)[.']/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

export type LeadWish = { tool: MemberTool; person: string | null; note: string | null };

const NOTE_BEGINS = /[:：]|\s(?:that|dass|que|che)\s/u;
/** 'Put a note in the report' is about no person. */
const NOTE_FOR = /\b(?:to|for|on|about|leads?|clients?|customers?)\b|^\W*(?:\w+\W+){0,3}note\W*$/;
/** Somebody who wants to be called, or to call us. */
const WANTS_CALL = /\bwho can (?:i|we)\b|\bcall me\b/;
const orNull = (text: string): string | null => (text === '' ? null : text);

/** What a message asks of a workspace's leads; null: something else. */
export const leadWishOf = (message: string, language: AssistantLanguage): LeadWish | null => {
  const written = cleanText(message);
  const split = NOTE_BEGINS.exec(written);
  const head = plainText(split ? written.slice(0, split.index) : written);
  const { lead, find, note, add, who, call, today, between } = patterns(language);
  if (has(head, note) && has(head, add) && (language !== 'en' || NOTE_FOR.test(head))) {
    const person = nameIn(split ? written.slice(0, split.index) : written, [add, note, lead, between]);
    const said = split ? written.slice(split.index + split[0].length).trim() : '';
    return { tool: 'add_lead_note', person: orNull(person), note: orNull(said) };
  }
  const whole = plainText(written);
  if (has(whole, who) && has(whole, call) && has(whole, today) && !WANTS_CALL.test(whole))
    return { tool: 'calls_today', person: null, note: null };
  if (has(whole, lead) && has(whole, find)) {
    const person = nameIn(written, [find, lead, between]);
    return { tool: 'find_lead', person: orNull(person), note: null };
  }
  return null;
};
