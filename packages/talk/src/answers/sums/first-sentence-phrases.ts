import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Sentences that answer a question about a deal before any other: how much more, whether it is enough, why it changed. */
type FirstSentences = Readonly<
  Record<
    'more' | 'moreNone' | 'enoughAll' | 'enoughSome' | 'enoughNot' | 'changed' | 'debts' | 'others',
    string
  >
>;

const PHRASES: Readonly<Record<AssistantLanguage, FirstSentences>> = {
  en: {
    more: 'About {more} more: {power} fits what you earn in all, and you owe {owed} of it already.',
    moreNone: 'Nothing more, sorry: you owe {owed}, and about {power} fits what you earn in all.',
    enoughAll:
      'Yes: once {extras} of duty and costs are paid, {left} goes into the price. That’s a deposit of {percent}, and from {full} there’s usually no LMI.',
    enoughSome:
      'Yes, to get in: once {extras} of duty and costs are paid, {left} goes into the price. That’s a deposit of {percent}; below {full} LMI usually comes on top.',
    enoughNot:
      'Not quite, sorry: the usual least of {least} and {extras} of duty and costs take {need}, {by} more than your {own}.',
    changed: 'It changed because other figures went in: {list}.',
    debts: 'Other debts',
    others: 'Other payments a month',
  },
  de: {
    more: 'Etwa {more} mehr: Insgesamt passen {power} zu Ihrem Einkommen, davon schulden Sie schon {owed}.',
    moreNone:
      'Leider nichts mehr: Sie schulden {owed}, und insgesamt passen etwa {power} zu Ihrem Einkommen.',
    enoughAll:
      'Ja: Sind {extras} für Stamp Duty und Kosten bezahlt, gehen {left} in den Preis. Das sind {percent} Eigenkapital, und ab {full} fällt meist keine LMI an.',
    enoughSome:
      'Ja, für den Einstieg: Sind {extras} für Stamp Duty und Kosten bezahlt, gehen {left} in den Preis. Das sind {percent} Eigenkapital; unter {full} kommt meist LMI dazu.',
    enoughNot:
      'Leider nicht ganz: Die üblichen {least} als Minimum und {extras} für Stamp Duty und Kosten sind {need}, {by} mehr als Ihre {own}.',
    changed: 'Es hat sich geändert, weil anderes eingesetzt wurde: {list}.',
    debts: 'Andere Schulden',
    others: 'Andere Zahlungen im Monat',
  },
  fr: {
    more: 'Environ {more} de plus : vos revenus permettent {power} en tout, et vous en devez déjà {owed}.',
    moreNone: 'Rien de plus, désolé : vous devez {owed}, et vos revenus permettent environ {power} en tout.',
    enoughAll:
      'Oui : une fois {extras} de droits et de frais payés, {left} vont dans le prix. C’est un apport de {percent}, et à partir de {full} il n’y a en général pas de LMI.',
    enoughSome:
      'Oui, pour commencer : une fois {extras} de droits et de frais payés, {left} vont dans le prix. C’est un apport de {percent} ; en dessous de {full} la LMI s’ajoute en général.',
    enoughNot:
      'Pas tout à fait, désolé : le minimum habituel de {least} et {extras} de droits et de frais demandent {need}, {by} de plus que vos {own}.',
    changed: 'Cela a changé parce que d’autres chiffres sont entrés : {list}.',
    debts: 'Autres dettes',
    others: 'Autres paiements par mois',
  },
  es: {
    more: 'Unos {more} más: con lo que gana caben {power} en total, y ya debe {owed}.',
    moreNone: 'Nada más, lo siento: debe {owed}, y con lo que gana caben unos {power} en total.',
    enoughAll:
      'Sí: pagados {extras} de impuestos y gastos, {left} van al precio. Es una entrada del {percent}, y desde el {full} no suele haber LMI.',
    enoughSome:
      'Sí, para entrar: pagados {extras} de impuestos y gastos, {left} van al precio. Es una entrada del {percent}; por debajo del {full} suele sumarse el LMI.',
    enoughNot:
      'No del todo, lo siento: el mínimo habitual del {least} y {extras} de impuestos y gastos suman {need}, {by} más que sus {own}.',
    changed: 'Cambió porque entraron otras cifras: {list}.',
    debts: 'Otras deudas',
    others: 'Otros pagos al mes',
  },
  it: {
    more: 'Circa {more} in più: con quanto guadagna ci stanno {power} in tutto, e ne deve già {owed}.',
    moreNone:
      'Nient’altro, mi dispiace: deve {owed}, e con quanto guadagna ci stanno circa {power} in tutto.',
    enoughAll:
      'Sì: pagati {extras} di imposte e spese, {left} vanno nel prezzo. È un anticipo del {percent}, e dal {full} in su di solito non c’è LMI.',
    enoughSome:
      'Sì, per cominciare: pagati {extras} di imposte e spese, {left} vanno nel prezzo. È un anticipo del {percent}; sotto il {full} di solito si aggiunge la LMI.',
    enoughNot:
      'Non del tutto, mi dispiace: il minimo usuale del {least} e {extras} di imposte e spese fanno {need}, {by} più dei suoi {own}.',
    changed: 'È cambiato perché sono entrate altre cifre: {list}.',
    debts: 'Altri debiti',
    others: 'Altri pagamenti al mese',
  },
  pt: {
    more: 'Cerca de {more} a mais: com o que ganha cabem {power} ao todo, e já deve {owed}.',
    moreNone: 'Nada a mais, desculpe: deve {owed}, e com o que ganha cabem cerca de {power} ao todo.',
    enoughAll:
      'Sim: pagos {extras} de imposto e custos, {left} vão para o preço. É uma entrada de {percent}, e a partir de {full} em geral não há LMI.',
    enoughSome:
      'Sim, para entrar: pagos {extras} de imposto e custos, {left} vão para o preço. É uma entrada de {percent}; abaixo de {full} em geral soma-se o LMI.',
    enoughNot:
      'Ainda não, desculpe: o mínimo usual de {least} e {extras} de imposto e custos pedem {need}, {by} a mais que os seus {own}.',
    changed: 'Mudou porque entraram outros números: {list}.',
    debts: 'Outras dívidas',
    others: 'Outros pagamentos por mês',
  },
  ru: {
    more: 'Ещё около {more}: всего по вашему доходу проходит {power}, и {owed} из них вы уже должны.',
    moreNone: 'К сожалению, больше ничего: вы должны {owed}, а всего по доходу проходит около {power}.',
    enoughAll:
      'Да: после {extras} налога и расходов в цену идёт {left}. Это взнос {percent}, а от {full} LMI обычно не нужна.',
    enoughSome:
      'Да, чтобы начать: после {extras} налога и расходов в цену идёт {left}. Это взнос {percent}; ниже {full} обычно добавляется LMI.',
    enoughNot:
      'К сожалению, не совсем: обычный минимум {least} и {extras} налога и расходов требуют {need}, на {by} больше ваших {own}.',
    changed: 'Изменилось потому, что в расчёт вошли другие цифры: {list}.',
    debts: 'Другие долги',
    others: 'Другие платежи в месяц',
  },
  ja: {
    more: 'あと約{more}です。収入からは合計{power}まで借りられ、そのうち{owed}はすでに借りています。',
    moreNone:
      '申し訳ありません、追加は難しいです。すでに{owed}を借りていて、収入からは合計約{power}までです。',
    enoughAll:
      'はい。印紙税と諸費用{extras}を払うと、{left}が価格に入ります。頭金は{percent}で、{full}以上なら通常LMIはかかりません。',
    enoughSome:
      'はい、始めるには足ります。印紙税と諸費用{extras}を払うと、{left}が価格に入ります。頭金は{percent}で、{full}未満なら通常LMIが加わります。',
    enoughNot:
      '残念ながら少し足りません。通常の最低{least}と印紙税・諸費用{extras}で{need}が必要で、お手元の{own}より{by}多くなります。',
    changed: '計算に入れた数字が変わったためです：{list}。',
    debts: 'その他の借入',
    others: 'その他の毎月の支払い',
  },
  ko: {
    more: '약 {more} 더 가능합니다. 소득으로는 모두 {power}까지이고, 그중 {owed}은(는) 이미 갚고 있는 대출입니다.',
    moreNone: '죄송하지만 더는 어렵습니다. 이미 {owed}을(를) 빌렸고, 소득으로는 모두 약 {power}까지입니다.',
    enoughAll:
      '네. 인지세와 비용 {extras}을(를) 내면 {left}이(가) 가격에 들어갑니다. 자기 자금 {percent}이고, {full}부터는 보통 LMI가 없습니다.',
    enoughSome:
      '네, 시작하기에는 됩니다. 인지세와 비용 {extras}을(를) 내면 {left}이(가) 가격에 들어갑니다. 자기 자금 {percent}이고, {full} 아래면 보통 LMI가 붙습니다.',
    enoughNot:
      '아쉽지만 조금 모자랍니다. 보통 최소 {least}와 인지세·비용 {extras}으로 {need}이(가) 들어, 가지신 {own}보다 {by} 많습니다.',
    changed: '계산에 들어간 숫자가 달라졌기 때문입니다: {list}.',
    debts: '그 밖의 빚',
    others: '그 밖의 매월 지출',
  },
  zh: {
    more: '还能多借约 {more}：按您的收入一共可借 {power}，其中 {owed} 您已经欠着。',
    moreNone: '抱歉，不能再多了：您已欠 {owed}，按收入一共约可借 {power}。',
    enoughAll:
      '够：付掉 {extras} 的印花税和费用后，{left} 用作房款，首付为 {percent}，达到 {full} 通常不用付 LMI。',
    enoughSome:
      '够起步：付掉 {extras} 的印花税和费用后，{left} 用作房款，首付为 {percent}；低于 {full} 通常要加 LMI。',
    enoughNot:
      '抱歉，还差一点：通常最低 {least} 的首付加上 {extras} 的印花税和费用要 {need}，比您的 {own} 多 {by}。',
    changed: '结果变了，是因为算进去的数字不同：{list}。',
    debts: '其他欠款',
    others: '每月其他还款',
  },
  ar: {
    more: 'نحو {more} إضافية: دخلك يسمح بنحو {power} في المجموع، وعليك منها {owed} الآن.',
    moreNone: 'للأسف لا مزيد: عليك {owed}، ودخلك يسمح بنحو {power} في المجموع.',
    enoughAll:
      'نعم: بعد دفع {extras} رسومًا ومصاريف يذهب {left} إلى السعر. هذه دفعة أولى {percent}، ومن {full} لا يلزم LMI عادةً.',
    enoughSome:
      'نعم للبداية: بعد دفع {extras} رسومًا ومصاريف يذهب {left} إلى السعر. هذه دفعة أولى {percent}، ودون {full} يضاف LMI عادةً.',
    enoughNot:
      'ليس تمامًا للأسف: الحد الأدنى المعتاد {least} مع {extras} رسومًا ومصاريف يتطلب {need}، أي {by} أكثر من {own} لديك.',
    changed: 'تغيّر الرقم لأن أرقامًا أخرى دخلت في الحساب: {list}.',
    debts: 'ديون أخرى',
    others: 'مدفوعات أخرى في الشهر',
  },
  hi: {
    more: 'करीब {more} और: आपकी कमाई पर कुल {power} तक मिल सकता है, जिसमें से {owed} आप पर पहले से है।',
    moreNone: 'माफ़ कीजिए, और नहीं: आप पर {owed} बाकी है, और कमाई पर कुल करीब {power} ही बनता है।',
    enoughAll:
      'हां: {extras} ड्यूटी और खर्च देने के बाद {left} कीमत में जाता है। यह {percent} डिपॉज़िट है, और {full} से ऊपर आम तौर पर LMI नहीं लगता।',
    enoughSome:
      'हां, शुरुआत के लिए: {extras} ड्यूटी और खर्च देने के बाद {left} कीमत में जाता है। यह {percent} डिपॉज़िट है; {full} से कम पर आम तौर पर LMI जुड़ता है।',
    enoughNot:
      'माफ़ कीजिए, थोड़ा कम है: आम तौर पर कम से कम {least} और {extras} ड्यूटी व खर्च मिलाकर {need} चाहिए, जो आपके {own} से {by} ज़्यादा है।',
    changed: 'आंकड़ा बदला क्योंकि हिसाब में दूसरे आंकड़े गए: {list}।',
    debts: 'दूसरे कर्ज',
    others: 'महीने के दूसरे भुगतान',
  },
};

export const firstSentencesOf = (language: AssistantLanguage): FirstSentences => PHRASES[language];
