import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What is said of a small sum that was asked for in so many words, as ICU messages. */
export type AskedSumPhrases = Readonly<
  Record<
    | 'saleBeforeLoan'
    | 'depositUsual'
    | 'depositShares'
    | 'depositBelow'
    | 'insuranceDue'
    | 'insuranceNotDue'
    | 'insuranceCost'
    | 'instalmentIs'
    | 'instalmentTight'
    | 'instalmentFine'
    | 'afterInterestOnly',
    string
  >
>;

const PHRASES: Readonly<Record<AssistantLanguage, AskedSumPhrases>> = {
  en: {
    saleBeforeLoan:
      'You would net about {net}: {price}, less about {costs} for agent, advertising and conveyancing. What you still owe comes off that.',
    depositUsual: 'Usually {most}: {twenty} of {price}. {some} is {ten}, and {least} is {five}.',
    depositShares:
      'Usually {most} of the price; {some} or even {least} can do. Tell me a price and I’ll put dollars on it.',
    depositBelow:
      'With less than the usual share most lenders add mortgage insurance, unless a first home scheme covers you; stamp duty and fees come on top.',
    insuranceDue: 'Yes, LMI usually applies: a loan of {loan} on {price} is an LVR of {lvr}, above {limit}.',
    insuranceNotDue:
      'No, usually not: a loan of {loan} on {price} is an LVR of {lvr}, and LMI starts above {limit}.',
    insuranceCost:
      'LMI would be roughly {low} to {high}: that is {least} to {most} of a loan of {loan}, a rule of thumb. Only the lender can quote it.',
    instalmentIs: '{month} a month is about {percent} of an income of {income} a year before tax.',
    instalmentTight:
      'That is tight: above {limit} people speak of mortgage stress. Lenders look at your other costs as well.',
    instalmentFine: 'That is within {limit}, the mark above which people speak of mortgage stress.',
    afterInterestOnly: 'After {years} the loan is paid off over the {rest} left, at about {month} a month.',
  },
  es: {
    saleBeforeLoan:
      'Le quedarían unos {net}: {price}, menos unos {costs} de agente, publicidad y trámites. De ahí sale lo que aún deba.',
    depositUsual: 'Lo habitual es el {most}: {twenty} de {price}. El {some} son {ten} y el {least}, {five}.',
    depositShares:
      'Lo habitual es el {most} del precio; a veces basta el {some} o incluso el {least}. Dígame un precio y lo calculo.',
    depositBelow:
      'Con menos de lo habitual el banco suele añadir un seguro hipotecario (LMI), salvo con ayuda a la primera vivienda; impuesto y gastos van aparte.',
    insuranceDue:
      'Sí, normalmente hay LMI: un préstamo de {loan} sobre {price} es un LVR del {lvr}, por encima del {limit}.',
    insuranceNotDue:
      'No, normalmente no: un préstamo de {loan} sobre {price} es un LVR del {lvr}, y el LMI empieza por encima del {limit}.',
    insuranceCost:
      'El LMI sería de unos {low} a {high}: entre el {least} y el {most} de un préstamo de {loan}, como regla general. El precio exacto solo lo da el banco.',
    instalmentIs:
      '{month} al mes es cerca del {percent} de unos ingresos de {income} al año antes de impuestos.',
    instalmentTight:
      'Es justo: por encima del {limit} se habla de estrés hipotecario. El banco mira también sus otros gastos.',
    instalmentFine: 'Está dentro del {limit}, el punto a partir del cual se habla de estrés hipotecario.',
    afterInterestOnly:
      'Después de {years}, el préstamo se paga en los {rest} que quedan, a unos {month} al mes.',
  },
  fr: {
    saleBeforeLoan:
      'Il vous resterait environ {net} : {price}, moins environ {costs} pour l’agent, la publicité et les formalités. Ce que vous devez encore vient en déduction.',
    depositUsual: 'En général {most} : {twenty} pour {price}. {some}, c’est {ten}, et {least}, c’est {five}.',
    depositShares:
      'En général {most} du prix ; {some} ou même {least} peuvent suffire. Donnez-moi un prix et je le chiffre.',
    depositBelow:
      'En dessous, la banque ajoute le plus souvent une assurance (LMI), sauf aide au premier achat ; droits et frais en plus.',
    insuranceDue:
      'Oui, en général il faut la LMI : un prêt de {loan} pour {price}, c’est un LVR de {lvr}, au-dessus de {limit}.',
    insuranceNotDue:
      'Non, en général pas : un prêt de {loan} pour {price}, c’est un LVR de {lvr}, et la LMI commence au-dessus de {limit}.',
    insuranceCost:
      'La LMI serait d’environ {low} à {high} : {least} à {most} d’un prêt de {loan}, comme ordre de grandeur. Seule la banque peut la chiffrer.',
    instalmentIs: '{month} par mois, c’est environ {percent} d’un revenu de {income} par an avant impôt.',
    instalmentTight:
      'C’est serré : au-dessus de {limit}, on parle de surcharge. La banque regarde aussi vos autres dépenses.',
    instalmentFine: 'C’est dans la limite de {limit}, au-delà de laquelle on parle de surcharge.',
    afterInterestOnly:
      'Après {years}, le prêt se rembourse sur les {rest} restants, à environ {month} par mois.',
  },
  de: {
    saleBeforeLoan:
      'Ihnen blieben etwa {net}: {price} abzüglich etwa {costs} für Makler, Werbung und Abwicklung. Was Sie noch schulden, geht davon ab.',
    depositUsual: 'Üblich sind {most}: {twenty} von {price}. {some} sind {ten}, {least} sind {five}.',
    depositShares:
      'Üblich sind {most} des Preises; {some} oder sogar {least} können reichen. Nennen Sie mir einen Preis, dann rechne ich es aus.',
    depositBelow:
      'Mit weniger verlangt die Bank meist eine Kreditversicherung (LMI), außer ein Erstkäuferprogramm greift; Steuer und Gebühren kommen dazu.',
    insuranceDue:
      'Ja, LMI fällt normalerweise an: Ein Kredit von {loan} auf {price} ist ein LVR von {lvr}, über {limit}.',
    insuranceNotDue:
      'Nein, normalerweise nicht: Ein Kredit von {loan} auf {price} ist ein LVR von {lvr}, und LMI beginnt über {limit}.',
    insuranceCost:
      'LMI läge bei etwa {low} bis {high}: das sind {least} bis {most} eines Kredits von {loan}, eine Faustregel. Den Preis nennt nur die Bank.',
    instalmentIs: '{month} im Monat sind etwa {percent} eines Einkommens von {income} im Jahr vor Steuern.',
    instalmentTight:
      'Das ist knapp: Über {limit} gilt die Belastung als hoch. Die Bank schaut auch auf Ihre anderen Ausgaben.',
    instalmentFine: 'Das liegt innerhalb von {limit}; erst darüber gilt die Belastung als hoch.',
    afterInterestOnly:
      'Nach {years} wird der Kredit in den restlichen {rest} abbezahlt, mit etwa {month} im Monat.',
  },
  it: {
    saleBeforeLoan:
      'Le resterebbero circa {net}: {price}, meno circa {costs} per agente, pubblicità e pratiche. Da qui va tolto quanto deve ancora.',
    depositUsual: 'Di solito il {most}: {twenty} su {price}. Il {some} sono {ten} e il {least} {five}.',
    depositShares:
      'Di solito il {most} del prezzo; possono bastare il {some} o anche il {least}. Mi dica un prezzo e lo calcolo.',
    depositBelow:
      'Con meno la banca di solito aggiunge un’assicurazione (LMI), salvo aiuti per la prima casa; imposta e spese a parte.',
    insuranceDue:
      'Sì, di solito serve la LMI: un mutuo di {loan} su {price} è un LVR del {lvr}, sopra il {limit}.',
    insuranceNotDue:
      'No, di solito no: un mutuo di {loan} su {price} è un LVR del {lvr}, e la LMI parte sopra il {limit}.',
    insuranceCost:
      'La LMI sarebbe di circa {low} – {high}: dal {least} al {most} di un mutuo di {loan}, come regola pratica. Il prezzo lo dice solo la banca.',
    instalmentIs: '{month} al mese è circa il {percent} di un reddito di {income} l’anno prima delle tasse.',
    instalmentTight:
      'È tirato: sopra il {limit} si parla di mutuo pesante. La banca guarda anche le altre spese.',
    instalmentFine: 'È entro il {limit}, oltre il quale si parla di mutuo pesante.',
    afterInterestOnly: 'Dopo {years} il mutuo si ripaga nei {rest} che restano, a circa {month} al mese.',
  },
  pt: {
    saleBeforeLoan:
      'Sobrariam cerca de {net}: {price}, menos cerca de {costs} de corretor, anúncio e papelada. O que ainda deve sai daí.',
    depositUsual: 'Em geral {most}: {twenty} de {price}. {some} são {ten} e {least} são {five}.',
    depositShares:
      'Em geral {most} do preço; {some} ou até {least} podem bastar. Diga um preço e eu faço a conta.',
    depositBelow:
      'Com menos, o banco costuma cobrar um seguro (LMI), a não ser com programa de primeira casa; imposto e custos são à parte.',
    insuranceDue:
      'Sim, em geral há LMI: um empréstimo de {loan} sobre {price} é um LVR de {lvr}, acima de {limit}.',
    insuranceNotDue:
      'Não, em geral não: um empréstimo de {loan} sobre {price} é um LVR de {lvr}, e o LMI começa acima de {limit}.',
    insuranceCost:
      'O LMI seria de cerca de {low} a {high}: {least} a {most} de um empréstimo de {loan}, uma regra prática. Só o banco dá o preço.',
    instalmentIs: '{month} por mês é cerca de {percent} de uma renda de {income} por ano antes do imposto.',
    instalmentTight:
      'É apertado: acima de {limit} já se fala em aperto. O banco olha também as suas outras despesas.',
    instalmentFine: 'Está dentro de {limit}, o ponto acima do qual se fala em aperto.',
    afterInterestOnly:
      'Depois de {years}, o empréstimo é pago nos {rest} que restam, a cerca de {month} por mês.',
  },
  ru: {
    saleBeforeLoan:
      'Останется примерно {net}: {price} минус примерно {costs} на агента, рекламу и оформление. Из этого вычтите остаток долга.',
    depositUsual: 'Обычно {most}: {twenty} от {price}. {some} — это {ten}, {least} — {five}.',
    depositShares: 'Обычно {most} цены; иногда хватает {some} или даже {least}. Назовите цену, и я посчитаю.',
    depositBelow:
      'Если меньше, банк обычно добавляет страховку (LMI), если нет программы для первого жилья; сбор и расходы отдельно.',
    insuranceDue: 'Да, обычно нужна LMI: кредит {loan} при цене {price} — это LVR {lvr}, выше {limit}.',
    insuranceNotDue:
      'Нет, обычно не нужна: кредит {loan} при цене {price} — это LVR {lvr}, а LMI начинается выше {limit}.',
    insuranceCost:
      'LMI составит примерно от {low} до {high}: от {least} до {most} кредита {loan}, это грубая оценка. Точную цену назовёт только банк.',
    instalmentIs: '{month} в месяц — примерно {percent} дохода {income} в год до налогов.',
    instalmentTight:
      'Это тяжеловато: выше {limit} нагрузка считается высокой. Банк смотрит и на другие расходы.',
    instalmentFine: 'Это в пределах {limit}; нагрузка считается высокой только выше.',
    afterInterestOnly:
      'Через {years} кредит выплачивается за оставшиеся {rest}, примерно по {month} в месяц.',
  },
  zh: {
    saleBeforeLoan: '大约能拿到 {net}：{price} 减去中介、广告和过户费用约 {costs}。未还的贷款还要从中扣除。',
    depositUsual: '一般是 {most}：{price} 的首付为 {twenty}。{some} 是 {ten}，{least} 是 {five}。',
    depositShares: '一般是房价的 {most}；{some} 甚至 {least} 也有可能。告诉我房价，我来算。',
    depositBelow: '低于一般比例时，银行通常要加贷款保险（LMI），除非有首次置业计划；印花税和费用另算。',
    insuranceDue: '是的，一般要付 LMI：{price} 的房子贷 {loan}，LVR 是 {lvr}，超过 {limit}。',
    insuranceNotDue: '一般不用：{price} 的房子贷 {loan}，LVR 是 {lvr}，超过 {limit} 才要 LMI。',
    insuranceCost:
      'LMI 大约 {low} 至 {high}：按贷款 {loan} 的 {least} 至 {most} 粗略估算。准确价格只有银行能报。',
    instalmentIs: '每月 {month} 约占税前年收入 {income} 的 {percent}。',
    instalmentTight: '有些吃紧：超过 {limit} 一般算房贷压力大。银行还会看你的其他开支。',
    instalmentFine: '在 {limit} 以内，超过才算房贷压力大。',
    afterInterestOnly: '{years}之后，贷款要在剩下的{rest}内还清，每月约 {month}。',
  },
  ja: {
    saleBeforeLoan:
      '手元に残るのは約{net}です。{price}から仲介・広告・手続きの費用約{costs}を引いた額で、ローンの残りはここから引かれます。',
    depositUsual: '普通は{most}で、{price}なら{twenty}です。{some}なら{ten}、{least}なら{five}です。',
    depositShares:
      '普通は価格の{most}です。{some}や{least}でも可能なことがあります。価格を教えていただければ計算します。',
    depositBelow:
      'それより少ないと、初めての購入の支援制度がない限り、普通は住宅ローン保険（LMI）がかかります。印紙税と諸費用は別です。',
    insuranceDue:
      'はい、普通はLMIがかかります。{price}に対して{loan}のローンはLVR {lvr}で、{limit}を超えます。',
    insuranceNotDue:
      'いいえ、普通はかかりません。{price}に対して{loan}のローンはLVR {lvr}で、LMIは{limit}を超えるとかかります。',
    insuranceCost:
      'LMIはおよそ{low}から{high}です。ローン{loan}の{least}から{most}という目安で、正確な額は銀行だけが出せます。',
    instalmentIs: '月{month}は、税引き前の年収{income}の約{percent}です。',
    instalmentTight: '少し厳しめです。{limit}を超えると負担が重いとされます。銀行はほかの支出も見ます。',
    instalmentFine: '{limit}以内です。負担が重いとされるのはそれを超えたときです。',
    afterInterestOnly: '{years}が過ぎると、残りの{rest}で返済し、月々約{month}になります。',
  },
  ko: {
    saleBeforeLoan:
      '약 {net}이 남습니다. {price}에서 중개, 광고, 등기 비용 약 {costs}을 뺀 금액이며, 남은 대출은 여기서 빠집니다.',
    depositUsual: '보통 {most}이고 {price}이면 {twenty}입니다. {some}은 {ten}, {least}는 {five}입니다.',
    depositShares:
      '보통 가격의 {most}입니다. {some}나 {least}로도 될 때가 있습니다. 가격을 알려 주시면 계산해 드립니다.',
    depositBelow:
      '그보다 적으면 첫 주택 지원이 없는 한 보통 모기지 보험(LMI)이 붙습니다. 인지세와 비용은 따로입니다.',
    insuranceDue: '네, 보통 LMI가 붙습니다. {price}에 {loan} 대출은 LVR {lvr}로 {limit}를 넘습니다.',
    insuranceNotDue:
      '아니요, 보통 없습니다. {price}에 {loan} 대출은 LVR {lvr}이고 LMI는 {limit}를 넘을 때 붙습니다.',
    insuranceCost:
      'LMI는 대략 {low}~{high}입니다. 대출 {loan}의 {least}~{most}라는 어림이며, 정확한 금액은 은행만 알려 줄 수 있습니다.',
    instalmentIs: '월 {month}는 세전 연소득 {income}의 약 {percent}입니다.',
    instalmentTight: '빠듯합니다. {limit}를 넘으면 부담이 크다고 봅니다. 은행은 다른 지출도 봅니다.',
    instalmentFine: '{limit} 이내입니다. 그보다 높으면 부담이 크다고 봅니다.',
    afterInterestOnly: '{years} 뒤에는 남은 {rest} 동안 갚으며 월 약 {month}입니다.',
  },
  ar: {
    saleBeforeLoan:
      'يبقى لك نحو {net}: {price} ناقص نحو {costs} للوكيل والإعلان والإجراءات. وما زلت تدين به يُخصم منه.',
    depositUsual: 'عادة {most}: {twenty} من {price}. و{some} تساوي {ten}، و{least} تساوي {five}.',
    depositShares: 'عادة {most} من السعر؛ وقد تكفي {some} أو حتى {least}. أخبرني بالسعر لأحسبها.',
    depositBelow:
      'مع أقل من ذلك يضيف البنك عادة تأمين الرهن (LMI)، إلا مع برنامج البيت الأول؛ والرسوم إضافة.',
    insuranceDue: 'نعم، يلزم LMI عادة: قرض {loan} على {price} يعني LVR بنسبة {lvr}، فوق {limit}.',
    insuranceNotDue: 'لا، عادة لا يلزم: قرض {loan} على {price} يعني LVR بنسبة {lvr}، ويبدأ LMI فوق {limit}.',
    insuranceCost:
      'يكون LMI نحو {low} إلى {high}: من {least} إلى {most} من قرض {loan}، كقاعدة تقريبية. السعر الدقيق عند البنك وحده.',
    instalmentIs: '{month} شهريًا تساوي نحو {percent} من دخل {income} سنويًا قبل الضريبة.',
    instalmentTight: 'هذا ثقيل: فوق {limit} يُعد القسط مرهقًا. وينظر البنك إلى مصاريفك الأخرى أيضًا.',
    instalmentFine: 'هذا ضمن {limit}، وفوقها يُعد القسط مرهقًا.',
    afterInterestOnly: 'بعد {years} يُسدد القرض خلال {rest} المتبقية، بنحو {month} شهريًا.',
  },
  hi: {
    saleBeforeLoan:
      'करीब {net} हाथ में आएंगे: {price} में से एजेंट, विज्ञापन और कागज़ात के करीब {costs} घटाकर। बाकी लोन इसी में से जाएगा।',
    depositUsual: 'आम तौर पर {most}: {price} पर {twenty}। {some} यानी {ten}, और {least} यानी {five}।',
    depositShares: 'आम तौर पर कीमत का {most}; {some} या {least} भी चल सकता है। कीमत बताइए, मैं हिसाब लगा दूँगा।',
    depositBelow: 'इससे कम पर बैंक आम तौर पर बीमा (LMI) जोड़ता है, जब तक पहले घर की योजना न हो; ड्यूटी और फीस अलग।',
    insuranceDue: 'हाँ, आम तौर पर LMI लगेगा: {price} पर {loan} का लोन यानी LVR {lvr}, जो {limit} से ऊपर है।',
    insuranceNotDue: 'नहीं, आम तौर पर नहीं: {price} पर {loan} का लोन यानी LVR {lvr}; LMI {limit} से ऊपर लगता है।',
    insuranceCost:
      'LMI करीब {low} से {high} होगा: {loan} के लोन का {least} से {most}, यह मोटा अंदाज़ा है। सही रकम सिर्फ बैंक बता सकता है।',
    instalmentIs: 'महीने के {month}, टैक्स से पहले सालाना {income} की आय का करीब {percent} है।',
    instalmentTight: 'यह तंग है: {limit} से ऊपर किस्त भारी मानी जाती है। बैंक बाकी खर्च भी देखता है।',
    instalmentFine: 'यह {limit} के भीतर है; इससे ऊपर किस्त भारी मानी जाती है।',
    afterInterestOnly: '{years} के बाद लोन बचे {rest} में चुकता है, महीने के करीब {month}।',
  },
};

export const askedSumPhrasesOf = (language: AssistantLanguage): AskedSumPhrases => PHRASES[language];
