/** Words that ask for a small sum by themselves. In lower case without the accents of Latin letters. */

export const LMI =
  /\blmi\b|mortgage insurance|seguro hipotecario|assurance (?:hypothecaire|du pret|pret)|hypothekenversicherung|kreditversicherung|assicurazione (?:sul |del )?mutuo|seguro (?:do )?(?:emprestimo|financiamento)|страхов\p{L}* ипотек\p{L}*|ипотечн\p{L}* страхов\p{L}*|ローン保険|대출 ?보험|모기지 ?보험|贷款保险|抵押(?:贷款)?保险|تأمين (?:ال)?(?:رهن|قرض)/u;
export const LMI_COST =
  /\$|\b(?:how much|roughly|amount|cost|costs|price|premium|dollars?|estimate|ballpark)\b|\bwhat(?:'s| is| would| will)?(?: the| my)? lmi (?:be|come|cost|on|roughly|for)\b|cuanto|combien|wie ?viel|wie hoch|quanto|сколько|いくら|얼마|多少|كم|कितना|कितनी/u;
export const LMI_NEEDED =
  /\b(?:do|does|would|will|must|should|have|gonna|going) (?:i|we|he|she|they|to|it|that)\b|\bneed(?:ed)?\b|\b(?:is|will|would) there\b|\b(?:cop|hit with|charged|slugged)\b|\b(?:any|no|without|zero|sin|sans|ohne|senza|sem) (?:the |el |la |die |that )?(?:lmi|mortgage insurance)\b|(?:без|不用|没有|免|بدون) ?lmi|lmi ?(?:なし|不要|없|नहीं)|\bappl(?:y|ies)\b|\bpay(?:able)?\b|\b(?:necesito|hay que|tengo que|pago|pagar|tiene|necesitamos|tenemos que|pagamos|faut(?:-il)?|dois(?:-je)?|devons|payer|payons|brauchen?|muss|mussen|zahlen|fallig|devo|dobbiamo|serve|pagare|preciso|precisamos|tenho que|temos que|tem)\b|нужн\p{L}*|надо|плат\p{L}*|必要|要り|払|필요|내야|要(?:买|付|交)|需要|يلزم|أحتاج|ادفع|أدفع|देना|लगेगा|लगता|ज़?रूर|पड़ेगा/u;
/** What it is, whether it can be got rid of or written off, is told. */
export const LMI_TOLD =
  /\bwhat (?:is|does)(?: an?| the)? lmi\W*$|\bwhat(?:'?s| is| does| do)\b.{0,12}\blmi\b(?: mean| stand| actually| thing)|\b(?:avoid|waive\w*|refund\w*|deduct\w*|capitali[sz]e\w*|add(?:ed)? to)\b/u;

/** Help of the state for those who buy their first home. */
export const ASKS_SCHEME =
  /\bschemes?\b|\bgrants?\b|\b(?:government|govt|fed(?:eral)?s?|state)\b.{0,40}\b(?:help|lets?|guarantee\w*|deposit|assist\w*|program\w*|thing)\b|\b(?:first home|5 ?%|five percent)(?: deposit| buyers?)? (?:guarantee|thing|deal|program\w*|help)\b|\bhelp\b.{0,24}\bfirst (?:home|time)|ayudas?\b|programas? (?:del gobierno|para)|\baides?\b|dispositif\w*|pret a taux zero|forder(?:ung|programm|mittel)\w*|staatliche hilfe|zuschuss\w*|\baiut[oi]\b|agevolazion\w*|\bbonus\b|programas? (?:do governo|de)|subsidi\w*|ajuda do governo|программ\p{L}*|льгот\p{L}*|субсиди\p{L}*|господдержк\p{L}*|помощь (?:от )?государств\p{L}*|(?:支援|補助|優遇)(?:制度|金)?|支援策|지원(?:금|제도| ?프로그램)|혜택|보조금|补贴|补助|优惠(?:政策)?|扶持|政府(?:计划|政策|帮助)|برامج|برنامج|(?:ال)?منحة|إعانة|دعم (?:حكومي|الحكومة)|योजना|स्कीम|सब्सिडी|सरकारी (?:मदद|सहायता)/u;

export const ASKS_DEPOSIT =
  /\b(?:how (?:much|big)(?: of)?(?: an?)?|what(?: size| sort of| kind of)?(?: an?)?|which) deposits?\b(?! (?:scheme|bond|guarantee))|\bhow much\b.{0,16}\b(?:do|would|will|should|must) (?:i|we)\b.{0,10}\b(?:need|have|save|put)\b.{0,24}\b(?:deposit|down)\b|\bdeposit (?:do|would|will|should) (?:i|we) need\b|cuant[oa] (?:de )?(?:entrada|deposito|enganche|inicial)|que (?:entrada|deposito|enganche)|combien d'apport|quel apport|wie ?viel (?:eigenkapital|anzahlung)|welche anzahlung|quanto (?:anticipo|acconto)|che (?:anticipo|acconto)|quanto (?:de |(?:e|seria|fica) (?:a )?)entrada|(?:сколько|какой).{0,24}взнос\p{L}*|взнос\p{L}*.{0,16}(?:сколько|какой|нужен)|首付.{0,6}多少|多少首付|要付多少首付|頭金.{0,8}(?:いくら|どのくらい|どれくらい)|(?:계약금|다운페이(?:먼트)?|자기자본).{0,8}얼마|كم (?:ال)?(?:دفعة|مقدم|عربون)\p{L}*|(?:डाउन पेमेंट|डिपॉ(?:ज|ज़|ज़)िट).{0,10}(?:कितन|चाहिए)/u;

/** Whether a rented home carries itself. */
export const ASKS_CASHFLOW =
  /de (?:ma|notre) poche|de (?:mi|nuestro) bolsillo|drauf(?:legen|zahlen)|zuzahlen|eigener tasche|di tasca|do (?:meu |nosso )?bolso|доплачива\p{L}*|своего кармана|\bout of pocket\b|\bcash ?flow\b|\bbreak[- ]?even\b|\b(?:positively|negatively|neutrally) geared\b|\bcover(?:s|ed)? (?:the |its |my |all )?(?:mortgage|loan|costs|interest|repayments)\b|\b(?:anything|something|much) left\b|queda(?:ria)? algo|cubre\w*|flujo de caja|reste\w* quelque chose|couvr\w*|bleibt.{0,24}(?:ubrig|etwas)|deck\w*|(?:resta|rimane) qualcosa|copr(?!opri)\w*|sobra (?:algo|alguma)|cobre\w*|остан\p{L}* что|покро\p{L}*|окуп\p{L}*|手元に残|赤字|黒字|남는|적자|흑자|倒贴|够不够还|收支|يغطي|يتبقى|जेब से|बचेगा कुछ|कुछ बचेगा/u;

/** What a sale would leave. */
export const ASKS_LEFT =
  /\b(?:what|how much)\b.{0,40}\b(?:be left|left over|is left|walk away with|come out with|clear|net|pocket|end up with|have left)\b|\bcome out ahead\b|(?:cuanto|que) (?:me |nos )?(?:queda\w*|sobra\w*)|combien.{0,16}(?:reste\w*|resterait)|was bleibt|wie ?viel bleibt|(?:quanto|cosa) (?:mi |ci )?(?:resta|rimane|resterebbe)|quanto (?:me |nos )?(?:sobra|resta|fica)\w*|сколько (?:у меня )?остан\p{L}*|いくら残|手元に.{0,6}残|얼마(?:나|가)? 남|还剩多少|剩下?多少|(?:كم|ماذا) (?:يبقى|سيبقى|يتبقى)|कितना (?:बचेगा|बचता|बच)/u;
export const OF_A_SALE =
  /\bagents?\b|\bsell(?:s|ing)?\b|\bsold\b|\bsale\b|\bowing\b|\bowe\b|vend\w*|vent[ae]|verkauf\w*|vendit\w*|vende\w*|прода\p{L}*|売(?:れ|っ|却|る)|팔|매각|卖|بيع|بعت|बेच/u;

/** 'Is that too much?', of what is paid each month. */
export const TOO_MUCH =
  /\btoo (?:much|high|steep|heavy)\b|\b(?:is|are|would|will|does|sound)\b.{0,40}\b(?:ok|okay|doable|manageable|affordable|realistic|a lot|heavy|reasonable|comfortable|sustainable)\b|demasiado|es mucho|mucho para|trop\b|c'est (?:beaucoup|lourd|faisable)|zu (?:viel|hoch)|machbar|tragbar|troppo|sostenibile|muito|demais|pesad[oa]|слишком|много ли|потян\p{L}*|高すぎ|多すぎ|きつい|無理|너무|무리|부담|太(?:多|高|重)|吃力|负担|كثير|مرتفع|أتحمل|ज़?्?यादा|भारी|बहुत/u;

/** How dear a home may be, with what is saved. */
export const ASKS_REACH =
  /\bhow (?:far|high) (?:can|could|would|should|might) (?:i|we)\b|\bwhat (?:price|can (?:i|we)|could (?:i|we)) .{0,20}\b(?:look|aim|afford|reach|go up to|stretch)\b|\bhow much (?:can|could) (?:i|we) (?:go|spend|pay|stretch|afford)\b|hasta (?:cuanto|donde|que precio)|jusqu'(?:ou|a combien|a quel prix)|wie weit konn\w+|bis (?:wie ?viel|zu welchem preis|wohin)|fino a (?:quanto|che prezzo)|fin dove|ate (?:quanto|onde|que preco)|до какой (?:суммы|цены)|на какую сумму|いくらまで|いくらくらいの|どこまで|얼마까지|얼마짜리|能买(?:到)?(?:多少|什么价)|最多.{0,6}(?:买|看)|(?:إلى|لحد|لغاية) (?:كم|أي)|कितने तक|कहाँ तक|कहां तक/u;

export const INTEREST_ONLY =
  /\binterest[- ]only\b|solo intereses|(?:que|seulement) les interets|nur (?:die )?zinsen|solo (?:gli )?interessi|so (?:os )?juros|только процент\p{L}*|利息のみ|이자만|只(?:还|付)利息|الفائدة فقط|सिर्फ ब्याज/u;
/** Both are paid again: 'principal and interest', in all languages. */
export const PRINCIPAL_TOO =
  /\bprincipal (?:and|&|plus) interest\b|\bp ?(?:&|and|\+) ?i\b|capital (?:e|y) (?:intereses|juros)|capital et interets|tilgung und zins\w*|mit tilgung|capitale e interessi|(?:тело|основной долг) и процент\p{L}*|元利|원리금|本息|(?:还本|等额本)|الأصل والفائدة|मूलधन और ब्याज/u;
/** 'For the first 5', '5 years interest-only'. */
export const INTEREST_ONLY_YEARS =
  /(?:interest[- ]only\D{0,24}?|\bfirst )(\d{1,2})(?!\d|\s*(?:%|k\b|\.\d))|(\d{1,2})[\s-]*(?:years?|yrs?|y)\b[^.,;\d]{0,12}interest[- ]only|(\d{1,2}) ?(?:anos|ans|jahren?|anni|лет|года?|年|년|سنوات|साल)/u;

/** Money out of a home that one owns. */
export const DRAWS =
  /\bequity\b|\b(?:pull|draw|take|get|free|cash|release)(?:ing)? (?:\w+ ){0,3}out\b|\b(?:draw|release|unlock|tap)\b|sacar|liberar|sortir|debloquer|herausholen|rausholen|freisetzen|tirar(?:e)? fuori|prelevare|ricavare|tirar|sacar|вытащить|вывести|取出|套(?:现|出)|拿出|引き出|빼(?:낼|서)|꺼낼|سحب|استخراج|निकाल/u;
