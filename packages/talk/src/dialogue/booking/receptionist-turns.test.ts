import { describe, expect, it } from 'vitest';
import {
  BOOKED,
  CONTACT_ASKED,
  HOME,
  inTalk,
  OFFERED,
  PROPOSED,
  WAITING,
} from '../../../test/booking-talk.ts';
import type { DialogueState } from '../state.ts';
import { contactMentioned, contactSaid } from './contact-said.ts';

/** What a good receptionist hears in it, beyond the plain yes, no and 'the second one'. Languages stand mixed. */
const asked = (name?: string, phone?: string): Partial<DialogueState> => ({
  ...CONTACT_ASKED,
  contact: { ...(name ? { name } : {}), ...(phone ? { phone } : {}) },
});

describe('a telephone number is enough', () => {
  it.each([
    ['jayden 0491570156', 'Jayden', '0491570156'],
    ['R. Doyle. 0491 570 159.', 'R. Doyle', '0491 570 159'],
    ["Name's Daniel Osei, mobile 0491 570 311", 'Daniel Osei', '0491 570 311'],
    ['Helen Marchetti, (02) 5550 1234', 'Helen Marchetti', '(02) 5550 1234'],
    ['It’s Aroha Ngata, +64 21 123 4567', 'Aroha Ngata', '+64 21 123 4567'],
    ['Ich heiße Katharina Schäfer, Telefon +49 151 23456789', 'Katharina Schäfer', '+49 151 23456789'],
    ['Je m’appelle Henri Delmas, mon numéro est le +33 6 12 34 56 78', 'Henri Delmas', '+33 6 12 34 56 78'],
    ['Soy Lucía Ferrer, mi teléfono es 0491 570 156', 'Lucía Ferrer', '0491 570 156'],
    ['Mi chiamo Luca Bianchi, telefono 0491 570 156', 'Luca Bianchi', '0491 570 156'],
    ['Meu nome é João Silva e meu telefone é 0491 570 156', 'João Silva', '0491 570 156'],
    ['Меня зовут Анна Петрова, телефон 0491 570 156', 'Анна Петрова', '0491 570 156'],
    ['我叫陈嘉怡，电话０４９１５７１８０４', '陈嘉怡', '0491571804'],
    ['田中美咲です。電話は 0491-573-087 です', '田中美咲', '0491-573-087'],
    ['박지훈 0491 573 087', '박지훈', '0491 573 087'],
    ['मेरा नाम राजेश शर्मा है, फ़ोन ०४९१ ५७२ ५४९', 'राजेश शर्मा', '0491 572 549'],
    ['اسمي سامر الخطيب ورقم هاتفي ٠٤٩١ ٥٧٠ ١٥٦', 'سامر الخطيب', '0491 570 156'],
  ])('%s', (text, name, phone) => {
    expect(inTalk(text, CONTACT_ASKED)).toMatchObject({
      kind: 'confirm',
      call: { tool: 'book_viewing', arguments: { startsAt: 'b', name, phone } },
    });
  });

  it('after a name it ends the asking, and said before it is not asked for again', () => {
    expect(inTalk('0491 570 157', asked('Margaret Ellery'))).toMatchObject({
      kind: 'confirm',
      call: { arguments: { name: 'Margaret Ellery', phone: '0491 570 157' } },
    });
    expect(
      inTalk(
        'Oh I am sorry, I forgot the other part. My telephone is 0491 570 157.',
        asked('Margaret Ellery'),
      ),
    ).toMatchObject({ kind: 'confirm', call: { arguments: { name: 'Margaret Ellery' } } });
    expect(
      inTalk('the second one', { ...WAITING, contact: { name: 'Kim', phone: '0491 570 157' } }),
    ).toMatchObject({ kind: 'confirm', call: { arguments: { name: 'Kim', phone: '0491 570 157' } } });
    expect(inTalk('491 570 157', asked('Kim'))).toMatchObject({
      call: { arguments: { phone: '491 570 157' } },
    });
  });

  it('corrects what is proposed', () => {
    expect(inTalk('Oops typo, the mobile ends in 313, so 0491 570 313', PROPOSED)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { name: 'Mai', phone: '0491 570 313' } },
    });
  });
});

