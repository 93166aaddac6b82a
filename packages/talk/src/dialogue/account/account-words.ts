import type { Included } from './account.ts';
import type { FigureKind } from './told.ts';

/**
 * Ways to ask about a figure that was told, in all languages. In the text that they are held against, figures of ours
 * stand as #, what the person told us as @, and every other number as §.
 */
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'u');

/** How it was reckoned. */
export const HOW = anyOf(
  String.raw`\bhow (?:did|do|does|have|has|would|could|can|'?d)? ?(?:you|u|ya|it|that|this|#)? ?(?:even |actually |just )?(?:get|got|getting|come up with|come to|arrive|reckon|reach|calculate|work(?:ed)? (?:that|this|it|#)? ?out|end up)\b`,
  String.raw`\bhow (?:did|do|does) (?:you|u|ya) (?:figure|work|calculate|come|arrive|make)\b|\bhow (?:is|was|are|were|'?s) [^?.]{0,40}(?:calculated|worked out|reckoned|computed|made up|derived|arrived at)`,
  String.raw`\bwhere(?:'?s|'?d| is| does| did| do| are)? (?:[^?.]{0,30}(?:com(?:e|es|ing) from|come out of|from)|(?:you|u) get\b)`,
  String.raw`\b(?:show|give|walk|take|talk|run) (?:me|us) (?:[^?.]{0,24})(?:steps?|workings?|maths?|breakdown|calculations?|sums?|through (?:it|that|this|how|the|your|#))|\bbreak(?:ing)? (?:[^?.]{0,24})down\b|\bbreakdown (?:of|for|on|please)`,
  String.raw`\bwhat(?:'?s| is| are)? [^?.]{0,24}(?:made up of|based on|built on|go(?:es|ne) into|in the #)|\bwhat(?:'?s| is| was) (?:all )?in (?:that|it|this|there|your|the (?:number|figure|amount)|#)`,
  // German.
  String.raw`\bwie (?:kommen|kamen|kommst|kommt|kam) (?:sie|du|ihr|man|es|das)?\b|\bwoher (?:kommt|kommen|haben|hast|stamm\w+|nehmen)\b|\bwie (?:wurde|wird|ist|haben sie|hast du|setzt|errechnet|berechne\w*|rechnen)\b[^?.]{0,50}(?:rechnet|ausgerechnet|zusammen|ergibt)|\bwie (?:errechnet|berechnet) sich|\b(?:rechenweg|aufschlusselung|aufschlusseln|schritt fur schritt|herleitung|rechnung zeigen)|\bvorrechnen\b|\b(?:worauf|auf wie ?viele\w*)[^?.]{0,30}(?:beruht|basiert|stutzt)`,
  // French.
  String.raw`\bd'ou (?:vien\w*|sort\w*|tire\w*|vous vien\w*|ca vien\w*|provien\w*)|\bcomment (?:avez|vous|tu|as|arrive\w*|on arrive|en arrive\w*|est|sont|a ete|c'est)[^?.]{0,40}(?:calcul\w*|obten\w*|obtient|trouv\w*|arriv\w*)|\b(?:detail\w*|etapes|decompos\w*)(?:-(?:moi|nous))? (?:le |du |de ce |de |des |ce )?(?:calcul|montant|chiffre|#)|\b(?:repose|se base) sur|\bsur (?:quoi|combien)[^?.]{0,24}(?:repose|se base|c'est base)`,
  // Spanish.
  String.raw`\bde donde (?:sale\w*|sali\w*|viene\w*|sac\w+|salio|saca\w*)|\bcomo (?:llego|llegaste|llegan|llega|ha llegado|has llegado|se llega|lo calcul\w*|calcul\w*|se calcul\w*|obtu\w*|sac\w+|sale|salio|han? (?:calculado|sacado))|\bdesglos\w*|\bpaso a paso\b|\bse basa`,
  // Italian.
  String.raw`\b(?:da )?dove (?:viene|vengono|arriva\w*|salta\w*|esce|escono|sbuca\w*)|\bcome (?:ci )?(?:ha |hai |avete |siete |sei |si |e )?(?:stat[oa] |e )?(?:calcol\w*|arriva\w*|ottenut\w*|ottiene|fatto (?:il|a)|ricava\w*)|\bpassaggi del calcolo|\bpasso (?:per|dopo|a) passo|\bsi basa\b|\bmi scomponga|\bnel dettaglio`,
  // Portuguese.
  String.raw`\bde onde (?:ve[im]|vem|vieram|veio|sai\w*|tir\w+|saiu)|\bcomo (?:(?:voce|voces|vc|e|foi|se) )?(?:que )?(?:cheg\w+|calcul\w+|obtev\w*)|\bpasso a passo\b|\b(?:detalh\w+|discrimin\w+) (?:d?o calculo|esse|este|o valor)|\bse baseia\b`,
  // Russian.
  String.raw`(?<!\p{L})откуда (?:взял\p{L}*|берет\p{L}*|эт\p{L}+|так\p{L}+|у вас|цифра|сумма|#|§|@)|(?<!\p{L})как (?:вы |это |она |эту |эта ){0,2}(?:сумм\p{L} )?(?:получил\p{L}*|посчитал\p{L}*|рассчитал\p{L}*|вычислил\p{L}*|получил\p{L}*|считал\p{L}*|вышл\p{L}*|насчитал\p{L}*|получается)|по шагам|пошагов\p{L}*|расшифр\p{L}*|из чего (?:складыва\p{L}*|состоит)|на ч[её]м (?:основан|строится)`,
  // Chinese, Japanese, Korean.
  '怎么(?:算|得|计算|得出)|是怎么来|怎么来的|(?:从)?(?:哪里|哪儿|哪)来的?|(?:计算|算)(?:的)?(?:过程|步骤|明细|方法)|明细|拆(?:开|分)|一步一步|如何(?:得出|计算|算)',
  'どう(?:やって|して|やったら)?(?:計算|算出|出|導)|どこから(?:来|出|き)|内訳|計算(?:の)?(?:過程|方法|式|根拠|手順)|どのように(?:計算|算出|出)|根拠は',
  '어떻게 (?:계산|나온|나왔|산출|구한|구했|된 거)|어디(?:서|에서) (?:나온|나왔|온)|내역|계산 ?(?:과정|방법|근거)|근거가|단계별',
  // Hindi, Arabic.
  'कैसे (?:निकाल|आया|आई|आए|निकल|बना|गिन|हिसाब|कैलकुलेट|लगाया|पहुँच|पहुंच)|कहा(?:ँ|ं) से (?:आ|निकल)|हिसाब (?:दिखा|बता|समझा)|(?:कैलकुलेशन|स्टेप) (?:दिखा|बता|समझा)|ब्रेक ?(?:अप|डाउन)',
  'كيف (?:حسبت\\p{L}*|وصلت\\p{L}*|طلع\\p{L}*|حسبوا|تم حساب|جبت\\p{L}*|احتسب\\p{L}*|جاء)|من (?:أين|اين|وين) (?:جاء|جت|جاءت|أتى|اتى|طلع\\p{L}*|جبت\\p{L}*|هذا|هذه|ال|#)|وين جا|تفاصيل (?:الحساب|المبلغ|الرقم)|خطوة (?:بخطوة|خطوة)|خطوات الحساب',
);

