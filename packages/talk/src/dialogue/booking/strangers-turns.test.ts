import { describe, expect, it } from 'vitest';
import { BOOKED, CONTACT_ASKED, inTalk, PROPOSED, TIMES, WAITING } from '../../../test/booking-talk.ts';

describe('an hour beside who they are', () => {
  it.each([
    ['4 is even better, my email’s kim@example.com', 'd', undefined],
    ['1 cud work. im jayden 0412 345 678', 'c', 'Jayden'],
    ['4 ist noch besser, meine Mail ist kim@example.com', 'd', undefined],
    ['4 c’est encore mieux, mon mail kim@example.com', 'd', undefined],
    ['a las 4 mejor, soy Ana Ruiz, ana@example.com', 'd', 'Ana Ruiz'],
    ['4 va meglio, Ugo Neri ugo@example.com', 'd', 'Ugo Neri'],
    ['4 é melhor, sou a Rita Melo, rita@example.com', 'd', 'Rita Melo'],
    ['4 лучше, Иван Петров, ivan@example.com', 'd', 'Иван Петров'],
    ['4点更好，我叫王芳，wang@example.com', 'd', '王芳'],
    ['16時の方がいいです。田中一郎です。tanaka@example.com', 'd', '田中一郎'],
    ['4시가 더 좋아요. 제 이름은 김민수입니다. kim@example.com', 'd', '김민수'],
    ['4 बजे बेहतर है, मेरा नाम राज वर्मा है, raj@example.com', 'd', 'राज वर्मा'],
    ['الساعة 4 أفضل، اسمي سامي حداد، sami@example.com', 'd', 'سامي حداد'],
  ])('%s', (text, startsAt, name) => {
    const decision = inTalk(text, WAITING);
    expect(decision).toMatchObject({
      kind: 'confirm',
      call: { tool: 'book_viewing', arguments: { startsAt } },
    });
    expect('call' in decision ? decision.call.arguments.name : null).toBe(name);
  });

  it('that was not offered is looked for, and the first is not taken', () => {
    expect(inTalk('5 cud work. im jayden 0412 345 678', WAITING)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { time: '05:00', pick: 'exact' } },
    });
  });

  it.each(['there are 2 of us, Jo Bell jo@example.com', 'we are 4 people. Jo Bell, 0412 345 678'])(
    'what is counted is none: %s',
    (text) => {
      expect(inTalk(text, WAITING)).toMatchObject({
        kind: 'confirm',
        call: { arguments: { startsAt: 'a' } },
      });
    },
  );

  it('is heard where only the contact was asked for', () => {
    expect(inTalk('4 is better actually, Kim Lo kim@example.com', CONTACT_ASKED)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'd', email: 'kim@example.com' } },
    });
  });
});

describe('hours that suit hold for later lists', () => {
  const held = {
    ...WAITING,
    last: { tool: 'market' as const, arguments: {} },
    pending: { ...WAITING.pending, arguments: { ...TIMES, kept: { notBefore: '15:00' } } } as never,
  };
  it.each(['do you have other times?', 'none of those work', 'what about Tuesday?', 'the day after'])(
    '%s',
    (text) => {
      expect(inTalk(text, held)).toMatchObject({
        kind: 'call',
        call: { tool: 'find_times', arguments: { notBefore: '15:00' } },
      });
    },
  );
  it('until others are said', () => {
    const decision = inTalk('mornings on Tuesday would be better', held);
    expect(decision).toMatchObject({ call: { arguments: { part: 'morning' } } });
    expect('call' in decision ? decision.call.arguments.notBefore : 'none').toBeUndefined();
  });
});

describe('the time that is proposed is put right', () => {
  it.each([
    'I don’t want 10:30, I want 1pm',
    'Não quero 10:30! Quero 13:00',
    'nicht 10:30, lieber 13 Uhr',
    'pas 10h30, plutôt 13h',
    'no quiero a las 10:30, quiero a las 13:00',
    'non voglio le 10:30, preferisco le 13',
    'не в 10:30, лучше в 13:00',
    '不要10:30，我要下午1点',
    '10時30分ではなく13時でお願いします',
    '10:30 말고 오후 1시요',
    '10:30 नहीं, 13:00 चाहिए',
    'لا أريد 10:30، أريد 13:00',
  ])('%s', (text) => {
    expect(inTalk(text, PROPOSED)).toMatchObject({ kind: 'confirm', call: { arguments: { startsAt: 'c' } } });
  });

  it.each([
    'actually make it 5',
    'Prefiro às quatro e meia',
    'I’d rather half past four',
    'lieber um 16:30',
    'plutôt 16h30',
  ])('by one that was not offered: %s', (text) => {
    expect(inTalk(text, PROPOSED)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { date: '11-21', pick: 'exact' } },
    });
  });
});