describe('a name', () => {
  it.each([
    ['Pardonnez-moi, je me suis trompé : c’est henri@example.com, avec un a.'],
    ['sorry I made a typo, it should be henri@example.com'],
    ['oh wait wrong email, use henri@example.com'],
    ['Entschuldigung, vertippt: henri@example.com'],
    ['Perdón, me equivoqué, es henri@example.com'],
    ['Mi scusi, ho sbagliato, è henri@example.com'],
    ['Desculpe, enganei-me, é henri@example.com'],
    ['Извините, опечатка, правильно henri@example.com'],
    ['不好意思写错了，是 henri@example.com'],
    ['すみません、間違えました。henri@example.com です'],
    ['죄송해요 잘못 썼어요, henri@example.com 입니다'],
    ['माफ़ कीजिए, गलत लिखा, सही है henri@example.com'],
    ['عذرا أخطأت، الصحيح henri@example.com'],
  ])('is none of a correction: %s', (text) => {
    expect(inTalk(text, PROPOSED)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { name: 'Mai', email: 'henri@example.com' } },
    });
    expect(contactSaid(text).name).toBeUndefined();
  });

  it.each([
    ['اسمي سامر الخطيب والبريد samer@example.com', 'سامر الخطيب'],
    ['My name is Margaret Ellery, that is with two l’s, m@example.com', 'Margaret Ellery'],
    ['Kowalczyk, K-O-W-A-L-C-Z-Y-K, m@example.com', 'Kowalczyk'],
    ['Sarah and Tom Lee, m@example.com', 'Sarah & Tom Lee'],
    [
      'Helen Marchetti, 0491 571 491. Actually could you put it under dad’s name instead: Bruno Marchetti, same number',
      'Bruno Marchetti',
    ],
    ['book it under my mum’s name please, Carol Jones, m@example.com', 'Carol Jones'],
    ['m@example.com, and the name is Priya Raman', 'Priya Raman'],
    ['my details: Hana Sato / m@example.com', 'Hana Sato'],
    ['Petra Lindholm on 0412 555 019', 'Petra Lindholm'],
  ])('stands in %s', (text, name) => {
    expect(contactSaid(text).name).toBe(name);
  });

  it('is given in parts', () => {
    expect(inTalk('Kowalczyk, 0491 570 158', asked('Steph'))).toMatchObject({
      call: { arguments: { name: 'Steph Kowalczyk' } },
    });
    expect(inTalk('last name is Kowalczyk and its 0491 570 158', asked('Steph'))).toMatchObject({
      call: { arguments: { name: 'Steph Kowalczyk' } },
    });
  });

  it('of somebody else is asked for', () => {
    const found = inTalk('can you book it under my mum’s name?', asked('Steph', '0491 570 158'));
    expect(found).toMatchObject({ kind: 'ask', missing: 'contact' });
    expect(found.kind === 'ask' && found.call.arguments.name).toBeFalsy();
  });

  it('is none of what is said in passing', () => {
    for (const text of ['we are two people, 0491 570 158', 'call me any time on 0491 570 158'])
      expect(contactMentioned(text).name, text).toBeUndefined();
  });
});

describe('one of the times is chosen', () => {
  it.each([
    ['I choose number one please', 'a'],
    ['number two thanks', 'b'],
    ['ich nehme Nummer zwei', 'b'],
    ['le numéro trois', 'c'],
    ['el número dos', 'b'],
    ['numero due', 'b'],
    ['o número dois', 'b'],
    ['номер два', 'b'],
    ['选二号', 'b'],
    ['नंबर दो', 'b'],
    ['رقم اثنين', 'b'],
    ['whichever of them is latest in the day', 'd'],
    ['the latest in the day you have', 'd'],
    ['whichever is nearest to midday please', 'c'],
    ['closest to 11am', 'b'],
    ['am nächsten an zehn Uhr', 'b'],
    ['quello più tardi', 'd'],
    ['celui le plus tard', 'd'],
  ])('%s', (text, startsAt) => {
    expect(inTalk(text, WAITING)).toMatchObject({ kind: 'confirm', call: { arguments: { startsAt } } });
  });

  it('beside who they are, and with the yes', () => {
    expect(
      inTalk(
        'Tom Vasquez, tom@example.com. Sorry can I go back to the first one after all? final answer haha',
        CONTACT_ASKED,
      ),
    ).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'a', name: 'Tom Vasquez', email: 'tom@example.com' } },
    });
    expect(
      inTalk('Bron Tait, bron@example.com or 0491 570 737, either is fine', CONTACT_ASKED),
    ).toMatchObject({
      call: { arguments: { startsAt: 'b', name: 'Bron Tait' } },
    });
    expect(inTalk('Yes but the first one, go ahead', PROPOSED)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'a' } },
    });
    expect(inTalk('Yes the first one, go ahead', PROPOSED)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'a' } },
    });
    expect(inTalk('Yes the second one, go ahead', PROPOSED)).toMatchObject({ kind: 'approve' });
    expect(inTalk('can i go back to the first one after all', PROPOSED)).toMatchObject({
      call: { arguments: { startsAt: 'a' } },
    });
  });
});

