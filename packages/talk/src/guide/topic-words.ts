import { BUYER_TOPIC_WORDS } from './buyer-topic-words.ts';
import { HEIR_TOPIC_WORDS } from './heir-topic-words.ts';
import { LOCAL_TOPIC_WORDS } from './local-topic-words.ts';
import { OWNER_TOPIC_WORDS } from './owner-topic-words.ts';
import { PROCESS_TOPIC_WORDS } from './process-topic-words.ts';
import { always, defined, type TopicWords } from './topic-word-type.ts';
import { VALUE_TOPIC_WORDS } from './value-topic-words.ts';

/** One's own credit file, and a hardship arrangement or missed payments on it. */
const CREDIT_FILE = String.raw`(?:credit (?:file|report|score|record|history|rating)|historial (?:de credito|crediticio)|dossier de credit|kreditakte|schufa|fascicolo di credito|centrale rischi|historico de credito|cadastro|кредитн\p{L}+ (?:истори|рейтинг)\p{L}*|信用(?:记录|报告|分)|信用情報|신용 ?(?:기록|점수|보고서)|(?:الملف|السجل|ملفي|سجلي) الائتماني|क्रेडिट (?:फाइल|फ़ाइल|स्कोर|रिपोर्ट))`;
const OF_HARDSHIP = String.raw`(?:hardship|missed|arrears|dificultad\p{L}*|impag\p{L}*|impaye\p{L}*|difficulte\p{L}*|hartefall\p{L}*|stundung|difficolta|inadimpl\p{L}*|dificuldade\p{L}*|просроч\p{L}*|困难援助|逾期|漏还|ハードシップ|滞納|하드십|연체|تعثر|متأخر|हार्डशिप|किस्त)`;

