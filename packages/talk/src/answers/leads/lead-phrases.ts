import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What is said of a workspace's leads, to its members. `number` counts where it stands. */
export type LeadPhrases = {
  leadIs: string;
  leadsAre: string;
  leadsNone: string;
  callsAre: string;
  callsNone: string;
  noteKept: string;
  due: Record<'overdue' | 'today' | 'answer', string>;
};

const PHRASES: Readonly<Record<AssistantLanguage, LeadPhrases>> = {
  en: {
    leadIs: 'I found {name}.',
    leadsAre: '{number, plural, one {# lead matches “{query}”.} other {# leads match “{query}”.}}',
    leadsNone: 'None of the leads you can see matches “{query}”.',
    callsAre: '{number, plural, one {# person needs a call today.} other {# people need a call today.}}',
    callsNone: 'Nobody needs a call today. Well done.',
    noteKept: 'Noted for {name}.',
    due: { overdue: 'Overdue', today: 'Due today', answer: 'Waiting for a first answer' },
  },
  de: {
    leadIs: 'Ich habe {name} gefunden.',
    leadsAre: '{number, plural, one {# Lead passt zu „{query}“.} other {# Leads passen zu „{query}“.}}',
    leadsNone: 'Keiner der Leads, die Sie sehen, passt zu „{query}“.',
    callsAre:
      '{number, plural, one {Heute ist # Person anzurufen.} other {Heute sind # Personen anzurufen.}}',
    callsNone: 'Heute ist niemand anzurufen.',
    noteKept: 'Bei {name} vermerkt.',
    due: { overdue: 'Überfällig', today: 'Heute fällig', answer: 'Wartet auf eine erste Antwort' },
  },
  fr: {
    leadIs: 'J’ai trouvé {name}.',
    leadsAre:
      '{number, plural, one {# prospect correspond à « {query} ».} other {# prospects correspondent à « {query} ».}}',
    leadsNone: 'Aucun des prospects que vous voyez ne correspond à « {query} ».',
    callsAre:
      '{number, plural, one {# personne est à appeler aujourd’hui.} other {# personnes sont à appeler aujourd’hui.}}',
    callsNone: 'Personne n’est à appeler aujourd’hui.',
    noteKept: 'Noté pour {name}.',
    due: { overdue: 'En retard', today: 'Prévu aujourd’hui', answer: 'Attend une première réponse' },
  },
  es: {
    leadIs: 'He encontrado a {name}.',
    leadsAre:
      '{number, plural, one {# contacto coincide con «{query}».} other {# contactos coinciden con «{query}».}}',
    leadsNone: 'Ninguno de los contactos que usted ve coincide con «{query}».',
    callsAre:
      '{number, plural, one {Hoy hay que llamar a # persona.} other {Hoy hay que llamar a # personas.}}',
    callsNone: 'Hoy no hay que llamar a nadie.',
    noteKept: 'Anotado para {name}.',
    due: { overdue: 'Atrasado', today: 'Para hoy', answer: 'Espera una primera respuesta' },
  },
  it: {
    leadIs: 'Ho trovato {name}.',
    leadsAre:
      '{number, plural, one {# contatto corrisponde a «{query}».} other {# contatti corrispondono a «{query}».}}',
    leadsNone: 'Nessuno dei contatti che vede corrisponde a «{query}».',
    callsAre:
      '{number, plural, one {Oggi c’è # persona da chiamare.} other {Oggi ci sono # persone da chiamare.}}',
    callsNone: 'Oggi non c’è nessuno da chiamare.',
    noteKept: 'Annotato per {name}.',
    due: { overdue: 'In ritardo', today: 'Per oggi', answer: 'Attende una prima risposta' },
  },
  pt: {
    leadIs: 'Encontrei {name}.',
    leadsAre:
      '{number, plural, one {# contato corresponde a “{query}”.} other {# contatos correspondem a “{query}”.}}',
    leadsNone: 'Nenhum dos contatos que você vê corresponde a “{query}”.',
    callsAre:
      '{number, plural, one {Hoje é preciso ligar para # pessoa.} other {Hoje é preciso ligar para # pessoas.}}',
    callsNone: 'Hoje não é preciso ligar para ninguém.',
    noteKept: 'Anotado para {name}.',
    due: { overdue: 'Atrasado', today: 'Para hoje', answer: 'Espera uma primeira resposta' },
  },
  ru: {
    leadIs: 'Нашёлся клиент: {name}.',
    leadsAre:
      '{number, plural, one {По запросу «{query}» найден # клиент.} few {По запросу «{query}» найдено # клиента.} other {По запросу «{query}» найдено # клиентов.}}',
    leadsNone: 'Среди клиентов, которых вы видите, никто не подходит под «{query}».',
    callsAre:
      '{number, plural, one {Сегодня нужно позвонить # человеку.} other {Сегодня нужно позвонить # людям.}}',
    callsNone: 'Сегодня звонить никому не нужно.',
    noteKept: 'Заметка добавлена: {name}.',
    due: { overdue: 'Просрочено', today: 'На сегодня', answer: 'Ждёт первого ответа' },
  },
  zh: {
    leadIs: '找到了{name}。',
    leadsAre: '{number, plural, other {有 # 位客户符合“{query}”。}}',
    leadsNone: '您能看到的客户中没有符合“{query}”的。',
    callsAre: '{number, plural, other {今天需要给 # 位客户打电话。}}',
    callsNone: '今天不需要给任何人打电话。',
    noteKept: '已为{name}添加备注。',
    due: { overdue: '已逾期', today: '今天到期', answer: '等待首次回复' },
  },
  ja: {
    leadIs: '{name}さんが見つかりました。',
    leadsAre: '{number, plural, other {「{query}」に合う見込み客は#人です。}}',
    leadsNone: 'ご覧になれる見込み客の中に「{query}」に合う方はいません。',
    callsAre: '{number, plural, other {今日電話が必要な方は#人です。}}',
    callsNone: '今日電話が必要な方はいません。',
    noteKept: '{name}さんにメモを残しました。',
    due: { overdue: '期限切れ', today: '今日が期限', answer: '最初の返事待ち' },
  },
  ko: {
    leadIs: '{name} 님을 찾았습니다.',
    leadsAre: '{number, plural, other {‘{query}’에 맞는 고객은 #명입니다.}}',
    leadsNone: '보실 수 있는 고객 중 ‘{query}’에 맞는 분이 없습니다.',
    callsAre: '{number, plural, other {오늘 전화해야 할 고객은 #명입니다.}}',
    callsNone: '오늘 전화해야 할 고객이 없습니다.',
    noteKept: '{name} 님에게 메모를 남겼습니다.',
    due: { overdue: '기한 지남', today: '오늘까지', answer: '첫 답변 대기' },
  },
  hi: {
    leadIs: '{name} मिल गए।',
    leadsAre: '{number, plural, one {“{query}” से # लीड मेल खाती है।} other {“{query}” से # लीड मेल खाती हैं।}}',
    leadsNone: 'आपको दिखने वाली लीड में से कोई “{query}” से मेल नहीं खाती।',
    callsAre: '{number, plural, one {आज # व्यक्ति को फ़ोन करना है।} other {आज # लोगों को फ़ोन करना है।}}',
    callsNone: 'आज किसी को फ़ोन नहीं करना है।',
    noteKept: '{name} के लिए नोट लिख दिया गया।',
    due: { overdue: 'समय निकल गया', today: 'आज करना है', answer: 'पहले जवाब का इंतज़ार' },
  },
  ar: {
    leadIs: 'وجدت {name}.',
    leadsAre:
      '{number, plural, zero {لا عملاء يطابقون «{query}».} one {عميل واحد يطابق «{query}».} two {عميلان يطابقان «{query}».} few {# عملاء يطابقون «{query}».} many {# عميلًا يطابقون «{query}».} other {# عميل يطابقون «{query}».}}',
    leadsNone: 'لا أحد من العملاء الذين تراهم يطابق «{query}».',
    callsAre:
      '{number, plural, zero {لا أحد يحتاج إلى اتصال اليوم.} one {شخص واحد يحتاج إلى اتصال اليوم.} two {شخصان يحتاجان إلى اتصال اليوم.} few {# أشخاص يحتاجون إلى اتصال اليوم.} many {# شخصًا يحتاجون إلى اتصال اليوم.} other {# شخص يحتاجون إلى اتصال اليوم.}}',
    callsNone: 'لا أحد يحتاج إلى اتصال اليوم.',
    noteKept: 'تم تدوين الملاحظة لدى {name}.',
    due: { overdue: 'متأخر', today: 'مستحق اليوم', answer: 'ينتظر أول رد' },
  },
};

export const leadPhrasesOf = (language: AssistantLanguage): LeadPhrases => PHRASES[language];