describe('other times are wanted', () => {
  const evenings = OFFERED.map((one) => ({ ...one, time: '16:00' }));
  it.each(['any others later than those?', 'anything later in the day?', 'do you have later ones'])(
    'later in the day, where all are at one hour: %s',
    (text) => {
      const pending = { ...WAITING.pending, arguments: { address: HOME, offered: evenings } };
      expect(inTalk(text, { ...WAITING, pending } as Partial<DialogueState>)).toMatchObject({
        kind: 'call',
        call: { tool: 'find_times', arguments: { notBefore: '16:01' } },
      });
    },
  );

  it.each(
    [
      ['Sat 28 and Sun 29', { dayOfMonth: 28, either: [{ dayOfMonth: 29 }] }],
      ['I am free on the 28th and the 29th', { dayOfMonth: 28, either: [{ dayOfMonth: 29 }] }],
      ['yesterday', { near: 'yesterday' }],
    ].slice(0, 2) as [string, object][],
  )('%s', (text, wanted) => {
    expect(inTalk(text, WAITING)).toMatchObject({ kind: 'call', call: { arguments: wanted } });
  });

  it.each([
    'Il primo andrebbe bene, ma ci sono anche altri orari?',
    'are there any other times?',
    'gibt es noch andere Zeiten?',
    'y a-t-il d’autres horaires ?',
    '¿hay otras horas?',
    'tem outros horários?',
    'а есть другое время?',
    '还有别的时间吗？',
    '他の時間はありますか',
    '다른 시간도 있나요?',
    'कोई और समय है?',
    'هل توجد مواعيد أخرى؟',
  ])('others than those: %s', (text) => {
    expect(inTalk(text, WAITING)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { after: '2026-11-23' } },
    });
  });
});

describe('nothing is to be booked', () => {
  it.each([
    "No, I'm not giving out my details. Leave it, don't book anything.",
    "don't book anything yet, I'll talk to my wife first",
    'hold off for now please',
    'nah actually hold off, the missus reckons it’s too far from her mum. don’t book it, cheers',
    'leave it for now, I need to think about it',
    'Buchen Sie bitte noch nichts, ich überlege es mir',
    'Ne réservez rien pour le moment, je vais y réfléchir',
    'Por ahora no reserve nada, gracias',
    'Guardi, ci penso e ne parlo prima con mio marito. Per ora non prenoti niente, grazie, casomai la ricontatto io.',
    'Por enquanto não marque nada, vou pensar',
    'Пока ничего не бронируйте, я подумаю',
    '先不要预约，我再考虑一下',
    'まだ予約しないでください。考えます',
    '아직 예약하지 마세요. 생각해 볼게요',
    '아직 예약하지 말아 주세요, 남편이랑 얘기해 볼게요',
    'nah don’t worry about it',
    'अभी कुछ बुक मत कीजिए, मैं सोचकर बताऊँगा',
    'لا تحجز شيئا الآن، سأفكر في الأمر',
  ])('%s', (text) => {
    for (const before of [WAITING, CONTACT_ASKED, PROPOSED])
      expect(inTalk(text, before), JSON.stringify(before.pending?.missing)).toEqual({ kind: 'drop' });
  });
});

describe('a home is to be seen', () => {
  it.each([
    `Hey, is ${HOME} open for a look this week? Mornings best but I'm easy`,
    `any chance of seeing ${HOME} on sunday? or sat, not fussed`,
    `possible to get inside ${HOME}?`,
    `we'd love a quick look through ${HOME}`,
    `is ${HOME} available for viewing`,
    `interested in viewing ${HOME}`,
    `what's the go with inspections at ${HOME}`,
    `I would like an appointment at ${HOME}`,
    `is anybody around to let me into ${HOME} today?`,
    `id like to poke my head in at ${HOME}`,
    `when could my partner and me pop round ${HOME}?`,
    `${HOME} thursday arvo?`,
    `got a slot tomorrow for ${HOME}`,
    `Salve, si può dare un'occhiata a ${HOME} sabato?`,
    `Oi, dá para conhecer ${HOME} na sexta?`,
    `Me gustaría conocer ${HOME} el viernes`,
    `On pourrait passer jeter un œil à ${HOME} jeudi ?`,
    `Könnten wir Freitag mal bei ${HOME} vorbeikommen?`,
    `Можно подъехать к ${HOME} в субботу?`,
    `Wäre eine Besichtigung von ${HOME} möglich?`,
    `Serait-il possible de voir ${HOME} ?`,
    `¿Sería posible ver ${HOME}?`,
    `Sarebbe possibile vedere ${HOME}?`,
    `Seria possível ver ${HOME}?`,
    `Есть возможность посмотреть ${HOME}?`,
    `有机会看看${HOME}吗`,
    `${HOME}を見せてもらえますか`,
    `${HOME} 구경할 수 있을까요?`,
    `${HOME} देखने को मिल सकता है?`,
    `هل هناك فرصة لرؤية ${HOME}؟`,
  ])('%s', (text) => {
    expect(inTalk(text)).toMatchObject({ kind: 'call', call: { tool: 'find_times' } });
  });
});

