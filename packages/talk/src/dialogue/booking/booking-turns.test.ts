import { describe, expect, it } from 'vitest';
import {
  BOOKED,
  CONTACT_ASKED,
  HOME,
  inTalk,
  PROPOSED,
  TIMES,
  TO_CANCEL,
  WAITING,
} from '../../../test/booking-talk.ts';
import { contactMentioned } from './contact-said.ts';

describe('a home is to be seen', () => {
  it.each([
    `Can I see ${HOME}?`,
    `can we inspect ${HOME} on the weekend`,
    `I'd like to arrange a viewing of ${HOME}`,
    `could you show me through ${HOME} some time`,
    `book an inspection at ${HOME} please`,
    `Kann ich ${HOME} besichtigen?`,
    `Ich hätte gern einen Besichtigungstermin für ${HOME}`,
    `Est-ce que je peux visiter ${HOME} ?`,
    `Je souhaite prendre rendez-vous pour visiter ${HOME}`,
    `Quiero visitar ${HOME}`,
    `¿Se puede agendar una visita a ${HOME}?`,
    `Vorrei visitare ${HOME}`,
    `È possibile fissare una visita per ${HOME}?`,
    `Gostaria de visitar ${HOME}`,
    `Queria marcar uma visita a ${HOME}`,
    `Можно посмотреть ${HOME}?`,
    `Хочу записаться на просмотр ${HOME}`,
    `我想预约看${HOME}`,
    `${HOME} 什么时候方便去看？`,
    `${HOME}を見学したいです`,
    `${HOME}の内見はできますか`,
    `${HOME} 집 보러 가고 싶어요`,
    `${HOME} 방문 예약하고 싶습니다`,
    `मुझे ${HOME} देखना है`,
    `क्या मैं ${HOME} देखने आ सकता हूँ?`,
    `أريد زيارة ${HOME}`,
    `هل يمكنني معاينة ${HOME}؟`,
  ])('%s', (text) => {
    expect(inTalk(text)).toMatchObject({ kind: 'call', call: { tool: 'find_times' } });
  });
});

describe('one of the times is chosen', () => {
  it.each([
    ['the second', 'b'],
    ['2nd pls', 'b'],
    ['lets go with the first', 'a'],
    ['frist one', 'a'],
    ['option 3', 'c'],
    ['10:30', 'b'],
    ['ten thirty works', 'b'],
    ['1pm on sunday', 'c'],
    ['satuday at 9', 'a'],
    ['sundy', 'c'],
    ['Monday arvo', 'd'],
    ['the monday one', 'd'],
    ['the afternoon one on Sunday', 'c'],
    ['no wait, Sunday', 'c'],
    ['Saturday 9. Actually no, Monday', 'd'],
    ['the last one', 'd'],
    ['the latest you have', 'd'],
    ['the earliest', 'a'],
    ['earliest on saturday', 'a'],
    ['the later one on saturday', 'b'],
    ['you choose', 'a'],
    ['any of them, I’m easy', 'a'],
    ['whatever is first', 'a'],
    ['I’ll take that one', 'a'],
    ['that works for us', 'a'],
    ['den zweiten bitte', 'b'],
    ['am Sonntag', 'c'],
    ['den letzten', 'd'],
    ['den nehme ich', 'a'],
    ['um 16 Uhr', 'd'],
    ['le deuxième', 'b'],
    ['dimanche', 'c'],
    ['le dernier', 'd'],
    ['à 16h', 'd'],
    ['peu importe', 'a'],
    ['la segunda', 'b'],
    ['el domingo', 'c'],
    ['la última', 'd'],
    ['a las cuatro de la tarde', 'd'],
    ['cualquiera', 'a'],
    ['il secondo', 'b'],
    ['domenica va bene', 'c'],
    ["l'ultimo", 'd'],
    ['o segundo', 'b'],
    ['no domingo', 'c'],
    ['segunda-feira', 'd'],
    ['tanto faz', 'a'],
    ['второе', 'b'],
    ['в воскресенье', 'c'],
    ['последнее', 'd'],
    ['любое', 'a'],
    ['第二个', 'b'],
    ['周日可以', 'c'],
    ['最后一个', 'd'],
    ['随便，你定', 'a'],
    ['下午四点的', 'd'],
    ['2番目でお願いします', 'b'],
    ['日曜日で', 'c'],
    ['最後の時間で', 'd'],
    ['お任せします', 'a'],
    ['두 번째요', 'b'],
    ['일요일이요', 'c'],
    ['마지막으로 할게요', 'd'],
    ['아무거나 괜찮아요', 'a'],
    ['दूसरा वाला', 'b'],
    ['रविवार', 'c'],
    ['आखिरी वाला', 'd'],
    ['कोई भी चलेगा', 'a'],
    ['الثاني', 'b'],
    ['الأحد', 'c'],
    ['الأخير', 'd'],
    ['أي وقت', 'a'],
  ])('%s', (text, startsAt) => {
    expect(inTalk(text, WAITING)).toMatchObject({
      kind: 'confirm',
      call: { tool: 'book_viewing', arguments: { startsAt } },
    });
  });
});