/** 'Show me the steps please', and nothing else. */
export const ONLY_STEPS =
  /^\W*(?:(?:and|please|can|could|you|u|just|ok|okay|then)\W+)*(?:show|give|walk|take|run|talk) (?:(?:me|us) )?(?:through )?(?:the |your |all )?(?:numbers?|figures?|steps?|workings?|maths?|breakdown|calculations?|sums?)(?:\W+(?:please|pls|then|thanks))*\W*$|^\W*(?:rechenweg|schritt fur schritt|etape par etape|paso a paso|passo (?:a|per) passo|по шагам|계산 ?과정|计算过程|計算過程|内訳|खर्च का हिसाब|خطوة بخطوة)(?: (?:bitte|por favor|s'il vous plait|per favore))?\W*$/u;

/** 'How much of that is interest?': the parts of an instalment. */
export const HOW_MUCH_OF =
  /\bhow much of (?:that|it|this|the #|#)\b|\bwie ?viel davon\b|\bquelle part\b|\bcombien (?:la-dedans|d'interets dedans)|\bcuanto de (?:eso|esto)\b|\bquanto di (?:questo|quello|esso)\b|\bquant[oa]s? (?:disso|desse|deles)\b|сколько из (?:этого|этой|них|нее)|(?:其中|#.{0,3}里).{0,6}(?:利息|本金)|のうち.{0,8}(?:利息|元金)|(?:그|#.{0,4})중.{0,8}(?:이자|원금)|(?:इस|# ?)में.{0,10}ब्याज|كم (?:منه|منها|من هذا)/u;

/** That one, the number, what you said: what was told last, where no figure is named. */
export const POINTS = anyOf(
  'calculation|rechenweg|du calcul|del calcol?o|del calculo|do calculo|расч[её]т\\p{L}*|计算过程|計算|계산|हिसाब|الحساب',
  String.raw`\b(?:that|this|it|these|(?:the|your|those) (?:number|figure|amount|sum|result|total|answer|estimate|calculation)|your(?:s| (?:duty|loan|repayments?|valuation|one)))\b|\b(?:did|have|do) (?:you|u|ya) (?:even |already |also )?(?:count|includ|factor|consider|tak|allow)`,
  String.raw`\b(?:haben sie|hast du) [^?.]{0,40}(?:gerechnet|sichtigt|gezahlt)|\b(?:darauf|das|diese[nrms]?|es|da(?:rin|bei|mit)?|(?:ihre|die|den) (?:zahl|summe|betrag|rechnung)|ihre[mnr]? (?:zahl|betrag|wert))\b`,
  String.raw`\b(?:ca|cela|ce (?:chiffre|montant|resultat|nombre|total|calcul)|cette (?:somme|estimation)|votre (?:chiffre|montant|calcul|estimation)|y|le montant|en (?:arrive\w*))\b`,
  String.raw`\b(?:eso|esto|es[ea] (?:numero|cifra|cantidad|monto|importe|calculo|resultado)|est[ea] (?:numero|cifra|cantidad|monto|importe|calculo)|su (?:cifra|calculo|numero)|ahi|lo)\b`,
  String.raw`\b(?:quest[oa]|quell[oa]|(?:il|la|sua) (?:cifra|numero|importo|calcolo|somma)|quel numero|ci)\b`,
  String.raw`\b(?:isso|isto|n?ess[ea] (?:numero|valor|conta|calculo|resultado)|est[ea] (?:numero|valor|conta)|seu (?:calculo|valor|numero)|ai|nisso)\b`,
  String.raw`(?<!\p{L})(?:это\p{L}*|эт[аиу]|эту|эт(?:а|у|ой) (?:сумм|цифр)\p{L}*|сюда|туда|(?:ваш\p{L}*) (?:сумм|цифр|расчет)\p{L}*|сумм\p{L}*|цифр\p{L}*|плат[её]ж\p{L}*)(?!\p{L})`,
  '这(?:个)?(?:数|结果|金额|钱|里|个)?|那(?:个)?(?:数|金额)|你(?:们)?(?:的|算的)|里面',
  'その|それ|この|これ|ここ|金額|数字',
  '그(?:건|게|거|것|금액|숫자|값)?|이(?:건|게|거|것| ?금액| ?숫자)|거기|여기|금액',
  '(?:ये|यह|वह|वो|इस|उस)(?:में|से|का|को)?|आपका|रकम|आंकड़ा|आँकड़ा|नंबर',
  'هذا|هذه|ذلك|المبلغ|الرقم|فيه|فيها|حسابك\\p{L}*|رقمك\\p{L}*|عليه',
);

/** What a number is, right beside it. */
export const MEANING = anyOf(
  String.raw`\bwhat(?:'?s|'?re| is| was| are| were| does| do| did| about)? (?:the |that |this |those |your |an? )?(?:extra |other |additional )?#(?! a (?:month|week|year|fortnight))(?!\s*(?:loan|deposit|place|house|home|price) (?:cost|would))|\bwhat [^?.]{0,12}# (?:mean|stand|for\b|actually)|\b(?:is|are|was) (?:that |the |your )?# (?:based on|from|for)\b|#[^?.]{0,26}\b(?:mean(?:s|ing)?|supposed to|stand(?:s)? for|all about|of what)\b|\b(?:is|are|was|so) (?:that |this |the )?# (?:the|an?|your|like|basically)\b|^\W*(?:and|so|ok|okay)? ?(?:what about )?(?:the|that|this|those) #\W*$|\bmeaning of (?:the )?#|# ?,? ?(?:es|son|e|sono|sao|est|sont) (?:el|la|los|las|il|lo|l'|i|o|a|os|as|le|les|un|uma?|una)\b[^?]*\?|\bwhy (?:is it |is that |do (?:i|we) (?:need|pay) )?(?:the |an? )?(?:extra )?#|\b(?:pourquoi|warum|wieso|por ?que|perche) (?:les |die |das |el |los |il |i |o |os |un |ein )?#`,
  '(?:왜|为什么(?:是|要|用)?|为啥|なぜ|почему|зачем|लेकिन क्यों|क्यों|ليش|لماذا) ?#',
  String.raw`\bwas (?:genau |eigentlich |denn )?(?:ist|sind|heisst|bedeute[tn]|sag(?:t|en)|meinen sie mit|soll(?:en)?)\b[^?.]{0,20}#|#[^?.]{0,24}\b(?:bedeute[tn]|heisst|soll(?:en)?|wofur)|\b(?:wofur|wozu) [^?.]{0,16}#|\b(?:ist|sind) (?:das |die )?# (?:der|die|das|ein)\b|^\W*und (?:die|das|der) #\W*$`,
  String.raw`\b(?:c'est quoi|que (?:veut|veulent|signifi\w+|represent\w+)|qu'est[- ]ce que|a quoi correspond\w*|que sont|ca veut dire quoi)\b[^?.]{0,24}#|#[^?.]{0,24}(?:c'est quoi|correspond\w*|veut dire|signifi\w*)|(?:^\W*|\b(?:les|le) )# ?,? ?(?:c'est|est-ce|sont) (?:le|la|l'|les)`,
  String.raw`\bque (?:significa\w*|quiere\w* decir|son|es)\b[^?.]{0,32}#|#[^?.]{0,20}(?:que (?:es|son|significa\w*)|de que)|\ba que (?:se debe\w*|corresponde\w*) [^?.]{0,10}#`,
  String.raw`\b(?:cosa|che cosa|che) (?:significa\w*|vuol\w* dire|sono|e|sarebbe\w*|rappresenta\w*)\b[^?.]{0,32}#|#[^?.]{0,20}(?:cosa (?:significa|sono|e)|che cos'?e)|\ba cosa (?:serv\w+|corrispond\w+) [^?.]{0,10}#`,
  String.raw`\bque (?:significa\w*|quer\w* dizer|sao|e)\b[^?.]{0,32}#|#[^?.]{0,20}(?:o que (?:e|sao|significa\w*)|sao o que|e o que)`,
  String.raw`(?<!\p{L})что (?:такое|значит|значат|означа\p{L}+|за|это за)[^?.]{0,16}#|#[^?.]{0,20}(?:что (?:это|значит|означает|такое)|это что|за что)`,
  '#[^?？。]{0,10}(?:是什么|什么意思|是指|指的是|代表什么|是啥|干什么|是不是指)|什么(?:是|叫)#',
  '#[^?？。]{0,10}(?:とは|は何|って何|の意味|はどういう|は何の)',
  '#[^?.]{0,12}(?:뭐|무엇|무슨|뜻|의미)',
  '#[^?.।]{0,24}(?:क्या है|क्या हैं|मतलब|क्या होता|किस चीज|किसलिए|क्यों)',
  '(?:ما (?:هو|هي|معنى)|ايش|شو|وش|ماذا (?:يعني|تعني)|ماذا)[^?؟.]{0,16}#|#[^?؟.]{0,14}(?:يعني|ايش|شو|ما هي|ما هو|لماذا|على شو)',
);

/** Whether something is in it. */
export const INCLUDES = anyOf(
  String.raw`\b(?:does|do|did|has|have|is|are|was|were|isn'?t|doesn'?t|didn'?t|r)\b[^?.]{0,60}\b(?:includ(?:e|es|ed|ing)|count(?:s|ed|ing)?|cover(?:s|ed)?|factor(?:s|ed|ing)?|allow(?:s|ed)? for|account(?:s|ed)? for|tak(?:e|en|ing) [^?.]{0,20}into account|consider(?:s|ed)?|applied|baked in|tak(?:e|es|en|ing) (?:off|out)|deduct(?:s|ed)?|subtract(?:s|ed)?|built in|(?:already )?in (?:that|there|it|this|#|the #|your)|with(?:out)? (?:the|my|our))\b|\bdo(?:es)? (?:it|that|this|yours|your (?:figure|number)|the (?:figure|number)|#) have\b|\bwith or without\b|\b(?:before|with) or after\b|\bis (?:that |the |it )?#? ?(?:with|the first home|as a first home|after|before)\b|\bis (?:that |the )?# (?:the )?first home`,
  String.raw`\b(?:enthalt\w*|inbegriffen|beinhaltet|eingerechnet|mitgerechnet|berucksichtig\w*|schon drin|mit drin|dabei|eingeschlossen|mit oder ohne|schon abgezogen)\b`,
  String.raw`\b(?:inclu\w*|compri[st]\w*|comprend|tien\w* compte|tenu compte|pris en compte|compte\w*|dedans|avec ou sans)\b`,
  String.raw`\b(?:inclu\w*|cuenta\w*|contad\w*|contaste|conto|tien\w+ en cuenta|con o sin|considera\w*|toma en cuenta)\b`,
  String.raw`\b(?:inclu\w*|compres\w*|comprende|tien\w* conto|tenuto conto|considera\w*|conta(?:no|t[oaei])?|con o senza|conteggia\w*|calcolat\w*)\b`,
  String.raw`\b(?:inclu\w*|cont[ao]\w*|leva\w* em conta|considera\w*|com ou sem|embutid\w*)\b`,
  String.raw`включ\p{L}*|(?<!\p{L})вход(?:ит|ят)|учтен\p{L}*|учита\p{L}*|учл\p{L}*|с или без|уже (?:с|вошл\p{L}*)`,
  '包括|包含|含(?:了)?|算(?:上|进|了|没)|考虑|计入|扣(?:了|掉)',
  '含ま|含め|含んで|入って|込み|考慮',
  '포함|들어간|들어가|들어 ?있|반영|감안|넣은|뺀',
  'शामिल|जोड़|गिना|मिलाकर|जुड़ा|गिन(?:ता|ती|े)',
  'يشمل|تشمل|شامل\\p{L}*|محسوب\\p{L}*|تحسب|حسبت|احتساب|ضمن|يتضمن|داخل\\p{L}*|يدخل|تدخل',
);

/** Whether their own money is enough: it 'covers' a price as a figure covers its parts. */
export const ENOUGH = anyOf(
  String.raw`\benough\b|\bsuffices?\b|(?:[@§]|\b(?:savings|deposit|money|cash|equity))[^?.#]{0,24}\b(?:covers?|covered|stretch(?:es)?)\b`,
  String.raw`\b(?:reich(?:t|en|te)|genug|genugt|genugen)\b|(?:[@§]|\b(?:ersparnisse|erspartes|geld|eigenkapital|anzahlung))[^?.#]{0,24}\bdeck(?:t|en)\b|\bdeck(?:t|en) [^?.#]{0,24}(?:[@§]|\b(?:ersparnisse|erspartes|geld|eigenkapital|anzahlung))`,
  String.raw`\bsuffi(?:t|sent|ra|ront|raient|rait|sant\w*)\b|\bassez\b|(?:[@§]|\b(?:economies|argent|apport|epargne))[^?.#]{0,24}\bcouvr\w*`,
  String.raw`\balcanz\w*|\bbast(?:a|an|ara|aran|aria|arian)\b|\bsuficientes?\b|\bllega\w* para|\bcubr\w+ [^?.#]{0,24}(?:[@§]|\b(?:ahorros|entrada|dinero))|(?:[@§]|\b(?:ahorros|entrada|dinero))[^?.#]{0,24}\bcubr\w*`,
  String.raw`\bbast(?:ano|eranno|era|erebbe|erebbero)\b|\bsufficient[ei]\b|(?:[@§]|\b(?:risparmi|anticipo|soldi))[^?.#]{0,24}\bcopr\w*|\bcopr\w+ [^?.#]{0,24}[@§]`,
  String.raw`\b(?:bastam|cheg(?:a|am) para|(?:da|dao|daria|dariam) para)\b|(?:[@§]|\b(?:economias|entrada|dinheiro|poupanca))[^?.#]{0,24}\bcobr\w*|\bcobr\w+ [^?.#]{0,24}[@§]`,
  '(?<!\\p{L})(?:хват(?:ит|ает|ило|ят|ают)|достаточно|покро(?:ет|ют)|покрыва(?:ет|ют))(?!\\p{L})',
  '够|足够|足り|間に合|충분|모자라|काफी|काफ़ी|पर्याप्त|(?:ي|ت)كفي|كافي?(?!\\p{L})|(?:ي|ت)غطي',
);

/** 'Can I include …?' asks what may be done, and of no figure. */
export const MAY =
  /\b(?:can|could|may|should|shall) (?:i|we)\b|\bpuis[- ]je|\bpeut[- ]on|\b(?:je|on) peu[xt]|\bpuedo|\bpodemos|\bpodria|\bposso|\bpossiamo|\bda para|\bkann (?:ich|man)|\bkonnen wir|(?<!\p{L})(?:можно|могу|можем)(?!\p{L})|可以|能不能|できますか|ことはでき|할 수|सकत|هل يمكن|ممكن|نقدر/u;

const CONCESSION =
  'concession|discount|exemption|rebate|relief|scheme|benefit|thing|help|one|rate|buyer|rabatt|nachlass|ermassigung';
const SURCHARGE = anyOf(
  String.raw`\bsurcharge|\bforeign (?:buyer|purchaser|owner|tax|duty)\w*|\boverseas buyer\w*`,
  String.raw`\bauslander\w*|\bzuschlag|\bsurtaxe|\bacheteurs? etrangers?|\brecargo|\bextranjer\w*|\bstranier\w*|\bsovrattassa|\bsobretaxa|\bestrangeir\w*`,
  'надбавк\\p{L}*|иностран\\p{L}*|海外(?:买家)?附加|附加(?:税|费)|外国(?:人|买家)|海外买家|外国人|追加税|외국인|추가세|विदेशी|अधिभार|رسم إضافي|(?:ال)?أجانب|الاجانب|للأجانب',
);
const INSURANCE = anyOf(
  String.raw`\blmi\b|\b(?:mortgage|lenders?'?) insurance|\bkreditversicherung|\bassurance (?:pret|hypothecaire|emprunteur)|\bseguro hipotecario|\bassicurazione (?:mutuo|ipotecaria)|\bseguro (?:hipotecario|do emprestimo)`,
  'страховк\\p{L}* (?:ипотек|кредит)\\p{L}*|贷款保险|房贷保险|ローン保険|모기지 ?보험|대출 ?보험|लोन बीमा|تأمين القرض|تأمين الرهن',
);
const DUTY = anyOf(
  String.raw`\bstamp(?: duty)?\b|\bstampy\b|\bduty\b|\btransfer duty|\bgrunderwerb\w*|\bdroits? (?:de mutation|de timbre)|\bimpuesto (?:de )?(?:compra|transferencia|timbre)|\bimposta di (?:bollo|registro)|\bimposto (?:de )?(?:selo|transmissao)`,
  'гербов\\p{L}*|印花税|印紙税|인지세|취득세|स्टा(?:म्प|ंप) ड्यूटी|رسوم الطوابع|رسم الدمغة|الدمغة|ضريبة الشراء',
);
/** What may be in a figure, by its names; the narrower ones go first. */
export const PARTS: readonly (readonly [part: Included, words: RegExp])[] = [
  [
    'firstHome',
    anyOf(
      String.raw`\bfirst[- ](?:home|time|house)(?:[- ]?(?:buyers?'?|owners?'?))?\b|\bfh[bo]\b`,
      String.raw`\b(?:erstkauf\w*|erstes (?:eigen)?heim|erste[snr]? (?:haus|wohnung|immobilie|eigenheim)|erstkaufer\w*)`,
      String.raw`\bpremier(?:s|e)? (?:achat|acquisition|logement|bien|maison)|\bprimo[- ]?acced\w*|\bprimo[- ]?acquer\w*`,
      String.raw`\bprimer\w* (?:vivienda|casa|hogar|compra|comprador)`,
      String.raw`\bprima (?:casa|abitazione)`,
      String.raw`\bprimeir[ao]s? (?:casa|imovel|compra|habitacao)`,
      'перв(?:ое|ого|ый|ую|ой|ым|ому) (?:жиль|дом|покупк|покупател|квартир)\\p{L}*',
      '首套|首次(?:购|置业)|第一套|首置|初めての(?:家|住宅|購入|マイホーム)|初回購入|初購入|生애최초|생애 ?최초|첫 ?(?:집|주택)',
      'पहले? (?:घर|मकान|बार)|पहली (?:बार|प्रॉपर्टी)|फर्स्ट होम',
      '(?:ال)?(?:بيت|منزل|مسكن|شراء) (?:ال)?(?:أول|اول)|أول (?:بيت|منزل|مسكن)|المشتري (?:ال)?(?:أول|اول)',
    ),
  ],
  [
    'ownHome',
    anyOf(
      String.raw`(?<!first[- ])\b(?:home|owner[- ]occupier|ppr|principal place of residence) (?:${CONCESSION})|\bowner[- ]occ\w*|(?<!first[- ])\bhome concession`,
      String.raw`\b(?:selbst ?(?:genutzt|bewohnt)\w*|eigennutz\w*|eigenheim\w*)|\bresidence principale|\bvivienda (?:habitual|propia)|\bresidenza principale|\b(?:casa|moradia|residencia) propria`,
      '自住|自用|自己居住|本人居住|自宅|실거주|собственн\\p{L}* проживан\\p{L}*|للسكن|खुद रहने',
    ),
  ],
  ['surcharge', SURCHARGE],
  ['insurance', INSURANCE],
  [
    'debts',
    anyOf(
      String.raw`\bhecs\b|\bhelp debt|\bcar (?:loan|finance)|\bcredit cards?|\b(?:other|my|our|student|personal) (?:debts?|loans?)\b|\bautokredit|\bkreditkarte\w*|\bschulden|\bpret (?:auto|etudiant|voiture)|\bdettes|\bprestamo (?:del |de )?(?:coche|auto|carro|estudios)|\bdeudas|\btarjeta\w*|\bprestito (?:auto|della)|\bdebiti|\bfinanciamento do carro|\bdividas|\bcartao`,
      'автокредит\\p{L}*|долг\\p{L}*|кредитк\\p{L}*|车贷|信用卡|学贷|债务|自動車ローン|カードローン|借金|자동차 ?(?:대출|할부)|카드 ?빚|빚|कार लोन|कर्ज|क्रेडिट कार्ड|قرض السيارة|الديون|ديوني|بطاقة',
    ),
  ],
  [
    'secondIncome',
    anyOf(
      String.raw`\b(?:my |his |her )?(?:wife|husband|partner|spouse)(?:'?s)?\b|\bboth (?:incomes|salaries|of us)|\b(?:second|other) income|\bbonus\b|\bovertime|\bfrau|\bmann\b|\bpartner\w*|\bconjoint\w*|\bma femme|\bmon mari|\besposa|\bmarido|\bpareja|\bmoglie|\bmarito|\bparceir\w*|\bmulher`,
      'жен[ыа]|муж\\p{L}*|супруг\\p{L}*|老婆|老公|妻子|丈夫|配偶|妻の|夫の|아내|남편|배우자|पत्नी|पति|زوجتي|زوجي|الزوجة',
    ),
  ],
  [
    'buffer',
    anyOf(
      String.raw`\bbuffer|\bstress test|\b3 ?%|\bpuffer|\bmarge de securite|\bcolchon|\bmargine di sicurezza|\bmargem`,
      'буфер|запас|缓冲|バッファ|버퍼|बफर|هامش',
    ),
  ],
  [
    'costs',
    anyOf(
      String.raw`\b(?:legals?|legal (?:fees?|costs?)|conveyanc\w*|solicitor'?s? fees?|(?:building )?inspections?|(?:other|closing|settlement) (?:costs?|fees?)|nebenkosten|notar\w*|frais (?:de notaire|annexes|juridiques)|gastos|honorarios|spese|notaio|custas|despesas|honorarios)\b`,
      'расход\\p{L}* на (?:оформлен|юрист)\\p{L}*|сопутствующ\\p{L}*|律师费|过户费|手续费|杂费|諸費用|手数料|법무|수수료|부대 ?비용|वकील|कानूनी|खर्चे?|أتعاب|المحامي|المصاريف',
    ),
  ],
  ['duty', DUTY],
];

/** Somebody or something else that has a figure. */
export const OTHERS = anyOf(
  String.raw`\b(?:brokers?|banks?|bankers?|lenders?|agents?|accountants?|solicitors?|conveyancers?|lawyers?|valuers?|sisters?|brothers?|mum|mom|dad|mother|father|mates?|friends?|colleagues?|neighbou?rs?|websites?|calculators?|site|online|google|cba|commbank|nab|anz|westpac|bankwest|suncorp|bendigo|hsbc|ubank|ing (?=says?|said|sagt|dit|dice)|corelogic|proptrack|cotality|council|realestate|sro|qro|osr|revenue office|chatgpt|someone|somebody|boss|wife|husband|partner|uncle|aunt|cousin|son|daughter|guy|bloke)\b`,
  String.raw`\b(?:makler\w*|anwalt|anwaltin|bank|berater\w*|schwester|bruder|freund\w*|kolleg\w*|nachbar\w*|rechner|internet|steuerberater\w*|vermittler\w*|seite)\b`,
  String.raw`\b(?:courtier\w*|avocat\w*|banque|conseill\w*|agent\w*|soeur|frere|ami\w*|collegue|voisin\w*|site|simulateur|comptable|notaire|internet)\b`,
  String.raw`\b(?:broker|banco|abogad[oa]|notari[oa]|asesor\w*|agente\w*|hermana|hermano|amig[oa]|vecin[oa]|pagina|web|calculadora|contador\w*|corredor\w*|gestor\w*)\b`,
  String.raw`\b(?:broker|banca|avvocato|consulente|agente|agenzia|sorella|fratello|amic[oa]|vicin[oa]|sito|calcolatore|commercialista|notaio)\b`,
  String.raw`\b(?:corretor\w*|banco|advogad[oa]|consultor\w*|agente|irma|irmao|amig[oa]|vizinh[oa]|site|calculadora|contador\w*)\b`,
  '(?<!\\p{L})(?:брокер|банк|агент|юрист|адвокат|сестр|брат|друг|подруг|коллег|сосед|сайт|калькулятор|бухгалтер|знаком)\\p{L}*',
  '中介|经纪|银行|律师|会计|姐|妹|哥|弟|朋友|同事|邻居|网站|网上|计算器|顾问',
  'ブローカー|銀行|仲介|不動産屋|税理士|姉|妹|兄|弟|友達|友人|同僚|サイト|計算機|担当者',
  '브로커|은행|중개|변호사|회계사|언니|누나|형|동생|친구|동료|사이트|계산기|이웃',
  'ब्रोकर|बैंक|एजेंट|वकील|बहन|भाई|दोस्त|वेबसाइट|कैलकुलेटर|पड़ोसी|सीए',
  'الوسيط|وسيط|البنك|بنك|السمسار|المحامي|المحاسب|أختي|أخي|صديق\\p{L}*|زميل\\p{L}*|الموقع|موقع|حاسبة|الجار|جاري',
);

/** Which of two figures is right, and why they are not the same. */
export const DOUBTS = anyOf(
  String.raw`\bwho(?:'?s| is|se)?\b[^?.]{0,20}\b(?:right|correct|wrong|closer|nearer)|\bwhich (?:is it|one|of|should|is right|number|figure|do)|\bright\s*\?|\bcorrect\b|\bis (?:that|he|she|it|this) (?:true|right|wrong)|\btrust\b|\bbelieve\b|\bwhy\b[^?.]{0,40}\b(?:differ\w*|higher|lower|more|less|not the same|off)|\bdifferen\w*|\bhow come\b|\bmake sense|\bgot it wrong|\bwrong\b|\bcontradict\w*|\bconfus\w*|\b(?:does ?n'?t|don'?t|do not) (?:match|add up|agree)`,
  // Of a limit nobody is in doubt: 'they won't lend more than 600k'.
  String.raw`\b(?:more|less|higher|lower|cheaper|dearer) than (?:the|what|my|our|that)\b|\b(?:sounds?|seems?|looks?) (?:off|wrong|odd|weird|too)\b|\bwhat(?:'?s| is) going on|\b(?:mehr|weniger|hoher) als (?:die|der|das|was|bei)\b|\b(?:plus|moins) que (?:les?|la|ce|mon|ma)\b|\b(?:mas|menos) que (?:el|la|los|lo|mi)\b|\b(?:piu|meno) d(?:ei|el|ella|i quanto)\b|\b(?:mais|menos) do que (?:o|a|os)\b|(?:больше|меньше|выше|ниже),? чем (?:у|на|в|мне)(?!\p{L})`,
  String.raw`\bwer hat recht|\bstimmt\b|\brichtig\b|\bwarum\b|\bwieso\b|\bwas (?:stimmt|gilt)|\bwelche[rs]?\b|\bglauben\b|\bfalsch\b|\bwiderspr\w*|\bunterschied`,
  String.raw`\bqui a raison|\bl(?:e|a)quel\w*|\bjuste\b|\bcorrect\b|\bpourquoi\b|\bcroire\b|\bdifferen\w*|\bc'est vrai|\bse trompe`,
  String.raw`\bquien tiene razon|\bcual\b|\bcorrecto\b|\bpor que\b|\bcreer\w*|\bes cierto|\bdiferen\w*|\bfiarme\b|\bequivoca\w*`,
  String.raw`\bchi ha ragione|\bqual\w*\b|\bgiust[oa]\b|\bcorrett[oa]\b|\bperche\b|\be vero\b|\bdivers[oa]\b|\bsbaglia\w*|\bfidarmi`,
  String.raw`\bquem (?:esta|tem)\b|\bqual\b|\bcert[oa]\b|\bcorret[oa]\b|\bpor ?que\b|\bdiferen\w*|\bacreditar|\berrad[oa]`,
  'кто (?:прав|из)|(?<!\\p{L})(?:верно|правильн\\p{L}*|почему|верить|разниц\\p{L}*|прав(?:а|ы)?|ошиб\\p{L}*)(?!\\p{L})|как(?:ая|ой|ое|ому) (?:верн|прав|из|вер)\\p{L}*',
  '谁(?:说得|说的|的)?(?:对|准)|哪(?:个|一个)|对吗|对不对|对么|为什么|不一样|信谁|准确|矛盾|到底',
  'どちら|どっち|正しい|合ってい?|なぜ|どうして|違[いうっ]|本当',
  '누구|누가|맞(?:아|나|는|습)|어느|왜|다르|틀',
  'कौन (?:सही|सा)|कौनसा|किसकी|किसका|सही|क्यों|फर्क|फ़र्क|अलग|गलत',
  'من (?:على حق|الصح|المحق|معه|الأصح)|(?:أ|ا)يهما|صحيح|لماذا|ليش|الصحيح|أصدق|اصدق|فرق|مختلف|غلط',
);

/** Whose of two figures is to be believed. */
export const WHOSE = anyOf(
  String.raw`\bwho(?:'?s| is|se| do| should)?\b[^?.]{0,20}\b(?:right|correct|closer|nearer|believe|trust)|\bwhich (?:one |of (?:them|the two) )?(?:is right|do i (?:believe|trust)|should i (?:believe|trust))`,
  String.raw`\bwer hat recht|\bwem (?:soll|kann|glaub)|\bqui a raison|\bqui (?:dois-je )?croire|\bquien tiene razon|\ba quien (?:le )?creo|\bchi ha ragione|\ba chi (?:devo )?cred|\bquem (?:esta|tem) (?:certo|razao)|\bem quem (?:devo )?(?:acredit|confi)`,
  'кто (?:из вас )?прав|кому верить|谁(?:说得|说的)?(?:对|准)|信谁|どちらが正しい|どっちが正しい|누구 ?말|누가 맞|कौन सही|किसकी (?:बात )?मान|من (?:على حق|الصح|المحق|أصدق|اصدق)',
);

/** Which of two it is, and nothing else. */
export const ONLY_WHICH = anyOf(
  String.raw`^\W*(?:(?:so|and|but|well|ok|okay|hm+|huh|wait|then)\W+)*(?:(?:two|2|both) (?:different|differing|other)?\s?(?:figures|numbers|values|amounts|answers)\W+(?:so )?)?which (?:(?:one|of (?:the |those |these )?(?:two|them)|figure|number|value) )?(?:is it|is (?:right|correct|true)|holds|counts)(?:\W+(?:then|now|please))*\W*$`,
  String.raw`^\W*(?:(?:und|also|aber|ja|hm+)\W+)*(?:zwei (?:verschiedene|unterschiedliche) (?:zahlen|werte|betrage)\W+)?(?:was|welche[rs]?(?: (?:zahl|wert|von beiden))?) (?:stimmt|gilt|ist (?:richtig|es))(?:\W+(?:denn|nun|jetzt))*\W*$`,
  String.raw`^\W*(?:(?:alors|et|donc|mais|bon)\W+)*(?:deux chiffres (?:differents)?\W+)?(?:c'est )?l(?:e|a)quel(?:le)?(?: des deux)?(?: est (?:le |la )?(?:bon(?:ne)?|just[e]|correcte?|vraie?))?(?:\W+alors)?\W*$`,
  String.raw`^\W*(?:(?:y|entonces|pero|bueno)\W+)*(?:dos (?:cifras|numeros|valores) (?:distint\w+|diferentes)\W+)?(?:en que quedamos|cual(?: de (?:los|las) dos)? (?:es(?: (?:el |la )?(?:correct[oa]|buen[oa]|cierto))?|vale))(?:\W+entonces)?\W*$`,
  String.raw`^\W*(?:(?:e|allora|ma|quindi)\W+)*(?:due (?:cifre|numeri|valori) divers[ie]\W+)?qual(?:e dei due|e delle due|e|'?)? ?(?:e (?:quell[oa] )?giust[oa]|e corrett[oa]|vale)(?:\W+allora)?\W*$`,
  String.raw`^\W*(?:(?:e|entao|mas)\W+)*(?:dois (?:numeros|valores) diferentes\W+)?qual(?: d(?:os|as) (?:dois|duas))? (?:e (?:o |a )?(?:cert[oa]|corret[oa])|vale)(?:\W+entao)?\W*$`,
  '^[^\\p{L}]*(?:(?:так|и|а|но|ну)[^\\p{L}]+)*(?:две разные (?:цифры|суммы)[^\\p{L}]+)?как(?:ая|ое|ой|ую) (?:из (?:них|двух) )?(?:(?:цифра|сумма) )?(?:верн\\p{L}+|правильн\\p{L}+)[^\\p{L}]*$',
  '^[^\\p{L}]*(?:那|所以|到底|两个数不一样|[，, ])*(?:以)?哪(?:个|一个)(?:数|价|才)*(?:是)?(?:对|准|正确)(?:的|呢)?[^\\p{L}]*$|^[^\\p{L}]*(?:で|じゃあ|結局|、)*(?:どちら|どっち)(?:の(?:額|数字))?が(?:正しい|本当|合って)[^\\d]{0,8}$|^[^\\p{L}]*(?:그럼|그래서|그러면)?[\\s,]*(?:둘 중 )?(?:어느|어떤) ?(?:게|쪽이|것이|값이|금액이) (?:맞|정확)[^\\d]{0,8}$',
  '^[^\\p{L}]*(?:तो|और|फिर)?[\\s,]*(?:दोनों में से )?(?:कौन ?(?:सा|सी)|क्या) (?:रकम )?(?:सही|ठीक) (?:है|हैं)[^\\p{L}]*$|^[^\\p{L}]*(?:طيب|إذن|اذن|و)?[\\s،]*(?:أي|اي)(?:هما|ها| الرقمين| منهما) (?:هو )?(?:ال)?(?:صحيح|أصح|اصح)[^\\p{L}]*$',
);

/** 'You said', to us. */
export const YOU_SAID = anyOf(
  String.raw`\b(?:you|u) (?:just |first |also )?(?:said|told|gave|wrote|had|quoted)|\bsie (?:sagten|haben[^?.]{0,20} gesagt)|\bsagtest du|\bdu (?:sagtest|hast)|\bvous (?:avez|aviez)[^?.]{0,12} dit|\btu as dit|\b(?:me )?(?:dijo|dijiste|ha dicho)|\bha(?:i)?(?: appena| prima)? detto|\b(?:voce )?(?:disse|falou)`,
  'вы (?:же )?(?:сначала )?(?:говорил|сказал|писал)\\p{L}*|你(?:们)?(?:刚才|之前|先)?说|(?:さっき|先ほど|前)は?[^。?]{0,12}(?:言|でした)|(?:아까|처음엔|방금)[^?.]{0,16}(?:라고|했)|आपने[^?।]{0,16}(?:कहा|बताया)|قلت',
);

/** 'You said … and now', 'a minute ago'. */
export const SAID_BEFORE = anyOf(
  String.raw`\b(?:you|u) (?:just |first |also )?(?:said|told|gave|wrote|had|quoted|valued)|\b(?:earlier|before|just now|first|previously|ago|last time)\b|\bnow (?:you|it|u|there)`,
  String.raw`\b(?:vorhin|vorher|eben|zuerst|gerade|jetzt|sie sagten|sie haben gesagt|sagtest)\b`,
  String.raw`\b(?:avant|tout a l'heure|vous (?:avez|aviez) dit|tu as dit|maintenant|d'abord)\b`,
  String.raw`\b(?:antes|hace un (?:momento|minuto|rato)|dijo|dijiste|me habia dicho|ahora|primero)\b`,
  String.raw`\b(?:prima|poco fa|ha(?:i)? detto|diceva|adesso|ora)\b`,
  String.raw`\b(?:antes|ha pouco|disse|falou|agora|primeiro)\b`,
  '(?:раньше|сначала|только что|минуту назад|говорил\\p{L}*|сказал\\p{L}*|писал\\p{L}*|теперь|сейчас)',
  '刚才|刚刚|之前|你说|现在|前面|先ほど|さっき|前は|今は|아까|방금|전에|지금은|이제',
  'पहले|अभी|आपने|अब|قبل|قلت|الآن|الان|سابقا',
);

/** That there is no value, as we say it. */
export const NONE_TOLD =
  /\b(?:not enough|no|without|don'?t have|too few|can'?t|won'?t) [^?.]{0,16}(?:sales|value|guess)|zu wenig\w* verkauf|pas assez de ventes|no (?:hay|tiene) (?:suficientes )?ventas|non (?:ci sono|ha) (?:abbastanza )?vendite|(?:poucas|sem) vendas|мало (?:продаж|сделок)|成交太少|没有足够|売買が(?:少|足り)|거래가 (?:부족|적)|बिक्री (?:कम|नहीं)|مبيعات (?:كافية|قليلة)/u;

/** A figure by its name. */
export const NAMED: readonly (readonly [kinds: readonly FigureKind[], words: RegExp])[] = [
  [['surcharge'], SURCHARGE],
  [['insurance'], INSURANCE],
  [['duty'], DUTY],
  [['lvr'], /\blvr\b/u],
  [
    ['repayment'],
    /\brepayments?\b|\binstal+ments?\b|\bmonthly (?:amount|figure)|\braten?\b|\bmensualites?\b|\bcuotas?\b|\brat[ae]\b|\bprestac\w+|\bparcelas?\b|платеж\p{L}*|月供|还款|返済|상환|किस्त|القسط|الأقساط/u,
  ],
  [
    ['power'],
    /\bborrowing (?:power|capacity)|\bkreditrahmen|\bcapacite d'emprunt|\bcapacidad de prestamo|\bcapacita di (?:prestito|mutuo)|\bcapacidade de (?:emprestimo|credito)|可贷|借入可能|대출 ?한도|लोन क्षमता|القدرة على الاقتراض/u,
  ],
  [
    ['confidence'],
    /\bconfidence\b|\bhow (?:sure|certain)\b|\bkonfidenz|\bverlasslichkeit|\bconfiance|\bconfianza|\baffidabilita|\bconfianca|уверенност\p{L}*|надежност\p{L}*|надёжност\p{L}*|置信|可信度|信頼度|신뢰도|भरोसा|विश्वसनीयता|نسبة الثقة|درجة الثقة/u,
  ],
  [
    ['error'],
    /\bmd?ape\b|\b(?:median )?error\b|\bmargin of error|\bmedian[e]?r? ?fehler\w*|\bfehler(?:quote|marge|spanne)|\b(?:erreur mediane|marge d'erreur)|\b(?:error mediano|margen de error)|\b(?:errore mediano|margine di errore)|\b(?:erro mediano|margem de erro)|медианн\p{L}* ошибк\p{L}*|погрешност\p{L}*|误差|誤差|오차|मीडियन (?:गलती|त्रुटि)|त्रुटि|الخطأ الوسيط|هامش الخطأ/u,
  ],
  [
    ['loan'],
    /\bloan (?:amount|figure|size)|\b(?:that|this) loan\b|\b(?:ese|este) prestamo|\b(?:quel|questo) mutuo|\b(?:ce|cet) (?:pret|emprunt)|\b(?:esse|este) emprestimo|\bdiese[rn]? kredit\w*|этот кредит|\bkreditbetrag|\bmontant du pret|\bimporte del prestamo|\bimporto del mutuo|\bvalor do emprestimo|贷款额|借入額|대출 ?금액|लोन की रकम|مبلغ القرض/u,
  ],
  [['value'], /\b(?:valuation|value)\b|\bbewertung|\bwert\b|估价|评估/u],
];

/** Whether a lender would lend so much: nobody has said that they do. */
export const ASKS_TO_LEND =
  /\b(?:would|will|could|can|do|does|might) (?:the |a |any |my |our )?(?:banks?|lenders?|they) (?:\w+ ){0,2}(?:lend|give|approve|go to)\b|\b(?:wurde|wird|kann|leiht|gibt) (?:die|eine|mir|uns) (?:bank\b|die bank\b)|\bbank\b[^.?!]{0,40}\b(?:leihen|geben|bewilligen)\b|\b(?:me|nos) (?:presta\w*|daria\w?|aprueba\w*|aprobaria\w*) (?:el|un|los) banco|\bbanco\b[^.?!]{0,12}\b(?:me|nos) (?:presta\w*|empresta\w*|daria\w*|aprova\w*)|\bbanque\b[^.?!]{0,16}\b(?:me|nous) (?:pret\w+|accord\w+)|\bbanca\b[^.?!]{0,12}\b(?:mi|ci) (?:prest\w+|darebbe|concede\w*)|банк\p{L}* [^.?!]{0,24}(?:даст|одобрит|выдаст|дадут)|银行[^。？]{0,6}(?:会|能|肯|可以)[^。？]{0,6}(?:借|贷|批)|銀行[^。？]{0,12}(?:貸して|貸し|借り)|은행[^.?]{0,12}(?:빌려|대출해|해 ?줄|내줄)|(?:هل )[^.؟]{0,12}(?:يقرض|تقرض|يمنح|يوافق)\p{L}*[^.؟]{0,10}(?:البنك|بنك)|(?:البنك|بنك)[^.؟]{0,10}(?:يقرض|سيقرض|يمنح)|बैंक[^।?]{0,24}(?:देगा|दे देगा|देंगे|मिलेगा)/u;