describe('no more, where a name or a contact is asked for', () => {
  it.each([
    'leave it',
    'actually no thanks i changed my mind',
    'you know what, forget about it mate',
    'ach, lassen wir das lieber',
    'nein danke, doch nicht',
    'bon, laissez tomber finalement',
    'mejor no, déjelo',
    'no, ya no quiero reservar',
    'lasci perdere, grazie',
    'deixa pra lá',
    'ah não, deixa, mudei de ideia',
    'не надо, я передумал',
    '算了，不约了',
    'やっぱりやめておきます',
    '그냥 됐어요, 예약 안 할래요',
    'रहने दीजिए',
    'बुकिंग मत कीजिए',
    'छोड़िए, अब नहीं चाहिए',
    'انس الأمر',
    'خلاص لا أريد الحجز',
  ])('%s', (text) => {
    expect(inTalk(text, CONTACT_ASKED)).toEqual({ kind: 'drop' });
  });

  it.each(['Leigh Noh', 'Dana Leve', 'अमित नहिया'])('a name is none: %s', (text) => {
    expect(inTalk(text, CONTACT_ASKED)).toMatchObject({
      kind: 'ask',
      missing: 'contact',
      call: { arguments: { name: text } },
    });
  });
});

describe('thanks and goodbye once it is booked', () => {
  it.each([
    'see you monday then',
    'great, see ya Saturday!',
    'cheers, catch you then',
    'bis Montag dann',
    'alles klar, bis Samstag, tschüss',
    'à lundi alors',
    'merci, à samedi !',
    'hasta el lunes entonces',
    'nos vemos el sábado',
    'a lunedì allora',
    'perfetto, ci vediamo sabato',
    'até segunda então',
    'valeu, até sábado!',
    'до понедельника',
    'тогда до субботы, спасибо',
    '那周一见',
    '好的，周六见，谢谢',
    'よろしくお願いいたします',
    'では月曜日に伺います。失礼します',
    '그럼 월요일에 뵐게요',
    '네 감사합니다 토요일에 봬요',
    'बाय',
    'ठीक है, सोमवार को मिलते हैं',
    'أراكم يوم الاثنين',
    'شكرا، إلى اللقاء',
  ])('%s', (text) => {
    expect(inTalk(text, BOOKED)).toEqual({ kind: 'thank' });
  });
});

describe('how it stands is told once it is booked', () => {
  it.each(['so im not booked for anything yea?', 'am i actually booked in or not'])('%s', (text) => {
    expect(inTalk(text, BOOKED)).toEqual({ kind: 'recount' });
  });

  it.each([
    'did you email me the confirmation?',
    'Haben Sie mir die Bestätigung geschickt?',
    'Vous m’avez envoyé la confirmation ?',
    '¿Me han mandado la confirmación?',
    'Mi avete mandato la conferma?',
    'Vocês mandaram a confirmação por e-mail?',
    'Вы отправили мне подтверждение?',
    '确认邮件发给我了吗？',
    '確認メールは送られましたか？',
    '확인 메일 보내셨나요?',
    'क्या आपने कन्फर्मेशन ईमेल भेजा?',
    'هل أرسلتم لي رسالة التأكيد؟',
  ])('with whether word of it was sent: %s', (text) => {
    expect(inTalk(text, BOOKED)).toEqual({ kind: 'aside', about: 'sent' });
  });

  it('also where nothing is booked any more', () => {
    const before = { ...WAITING, pending: null };
    expect(inTalk('so im not booked for anything yea?', before)).toEqual({ kind: 'recount' });
  });
});

describe('the rooms of the home are told from its listing', () => {
  it.each([
    'how many bedrooms',
    'how many bedrooms does it have?',
    'Wie viele Schlafzimmer hat es?',
    'Combien de chambres ?',
    '¿Cuántos dormitorios tiene?',
    'Quante camere da letto ha?',
    'Quantos quartos tem?',
    'Сколько там спален?',
    '有几个卧室？',
    '寝室はいくつありますか？',
    '침실이 몇 개예요?',
    'कितने बेडरूम हैं?',
    'كم عدد غرف النوم؟',
    'how big is the land?',
    'does it have a second bathroom?',
  ])('%s', (text) => {
    expect(inTalk(text, BOOKED)).toMatchObject({ kind: 'aside', about: 'rooms' });
    expect(inTalk(text, WAITING)).toMatchObject({ kind: 'aside', about: 'rooms' });
  });
  it('a search for homes with so many is none', () => {
    expect(inTalk('homes in Balga with 3 bedrooms', BOOKED)).toMatchObject({
      call: { tool: 'search_listings' },
    });
  });
});