describe('other times are wanted', () => {
  it.each([
    ['saturday', { weekday: 6 }],
    ['do u have anythng in the arvo on thurday', { weekday: 4, part: 'afternoon' }],
    ['tomoro morning', { near: 'tomorrow', part: 'morning' }],
    ['wensday after work', { weekday: 3 }],
    ['after 4', { notBefore: '16:00' }],
    ['the 24th', { dayOfMonth: 24 }],
    ['Friday or if full the 24th', { weekday: 5, otherwise: [{ dayOfMonth: 24 }] }],
    [
      '20 november, whatever you have. if it’s full then the 24th',
      { date: '11-20', otherwise: [{ dayOfMonth: 24 }] },
    ],
    [
      'today or tomorrow arvo',
      { near: 'today', part: 'afternoon', either: [{ near: 'tomorrow', part: 'afternoon' }] },
    ],
    ['the 26th or the 27th', { dayOfMonth: 26, either: [{ dayOfMonth: 27 }] }],
    [
      'Tuesday morning or Wednesday afternoon',
      { weekday: 2, part: 'morning', either: [{ weekday: 3, part: 'afternoon' }] },
    ],
    ['the earliest morning one on Tuesday', { weekday: 2, part: 'morning', pick: 'first' }],
    ['the last one on Friday', { weekday: 5, pick: 'last' }],
    ['3:15 on Tuesday', { weekday: 2, time: '03:15', pick: 'exact' }],
    ['the day after', { date: '11-24' }],
    ['the next morning after that', { date: '11-24', part: 'morning' }],
    ['a week later', { date: '11-30' }],
    ['Friday arvo, otherwise the last one on the list', { weekday: 5, orElse: 'd' }],
    ['not Saturday, never before 10am', { notWeekdays: [6], notBefore: '10:00' }],
    ['Lieber Dienstag, sonst Mittwoch', { weekday: 2, otherwise: [{ weekday: 3 }] }],
    ['nach vier Uhr', { notBefore: '16:00' }],
    ['Mardi matin, sinon jeudi', { weekday: 2, part: 'morning', otherwise: [{ weekday: 4 }] }],
    ['le lendemain', { date: '11-24' }],
    [
      'El jueves por la tarde, y si no, el viernes',
      { weekday: 4, part: 'afternoon', otherwise: [{ weekday: 5 }] },
    ],
    ['después de las cuatro', { notBefore: '16:00' }],
    ['martedì mattina, altrimenti mercoledì', { weekday: 2, part: 'morning', otherwise: [{ weekday: 3 }] }],
    ['dopo le quattro', { notBefore: '16:00' }],
    ['na terça à tarde, senão na quarta', { weekday: 2, part: 'afternoon', otherwise: [{ weekday: 3 }] }],
    ['depois das quatro', { notBefore: '16:00' }],
    ['во вторник утром, а если нет, в среду', { weekday: 2, part: 'morning', otherwise: [{ weekday: 3 }] }],
    ['после четырёх', { notBefore: '16:00' }],
    ['周四下午有吗？没有的话周五也行', { weekday: 4, part: 'afternoon', otherwise: [{ weekday: 5 }] }],
    ['四点以后', { notBefore: '16:00' }],
    ['火曜の午前、なければ水曜', { weekday: 2, part: 'morning', otherwise: [{ weekday: 3 }] }],
    ['翌日はどうですか', { date: '11-24' }],
    ['화요일 오전, 안 되면 수요일', { weekday: 2, part: 'morning', otherwise: [{ weekday: 3 }] }],
    ['다음날은요?', { date: '11-24' }],
    ['मंगलवार सुबह, नहीं तो बुधवार', { weekday: 2, part: 'morning', otherwise: [{ weekday: 3 }] }],
    ['चार बजे के बाद', { notBefore: '16:00' }],
    ['الثلاثاء صباحا، وإلا الأربعاء', { weekday: 2, part: 'morning', otherwise: [{ weekday: 3 }] }],
    ['بعد الساعة الرابعة', { notBefore: '16:00' }],
  ])('%s', (text, wanted) => {
    expect(inTalk(text, WAITING)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { address: HOME, ...wanted } },
    });
  });
});

