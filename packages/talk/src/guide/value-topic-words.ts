import { always, type TopicWords } from './topic-word-type.ts';

/** Two groups of words in either order, not far from each other. */
const beside = (one: string, other: string, within: number): RegExp =>
  new RegExp(`(?:${one}).{0,${within}}(?:${other})|(?:${other}).{0,${within}}(?:${one})`, 'u');

const FIGURE = String.raw`\b(?:(?:your|ur|this|that|the) (?:figure|number|value|valuation|estimate|avm|amount|report)|it|this|that|yours)\b|\b(?:su|vuestr[ao]|tu|est[ae]|es[ae]) (?:cifra|valor|estimacion|tasacion|informe)|\b(?:votre|vos|ton|ce|cette) (?:chiffre|valeur|estimation|rapport)|\b(?:ihre|eure|deine|diese)[nmrs]? (?:zahl|wert|schatzung|bewertung|bericht)|\b(?:vostr[ao]|tu[ao]|su[ao]|quest[ao]) (?:cifra|valore|stima|valutazione|rapporto)|\b(?:seu|sua|est[ae]|ess[ae]) (?:numero|valor|estimativa|avaliacao|relatorio)|(?:ваш|эт)\p{L}* (?:цифр|оценк|сумм|отч[её]т)\p{L}*|(?:你们?|您|这个?)的?(?:数字|估值|估价|报告|价格)|(?:この|その|御社の|そちらの)(?:数字|金額|査定|評価|価格)|(?:이|그|여기) ?(?:금액|숫자|평가|가격|추정치)|(?:تقديركم|تقييمكم|رقمكم|هذا (?:الرقم|التقدير|التقييم))|(?:आपका|आपके|यह|ये|इस) ?(?:आंकड़ा|आँकड़ा|मूल्य|अनुमान|वैल्यू|आंकड़े|आँकड़े)`;
const PAPERS = String.raw`\b(?:probate|ato|tax (?:office|return|man)|cgt|court|lawyers?|solicitors?|executor|bank|lender|judge|tribunal|centrelink|accountant|loan application|legal purposes)\b|\b(?:sucesion|herencia|juez|juzgado|tribunal|banco|hacienda|notario|abogad[oa])\b|\b(?:succession|notaire|tribunal|banque|fisc|impots|avocat\w*)\b|\b(?:nachlass\w*|erbschein\w*|gericht|bank|finanzamt|notar|anwalt\w*|steuer\w*)\b|\b(?:successione|notaio|tribunale|banca|fisco|avvocat[oa])\b|\b(?:inventario|cartorio|tribunal|banco|receita|advogad[oa])\b|наследств\p{L}*|нотариус\p{L}*|суд\p{L}{0,2}(?!\p{L})|банк\p{L}*|налогов\p{L}*|адвокат\p{L}*|юрист\p{L}*|遗产|继承|法院|银行|税务|律师|相続|裁判所|銀行|税務署|弁護士|상속|법원|은행|세무서|변호사|(?:ال)?تركة|(?:ال|لل)?محكمة|(?:ال|لل)?بنك|(?:ال)?ضرائب|(?:ال)?محامي|प्रोबेट|अदालत|कोर्ट|बैंक|टैक्स|वकील`;
const USES = String.raw`\b(?:use|using|print|need it for|hand|give|show|take|submit|lodge|rely on|put in|go by|accept(?:s|ed)?|enough|good enough|count)\b|\b(?:usar|utilizar|entregar|presentar|sirve|vale|dar)\b|\b(?:utiliser|remettre|donner|presenter|suffit|servir)\b|\b(?:verwend\w*|nutz\w*|benutz\w*|vorleg\w*|einreich\w*|geben|nehmen|reicht)\b|\b(?:usare|utilizzare|presentare|dare|consegnare|basta|va bene)\b|\b(?:usar|entregar|apresentar|serve|basta)\b|использова\p{L}*|предъяв\p{L}*|подать|отдать|показать|достаточно|подойд\p{L}*|用|交给|提交|够|使え|使う|使って|提出|渡|足り|쓸|사용|제출|내도|써도|충분|[أان]ستخد\p{L}*|[أن]قدم\p{L}*|يكفي|इस्तेमाल|दे सकत|दिखा|जमा|चलेग|काफ़?ी`;
const SIGNS = String.raw`\b(?:sign(?:s|ed)?(?: (?:it|that|one|this|off))?|stand behind)\b|\b(?:firm(?:a|ar|e|ada)|signe[r]?|unterschreib\w*|firm(?:are|ata)|assin(?:a|ar|ada))\b|подпи\p{L}*|签字|签名|署名|서명|(?:[يت]وقع|توقيع)\p{L}*|दस्तखत|हस्ताक्षर`;
const VALUERS = String.raw`\b(?:valuers?|valuations?|appraisals?)\b|\b(?:tasador\w*|tasacion|peritaje)\b|\bexpert(?:ise)?\b|\bgutachte[rn]s?\b|\b(?:perito|perizia)\b|\bavaliador\w*|\blaudo\b|оценщик\p{L}*|估价师|评估师|鑑定士|감정\p{L}*|مقيّ?م\p{L}*|वैल्यूअर`;
const COSTS = String.raw`\b(?:costs?|fees?|charge|how much (?:is|does|would|for)|how long|take to|turnaround)\b|\b(?:cuesta|cobra|tarda)\b|\b(?:coute|combien de temps|tarif)\b|\b(?:kostet|dauert)\b|\b(?:costa|quanto tempo|tempi)\b|\b(?:custa|cobra|demora)\b|стоит|сколько (?:времени|стоит)|多少钱|费用|多久|いくら|費用|どのくらい|얼마|비용|기간|كم|تكلف\p{L}*|कितन\p{L}*\p{M}*|खर्च|फीस`;
const REPORT = String.raw`\b(?:pdf|report|written copy)s?\b|\b(?:informe|rapport|bericht|rapporto|relatorio)\b|отч[её]т\p{L}*|报告|レポート|報告書|보고서|(?:ال)?تقرير|रिपोर्ट`;
const GETS = String.raw`\b(?:how|where|can|could|do|may)\b.{0,14}\b(?:i|we)\b.{0,12}\b(?:get|have|download|print|order|buy)\b|\b(?:como|donde|puedo) .{0,12}(?:obtener|conseguir|descargar|obtengo|consigo|recibir)|\b(?:comment|ou|puis-je|peut-on) .{0,16}(?:obtenir|avoir|telecharger|recevoir)|\b(?:wie|wo|kann) .{0,16}(?:bekomm\w*|krieg\w*|herunterlad\w*|erhalt\w*)|\b(?:come|dove|posso) .{0,12}(?:avere|ottenere|scaricare|ricevere)|\b(?:como|onde|posso) .{0,12}(?:obter|ter|baixar|receber|consigo)|(?:как|где|можно)(?: мне)? (?:получить|скачать)|(?:怎么|哪里|能|可以).{0,6}(?:拿到?|下载|得到|获取)|(?:どう|どこ|もらえ|入手|ダウンロード)|(?:어떻게|어디서|받을 수|다운)|(?:كيف|أين|هل يمكنني).{0,16}(?:أحصل|الحصول|تحميل)|(?:कैसे|कहाँ|कहां).{0,16}(?:मिल|डाउनलोड)|मिल सकत`;
const DAY_OF_DEATH = String.raw`\b(?:date of death|day (?:of (?:the )?death|(?:she|he|mum|dad|they) (?:died|passed))|when (?:my )?(?:she|he|mum|mom|dad|mother|father|gran\w*|nan\w*|aunt\w*|uncle|wife|husband|they) (?:died|passed(?: away)?)|date (?:she|he|mum|dad) (?:died|passed))\b|fecha (?:de(?:l)? (?:fallecimiento|muerte|defuncion))|cuando (?:murio|fallecio)|date d[eu] (?:deces|la mort)|jour du deces|quand (?:elle|il|maman|papa|ma mere|mon pere) est (?:morte?|decedee?)|todestag\w*|als (?:sie|er|mama|papa|meine mutter|mein vater) (?:starb|gestorben)|data (?:del decesso|della morte|da morte|do falecimento|do obito)|quando (?:e mort[ao]|mori|morreu|faleceu)|(?:дат|ден)\p{L}* смерти|(?:на )?день смерти|когда (?:она|он|мама|папа) умер\p{L}*|(?:去世|死亡|过世)(?:那天|当天|日期?|时|的时候)|(?:亡くなった|死亡)(?:日|時|とき|当時)|(?:돌아가신|사망)(?: ?날| ?일| ?당시| ?때)|(?:تاريخ|يوم) (?:ال)?وفاة?\p{L}*|(?:मृत्यु|देहांत|निधन) (?:की तारीख|के दिन|के समय|वाले दिन)`;
const WORTH = String.raw`\b(?:worth|value\w*|valuation|price)\b|\bval(?:or|ia|e|eur|ait|ut|eva|ore|utazione)\b|\b(?:wert|bewert\w*)\b|сто(?:ил|имост|ит)\p{L}*|оцен\p{L}*|价值|估值|值多少|价格|価値|評価|査定|가치|가격|평가|قيم\p{L}*|تقييم|मूल्य|कीमत|वैल्यू`;

/** In lower case without the accents of Latin letters. */
export const VALUE_TOPIC_WORDS: readonly TopicWords[] = [
  always('courtUse', new RegExp(`^(?=.*(?:${USES}))(?=.*(?:${FIGURE}))(?=.*(?:${PAPERS}))`, 'us')),
  always(
    'valuer',
    beside(
      SIGNS,
      String.raw`\bwho\b|\bquien\b|\bqui\b|\bwer\b|\bchi\b|\bquem\b|кто|谁|誰|누가|من|कौन|${VALUERS}`,
      24,
    ),
  ),
  always('valuer', beside(VALUERS, COSTS, 30)),
  always('reportHow', beside(GETS, REPORT, 20)),
  always('valueThen', beside(DAY_OF_DEATH, WORTH, 50)),
];