describe('what is booked', () => {
  it.each([
    "sorry me again, she's asking what day and time did we end up with?",
    'what did we book?',
    'remind me what time',
    'when is my viewing again?',
    'what time was it?',
    'who is showing me through again, and when?',
    'wann war der Termin nochmal?',
    'c’est à quelle heure déjà ?',
    'perdona, me recuerdas qué día y a qué hora quedó?',
    'mi ricorda a che ora è la visita?',
    'pode lembrar-me a que horas é?',
    'напомните, на когда я записан?',
    '我约的是什么时候来着？',
    '予約は何時でしたっけ',
    '예약이 언제였죠?',
    'मेरी बुकिंग कब है?',
    'متى موعدي؟',
  ])('is told again: %s', (text) => expect(inTalk(text, BOOKED)).toEqual({ kind: 'recount' }));

  it.each([
    'Excuse me, I have now a doctor that day. Can I have other day instead? I am free on any other day.',
    'sorry, one more time, an hour earlier?',
    'could it be half an hour later',
    "ugh sorry, just got my roster and I'm working then. can I swap to a different time?",
    'that day is no good any more, got anything else?',
    'Ich habe da einen Arzttermin, geht ein anderer Tag?',
    'J’ai un empêchement ce jour-là, un autre jour serait possible ?',
    'Tengo médico ese día, ¿puede ser otro día?',
    'Quel giorno ho il medico, si può un altro giorno?',
    'Nesse dia tenho médico, pode ser outro dia?',
    'В этот день у меня врач, можно другой день?',
    '那天我要看医生，可以换一天吗？',
    'その日は用事ができたので、別の日にできますか',
    '그날 병원에 가야 해서 다른 날로 될까요?',
    'उस दिन डॉक्टर के पास जाना है, कोई और दिन मिल सकता है?',
    'عندي موعد طبيب في ذلك اليوم، هل يمكن يوم آخر؟',
  ])('is moved: %s', (text) => {
    expect(inTalk(text, BOOKED)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { isMove: true } },
    });
  });
});

describe('a question in between', () => {
  it.each([
    ['is ther parkng out the frunt? ive got a pram and 2 kids', 'parking'],
    ['where do i park teh car', 'parking'],
    ['is it wheelchair accessible?', 'access'],
    ['are there many stairs? mum has a walker', 'access'],
    ['is there a lift', 'access'],
    ['Gibt es Treppen? Meine Mutter hat einen Rollator', 'access'],
    ['Y a-t-il un ascenseur ?', 'access'],
    ['¿Hay ascensor?', 'access'],
    ['C’è l’ascensore?', 'access'],
    ['Tem elevador?', 'access'],
    ['Есть лифт?', 'access'],
    ['有电梯吗？', 'access'],
    ['エレベーターはありますか', 'access'],
    ['엘리베이터 있나요?', 'access'],
    ['क्या लिफ़्ट है?', 'access'],
    ['هل يوجد مصعد؟', 'access'],
  ])('%s', (text, about) => {
    for (const before of [WAITING, PROPOSED, CONTACT_ASKED])
      expect(inTalk(text, before)).toMatchObject({ kind: 'aside', about });
  });

  it('with a choice beside it is answered, and the time is chosen', () => {
    expect(inTalk('أول موعد من فضلك. وهل يمكن أن أحضر معي زوجتي والأولاد؟', WAITING)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'a' } },
      aside: 'company',
    });
    expect(inTalk('the first one please, and is there parking?', WAITING)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'a' } },
      aside: 'parking',
    });
  });
});

