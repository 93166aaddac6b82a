import type { LanguageCode } from '../languages/languages.ts';

/** What both sides read in the conversation itself when a person is asked for, comes and goes. */
type Words = {
  asked: (by: string) => string;
  askedAnyTime: string;
  askedAlone: string;
  /** They go on writing before anybody has come. */
  added: string;
  /** The same once more, in other words. */
  addedAgain: string;
  /** They ask when somebody will answer: nobody here knows it. */
  when: string;
  joined: (name: string) => string;
  gaveBack: string;
  closed: string;
  survey: (link: string) => string;
};

export const HAND_OVER_WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    asked: (by) => `We’ve asked a person to answer you here. You should hear from them by ${by}.`,
    askedAnyTime: 'We’ve asked a person to answer you here. They’ll write as soon as they can.',
    askedAlone: 'Nobody else is in this workspace yet. We’ll keep your message for whoever joins.',
    added: 'Thanks, I’ve passed that on to them as well. They’ll answer you here.',
    addedAgain:
      'That’s with them too. Nobody has taken it up yet; you’ll see their answer here as soon as they do.',
    when: 'I can’t promise a time: your request, and how to reach you, is with them, and they answer as soon as somebody is free.',
    joined: (name) => `${name} has joined the conversation.`,
    gaveBack: 'The assistant is answering again. You can ask for a person any time.',
    closed: 'This conversation is closed. Write again whenever you like.',
    survey: (link) => `How did we do? It takes ten seconds: ${link}`,
  },
  es: {
    asked: (by) => `Hemos pedido a una persona que le responda aquí. Espérela antes de ${by}.`,
    askedAnyTime: 'Hemos pedido a una persona que le responda aquí. Escribirá en cuanto pueda.',
    askedAlone: 'Todavía no hay nadie más aquí. Lo que ha escrito se guarda y lo verá quien se incorpore.',
    added: 'Gracias, también se lo he pasado. Le responderán aquí.',
    addedAgain:
      'Eso también lo tienen. Todavía no lo ha tomado nadie; verá su respuesta aquí en cuanto lo hagan.',
    when: 'No puedo prometer una hora: tienen su petición y sus datos, y responden en cuanto alguien está libre.',
    joined: (name) => `${name} se ha unido a la conversación.`,
    gaveBack: 'El asistente vuelve a responder. Puede pedir una persona en cualquier momento.',
    closed: 'Esta conversación está cerrada. Escriba de nuevo cuando quiera.',
    survey: (link) => `¿Qué tal lo hicimos? Diez segundos bastan: ${link}`,
  },
  fr: {
    asked: (by) => `Nous avons demandé à une personne de vous répondre ici. Attendez-la d’ici ${by}.`,
    askedAnyTime: 'Nous avons demandé à une personne de vous répondre ici. Elle écrira dès que possible.',
    askedAlone: 'Il n’y a encore personne d’autre ici. Votre message est gardé pour qui viendra.',
    added: 'Merci, je leur ai transmis cela aussi. La réponse viendra ici.',
    addedAgain:
      'Ils l’ont aussi. Personne ne l’a encore pris ; leur réponse paraîtra ici dès que ce sera fait.',
    when: 'Je ne peux pas promettre d’heure : ils ont votre demande et vos coordonnées, et répondent dès que quelqu’un est libre.',
    joined: (name) => `${name} a rejoint la conversation.`,
    gaveBack: 'L’assistant répond de nouveau. Vous pouvez demander une personne à tout moment.',
    closed: 'Cette conversation est close. Écrivez de nouveau quand vous voulez.',
    survey: (link) => `Comment avons-nous fait ? Dix secondes suffisent : ${link}`,
  },
  de: {
    asked: (by) => `Wir haben jemanden gebeten, Ihnen hier zu antworten. Rechnen Sie damit bis ${by}.`,
    askedAnyTime: 'Wir haben jemanden gebeten, Ihnen hier zu antworten, so bald wie möglich.',
    askedAlone: 'Hier ist noch niemand sonst. Was Sie geschrieben haben, bleibt für die, die dazukommen.',
    added: 'Danke, das ist auch weitergegeben. Die Antwort kommt hier.',
    addedAgain:
      'Auch das liegt vor. Noch hat es niemand übernommen; die Antwort erscheint hier, sobald es so weit ist.',
    when: 'Eine Uhrzeit kann ich nicht versprechen: Ihre Anfrage und wie man Sie erreicht, liegen dort vor, und man antwortet, sobald jemand frei ist.',
    joined: (name) => `${name} ist jetzt im Gespräch.`,
    gaveBack: 'Der Assistent antwortet wieder. Sie können jederzeit nach einem Menschen fragen.',
    closed: 'Dieses Gespräch ist abgeschlossen. Schreiben Sie wieder, wann Sie mögen.',
    survey: (link) => `Wie waren wir? Zehn Sekunden genügen: ${link}`,
  },
  it: {
    asked: (by) => `Abbiamo chiesto a una persona di risponderle qui. La aspetti entro ${by}.`,
    askedAnyTime: 'Abbiamo chiesto a una persona di risponderle qui. Scriverà appena possibile.',
    askedAlone: 'Qui non c’è ancora nessun altro. Quanto ha scritto resta per chi arriverà.',
    added: 'Grazie, ho trasmesso anche questo. Le risponderanno qui.',
    addedAgain: 'Hanno anche questo. Nessuno se n’è ancora occupato; vedrà qui la risposta appena possibile.',
    when: 'Non posso promettere un’ora: hanno la sua richiesta e i suoi recapiti, e rispondono appena qualcuno è libero.',
    joined: (name) => `${name} si è unito alla conversazione.`,
    gaveBack: 'Risponde di nuovo l’assistente. Può chiedere una persona in ogni momento.',
    closed: 'Questa conversazione è chiusa. Scriva di nuovo quando vuole.',
    survey: (link) => `Come siamo andati? Bastano dieci secondi: ${link}`,
  },
  pt: {
    asked: (by) => `Pedimos a uma pessoa que lhe responda aqui. Conte com ela até ${by}.`,
    askedAnyTime: 'Pedimos a uma pessoa que lhe responda aqui. Ela escreve assim que puder.',
    askedAlone: 'Ainda não há mais ninguém aqui. O que escreveu fica guardado para quem chegar.',
    added: 'Obrigado, também repassei isso. A resposta vem aqui.',
    addedAgain:
      'Isso também já está com eles. Ninguém assumiu ainda; você verá a resposta aqui assim que possível.',
    when: 'Não posso prometer um horário: eles têm seu pedido e seu contato, e respondem assim que alguém estiver livre.',
    joined: (name) => `${name} entrou na conversa.`,
    gaveBack: 'O assistente responde de novo. Pode pedir uma pessoa a qualquer momento.',
    closed: 'Esta conversa está encerrada. Escreva de novo quando quiser.',
    survey: (link) => `Como nos saímos? Bastam dez segundos: ${link}`,
  },
  ru: {
    asked: (by) => `Мы попросили сотрудника ответить вам здесь. Ждите ответа до ${by}.`,
    askedAnyTime: 'Мы попросили сотрудника ответить вам здесь. Он напишет, как только сможет.',
    askedAlone: 'Здесь пока больше никого нет. Ваше сообщение сохранено и его увидят те, кто придёт.',
    added: 'Спасибо, это тоже передано. Вам ответят здесь.',
    addedAgain: 'Это тоже передано. Пока никто не взял разговор; ответ появится здесь, как только смогут.',
    when: 'Точного времени обещать не могу: ваш запрос и контакты уже у них, ответят, как только кто-то освободится.',
    joined: (name) => `${name} теперь в разговоре.`,
    gaveBack: 'Снова отвечает помощник. Вы можете позвать человека в любое время.',
    closed: 'Разговор закрыт. Пишите снова, когда захотите.',
    survey: (link) => `Как мы справились? Это займёт десять секунд: ${link}`,
  },
  ja: {
    asked: (by) => `担当者にここで返信するよう依頼しました。${by}までにお返事します。`,
    askedAnyTime: '担当者にここで返信するよう依頼しました。できるだけ早くお返事します。',
    askedAlone: 'まだほかの担当者がいません。内容は保存され、加わった人が確認します。',
    added: 'ありがとうございます。こちらも伝えました。担当者がここでお答えします。',
    addedAgain: 'こちらも伝わっています。まだ担当者が付いていませんが、返事はここに表示されます。',
    when: '時間のお約束はできません。ご依頼と連絡先は伝わっており、手の空いた者からお返事します。',
    joined: (name) => `${name}が会話に加わりました。`,
    gaveBack: 'アシスタントが再びお答えします。いつでも担当者を呼べます。',
    closed: 'この会話は終了しました。いつでもまたご連絡ください。',
    survey: (link) => `対応はいかがでしたか。10秒で終わります: ${link}`,
  },
  ko: {
    asked: (by) => `담당자에게 여기에서 답변하도록 요청했습니다. ${by}까지 답변드립니다.`,
    askedAnyTime: '담당자에게 여기에서 답변하도록 요청했습니다. 가능한 한 빨리 답변드립니다.',
    askedAlone: '아직 다른 담당자가 없습니다. 남기신 내용은 보관되며 합류하는 사람이 봅니다.',
    added: '감사합니다. 이 내용도 전달했습니다. 담당자가 여기에서 답해 드립니다.',
    addedAgain: '이것도 전달되었습니다. 아직 맡은 사람이 없지만 답변은 여기에 표시됩니다.',
    when: '시간을 약속드릴 수는 없습니다. 요청과 연락처가 전달되었고, 담당자가 비는 대로 답합니다.',
    joined: (name) => `${name} 님이 대화에 참여했습니다.`,
    gaveBack: '다시 어시스턴트가 답변합니다. 언제든지 사람을 요청하실 수 있습니다.',
    closed: '이 대화는 종료되었습니다. 언제든지 다시 적어 주세요.',
    survey: (link) => `어떠셨나요? 10초면 됩니다: ${link}`,
  },
  zh: {
    asked: (by) => `我们已请工作人员在这里回复您，预计 ${by} 之前。`,
    askedAnyTime: '我们已请工作人员在这里回复您，会尽快回复。',
    askedAlone: '这里暂时还没有其他人。您写的内容已保存，加入的人会看到。',
    added: '谢谢，这些也已转达，他们会在这里回复您。',
    addedAgain: '这条也已转达。目前还没有人接手，一有回复就会显示在这里。',
    when: '我无法保证时间：您的请求和联系方式已转给他们，有人空下来就会答复。',
    joined: (name) => `${name} 已加入对话。`,
    gaveBack: '现在由助手继续回答。您可以随时要求人工服务。',
    closed: '此对话已结束。欢迎随时再写信给我们。',
    survey: (link) => `您觉得我们的服务如何？只需十秒：${link}`,
  },
  ar: {
    asked: (by) => `طلبنا من أحد الموظفين أن يجيبك هنا. توقع رده قبل ${by}.`,
    askedAnyTime: 'طلبنا من أحد الموظفين أن يجيبك هنا، وسيكتب لك في أقرب وقت.',
    askedAlone: 'لا يوجد أحد آخر هنا بعد. ما كتبته محفوظ وسيراه من ينضم.',
    added: 'شكرًا، نقلت إليهم ذلك أيضًا. سيجيبونك هنا.',
    addedAgain: 'هذا لديهم أيضًا. لم يتسلمه أحد بعد، وستظهر إجابتهم هنا حالما يفعلون.',
    when: 'لا أستطيع أن أعد بوقت: طلبك ووسيلة الاتصال بك عندهم، ويجيبون حالما يتفرغ أحد.',
    joined: (name) => `انضم ${name} إلى المحادثة.`,
    gaveBack: 'يجيب المساعد من جديد. يمكنك طلب شخص في أي وقت.',
    closed: 'أُغلقت هذه المحادثة. اكتب لنا متى شئت.',
    survey: (link) => `كيف كانت خدمتنا؟ يستغرق الأمر عشر ثوانٍ: ${link}`,
  },
  hi: {
    asked: (by) => `हमने एक व्यक्ति से यहाँ उत्तर देने को कहा है। ${by} तक उत्तर की अपेक्षा करें।`,
    askedAnyTime: 'हमने एक व्यक्ति से यहाँ उत्तर देने को कहा है। वे जल्द से जल्द लिखेंगे।',
    askedAlone: 'यहाँ अभी और कोई नहीं है। आपका लिखा रखा गया है, जो भी जुड़ेगा वह देखेगा।',
    added: 'धन्यवाद, यह भी उन तक पहुँचा दिया है। वे यहीं जवाब देंगे।',
    addedAgain: 'यह भी उनके पास है। अभी किसी ने इसे लिया नहीं है; जवाब यहीं दिखेगा।',
    when: 'मैं समय का वादा नहीं कर सकता: आपका अनुरोध और संपर्क उनके पास है, कोई खाली होते ही जवाब देंगे।',
    joined: (name) => `${name} बातचीत में जुड़ गए हैं।`,
    gaveBack: 'अब फिर सहायक उत्तर देगा। आप कभी भी किसी व्यक्ति को बुला सकते हैं।',
    closed: 'यह बातचीत बंद हो गई है। जब चाहें फिर लिखें।',
    survey: (link) => `हमारी सेवा कैसी रही? दस सेकंड लगेंगे: ${link}`,
  },
};
