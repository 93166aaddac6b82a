/** The topics of the tool `rules`, by how they are spoken of; the more particular first. */
export const RULE_TOPICS = [
  'LVR',
  'DTI',
  'serviceability',
  'APS 220',
  'APS 221',
  'APS 112',
  'APG 223',
  'CPS 230',
  'NCCP',
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];

const PATTERNS: readonly [RuleTopic, RegExp][] = [
  [
    'APS 220',
    /\baps[\s-]?220\b|\bcredit (?:risk|quality)(?: management)? (?:standard|rules?)\b|\b(?:standards?|rules?)\b.{0,30}\bcredit risk\b|\bcredit risk management\b/iu,
  ],
  [
    'APS 221',
    /\baps[\s-]?221\b|\blarge exposures?\b|grandes? (?:exposi|riesgos|risques)\p{L}*|großkredit\p{L}*|grandi esposizioni|крупн\p{L}+ риск|大口(?:エクスポージャー|与信)|거액 ?익스포저|大额(?:风险)?敞口|大额风险|التعرضات الكبيرة|\bconcentration limit/iu,
  ],
  [
    'APS 112',
    /\baps[\s-]?112\b|\brisk[\s-]?weights?\b|ponderaci[oó]n\p{L}* de riesgo|pond[eé]rations? (?:de|des) risques?|risikogewicht\p{L}*|ponderazion\p{L}* del rischio|pondera[çc][ãa]o de risco|весов\p{L}* коэффициент|リスク(?:・)?ウェイト|위험 ?가중치|风险权重|أوزان المخاطر|जोखिम भार|\bcapital adequacy\b|\bbasel\b|\bcapital (?:does a|requirement|charge)/iu,
  ],
  ['APG 223', /\bapg[\s-]?223\b|\bresidential mortgage lending (?:guid|practice)/iu],
  [
    'CPS 230',
    /\bcps[\s-]?230\b|\boperational (?:risk|resilience)\b|riesgo operacional|riesgo operativo|r[ií]sco operacional|risque op[eé]rationnel|operationelle\p{L}* (?:risik|resilienz)\p{L}*|rischio operativo|операционн\p{L}+ (?:риск|устойчив)|オペレーショナル(?:・)?リスク|운영 ?(?:리스크|위험)|操作风险|运营风险|المخاطر التشغيلية|परिचालन जोखिम|\bservice providers? register\b|\bregister of (?:service )?providers\b/iu,
  ],
  [
    'NCCP',
    /\bnccp\b|\bresponsible lending\b|pr[eé]stamo responsable|cr[eé]dito respons[aá]vel|empr[eé]stimo respons[aá]vel|cr[eé]dit responsable|pr[eê]t responsable|verantwortungsvolle\p{L}* kredit\p{L}*|credito responsabile|ответственн\p{L}+ кредит|責任ある(?:融資|貸付)|책임 ?대출|负责任(?:的)?(?:贷款|放贷)|الإقراض المسؤول|ज़?िम्मेदार (?:ऋण|लोन|उधार)|\bnational consumer credit\b|\bunsuitab\w+|\bnational credit act\b|\bconsumer credit (?:act|protection)/iu,
  ],
  [
    'DTI',
    /\bdti\b|debt[\s-]?to[\s-]?income|debt income ratio|relaci[oó]n deuda[\s/-]ingresos?|deuda[\s/-]ingresos|taux d'endettement|dette[\s/-]revenu|schulden[\s-]einkommens|verschuldungsquote|debito[\s/-]reddito|d[ií]vida[\s/-]rendimento|d[ií]vida[\s/-]renda|долг\p{L}* к доход|долг\p{L}*[\s/-]доход|закредитованност|долгов\p{L}+ нагрузк|endeudamiento sobre|deuda sobre ingresos|deuda (?:y|e|con) ingresos|endettement|verhältnis (?:von )?(?:schulden|verschuldung)|schulden (?:zu|zum|im verh[äa]ltnis zum) einkommen|rapporto (?:tra )?debit\p{L}* (?:e|\/) ?reddit\p{L}*|debiti e reddito|endividamento|dívida sobre (?:a )?renda|総負債比率|年収倍率|返済比率|소득 ?대비 ?부채|债务.{0,2}收入|负债收入|负债率|الدين على الدخل|الديون إلى الدخل|الدين للدخل|कर्ज़?[\s-]आय|आय[\s-]ऋण|कर्ज़? (?:और|से) आय|आय के मुकाबले कर्ज़?|債務(?:所得|収入)比|부채 ?소득 ?비율|总?债务收入比|债务与收入|الدين إلى الدخل|ऋण[\s-]आय/iu,
  ],
  [
    'serviceability',
    /\bserviceab\w+|\b(?:interest )?(?:rate )?buffer\b|\bability to repay\b|\brepayment capacity\b|\bassessment rate\b|\bstress[\s-]?test(?:ed|ing)? rate|capacidad de (?:pago|reembolso)|colch[oó]n|margen de (?:tasa|inter[eé]s)|marge de taux|tampon de taux|test de r[eé]sistance|zinsaufschlag|sicherheitsaufschlag|margine (?:sul tasso|di tasso)|cuscinetto|margem de (?:juros|seguran[çc]a)|colch[ãa]o|процентн\p{L}+ буфер|буфер\p{L}*|запас\p{L}* по ставк|金利バッファ|バッファー?|ストレス金利|금리 ?버퍼|버퍼|스트레스 금리|利率缓冲|缓冲|压力测试|هامش الفائدة|هامش الأمان|ब्याज बफ़?र|बफ़?र|capacit[eé] de remboursement|tragf[äa]higkeit|tragbarkeit|zinspuffer|capacit[àa] di rimborso|capacidade de pagamento|платёжеспособн|платежеспособн|返済能力|상환 ?능력|还款能力|偿还能力|القدرة على السداد|चुकाने की क्षमता|ऋण चुकौती/iu,
  ],
  [
    'LVR',
    /\blvr\b|\bltv\b|loan[\s-]?to[\s-]?val|\blmi\b|\bmortgage insurance\b|pr[eé]stamo[\s/-]valor|pr[eê]t[\s/-]valeur|quotit[eé]|beleihungs\p{L}*|prestito[\s/-]valore|empr[eé]stimo[\s/-]valor|кредита? к стоимости|融資比率|担保掛目|담보 ?인정 ?비율|贷款价值比|贷款估值比|القرض إلى القيمة|ऋण[\s-]मूल्य|लोन टू वैल्यू|एलवीआर/iu,
  ],
];

export const findRuleTopics = (text: string): RuleTopic[] =>
  PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([topic]) => topic);
