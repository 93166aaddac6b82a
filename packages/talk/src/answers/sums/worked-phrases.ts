import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What is said of a small sum of what was told: equity, what a sale leaves, a deposit, time to save, cash flow. */
export type WorkedPhrases = Readonly<
  Record<
    | 'title'
    | 'equityIs'
    | 'equityUsable'
    | 'equityHalf'
    | 'equityShort'
    | 'saleLeaves'
    | 'saleShort'
    | 'saleAssumed'
    | 'depositIs'
    | 'depositTwenty'
    | 'saveIs'
    | 'flowLeft'
    | 'flowPaid'
    | 'flowEven'
    | 'switchIs'
    | 'switchNot'
    | 'areaIs',
    string
  >
>;

const EN: WorkedPhrases = {
  title: 'Worked out',
  equityIs: 'Your equity is about {equity}: {value}, less the {loan} you owe.',
  equityUsable: 'A lender would usually let you use up to {usable} of it, so you owe {share} of the value.',
  equityHalf: 'Half of it is {half}.',
  equityShort: 'You owe {short} more than it is worth: a loan of {loan} against {value}.',
  saleLeaves:
    'You would walk away with about {net}: {price}, less {loan} for the loan and about {costs} for agent, advertising and conveyancing.',
  saleShort:
    'You would be about {short} short: {price} doesn’t cover {loan} for the loan and about {costs} in selling costs.',
  saleAssumed:
    'I assumed selling costs of {percent}; if it wasn’t your own home, tax can come off too. Ask two agents and an accountant for your own figures.',
  depositIs: 'A {percent} deposit on {price} is {deposit}.',
  depositTwenty:
    'With 20% ({twenty}) you usually pay no mortgage insurance; stamp duty and fees come on top.',
  saveIs: 'About {time}: {missing} to go, at {monthly} a month.',
  flowLeft:
    'About {amount} a week is left before tax: rent of {rent}, less {interest} interest and {costs} of costs a week.',
  flowPaid:
    'You would pay in about {amount} a week before tax: rent of {rent}, less {interest} interest and {costs} of costs a week.',
  flowEven: 'It breaks even at a rent of about {rent} a week. I assumed a rate of {rate}.',
  switchIs:
    'It pays for itself after about {time}: you save {month} a month in interest, and switching costs about {cost}.',
  switchNot: 'It wouldn’t pay: the new rate of {rate} isn’t below the one you have.',
  areaIs: '{price} for {area} m² is about {each} a square metre.',
};
const ES: WorkedPhrases = {
  title: 'Calculado',
  equityIs: 'Su parte es de unos {equity}: {value}, menos los {loan} que debe.',
  equityUsable: 'El banco suele dejar usar hasta {usable}, de modo que deba el {share} del valor.',
  equityHalf: 'La mitad son {half}.',
  equityShort: 'Debe {short} más de lo que vale: un préstamo de {loan} frente a {value}.',
  saleLeaves:
    'Le quedarían unos {net}: {price}, menos {loan} del préstamo y unos {costs} de agente, publicidad y trámites.',
  saleShort:
    'Le faltarían unos {short}: {price} no cubre {loan} del préstamo y unos {costs} de gastos de venta.',
  saleAssumed: 'Supuse gastos de venta del {percent}; si no era su vivienda, puede haber impuesto.',
  depositIs: 'Un depósito del {percent} sobre {price} son {deposit}.',
  depositTwenty:
    'Con el 20% ({twenty}) normalmente no paga seguro hipotecario; impuesto y gastos van aparte.',
  saveIs: 'Unos {time}: faltan {missing}, a {monthly} al mes.',
  flowLeft:
    'Quedan unos {amount} por semana antes de impuestos: renta de {rent}, menos {interest} de intereses y {costs} de gastos.',
  flowPaid:
    'Pondría unos {amount} por semana antes de impuestos: renta de {rent}, menos {interest} de intereses y {costs} de gastos.',
  flowEven: 'Se equilibra con una renta de unos {rent} por semana. Usé una tasa del {rate}.',
  switchIs: 'Se paga solo en unos {time}: ahorra {month} al mes y cambiar cuesta unos {cost}.',
  switchNot: 'No conviene: la tasa nueva del {rate} no es menor que la suya.',
  areaIs: '{price} por {area} m² son unos {each} por metro cuadrado.',
};
const FR: WorkedPhrases = {
  title: 'Calcul',
  equityIs: 'Votre part est d’environ {equity} : {value}, moins les {loan} que vous devez.',
  equityUsable:
    'La banque laisse en général utiliser jusqu’à {usable}, pour que vous deviez {share} de la valeur.',
  equityHalf: 'La moitié fait {half}.',
  equityShort: 'Vous devez {short} de plus que sa valeur : un prêt de {loan} contre {value}.',
  saleLeaves:
    'Il vous resterait environ {net} : {price}, moins {loan} de prêt et environ {costs} d’agent, de publicité et d’actes.',
  saleShort: 'Il vous manquerait environ {short} : {price} ne couvre pas {loan} de prêt et {costs} de frais.',
  saleAssumed:
    'J’ai pris des frais de vente de {percent} ; un impôt peut s’ajouter si ce n’était pas votre résidence.',
  depositIs: 'Un apport de {percent} sur {price} fait {deposit}.',
  depositTwenty: 'Avec 20% ({twenty}), en général pas d’assurance hypothécaire ; droits et frais en plus.',
  saveIs: 'Environ {time} : il manque {missing}, à {monthly} par mois.',
  flowLeft:
    'Il reste environ {amount} par semaine avant impôt : loyer de {rent}, moins {interest} d’intérêts et {costs} de frais.',
  flowPaid:
    'Vous ajouteriez environ {amount} par semaine avant impôt : loyer de {rent}, moins {interest} d’intérêts et {costs} de frais.',
  flowEven: 'L’équilibre est à un loyer d’environ {rent} par semaine. J’ai pris un taux de {rate}.',
  switchIs:
    'C’est amorti après environ {time} : {month} d’économie par mois, et changer coûte environ {cost}.',
  switchNot: 'Cela ne vaut pas la peine : le nouveau taux de {rate} n’est pas plus bas.',
  areaIs: '{price} pour {area} m² font environ {each} le mètre carré.',
};
const DE: WorkedPhrases = {
  title: 'Ausgerechnet',
  equityIs: 'Ihr Eigenanteil ist etwa {equity}: {value} abzüglich {loan} Schulden.',
  equityUsable: 'Die Bank lässt meist bis zu {usable} davon nutzen, sodass Sie {share} des Werts schulden.',
  equityHalf: 'Die Hälfte sind {half}.',
  equityShort: 'Sie schulden {short} mehr, als es wert ist: Kredit {loan} gegen {value}.',
  saleLeaves:
    'Ihnen blieben etwa {net}: {price} abzüglich {loan} Kredit und etwa {costs} für Makler, Werbung und Abwicklung.',
  saleShort: 'Es fehlten etwa {short}: {price} deckt {loan} Kredit und etwa {costs} Verkaufskosten nicht.',
  saleAssumed:
    'Ich habe {percent} Verkaufskosten angenommen; war es nicht Ihr eigenes Heim, kann Steuer dazukommen.',
  depositIs: 'Eine Anzahlung von {percent} auf {price} sind {deposit}.',
  depositTwenty:
    'Mit 20% ({twenty}) fällt meist keine Hypothekenversicherung an; Steuer und Gebühren kommen dazu.',
  saveIs: 'Etwa {time}: Es fehlen {missing}, bei {monthly} im Monat.',
  flowLeft:
    'Es bleiben etwa {amount} die Woche vor Steuern: Miete {rent} abzüglich {interest} Zinsen und {costs} Kosten.',
  flowPaid:
    'Sie legen etwa {amount} die Woche vor Steuern drauf: Miete {rent} abzüglich {interest} Zinsen und {costs} Kosten.',
  flowEven: 'Bei einer Miete von etwa {rent} die Woche geht es auf. Zins: {rate}.',
  switchIs:
    'Es dauert etwa {time}, bis es sich rechnet: Sie sparen {month} im Monat, der Wechsel kostet etwa {cost}.',
  switchNot: 'Es lohnt sich nicht: Der neue Zins von {rate} ist nicht niedriger.',
  areaIs: '{price} für {area} m² sind etwa {each} pro Quadratmeter.',
};
const IT: WorkedPhrases = {
  title: 'Calcolo',
  equityIs: 'La sua parte è circa {equity}: {value}, meno i {loan} che deve.',
  equityUsable: 'La banca di solito lascia usare fino a {usable}, così che debba l’{share} del valore.',
  equityHalf: 'La metà è {half}.',
  equityShort: 'Deve {short} più di quanto vale: un mutuo di {loan} contro {value}.',
  saleLeaves:
    'Le resterebbero circa {net}: {price}, meno {loan} di mutuo e circa {costs} di agente, pubblicità e pratiche.',
  saleShort: 'Le mancherebbero circa {short}: {price} non copre {loan} di mutuo e circa {costs} di spese.',
  saleAssumed: 'Ho preso spese di vendita del {percent}; se non era la sua casa può esserci un’imposta.',
  depositIs: 'Un anticipo del {percent} su {price} è {deposit}.',
  depositTwenty: 'Con il 20% ({twenty}) di solito niente assicurazione sul mutuo; imposta e spese a parte.',
  saveIs: 'Circa {time}: mancano {missing}, a {monthly} al mese.',
  flowLeft:
    'Restano circa {amount} a settimana prima delle tasse: affitto {rent}, meno {interest} di interessi e {costs} di spese.',
  flowPaid:
    'Metterebbe circa {amount} a settimana prima delle tasse: affitto {rent}, meno {interest} di interessi e {costs} di spese.',
  flowEven: 'Va in pari con un affitto di circa {rent} a settimana. Ho preso un tasso del {rate}.',
  switchIs: 'Si ripaga dopo circa {time}: risparmia {month} al mese e cambiare costa circa {cost}.',
  switchNot: 'Non conviene: il nuovo tasso del {rate} non è più basso.',
  areaIs: '{price} per {area} m² sono circa {each} al metro quadro.',
};
const PT: WorkedPhrases = {
  title: 'Conta feita',
  equityIs: 'A sua parte é de cerca de {equity}: {value}, menos os {loan} que deve.',
  equityUsable: 'O banco em geral deixa usar até {usable}, para que deva {share} do valor.',
  equityHalf: 'A metade é {half}.',
  equityShort: 'Deve {short} a mais do que vale: um empréstimo de {loan} contra {value}.',
  saleLeaves:
    'Ficaria com cerca de {net}: {price}, menos {loan} do empréstimo e cerca de {costs} de agente, publicidade e documentos.',
  saleShort:
    'Faltariam cerca de {short}: {price} não cobre {loan} do empréstimo e cerca de {costs} de custos.',
  saleAssumed: 'Usei custos de venda de {percent}; se não era a sua casa, pode haver imposto.',
  depositIs: 'Uma entrada de {percent} sobre {price} é {deposit}.',
  depositTwenty: 'Com 20% ({twenty}) em geral não paga seguro hipotecário; imposto e custos à parte.',
  saveIs: 'Cerca de {time}: faltam {missing}, a {monthly} por mês.',
  flowLeft:
    'Sobram cerca de {amount} por semana antes do imposto: aluguel de {rent}, menos {interest} de juros e {costs} de custos.',
  flowPaid:
    'Colocaria cerca de {amount} por semana antes do imposto: aluguel de {rent}, menos {interest} de juros e {costs} de custos.',
  flowEven: 'Empata com um aluguel de cerca de {rent} por semana. Usei juros de {rate}.',
  switchIs: 'Paga-se em cerca de {time}: poupa {month} por mês e trocar custa cerca de {cost}.',
  switchNot: 'Não compensa: os novos juros de {rate} não são menores.',
  areaIs: '{price} por {area} m² são cerca de {each} por metro quadrado.',
};
const RU: WorkedPhrases = {
  title: 'Расчёт',
  equityIs: 'Ваша доля около {equity}: {value} минус долг {loan}.',
  equityUsable: 'Банк обычно даёт использовать до {usable}, чтобы долг был {share} цены.',
  equityHalf: 'Половина — {half}.',
  equityShort: 'Долг больше цены на {short}: кредит {loan} против {value}.',
  saleLeaves:
    'У вас осталось бы около {net}: {price} минус {loan} кредита и около {costs} на агента, рекламу и оформление.',
  saleShort: 'Не хватило бы около {short}: {price} не покрывает {loan} кредита и около {costs} расходов.',
  saleAssumed: 'Расходы на продажу взяты {percent}; если это не ваше жильё, может быть налог.',
  depositIs: 'Взнос {percent} от {price} — это {deposit}.',
  depositTwenty: 'При 20% ({twenty}) обычно нет ипотечной страховки; сбор и расходы отдельно.',
  saveIs: 'Примерно {time}: осталось {missing}, по {monthly} в месяц.',
  flowLeft:
    'Остаётся около {amount} в неделю до налога: аренда {rent} минус {interest} процентов и {costs} расходов.',
  flowPaid:
    'Вы доплачивали бы около {amount} в неделю до налога: аренда {rent} минус {interest} процентов и {costs} расходов.',
  flowEven: 'В ноль выходит при аренде около {rent} в неделю. Ставка взята {rate}.',
  switchIs: 'Окупится примерно через {time}: экономия {month} в месяц, переход стоит около {cost}.',
  switchNot: 'Не выгодно: новая ставка {rate} не ниже вашей.',
  areaIs: '{price} за {area} м² — около {each} за квадратный метр.',
};
const JA: WorkedPhrases = {
  title: '計算',
  equityIs: '持ち分は約{equity}です。{value}から借入{loan}を引いた額です。',
  equityUsable: '銀行は普通、借入が価値の{share}になる{usable}まで使わせます。',
  equityHalf: '半分は{half}です。',
  equityShort: '価値より{short}多く借りています。借入{loan}、価値{value}です。',
  saleLeaves:
    '手元に残るのは約{net}です。{price}から借入{loan}と、仲介・広告・手続きの約{costs}を引きました。',
  saleShort: '約{short}足りません。{price}では借入{loan}と売却費用約{costs}に届きません。',
  saleAssumed: '売却費用は{percent}としました。自宅でなければ税金もかかることがあります。',
  depositIs: '{price}の{percent}の頭金は{deposit}です。',
  depositTwenty: '20%（{twenty}）なら普通は住宅ローン保険が不要です。印紙税と諸費用は別です。',
  saveIs: '約{time}です。あと{missing}、月{monthly}の積立です。',
  flowLeft: '税引前で週に約{amount}残ります。家賃{rent}から利息{interest}と費用{costs}を引きました。',
  flowPaid: '税引前で週に約{amount}の持ち出しです。家賃{rent}から利息{interest}と費用{costs}を引きました。',
  flowEven: '家賃が週約{rent}で釣り合います。金利は{rate}としました。',
  switchIs: '約{time}で元が取れます。月{month}の節約で、借り換え費用は約{cost}です。',
  switchNot: '得になりません。新しい金利{rate}は今より低くありません。',
  areaIs: '{price}で{area}㎡なら、1㎡あたり約{each}です。',
};
const KO: WorkedPhrases = {
  title: '계산',
  equityIs: '지분은 약 {equity}입니다: {value}에서 빚 {loan}을 뺀 값입니다.',
  equityUsable: '은행은 보통 빚이 가치의 {share}가 되는 {usable}까지 쓰게 합니다.',
  equityHalf: '절반은 {half}입니다.',
  equityShort: '집값보다 빚이 {short} 많습니다: 대출 {loan}, 가치 {value}.',
  saleLeaves:
    '손에 남는 돈은 약 {net}입니다: {price}에서 대출 {loan}과 중개·광고·절차 비용 약 {costs}을 뺐습니다.',
  saleShort: '약 {short} 모자랍니다: {price}로는 대출 {loan}과 매도 비용 약 {costs}이 안 됩니다.',
  saleAssumed: '매도 비용은 {percent}로 보았습니다. 본인이 살던 집이 아니면 세금이 있을 수 있습니다.',
  depositIs: '{price}의 {percent} 계약금은 {deposit}입니다.',
  depositTwenty: '20%({twenty})면 보통 모기지 보험이 없습니다. 인지세와 비용은 따로입니다.',
  saveIs: '약 {time}: {missing} 남았고 한 달에 {monthly}씩입니다.',
  flowLeft: '세전 주당 약 {amount} 남습니다: 임대료 {rent}에서 이자 {interest}과 비용 {costs}을 뺐습니다.',
  flowPaid:
    '세전 주당 약 {amount}을 더 내게 됩니다: 임대료 {rent}에서 이자 {interest}과 비용 {costs}을 뺐습니다.',
  flowEven: '임대료가 주당 약 {rent}이면 본전입니다. 금리는 {rate}로 보았습니다.',
  switchIs: '약 {time} 뒤에 본전입니다: 한 달에 {month} 아끼고 바꾸는 데 약 {cost} 듭니다.',
  switchNot: '이득이 없습니다: 새 금리 {rate}가 더 낮지 않습니다.',
  areaIs: '{price}에 {area}㎡면 1㎡에 약 {each}입니다.',
};
const ZH: WorkedPhrases = {
  title: '计算结果',
  equityIs: '您的净值约 {equity}：{value} 减去欠款 {loan}。',
  equityUsable: '银行一般让您动用最多 {usable}，使欠款为价值的{share}。',
  equityHalf: '一半是 {half}。',
  equityShort: '欠款比房子的价值多 {short}：贷款 {loan}，价值 {value}。',
  saleLeaves: '到手约 {net}：{price} 减去贷款 {loan} 和约 {costs} 的中介、广告和过户费。',
  saleShort: '还差约 {short}：{price} 不够还贷款 {loan} 和约 {costs} 的卖房费用。',
  saleAssumed: '卖房费用按 {percent} 算；如果不是自住房，还可能有税。',
  depositIs: '{price} 的 {percent} 首付是 {deposit}。',
  depositTwenty: '付20%（{twenty}）一般不用贷款保险；印花税和费用另算。',
  saveIs: '大约{time}：还差 {missing}，每月存 {monthly}。',
  flowLeft: '税前每周约剩 {amount}：租金 {rent}，减利息 {interest} 和费用 {costs}。',
  flowPaid: '税前每周要贴约 {amount}：租金 {rent}，减利息 {interest} 和费用 {costs}。',
  flowEven: '周租约 {rent} 时持平。利率按 {rate} 算。',
  switchIs: '约{time}回本：每月省 {month}，转贷费用约 {cost}。',
  switchNot: '不划算：新利率 {rate} 不比现在低。',
  areaIs: '{price} 买 {area} 平方米，每平方米约 {each}。',
};
const AR: WorkedPhrases = {
  title: 'الحساب',
  equityIs: 'حصتك نحو {equity}: {value} ناقص ما عليك {loan}.',
  equityUsable: 'يسمح البنك عادة باستعمال حتى {usable}، بحيث يكون عليك {share} من القيمة.',
  equityHalf: 'النصف {half}.',
  equityShort: 'عليك أكثر من قيمته بـ {short}: قرض {loan} مقابل {value}.',
  saleLeaves: 'يبقى لك نحو {net}: {price} ناقص القرض {loan} ونحو {costs} للوكيل والإعلان والمعاملات.',
  saleShort: 'ينقصك نحو {short}: {price} لا يغطي القرض {loan} ونحو {costs} تكاليف البيع.',
  saleAssumed: 'حسبت تكاليف بيع {percent}؛ وإن لم يكن بيتك فقد توجد ضريبة.',
  depositIs: 'دفعة {percent} من {price} هي {deposit}.',
  depositTwenty: 'مع 20% ({twenty}) لا تدفع عادة تأمين الرهن؛ والرسوم إضافة.',
  saveIs: 'نحو {time}: بقي {missing} بمعدل {monthly} في الشهر.',
  flowLeft: 'يبقى نحو {amount} في الأسبوع قبل الضريبة: إيجار {rent} ناقص فائدة {interest} وتكاليف {costs}.',
  flowPaid:
    'تدفع من جيبك نحو {amount} في الأسبوع قبل الضريبة: إيجار {rent} ناقص فائدة {interest} وتكاليف {costs}.',
  flowEven: 'يتعادل عند إيجار نحو {rent} في الأسبوع. الفائدة المحسوبة {rate}.',
  switchIs: 'يسترد كلفته بعد نحو {time}: توفر {month} في الشهر والتغيير يكلف نحو {cost}.',
  switchNot: 'لا يفيد: الفائدة الجديدة {rate} ليست أقل.',
  areaIs: '{price} لـ {area} م² نحو {each} للمتر المربع.',
};
const HI: WorkedPhrases = {
  title: 'हिसाब',
  equityIs: 'आपकी equity करीब {equity} है: {value} में से बकाया {loan} घटाकर।',
  equityUsable: 'बैंक आमतौर पर {usable} तक इस्तेमाल करने देता है, ताकि कर्ज़ मूल्य का {share} रहे।',
  equityHalf: 'आधा {half} है।',
  equityShort: 'कर्ज़ कीमत से {short} ज़्यादा है: लोन {loan}, मूल्य {value}।',
  saleLeaves:
    'आपके हाथ में करीब {net} बचेगा: {price} में से लोन {loan} और करीब {costs} एजेंट, विज्ञापन और कागज़ी खर्च घटाकर।',
  saleShort: 'करीब {short} कम पड़ेगा: {price} से लोन {loan} और करीब {costs} खर्च पूरा नहीं होता।',
  saleAssumed: 'बेचने का खर्च {percent} माना है; अपना घर न हो तो टैक्स भी लग सकता है।',
  depositIs: '{price} का {percent} डिपॉज़िट {deposit} है।',
  depositTwenty: '20% ({twenty}) पर आमतौर पर mortgage insurance नहीं लगता; ड्यूटी और फीस अलग।',
  saveIs: 'करीब {time}: {missing} बाकी है, महीने के {monthly} से।',
  flowLeft: 'टैक्स से पहले हफ्ते में करीब {amount} बचेगा: किराया {rent}, ब्याज {interest} और खर्च {costs} घटाकर।',
  flowPaid:
    'टैक्स से पहले हफ्ते में करीब {amount} जेब से देना होगा: किराया {rent}, ब्याज {interest} और खर्च {costs} घटाकर।',
  flowEven: 'करीब {rent} हफ्ते के किराए पर बराबर होगा। ब्याज दर {rate} मानी है।',
  switchIs: 'करीब {time} में वसूल होगा: महीने में {month} बचेगा, बदलने का खर्च करीब {cost}।',
  switchNot: 'फायदा नहीं: नई दर {rate} कम नहीं है।',
  areaIs: '{area} m² के {price} यानी करीब {each} प्रति वर्ग मीटर।',
};

const ALL: Readonly<Record<AssistantLanguage, WorkedPhrases>> = {
  en: EN,
  es: ES,
  fr: FR,
  de: DE,
  it: IT,
  pt: PT,
  ru: RU,
  ja: JA,
  ko: KO,
  zh: ZH,
  ar: AR,
  hi: HI,
};

export const workedPhrasesOf = (language: AssistantLanguage): WorkedPhrases => ALL[language];