describe('yes, as people say it', () => {
  it.each([
    'yep lock it in',
    'sounds good',
    '👍',
    '👍🏽',
    '✅',
    'yess book it',
    'yep yep',
    'ta, that’s the one',
    'spot on, cheers',
    'Affirmative',
    'by all means',
    'roger that',
    'why not, yes',
    'go for it',
    'YES please',
    'Yes please, that is all correct. Thank you ever so much for your help.',
    'Yes that’s right now, please book',
    'Confirmed.',
    'all good mate',
    'too easy',
    'beauty, cheers',
    'ok book',
    'Oui, je confirme. Merci infiniment.',
    'はい、それで大丈夫です',
    '네 예약해 주세요',
    'नमस्ते हाँ, बुक कर दीजिए',
    'نعم، أكّد الحجز، جزاك الله خيراً',
    'да, всё верно',
  ])('%s', (text) => expect(inTalk(text, PROPOSED)).toMatchObject({ kind: 'approve' }));
});

describe('somebody is to call instead', () => {
  it.each([
    `I don't need to visit ${HOME} yet, could the agent just give me a ring about it? 0412 555 021, Sam`,
    `rather than see ${HOME} could somebody phone me first? 0412 555 021`,
    'can I get a call back instead please, 0412 555 021',
    'Könnte mich der Makler lieber anrufen? 0412 555 021',
    'Je préfère que l’agent m’appelle, 0412 555 021',
    'Prefiero que me llame el agente, 0412 555 021',
  ])('%s', (text) => {
    expect(inTalk(text, { ...WAITING, pending: WAITING.pending ?? null })).toMatchObject({
      kind: 'confirm',
      call: { tool: 'hand_over' },
    });
  });

  it('a number to call on is none', () => {
    expect(inTalk('Sam Lee, call me on 0412 555 021', CONTACT_ASKED)).toMatchObject({
      kind: 'confirm',
      call: { tool: 'book_viewing', arguments: { name: 'Sam Lee' } },
    });
  });

  it('and yes with the number passes it on', () => {
    const action = { tool: 'hand_over' as const, arguments: { reason: 'x' } };
    expect(inTalk('yes please, Bob Hill 0412 555 024', { action })).toMatchObject({ kind: 'approve' });
  });
});

describe('what a stranger does', () => {
  it('changes their mind and still wants to see it', () => {
    const { pending: _, ...left } = WAITING;
    expect(inTalk('Hi again, changed my mind, can I still see it? Any day', left)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { address: HOME } },
    });
  });

  it('names an hour that was not offered', () => {
    expect(inTalk('ok 11 then', WAITING)).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { time: '11:00' } },
    });
  });

  it('names a day that is over', () => {
    for (const text of [`Can I view ${HOME} last Tuesday?`, `could I see ${HOME} yesterday`])
      expect(inTalk(text)).toMatchObject({ call: { tool: 'find_times', arguments: { isPast: true } } });
  });

  it('names two homes: one comes after the other', () => {
    const other = '7 Ash Road, Balga WA 6061';
    expect(inTalk(`hi we want to look at both ${HOME} and ${other} on saturday`)).toMatchObject({
      call: { tool: 'find_times', arguments: { address: HOME } },
      toView: [other],
    });
    const pending = { tool: 'find_times' as const, arguments: {}, missing: 'address', choices: [other] };
    expect(inTalk('now the other house please', { ...BOOKED, pending })).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { address: other } },
    });
    expect(inTalk('great, now the other house please', { ...BOOKED, toView: [other] })).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { address: other } },
    });
  });

  it('asks two things at once', () => {
    expect(inTalk('can my mum tag along and is there somewhere to park?', WAITING)).toEqual({
      kind: 'aside',
      about: 'company',
      also: ['parking'],
    });
  });

  it('says a sentence where a name is asked for', () => {
    for (const text of [
      '남편이랑 먼저 얘기를 좀 해야 해서요',
      'मुझे पहले अपने पति से पूछना है',
      '先跟我老公商量一下再说吧',
    ])
      expect(contactSaid(text).name, text).toBeUndefined();
  });

  it('says yes and asks something beside it', () => {
    expect(
      inTalk('Yes, please go ahead. Is there anything I need to bring with me?', PROPOSED),
    ).toMatchObject({
      kind: 'approve',
      aside: 'bring',
    });
  });

  it('asks for the code', () => {
    expect(inTalk('what’s the booking code again and who are we meeting?', BOOKED)).toEqual({
      kind: 'recount',
    });
  });
});
