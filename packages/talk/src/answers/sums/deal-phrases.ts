import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What is said of a deal: one sentence for each thing that was asked. */
type DealPhrases = Readonly<
  Record<
    | 'loanIs'
    | 'loanNone'
    | 'affordYes'
    | 'affordNo'
    | 'reach'
    | 'short'
    | 'left'
    | 'rentIs'
    | 'rentTight'
    | 'rentFine'
    | 'differenceIs'
    | 'paidOver'
    | 'paidUnder'
    | 'counted'
    | 'noDuty'
    | 'dutyNote'
    | 'selling'
    | 'askSale'
    | 'askRent'
    | 'askPaid',
    string
  >
>;

const PHRASES: Readonly<Record<AssistantLanguage, DealPhrases>> = {
  en: {
    loanIs:
      'You’d need a loan of about {loan}: {price} plus {extras} {top, select, duty {duty and costs} other {costs}}, less {own} {from, select, sale {from your sale} both {from your sale and savings} other {of your own money}}.',
    loanNone: 'You’d need no loan: your {own} covers {all}, with about {spare} to spare.',
    affordYes:
      'Yes, that looks doable: you’d need {loan}, and about {power} fits what you earn, so {by} to spare.',
    affordNo:
      'Not quite, sorry: you’d need {loan}, about {by} more than the {power} that fits what you earn.',
    reach:
      'You could look at homes up to about {reach}: {power} borrowed and {own} of your own, once {top, select, duty {duty and costs are} other {costs are}} paid.',
    short:
      'You’d be about {by} short: {kind, select, loan {it takes a loan of {need}, and about {have} fits what you earn} other {it takes {need}, and you’d have {have}}}.',
    left: 'You’d have about {by} to spare: {kind, select, loan {it takes a loan of {need}, and about {have} fits what you earn} other {it takes {need}, and you’d have {have}}}.',
    rentIs: '{rent} a week is about {percent} of {income} a year before tax.',
    rentTight: 'That’s a lot: above {limit} people speak of rental stress.',
    rentFine: 'That’s within {limit}, the mark above which people speak of rental stress.',
    differenceIs: 'The difference is {difference}: {high} is {percent} above {low}.',
    paidOver:
      'You pay {paid} a month, {by} more than the {month} that {loan} takes at {rate} over {years}. Fees, extra repayments or a shorter term can explain it, so ask your bank for the sum.',
    paidUnder: 'You pay {paid} a month, {by} less than the {month} that {loan} takes at {rate} over {years}.',
    counted: 'That counts {paid} a month for what else you pay.',
    noDuty: 'Stamp duty isn’t in that yet: which state is it in?',
    dutyNote: 'Stamp duty is our estimate from rates of {date}; check with {office} ({site}).',
    selling: 'Selling costs',
    askSale: 'What would your home sell for?',
    askRent: 'How much rent do you pay a week?',
    askPaid: 'How much do you pay, or want to pay, a month?',
  },
  de: {
    loanIs:
      'Sie brauchen etwa {loan} Kredit: {price} plus {extras} {top, select, duty {Stamp Duty und Kosten} other {Kosten}}, abzüglich {own} {from, select, sale {aus Ihrem Verkauf} both {aus Verkauf und Erspartem} other {eigenem Geld}}.',
    loanNone: 'Sie brauchen keinen Kredit: Ihre {own} decken {all}, etwa {spare} bleiben übrig.',
    affordYes:
      'Ja, das sieht machbar aus: Sie brauchen {loan}, und etwa {power} passen zu Ihrem Einkommen, also {by} Luft.',
    affordNo:
      'Leider nicht ganz: Sie brauchen {loan}, etwa {by} mehr als die {power}, die zu Ihrem Einkommen passen.',
    reach:
      'Sie könnten bis etwa {reach} suchen: {power} Kredit und {own} eigenes Geld, {top, select, duty {Stamp Duty und Kosten} other {Kosten}} schon bezahlt.',
    short:
      'Es fehlen etwa {by}: {kind, select, loan {Nötig ist ein Kredit von {need}, und etwa {have} passen zu Ihrem Einkommen} other {Nötig sind {need}, da wären {have}}}.',
    left: 'Es bleiben etwa {by} übrig: {kind, select, loan {Nötig ist ein Kredit von {need}, und etwa {have} passen zu Ihrem Einkommen} other {Nötig sind {need}, da wären {have}}}.',
    rentIs: '{rent} in der Woche sind etwa {percent} von {income} im Jahr vor Steuern.',
    rentTight: 'Das ist viel: Ab {limit} spricht man von Mietstress.',
    rentFine: 'Das liegt innerhalb von {limit}; darüber spricht man von Mietstress.',
    differenceIs: 'Der Unterschied beträgt {difference}: {high} liegt {percent} über {low}.',
    paidOver:
      'Sie zahlen {paid} im Monat, {by} mehr als die {month}, die {loan} zu {rate} über {years} kosten. Gebühren, Sondertilgung oder eine kürzere Laufzeit können das erklären: Fragen Sie die Bank.',
    paidUnder:
      'Sie zahlen {paid} im Monat, {by} weniger als die {month}, die {loan} zu {rate} über {years} kosten.',
    counted: 'Darin sind {paid} im Monat für das, was Sie sonst zahlen.',
    noDuty: 'Die Stamp Duty fehlt darin noch: In welchem Bundesstaat ist es?',
    dutyNote:
      'Die Stamp Duty ist unsere Schätzung nach Sätzen vom {date}; prüfen Sie es bei {office} ({site}).',
    selling: 'Verkaufskosten',
    askSale: 'Für wie viel würden Sie Ihr Haus verkaufen?',
    askRent: 'Wie viel Miete zahlen Sie in der Woche?',
    askPaid: 'Wie viel zahlen Sie im Monat, oder wie viel wollen Sie zahlen?',
  },
  fr: {
    loanIs:
      'Il vous faudrait un prêt d’environ {loan} : {price} plus {extras} {top, select, duty {de droits et de frais} other {de frais}}, moins {own} {from, select, sale {de votre vente} both {de la vente et de l’épargne} other {à vous}}.',
    loanNone: 'Pas besoin de prêt : vos {own} couvrent {all}, il reste environ {spare}.',
    affordYes:
      'Oui, cela semble faisable : il vous faut {loan}, et vos revenus permettent environ {power}, soit {by} de marge.',
    affordNo:
      'Pas tout à fait, désolé : il vous faut {loan}, environ {by} de plus que les {power} que permettent vos revenus.',
    reach:
      'Vous pourriez chercher jusqu’à environ {reach} : {power} empruntés et {own} à vous, {top, select, duty {droits et frais} other {frais}} payés.',
    short:
      'Il manquerait environ {by} : {kind, select, loan {il faut un prêt de {need}, et vos revenus permettent environ {have}} other {il faut {need}, vous auriez {have}}}.',
    left: 'Il resterait environ {by} : {kind, select, loan {il faut un prêt de {need}, et vos revenus permettent environ {have}} other {il faut {need}, vous auriez {have}}}.',
    rentIs: '{rent} par semaine, c’est environ {percent} de {income} par an avant impôt.',
    rentTight: 'C’est beaucoup : au-dessus de {limit}, on parle de loyer trop lourd.',
    rentFine: 'C’est dans les {limit}, le seuil au-dessus duquel on parle de loyer trop lourd.',
    differenceIs: 'La différence est de {difference} : {high}, c’est {percent} au-dessus de {low}.',
    paidOver:
      'Vous payez {paid} par mois, {by} de plus que les {month} que demandent {loan} à {rate} sur {years}. Des frais, un remboursement en plus ou une durée plus courte peuvent l’expliquer : demandez à la banque.',
    paidUnder:
      'Vous payez {paid} par mois, {by} de moins que les {month} que demandent {loan} à {rate} sur {years}.',
    counted: 'Cela compte {paid} par mois pour ce que vous payez d’autre.',
    noDuty: 'Le droit de timbre n’y est pas encore : dans quel État est-ce ?',
    dutyNote:
      'Le droit de timbre est notre estimation aux taux du {date} ; vérifiez auprès de {office} ({site}).',
    selling: 'Frais de vente',
    askSale: 'À combien se vendrait votre bien ?',
    askRent: 'Quel loyer payez-vous par semaine ?',
    askPaid: 'Combien payez-vous, ou voulez-vous payer, par mois ?',
  },
  es: {
    loanIs:
      'Necesitaría un préstamo de unos {loan}: {price} más {extras} de {top, select, duty {stamp duty y gastos} other {gastos}}, menos {own} {from, select, sale {de su venta} both {de la venta y los ahorros} other {suyos}}.',
    loanNone: 'No necesitaría préstamo: sus {own} cubren {all} y sobran unos {spare}.',
    affordYes:
      'Sí, parece posible: necesita {loan}, y con lo que gana caben unos {power}, así que sobran {by}.',
    affordNo:
      'Lo siento, no del todo: necesita {loan}, unos {by} más de los {power} que caben con lo que gana.',
    reach:
      'Podría buscar hasta unos {reach}: {power} prestados y {own} suyos, con {top, select, duty {stamp duty y gastos} other {gastos}} pagados.',
    short:
      'Le faltarían unos {by}: {kind, select, loan {hace falta un préstamo de {need}, y con lo que gana caben unos {have}} other {hacen falta {need} y tendría {have}}}.',
    left: 'Le sobrarían unos {by}: {kind, select, loan {hace falta un préstamo de {need}, y con lo que gana caben unos {have}} other {hacen falta {need} y tendría {have}}}.',
    rentIs: '{rent} a la semana son cerca del {percent} de {income} al año antes de impuestos.',
    rentTight: 'Es mucho: por encima del {limit} se habla de estrés por el alquiler.',
    rentFine: 'Está dentro del {limit}, la marca a partir de la cual se habla de estrés por el alquiler.',
    differenceIs: 'La diferencia es de {difference}: {high} está un {percent} por encima de {low}.',
    paidOver:
      'Paga {paid} al mes, {by} más que los {month} que piden {loan} al {rate} a {years}. Comisiones, pagos extra o un plazo más corto pueden explicarlo: pregunte al banco.',
    paidUnder: 'Paga {paid} al mes, {by} menos que los {month} que piden {loan} al {rate} a {years}.',
    counted: 'Eso cuenta {paid} al mes por lo demás que paga.',
    noDuty: 'El stamp duty aún no está incluido: ¿en qué estado está?',
    dutyNote: 'El stamp duty es una estimación nuestra con tasas del {date}; consulte a {office} ({site}).',
    selling: 'Gastos de venta',
    askSale: '¿Por cuánto se vendería su vivienda?',
    askRent: '¿Cuánto paga de alquiler a la semana?',
    askPaid: '¿Cuánto paga, o quiere pagar, al mes?',
  },
  it: {
    loanIs:
      'Servirebbe un mutuo di circa {loan}: {price} più {extras} di {top, select, duty {stamp duty e spese} other {spese}}, meno {own} {from, select, sale {dalla vendita} both {da vendita e risparmi} other {di tasca vostra}}.',
    loanNone: 'Non serve un mutuo: {own} coprono {all} e avanzano circa {spare}.',
    affordYes:
      'Sì, sembra fattibile: servono {loan}, e con quanto guadagna ci stanno circa {power}, quindi {by} di margine.',
    affordNo:
      'Purtroppo non proprio: servono {loan}, circa {by} più dei {power} che ci stanno con quanto guadagna.',
    reach:
      'Potrebbe cercare fino a circa {reach}: {power} di mutuo e {own} suoi, con {top, select, duty {stamp duty e spese} other {spese}} pagate.',
    short:
      'Mancherebbero circa {by}: {kind, select, loan {serve un mutuo di {need}, e con quanto guadagna ci stanno circa {have}} other {servono {need} e avrebbe {have}}}.',
    left: 'Avanzerebbero circa {by}: {kind, select, loan {serve un mutuo di {need}, e con quanto guadagna ci stanno circa {have}} other {servono {need} e avrebbe {have}}}.',
    rentIs: '{rent} a settimana sono circa il {percent} di {income} all’anno prima delle tasse.',
    rentTight: 'È molto: sopra il {limit} si parla di affitto troppo pesante.',
    rentFine: 'È entro il {limit}, la soglia oltre la quale si parla di affitto troppo pesante.',
    differenceIs: 'La differenza è {difference}: {high} è il {percent} sopra {low}.',
    paidOver:
      'Paga {paid} al mese, {by} più dei {month} che richiedono {loan} al {rate} in {years}. Commissioni, versamenti extra o una durata più breve possono spiegarlo: chieda alla banca.',
    paidUnder: 'Paga {paid} al mese, {by} meno dei {month} che richiedono {loan} al {rate} in {years}.',
    counted: 'Tiene conto di {paid} al mese per ciò che paga d’altro.',
    noDuty: 'Lo stamp duty non è ancora compreso: in quale stato si trova?',
    dutyNote: 'Lo stamp duty è una nostra stima con aliquote del {date}; verifichi presso {office} ({site}).',
    selling: 'Spese di vendita',
    askSale: 'A quanto si venderebbe la sua casa?',
    askRent: 'Quanto paga di affitto a settimana?',
    askPaid: 'Quanto paga, o vuole pagare, al mese?',
  },
  pt: {
    loanIs:
      'Precisaria de um empréstimo de cerca de {loan}: {price} mais {extras} de {top, select, duty {stamp duty e custos} other {custos}}, menos {own} {from, select, sale {da sua venda} both {da venda e da poupança} other {seus}}.',
    loanNone: 'Não precisaria de empréstimo: os seus {own} cobrem {all} e sobram cerca de {spare}.',
    affordYes:
      'Sim, parece possível: precisa de {loan}, e com o que ganha cabem cerca de {power}, ou seja, sobram {by}.',
    affordNo:
      'Infelizmente não chega: precisa de {loan}, cerca de {by} a mais do que os {power} que cabem com o que ganha.',
    reach:
      'Poderia procurar até cerca de {reach}: {power} emprestados e {own} seus, com {top, select, duty {stamp duty e custos} other {custos}} pagos.',
    short:
      'Faltariam cerca de {by}: {kind, select, loan {é preciso um empréstimo de {need}, e com o que ganha cabem cerca de {have}} other {são precisos {need} e teria {have}}}.',
    left: 'Sobrariam cerca de {by}: {kind, select, loan {é preciso um empréstimo de {need}, e com o que ganha cabem cerca de {have}} other {são precisos {need} e teria {have}}}.',
    rentIs: '{rent} por semana são cerca de {percent} de {income} por ano antes de impostos.',
    rentTight: 'É muito: acima de {limit} fala-se em aluguel pesado demais.',
    rentFine: 'Está dentro de {limit}, a marca acima da qual se fala em aluguel pesado demais.',
    differenceIs: 'A diferença é de {difference}: {high} está {percent} acima de {low}.',
    paidOver:
      'Paga {paid} por mês, {by} a mais do que os {month} que {loan} a {rate} em {years} pedem. Taxas, pagamentos extra ou um prazo menor podem explicar: pergunte ao banco.',
    paidUnder: 'Paga {paid} por mês, {by} a menos do que os {month} que {loan} a {rate} em {years} pedem.',
    counted: 'Isso conta {paid} por mês pelo que mais paga.',
    noDuty: 'O stamp duty ainda não está incluído: em que estado fica?',
    dutyNote: 'O stamp duty é estimativa nossa com taxas de {date}; confirme com {office} ({site}).',
    selling: 'Custos de venda',
    askSale: 'Por quanto venderia a sua casa?',
    askRent: 'Quanto paga de aluguel por semana?',
    askPaid: 'Quanto paga, ou quer pagar, por mês?',
  },
  ru: {
    loanIs:
      'Понадобится кредит около {loan}: {price} плюс {extras} ({top, select, duty {гербовый сбор и расходы} other {расходы}}) минус {own} {from, select, sale {от вашей продажи} both {от продажи и из сбережений} other {ваших денег}}.',
    loanNone: 'Кредит не нужен: ваших {own} хватает на {all}, останется около {spare}.',
    affordYes: 'Да, похоже, получится: нужно {loan}, а ваш доход позволяет около {power}, запас {by}.',
    affordNo:
      'К сожалению, не совсем: нужно {loan}, это примерно на {by} больше, чем {power}, которые позволяет ваш доход.',
    reach:
      'Можно смотреть жильё примерно до {reach}: {power} в кредит и {own} своих, {top, select, duty {сбор и расходы} other {расходы}} уже учтены.',
    short:
      'Не хватит примерно {by}: {kind, select, loan {нужен кредит {need}, а доход позволяет около {have}} other {нужно {need}, а будет {have}}}.',
    left: 'Останется примерно {by}: {kind, select, loan {нужен кредит {need}, а доход позволяет около {have}} other {нужно {need}, а будет {have}}}.',
    rentIs: '{rent} в неделю — это около {percent} от {income} в год до налогов.',
    rentTight: 'Это много: выше {limit} говорят о непосильной аренде.',
    rentFine: 'Это в пределах {limit}: выше говорят о непосильной аренде.',
    differenceIs: 'Разница {difference}: {high} на {percent} выше, чем {low}.',
    paidOver:
      'Вы платите {paid} в месяц, на {by} больше, чем {month}, которых требует {loan} под {rate} на {years}. Причиной могут быть комиссии, доплаты или более короткий срок: спросите банк.',
    paidUnder:
      'Вы платите {paid} в месяц, на {by} меньше, чем {month}, которых требует {loan} под {rate} на {years}.',
    counted: 'Здесь учтены {paid} в месяц на другие ваши платежи.',
    noDuty: 'Гербовый сбор сюда ещё не входит: в каком это штате?',
    dutyNote: 'Гербовый сбор — наша оценка по ставкам на {date}; проверьте в {office} ({site}).',
    selling: 'Расходы на продажу',
    askSale: 'За сколько продастся ваше жильё?',
    askRent: 'Сколько вы платите за аренду в неделю?',
    askPaid: 'Сколько вы платите или хотите платить в месяц?',
  },
  zh: {
    loanIs:
      '大约需要贷款 {loan}：{price} 加{top, select, duty {印花税和费用} other {费用}} {extras}，减去{from, select, sale {卖房所得} both {卖房所得和存款} other {自有资金}} {own}。',
    loanNone: '不需要贷款：您的 {own} 够付 {all}，还剩约 {spare}。',
    affordYes: '可以，看来负担得起：需要贷款 {loan}，按您的收入大约能借 {power}，还有 {by} 的余地。',
    affordNo: '抱歉，还差一点：需要贷款 {loan}，比按您的收入大约能借的 {power} 多约 {by}。',
    reach:
      '大约可以看到 {reach} 的房子：贷款 {power}，自有资金 {own}，{top, select, duty {印花税和费用} other {费用}}已扣除。',
    short:
      '大约差 {by}：{kind, select, loan {需要贷款 {need}，按您的收入大约能借 {have}} other {需要 {need}，手头有 {have}}}。',
    left: '大约还剩 {by}：{kind, select, loan {需要贷款 {need}，按您的收入大约能借 {have}} other {需要 {need}，手头有 {have}}}。',
    rentIs: '每周 {rent} 大约是税前年收入 {income} 的 {percent}。',
    rentTight: '偏高：超过 {limit} 一般就算房租压力大。',
    rentFine: '在 {limit} 以内，超过这条线一般才算房租压力大。',
    differenceIs: '相差 {difference}：{high} 比 {low} 高 {percent}。',
    paidOver:
      '您每月付 {paid}，比贷款 {loan}、利率 {rate}、期限 {years} 应付的 {month} 多 {by}。可能是费用、额外还款或期限更短，请向银行问清。',
    paidUnder: '您每月付 {paid}，比贷款 {loan}、利率 {rate}、期限 {years} 应付的 {month} 少 {by}。',
    counted: '其中已算上您每月其他支付 {paid}。',
    noDuty: '这里还没算印花税：房子在哪个州？',
    dutyNote: '印花税按 {date} 的税率估算，请向 {office}（{site}）核实。',
    selling: '卖房费用',
    askSale: '您的房子大概卖多少钱？',
    askRent: '您每周付多少房租？',
    askPaid: '您每月付多少，或者想付多少？',
  },
  ja: {
    loanIs:
      '必要な借入は約{loan}です。{price}に{top, select, duty {印紙税と諸費用} other {諸費用}}{extras}を足し、{from, select, sale {売却の手取り} both {売却の手取りと貯金} other {自己資金}}{own}を引いた額です。',
    loanNone: '借入は必要ありません。{own}で{all}を賄え、約{spare}残ります。',
    affordYes:
      'はい、可能に見えます。必要な借入は{loan}、収入からは約{power}まで借りられ、{by}の余裕があります。',
    affordNo:
      '残念ながら少し届きません。必要な借入は{loan}で、収入から借りられる約{power}より約{by}多いです。',
    reach:
      '約{reach}までの家を探せます。借入{power}と自己資金{own}で、{top, select, duty {印紙税と諸費用} other {諸費用}}を払った後です。',
    short:
      '約{by}足りません。{kind, select, loan {必要な借入は{need}、収入から借りられるのは約{have}} other {必要なのは{need}、手元は{have}}}です。',
    left: '約{by}残ります。{kind, select, loan {必要な借入は{need}、収入から借りられるのは約{have}} other {必要なのは{need}、手元は{have}}}です。',
    rentIs: '週{rent}は、税引前の年収{income}の約{percent}です。',
    rentTight: '高めです。{limit}を超えると家賃の負担が重いとされます。',
    rentFine: '{limit}以内です。これを超えると家賃の負担が重いとされます。',
    differenceIs: '差は{difference}です。{high}は{low}より{percent}高いです。',
    paidOver:
      '毎月{paid}のお支払いは、借入{loan}、金利{rate}、期間{years}の{month}より{by}多いです。手数料、繰上返済、短い期間が理由のこともあります。銀行に確認してください。',
    paidUnder: '毎月{paid}のお支払いは、借入{loan}、金利{rate}、期間{years}の{month}より{by}少ないです。',
    counted: 'ほかのお支払い、毎月{paid}を見込んでいます。',
    noDuty: '印紙税はまだ含まれていません。どの州ですか？',
    dutyNote: '印紙税は{date}の税率による概算です。{office}（{site}）で確認してください。',
    selling: '売却費用',
    askSale: 'お住まいはいくらで売れそうですか？',
    askRent: '家賃は週いくらですか？',
    askPaid: '毎月いくら払っていますか、またはいくら払いたいですか？',
  },
  ko: {
    loanIs:
      '필요한 대출은 약 {loan}입니다: {price}에 {top, select, duty {인지세와 비용} other {비용}} {extras}을 더하고 {from, select, sale {매각 대금} both {매각 대금과 저축} other {가진 돈}} {own}을 뺀 금액입니다.',
    loanNone: '대출이 필요 없습니다: {own}으로 {all}을 내고 약 {spare}이 남습니다.',
    affordYes: '네, 가능해 보입니다: 필요한 대출은 {loan}, 소득으로는 약 {power}까지라 {by} 여유가 있습니다.',
    affordNo:
      '아쉽지만 조금 모자랍니다: 필요한 대출 {loan}은 소득으로 가능한 약 {power}보다 약 {by} 많습니다.',
    reach:
      '약 {reach}까지의 집을 볼 수 있습니다: 대출 {power}, 가진 돈 {own}, {top, select, duty {인지세와 비용} other {비용}}을 낸 기준입니다.',
    short:
      '약 {by}이 모자랍니다: {kind, select, loan {필요한 대출은 {need}, 소득으로는 약 {have}} other {필요한 돈은 {need}, 가진 돈은 {have}}}입니다.',
    left: '약 {by}이 남습니다: {kind, select, loan {필요한 대출은 {need}, 소득으로는 약 {have}} other {필요한 돈은 {need}, 가진 돈은 {have}}}입니다.',
    rentIs: '매주 {rent}은 세전 연 소득 {income}의 약 {percent}입니다.',
    rentTight: '높은 편입니다: {limit}을 넘으면 임대료 부담이 크다고 봅니다.',
    rentFine: '{limit} 이내입니다. 이를 넘으면 임대료 부담이 크다고 봅니다.',
    differenceIs: '차이는 {difference}입니다: {high}은 {low}보다 {percent} 높습니다.',
    paidOver:
      '매월 {paid}을 내고 계신데, 대출 {loan}, 금리 {rate}, 기간 {years}의 {month}보다 {by} 많습니다. 수수료, 추가 상환, 더 짧은 기간 때문일 수 있으니 은행에 물어보세요.',
    paidUnder:
      '매월 {paid}을 내고 계신데, 대출 {loan}, 금리 {rate}, 기간 {years}의 {month}보다 {by} 적습니다.',
    counted: '다른 지출로 매월 {paid}을 반영했습니다.',
    noDuty: '인지세는 아직 포함되지 않았습니다. 어느 주인가요?',
    dutyNote: '인지세는 {date} 세율에 따른 추정치이니 {office}({site})에 확인하세요.',
    selling: '매도 비용',
    askSale: '집을 얼마에 파실 수 있나요?',
    askRent: '임대료를 매주 얼마 내시나요?',
    askPaid: '매월 얼마를 내시나요, 또는 내고 싶으신가요?',
  },
  ar: {
    loanIs:
      'تحتاج إلى قرض بنحو {loan}: {price} زائد {extras} {top, select, duty {رسم دمغة وتكاليف} other {تكاليف}}، ناقص {own} {from, select, sale {من بيعك} both {من البيع والمدخرات} other {من مالك}}.',
    loanNone: 'لا تحتاج إلى قرض: {own} لديك تكفي {all} ويبقى نحو {spare}.',
    affordYes: 'نعم، يبدو ذلك ممكنًا: تحتاج {loan}، ودخلك يتيح نحو {power}، فيبقى هامش {by}.',
    affordNo: 'للأسف لا يكفي تمامًا: تحتاج {loan}، أي أكثر بنحو {by} من {power} التي يتيحها دخلك.',
    reach:
      'يمكنك البحث حتى نحو {reach}: {power} قرضًا و{own} من مالك، بعد دفع {top, select, duty {رسم الدمغة والتكاليف} other {التكاليف}}.',
    short:
      'ينقصك نحو {by}: {kind, select, loan {يلزم قرض بقيمة {need}، ودخلك يتيح نحو {have}} other {يلزم {need}، ولديك {have}}}.',
    left: 'يبقى لك نحو {by}: {kind, select, loan {يلزم قرض بقيمة {need}، ودخلك يتيح نحو {have}} other {يلزم {need}، ولديك {have}}}.',
    rentIs: '{rent} في الأسبوع نحو {percent} من {income} في السنة قبل الضريبة.',
    rentTight: 'هذا كثير: فوق {limit} يقال إن الإيجار مرهق.',
    rentFine: 'هذا ضمن {limit}، وفوقها يقال إن الإيجار مرهق.',
    differenceIs: 'الفرق {difference}: ‏{high} أعلى بنسبة {percent} من {low}.',
    paidOver:
      'تدفع {paid} في الشهر، أي أكثر بمقدار {by} من {month} التي يتطلبها {loan} بنسبة {rate} لمدة {years}. قد يكون السبب رسومًا أو دفعات إضافية أو مدة أقصر، فاسأل البنك.',
    paidUnder:
      'تدفع {paid} في الشهر، أي أقل بمقدار {by} من {month} التي يتطلبها {loan} بنسبة {rate} لمدة {years}.',
    counted: 'حُسب {paid} في الشهر لما تدفعه غير ذلك.',
    noDuty: 'رسم الدمغة غير محسوب بعد: في أي ولاية؟',
    dutyNote: 'رسم الدمغة تقديرنا بأسعار {date}؛ تحقق لدى {office} ({site}).',
    selling: 'تكاليف البيع',
    askSale: 'بكم يُباع بيتك؟',
    askRent: 'كم تدفع إيجارًا في الأسبوع؟',
    askPaid: 'كم تدفع، أو تريد أن تدفع، في الشهر؟',
  },
  hi: {
    loanIs:
      'करीब {loan} का लोन चाहिए होगा: {price} और {extras} {top, select, duty {ड्यूटी व खर्च} other {खर्च}}, {from, select, sale {बिक्री से मिले} both {बिक्री और बचत के} other {आपके अपने}} {own} घटाकर।',
    loanNone: 'लोन की ज़रूरत नहीं: आपके {own} से {all} पूरे हो जाते हैं और करीब {spare} बचते हैं।',
    affordYes:
      'हाँ, यह हो सकता है: {loan} का लोन चाहिए, और आपकी आय पर करीब {power} मिल सकता है, यानी {by} की गुंजाइश है।',
    affordNo:
      'माफ़ कीजिए, अभी थोड़ा कम है: {loan} का लोन चाहिए, जो आपकी आय पर मिलने वाले {power} से करीब {by} ज़्यादा है।',
    reach:
      'आप करीब {reach} तक के घर देख सकते हैं: {power} का लोन और {own} आपके अपने, {top, select, duty {ड्यूटी और खर्च} other {खर्च}} चुकाने के बाद।',
    short:
      'करीब {by} कम पड़ेंगे: {kind, select, loan {{need} का लोन चाहिए, और आपकी आय पर करीब {have} मिल सकता है} other {{need} चाहिए, आपके पास {have} होंगे}}।',
    left: 'करीब {by} बचेंगे: {kind, select, loan {{need} का लोन चाहिए, और आपकी आय पर करीब {have} मिल सकता है} other {{need} चाहिए, आपके पास {have} होंगे}}।',
    rentIs: 'हफ्ते का {rent}, टैक्स से पहले की सालाना आय {income} का करीब {percent} है।',
    rentTight: 'यह ज़्यादा है: {limit} से ऊपर किराये का बोझ भारी माना जाता है।',
    rentFine: 'यह {limit} के भीतर है; इससे ऊपर किराये का बोझ भारी माना जाता है।',
    differenceIs: 'फ़र्क {difference} का है: {high}, {low} से {percent} ज़्यादा है।',
    paidOver:
      'आप महीने के {paid} देते हैं, जो {loan} पर {rate} की दर से {years} के {month} से {by} ज़्यादा है। फ़ीस, अतिरिक्त भुगतान या छोटी अवधि वजह हो सकती है, बैंक से पूछिए।',
    paidUnder: 'आप महीने के {paid} देते हैं, जो {loan} पर {rate} की दर से {years} के {month} से {by} कम है।',
    counted: 'इसमें आपके दूसरे भुगतानों के महीने के {paid} गिने गए हैं।',
    noDuty: 'स्टाम्प ड्यूटी अभी इसमें नहीं है: यह किस राज्य में है?',
    dutyNote: 'स्टाम्प ड्यूटी {date} की दरों पर हमारा अनुमान है; {office} ({site}) से पक्का कर लें।',
    selling: 'बेचने का खर्च',
    askSale: 'आपका घर कितने में बिकेगा?',
    askRent: 'आप हफ्ते का कितना किराया देते हैं?',
    askPaid: 'आप महीने का कितना देते हैं, या देना चाहते हैं?',
  },
};

export const dealPhrasesOf = (language: AssistantLanguage): DealPhrases => PHRASES[language];