describe('yes to what is proposed', () => {
  it.each([
    'yes',
    'yep',
    'yesss',
    'yeah go on',
    'sure',
    'ok',
    'okay do it',
    'perfect',
    'sounds good',
    'confirmed',
    'correct',
    'go ahead',
    'lock it in',
    'book it',
    'great, yes please',
    'yes please, Saturday 10:30 is great',
    'thanks, that works',
    'Yes! What should I bring?',
    'ja',
    'ja gerne',
    'passt',
    'genau',
    'Ja, bitte verbindlich buchen.',
    'oui',
    'oui c’est bon',
    'd’accord',
    'parfait',
    'je confirme',
    'sí',
    'claro',
    'vale',
    'Sí, confirmo, muchas gracias.',
    'perfecto',
    'va bene',
    'sì confermo',
    'certo',
    'sim',
    'pode confirmar',
    'combinado',
    'да',
    'да, записывайте',
    'хорошо',
    'подтверждаю',
    '好的',
    '对，确认预约',
    '可以',
    '没问题',
    'はい',
    'お願いします',
    'それで大丈夫です',
    '네',
    '네, 좋아요',
    '그래요',
    'हाँ',
    'जी हाँ, पक्का कर दीजिए',
    'ठीक है',
    'نعم',
    'موافق',
    'تمام',
    'أكيد',
  ])('%s', (text) => {
    expect(inTalk(text, PROPOSED)).toMatchObject({ kind: 'approve' });
  });
});

describe('no to what is proposed', () => {
  it.each([
    'no',
    'nope',
    'no thanks',
    'yeah nah',
    'never mind',
    'forget it',
    'nein',
    'nein danke',
    'lieber nicht',
    'non merci',
    'no gracias',
    'mejor no',
    'no grazie',
    'não obrigado',
    'нет',
    'не надо',
    '不用了',
    '算了',
    'いいえ',
    '아니요',
    'नहीं',
    'لا شكرا',
  ])('%s', (text) => {
    expect(inTalk(text, PROPOSED)).toEqual({ kind: 'drop' });
  });
});

describe('what is proposed is changed', () => {
  it.each([
    ['no, the later one', 'd'],
    ['no wait, Sunday', 'c'],
    ['actually the first', 'a'],
    ['nein, lieber am Sonntag', 'c'],
    ['non, plutôt dimanche', 'c'],
    ['no, mejor el domingo', 'c'],
    ['no, meglio domenica', 'c'],
    ['não, melhor domingo', 'c'],
    ['нет, лучше в воскресенье', 'c'],
    ['不，周日吧', 'c'],
    ['いや、日曜で', 'c'],
    ['아니, 일요일로요', 'c'],
    ['नहीं, रविवार को', 'c'],
    ['لا، الأحد أفضل', 'c'],
  ])('%s', (text, startsAt) => {
    expect(inTalk(text, PROPOSED)).toMatchObject({ kind: 'confirm', call: { arguments: { startsAt } } });
  });
});