export const TOPIC_WORDS: readonly TopicWords[] = [
  always(
    'hardshipCredit',
    new RegExp(`${CREDIT_FILE}.{0,60}${OF_HARDSHIP}|${OF_HARDSHIP}.{0,60}${CREDIT_FILE}`, 'u'),
  ),
  always(
    'hardshipCall',
    /\bwhat (?:do|should|would|can) (?:i|we) (?:actually |even |exactly )?(?:say|tell)\b(?!.{0,30}\b(?:agents?|seller|vendor|rate|refinanc\w*)\b).{0,24}\b(?:bank|lender|ring|call|phone|hardship|them)\b|que (?:le )?digo (?:al|a mi) banco|qu'est-ce que je dis a (?:la|ma) banque|was sage ich (?:der|meiner) bank|cosa (?:dico|devo dire) alla (?:mia )?banca|o que (?:eu )?(?:digo|falo) (?:ao|pro|para o) banco|что (?:мне )?(?:сказать|говорить) (?:в )?банк\p{L}*|(?:跟|对)银行(?:怎么|该怎么)?说|银行.{0,6}怎么说|銀行に(?:何|なん)(?:と|て)(?:言|い)|은행에 (?:뭐라고|어떻게) (?:말|얘기)|ماذا أقول للبنك|बैंक (?:को|से) क्या (?:कह|बोल)/u,
  ),
  always(
    'reportOrCertificate',
    /\breports?\b.{0,30}\b(?:and|or|vs|versus|from)\b.{0,12}\bcertificates?\b|\bcertificates?\b.{0,30}\b(?:and|or|vs|versus|from)\b.{0,12}\breports?\b|\b(?:can|could|will|would) (?:you|u|i)\b.{0,16}\b(?:make|issue|create|do|get|give)\b.{0,20}\b(?:certificates?|one for (?:that|this|it))\b.{0,20}|(?:informe|rapport|bericht|rapporto|relatorio|отч[её]т)\p{L}*.{0,24}(?:certific\p{L}*|zertifikat\p{L}*|сертификат\p{L}*)|(?:报告.{0,10}证书|証明書.{0,10}報告|報告.{0,10}証明書|보고서.{0,10}인증서|التقرير.{0,10}الشهادة|रिपोर्ट.{0,12}सर्टिफिकेट)/u,
  ),
  always(
    'alertsHow',
    /\b(?:what|which)\b.{0,16}\balerts?\b|\balerts?\b.{0,40}\b(?:cost|free|set up|kinds?|types?)\b|\b(?:do|does|will) (?:saved searches|a saved search|alerts?)\b.{0,16}\b(?:send|email|mail|cost)\w*|\bwill (?:i|we) (?:get|receive) (?:an? )?(?:e-?mails?|notices?|notifications?|alerts?)\b|(?:que|cuales) (?:alertas|avisos)|quelles alertes|welche (?:benachrichtigungen|alarme)|quali (?:avvisi|notifiche)|quais (?:alertas|avisos)|какие (?:оповещения|уведомления)|(?:什么|哪些)(?:提醒|通知)|どんな(?:通知|アラート)|어떤 알림|ما (?:هي )?التنبيهات|कौन से अलर्ट/u,
  ),
  always(
    'hardship',
    /\b(?:made redundant|redundanc\w+|lost my job|laid off|lost (?:our|my) income|(?:can'?t|cannot|cant|can no longer|struggl\w+ to|not able to|unable to|afraid i(?:'ll| will)|couldn'?t) (?:\w+ ){0,3}(?:(?:pay|afford|keep up)\b.{0,24}\b(?:mortgage|loan|repayments?|instal?ments?|anymore|any more)|make\b.{0,24}\b(?:mortgage|loan|(?:re)?payments?|instal?ments?))|behind on (?:my|our|the) (?:mortgage|loan|repayments?|payments?)|(?:lose|losing) (?:my|our|the) (?:house|home)|repossess\w*|foreclos\w*|mortgage stress|financial hardship|hardship|in arrears|(?:mortgage|loan|repayment) arrears)\b|(?:atrasad\w+|debo (?:\w+ )?meses) .{0,16}(?:hipoteca|cuotas?|prestacoes|prestacao|financiamento)|retard .{0,16}(?:pret|mensualites?|credit)|(?:kredit|hypothek|rate)\w*.{0,12}(?:im ruckstand|ruckstandig)|im ruckstand mit|rate arretrate|arretrat\w+ (?:con|del|sul) (?:il )?mutuo|просроч\p{L}*.{0,12}(?:ипотек|кредит)|(?:ипотек|кредит)\p{L}*.{0,12}просроч|ローン.{0,6}滞納|滞納.{0,6}ローン|대출.{0,8}연체|(?:拖欠|欠了).{0,6}(?:房贷|月供)|(?:房贷|月供).{0,4}(?:逾期|拖欠)|متأخر.{0,10}(?:القرض|الأقساط)|किस्त.{0,10}बकाया|(?:perdi|perdimos) (?:el|mi) trabajo|me (?:despidieron|quede sin trabajo)|no puedo pagar (?:la|mi) (?:hipoteca|cuota)|perder (?:la|mi|nuestra) casa|(?:perdu|perds) (?:mon|notre) (?:emploi|travail|maison)|licenci[ee]\w*|(?:ne|n') ?(?:peux|arrive|pouvons) (?:plus|pas)(?: a)? (?:payer|rembourser)|(?:job|arbeit|stelle) verloren|arbeitslos|gekundigt worden|(?:kredit|rate|hypothek)\w* nicht mehr (?:be)?zahlen|haus verlieren|perso il (?:lavoro|posto)|licenziat\w+|non riesco (?:piu )?a pagare|perdere la casa|perdi (?:o|meu) emprego|fui demitid\w+|nao consigo (?:mais )?pagar|perder a casa|потерял\p{L}* работу|уволили|сократили|не (?:могу|можем) (?:больше )?платить|потерять (?:дом|квартиру|жиль)|失業|解雇|リストラ|(?:ローン|返済)(?:が|を)?(?:払え|返せ)な|払えなくな|실직|해고|직장을 잃|(?:대출|상환금|이자)[^.]{0,10}(?:못 갚|못 내|감당)|집을 (?:잃|뺏)|失业|被裁|丢了工作|还不起|断供|付不起(?:房贷|月供)|فقدت (?:عملي|وظيفتي)|لا أستطيع (?:دفع|سداد)|أخسر (?:بيتي|منزلي)|(?:नौकरी|जॉब|job)[^।.?!]{0,16}(?:चली|छूट|खो)|(?:किस्त|emi|ईएमआई|लोन) (?:नहीं (?:भर|चुका|दे)|(?:भरना|चुकाना|देना) (?:बहुत )?मुश्किल)|(?:किस्त\p{L}*\p{M}*|emi|ईएमआई) (?:miss|मिस|छूट)|घर (?:छीन|छिन|नीलाम)/u,
  ),
  always(
    'missedPayment',
    /\b(?:what (?:happens|would happen|if)|if)\b.{0,24}\b(?:miss(?:ed)?|skip(?:ped)?|late (?:with|on)) (?:one|a|my|our|the|some)?\s?(?:payment|repayment|instal?ment|month)?\b|\bmissed (?:a|one|two|my|our|the) (?:mortgage )?(?:payment|repayment)|(?:que pasa|y) si (?:no pago|me atraso|dejo de pagar)|si je (?:rate|manque) (?:un|une|le)|wenn ich (?:eine )?rate\w* (?:nicht|verpass\w+|auslass\w+)|se (?:salto|non pago) (?:una|la) rata|se eu (?:atrasar|nao pagar)|если (?:я )?(?:пропущу|просрочу)|返済が遅れ|支払いを逃|연체하면|한 번 못 내|逾期|少还一次|إذا (?:فاتني|تأخرت)|किस्त (?:चूक|मिस|छूट)/u,
  ),
  always(
    'lendingOnHazard',
    /\b(?:bank|banks|lender|lenders)\b.{0,24}\b(?:even |still |actually )?(?:lend|finance|give|approve)\b.{0,20}\b(?:on|for) (?:it|that|this|one|a home|flood|these|those)|\b(?:get|getting) (?:a )?(?:loan|mortgage|finance)\b.{0,24}\b(?:flood|fire|bushfire)\b|(?:banco|banca|banque|bank|banken)\b.{0,30}(?:inund|inond|alluvion|hochwasser|enchente|flut)|洪水.{0,12}(?:贷款|ローン|대출)|(?:贷款|대출|ローン).{0,10}(?:洪水|홍수)/u,
  ),
  always(
    'insurance',
    /\binsur(?:ance|ances|able|e|ed|er|ers|ing)\b(?<!mortgage insurance)|\bpremiums?\b|\bseguros?\b(?! (?:que|de que))|assurances?|versicher\w+|assicurazion\w*|страхов\p{L}*|保険|보험|保险|保費|保费|تأمين|बीमा|insurance/u,
  ),
  always(
    'schools',
    /\bschools?\b|\bcatchments?\b|\bkindergartens?\b|\bchild ?care cent|escuelas?|colegios?|ecoles?|scolaire|schulen?\b|scuol[ae]|escolas?|школ\p{L}*|学校|学区|校区|학교|학군|مدرس[ةه]|مدارس|स्कूल/u,
  ),
  always(
    'safety',
    /\b(?:crime|crimes|safe (?:area|suburb|neighbou?rhood|street|place to live)|dodgy|rough (?:area|suburb)|break-?ins?|burglar\w*|is it safe|safe at night|safe for (?:kids|a single|women|families))\b|delincuencia|es segur[oa] (?:el|la|ese|esa) (?:zona|barrio)|barrio seguro|delinquance|quartier sur\b|kriminalit\w+|sichere gegend|criminalita|zona sicura|criminalidade|bairro seguro|преступност\p{L}*|безопасн\p{L}* район|治安|犯罪|치안|범죄|جريمة|الجرائم|منطقة آمنة|अपराध|सुरक्षित इलाका/u,
  ),
  always(
    'transport',
    /\b(?:public transport|commute|train station|near (?:a|the) (?:train|bus|station|tram|shops)|walk(?:ing)? distance to|close to (?:shops|transport|the train|a station)|how far (?:is it )?(?:to|from) (?:the )?(?:city|cbd|beach))\b|transporte publico|transports? en commun|nahverkehr|trasporti pubblici|общественн\p{L}* транспорт|метро рядом|駅(?:まで|から|に近)|通勤|지하철|대중교통|通勤|地铁|公交|المواصلات|मेट्रो|सार्वजनिक परिवहन/u,
  ),
  always(
    'foreignBuyer',
    /\b(?:visas?|firb|foreign(?:er|ers| buyer| buyers| investor| purchaser)|non-?residents?|temporary residents?|permanent residen\w+|not (?:a |an )?(?:pr|citizen|australian)|overseas buyer)\b|\bvis(?:a|ado|to|um)\b|extranjer\w+|etrangers?\b|auslander\w*|stranier\w+|estrangeir\w+|виз[аеуы]\b|иностран\p{L}*|外国人|ビザ|永住|외국인|비자|영주권|签证|海外买家|绿卡|不是pr|外国买家|تأشير|أجنبي|الأجانب|वीज़ा|वीजा|विदेशी/u,
  ),
  always(
    'superFund',
    /\b(?:smsf|self[- ]managed super|super fund|superannuation|inside (?:my )?super|through (?:my )?super|use my super|my super\b)|fondo de pension|fonds de retraite|rentenfonds|fondo pensione|fundo de (?:pensao|aposentadoria)|пенсионн\p{L}* фонд|年金(?:で|基金)|슈퍼애뉴에이션|연금으로|养老金|صندوق التقاعد|सुपर ?फंड/u,
  ),
  always(
    'islamicFinance',
    /\b(?:islamic|sharia|shariah|halal|riba|interest[- ]free)\b|\bislam\w+|исламск\p{L}*|халяль|イスラム|이슬람|伊斯兰|إسلامي|شرعي|حلال|(?:بدون|بلا|دون) (?:فائدة|فوائد|ربا)|ربا|इस्लामी|हलाल|बिना ब्याज/u,
  ),
  always(
    'agentFees',
    /\bagents?'?s?\b.{0,18}\b(?:charge|charges|fees?|commissions?|cost|costs|take)\b|\b(?:commission|selling fees?|agents?'? fees?)\b|comision(?:es)? (?:del|de los|de la) (?:agente|inmobiliari\w+)|commission\w* (?:de |des )?(?:agent|agence)\w*|maklerprovision|maklergebuhr|provvigion\w+|comissao|комисси\p{L}* (?:агент|риелтор)\p{L}*|仲介手数料|중개 ?수수료|복비|中介费|佣金|عمولة|कमीशन|एजेंट (?:की )?फीस/u,
  ),
  always(
    'selfEmployed',
    /\b(?:self[- ]employed|sole trader|own (?:a |my )?(?:business|shop)|freelanc\w+|contractor|abn holder|low doc)\b|autonom[oa]s?\b|por cuenta propia|independant\b|auto-?entrepreneur|selbst(?:st)?andig\w*|freiberuf\w*|lavoratore autonomo|partita iva|autonomo|conta propria|самозанят\p{L}*|индивидуальн\p{L}* предприним\p{L}*|自営業|フリーランス|자영업|프리랜서|自雇|个体户|عمل حر|صاحب عمل|स्व-?रोज़?गार|अपना (?:काम|बिज़नेस|व्यवसाय)/u,
  ),
  always(
    'casualWork',
    /\bcasual\b.{0,60}\b(?:banks?|lend\w*|loan|mortgage|approv\w*|knock|refus\w*|say no|borrow\w*)\b|\b(?:banks?|lend\w*|loan|mortgage|approv\w*|knock\w*|refus\w*|say no|borrow\w*)\b.{0,60}\bcasual\b|trabajo eventual|lavoro (?:a chiamata|occasionale)|aushilfsjob|(?:banco|banque|bank|banca|банк|银行|銀行|은행).{0,30}\bcasual\b|\bcasual\b.{0,30}(?:banco|banque|bank|banca|банк|银行|銀行|은행)|(?:カジュアル|캐주얼|临时工|कैजुअल)/u,
  ),
  always(
    'otherIncome',
    /\b(?:child support|centrelink|family tax benefit|bonus(?:es)?|overtime|casual (?:job|work|income)|pension|rental income)\b.{0,24}\b(?:count|counts|counted|included?|considered|accept\w*|look at|take)\b|\b(?:does|do|will|would|can)\b.{0,24}\b(?:child support|centrelink|bonus(?:es)?|overtime|casual|pension|rental income)\b.{0,16}\bcount\b/u,
  ),
  always(
    'firstHome',
    /\b(?:first[- ]home (?:owner'?s?|buyer'?s?) (?:grant|scheme|guarantee|help)|fhog|first home (?:guarantee|scheme|grant)|govt? (?:scheme|grant|help)|government (?:scheme|grant|help|guarantee)|(?:scheme|grant)s?\b.{0,24}\b(?:first|deposit|need|%)|help to buy|family home guarantee|shared equity)\b|ayudas? (?:del gobierno|para (?:la )?primera)|aides? (?:de l'etat|gouvernement\w*|premier achat)|staatliche (?:hilfe|forderung)|erstkaufer\w*hilfe|aiuti (?:statali|prima casa)|bonus prima casa|ajuda do governo|subsidio|субсиди\p{L}*|госпрограмм\p{L}*|政府(?:补助|補助|计划|の支援)|首次置业(?:补助|计划|优惠)|정부 지원|بيت(?:ي)? (?:ال)?أول.{0,12}(?:منحة|دعم)|منحة|सरकारी (?:योजना|मदद)/u,
  ),
  always(
    'olderBorrower',
    /\b(?:loan|mortgage|borrow|finance)\b.{0,20}\bat (?:age )?(?:5[5-9]|6\d|7\d)\b(?![.,%k\d])|\b(?:too old)\b.{0,24}\b(?:loan|mortgage|borrow|buy)\b|\b(?:i'?m|im|aged?) (?:5[5-9]|6\d|7\d)\b(?![.,%k\d]).{0,40}\b(?:loan|mortgage|borrow)\b/u,
  ),
  always(
    'lmiAvoid',
    /\b(?:avoid\w*|waive\w*|skip\w*|dodg\w*|escape|exempt\w*|get out of|get(?:ting)? around|way(?:s)? (?:around|out of|to avoid|to skip)|(?:do|does) (?:not|n't) (?:have to )?pay)\b.{0,24}\b(?:lmi|mortgage insurance)\b|\b(?:lmi|mortgage insurance)\b.{0,60}\b(?:waive\w*|exempt\w*|way around|ways? out|avoid\w*|get around)\b|(?:evitar|librar\w*|ahorrar\w*|exencion).{0,16}\blmi\b|(?:eviter|exoner\w*|contourner).{0,16}\blmi\b|\blmi\b.{0,16}(?:vermeiden|umgehen|sparen|befreit|evitare|evitar|избежать|避|면제|피하|免|بدون|تجنب|बच)|(?:evitare|dispens\w*|escapar).{0,16}\blmi\b|(?:избежать|без).{0,12}\blmi\b|(?:避免|不交|免)\s?lmi|(?:تجنب|بدون).{0,12}lmi/u,
  ),
  always(
    'guarantor',
    /\b(?:guarantors?|garantors?|garanters?|guaranters?|guarentors?)\b|\bgo(?:ing)? guarantor|parental guarantee|avalista|\baval\b|fiador\w*|garant(?:e|i|ie)?\b(?= (?:io|moi|ich|pour|per|di|mio|moi))|caution (?:solidaire|personnelle)|\bgarant\b|(?<![a-z])burge\w*|(?<![a-z])burgschaft|da garante|fare da garante|fiadora?\b|поручител\p{L}*|保証人|보증인|연대보증|担保人|做担保|كفيل|ضامن|गारंटर|ज़मानत/u,
  ),
  always(
    'rentOrBuy',
    /\b(?:better off|cheaper|smarter|worth it)\b.{0,20}\b(?:buying|renting|to buy|to rent)\b|\brent(?:ing)? (?:or|vs|versus) buy\w*|\bbuy(?:ing)? (?:or|vs|versus) rent\w*|(?:alquilar|rentar) o comprar|comprar o (?:alquilar|rentar)|louer ou acheter|acheter ou louer|mieten oder kaufen|kaufen oder mieten|affitt\w+ o comprare|comprare o affittare|alugar ou comprar|comprar ou alugar|снимать или (?:купить|покупать)|(?:купить|покупать) или снимать|賃貸(?:か|と)購入|買うか借りるか|사는 게 나(?:아|을)|월세.{0,8}매매|租(?:房)?还是买|买还是租|الإيجار أم الشراء|الشراء أم الإيجار|किराए पर.{0,8}खरीद/u,
  ),
  always(
    'timing',
    /\b(?:good|right|bad|best) time to (?:buy|sell|invest)|\bnow a (?:good|bad) time|\b(?:should|shall) (?:i|we|my \w+) (?:wait|hold off|sell now|buy now)\b|\bwhat would push it (?:either|one) way|buen momento para|bon moment pour|guter zeitpunkt|buon momento per|bom momento para|стоит ли (?:сейчас|подождать)|хорошее время (?:покупать|продавать)|買い時|売り時|今が買い|지금 (?:사도|팔아도|사는 게)|现在(?:买|卖)(?:合适|好)吗|(?:是|适合)(?:买|卖)(?:房)?的?时机|وقت (?:جيد|مناسب) ل|खरीदने का सही समय|बेचने का सही समय/u,
  ),
  always(
    'forecast',
    /\b(?:will|gonna|going to|expected to|likely to)\b.{0,24}\b(?:go up|go down|rise|fall|drop|crash|boom|increase in value|keep (?:going|rising)|be worth (?:in|by|next))\b|\b(?:forecasts?(?! (?:standard|error))|predictions?|predict|outlook|next (?:five|5|ten|10|few) years)\b|previsi[oó]n(?:es)?|pronostico|(?:va|van) a (?:subir|bajar)|previsions?|(?:va|vont) (?:monter|baisser)|prognose\w*|(?:werden|wird).{0,20}(?:steigen|fallen)|prevision[ei]|(?:sal|scend)(?:iranno|eranno)|previsao|(?:vao|vai) (?:subir|cair)|прогноз\p{L}*|(?:будут|будет) (?:расти|падать)|予測|見通し|上がりますか|下がりますか|전망|오를까|떨어질까|예측|预测|会涨|会跌|走势|توقع\p{L}*|سترتفع|ستنخفض|भविष्य|बढ़ेगी|गिरेगी|घटेगी/u,
  ),
  always(
    'rents',
    /\b(?:(?:only|just) (?:want to |looking to |here to )?rent(?:ing)?|vacanc\w*|vacancy rates?|rent (?:for|out for)|rents? (?:there|around|in|are|like|price|prices|per)|median rents?|average rents?|(?:rental|renting) (?:market|price|prices|demand)|what (?:would|does|do|could) (?:it|they|that|one|those|these) rent|tenants?)\b|\bhow much.{0,20}\brents?\b|cuanto (?:cuesta|es|sale) (?:el )?alquil\w+|alquileres|desocupacion|loyers? (?:moyen|median)|combien.{0,12}louer|taux de vacance|leerstand\w*|mietpreis\w*|wie (?:viel|hoch).{0,12}miete|affitti\b|quanto.{0,12}affitt\w+|sfitt\w+|vacancia|quanto.{0,12}alug\w+|(?:сколько|какая).{0,14}аренд\p{L}*|空室率|家賃(?:相場|は|の)|공실|임대료(?:는|가|시세)|월세(?:는|가|시세)|空置率|租金(?:多少|大概|水平)|只(?:想|要|打算)?租|(?:solo|nur|seulement|solo|so) (?:quiero |queremos |mochte ich |je veux )?(?:alquilar|mieten|louer|affittare|alugar)\b|только (?:снять|аренд\p{L}*|снима\p{L}+)|賃貸だけ|임대만|월세만|نسبة الشغور|كم الإيجار|الإيجارات|किराया कितना|खाली घर/u,
  ),
  always(
    'tax',
    /\b(?:capital gains|cgt|negative(?:ly)? gear\w*|land tax|tax deduct\w*|depreciation|tax (?:implications?|on (?:it|rent|selling)))\b|plusval[ií]a|plus-value|impuesto (?:a|sobre) (?:las|la) ganancia|spekulationssteuer|veraussserungsgewinn|plusvalenz\w+|ganho de capital|налог\p{L}* (?:на|с) (?:прирост|продаж|аренд)\p{L}*|譲渡(?:税|所得)|양도(?:세|소득)|资本利得|增值税|负扣税|土地税|ضريبة الأرباح|कैपिटल गेन/u,
  ),
  always(
    'brokerQuestions',
    /\bquestions?\b.{0,20}\b(?:should|to|could) (?:i |we )?ask\b(?! you)|\bwhat (?:should|do) i ask (?:the |a |my |her|him|them)|(?:que|cuales) preguntas? (?:deberia|debo|hacer|le hago)|quelles? questions?.{0,16}poser|welche fragen.{0,20}(?:stellen|fragen)|che domande|quais perguntas|какие вопросы|何を(?:聞|質問)|무엇을 물어|뭘 물어|该问(?:什么|哪些)|问她?什么问题|ماذا أسأل|क्या (?:पूछूं|पूछना|सवाल)/u,
  ),
  always(
    'planning',
    /\b(?:heritage[- ](?:listed|list|overlay|rules?)|zoning|zoned|subdivid\w+|development application|planning permit|council (?:approval|permit|rules?)|granny flat (?:permit|approval|rules))\b|zonificacion|urbanismo|\bplu\b|permis de construire|bebauungsplan|denkmalschutz|piano regolatore|zoneamento|градостроит\p{L}*|用途地域|용도지역|규제 구역|规划|分区规定|تقسيم المناطق|ज़ोनिंग/u,
  ),
  always(
    'building',
    /\b(?:(?:cost|price|how much)\b.{0,20}\b(?:renovat\w+|build(?:ing)? a|extend|extension|new kitchen|knock ?down)|(?:renovation|building) costs?)\b|cuanto.{0,12}(?:reforma|construir)|cout.{0,12}(?:travaux|construction|renovation)|(?:bau|renovierungs)kosten|costo.{0,12}(?:ristruttur|lavori)\w*|custo.{0,10}(?:reforma|obra)|(?:сколько|стоимость).{0,12}(?:ремонт|строительств)\p{L}*|リフォーム費|建築費|공사비|리모델링 비용|装修(?:费|要多少)|建房(?:费|成本)|تكلفة (?:البناء|الترميم)|(?:निर्माण|मरम्मत).{0,8}खर्च/u,
  ),
  always(
    'contract',
    /\b(?:cooling[- ]off|conveyanc\w+|building (?:and pest|inspection)|pest inspection|section 32|contract of sale|settlement period|exchange contracts)\b|derecho de (?:desistimiento|arrepentimiento)|contrato de compraventa|delai de retractation|compromis de vente|rucktrittsrecht|kaufvertrag|diritto di ripensamento|contratto preliminare|contrato de compra|договор купли|クーリングオフ|売買契約|매매 ?계약|철회 기간|冷静期|买卖合同|过户|فترة التراجع|عقد البيع|कूलिंग/u,
  ),
  always(
    'auction',
    /\b(?:at|to|goes to|before|the) (?:the )?auctions?\b.{0,40}\b(?:max|maximum|pay|bid|limit|ready|win|strategy|work)|\b(?:how|what)\b.{0,30}\bauctions?\b.{0,20}\b(?:work|happens?)|\bbid(?:ding)? (?:at|strategy|limit)|\bwhat should i (?:bid|offer)|subasta|encheres? .{0,16}(?:marche|fonctionn|miser)|versteigerung|auktion.{0,16}(?:ablauf|bieten|funktion)|(?:come funziona|all')\s?asta|leilao|аукцион\p{L}*|オークション|경매(?:는|에)|拍卖(?:怎么|会|时|最高)|المزاد|नीलामी/u,
  ),
  always(
    'refinance',
    /\brefinanc\w*|\bswitch (?:banks?|lenders?|my loan)|break (?:costs?|fees?)|refinanci\w+|renegoci\w+|umschuld\w+|surroga|rifinanzi\w+|рефинансир\p{L}*|借り換え|借換|대환|갈아타|转贷|再融资|إعادة التمويل|रीफाइनेंस/u,
  ),
  always(
    'rates',
    /\b(?:best|current|today'?s|cheapest|lowest|average) (?:(?:home loan|mortgage|interest|bank) )?rates?\b|\bwhat (?:are|is) (?:the )?(?:interest|mortgage|home loan) rates?\b(?! (?:buffer))|\brba\b|cash rate|(?:mejor|actual) tasa|meilleurs? taux|taux actuels?|aktuelle\w* zins\w*|tassi (?:attuali|di oggi)|taxas? de hoje|текущ\p{L}* ставк\p{L}*|今の金利|現在の金利|현재 금리|요즘 금리|现在利率|目前利率|أسعار الفائدة الحالية|अभी की ब्याज|मौजूदा (?:दर|ब्याज)/u,
  ),
  always(
    'preApproval',
    /\bpre[- ]?approv\w*|preaprob\w+|accord de principe|pre-?accord|vorabzusage|preapprovazion\w*|pre-?aprova\w+|предварительн\p{L}* одобрен\p{L}*|事前承認|仮審査|사전 ?승인|预批|موافقة مبدئية|प्री-?अप्रूव/u,
  ),
  always(
    'credit',
    /\bcredit (?:score|report|rating|history|file)\b|puntaje de credito|historial crediticio|score de credit|schufa|bonitat|credit score|punteggio di credito|score de credito|кредитн\p{L}* (?:истори|рейтинг)\p{L}*|信用情報|신용 ?점수|信用(?:分|记录|报告)|التصنيف الائتماني|क्रेडिट (?:स्कोर|रिपोर्ट)/u,
  ),
  always(
    'accuracy',
    /\b(?:how (?:accurate|reliable|good|right|(?:sure|certain|confident) (?:are|r) (?:you|u|ya)|(?:sure|certain|confident) is (?:that|this|it)|much (?:can|should) i (?:trust|rely))|accuracy|median (?:absolute )?error|error rate|mape|track record|can i trust|how far off are you)\b|\bis (?:it|that|this|your (?:estimate|number|figure|value)) (?:really |even |actually )?(?:accurate|reliable|trustworthy)\b|que tan (?:preciso|fiable|exact[oa])|que tan segur[oa]s? est\w+|(?:estan?|estas) segur[oa]s? de (?:ese|esa|eso|este)|cuan segur[oa]|(?:etes-vous|vous etes|tu es) surs? de ce|quel point .{0,12}(?:sur|fiable)|wie sicher (?:sind sie|bist du|seid ihr|ist (?:das|der wert|die schatzung|diese zahl))|quanto (?:siete|sei) sicur\w+|(?:qual|quanta) certeza|насколько .{0,12}уверен|どのくらい(?:確か|正確|確実)|얼마나 (?:확실|믿)|(?:有)?多大把握|有多准|靠谱吗|ما مدى (?:الثقة|التأكد|دقة)|कितना (?:पक्का|भरोसेमंद|यकीन)|precision (?:del|de su) modelo|fiable|fiabilite|wie (?:genau|zuverlassig)|genauigkeit|quanto (?:e |sono )?(?:precis|affidabil|accurat)\w*|quao (?:preciso|exato)|точност\p{L}*|насколько (?:точн|надежн)\p{L}*|精度|正確|정확도|얼마나 정확|准确(?:度|吗|率)|误差|دقة|सटीक/u,
  ),
  always(
    'disagree',
    /\b(?:estimate|valuation|value|figure|number|price)\b.{0,24}\b(?:is|are|'s|looks|seems) (?:a joke|wrong|way (?:off|under|over|too)|too (?:low|high)|rubbish|ridiculous|nonsense|off)\b|\b(?:you'?ve|you have|you) (?:got|valued) it (?:way )?(?:under|over|wrong|too)|\bi disagree\b|lodge a (?:disagreement|complaint|dispute)|dispute (?:the|this|your)|\bfix it\b|why (?:doesn'?t|does not|didn'?t) it know|estan equivocad|valor (?:es )?(?:incorrecto|errado)|estimation (?:est )?fausse|bewertung.{0,10}(?:falsch|zu niedrig|zu hoch)|stima.{0,10}(?:sbagliata|troppo)|оценка.{0,10}(?:неверн|занижен|завышен)\p{L}*|査定.{0,8}(?:低すぎ|高すぎ|間違)|평가.{0,8}(?:틀|낮|높)|估(?:价|值).{0,6}(?:太低|太高|不对|错)|التقييم خاطئ|गलत (?:है|मूल्य|कीमत)/u,
  ),
  always(
    'dataSource',
    /\b(?:sources?|dates?)\b.{0,10}\b(?:and|&|\+)\b.{0,10}\b(?:sources?|dates?)\b|\b(?:is|are|how) (?:the |your |this |that )?(?:data|figures?|numbers?)\b.{0,16}\b(?:current|up to date|recent|real|old|from)|\bwhere\b.{0,20}\b(?:data|figures?|numbers?)\b.{0,16}\b(?:from|come)|(?:de donde|d'ou) (?:vienen|vien\w+|sacan|proviennent).{0,16}(?:datos|donnees|cifras|chiffres)|woher (?:stammen|kommen|haben).{0,24}daten|da dove (?:vengono|arrivano).{0,12}dati|de onde (?:vem|vêm).{0,12}dados|откуда.{0,14}данн\p{L}*|データ(?:の出典|はどこ|はいつ)|데이터.{0,6}(?:출처|어디|언제)|数据(?:来源|从哪|是什么时候|哪里来)|مصدر البيانات|من أين.{0,10}البيانات|डेटा कहां/u,
  ),
  always(
    'certificate',
    /\b(?:this|it|that|valuation)\b.{0,16}\bas a certificate\b|\bget (?:this |it |that )?(?:a |as a )?certif\w+ (?:for (?:it|the file|this|that)|of (?:it|this|that))|\b(?:verify|check|prove|know)\b.{0,30}\b(?:hasn'?t|has not|wasn'?t|not) been (?:altered|changed|tampered|edited)|tampered with/u,
  ),
  always(
    'keeping',
    /\b(?:have|need) to (?:sign up|register|log ?in|create an account)|\bsign up to keep|\bdo i need an account|(?:tengo|hay) que registrarme|necesito (?:una )?cuenta|(?:dois|faut)-?(?: je| il)? (?:m'inscrire|s'inscrire|un compte)|muss ich mich (?:anmelden|registrieren)|devo registrarmi|(?:preciso|tenho) (?:de |que )?(?:me )?cadastrar|(?:нужно|надо) (?:ли )?регистрир\p{L}*|登録(?:が|は)?(?:必要|しない)|가입해야|회원 ?가입|要(?:不要)?注册|需要注册|هل (?:علي|يجب) (?:التسجيل|أن أسجل)|साइन ?अप (?:करना|ज़रूरी)/u,
  ),
  always(
    'floodOdds',
    /\b(?:1|one)[- ]in[- ](?:a[- ])?(?:100|hundred|50|20|200)\b|\b(?:hundred|100)[- ]year flood|\baep\b|\bover (?:a |the )?(?:30|thirty|25|20)[- ]years?\b.{0,40}\b(?:chance|odds|likel\w+)|\bchance\b.{0,40}\bover (?:a |the )?(?:30|thirty|25)\b|1 en 100|centennal\w*|jahrhundert(?:hochwasser|flut)|1 su 100|centenaria|1 em 100|раз в (?:сто|100) лет|100年に(?:1|一)度|100년에 한|百年一遇|1 في (?:ال)?100|100 साल में/u,
  ),
  always(
    'range',
    /\b(?:why|how come|what)\b.{0,16}\b(?:so|that|this|such a) (?:wide|big|large|broad|much of a spread)\b|\b(?:gap|spread|band|interval)\b.{0,16}\b(?:mean|so (?:wide|big))|(?:rango|fourchette|spanne|intervallo|faixa)\b.{0,24}(?:quiere decir|significa|veut dire|signifie|bedeutet|heisst|vuol dire|quer dizer)|(?:quiere decir|significa|veut dire|signifie|bedeutet|heisst|vuol dire|quer dizer).{0,24}(?:rango|fourchette|spanne|intervallo|faixa)|(?:диапазон|разброс)\p{L}*.{0,24}(?:значит|означа)|(?:что значит|что такое).{0,20}(?:диапазон|разброс)|範囲.{0,10}(?:意味|とは|何)|범위.{0,8}(?:뜻|무슨|뭐)|(?:区间|范围).{0,8}(?:什么意思|是啥|大)|نطاق.{0,16}(?:يعني|معنى|واسع)|(?:रेंज|दायरा).{0,16}(?:मतलब|बड़)|\b(?:why|what)\b.{0,24}\b(?:range)\b.{0,16}\b(?:so|wide|big|large|widen|narrow|mean|come)|\bwiden the range|\bwhat would (?:widen|narrow)|(?:por que|pourquoi|warum|perche|por que).{0,20}(?:rango|fourchette|spanne|intervallo|faixa)|wie (?:kommt|entsteht).{0,16}spanne|como.{0,14}rango|comment.{0,20}fourchette|почему.{0,16}диапазон|範囲.{0,8}(?:なぜ|広)|범위.{0,8}(?:왜|넓)|区间.{0,8}(?:为什么|怎么)|为什么.{0,8}(?:区间|范围)/u,
  ),
  always(
    'outsideMapped',
    /\boutside (?:of )?(?:the )?(?:mapped|maps?|zone)\b.{0,60}\b(?:mean\w*|good|bad|safe|sign|know|no risk)\b|\bmean\w*\b.{0,40}\boutside (?:the )?(?:mapped|map|zone)|hors (?:des )?zones?\b.{0,60}(?:veut dire|signe|risque|quoi|sait)|ausserhalb der (?:kartierten|karte).{0,60}(?:heisst|bedeutet|zeichen|gefahr)|(?:heisst|bedeutet).{0,24}ausserhalb der kart|fuera de (?:las |la )?zonas?\b.{0,60}(?:significa|quiere decir|senal|riesgo)|fuori dall\w* zon\w+.{0,60}(?:significa|vuol dire|segno|rischio)|fora das? areas?\b.{0,60}(?:significa|quer dizer|sinal|risco)|вне (?:нанес[её]нных )?зон.{0,50}(?:значит|хорош|риск)|不在.{0,8}区域.{0,16}(?:什么意思|好|安全|没有风险|不知道)|区域の外.{0,20}(?:意味|安全|という|リスク)|구역 밖.{0,16}(?:뜻|안전|위험|의미)|क्षेत्रों? से बाहर.{0,24}(?:मतलब|अच्छा|जोखिम)|خارج المناطق.{0,30}(?:يعني|جيد|خطر)|يعني خارج المناطق/u,
  ),
  always(
    'riskScore',
    /\bwhat(?:'s|s| is| does)?\b.{0,16}\brisk score\b|\brisk score\b.{0,30}\b(?:mean\w*|about|fire or flood|flood or fire|made (?:up )?of)\b|(?:heisst|bedeutet|was ist).{0,16}risikowert|risikowert.{0,30}(?:ist das|heisst|bedeutet)|(?:c'est quoi|qu'est-ce).{0,20}score de risque|score de risque.{0,24}(?:quoi|quel)|(?:que (?:es|significa)|de que).{0,16}indice de riesgo|cos'?e.{0,12}punteggio di rischio|o que e.{0,12}indice de risco|что (?:такое|значит).{0,12}показатель риска|风险评分(?:是|指)?什么|什么是风险评分|リスクスコア(?:とは|って|は何)|위험 점수(?:가|는)? ?(?:뭐|무엇|무슨)|जोखिम स्कोर (?:क्या|का मतलब)|(?:ما هي|ما معنى|ماذا تعني) درجة المخاطر/u,
  ),
  always('lmi', /\blmi\b|lenders? mortgage insurance|mortgage insurance/u),
  always(
    'strata',
    /\b(?:strata|body corp(?:orate)?|owners corporation)\b.{0,40}\b(?:normal|high|too much|a lot|average|typical|mean|what|reasonable)\b|\bwhat(?:'s| is|s)? (?:\w+ ){0,3}(?:strata|body corp(?:orate)?|pq)\b|\bpq\b.{0,10}\bmean|(?:strata|condominio|body corp)\b.{0,40}(?:normal|normale|alta|alto|cara|cher|hoch|teuer)|(?:normal|normale|hoch)\b.{0,24}strata/u,
  ),
  defined('lvr', /\blvr\b|\bltv\b|loan[- ]to[- ]value/u),
  defined('dti', /\bdti\b|debt[- ]to[- ]income/u),
  defined('buffer', /\b(?:serviceability|servicing)\b|\bbuffer\b|rate buffer/u),
  defined('clearance', /\bclearance(?: rates?)?\b|清空率|クリアランス/u),
  defined(
    'yield',
    /\b(?:rental )?yields?\b|利回り|租金回报率|수익률|यील्ड|доходност\p{L}*|rendement locatif|rentabilidad/u,
  ),
  defined('offset', /\boffset\b|\bredraw\b|オフセット|오프셋|对冲账户|ऑफसेट/u),
  defined(
    'interestOnly',
    /\binterest[- ]only\b|solo intereses|interets seuls|nur zinsen|solo interessi|so juros|только процент\p{L}*|利息のみ|이자만|只(?:还|付)利息|الفائدة فقط|सिर्फ ब्याज/u,
  ),
  defined(
    'fixedVariable',
    /\bfixed\b.{0,16}\bvariable\b|\bvariable\b.{0,16}\bfixed\b|\bfix(?:ed)? (?:my |the )?rates?\b|tasa fija|taux fixe|fester zins|festzins|tasso fisso|taxa fixa|фиксированн\p{L}* ставк\p{L}*|固定金利|고정 ?금리|固定利率|فائدة ثابتة|फिक्स्ड/u,
  ),
  defined('equity', /\bequity\b|エクイティ|에쿼티|净值/u),
  defined('strata', /\bstrata\b|body corp(?:orate)?\b|owners corporation|ストラータ|스트라타|स्ट्रैटा/u),
  defined(
    'stampDuty',
    /\bstamp duty\b|transfer duty|印花税|印紙税|인지세|स्टा(?:म्?|ं)प? ?ड्यूटी|رسم الدمغة|رسوم الدمغة|гербов\p{L}* сбор/u,
  ),
  defined(
    'deposit',
    /\bdeposit\b|\bdown ?payment\b|entrada\b|apport\b|anzahlung|eigenkapital|anticipo|頭金|계약금|首付|دفعة|डाउन पेमेंट/u,
  ),
  ...PROCESS_TOPIC_WORDS,
  ...OWNER_TOPIC_WORDS,
  ...BUYER_TOPIC_WORDS,
  ...HEIR_TOPIC_WORDS,
  ...LOCAL_TOPIC_WORDS,
  ...VALUE_TOPIC_WORDS,
];
