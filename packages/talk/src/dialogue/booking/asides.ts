import { plainText } from '../../understanding/clean-text.ts';

/** What people ask about a viewing beside its time. */
const ASIDES = [
  'privacy',
  'company',
  'host',
  'bring',
  'free',
  'parking',
  'access',
  'whyContact',
  'length',
  'changeable',
] as const;
export type Aside = (typeof ASIDES)[number];

/** In all languages, in lower case without the accents of Latin letters. */
const WORDS: Readonly<Record<Aside, RegExp>> = {
  privacy:
    /\b(?:my|our|the) (?:\w+ )?(?:details|number|phone|mobile|e-?mail|data|info\w*|name|contacts?)\b[^.?!]{0,40}\b(?:sold|sell|shared?|pass(?:ed)? on|safe|private|confidential|spam\w*|hacked|leaked|given (?:out|away|to))\b|\b(?:sell(?:ing)?|shar(?:e|ing)|pass(?:ing)? on|giv(?:e|ing) (?:out|away)|leak)\b[^.?!]{0,12} (?:my|our) (?:\w+ )?(?:details|number|phone|mobile|e-?mail|data|info\w*|contacts?)\b|\b(?:do|must|should|why do) (?:i|we) (?:really |actually )?(?:have to |need to )?(?:hand over|give (?:you|u|out)?|leave|provide|share|fill in)\b[^.?!]{0,24}\b(?:details|number|name|e-?mail|phone|data|info\w*)\b|\b(?:rather not|don'?t (?:want|like) to) (?:hand over|give|leave|provide|share)\b[^.?!]{0,24}\b(?:details|number|name|e-?mail|phone)\b|\b(?:get|be|getting) spam\w*\b|\bprivacy\b|\b(?:daten|nummer|adresse)\b[^.?!]{0,40}\b(?:verkauf\w*|weitergegeben|weitergeben|missbrauch\w*)|\bdatenschutz\w*|\bmuss ich [^.?!]{0,30}(?:daten|nummer|namen?)\b[^.?!]{0,16}(?:an|her|ab)?(?:geben|hinterlassen)\b|\b(?:coordonnees|numero|donnees|adresse)\b[^.?!]{0,40}\b(?:re)?(?:vendu\w*|vendre|partage\w*|transmis\w*)|\b(?:re)?(?:vendre|vendez|partager?z?) (?:mes|mon)\b|\b(?:dois-je|faut-il|je dois|est-ce que je dois) [^.?!]{0,20}(?:donner|laisser) (?:mes|mon|toutes)\b|\bconfidentialite\b|\bvie privee\b|\b(?:datos|numero|telefono|correo|dados|telefone|dati|recapiti)\b[^.?!]{0,40}\b(?:vend(?:e|en|er|era\w*|an|ido\w*|ida\w*|uto|uti)|compart\w*|partilhad\w*|condivis\w*|cedut[oi])\b|\b(?:vender|vendono|vendem|vendete|compartir|compartilhar)\w* (?:mis?|i miei|il mio|meus?|os meus|o meu)\b|\btengo que dar (?:mis?|todos)\b|\bdevo (?:proprio |per forza )?(?:lasciare|dare) (?:i miei|il mio)\b|\b(?:preciso|tenho (?:que|de)) (?:dar|deixar|passar) (?:os |o )?(?:meus?)\b|\bprivacidade?\b|(?:данные|номер|телефон)[^.?!]{0,30}(?:прода|переда[дстю])\p{L}*|(?:прода|переда)\p{L}*[^.?!]{0,12}(?:мо[ийея]|данные|номер)|обязательно[^.?!]{0,20}(?:оставлять|давать|указывать)|конфиденциальн\p{L}*|(?:信息|号码|电话|资料)[^。？]{0,12}(?:卖|泄露|外传|给别人)|卖[^。？]{0,6}(?:信息|号码|资料)|(?:一定|必须)要?留[^。？]{0,6}(?:电话|信息|资料|姓名)|隐私|個人情報|(?:番号|情報)[^。？]{0,12}(?:売|第三者|漏)|개인 ?정보|(?:번호|정보)[^.?]{0,12}(?:팔|유출|넘기|넘어가)|(?:नंबर|जानकारी|डेटा)[^।?]{0,20}(?:बेच|साझा|शेयर)|निजता|प्राइवेसी|(?:رقمي|بياناتي|معلوماتي)[^.؟]{0,24}(?:بيع|تباع|يباع|مشارك|تشارك)|(?:بيع|مشاركة|تبيعون|ستبيعون) (?:رقمي|بياناتي|معلوماتي)|(?:ال)?خصوصي(?:ة|تي)/u,
  whyContact:
    /\b(?:why|what|how) (?:do|would|will|are) (?:you|u|they) (?:need|want|use|using|do with|going to do with)\b.{0,30}\b(?:e-?mail|name|details|number|phone|that|this)\b|\bwhat(?:'s| is) (?:my |the )?(?:e-?mail|number) for\b|\bwofur brauchen sie|\bwarum brauchen sie|\bpourquoi (?:avez-vous besoin|voulez-vous|mon)|\b(?:para|por) que (?:necesita|quiere|precisa)\w*|\bperche (?:vi serve|le serve|volete|serve)|зачем (?:вам|нужн)|为什么(?:要|需要)|(?:なぜ|どうして).{0,12}(?:メール|名前|連絡先)|왜 .{0,12}(?:이메일|이름|연락처)|(?:ईमेल|नाम|नंबर).{0,10}(?:क्यों|किसलिए)|لماذا (?:تحتاج|تريد)/u,
  parking:
    /\b(?:parking|parked|parkng|parkin|pakring|parkign|praking|parcking|parkings|car ?parks?|car ?spaces?|carport|garage)\b|\b(?:where|can|do|could|should|will|to|able) (?:(?:i|we|you|u|to) )*park\b|\bpark (?:the|teh|my|our|a|it|on|out|there|close)\b|\bwhere (?:can|do|could) (?:i|we) (?:leave|put) (?:the|my|our) car\b|\bparkplatz\w*|\bparken\b|\b(?:me |se )?garer\b|\bstationn\w*|\baparc\w*|\bestacion\w*|\bparchegg\w*|парков\p{L}*|停车|停車|泊车|駐車|주차|पार्क(?:िंग|\s)|(?:ل)?(?:لمواقف|مواقف|موقف) (?:سيار\p{L}*)?|اركن/u,
  access:
    /\b(?:wheel ?chairs?|accessib\w*|stairs?|staircase|(?<!next )steps|lift|elevator|ramps?|walker|walking frame|pram|stroller|step[- ]free|mobility|disab\w*)\b|\b(?:treppen?|stufen|aufzug|fahrstuhl|rollstuhl\w*|rollator|barrierefrei|kinderwagen)\b|\b(?:escaliers?|ascenseur|fauteuil roulant|poussette)\b|\b(?:escaleras?|ascensor|silla de ruedas|accesible|cochecito)\b|\b(?:scale|ascensore|sedia a rotelle|carrozzina|passeggino)\b|\b(?:escadas?|elevador|cadeira de rodas|acessivel)\b|лифт\p{L}*|лестниц\p{L}*|ступен\p{L}*|коляск\p{L}*|пандус|电梯|楼梯|轮椅|台阶|无障碍|婴儿车|エレベーター|階段|車椅子|段差|バリアフリー|ベビーカー|엘리베이터|계단|휠체어|유모차|लिफ़?्ट|सीढ़ि|व्हीलचेयर|रैंप|مصعد|درج(?!ة)|سلالم|كرسي متحرك|منحدر/u,
  company:
    /\b(?:bring|come|join|tag|accompany|with me|take|along|too)\b.{0,40}\b(?:wife|husband|hubby|missus|partner|boyfriend|girlfriend|fiancee?|kids?|children|baby|son|daughter|parents?|mum|mom|dad|mother|father|in-laws|friend|mate|brother|sister|builder|dog|family|someone|somebody)\b|\b(?:wife|husband|hubby|missus|partner|boyfriend|girlfriend|fiancee?|kids?|children|baby|son|daughter|parents?|mum|mom|dad|mother|father|in-laws|friend|mate|brother|sister|builder|dog|family|someone|somebody)\b.{0,40}\b(?:come|join|along|too|with (?:me|us)|as well|there)\b|\bhow many (?:of us|people)\b|\b(?:two|three|four|five|2|3|4|5) of us\b|\b(?:frau|mann|partner(?:in)?|kinder|eltern|freund(?:in)?|familie)\b.{0,24}\b(?:mitkommen|mitbringen|dabei|mit)\b|\b(?:mari|femme|conjointe?|enfants|parents|amie?|famille)\b.{0,30}\b(?:venir|vienne|accompagn\w*|avec|present)\b|\b(?:amener|venir avec)\b|\b(?:esposa|mujer|marido|esposo|pareja|hijos|ninos|padres|familia|amig[oa])\b.{0,30}\b(?:venir|viene|acompan\w*|ir|tambien)\b|\b(?:llevar a|ir con|traer a)\b|\b(?:moglie|marito|compagn[oa]|figli|bambini|genitori|famiglia|amic[oa])\b.{0,30}\b(?:venire|viene|accompagn\w*|anche)\b|\b(?:mulher|namorad[oa]|parceir[oa]|filhos|criancas|pais)\b.{0,30}\b(?:vir|ir|acompanh\w*|junto|tambem)\b|\b(?:levar|trazer) (?:a|o|meu|minha|os|as)\b|(?:с|со|взять|привести) (?:жен|муж|дет|родител|друг|семь|реб)\p{L}*|(?:жена|муж|дети|родители|друг) .{0,16}(?:прийти|придёт|придет|со мной)|(?:带|和|跟|帶)(?:我)?(?:的)?(?:老婆|妻子|太太|丈夫|先生|老公|孩子|小孩|父母|爸妈|朋友|家人)|几个人|(?:妻|夫|主人|家族|子供|子ども|両親|友人|友達)(?:も|と|を).{0,6}(?:一緒|連れ|同行|来)?|(?:아내|남편|가족|아이|부모님|친구|와이프).{0,8}(?:같이|함께|데리고|데려|와도)|(?:पत्नी|पति|बच्च|माता|पिता|परिवार|दोस्त)\p{L}*\p{M}*.{0,20}(?:साथ|ला|आ सक)|(?:زوجت|زوج|أطفال|اطفال|والد|عائلت|صديق)\p{L}*.{0,20}(?:معي|أحضر|يأت|تأت)|(?:أحضر|اصطحاب|إحضار) /u,
  host: /\b(?:agent|someone|somebody|anyone|who)\b.{0,30}\b(?:be there|meet|show|let (?:me|us) in|there|do i meet|shows?)\b|\b(?:get in|go in|go through) (?:on )?(?:my|our) own\b|\b(?:makler(?:in)?|jemand|wer)\b.{0,24}\b(?:da|dabei|zeigt|trifft|vor ort)\b|\b(?:agent|quelqu'un|qui)\b.{0,24}\b(?:sera|present|fait visiter|accueill\w*)\b|\b(?:agente|alguien|quien)\b.{0,24}\b(?:estara|habra|muestra|ensena|recibe)\b|\b(?:agente|qualcuno|chi)\b.{0,24}\b(?:sara|mostra|ci accoglie|presente)\b|\b(?:corretor|alguem|quem)\b.{0,24}\b(?:estara|vai estar|mostra|recebe)\b|(?:агент|риелтор|кто).{0,20}(?:будет|покажет|встретит)|(?:中介|经纪|谁|有人).{0,10}(?:在|带|接|陪)|(?:担当者?|誰|エージェント).{0,12}(?:いま|案内|来|立ち会)|(?:중개|담당|누가|에이전트).{0,12}(?:있|안내|나오)|(?:एजेंट|कौन|कोई).{0,20}(?:होगा|होंगे|दिखाए|मिलेगा)|(?:الوكيل|الوسيط|من|أحد) .{0,16}(?:سيكون|هناك|يستقبل|سيستقبل)/u,
  bring:
    /\b(?:need|have|should|anything|supposed) (?:i |we |to |that i |that we )*(?:(?:i|we|to) )*(?:need to )?(?:bring|take with|prepare)\b|\bwhat (?:do|should) (?:i|we) (?:bring|need|prepare)\b|\b(?:id|licen[cs]e|documents?|paperwork)\b.{0,20}\b(?:need|bring|require)\w*|\bneed (?:any )?(?:id|documents?|paperwork|pre-?approval)\b|\b(?:etwas )?mitbringen\b|\b(?:apporter|amener quelque chose|prevoir)\b|\b(?:llevar algo|traer algo|debo llevar|tengo que llevar|necesito llevar)\b|\bportare (?:qualcosa|con me|documenti)|\b(?:levar (?:algo|alguma|algum)|preciso levar)\b|(?:взять|принести|нужно).{0,10}с собой|(?:что|надо ли) .{0,10}(?:взять|принести)|(?:要|需要)?(?:带|準備|准备)(?:什么|证件|身份证)|(?:持って|持ち物|必要な(?:もの|書類))|(?:가져|준비)(?:가|할|해|와)|(?:साथ|क्या) (?:ला|लेकर)|(?:أحضر|إحضار|أجلب) (?:شيئا|معي|أي)/u,
  free: /\b(?:is|does|do|will|are) (?:it|there|the (?:viewing|inspection|visit)|viewings?|i|we|you) (?:\w+ ){0,2}(?:free of charge|cost(?: me| us| anything| money)?|charge|any (?:fee|cost|charge|obligation)|have to pay|pay (?:anything|for (?:it|the viewing)))\b(?! to buy)|\b(?:viewing|inspection|visit)\b.{0,20}\b(?:free|cost|charge|fee)\b|\bany (?:fees?|charges?|obligations?)\b|\bno obligation\b|\b(?:kostet die besichtigung|kostenlos|unverbindlich|gebuhr fur)\b|\b(?:visite (?:est-elle )?(?:gratuite|payante)|gratuite?|sans engagement)\b|\b(?:visita (?:es )?gratis|cuesta (?:algo )?la visita|sin compromiso|gratuita?)\b|\b(?:visita (?:e )?gratuita|si paga|senza impegno)\b|\b(?:visita (?:e )?(?:gratis|gratuita)|sem compromisso|custa alguma coisa)\b|бесплатн\p{L}*|(?:показ|просмотр) .{0,10}(?:стоит|платн)|看房.{0,6}(?:免费|收费|要钱)|免费(?:吗|的吗)|(?:見学|内見|内覧).{0,8}(?:無料|有料|料金|費用)|(?:방문|보는|관람).{0,8}(?:무료|비용)|무료(?:인가|에요|예요)|(?:देखने|मुलाक़?ात).{0,12}(?:पैसे|शुल्क|मुफ़?्त|फ्री)|(?:المعاينة|الزيارة) .{0,12}(?:مجان|رسوم|تكلف)/u,
  length:
    /\bhow long\b.{0,30}\b(?:take|last|go|is it|will|need|have|viewing|inspection|slot|be)\b|\bhow much time\b|\bwie lange\b|\bcombien de temps\b|\bcuanto (?:tiempo|dura)\b|\bquanto (?:tempo|dura)\b|сколько (?:времени|длится|по времени|займ[её]т)|(?:多久|多长时间|多長時間|要多少时间)|(?:どのくらい|どれくらい|何分|何時間)(?:かか|です)|(?:얼마나 걸|시간이 얼마나|몇 분)|कितना (?:समय|टाइम|वक़?्त)|कितनी देर|كم (?:من الوقت|المدة|تستغرق|يستغرق)|ما مدة/u,
  changeable:
    /\b(?:can|could|may|what if|if) (?:i|we)\b.{0,24}\b(?:change|move|cancel|reschedule|postpone)\b.{0,30}\b(?:later|afterwards?|after (?:that|booking)|if (?:needed|something|i|we)|last minute|free)\b|\b(?:spater|notfalls) (?:noch )?(?:andern|verschieben|absagen|stornieren)|\b(?:changer|annuler|deplacer) (?:plus tard|apres|ensuite|si besoin)|\b(?:cambiar|cancelar|mudar)(?:l[oa])? (?:despues|mas tarde|luego|depois|mais tarde|si hace falta)|\b(?:cambiare|spostare|annullare|disdire) (?:dopo|piu tardi|in seguito)|(?:можно|смогу) .{0,12}(?:потом|позже|если что) .{0,10}(?:перенести|отменить)|(?:之后|以后|到时候?)(?:还)?(?:能|可以)(?:改|取消)|(?:後で|あとで)(?:変更|キャンセル)|나중에 (?:변경|취소|바꿀)|बाद में (?:बदल|रद्द|कैंसिल)|(?:تغيير|إلغاء)\p{L}* (?:لاحقا|فيما بعد)/u,
};

/** What a message asks about the viewing, if anything. */
export const asideOf = (message: string): Aside | null => {
  const text = plainText(message);
  return ASIDES.find((aside) => WORDS[aside].test(text)) ?? null;
};

/** A worry about what becomes of their own details; nobody else's are asked for. */
export const isPrivacyWorry = (message: string): boolean => WORDS.privacy.test(plainText(message));

/** What only the agent knows, asked beside something else. */
export const alsoAsked = (message: string, first: Aside): Aside | undefined => {
  const text = plainText(message);
  return ASIDES.find((aside) => aside !== first && isForAgent(aside) && WORDS[aside].test(text));
};

const ASKS =
  /[?？؟]|^(?:(?:and|so|ok|hey|hi|also|but|just|quick question|by the way|btw)[, ]+)*(?:what|whats|how|hows|is|isnt|are|does|do|did|can|could|who|where|why|when|which|will|would|has|have|any|tell me|show me)\b|^(?:y |et |und |e )?(?:que|cual|cuanto|cuando|donde|como|quien|por que|hay|es|tiene|quel|quelle|combien|comment|ou|est-ce|y a-t-il|pourquoi|qui|was|wie|wo|wann|wer|warum|gibt|ist|hat|kann|quanto|quanta|qual|quale|dove|come|chi|perche|c'e|ha|quem|onde|tem|ha)\b|^(?:сколько|какой|какая|где|когда|кто|почему|есть ли|как)|[吗么呢]|多少|什么|怎么|哪里|か[。.]?$|ですか|ますか|(?:나요|까요|가요|ㄴ가|니까)[?.]?$|क्या|कितन|कहाँ|कहां|कौन|कब|क्यों|^(?:هل|كم|ما|من|أين|متى|لماذا|كيف)/u;
/** Whether something is asked, and not only said. */
export const isAsking = (message: string): boolean => ASKS.test(plainText(message));

/** What only the agent knows: the question goes with the booking. */
const FOR_AGENT: ReadonlySet<Aside> = new Set<Aside>(['parking', 'access']);
export const isForAgent = (aside: Aside): boolean => FOR_AGENT.has(aside);
