import type { TopicWords } from './topic-word-type.ts';
import { always, hint } from './topic-word-type.ts';

/**
 * Words of how buying, selling and owning go, of who we are, and of what we cannot know. In lower case without the
 * accents of Latin letters. A hint is used only where nothing else was understood.
 */
export const PROCESS_TOPIC_WORDS: readonly TopicWords[] = [
  always(
    'danger',
    /\b(?:(?:not|isn'?t|never|don'?t feel|doesn'?t feel|unsafe)\b.{0,12}\bsafe (?:for me|here|at home|with (?:him|her)|to (?:ask|tell|talk|stay|go home))|(?:domestic|family) (?:violence|abuse)|(?:he|she|husband|wife|partner|ex|boyfriend|girlfriend)\b.{0,16}\b(?:hits?|hit|beats?|beat|hurts?|threaten\w*|abus\w+|violent|controls? (?:me|my|all|everything))|\b(?:scared|afraid|frightened) of (?:him|her|my (?:husband|wife|partner|ex|boyfriend|girlfriend))|(?:leav\w+|left|flee\w*|fled|escap\w+|get(?:ting)? away from|run(?:ning)? from) (?:my |an? |the )?(?:abus\w+|violent|him\b|dangerous)|(?:he|she|husband|partner|ex) (?:can'?t|cannot|must(?:n'?t| not)|doesn'?t|mustn'?t) (?:know|find out|see)|without (?:him|her|my (?:husband|wife|partner|ex)) (?:knowing|finding out|seeing)|avo\b|intervention order|women'?s (?:refuge|shelter)|(?:safe|emergency) (?:refuge|shelter))\b|violencia (?:de genero|domestica|familiar)|me (?:pega|golpea|maltrata|amenaza)|miedo (?:de|a) (?:mi (?:marido|esposo|pareja|ex)|el\b)|violences? (?:conjugale|domestique)s?|(?:il|mon mari|mon ex) me (?:frappe|bat|menace)|hausliche gewalt|(?:schlagt|bedroht|misshandelt) mich|(?:angst|furcht) vor (?:ihm|meinem mann|meinem ex)|violenza domestica|mi (?:picchia|minaccia)|paura di (?:lui|mio marito)|me bate|me ameaca|medo d(?:ele|o meu (?:marido|ex))|домашн\p{L}* насили\p{L}*|(?:меня )?(?:бьет|избивает|угрожает)|家庭内暴力|\bdv\b|殴られ|暴力を|가정 ?폭력|때려요|맞고 살|家暴|打我|威胁我|عنف (?:أسري|منزلي|زوجي)|يضربني|يهددني|خائفة من|घरेलू हिंसा|मारता है|पीटता|bao luc gia dinh|danh (?:toi|em|chi)/u,
  ),
  always(
    'privacy',
    /\b(?:can|could|will|would|does|do)\b(?! (?:you|u|i|we)\b).{0,24}\b(?:anyone|anybody|someone|somebody|other people|others|my (?:husband|wife|partner|boss|ex|agent)|people|he|she|they)\b.{0,30}\b(?:see|read|find out|access|know)\b.{0,30}\b(?:this|it|what i|my|search\w*|chat|conversation|ask\w*)|\b(?:not|don'?t|do not|never) (?:show|share|tell|store|keep|save|pass)\b.{0,16}\b(?:this|it|that|to anyone|with anyone|anyone|anybody|my (?:data|details))|\b(?:is (?:this|it)|keep (?:this|it)) (?:private|confidential|secret|anonymous|between us)|\bprivacy\b|\bdelete (?:what i|(?:my |this |the )?(?:chat|history|conversation|searches|data|questions))|\b(?:what (?:do|happens) .{0,14}(?:my data|my details|my information))\b|(?:es|sera) (?:privado|confidencial)|quien (?:puede )?ve|confidentiel|qui (?:peut )?voi[rt]|vertraulich|datenschutz|wer (?:kann )?(?:das )?sieht|riservat[oa]|confidencial|quem (?:pode )?ve|конфиденциальн\p{L}*|кто (?:это )?(?:увидит|видит)|個人情報|秘密に|見られ(?:ます|る)|개인정보|비밀|누가 (?:볼|보)|隐私|保密|别人(?:能|会)?看到|خصوصي|سري|من يرى|गोपनीय|कौन देख/u,
  ),
  always(
    'worn',
    /\b(?:worn out|exhausted|overwhelm\w*|so stressed|really stressed|stressed out|at my wits|had enough|can'?t cope|can'?t sleep|losing sleep|so tired of|in tears|heartbroken|devastated|don'?t know what to do|depress\w+|anxious about|panick\w+|feel(?:ing)? (?:lost|hopeless|sick|stupid|alone|down)|giv(?:e|ing) up|hopeless)\b|(?:estoy|me siento) (?:agotad|agobiad|desesperad|perdid)[oa]|no (?:se que hacer|puedo mas)|je (?:suis|n'en) (?:epuise|perdu|peux plus|desespere)\w*|a bout de forces|bin (?:am ende|verzweifelt|erschopft|uberfordert)|weiss nicht mehr weiter|sono (?:esaust|disperat|stress)\w*|non so (?:piu )?cosa fare|(?:estou|to) (?:exaust|desesper|perdid)\w*|nao sei (?:mais )?o que fazer|(?:я )?(?:в отчаянии|не знаю,? что делать|очень устал\p{L}*)|疲れ(?:ました|切|た)|どうしたらいいか|つらい|不安で|너무 힘들|막막|지쳤|어떻게 해야 할지|好累|撑不住|崩溃|不知道(?:该)?怎么办|压力(?:很|好|太)大|تعبت|لا أعرف ماذا أفعل|محبط|थक गय|परेशान ह|समझ नहीं आ रहा क्या कर/u,
  ),
  always(
    'whoAreYou',
    /\b(?:is this|are you|am i (?:talking|speaking|chatting) (?:to|with)) (?:the |a |an |my |with )?(?:\w+ )?(?:bank|commonwealth|commbank|westpac|anz|nab|real estate|agent|agency|broker|bot|robot|computer|machine|ai|chatbot|chatgpt|gpt|human|real person|person|government|council|domain|realestate)\b|\bwho (?:are|r) (?:you|u)\b|\bwhat are you\b|\bwho (?:am i|is this|made you|runs this|owns you|built you)\b|\bare you (?:real|qualified|licen[cs]ed|allowed)\b|(?:eres|es usted) (?:un |una )?(?:robot|persona|humano|banco|bot|maquina|real)|quien eres|(?:es-tu|etes-vous|t'es) (?:un |une )?(?:robot|humain|banque|vrai|ia)|qui es-tu|(?:bist du|sind sie) (?:ein |eine )?(?:mensch|roboter|bot|bank|ki|echt)|wer bist du|sei (?:un |una )?(?:robot|persona|umano|banca)|chi sei|(?:voce|vc|tu) e (?:um |uma )?(?:robo|humano|pessoa|banco)|quem e voce|(?:ты|вы) (?:бот|робот|человек|банк)|кто (?:ты|вы)|あなたは(?:誰|人間|ロボット|ai)|人間ですか|사람(?:이에요|인가요|이야)|누구(?:세요|야)|로봇|你是(?:谁|人|机器|银行|ai|中介)|您是(?:谁|人工|机器)|من أنت|هل أنت (?:إنسان|روبوت|بنك)|(?:तुम|आप) (?:कौन|इंसान|रोबोट|बैंक)/u,
  ),
  always(
    'courtUse',
    /\b(?:valu\w+|apprais\w+)\b.{0,40}\b(?:family )?court\b|\b(?:family )?court\b.{0,40}\bvalu(?:ation|er|ed)\w*|\b(?:court|judge|tribunal|lawyer|solicitor|ato|tax office|insurer|probate|bank|lender|broker)s?\b.{0,20}\b(?:accept|use|take|recogni[sz]e|go by|rely on|honou?r|trust)\b.{0,20}\b(?:your|this|that|it|the (?:number|value|valuation|estimate|figure|certificate|report))|\b(?:legal(?:ly)?|official(?:ly)?) (?:valid|binding|recogni[sz]ed|value|standing|valuation|document|proof|force)|\bstand up in court\b|\bhold up in court\b|\badmissible\b|valor (?:legal|juridico|oficial)|(?:juez|tribunal|banco).{0,14}(?:acept|val)\w*|valeur (?:juridique|legale|officielle)|(?:tribunal|juge|banque).{0,16}(?:accept|reconna)\w*|(?:gericht|bank).{0,20}(?:akzeptier|anerkenn)\w*|rechtlich (?:gultig|bindend)|rechtsgultig|valore (?:legale|giuridico)|(?:tribunale|banca).{0,14}accett\w*|validade juridica|valor juridico|(?:juiz|banco).{0,14}aceit\w*|(?:суд|банк).{0,14}(?:примет|принимает|признает)|юридическ\p{L}* сил\p{L}*|法的(?:効力|に有効)|裁判(?:所)?で(?:使|認)|법적 효력|법원.{0,8}인정|法律效力|法院.{0,6}(?:认|接受)|银行.{0,6}(?:认|接受)(?:你|这)|قيمة قانونية|المحكمة.{0,10}تقبل|कानूनी (?:मान्यता|वैध)|अदालत.{0,10}मान/u,
  ),
  always(
    'separation',
    /\b(?:divorc\w+|separat(?:ed|ing|ion)\b(?! (?:house|unit|title|entrance|laundry|toilet))|splitting up|split(?:ting)? (?:from|with|the house)|buy(?:ing)? (?:him|her|my ex|my (?:husband|wife|partner)|them) out|buy ?-?out|ex[- ](?:wife|husband|partner)|property settlement|family court)\b|divorci\w+|me separo|separacion|divorce|separation|scheidung|getrennt lebend|trennung|divorzi\w*|separazione|separacao|divorcio|развод\p{L}*|разводимся|離婚|이혼|离婚|分居|طلاق|انفصال|तलाक/u,
  ),
  always(
    'coOwners',
    /\b(?:sell|selling) (?:my )?(?:half|share|part)\b|\bwithout (?:the other|my (?:ex|brother|sister|partner|co-?owner)|their|his|her)\b.{0,20}\b(?:person|agree\w*|consent|permission|signature|owner)|\b(?:tenants? in common|joint tenants?|co-?own\w*|jointly own|both (?:our )?names?|one of us (?:wants|leaves|dies|drops)|(?:with|between) (?:friends|my (?:brother|sister|mates?|friends?|parents|siblings)))\b|\bbuy(?:ing)? (?:\w+ ){0,4}(?:together|with (?:a |my |some )?(?:friends?|mates?|brother|sister|parents|siblings|mum|dad))\b|comprar (?:entre|juntos|con (?:un )?amig\w+|com amig\w+)|acheter (?:a plusieurs|ensemble|entre amis|avec (?:un|des) ami)|(?:zusammen|gemeinsam|zu (?:zweit|dritt|viert)) .{0,24}kaufen|wenn einer aussteigt|comprare (?:insieme|in (?:due|tre|quattro)|con (?:un )?amic)|купить (?:вместе|вдвоем|с друз)|共同(?:購入|名義|购买|持有)|一緒に買|공동 ?(?:명의|구매)|같이 사|合伙买|一起买房|联名|نشتري معا|شراء مشترك|मिलकर खरीद|साझेदारी में/u,
  ),
  always(
    'bal',
    /\bbal\b(?! ?(?:of|is|owing|owed|due|=|\$|\d{2,}k|on (?:my|the|our)))(?<!\b(?:loan|card|mortgage|account|acct|debt) bal)|\bbushfire (?:attack|rating)|\bflame zone\b|\bember attack\b/u,
  ),
  always(
    'hazardCoverage',
    /\b(?:cyclones?|hurricanes?|typhoons?|earthquakes?|tsunamis?|hail|tornado\w*|heat ?(?:waves?|risk)|extreme heat|crocodiles?|crocs?|lightning|storm (?:surge|damage)|landslides?|landslip)\b|\b(?:which|what) (?:hazards?|risks?|perils?)\b.{0,30}\b(?:model\w*|cover\w*|include\w*|do you|have|track|measure)|\b(?:hazards?|risks?)\b.{0,16}\b(?:not cover\w*|don'?t cover|do you cover)|(?:resolution|granular\w*|by (?:suburb|address|street|property) or)\b|\b(?:by|per) suburb or\b|ciclon\w*|huracan\w*|terremoto|cyclones?|ouragan|seisme|zyklon\w*|wirbelsturm|erdbeben|ciclon\w*|terremot\w*|coccodrill\w*|ciclone\w*|furacao|terremoto|циклон\p{L}*|ураган\p{L}*|землетрясени\p{L}*|サイクロン|台風|地震|사이클론|태풍|지진|气旋|台风|飓风|地震|إعصار|أعاصير|زلزال|चक्रवात|तूफान|भूकंप|heat risk|गर्मी (?:बहुत|का)|bao lon|dong dat/u,
  ),
  always(
    'floodHistory',
    /\b(?:did|has|have|had|was|were)\b.{0,30}\b(?:flood\w*|go(?:ne)? under|went under|inundat\w*|underwater|burn(?:t|ed)?|burnt down)\b.{0,30}\b(?:in|back in|of|before|ever|last time|19\d\d|20\d\d|'?\d\d)\b|\b(?:20(?:0|1|2)\d|19[5-9]\d|'(?:11|22|74))\b.{0,10}\bfloods?\b|\bfloods? (?:in|of) (?:the )?(?:19|20)\d\d|\b(?:got|get|been) (?:smashed|hit|flooded|wiped)\b|\bflood histor\w+|\b(?:ever|previously) flooded\b|(?:se )?inundo (?:en|alguna)|inonde en (?:19|20)|(?:19|20)\d\d.{0,6}(?:uberflutet|hochwasser)|allagat\w+ nel|alagou em|затапливал\p{L}*|затопило|浸水(?:した|履歴)|침수(?:된|됐|이력)|被淹过|淹过|غرق(?:ت)? (?:في|عام)|बाढ़ आई थी|डूबा था/u,
  ),
  always(
    'councilRates',
    /\b(?:council|shire|municipal|water) (?:rates?|charges|bill)\b|\b(?:my|the|our) rates (?:go|went|rise|increase|up|notice|bill)|\brates notice\b|\brates and water\b|impuesto predial|\bibi\b|contribuciones|taxe fonciere|taxes? (?:locales?|municipales?)|grundsteuern?|\bimu\b|tasse comunali|iptu|taxas? do council|муниципальн\p{L}* (?:сбор|налог)\p{L}*|固定資産税|재산세|지방세|市政费|地税单|رسوم البلدية|काउंसिल (?:रेट|टैक्स)|property tax(?:es)?\b/u,
  ),
  always('landTax', /\bland ?tax\b|土地税|토지세|土地稅|ضريبة الأرض|लैंड टैक्स|земельн\p{L}* налог/u),
  always(
    'giftHome',
    /\b(?:put|transfer|sign|give|gift|leave|change)\w*\b.{0,30}\b(?:house|home|it|property|unit|title|place|name)\b.{0,20}\b(?:in (?:his|her|their|my (?:son|daughter|kids?|children|brother|wife|husband|grand\w+)'?s?|the kids'?) names?|over to (?:him|her|them|my (?:son|daughter|kids?))|to my (?:son|daughter|kids?|children|grand\w+))\b|poner(?:la)? a nombre de|mettre.{0,16}au nom de|uberschreiben|intestar\w*|passar.{0,16}(?:para o|no) nome|переписать (?:дом|квартиру)|переоформить на|名義を(?:変|移)|명의(?:를)? ?(?:이전|넘|바꾸)|过户给|转到.{0,6}名下|نقل الملكية|باسم ابن|के नाम (?:कर|करना|ट्रांसफर)/u,
  ),
  always(
    'inheritance',
    /\b(?:inherit\w*|probate|death duty|death duties|estate tax|deceased estate|in (?:my|the|his|her) will\b|when (?:i|mum|dad|we) (?:die|dies|pass|go))|heren?ci\w*|heredar\w*|heritage|heriter\w*|succession|erbschaft\w*|erben|vererb\w*|eredit\w+|heranca|herdar\w*|herdarem|наследств\p{L}*|наследник\p{L}*|相続|遺産|상속|继承|遗产|ميراث|إرث|ورث\p{L}*|विरासत|वारिस|thua ke/u,
  ),
  always(
    'conditions',
    /\bunconditional\w*|\bsubject to (?:finance|building|inspection|sale|b&p)|\bconditions? (?:precedent|of (?:the )?(?:offer|contract))|\bfinance clause|\bback out\b|\bpull out\b|\bget out of (?:it|the|a)\b|\bgazump\w*|\bexchange (?:of )?contracts?\b|\bsection 32\b|\bform 1\b|\bvendor'?s? statement\b|\b(?:lose|losing|get back) (?:my|the|our) deposit\b|\brescind\w*|可以退出|无条件|無条件|반려|무조건 계약|condicional|bedingungslos/u,
  ),
  always(
    'coolingOff',
    /\bcool(?:ing)?[- ]?off\b|\bchange (?:my|our|your) mind after\b|derecho de desistimiento|periodo de reflexion|delai de retractation|delai de reflexion|widerrufsrecht|bedenkzeit|diritto di recesso|ripensamento|direito de arrependimento|период охлаждения|クーリング ?オフ|쿨링 ?오프|冷静期|فترة (?:التراجع|العدول)|कूलिंग/u,
  ),
  always(
    'approvalTime',
    /\b(?:how (?:long|fast|quick\w*)|can|could|will)\b.{0,30}\b(?:bank|lender|approv\w+|finance)\b.{0,30}\b(?:fast|quick\w*|take|time|in time|by|days?|hours?|weeks?|tomorrow)\b|\bapprove (?:that|it) (?:fast|quick\w*)|cuanto tarda.{0,20}(?:banco|aprob)\w*|combien de temps.{0,24}(?:banque|pret|accord)|wie lange dauert.{0,30}(?:bank|kredit|zusage|finanzierung)|quanto (?:tempo )?ci (?:mette|vuole).{0,20}(?:banca|mutuo)|quanto tempo.{0,20}(?:banco|aprov)\w*|сколько (?:времени|ждать).{0,24}(?:банк|одобр)\p{L}*|審査(?:に|は)?(?:どのくらい|何日|いつ)|심사.{0,8}(?:얼마나|며칠|기간)|(?:审批|批).{0,6}(?:多久|几天|多长)|كم (?:يستغرق|تستغرق).{0,16}(?:البنك|الموافقة)|मंज़?ूरी.{0,12}(?:कितने|कब)/u,
  ),
  always(
    'writing',
    /(?<!\bi )\b(?:write|draft|compose|type up|word|translate|proofread|summari[sz]e|rewrite)\b(?!\s*(?:off|down|ups?\b))|\b(?:one[- ]?liners?|one line (?:for )?each|file ?note|in (?:two|three|one|2|3) sentences?|essay|assignment|paragraph|speech|cover letter|script)\b(?! (?:is|was))|\bescrib(?:e|ir|eme|ame)|redact\w+|resum(?:e|ir|en|eme)\b|redige\w*|ecris|resume-moi|schreib\w*|zusammenfass\w+|fasse? .{0,20}zusammen|scriv(?:i|ere|imi)|riassum\w+|escrev\w+|resum(?:a|ir|o)\b|напиши\p{L}*|составь|резюмир\p{L}*|書いて|要約|まとめて|써 ?줘|작성해|요약|정리해 ?줘|写(?:一|封|个|份|成)|帮我写|总结|概括|اكتب|لخص|लिख (?:दो|दीजिए|कर)|सारांश|viet (?:giup|cho)|tom tat/u,
  ),
  always(
    'currency',
    /[£€₹₩¥]\s?\d|\b(?:us|nz|hk|singapore|canadian) (?:dollars?)\b|\b(?:usd|gbp|eur|inr|cny|rmb|nzd|sgd|vnd|brl|krw|jpy)\b|\b(?:pounds|euros?|rupees|yuan|yen|won(?!['’]?t\b)|pesos|reais|dirhams?)\b|\bexchange rate\b|\bto the dollar\b|\bin (?:us|nz|american) dollars\b|dolares americanos|\beuros\b|人民币|万円|日元|円で|원화|루피|卢比|يورو|جنيه|रुपय/u,
  ),
  always(
    'lowValuation',
    /\b(?:bank|lender|(?:bank'?s? )?valuation|val)\b.{0,30}\b(?:(?:came|come|comes|coming|is|was|went)\b.{0,10}\b(?:in |back )?(?:low|under|short|less)|too low|undervalu\w+|lower than|short)\b|\b(?:challenge|dispute|appeal|contest|get (?:a )?second) (?:the |a |their |that )?(?:bank )?valuation|\b(?:make|get|convince) (?:the )?bank (?:to )?(?:use|accept|take)\b|tasacion.{0,20}(?:baja|menos)|(?:banque|expert\w*).{0,20}(?:evalue|estime).{0,12}(?:bas|moins)|(?:bank|gutachten).{0,24}(?:zu niedrig|weniger)|(?:banca|perizia).{0,20}(?:bassa|meno)|(?:banco|avaliacao).{0,20}(?:baixa|abaixo|menos)|банк.{0,16}оценил.{0,10}(?:низк|дешевл|меньше)\p{L}*|銀行の(?:評価|査定).{0,8}低|은행.{0,8}(?:감정|평가).{0,8}(?:낮|적)|银行.{0,8}(?:估|价).{0,10}(?:低|少|才|高的)|تقييم البنك.{0,10}(?:منخفض|أقل)|बैंक.{0,12}(?:कम|नीचा) (?:मूल्य|वैल्यू)/u,
  ),
  always(
    'access',
    /\b(?:wheelchair|step[- ]?free|no steps|ground[- ]floor access|accessib\w+|ramps?|grab rails?|disabled access|mobility|walking frame|walker)\b(?!.{0,40}\b(?:duty|concession|pension)\b)|silla de ruedas|accesib\w+|fauteuil roulant|rollstuhl\w*|barrierefrei|sedia a rotelle|accessibil\w+|cadeira de rodas|acessib\w+|инвалидн\p{L}* коляск\p{L}*|車椅子|バリアフリー|휠체어|轮椅|无障碍|كرسي متحرك|व्हीलचेयर/u,
  ),
  always(
    'concessions',
    /\bpensioners?\b.{0,24}\b(?:matters?|counts?|helps?|difference|cheaper)\b|(?:descuent\w+|bonificac\w+|rebaj\w+|exenci\w+)\b.{0,40}\b(?:pensionist\w*|jubilad\w*|mayores)|\b(?:reductions?|exonerations?|abattements?|rabais)\b.{0,40}\bretraite\w*|(?:ermassigung\w*|nachlass\w*|befreiung\w*|rabatt\w*)\b.{0,40}\b(?:rentner\w*|pension\w*|senior\w*)|(?:scont[oi]|agevolazion\w*|riduzion\w*|esenzion\w*)\b.{0,40}\bpensionat\w*|(?:descontos?|isenc\w+|reduc\w+)\b.{0,40}\b(?:aposentad\w*|pensionist\w*|idos\w*)|(?:скидк|льгот)\p{L}*.{0,40}пенсион\p{L}*|пенсион\p{L}*.{0,40}(?:скидк|льгот)\p{L}*|(?:退休|养老金|老年).{0,12}(?:优惠|减)|年金.{0,12}(?:割引|軽減)|(?:연금|은퇴).{0,12}(?:할인|감면)|(?:متقاعد|معاش)\p{L}*.{0,24}(?:خصم|تخفيض)|(?:خصم|تخفيض).{0,24}(?:متقاعد|معاش)\p{L}*|पेंशन.{0,20}छूट|\b(?:concession|exempt\w*|discount|relief|rebate|waiv\w+)s?\b.{0,40}\b(?:duty|pension\w*|disab\w+|seniors?|stamp|carer|veteran|downsiz\w+)|\b(?:pension\w*|disab\w+|seniors?|carer|veteran)\b.{0,40}\b(?:concession|exempt\w*|discount|duty|stamp)|\b(?:don'?t|do not|no|avoid|without|save on|less|cut)\b.{0,14}\b(?:pay )?stamp duty\b.{0,24}\boff[- ]the[- ]plan|減免|감면|减免|إعفاء|छूट.{0,12}(?:स्टाम्प|ड्यूटी)/u,
  ),
  always(
    'offThePlan',
    /\boff[- ]the[- ]plan\b(?!.{0,30}\b(?:in|bought|paid)\b.{0,14}\d)|\bsunset clause\b|\bhouse and land\b|sobre plano|sur plan\b|vom plan|su (?:carta|progetto)|na planta\b|новостройк\p{L}*|期房|楼花|分양|분양|未完成物件|على المخطط|ऑफ[- ]द[- ]प्लान|अंडर कंस्ट्रक्शन/u,
  ),
  always(
    'unseenFacts',
    /\b(?:does|do|would|will|is|are|did|has)\b.{0,24}\b(?:your|the|that|this|it)\b.{0,16}\b(?:number|value|valuation|estimate|figure|model|price)?\b.{0,24}\b(?:take|account|include|factor|consider|reflect|know (?:about|that)|allow for|in your number|count)\w*\b.{0,40}\b(?:reno\w*|raised|raising|condition|extension|kitchen|bathroom|pool|view|cladding|deck|granny|solar|damage|noise|granny flat|into account|that|new roof|it all)\b|\b(?:be|is|that) in (?:your|the) (?:number|value|estimate|figure)\b|\bcladding\b|\bhas(?:n'?t)? been (?:renovated|raised|extended|gutted)\b.{0,30}\b(?:worth|value|change|difference|count)|\b(?:what (?:inputs?|facts|details)|how (?:can|could|do) (?:i|we))\b.{0,40}\b(?:tighten|narrow|improve|more (?:accurate|precise)|better estimate)|tiene(?:n)? en cuenta.{0,24}(?:reforma|estado|renov)|(?:prend|tient).{0,12}compte.{0,24}(?:travaux|renov|etat)|berucksichtig\w+.{0,24}(?:renov|zustand)|renovierung.{0,24}berucksichtig|tiene conto.{0,24}(?:ristruttur|stato)|leva em conta|considera.{0,16}(?:reforma|estado)|учитыва\p{L}+.{0,24}(?:ремонт|состояни)\p{L}*|リフォーム.{0,12}(?:反映|考慮)|수리.{0,10}반영|装修.{0,10}(?:考虑|算|包括)|يأخذ.{0,14}(?:التجديد|الحالة)|(?:मरम्मत|रेनोवेशन).{0,14}(?:शामिल|गिना)/u,
  ),
  always(
    'buyback',
    /\bbuy[- ]?backs?\b|\bvoluntary (?:purchase|acquisition)\b|\bresilient homes\b|回购计划/u,
  ),
  always(
    'doorOffer',
    /\b(?:knocked on|came to|at|turned up at) (?:my|our|the) door\b|\boffer\w*\b.{0,20}\bcash\b.{0,30}\b(?:no agent|without an agent|off[- ]market|private\w*)|\bno agent\b|\b(?:want|wants|asked|asking|told|pushing) me to sign\b|\bsign (?:something|it|this|the paper\w*) (?:by|today|tomorrow|now|this)\b|quiere que firme|veut que je signe|soll ich unterschreiben|vuole che firmi|quer que eu assine|хочет,? чтобы я подписал\p{L}*|上门.{0,8}(?:买|收)|サインしろ|서명하라고|يريد أن أوقع|दस्तखत कर(?:ने को|वाना)/u,
  ),
  always('putCall', /\bput (?:and|&) call\b|\bcall option\b|\boption (?:agreement|contract|deed)\b/u),
  always(
    'negativeGearing',
    /\bnegative(?:ly)? gear\w*|\bpositive(?:ly)? gear\w*|负扣税|负资产税|ネガティブ ?ギアリング|네거티브 ?기어링|نيجاتيف|नेगेटिव गियरिंग/u,
  ),
  always(
    'sellingCosts',
    /\b(?:costs?|fees?|expenses?|pay|lose)\b.{0,14}\b(?:to sell|of selling|when (?:i|we) sell|if (?:i|we) sell|for selling)\b|\bselling costs?\b|\bcosts? (?:me )?to sell\b|\b(?:if i|to) use an agent\b.{0,20}\b(?:lose|cost|pay)|coste?s? de (?:venta|vender)|(?:gastos|cuanto (?:me |nos )?cost(?:aria|ara)?|cuanto (?:me |nos )?cuesta).{0,12}vender|frais de vente|combien (?:ca )?(?:me |nous )?cout\w+.{0,14}vend\w+|verkaufskosten|kost(?:et|en|ete).{0,16}verkauf|verkauf.{0,24}kosten|costi di vendita|costa(?:rebbe)? vender|custos? (?:de|da) venda|custa(?:ria)? vender|(?:расходы|затраты).{0,8}(?:на|при) продаж\p{L}*|売却費用|売る(?:のに|費用)|매도 비용|팔 때.{0,6}비용|卖房(?:费用|成本|要多少)|تكاليف البيع|बेचने (?:का|में) (?:खर्च|कितना)|phi ban/u,
  ),
  always(
    'selling',
    /\b(?:how (?:do|would|should) (?:i|we) (?:go about )?(?:sell|list)|(?:want|wanting|thinking|looking|hoping|need|ready|plan\w*|considering)\b.{0,14}\b(?:of |to |about )?sell\w*\b.{0,14}\b(?:my|our|the|it|up|what|where|how)?|steps? to sell|sell(?:ing)? (?:my|our) (?:house|home|place|unit|property)\b.{0,24}\b(?:how|where|start|process|steps|best way))\b|como vend(?:o|er) (?:mi|la|una)|comment vendre|wie verkauf\w+|come vend(?:o|ere) (?:la|una|casa)|como vend(?:o|er) (?:a |minha|um)|как продать|売るには|どうやって売|어떻게 팔|팔려면|怎么卖房|如何卖|كيف أبيع|कैसे बेच/u,
  ),
  // 'I want buy small house. I not understand how it works here'.
  always(
    'buyingSteps',
    /(?=.*(?:\bbuy|\bpurchas|\bcompr|\bachet|\bkauf|купить|買|사고|구매|买|شراء|أشتري|اشتري|खरीद)).*(?:\b(?:not|don'?t|dont|didn'?t|no) (?:really )?(?:understand|know|get) how (?:it|this|that|things|everything|all this|buying|the process) (?:all )?(?:works?|goes)|\bno (?:entiendo|se|comprendo) como (?:funciona|va)|\b(?:comprends?|sais) pas comment (?:ca|cela) (?:marche|fonctionne|se passe)|\b(?:verstehe|weiss) nicht,? wie (?:das|es|alles)|\bnon (?:capisco|so) come (?:funziona|si fa)|\bnao (?:entendo|sei) como (?:funciona|faz)|не (?:понимаю|знаю),? как (?:это|все|всё|здесь|тут)|(?:仕組み|やり方|流れ|手順)(?:が|は)?(?:よく)?(?:わか|分か)ら|어떻게 (?:하는지|되는지|돌아가는지).{0,4}(?:모르|몰라)|不(?:懂|知道|明白|清楚|了解).{0,8}(?:怎么|流程|步骤)|لا (?:أفهم|أعرف|افهم|اعرف) كيف|(?:समझ|पता) नहीं.{0,16}(?:कैसे|होता)|कैसे होता.{0,16}(?:समझ|पता) नहीं)/u,
  ),
  always(
    'buyingSteps',
    /\b(?:(?:what|which) (?:are )?(?:the )?(?:steps|process|order|stages)|how (?:do|does|would) (?:i|we|one|you) (?:go about |even )?(?:start |begin )?(?:buy\w*|purchas\w*)(?: a| my| our)? ?(?:house|home|place|property|unit)?\b.{0,12}(?:\?|$| in australia)|where (?:do|should) (?:i|we) (?:even )?(?:start|begin)|first steps?|buying process|how does (?:buying|it all) work|never bought (?:a |anything )?(?:house|home|before)?)\b|(?:pasos|proceso|como (?:se|hago para|funciona)).{0,20}compra\w*|por donde empiezo|(?:etapes|demarches|comment (?:ca|se)).{0,20}acha?t\w*|par ou commencer|(?:schritte|ablauf|wie lauft).{0,24}(?:kauf|hauskauf)\w*|wo fange? ich an|(?:passi|procedura|come funziona).{0,20}(?:acquist|compra)\w*|da dove (?:comincio|inizio)|(?:passos|processo|como funciona).{0,20}(?:compra|comprar)|por onde comeco|(?:с чего начать|этапы покупки|как (?:проходит|происходит) покупка|как купить)|購入の(?:流れ|手順)|何から始め|どうやって買|구매 (?:절차|과정)|뭐부터|어떻게 사|买房(?:流程|步骤|怎么)|从哪(?:里|儿)开始|怎么买房|خطوات الشراء|كيف أشتري|من أين أبدأ|खरीदने (?:की प्रक्रिया|का तरीका)|कहाँ से शुरू|कैसे खरीद|mua nha (?:nhu the nao|lam sao)|bat dau tu dau/u,
  ),
  always(
    'inspection',
    /\b(?:building (?:and|&) pest|pest (?:inspection|report)|building (?:inspection|inspector|report)|b&p|termites?|asbestos|what (?:should|do) (?:i|we) (?:look (?:for|out)|check)|red flags?|structural (?:report|damage|issues?))\b|inspeccion (?:del|de la|tecnica)|termitas|expertise du batiment|termites|bauinspektion|baugutachten|termiten|perizia|termiti|vistoria|cupins?|осмотр (?:дома|здания)|термит\p{L}*|建物(?:検査|インスペクション)|シロアリ|건물 (?:점검|검사)|흰개미|验房|白蚁|石棉|فحص (?:البناء|المبنى)|النمل الأبيض|दीमक|घर की जाँच/u,
  ),
  always(
    'settlement',
    /\b(?:what (?:happens|is) (?:at|on|settlement)|settlement (?:day|date|period|take|happen|process)|how long (?:is|does) settlement|settle (?:in|by|on)|(?:get|pick up|hand over) the keys)\b(?!.{0,30}\b(?:cash|much|need)\b)|remise des cles|schlussel(?:u|ue)bergabe|consegna delle chiavi|entrega das chaves|получ\p{L}+ ключ\p{L}*|引き渡し|鍵を(?:もら|受)|잔금일|열쇠|交割|交房|拿钥匙|استلام المفاتيح|चाबी (?:कब|मिल)/u,
  ),
  always(
    'tax',
    /\b(?:send|transfer|bring)\w*\b.{0,24}\b(?:money|funds|cash)\b.{0,30}\b(?:tax\w*|overseas|india|china|home)\b|भारत से पैसा|从(?:国内|中国|海外)(?:汇|转)/u,
  ),
  always(
    'underquoting',
    /\b(?:underquot\w*|under[- ]?quot\w*|price guides?|over (?:the )?guide|above (?:the )?guide|guide (?:price|range)|offers over|offers above|contact agent|bait pric\w+|reserve price|(?:what|how much) (?:do|does|did) (?:they|it) (?:usually |normally )?(?:go|sell) over)\b|指导价|参考价|가이드 ?가격|目安価格|offers over/u,
  ),
  always(
    'negotiating',
    /\b(?:how (?:much|low|high) (?:should|could|can|would|do) (?:i|we|you) (?:offer|go|bid|pay|start|knock|get off)|what (?:should|would|do) (?:i|we|you) (?:offer|bid|pay|start|open)|(?:most|max|maximum|highest|lowest) (?:i|we|you)(?:'d| would| should| could)? (?:go|pay|offer|bid)|most you'?d (?:go|pay|offer)|stop at what|negotiat\w+|haggl\w+|bargain (?:down|with)|lowball|counter ?-?offer|(?:get|knock|talk|beat) (?:it|them|the price) down|room to move|walk away (?:at|price|point)|how (?:do|should) (?:i|we) bid)\b|regate\w+|cuanto (?:ofrezco|deberia ofrecer)|negoci\w+|combien (?:proposer|offrir)|faire une offre|verhandel\w+|wie viel (?:soll|sollte) ich bieten|runterhandeln|trattar\w* (?:sul|il) prezzo|quanto (?:offro|dovrei offrire)|negozia\w+|quanto (?:devo |eu )?ofer\w+|pechinch\w+|торг(?:оваться|уюсь|а)\b|сколько предложить|値(?:切|引)|交渉|いくらで(?:申し|オファー)|깎(?:아|을|자)|흥정|얼마(?:에|를)? 제안|砍价|还价|讲价|出(?:价)?多少|(?:该|应该)出|أفاوض|مفاوض\p{L}*|كم أعرض|मोलभाव|कितना ऑफर|tra gia|mac ca/u,
  ),
  always(
    'developing',
    /\b(?:knock ?down|knock it down|demolish|tear (?:it )?down|subdivid\w*|split (?:it|the block) (?:in|into)|duplex build|dual occ\w*|develop (?:it|the (?:land|block|site))|rebuild|townhouses? on (?:it|the)|build (?:two|2|three|3|four) )\b|demol\w+|subdividir|demolir|diviser (?:le|en)|abreissen|abriss|teilen.{0,10}grundstuck|demolire|frazion\w+|снести|снос\b|разделить участок|建て替え|取り壊|분할|재건축|推倒重建|分割|拆(?:了|掉|除)|هدم|تقسيم الأرض|तोड़कर|गिराकर/u,
  ),
  always(
    'holidayLet',
    /\b(?:airbnb|air bnb|short[- ]?(?:term|stay) (?:let\w*|rental|stay)|holiday (?:let\w*|rental|home rules?)|stayz|\d+[- ]day (?:rule|cap|limit))\b|alquiler vacacional|location (?:saisonniere|de vacances|courte)|ferienvermietung|ferienwohnung|affitto (?:turistico|breve)|aluguel (?:de )?(?:temporada|ferias)|посуточн\p{L}*|民泊|에어비앤비|短租|民宿|إيجار (?:سياحي|قصير)|एयरबीएनबी/u,
  ),
  always(
    'lettingOut',
    /\b(?:rent(?:ing)? (?:it|them|mine|my (?:house|place|unit|home)|the (?:house|place|unit)) out|let(?:ting)? it out|property manag\w+|landlord (?:insurance|duties|responsib\w+)|find (?:a )?tenants?|become a landlord|being a landlord|housemates?|room ?mates?|flatmates?|boarders?|rent out (?:a |the |my )?rooms?)\b|mettre en location|louer (?:mon|le) (?:appart|maison|bien)|vermieten|mettere in affitto|affittarl[ao]|colocar para alugar|сдать (?:в аренду|квартиру|дом)|貸し出|賃貸に出|세(?:를)? ?(?:놓|주)|임대(?:를)? ?(?:놓|주)|出租(?:出去|的话要|管理)|أؤجر|تأجير (?:البيت|الشقة)|किराये? पर (?:दे|चढ़ा)/u,
  ),
  always(
    'titles',
    /\b(?:freehold|leasehold|torrens|company title|community title|easements?|covenants?|encumbranc\w+|caveats?|title (?:search|type)|lim (?:report|equivalent))\b|pacht|erbbau|所有権|借地|소유권|自由保有|永久产权|产权(?:多少|是)|ملكية حرة|फ्रीहोल्ड|लीजहोल्ड/u,
  ),
  always(
    'residents',
    /\b(?:(?:as |we'?re |i'?m |a )?(?:kiwis?|new zealand(?:ers?)?|nz citizens?)|returning (?:citizens?|aussies?|expats?|australians?)|expats?|dual citizen\w*|(?:have|got|am|with|on|hold) (?:a |an |my )?(?:pr|permanent resid\w+)|(?:permanent resident|pr holder|aussie citizen|australian citizen)|(?:wife|husband|spouse|partner)(?:'s| is)? (?:british|american|indian|chinese|foreign|not (?:a |an )?(?:citizen|australian|pr)|on a visa)|marry(?:ing)? an? (?:aussie|australian))\b|residen(?:te|cia) permanente|resident\w* permanent\w*|daueraufenthalt|\bpr\b.{0,12}beantragt|\b190(?:er)?\b|residenza permanente|sposo un'?australian\w*|постоянн\p{L}* (?:житель|резидент)\p{L}*|пмж|永住(?:権|者)(?:が|を|は)?(?:あ|持)|영주권(?:자|이|은) ?(?:있|인)|有pr|(?<!不)(?:是|拿)(?:了)?(?:pr|永居|绿卡)|إقامة دائمة|स्थायी निवासी|पीआर (?:है|हूँ)/u,
  ),
  always(
    'foreignCosts',
    /\b(?:imposto|taxa|impuesto|tasa|tassa|imposta) (?:extra|adicional|aggiuntiv[ao])\b|\btaxe supplementaire\b|\bsobretaxa\b|\bsurtaxe\b|\b(?:foreign\w*|overseas|non-?residents?|international)\b.{0,30}\b(?:surcharge|tax|taxes|fees?|duty|extra|pay|costs?|charges?)\b|\b(?:surcharge|extra (?:tax|duty)|fees?)\b.{0,30}\b(?:foreign\w*|overseas|non-?resident)|(?:extranjer|etrang|ausland|stranier|estrangeir)\p{L}*.{0,30}(?:recargo|impuest|tax|surtax|steuer|aufschlag|tass|impost|sobretax)\p{L}*|иностран\p{L}*.{0,24}(?:налог|сбор|надбавк|доплат)\p{L}*|外国人.{0,14}(?:税|追加|いくら)|외국인.{0,20}(?:세금|추가|얼마)|(?:海外|外国)(?:买家|人).{0,12}(?:税|多付|附加|费)|الأجانب.{0,16}(?:ضريب|رسوم)|विदेशी.{0,20}(?:टैक्स|सरचार्ज|फीस)/u,
  ),
  always(
    'visaLoan',
    /\b(?:visa|working holiday|student|temporary resident|bridging visa|482|457|485|189|190|491)\b.{0,40}\b(?:loan|mortgage|borrow|bank|lend)\w*|\b(?:loan|mortgage|borrow|bank|lend)\w*\b.{0,40}\b(?:visa|working holiday|temporary resident|482|457|485|491)\b|(?:visa|visado|visto|visum)\b.{0,30}(?:hipoteca|prestamo|pret|kredit|mutuo|emprestimo|financi\w+)|(?:hipoteca|prestamo|pret|kredit|mutuo|emprestimo|financi\w+).{0,30}(?:visa|visado|visto|visum)\b|виз\p{L}.{0,24}(?:кредит|ипотек)\p{L}*|ビザ.{0,16}ローン|비자.{0,16}대출|签证.{0,12}(?:贷款|贷到)|تأشير\p{L}*.{0,20}(?:قرض|تمويل)|वीज़?ा.{0,16}लोन/u,
  ),
  always(
    'pension',
    /\b(?:age pension|my pension|the pension|lose (?:my |the |some )?pension|centrelink (?:pension|payment)|downsiz\w+|retirement village|aged care|assets? test|reverse mortgage|home equity access)\b|pension de (?:vejez|retraite)|altersrente|meine rente|la pensione|aposentadoria|pensao|пенси[яюие]\b|年金(?:は|が|への)|연금|养老金(?:会|影响)|退休金|معاش التقاعد|المعاش|पेंशन|tien gia/u,
  ),
  always(
    'bridging',
    /\bbridging\b|\b(?:sell|buy) (?:first|before)\b.{0,20}\b(?:buy|sell|selling|buying|first|i)\b|\bbuy before (?:i|we) sell|\bsell before (?:i|we) buy|credito puente|pret relais|zwischenfinanz\w+|(?:mutuo|prestito) ponte|emprestimo ponte|промежуточн\p{L}* кредит|つなぎ(?:融資|ローン)|브리지 ?(?:론|대출)|过桥|先卖(?:后|再)买|先买(?:后|再)卖|قرض مؤقت|ब्रिजिंग/u,
  ),
  always(
    'lifestyle',
    /\b(?:noise|noisy|quiet (?:street|area|suburb)|traffic|nightlife|bars|cafes?|coffee|restaurants?|dinner|noisy neighbou?rs?|vibe|community feel|family[- ]friendly|dog park|walkab\w+|hospital|hospitals|doctors?|supermarkets?|shopping|church|mosque|temple|gym)\b(?!.{0,20}\b(?:ideally|under|for sale|bed)\b)|ruido|bruit|larm\b|rumore|barulho|шум\p{L}*|騒音|소음|噪音|餐馆|ضجيج|شور/u,
  ),
  always(
    'firstHomeWho',
    /\b(?:do|does|am|are|would|make|makes|count|qualify|still|considered)\b.{0,30}\b(?:count|qualify|i|we|us|me|as)\b.{0,20}\bfirst[- ]?home ?(?:buyers?|owners?)\b|\b(?:owned|own|inherited)\b.{0,40}\b(?:still )?(?:a )?first[- ]?home ?buyers?\b|\bnever owned\b.{0,60}\bfirst\b/u,
  ),
  always(
    'pressure',
    /\b(?:agent|vendor|seller|developer)\b.{0,40}\b(?:pressur\w+|push\w+|rush\w+|deadline|by (?:5 ?pm|tomorrow|tmrw|friday|tonight|monday|close)|other (?:offers?|buyers?)|multiple offers)|\b(?:other|another|multiple|two|2|three|3) offers?\b.{0,30}\b(?:on the table|above|higher|already|in)|\bbest and final\b|presion\w*|pression|druck\b|pressione|pressao|давит|давление|急かさ|압박|재촉|催(?:我|促)|ضغط|दबाव/u,
  ),
  always(
    'commercial',
    /\b(?:commercial (?:property|building|loan|real estate)|warehouse|factory|office (?:space|building)|shop (?:front|below|underneath|with)|mixed[- ]use|whole building|acreage business|motel|caravan park|child ?care centre investment)\b|local comercial|local commercial|gewerbe\w*|locale commerciale|negozi[oa]?\b|imovel comercial|loja\b|коммерческ\p{L}* (?:недвижимост|помещен)\p{L}*|店舗|商業ビル|상가|商铺|写字楼|محل تجاري|दुकान/u,
  ),
  always(
    'valuer',
    /\b(?:licen[cs]ed|certified|registered|independent|proper|formal|sworn) valu(?:er|ation|ers|ations)\b(?! report)|\bneed a valuer\b|\bvaluer'?s? (?:fee|cost)|tasador|expert immobilier|gutachter|perito\b|avaliador|оценщик\p{L}*|鑑定士|감정(?:사|평가사)|估价师|评估师|مقيم مرخص|वैल्यूअर/u,
  ),
  always(
    'hecs',
    /\b(?:hecs|help debt|student (?:debt|loan)|afterpay|zip ?pay|credit card limit|car lease|novated)\b(?=.{0,40}\b(?:affect|matter|count|hurt|impact|change|problem|pay (?:it )?off|close|difference)\b)|\b(?:does|do|will|would|should i)\b.{0,24}\b(?:hecs|student (?:debt|loan)|afterpay|credit cards?)\b/u,
  ),
  always(
    'giftedDeposit',
    /\b(?:gift(?:ed)?|given|give|giving|lend|lending|help)\b.{0,24}\b(?:deposit|me (?:money|cash))\b.{0,30}\b(?:ok|okay|allowed|count|accept|problem|legal|tax|letter|genuine)|\bgenuine savings\b|\bbank of mum\b|\bgifted deposit\b|贈与.{0,8}頭金|증여.{0,10}(?:가능|되)|(?:父母|爸妈).{0,6}(?:给|出).{0,8}(?:可以|行|算)/u,
  ),
  always('buyersAgent', /\bbuyer'?s'? (?:agent|advocate)s?\b|买方中介|バイヤーズ/u),
  always(
    'tenants',
    /\b(?:tenants? (?:in place|in it|there|still|stay|won'?t|leave|out)|with (?:a )?tenants?|tenanted|sitting tenant|evict\w*|kick (?:them|the tenants?) out|vacant possession|notice to vacate)\b|inquilin\w+.{0,16}(?:dentro|hay|queda)|locataire\w*.{0,16}(?:en place|dedans)|mieter\w*.{0,16}(?:drin|raus|kundig)|inquilin\w+.{0,14}(?:dentro|mandare)|жильц\p{L}*|арендатор\p{L}*|入居者|세입자|租客|مستأجر|किरायेदार/u,
  ),
  always(
    'construction',
    /\b(?:construction loan|building loan|progress (?:draws?|payments?)|owner[- ]?builder|build(?:ing)? (?:a |our |my )?(?:new )?(?:house|home) (?:from scratch|ourselves|on))\b|credito de construccion|pret construction|baukredit|mutuo (?:di )?costruzione|建房贷款|建築ローン|건축 ?대출|قرض بناء/u,
  ),
  always(
    'renovation',
    /\b(?:renovat\w*|reno|new kitchen|new bathroom|extension|add(?:ing)? (?:a |another )?(?:room|bedroom|bathroom|storey|deck|pool)|paint(?:ing)? it|do (?:it )?up)\b.{0,40}\b(?:worth|add|increase|value|pay off|before (?:i |we )?sell\w*|help|cost|return)\b|\bworth (?:renovating|doing up|fixing)\b|reformar.{0,20}(?:vale|conviene|antes)|renover.{0,20}(?:vaut|avant)|renovier\w+.{0,20}(?:lohnt|vor dem)|ristruttur\w+.{0,20}(?:conviene|prima)|reformar.{0,16}(?:vale|antes)|ремонт.{0,20}(?:стоит|окуп|перед)\p{L}*|リフォームし(?:た方|て売)|수리하(?:면|고)|装修(?:后|再)卖|翻新|تجديد.{0,12}قبل|रेनोवेट/u,
  ),
  always(
    'pets',
    /\b(?:pets?|dogs?|cats?)\b.{0,24}\b(?:allow\w*|ok|okay|permit\w*|strata|building|rules?|friendly|apartment|unit)\b|\b(?:allow|have|keep) (?:a |my |our )?(?:pets?|dogs?|cats?)\b/u,
  ),
  always(
    'reportHow',
    /\b(?:send|email|e-mail|text|chuck|give|share|forward|flick)\b.{0,12}\b(?:me|us|it|this|that)\b.{0,20}\b(?:link|pdf|copy|by email|to my (?:email|phone)|brochure)\b|\b(?:save|keep|export|download|print) (?:this|that|it|the|our) (?:chat|conversation|as)\b.{0,20}|\bwhat(?:'s| is| does) (?:in )?(?:a|the|your) reports?\b.{0,16}\b(?:include|contain|cost|look|in it)?|\bstrata reports?\b.{0,14}\bdo\b|\bdo (?:you|u)\b.{0,12}\b(?:strata )?reports?\b|حفظ هذه المحادثة|guardar esta conversacion|sauvegarder (?:cette|la) conversation|gesprach speichern|会話を保存|대화(?:를)? ?저장|保存(?:这个|本次)?(?:对话|聊天)|बातचीत सेव/u,
  ),
  always(
    'longTerm',
    /\b(?:(?:over|in|for) (?:the )?(?:last|past)|past|last|previous) (?:five|5|ten|10|twenty|20|3|three|few) years\b|\bover (?:five|5|ten|10) years\b(?!.{0,12}\b(?:instead|loan|term|at)\b)|\b(?:five|ten|5|10|20)[- ]year (?:growth|trend|history|change|return)|(?:ultimos|en) (?:cinco|diez|5|10) anos|(?:dernieres|en|sur) (?:cinq|dix|5|10) ans|\bin (?:den letzten )?(?:funf|zehn|5|10) jahren|letzten (?:funf|zehn|5|10) jahre|(?:ultimi|in) (?:cinque|dieci|5|10) anni|ultimos (?:cinco|dez) anos|за (?:пять|десять|5|10) лет|(?<!\d)(?:5|10|五|十)年(?:間|で)|(?<!\d)(?:5|10)년(?:간|동안)|(?:过去|近)(?:五|十|5|10)年|(?:خمس|عشر) سنوات|(?:पाँच|पांच|दस|5|10) साल(?:ों)? में/u,
  ),
  always(
    'landmark',
    /\b(?:opera house|harbour bridge|parliament house|mcg|uluru|sydney tower|luna park|the white house|eiffel tower)\b/u,
  ),
  always(
    'investing',
    /\b(?:good|better|best|worth|smart|safe|decent|solid)\b.{0,16}\binvest\w*|\binvest(?:ment)?\b.{0,20}\b(?:better|worth|good|wise|idea|makes? sense)|(?:mejor|buena|conviene).{0,16}inver\w+|(?:bon|meilleur)\w* (?:investissement|placement)|gute (?:investition|anlage)|lohnt sich.{0,16}(?:investition|anlage)|(?:buon|miglior)\w* investiment\w*|(?:bom|melhor) investimento|(?:хорош|выгодн|лучш)\p{L}* (?:инвестици|вложени)\p{L}*|投資(?:に|として)(?:いい|良|向)|투자(?:로|하기)? ?(?:좋|괜찮|나을|나은)|(?:适合|值得|更好).{0,6}投资|投资(?:好|哪|合适|价值)|أحسن للاستثمار|أفضل للاستثمار|استثمار (?:جيد|أفضل)|निवेश (?:के लिए|अच्छा|बेहतर)/u,
  ),
  always(
    'documents',
    /\b(?:what|which) (?:documents?|paperwork|papers|docs)\b|\bdocuments? (?:do (?:i|we)|needed|required|for)\b|\bwhat (?:do|will|does) (?:the )?(?:bank|lender|broker)s? (?:need|want|ask)|(?:que|cuales) documentos|quels documents|quels papiers|welche unterlagen|quali documenti|(?:quais|que) documentos|какие документы|必要書類|どんな書類|(?:무슨|어떤|필요한) 서류|(?:什么|哪些)(?:材料|文件|资料)|ما (?:هي )?(?:الأوراق|المستندات|الوثائق)|कौन(?: ?से)? (?:दस्तावेज|कागज)|can giay to gi/u,
  ),
  always('owners', /\bwho (?:owns|is the owner)\b|\btitle search\b|\bon the title\b|\bpublic record\b/u),
  always(
    'dispute',
    /\b(?:complain\w*|complaint|ombudsman|afca|fair trading|sue (?:the|my|them|him)|rip(?:ped)? (?:me |us )?off|scam\w*|fraud|misled|lied to)\b(?!.{0,20}\b(?:certificate|report)\b)|reclamacion|me estafaron|plainte|arnaque|beschwer\w+|betrug\w*|reclamo\b|truffa|reclamacao|golpe\b|жалоб\p{L}*|обманул\p{L}*|苦情|詐欺|민원|사기|投诉|骗|شكوى|احتيال|शिकायत|धोखा|lua dao/u,
  ),
  always(
    'forecast',
    /\b(?:what(?:'ll| will)|where (?:will|are)|how will)\b.{0,40}\b(?:prices?|houses?|units?|market|values?|it|they)\b.{0,30}\b(?:next|in (?:\d|two|three|five|ten)|years?|future|heading)\b|\bnext (?:\d|two|three|couple of) years\b|\bif you had to (?:bet|guess)\b|\b(?:crash|bubble) (?:coming|soon|burst)/u,
  ),
  always(
    'timing',
    /\b(?:sell|buy)\b.{0,8}\b(?:now )?or (?:hold|keep|wait|hang on)|\b(?:hold|keep|wait) or (?:sell|buy)\b|\bshould (?:i|we) (?:hold|hang on|hold onto it)\b|vender o (?:esperar|guardar)|vendre ou (?:garder|attendre)|verkaufen oder (?:behalten|warten)|vendere o (?:tenere|aspettare)|vender ou (?:segurar|esperar)|продать или (?:ждать|оставить)|売るか(?:持つ|待つ)|팔까|卖还是(?:留|持有|等)|أبيع أم|बेचूँ या/u,
  ),
  always('firstHome', /\b(?:the|a|any|get|that) (?:first home )?grants?\b|\bfirst home (?:super|owner)/u),
  always(
    'otherIncome',
    /\b(?:count|accept|consider|include|use|take)\b.{0,24}\b(?:penalt(?:y|ies)|overtime|bonus(?:es)?|commission|allowances?|casual|maternity|parental|leave|second job|tips|rental income|child support|centrelink)\b|\b(?:maternity|parental|paternity) (?:leave|pay)\b|产假|育休|육아 ?휴직|maternité|mutterschutz|elternzeit|maternita|licenca[- ]maternidade|декрет\p{L}*|إجازة (?:الأمومة|أمومة)|मातृत्व/u,
  ),
  always(
    'refinance',
    /\b(?:cost|costs|worth|save|saving|cheaper|hard|long)\b.{0,14}\b(?:to switch|switching|if (?:i|we) switch(?:ed)?)\b|\bswitching costs?\b|\bdischarge fee/u,
  ),
  always(
    'rents',
    /\b(?:what|how much)\b.{0,40}\b(?:in rent|rent (?:for|out for)|rents? (?:be|get|there|go for)|(?:it|they|that|one) rent(?: for)?)\b|\b(?:typical|average|median|weekly|market) rents?\b|quanto (?:prendo|si affitta|paga de aluguel)|(?:affitt|alug)\w+.{0,16}(?:a settimana quanto|por semana quanto)|quanto.{0,20}(?:di affitto|de aluguel)|cuanto.{0,20}(?:de alquiler|de renta|se alquila)|combien.{0,20}(?:de loyer|se loue)|wie hoch.{0,10}miete|was zahlt man.{0,20}(?:miete|woche)/u,
  ),
  hint(
    'underquoting',
    /\b(?:outbid|missed out|lost (?:it|out|the (?:auction|house|place|bid))|beaten at (?:the )?auction|(?:went|sold) (?:for|over|above|way))\b|(?:perdimos|perdi) la subasta|perdu (?:aux|l')encheres?|uberboten|perso l'asta|perdemos o leilao|перебили цену|проиграл\p{L}* аукцион|競り負け|낙찰.{0,6}못|没拍到|خسرنا المزاد|नीलामी.{0,6}हार/u,
  ),
  hint(
    'whichSuburb',
    /\b(?:where|which (?:suburb|area|town|place|part)|somewhere|suggest|recommend|anywhere|what area|nearby|close by|further out|within (?:an? )?(?:hour|hr|half|\d+ ?(?:min|km|k)))\b|\b(?:donde|que (?:barrio|zona))\b|\bou\b|\bquel (?:quartier|coin)\b|\bwo\b|welche gegend|\bdove\b|quale zona|\bonde\b|qual bairro|где(?!\p{L})|какой район|どこ|おすすめ|어디|추천|哪(?:里|个区|儿)|推荐|أين|أي منطقة|कहाँ|कौन सा इलाका|o dau|khu nao/u,
  ),
  hint('negotiating', /\b(?:offers?|bids?|bidding|price|asking)\b/u),
  hint('sellingCosts', /\b(?:sell|selling|vendor|sale)\b/u),
  hint(
    'buyingSteps',
    /\b(?:buy|buying|buyer|purchase|property|house|home|unit|apartment|place)\b|comprar|acheter|kaufen|comprare|купить|買|사고|구매|买|شراء|خरीद|खरीद|mua/u,
  ),
  hint(
    'brokerQuestions',
    /\b(?:loans?|mortgages?|lenders?|banks?|broker|finance|borrow\w*)\b|hipoteca|pret\b|kredit|mutuo|emprestimo|кредит|ローン|대출|贷款|قرض|लोन|vay/u,
  ),
  hint(
    'tax',
    /\b(?:tax\w*|deduct\w*|accountant|ato)\b|impuesto|impot|steuer|tass[ae]|imposto|налог|税|세금|ضريب|टैक्स|thue/u,
  ),
  hint(
    'contract',
    /\b(?:contracts?|sign\w*|solicitor|lawyer|conveyanc\w+|legal)\b|abogad|avocat|notaire|anwalt|notar\b|avvocat|notaio|advogad|юрист|адвокат|弁護士|변호사|律师|محامي|वकील|luat su|contrat|vertrag|договор|契約|계약|合同|عقد|अनुबंध/u,
  ),
  hint(
    'building',
    /\b(?:roof|crack\w*|damp|mould|plumbing|wiring|foundation\w*|stumps|drain\w*|leak\w*|builder)\b/u,
  ),
  hint('planning', /\b(?:zoning|zoned|council|permit|approval|easement|heritage|overlay|da\b)/u),
  hint('agentFees', /\bagents?\b/u),
];