describe('who they are', () => {
  it.each([
    ['Dan Kovac dan@example.com', 'Dan Kovac'],
    ['dan kovac, dan@example.com', 'Dan Kovac'],
    ['I’m Bec, Rebecca Tran, and email is dan@example.com. My hubby comes too', 'Rebecca Tran'],
    ['Name’s Robbo - Craig Robertson, dan@example.com', 'Craig Robertson'],
    ['Book under Priya Nair, dan@example.com. Client’s name to stay confidential.', 'Priya Nair'],
    ['Angela Papadopoulos. dan@example.com - and no marketing emails please.', 'Angela Papadopoulos'],
    ['Ich heiße Katharina Schäfer, dan@example.com', 'Katharina Schäfer'],
    ['Den nehme ich. Katharina Schäfer, dan@example.com', 'Katharina Schäfer'],
    ['Je m’appelle Françoise Delacroix, mon adresse c’est dan@example.com', 'Françoise Delacroix'],
    ['Me llamo Javier Muñoz y mi correo es dan@example.com', 'Javier Muñoz'],
    ['Mi chiamo Luca Bianchi, la mia email è dan@example.com', 'Luca Bianchi'],
    ['Meu nome é João Silva e meu e-mail é dan@example.com', 'João Silva'],
    ['Меня зовут Анна Петрова, почта dan@example.com', 'Анна Петрова'],
    ['我叫陈思远，邮箱 dan@example.com', '陈思远'],
    ['名前は田中太郎です。メールは dan@example.com', '田中太郎'],
    ['제 이름은 김민수입니다. 이메일은 dan@example.com', '김민수'],
    ['मेरा नाम अमित शर्मा है, ईमेल dan@example.com', 'अमित शर्मा'],
    ['اسمي أحمد علي وبريدي dan@example.com', 'أحمد علي'],
  ])('%s', (text, name) => {
    expect(inTalk(text, CONTACT_ASKED)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'b', name, email: 'dan@example.com' } },
    });
  });

  it('is kept from the first message on', () => {
    const contact = { name: 'Tom O’Brien', email: 'tom@example.com' };
    expect(contactMentioned("We'd like to see it. I'm Tom O'Brien, tom@example.com, two of us")).toEqual({
      name: "Tom O'Brien",
      email: 'tom@example.com',
    });
    expect(contactMentioned('My name is Mrs Margaret Whitfield and I should like to view it')).toEqual({
      name: 'Mrs Margaret Whitfield',
    });
    expect(contactMentioned("I'm keen to see it, I'm not sure when")).toEqual({});
    expect(inTalk('the second one', { ...WAITING, contact })).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'b', ...contact } },
    });
  });

  it.each(['what about Sunday instead?', 'hmm, actually Sunday'])(
    'is not what another time says: %s',
    (text) => {
      expect(inTalk(text, CONTACT_ASKED)).toMatchObject({ call: { arguments: { startsAt: 'c' } } });
    },
  );
});

describe('what is booked is moved', () => {
  it.each([
    'we can’t make that time any more. Could we shift it to the next morning after that, or any other morning really?',
    'can we move it to Sunday',
    'could you reschedule my viewing to next week',
    'something came up, can we do Tuesday instead?',
    'Sunday instead please',
    'please push it back an hour',
    'same time but one day later, can you change it',
    'Können wir den Termin auf Dienstag verschieben?',
    'Ich kann am Samstag leider nicht, geht es am Dienstag?',
    'Peut-on déplacer la visite à mardi ?',
    'Je ne peux plus venir samedi, plutôt mardi ?',
    '¿Podría cambiar la visita para la semana que viene, cualquier día después de las cuatro?',
    'No puedo el sábado, ¿podemos el martes?',
    'Possiamo spostare la visita a martedì?',
    'Non posso più sabato, va bene martedì?',
    'Podemos mudar a visita para terça?',
    'Não posso no sábado, pode ser na terça?',
    'Можно перенести на вторник?',
    'Я не смогу в субботу, можно во вторник?',
    '不好意思，我爸妈那天来不了，能不能改到下周三或者下周四的上午？',
    '可以换到周二吗',
    '火曜日に変更できますか',
    '土曜は行けなくなりました。火曜はどうですか',
    '화요일로 옮길 수 있나요?',
    '토요일에 못 가요. 화요일로 바꿔 주세요',
    'क्या इसे मंगलवार को बदल सकते हैं?',
    'मैं शनिवार को नहीं आ पाऊँगा, मंगलवार हो सकता है?',
    'هل يمكن تغيير الموعد إلى الثلاثاء؟',
    'لا أستطيع الحضور يوم السبت، هل يمكن الثلاثاء؟',
  ])('%s', (text) => {
    expect(inTalk(text, BOOKED)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { isMove: true } },
    });
  });
});

