import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Words for what somebody is here, in lower case without the accents of Latin letters. */
type ResidencyWords = Readonly<{
  /** On a visa that ends, or not from here. */
  foreign: string;
  /** A citizen or a permanent resident: words that say so of whoever is named before them. */
  resident: string;
  /** What makes a claim of them, before or after: 'I am', 'has got'. */
  claim: string;
  /** 'Not', before it or after it. */
  not: string;
  /** It is only thought of, or still to come. */
  perhaps: string;
  /** Whom it is said of, where that is not who writes: they buy as well. */
  partner: string;
  /** Nobody who buys. */
  others: string;
  /** Who writes. */
  self: string;
}>;

export const RESIDENCY_WORDS: Readonly<Record<AssistantLanguage, ResidencyWords>> = {
  en: {
    foreign: String.raw`\b(?:temporary|temp|student|working holiday|bridging|graduate|skilled|work|tourist|partner|spouse|provisional) (?:visas?|residents?)\b|\b(?:on|with|have|has|got) (?:an? |my |his |her )?(?!permanent)(?:\w+ )?visas?\b|\b\d{3} ?visas?\b|\bvisas? (?:subclass )?\(?\d{3}\b|\bsubclass \d{3}\b|\b(?:foreign|overseas|international) (?:buyers?|purchasers?|investors?|citizens?|nationals?|students?)\b|\bforeigners?\b|(?<!not |neither |nor )\bforeign\b(?! (?:buyer|purchaser|owner|investment|surcharge|duty|tax|land|stamp)\w*)|\bnon-?residents?\b|\bnot (?:an? )?(?:australian |aussie )?residents?\b|\bbuy\w* from (?:overseas|abroad)\b|\b(?:live|living|based|we'?re|i'?m|still|currently) (?:overseas|abroad)\b|\bonly (?:have |hold |got )?an? (?!australian|aussie)\w+ passport\b|\bcitizens? of (?!australia)\w+`,
    resident: String.raw`\bpr(?: holders?)?\b|\bpermanent (?:resid\w+|visas?)\b|\bcitizens?(?:hip)?\b(?! of (?!australia))|\baustralians?\b(?! (?!citizen|resident|passport|born|by|yet|but|and|so|now|too|either|or|though|since|also|who|as|if)\w)|\baussies?\b|\baustralian (?:citizens?(?:hip)?|residents?|passports?|born|by birth)\b|\bkiwis?\b|\bnew zealand(?:er)?s?\b|\bnaturali[sz]ed\b|\bborn here\b`,
    claim: String.raw`\b(?:i'?m|am|is|are|was|we'?re|she'?s|he'?s|they'?re|im|shes|hes|were|got|get|have|has|had|'?ve|hold\w*|with|as|both|became|become|being|granted|received)\b(?: (?:an?|my|our|her|his|both|now|already|actually|just|finally|the|really|all|proud|dual|australian|aussie|full|even|also|still))*$`,
    not: String.raw`\b(?:not|neither|nor|no|isn'?t|aren'?t|never|without|don'?t|doesn'?t|haven'?t|hasn'?t|ain'?t|wasn'?t)\b`,
    perhaps: String.raw`\b(?:if|once|when|until|till|unless|whether|wait\w* (?:for|until|till)|apply\w*|applied|hoping|hope to|would|should|need to be|have to be|must be|do i need|before (?:i|we|she|he) (?:get|become)|after (?:i|we|she|he) (?:get|become))\b`,
    partner: String.raw`\b(?:wife|husband|partner|girlfriend|boyfriend|fiancee?|spouse|missus|hubby|gf|bf)\b`,
    others: String.raw`\b(?:brothers?|sisters?|parents?|mum|mother|dad|father|sons?|daughters?|uncle|aunt|cousins?|friends?|mate|neighbou?rs?|tenants?|vendors?|sellers?|agents?|boss|family|grandparents|in-laws)\b|\b(?:the|our|their|another|one|some) (?:\w+ )?(?:buyer|purchaser|bidder)s?\b(?! (?:surcharge|duty|tax|rule|fee))`,
    self: String.raw`\b(?:i|i'?m|i'?ve|im|we|we'?re|both|me)\b`,
  },
  de: {
    foreign: String.raw`(?:befristet\w*|temporar\w*|studenten|arbeits|touristen)[- ]?(?:vis(?:um|a)|aufenthalt\w*)|\b(?:mit|auf) (?:einem |meinem )?(?:\d{3}(?:er)?[- ]?)?vis(?:um|a)\b|\b\d{3}(?:er)?[- ]?vis(?:um|a)\b|auslander\w*|auslandisch\w* (?:kauf\w+|staats\w+|investor\w*)|aus dem ausland|\bim ausland\b|nicht (?:in australien )?ansassig|nur (?:einen |den )?(?!austral)\w+ pass\b`,
    resident: String.raw`daueraufenthalt\w*|unbefristet\w*|permanent resident\w*|\bpr\b|australische[rnms]? (?:staats\w+|pass\w*|burger\w*)|staats(?:burger|angehorig)\w*|\baustralier(?:in(?:nen)?|n)?\b|eingeburgert\w*|neuseelander\w*`,
    claim: String.raw`\b(?:bin|ist|sind|habe?n?|hat|hatte|bekommen|erhalten|besitze\w*|mit|als|beide)\b`,
    not: String.raw`\b(?:nicht|kein\w*|ohne|weder|noch|nie)\b`,
    perhaps: String.raw`\b(?:wenn|falls|sobald|ob|bis|warte\w*|beantrag\w*|ware|muss\w*|sollte\w*)\b`,
    partner: String.raw`\b(?:frau|mann|partner(?:in)?|freundin|freund|ehefrau|ehemann|verlobte[r]?)\b`,
    others: String.raw`\b(?:bruder|schwester|eltern|mutter|vater|sohn|tochter|freunde|nachbar\w*|mieter\w*|verkaufer\w*|makler\w*|der kaufer|die kauferin)\b`,
    self: String.raw`\b(?:ich|wir|beide)\b`,
  },
  fr: {
    foreign: String.raw`visas? (?:temporaire|etudiant|de travail|vacances|provisoire|\(?\d{3})|\bavec (?:un |mon )?visa\b(?! permanent)|\betrangere?s?\b(?! (?:payent|paient))|non[- ]residente?s?|\bpas residente?s?\b(?! permanent)|depuis l'etranger|\ba l'etranger\b|residente?s? temporaires?|seulement (?:un |le )?passeport (?!austral)`,
    resident: String.raw`residente?s? permanente?s?|residence permanente|\bpr\b|citoyen\w*(?: australien\w*)?|nationalite australienne|\baustralien(?:ne)?s?\b|passeport australien|naturalise\w*|neo-zelandais\w*`,
    claim: String.raw`\b(?:suis|est|sommes|sont|etes|j'ai|ai|a|avons|ont|eu|obtenu\w*|recu|avec|comme|devenue?s?)\b`,
    not: String.raw`\b(?:pas|ni|non|sans|jamais|ne)\b|\bn'`,
    perhaps: String.raw`\b(?:si|quand|des que|jusqu|attend\w*|attends|demande\w*|serai\w*|sera|faut|doi[ts]|une fois)\b`,
    partner: String.raw`\b(?:femme|mari|copine|copain|compagne|compagnon|conjointe?|fiancee?|epou(?:se|x)|partenaire)\b`,
    others: String.raw`\b(?:frere|soeur|parents|mere|pere|fils|fille|amis?|voisins?|locataire|vendeur|agent|l'acheteur)\b`,
    self: String.raw`\b(?:je|j'\w*|nous|on|moi|tous les deux)\b`,
  },
  es: {
    foreign: String.raw`vis(?:a|ado)s? (?:temporal|de estudiante|de trabajo|de turista|provisional|\(?\d{3})|\bcon (?:un |una |mi )?vis(?:a|ado)\b(?! permanente)|\b\d{3} visa\b|extranjer[oa]s?\b|\bno[- ]residentes?\b|\bno (?:soy|somos) residentes?\b(?! permanente)|desde el extranjero|en el extranjero|residentes? temporal\w*|\b(?:soy|somos|es|estoy|sigo) temporal(?:es)?\b|solo (?:tengo )?(?:el |un )?pasaporte (?!austral)`,
    resident: String.raw`residentes? permanentes?|residencia permanente|\bpr\b|ciudadan[oa]s?\b(?! de (?!australia))|ciudadania|\baustralian[oa]s?\b|pasaporte australiano|nacionalizad[oa]s?|neozelandes\w*`,
    claim: String.raw`\b(?:soy|siendo|es|somos|son|tengo|tiene|tenemos|tienen|obtuv\w+|consegui\w*|dieron|recibi\w*|con|como|ya)\b`,
    not: String.raw`\b(?:no|ni|sin|tampoco|nunca)\b`,
    perhaps: String.raw`\b(?:si(?! ya\b)|cuando|hasta|espero|esperar|esperamos|solicit\w+|una vez|seria|tengo que|hay que|debo)\b`,
    partner: String.raw`\b(?:mujer|marido|novi[oa]|espos[oa]|pareja|prometid[oa]|companer[oa])\b`,
    others: String.raw`\b(?:herman[oa]s?|padres|madre|padre|hij[oa]s?|amig[oa]s?|vecin[oa]s?|inquilin[oa]|vendedor\w*|agente|el comprador|la compradora)\b`,
    self: String.raw`\b(?:yo|soy|somos|tengo|tenemos|estoy|nosotros|los dos|ambos|me|nos)\b`,
  },
  it: {
    foreign: String.raw`vist[oi] (?:temporane[oi]|per studio|da studente|studentesco|di lavoro|turistico|provvisorio|\(?\d{3})|\bcon (?:un |il )?visto\b(?! permanente)|stranier[oaie]\b|\bnon[- ]resident[ei]\b|\bnon (?:sono|siamo) resident[ei]\b(?! permanent)|dall'estero|all'estero|resident[ei] temporane[oi]|solo (?:il |un )?passaporto (?!austral)`,
    resident: String.raw`resident[ei] permanent[ei]|residenza permanente|\bpr\b|cittadin[oaie]\b(?! di (?!australia))|cittadinanza(?: australiana)?|\baustralian[oaie]\b|passaporto australiano|naturalizzat\w+|neozelandes\w*`,
    claim: String.raw`\b(?:sono|e|siamo|ho|ha|abbiamo|hanno|ottenut\w+|ricevut\w+|avut\w+|pres[oa]|con|come)\b`,
    not: String.raw`\b(?:non|ne|senza|nemmeno|mai)\b`,
    perhaps: String.raw`\b(?:se|quando|finche|aspett\w+|appena|una volta|richiest\w+|saro|sarei|devo|bisogna)\b`,
    partner: String.raw`\b(?:moglie|marito|fidanzat[oa]|compagn[oa]|partner|ragazz[oa])\b`,
    others: String.raw`\b(?:fratello|sorella|genitori|madre|padre|figli[oa]?|zi[oa]|amic[oih]e?|vicin[oi]|inquilin[oa]|venditore|agente|l'acquirente|il compratore)\b`,
    self: String.raw`\b(?:io|sono|siamo|ho|abbiamo|noi|entrambi)\b`,
  },
  pt: {
    foreign: String.raw`vist[oa]s? (?:temporario|de estudante|de trabalho|de turista|provisorio|\(?\d{3})|\bcom (?:um |o )?visto\b(?! permanente)|estrangeir[oa]s?\b|\bnao[- ]residentes?\b|\bnao (?:sou|somos) residentes?\b(?! permanente)|do exterior|no exterior|residentes? temporari[oa]s?|so (?:tenho )?(?:o )?passaporte (?!austral)`,
    resident: String.raw`residentes? permanentes?|residencia permanente|\bpr\b|cidada(?:o|os|s)?\b(?! d[eao] (?!australia))|cidadania|\baustralian[oa]s?\b|passaporte australiano|naturalizad[oa]s?|neozeland\w*`,
    claim: String.raw`\b(?:sou|e|somos|sao|tenho|tem|temos|consegui\w*|recebi\w*|peguei|tirei|com|como|ja)\b`,
    not: String.raw`\b(?:nao|nem|sem|nunca)\b`,
    perhaps: String.raw`\b(?:se|quando|ate|espero|esperar|esperamos|pedi|uma vez|seria|preciso ser|tenho que)\b`,
    partner: String.raw`\b(?:mulher|marido|espos[oa]|namorad[oa]|noiv[oa]|companheir[oa]|parceir[oa])\b`,
    others: String.raw`\b(?:irmao|irma|pais|mae|pai|filh[oa]|amig[oa]s?|vizinh[oa]s?|inquilin[oa]|vendedor\w*|corretor\w*|o comprador|a compradora)\b`,
    self: String.raw`\b(?:eu|sou|somos|tenho|temos|nos|os dois|ambos)\b`,
  },
  ru: {
    foreign: String.raw`(?:временн|студенческ|рабоч|учебн)\p{L}* виз\p{L}*|виз\p{L}* \(?\d{3}|по визе|иностран(?:ец|ц|к|н)\p{L}*|нерезидент\p{L}*|из-за границы|за границей|только \p{L}+ паспорт`,
    resident: String.raw`постоянн\p{L}* (?:жител|резидент|вид|проживан)\p{L}*|(?<!\p{L})пмж(?!\p{L})|\bpr\b|граждан(?:ин|к|ств|е)\p{L}*|резидент\p{L}*|австрали(?:ец|йк|йц)\p{L}*|австралийск\p{L}* паспорт|новозеланд\p{L}*`,
    claim: String.raw`(?<!\p{L})(?:я|мы|она|он|оба|есть|имею|имеем|получил\p{L}*|дали|стал\p{L}*|жена|муж|теперь|уже|как)(?!\p{L})`,
    not: String.raw`(?<!\p{L})(?:не|ни|нет|без)(?!\p{L})`,
    perhaps: String.raw`(?<!\p{L})(?:если|когда|пока|жд\p{L}+|подал\p{L}*|бы|нужно ли|надо ли|после того)(?!\p{L})`,
    partner: String.raw`(?<!\p{L})(?:жен[аыеуо]\p{L}?|муж\p{L}{0,2}|девушк\p{L}*|парень|супруг\p{L}*|невест\p{L}*|партн[её]р\p{L}*)(?!\p{L})`,
    others: String.raw`(?<!\p{L})(?:брат|сестр|родител|мать|мама|отец|папа|сын|дочь|друг|друзья|сосед|арендатор|продав|агент|покупатель)\p{L}*`,
    self: String.raw`(?<!\p{L})(?:я|мы|мне|меня|у меня|оба)(?!\p{L})`,
  },
  zh: {
    foreign: String.raw`(?:临时|学生|工作|打工|旅游|配偶|毕业生?|过桥)签证?|\d{3}签证?|签证\d{3}|持.{0,6}签证|海外(?:买家|人士)|外国(?:人|买家|公民|国籍|护照)|外籍|留学生|非居民|非居留`,
    resident: String.raw`pr(?![a-z])|永久?居民|永久居留\p{L}?|绿卡|永居|(?<!外国)公民|入籍|澳籍|澳洲人|澳大利亚人|新西兰人`,
    claim: String.raw`(?:是|有|拿(?:到|了)?|持|为|成|已经?|了|我们?|都)\p{L}{0,3}(?: ?(?:澳洲|澳大利亚|的))?$`,
    not: '不是|没有?|并非|非|还没|未|不算|又不|无',
    perhaps: '如果|要是|假如|等(?:我|到|拿)|是不是(?:要|得)|需要|必须|申请|万一|以后|吗',
    partner: '老婆|老公|妻子|太太|先生|丈夫|女朋友|男朋友|女友|男友|未婚妻|未婚夫|伴侣|配偶(?!签)',
    others: '哥哥|弟弟|姐姐|妹妹|父母|爸爸|妈妈|儿子|女儿|朋友|邻居|租客|卖家|中介|(?<!海外|外国)买家',
    self: '我|咱|本人|都是|两人',
  },
  ja: {
    foreign: String.raw`外国(?:人|籍)|(?:学生|就労|一時|ワーホリ|ワーキングホリデー|観光|臨時)ビザ|ビザ\d{3}|\d{3}ビザ|海外から|海外在住|海外に住|非居住者|留学生`,
    resident: '永住(?:権|者|ビザ)|市民権|国籍|市民|オーストラリア人|ニュージーランド人|pr(?![a-z])',
    claim:
      '^(?:が|を|は|も|の)?(?:もう|すでに|持|あ[りる]|取|です|だ|で[、。すし]|なり|なっ|とれ|得|、|。|$)',
    not: '^(?:が|は|も|を|で|じゃ)*(?:まだ)?(?:な[いくし]|あ?りません|ありません|持って(?:い)?(?:な|ま?せん)|違い)|^ではあり|^でもあり',
    perhaps: 'もし|たら|れば|なら|場合|申請|待[っちて]|まで|必要',
    partner: '妻|夫|彼女|彼氏|パートナー|婚約者|主人|旦那|奥さん|配偶者',
    others: '兄|弟|姉|妹|両親|父|母|息子|娘|友人|友達|隣人|売主|買主|不動産屋|入居者',
    self: '私|僕|俺|我々|自分|二人とも',
  },
  ko: {
    foreign: String.raw`외국인|외국 ?국적|(?:임시|학생|유학|워킹|취업|관광|브릿지) ?(?:홀리데이 ?)?비자|비자 ?\(?\d{3}|\d{3} ?비자|해외에서|해외에 살|해외 ?거주|비거주자|유학생`,
    resident: '영주권자?|시민권자?|호주 ?(?:국적|시민|사람)|뉴질랜드 ?(?:국적|사람)',
    claim:
      '^(?:이|을|를|은|는|도)? ?(?:있|받|땄|딴|취득|나왔|자(?:이|예|입|야|고|라|$)|이[에야고라]|입니|예요|에요|인|야|고)',
    not: '^(?:이|가|을|를|은|는|도|자가?)* ?(?:없|아니|아닌|안 |못)',
    perhaps: '만약|(?<!라)면 |다면|으면|받으면|때까지|신청|기다|나오면|되면|필요',
    partner: '아내|남편|여자 ?친구|남자 ?친구|여친|남친|와이프|약혼|배우자|집사람',
    others:
      '형|누나|언니|오빠|동생|부모|아버지|어머니|아들|딸|(?<!여자 ?|남자 ?)친구|이웃|세입자|집주인|매도인|구매자(?!입|예)',
    self: '저는|제가|나는|내가|전|우리|저희|둘 ?다',
  },
  ar: {
    foreign: String.raw`(?:ال)?(?:تأشيرة|فيزا) (?:ال)?(?:مؤقتة|طالب|عمل|دراسة|سياحة|\(?\d{3})|\d{3} (?:فيزا|تأشيرة)|أجنبي\p{L}*|أجانب|غير مقيم\p{L}*|من الخارج|في الخارج`,
    resident: String.raw`(?:ال)?إقامة (?:ال)?دائمة|(?:ال)?اقامة (?:ال)?دائمة|مقيم\p{L}* دائم\p{L}*|مواطن\p{L}*|(?:ال)?جنسية (?:ال)?[أا]سترالية|[أا]سترالي\p{L}*|\bpr\b`,
    claim: String.raw`(?:أنا|انا|نحن|إحنا|احنا|معي|معنا|عندي|عندنا|لدي|لدينا|حصل\p{L}*|أخذ\p{L}*|صرت|هي|هو|زوجت?\p{L}*|أحمل|احمل)`,
    not: String.raw`لست|لسنا|ليس\p{L}*|ما عند\p{L}*|مش|مو|بدون|بلا|لا (?:أملك|أحمل|نملك)|غير`,
    perhaps: String.raw`(?<!\p{L})(?:إذا|اذا|لو|عندما|لما|حتى|أنتظر|انتظر\p{L}*|قدمت|هل يجب)(?!\p{L})`,
    partner: String.raw`زوجت\p{L}*|زوجي|خطيب\p{L}*|شريك\p{L}*`,
    others: String.raw`أخي|أختي|والد\p{L}*|أبي|أمي|ابني|ابنتي|صديق\p{L}*|جار\p{L}*|المستأجر|البائع|الوكيل|المشتري(?! الأجنبي)`,
    self: String.raw`(?<!\p{L})(?:أنا|انا|نحن|إحنا|احنا|معي|معنا|عندي|عندنا|كلانا)(?!\p{L})`,
  },
  hi: {
    foreign: String.raw`(?:अस्थायी|स्टूडेंट|टेम्परेरी|वर्क|छात्र|टूरिस्ट) वी[ज़ज]़?ा|\d{3} वी[ज़ज]़?ा|विदेशी|विदेश (?:से|में)|एनआरआई|\bnri\b`,
    resident: String.raw`पीआर|\bpr\b|परमानेंट रेज\p{L}*|नागरिकता?|सिटिज\p{L}*|स्थायी निवासी|ऑस्ट्रेलियाई?|ऑस्ट्रेलियन`,
    claim: '^ ?(?:भी|तो|अब|पहले से|दोनों)? ?(?:है|हैं|हूँ|हूं|हो|मिल|ले|बन)',
    not: '^ ?(?:भी|तो|अभी)? ?(?:नहीं|न )|(?:न तो|बिना) $',
    perhaps: 'अगर|यदि|जब|तक|के बाद|होना (?:चाहिए|ज़रूरी)|इंतज|अप्लाई|आवेदन',
    partner: 'पत्नी|पति|बीवी|गर्लफ्रेंड|बॉयफ्रेंड|मंगेतर|पार्टनर',
    others: 'भाई|बहन|माता-पिता|माँ|पिता|बेटा|बेटी|दोस्त|पड़ोसी|किराएदार|विक्रेता|एजेंट',
    self: 'मैं|मेरे|मुझे|हम|हमें|दोनों',
  },
};
