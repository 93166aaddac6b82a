import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Selling one home and buying another. */
export type MovePhrases = Readonly<
  Record<'moveNeeds' | 'moveLeaves' | 'saleOwing' | 'saleFree' | 'dutyIn' | 'dutyUnknown', string>
>;

const PHRASES: Readonly<Record<AssistantLanguage, MovePhrases>> = {
  en: {
    moveNeeds:
      'You would need about {need} more, as a new loan or savings: {all} for the next home, less {net} from your sale.',
    moveLeaves: 'You would have about {spare} left: {net} from your sale, less {all} for the next home.',
    saleOwing: 'The sale leaves {net}: {price}, less {selling} to sell ({percent}) and the {loan} you owe.',
    saleFree: 'The sale leaves {net}: {price}, less {selling} to sell ({percent}).',
    dutyIn:
      'The next home is {buy} plus about {duty} stamp duty and {costs} other costs; an estimate, so check concessions with the state revenue office.',
    dutyUnknown:
      'The next home is {buy} plus {costs} other costs. Stamp duty comes on top: tell me the state and I’ll add it.',
  },
  de: {
    moveNeeds:
      'Es fehlen etwa {need}, als neuer Kredit oder Erspartes: {all} für das nächste Haus, abzüglich {net} aus Ihrem Verkauf.',
    moveLeaves: 'Ihnen bleiben etwa {spare}: {net} aus dem Verkauf, abzüglich {all} für das nächste Haus.',
    saleOwing:
      'Der Verkauf bringt {net}: {price}, abzüglich {selling} Verkaufskosten ({percent}) und {loan} Restschuld.',
    saleFree: 'Der Verkauf bringt {net}: {price}, abzüglich {selling} Verkaufskosten ({percent}).',
    dutyIn:
      'Das nächste Haus: {buy}, dazu etwa {duty} Stempelsteuer und {costs} weitere Kosten; eine Schätzung, Nachlässe weiß das Finanzamt des Bundesstaats.',
    dutyUnknown:
      'Das nächste Haus: {buy} und {costs} weitere Kosten. Die Stempelsteuer kommt dazu: Nennen Sie den Bundesstaat.',
  },
  fr: {
    moveNeeds:
      'Il vous manquerait environ {need}, en prêt ou en épargne : {all} pour le prochain bien, moins {net} de la vente.',
    moveLeaves: 'Il vous resterait environ {spare} : {net} de la vente, moins {all} pour le prochain bien.',
    saleOwing: 'La vente laisse {net} : {price}, moins {selling} de frais ({percent}) et {loan} encore dus.',
    saleFree: 'La vente laisse {net} : {price}, moins {selling} de frais ({percent}).',
    dutyIn:
      'Le prochain bien : {buy}, plus environ {duty} de droit de timbre et {costs} d’autres frais ; une estimation, voyez les réductions avec le fisc de l’État.',
    dutyUnknown:
      'Le prochain bien : {buy} plus {costs} d’autres frais. Le droit de timbre s’ajoute : dites-moi l’État.',
  },
  es: {
    moveNeeds:
      'Le faltarían unos {need}, en préstamo nuevo o ahorros: {all} para la próxima vivienda, menos {net} de la venta.',
    moveLeaves: 'Le quedarían unos {spare}: {net} de la venta, menos {all} para la próxima vivienda.',
    saleOwing: 'La venta deja {net}: {price}, menos {selling} de gastos ({percent}) y {loan} que debe.',
    saleFree: 'La venta deja {net}: {price}, menos {selling} de gastos ({percent}).',
    dutyIn:
      'La próxima vivienda: {buy}, más unos {duty} de stamp duty y {costs} de otros gastos; es una estimación, consulte descuentos en la oficina fiscal del estado.',
    dutyUnknown:
      'La próxima vivienda: {buy} más {costs} de otros gastos. El stamp duty va aparte: dígame el estado y lo sumo.',
  },
  it: {
    moveNeeds:
      'Le mancherebbero circa {need}, come nuovo mutuo o risparmi: {all} per la prossima casa, meno {net} dalla vendita.',
    moveLeaves: 'Le resterebbero circa {spare}: {net} dalla vendita, meno {all} per la prossima casa.',
    saleOwing:
      'La vendita lascia {net}: {price}, meno {selling} di spese ({percent}) e {loan} ancora dovuti.',
    saleFree: 'La vendita lascia {net}: {price}, meno {selling} di spese ({percent}).',
    dutyIn:
      'La prossima casa: {buy}, più circa {duty} di stamp duty e {costs} di altre spese; è una stima, gli sconti li sa l’ufficio fiscale dello stato.',
    dutyUnknown:
      'La prossima casa: {buy} più {costs} di altre spese. Lo stamp duty è a parte: mi dica lo stato e lo aggiungo.',
  },
  pt: {
    moveNeeds:
      'Faltariam cerca de {need}, em novo empréstimo ou poupança: {all} para a próxima casa, menos {net} da venda.',
    moveLeaves: 'Sobrariam cerca de {spare}: {net} da venda, menos {all} para a próxima casa.',
    saleOwing: 'A venda deixa {net}: {price}, menos {selling} de custos ({percent}) e {loan} que deve.',
    saleFree: 'A venda deixa {net}: {price}, menos {selling} de custos ({percent}).',
    dutyIn:
      'A próxima casa: {buy}, mais cerca de {duty} de stamp duty e {costs} de outros custos; é uma estimativa, veja descontos na receita do estado.',
    dutyUnknown:
      'A próxima casa: {buy} mais {costs} de outros custos. O stamp duty é à parte: diga-me o estado e eu somo.',
  },
  ru: {
    moveNeeds:
      'Не хватит примерно {need}, новым кредитом или из сбережений: {all} за следующее жильё минус {net} от продажи.',
    moveLeaves: 'У вас останется примерно {spare}: {net} от продажи минус {all} за следующее жильё.',
    saleOwing: 'Продажа даст {net}: {price} минус {selling} расходов ({percent}) и {loan} долга.',
    saleFree: 'Продажа даст {net}: {price} минус {selling} расходов ({percent}).',
    dutyIn:
      'Следующее жильё: {buy}, плюс примерно {duty} гербового сбора и {costs} других расходов; это оценка, о скидках знает налоговая штата.',
    dutyUnknown:
      'Следующее жильё: {buy} плюс {costs} других расходов. Гербовый сбор сверху: назовите штат, и я добавлю.',
  },
  zh: {
    moveNeeds: '还差大约 {need}，要靠新贷款或存款：下一套总共 {all}，减去卖房所得 {net}。',
    moveLeaves: '大约还剩 {spare}：卖房所得 {net}，减去下一套总共 {all}。',
    saleOwing: '卖房到手 {net}：{price} 减去卖房费用 {selling}（{percent}）和欠款 {loan}。',
    saleFree: '卖房到手 {net}：{price} 减去卖房费用 {selling}（{percent}）。',
    dutyIn: '下一套：{buy}，加印花税约 {duty} 和其他费用 {costs}；这是估算，减免请问州税务局。',
    dutyUnknown: '下一套：{buy} 加其他费用 {costs}。印花税另算：告诉我哪个州，我就加上。',
  },
  ja: {
    moveNeeds:
      'あと約{need}、新しいローンか貯金が必要です。次の家に合計{all}、売却の手取り{net}を引いた額です。',
    moveLeaves: '約{spare}残ります。売却の手取り{net}から、次の家の合計{all}を引いた額です。',
    saleOwing:
      '売却の手取りは{net}です。{price}から売却費用{selling}（{percent}）と残債{loan}を引いています。',
    saleFree: '売却の手取りは{net}です。{price}から売却費用{selling}（{percent}）を引いています。',
    dutyIn:
      '次の家は{buy}、印紙税約{duty}とその他の費用{costs}です。概算なので、軽減は州の税務署で確認してください。',
    dutyUnknown: '次の家は{buy}とその他の費用{costs}です。印紙税は別です。州を教えてください。',
  },
  ko: {
    moveNeeds:
      '약 {need}이 더 필요합니다(새 대출이나 저축): 다음 집에 모두 {all}, 매각 대금 {net}을 뺀 금액입니다.',
    moveLeaves: '약 {spare}이 남습니다: 매각 대금 {net}에서 다음 집 {all}을 뺀 금액입니다.',
    saleOwing:
      '집을 팔면 {net}이 남습니다: {price}에서 매도 비용 {selling}({percent})과 대출 {loan}을 뺐습니다.',
    saleFree: '집을 팔면 {net}이 남습니다: {price}에서 매도 비용 {selling}({percent})을 뺐습니다.',
    dutyIn:
      '다음 집은 {buy}, 인지세 약 {duty}, 기타 비용 {costs}입니다. 추정치이니 감면은 주 세무서에 확인하세요.',
    dutyUnknown:
      '다음 집은 {buy}, 기타 비용 {costs}입니다. 인지세는 별도입니다. 주를 알려 주시면 더하겠습니다.',
  },
  ar: {
    moveNeeds: 'تحتاج نحو {need} أخرى، قرضًا جديدًا أو مدخرات: {all} للبيت التالي، ناقص {net} من البيع.',
    moveLeaves: 'يبقى لك نحو {spare}: {net} من البيع ناقص {all} للبيت التالي.',
    saleOwing: 'يترك البيع {net}: {price} ناقص {selling} تكاليف بيع ({percent}) و{loan} مما عليك.',
    saleFree: 'يترك البيع {net}: {price} ناقص {selling} تكاليف بيع ({percent}).',
    dutyIn:
      'البيت التالي: {buy}، مع نحو {duty} رسم دمغة و{costs} تكاليف أخرى؛ هذا تقدير، فاسأل دائرة إيرادات الولاية عن التخفيضات.',
    dutyUnknown: 'البيت التالي: {buy} مع {costs} تكاليف أخرى. رسم الدمغة يضاف: قل لي الولاية فأضيفه.',
  },
  hi: {
    moveNeeds: 'करीब {need} और चाहिए, नए लोन या बचत से: अगले घर के {all}, बिक्री से {net} घटाकर।',
    moveLeaves: 'आपके पास करीब {spare} बचेगा: बिक्री से {net}, अगले घर के {all} घटाकर।',
    saleOwing: 'बिक्री से {net} मिलेगा: {price} में से बेचने का खर्च {selling} ({percent}) और बकाया {loan} घटाकर।',
    saleFree: 'बिक्री से {net} मिलेगा: {price} में से बेचने का खर्च {selling} ({percent}) घटाकर।',
    dutyIn:
      'अगला घर: {buy}, साथ में करीब {duty} स्टाम्प ड्यूटी और {costs} दूसरे खर्च; यह अनुमान है, छूट के लिए राज्य के राजस्व दफ्तर से पूछें।',
    dutyUnknown: 'अगला घर: {buy} और {costs} दूसरे खर्च। स्टाम्प ड्यूटी अलग है: राज्य बताइए तो जोड़ दूँ।',
  },
};

export const movePhrasesOf = (language: AssistantLanguage): MovePhrases => PHRASES[language];