describe('what is booked is called off', () => {
  it.each([
    'cancel it',
    'please cancel my viewing',
    'cancel',
    'I need to call off the inspection',
    'sorry, can’t make it after all',
    'Gotta pull the pin on that viewing, sorry ay',
    'we are no longer interested in the viewing',
    'changed my mind, cancel pls',
    'Bitte sagen Sie den Termin ab',
    'Ich möchte stornieren',
    'Je préfère annuler ma visite, désolée.',
    'annulez svp',
    'Quiero cancelar la visita',
    'cancélala por favor',
    'Vorrei annullare la visita',
    'devo disdire',
    'Quero cancelar a visita',
    'preciso desmarcar',
    'Отмените, пожалуйста',
    'хочу отменить просмотр',
    '我想取消预约',
    '取消吧，不去了',
    'キャンセルしたいです',
    '予約を取り消してください',
    '예약 취소해 주세요',
    '취소할게요',
    'बुकिंग रद्द कर दीजिए',
    'कैंसिल कर दो',
    'أريد إلغاء الموعد',
    'ألغ الحجز من فضلك',
  ])('%s', (text) => {
    expect(inTalk(text, BOOKED)).toMatchObject({ kind: 'confirm', call: { tool: 'cancel_booking' } });
  });

  it.each([
    'yes',
    'yep cancel it, cheers',
    'yeah im sure',
    'Oui, annulez.',
    'ja',
    'sí',
    '对',
    'はい',
    '네',
    'हाँ',
    'نعم',
    'да',
    'sim',
    'certo',
  ])('for sure: %s', (text) => expect(inTalk(text, TO_CANCEL)).toMatchObject({ kind: 'approve' }));
});

describe('a question in between', () => {
  it.each([
    ['is there parking?', 'parking'],
    ['can my wife come too?', 'company'],
    ['there will be two of us', 'company'],
    ['is the agent going to be there or do i get in on my own', 'host'],
    ['do I need to bring anything?', 'bring'],
    ['is the viewing free?', 'free'],
    ['why do you need my email?', 'whyContact'],
    ['how long does it take?', 'length'],
    ['can I change it later if something comes up?', 'changeable'],
    ['Gibt es Parkplätze?', 'parking'],
    ['Kann meine Frau mitkommen?', 'company'],
    ['Y a-t-il où se garer ?', 'parking'],
    ['Mon mari peut venir ?', 'company'],
    ['¿Hay dónde aparcar?', 'parking'],
    ['¿Puede venir mi mujer? ¿mi esposa puede ir?', 'company'],
    ['C’è parcheggio?', 'parking'],
    ['Tem estacionamento?', 'parking'],
    ['Есть парковка?', 'parking'],
    ['可以停车吗？', 'parking'],
    ['可以带我老婆一起来吗？', 'company'],
    ['駐車場はありますか', 'parking'],
    ['주차할 수 있나요?', 'parking'],
    ['क्या पार्किंग है?', 'parking'],
    ['هل توجد مواقف سيارات؟', 'parking'],
  ])('about the viewing: %s', (text, about) => {
    for (const before of [WAITING, PROPOSED, CONTACT_ASKED])
      expect(inTalk(text, before)).toEqual({ kind: 'aside', about });
  });

  it.each(['how much is it?', 'is it flood prone?', 'what is the market like in Balga?'])(
    'about something else is answered: %s',
    (text) => {
      const found = inTalk(text, WAITING);
      expect(found.kind === 'call' && found.call.tool).toBeTruthy();
      expect(found.kind === 'call' && found.call.tool).not.toBe('find_times');
    },
  );
});

describe('what is not understood while a time is arranged', () => {
  it.each(['purple monkey', 'asdf qwer', 'hmm the thing with the cousin', 'lo que dijo el vecino'])(
    '%s: asked again',
    (text) => {
      expect(inTalk(text, WAITING)).toMatchObject({ kind: 'ask', missing: 'time', isAgain: true });
      expect(inTalk(text, PROPOSED)).toMatchObject({ kind: 'confirm', isAgain: true });
    },
  );
});

it.each(['Great, that one works, yes please change it', '好的，就改到最早的那个时间'])(
  'of the times to which it may be moved one is chosen: %s',
  (text) => {
    const pending = {
      tool: 'move_booking' as const,
      arguments: { ...TIMES, bookingId: 'x' },
      missing: 'time',
      choices: [],
    };
    expect(inTalk(text, { ...BOOKED, pending })).toMatchObject({
      kind: 'confirm',
      call: { tool: 'move_booking', arguments: { startsAt: 'a' } },
    });
  },
);

it('homes are looked for, and the first of them is to be seen', () => {
  expect(inTalk('hi im intrested in homes in Balga undr 900k can i go see the frist one')).toMatchObject({
    kind: 'call',
    call: { tool: 'search_listings' },
    thenView: {},
  });
  expect(
    inTalk('मुझे Balga में 900k से कम के घर देखने हैं। पहला वाला घर अंदर से देखने का समय मिल सकता है क्या?'),
  ).toMatchObject({
    call: { tool: 'search_listings' },
    thenView: {},
  });
});