describe('who they are, as strangers write it', () => {
  it.each([
    ['Attendee: Ms Helen Marsh. Contact: 0412 345 678', 'Ms Helen Marsh'],
    ['Name: Helen Marsh Phone: 0412 345 678', 'Helen Marsh'],
    ['Maureen Tolliday that’s T, umm double L, 0412 345 678', 'Maureen Tolliday'],
    ['Maureen Tolliday, T O double L I D A Y, 0412 345 678', 'Maureen Tolliday'],
    ['Siobhan Byrne spelt S-I-O-B-H-A-N, 0412 345 678', 'Siobhan Byrne'],
    ['Agreed. Helen Marsh, 0412 345 678', 'Helen Marsh'],
    ['a segunda, Ana Souza, 0412 345 678', 'Ana Souza'],
    ['the first one please, Ana Souza, 0412 345 678', 'Ana Souza'],
    ['4 is good, my email’s pat@example.com, patrick o’neil', "Patrick O'Neil"],
    ['Visitor - Helen Marsh, tel 0412 345 678', 'Helen Marsh'],
  ])('%s', (text, name) => {
    expect(inTalk(text, CONTACT_ASKED)).toMatchObject({ kind: 'confirm', call: { arguments: { name } } });
  });

  it.each([
    'Agreed.',
    'Understood',
    'Noted, thank you',
    'Einverstanden',
    'Entendido',
    'D’accord',
    'Inteso',
    'Понятно',
    'わかりました',
    '알겠습니다',
    'समझ गया',
    'مفهوم',
  ])('is none: %s', (text) => {
    const decision = inTalk(text, CONTACT_ASKED);
    expect(decision).toMatchObject({ kind: 'ask', missing: 'contact' });
    expect('call' in decision ? decision.call.arguments.name : 'none').toBeUndefined();
  });
});

it('a home is wished to be seen, and none is named yet', () => {
  for (const text of [
    'i want go look house',
    'can I book an inspection please',
    'Ich möchte ein Haus besichtigen',
  ])
    expect(inTalk(text)).toMatchObject({ kind: 'call', call: { tool: 'find_times' } });
});

describe('a home is named by its street', () => {
  const STREET = {
    kind: 'call',
    call: { tool: 'find_times', arguments: { address: 'Mill Road, Balga WA 6061' } },
  };
  it.each([
    'the house on Mill Road in Balga',
    'Mill Road Balga',
    'i want to see the house on Mill Road in Balga',
    'can I have a look at the place on Mill Road in Balga on Saturday?',
    'Hi, could I inspect the one on Mill Road, Balga please',
    'Kann ich das Haus in der Mill Road in Balga besichtigen?',
    'Je voudrais visiter la maison sur Mill Road, Balga',
    'Quiero visitar la casa de Mill Road, Balga',
    'Vorrei visitare la casa in Mill Road, Balga',
    'Gostaria de visitar a casa na Mill Road, Balga',
    'Можно посмотреть дом на Mill Road, Balga?',
    '我想看 Mill Road, Balga 的房子',
    'Mill Road, Balgaの家を見学したいです',
    'Mill Road, Balga 집 보러 가고 싶어요',
    'मुझे Mill Road, Balga वाला घर देखना है',
    'أريد معاينة البيت في Mill Road, Balga',
  ])('%s', (text) => {
    expect(inTalk(text)).toMatchObject(STREET);
  });
  it('when it was asked which home', () => {
    const asked = {
      pending: { tool: 'find_times' as const, arguments: {}, missing: 'address', choices: [] },
    };
    expect(inTalk('Mill Road in Balga', asked)).toMatchObject(STREET);
  });
  it.each(['what are homes on Mill Road in Balga worth?', 'how is the market around Mill Road Balga?'])(
    'what is asked of it is answered: %s',
    (text) => {
      const decision = inTalk(text);
      expect('call' in decision ? decision.call.tool : '').not.toBe('find_times');
    },
  );
});

it('what they did on a day that is over is no wish for it', () => {
  const decision = inTalk('monday mornings any good? I saw it last week', WAITING);
  expect(decision).toMatchObject({
    call: { tool: 'find_times', arguments: { weekday: 1, part: 'morning' } },
  });
  expect('call' in decision ? decision.call.arguments.isPast : true).toBeUndefined();
});

it.each([
  'nicht die erste, lieber die letzte. Jonas Weber, jonas@example.com',
  'not the first, the last one please',
  'pas la première, plutôt la dernière',
  'no la primera, la última',
])('one that is put aside is not taken: %s', (text) => {
  expect(inTalk(text, WAITING)).toMatchObject({ kind: 'confirm', call: { arguments: { startsAt: 'd' } } });
});
