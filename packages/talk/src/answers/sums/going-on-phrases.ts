import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What is said where a sum goes on: by the week, at another lender, a loan that is asked for, tax on a gain. */
export type GoingOnPhrases = Readonly<
  Record<'repaymentEach' | 'switchSaves' | 'wantedYes' | 'wantedNo' | 'gainTax' | 'gainWho', string>
>;

const PHRASES: Readonly<Record<AssistantLanguage, GoingOnPhrases>> = {
  en: {
    repaymentEach:
      'About {each} {period, select, week {a week} other {a fortnight}}, or {month} a month: that is a loan of {loan} at {rate} over {years}.',
    switchSaves:
      'You would save about {month} a month, {total} over {years}: {now} a month at {rate}, {then} at {newRate}.',
    wantedYes: 'Yes, {wanted} looks possible: about {power} fits an income of {income} a year.',
    wantedNo:
      'Probably not: {wanted} is {short} more than the roughly {power} that fits an income of {income} a year.',
    gainTax:
      'At most about {most}: of a gain of {gain}, half ({half}) is usually taxed with your income if you held it for more than a year, at {top} at the very highest.',
    gainWho:
      'That is a ceiling, not your bill: buying, selling and improvement costs lower the gain, and your own home is usually free. I can’t advise on tax; an accountant can, and ato.gov.au has a calculator.',
  },
  es: {
    repaymentEach:
      'Unos {each} {period, select, week {a la semana} other {cada dos semanas}}, o {month} al mes: es un préstamo de {loan} al {rate} a {years}.',
    switchSaves:
      'Ahorraría unos {month} al mes, {total} en {years}: {now} al mes al {rate}, {then} al {newRate}.',
    wantedYes: 'Sí, {wanted} parece posible: con {income} al año caben unos {power}.',
    wantedNo: 'Probablemente no: {wanted} son {short} más de los {power} que caben con {income} al año.',
    gainTax:
      'Como mucho unos {most}: de una ganancia de {gain}, la mitad ({half}) suele sumarse a sus ingresos si la tuvo más de un año, al {top} como máximo.',
    gainWho:
      'Es un tope, no su factura: los gastos de compra, venta y mejoras bajan la ganancia, y la vivienda propia suele estar exenta. No puedo asesorar sobre impuestos; un contable sí, y ato.gov.au tiene una calculadora.',
  },
  fr: {
    repaymentEach:
      'Environ {each} {period, select, week {par semaine} other {toutes les deux semaines}}, soit {month} par mois : c’est un prêt de {loan} à {rate} sur {years}.',
    switchSaves:
      'Vous économiseriez environ {month} par mois, {total} sur {years} : {now} par mois à {rate}, {then} à {newRate}.',
    wantedYes: 'Oui, {wanted} semble possible : un revenu de {income} par an permet environ {power}.',
    wantedNo:
      'Sans doute pas : {wanted}, c’est {short} de plus que les {power} environ que permet un revenu de {income} par an.',
    gainTax:
      'Au plus environ {most} : sur un gain de {gain}, la moitié ({half}) s’ajoute en général à votre revenu si vous l’avez gardé plus d’un an, à {top} au maximum.',
    gainWho:
      'C’est un plafond, pas votre impôt : frais d’achat, de vente et travaux réduisent le gain, et la résidence principale est en général exonérée. Je ne conseille pas en fiscalité ; un comptable le peut, et ato.gov.au a un calculateur.',
  },
  de: {
    repaymentEach:
      'Etwa {each} {period, select, week {pro Woche} other {alle zwei Wochen}} oder {month} im Monat: Kredit von {loan} zu {rate} über {years}.',
    switchSaves:
      'Sie würden etwa {month} im Monat sparen, {total} über {years}: {now} im Monat zu {rate}, {then} zu {newRate}.',
    wantedYes: 'Ja, {wanted} scheinen möglich: Zu {income} im Jahr passen etwa {power}.',
    wantedNo: 'Wohl nicht: {wanted} sind {short} mehr als die etwa {power}, die zu {income} im Jahr passen.',
    gainTax:
      'Höchstens etwa {most}: Von einem Gewinn von {gain} wird meist die Hälfte ({half}) mit dem Einkommen versteuert, wenn Sie das Objekt länger als ein Jahr hatten, zu höchstens {top}.',
    gainWho:
      'Das ist die Obergrenze und nicht Ihre Rechnung: Kosten von Kauf, Verkauf und Umbau mindern den Gewinn, und das eigene Zuhause ist meist frei. Ich darf nicht in Steuern beraten; ein Steuerberater kann es, und ato.gov.au hat einen Rechner.',
  },
  it: {
    repaymentEach:
      'Circa {each} {period, select, week {a settimana} other {ogni due settimane}}, cioè {month} al mese: è un mutuo di {loan} al {rate} in {years}.',
    switchSaves:
      'Risparmierebbe circa {month} al mese, {total} in {years}: {now} al mese al {rate}, {then} al {newRate}.',
    wantedYes: 'Sì, {wanted} sembrano possibili: con {income} all’anno ci stanno circa {power}.',
    wantedNo:
      'Probabilmente no: {wanted} sono {short} più dei circa {power} che ci stanno con {income} all’anno.',
    gainTax:
      'Al massimo circa {most}: di un guadagno di {gain} di solito la metà ({half}) si somma al reddito se l’ha tenuta più di un anno, al {top} al massimo.',
    gainWho:
      'È un tetto, non il suo conto: spese di acquisto, vendita e lavori riducono il guadagno, e la propria casa di solito è esente. Non posso dare consulenza fiscale; un commercialista sì, e ato.gov.au ha un calcolatore.',
  },
  pt: {
    repaymentEach:
      'Cerca de {each} {period, select, week {por semana} other {a cada duas semanas}}, ou {month} por mês: é um empréstimo de {loan} a {rate} em {years}.',
    switchSaves:
      'Economizaria cerca de {month} por mês, {total} em {years}: {now} por mês a {rate}, {then} a {newRate}.',
    wantedYes: 'Sim, {wanted} parece possível: com {income} por ano cabem cerca de {power}.',
    wantedNo:
      'Provavelmente não: {wanted} são {short} a mais do que os cerca de {power} que cabem com {income} por ano.',
    gainTax:
      'No máximo cerca de {most}: de um ganho de {gain}, em geral metade ({half}) entra na renda se o imóvel foi seu por mais de um ano, a {top} no máximo.',
    gainWho:
      'É um teto, não a sua conta: custos de compra, venda e obras reduzem o ganho, e a casa própria em geral é isenta. Não posso aconselhar sobre impostos; um contador pode, e ato.gov.au tem uma calculadora.',
  },
  ru: {
    repaymentEach:
      'Около {each} {period, select, week {в неделю} other {раз в две недели}}, или {month} в месяц: кредит {loan} под {rate} на {years}.',
    switchSaves:
      'Экономия около {month} в месяц, {total} за {years}: {now} в месяц под {rate}, {then} под {newRate}.',
    wantedYes: 'Да, {wanted} выглядит возможным: при доходе {income} в год доступно около {power}.',
    wantedNo: 'Скорее нет: {wanted} — это на {short} больше, чем около {power} при доходе {income} в год.',
    gainTax:
      'Не больше примерно {most}: с прибыли {gain} обычно облагается половина ({half}) вместе с доходом, если вы владели дольше года, по ставке не выше {top}.',
    gainWho:
      'Это потолок, а не ваш счёт: расходы на покупку, продажу и ремонт уменьшают прибыль, а своё жильё обычно не облагается. Советовать по налогам я не могу; это делает бухгалтер, а на ato.gov.au есть калькулятор.',
  },
  zh: {
    repaymentEach:
      '{period, select, week {每周} other {每两周}}约 {each}，即每月 {month}：贷款 {loan}，利率 {rate}，期限 {years}。',
    switchSaves: '每月约省 {month}，{years}共省 {total}：{rate} 时每月 {now}，{newRate} 时每月 {then}。',
    wantedYes: '可以，{wanted} 看来可行：年收入 {income} 大约能借 {power}。',
    wantedNo: '恐怕不行：{wanted} 比年收入 {income} 大约能借的 {power} 多 {short}。',
    gainTax: '最多约 {most}：增值 {gain}，持有超过一年通常只有一半（{half}）计入收入征税，税率最高 {top}。',
    gainWho:
      '这是上限，不是您的税单：买卖费用和装修会减少增值，自住房通常免税。我不能提供税务建议，请问会计师；ato.gov.au 有计算器。',
  },
  ja: {
    repaymentEach:
      '{period, select, week {毎週} other {2週間ごとに}}約{each}、毎月では{month}です。借入{loan}、金利{rate}、期間{years}の場合です。',
    switchSaves: '毎月約{month}、{years}で{total}の節約です。{rate}なら毎月{now}、{newRate}なら{then}です。',
    wantedYes: 'はい、{wanted}は可能に見えます。年収{income}では約{power}まで借りられます。',
    wantedNo: 'おそらく難しいです。{wanted}は、年収{income}で借りられる約{power}より{short}多いです。',
    gainTax:
      '多くても約{most}です。利益{gain}のうち、1年を超えて所有した場合は通常その半分（{half}）が所得に加わり、税率は最高でも{top}です。',
    gainWho:
      'これは上限で、実際の税額ではありません。購入、売却、改修の費用は利益を減らし、自宅は通常非課税です。税の助言はできません。会計士に相談してください。ato.gov.auに計算ツールがあります。',
  },
  ko: {
    repaymentEach:
      '{period, select, week {매주} other {2주마다}} 약 {each}, 매월로는 {month}입니다. 대출 {loan}, 금리 {rate}, 기간 {years} 기준입니다.',
    switchSaves:
      '매월 약 {month}, {years} 동안 {total} 아낍니다: {rate}일 때 매월 {now}, {newRate}일 때 {then}입니다.',
    wantedYes: '네, {wanted}는 가능해 보입니다: 연 소득 {income}이면 약 {power}까지입니다.',
    wantedNo: '어려워 보입니다: {wanted}는 연 소득 {income}으로 가능한 약 {power}보다 {short} 많습니다.',
    gainTax:
      '많아야 약 {most}입니다: 차익 {gain} 중 1년 넘게 보유했으면 보통 절반({half})이 소득에 더해지고, 세율은 최고 {top}입니다.',
    gainWho:
      '이는 상한이며 실제 세액이 아닙니다: 매입, 매도, 개선 비용은 차익을 줄이고, 본인 거주 주택은 보통 비과세입니다. 세금 조언은 할 수 없으니 회계사에게 문의하세요. ato.gov.au에 계산기가 있습니다.',
  },
  ar: {
    repaymentEach:
      'نحو {each} {period, select, week {في الأسبوع} other {كل أسبوعين}}، أي {month} في الشهر: قرض بقيمة {loan} بنسبة {rate} لمدة {years}.',
    switchSaves:
      'توفر نحو {month} في الشهر، أي {total} خلال {years}: ‏{now} في الشهر بنسبة {rate}، و{then} بنسبة {newRate}.',
    wantedYes: 'نعم، يبدو {wanted} ممكنًا: دخل {income} في السنة يتيح نحو {power}.',
    wantedNo: 'على الأرجح لا: {wanted} أكثر بمقدار {short} من نحو {power} التي يتيحها دخل {income} في السنة.',
    gainTax:
      'نحو {most} على الأكثر: من ربح {gain} يُضاف عادة نصفه ({half}) إلى دخلك إذا ملكت العقار أكثر من سنة، بنسبة لا تتجاوز {top}.',
    gainWho:
      'هذا سقف وليس ما ستدفعه: تكاليف الشراء والبيع والتحسين تخفض الربح، ومسكنك الخاص معفى عادة. لا أقدم مشورة ضريبية؛ المحاسب يقدمها، وفي ato.gov.au حاسبة.',
  },
  hi: {
    repaymentEach:
      '{period, select, week {हर हफ्ते} other {हर दो हफ्ते}} करीब {each}, यानी महीने के {month}: {loan} का लोन, दर {rate}, अवधि {years}।',
    switchSaves: 'महीने में करीब {month} बचेंगे, {years} में {total}: {rate} पर महीने के {now}, {newRate} पर {then}।',
    wantedYes: 'हाँ, {wanted} संभव लगता है: सालाना {income} की आय पर करीब {power} तक मिल सकता है।',
    wantedNo: 'शायद नहीं: {wanted}, सालाना {income} की आय पर मिलने वाले करीब {power} से {short} ज़्यादा है।',
    gainTax:
      'ज़्यादा से ज़्यादा करीब {most}: {gain} के मुनाफे में से, एक साल से ज़्यादा रखने पर आम तौर पर आधा ({half}) आय में जुड़ता है, दर ज़्यादा से ज़्यादा {top}।',
    gainWho:
      'यह ऊपरी सीमा है, आपका असली टैक्स नहीं: खरीद, बिक्री और सुधार का खर्च मुनाफा घटाता है, और अपना घर आम तौर पर टैक्स से मुक्त होता है। मैं टैक्स की सलाह नहीं दे सकता; अकाउंटेंट दे सकता है, और ato.gov.au पर कैलकुलेटर है।',
  },
};

export const goingOnPhrasesOf = (language: AssistantLanguage): GoingOnPhrases => PHRASES[language];
