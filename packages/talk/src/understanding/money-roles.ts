import type { Amount } from './amount.ts';

export type MoneyRole =
  | 'loan'
  | 'deposit'
  | 'value'
  | 'income'
  | 'expenses'
  | 'debts'
  | 'maxPrice'
  | 'minPrice'
  /** Paid once, to a bank or an agent: no price and no cost of living. */
  | 'fee'
  /** Kept in an account beside the loan. */
  | 'offset'
  /** Paid on a loan beside what has to be paid; always again and again. */
  | 'extra';

/** Words right before an amount, and right after it, that say what it is. In all languages of the assistant. */
type Signs = { role: MoneyRole; before: RegExp; after: RegExp | null; weight: number };

const L = String.raw`(?:[\s,:=~(-]|\bto\b|\bi\.?e\.?\b|that is|which is|that'?s|thats|meaning|equals?|would be|will be|\.{2,}|'s\b|\bi\b|\bwe\b|of|is|are|was|at|about|around|roughly|approx\p{L}*|a|an|the|my|our|whole|entire|full|all|like|say|some|just|only|still|noch|aún|encore|ancora|ainda|ещё|еще|got|have|with|and|de|von|di|do|da|des|d'|от|в|около|ca\.?|etwa|unos|circa|cerca|environ|is about|em|un|una|une|einem?r?|eines|es|son|est|sont|ist|sind|è|é|são|sono|um|rund|ungefähr|insgesamt|genau|über|in höhe|por|per|de unos|aproximadament\p{L}*|mensual(?:es)?|mensuel(?:le)?s?|monatlich\p{L}*|mensil[ei]|mensa(?:l|is)|anual(?:es)?|annuel(?:le)?s?|jährlich\p{L}*|annu[aeio]|anua(?:l|is)|ежемесячн\p{L}*|годов\p{L}*|составля\p{L}*|это|примерно|на|за|по|под|в месяц|月に?|毎月|每月|每个月|每周|约|大概|大约|한 달에?|매달|월|약|대략|شهريا|الشهري\p{L}*|السنوي\p{L}*|سنويا|حوالي|تقريبا|هو|هي|بـ|ب|है|हैं|करीब|लगभग|सालाना|साल का|महीने का|को|का|की|के|の|は|が|을|를|은|는|이|가|为|是|的|有|到|:)*`;
const before = (words: string): RegExp => new RegExp(`(${words})${L}$`, 'iu');
const after = (words: string): RegExp =>
  new RegExp(
    String.raw`^[\s,-]*(?:aud|dollars?|a|an|in|as|come|como|comme|als|for|of|de|di|do|da|von|का|की|के|の|的|의)?\s*(${words})`,
    'iu',
  );

const OFFSET_WORDS = String.raw`offset(?:[- ]?(?:account|konto|kto|acct))?|オフセット(?:口座)?|오프셋(?: ?계좌)?|对冲(?:账户|帐户|户头)?|抵消账户|(?:حساب )?(?:ال)?أوفست|ऑफ़?सेट(?: (?:खाते|अकाउंट))?`;

const SIGNS: readonly Signs[] = [
  {
    role: 'offset',
    weight: 10,
    before: before(
      String.raw`(?:${OFFSET_WORDS})(?:\s+(?:ci|ne|i|we|which|that|ho|has|holds?|holding|con|avec|mit|ponemos|pongo|metto|mettiamo|met[st]?|put|having))*|(?:${OFFSET_WORDS})(?:里|中|に|에|में)?(?:放了?|有|存了?)?`,
    ),
    after: after(
      String.raw`(?:(?:sitting |parked |kept |in|into|en|dans|sur|auf|im|nel|nella|nell'|no|na|op|в|на|mi|my|our|the|an?|un|une|una|el|la|le|l'|dem|das|ein(?:em)?|cuenta|compte|conto|conta|konto|счет\p{L}*|счёт\p{L}*|it)[\s-]*){0,5}(?:${OFFSET_WORDS})|(?:ドル)?を?(?:${OFFSET_WORDS})`,
    ),
  },
  {
    role: 'extra',
    weight: 9,
    before: before(
      String.raw`(?:an? )?(?:extra|additional|zusätzlich\p{L}*|дополнительн\p{L}*)(?: (?:repayments?|payments?|zahlung))?(?: of)?|(?:extra|更)?多还|多付|多交|余分に|追加で|추가로|إضافي\p{L}*|अतिरिक्त`,
    ),
    after: after(
      String.raw`(?:(?:an?|per|each|every|p\/?|\/)?\s?(?:week|wk|fortnight|month|mth)\s)?(?:extra|more(?! than)|on top|additional|over the minimum)\b|(?:al mes |por m[eê]s |par mois |im monat |al mese |в месяц |pro monat )?(?:de más|más(?! o menos)|extra|de plus|en plus|mehr|zusätzlich|in più|a mais|дополнительно|больше(?! чем)|сверху)(?![\p{L}])|(?:ドル)?(?:を)?(?:多く|余分に|追加)|(?:달러)?(?:를|을)? ?(?:더|추가)|إضافي|زيادة|(?:ज़्यादा|ज्यादा|अतिरिक्त)`,
    ),
  },
  {
    role: 'fee',
    weight: 9,
    before: before(
      String.raw`(?<!strata |corp(?:orate)? |school |management |agent'?s? |care )(?:(?:exit|discharge|break|switching|application|establishment|settlement|refinanc\p{L}*) (?:fees?|costs?)|fees?(?: of)?|comisi[oó]n(?:es)?(?: de (?:salida|cancelaci[oó]n|apertura))?|penalizaci[oó]n|frais(?: de (?:sortie|dossier|remboursement))?|indemnit[eé]s?|p[eé]nalit[eé]s?|(?:wechsel|bearbeitungs|ausstiegs|vorf[aä]lligkeits)?geb[uü]hr(?:en)?|vorf[aä]lligkeitsentsch[aä]digung|commission[ei](?: di (?:uscita|chiusura))?|penale|taxa de (?:sa[ií]da|sa[ií]das|abertura|cancelamento)|multa|комисси\p{L}*|штраф\p{L}*|手数料|수수료|手续费|违约金|رسوم (?:ال)?(?:خروج|إغلاق|تحويل)|फीस|शुल्क)`,
    ),
    after: after(
      String.raw`(?:exit|discharge|break|switching|application|establishment|settlement|one-?off) (?:fees?|costs?)|fees?(?! (?:a|per|each) (?:quarter|year|month))|to (?:leave|switch|exit|get out)|(?:comisi[oó]n|salida|cancelaci[oó]n|penalizaci[oó]n)|(?:frais|p[eé]nalit[eé])|(?:wechsel|bearbeitungs|ausstiegs)?geb[uü]hr|(?:commissione|penale|uscita)|(?:taxa|multa|sa[ií]da)|комисси|штраф|の?手数料|의? ?수수료|的?手续费|的?违约金|رسوم|(?:की |का )?(?:फीस|शुल्क)`,
    ),
  },
  {
    role: 'debts',
    weight: 5,
    before: before(
      String.raw`(?<!\bno |\bzero |without )(?:(?:car|ute|truck|van|boat|bike|motorbike|caravan|personal) loan(?: balance)?|\b(?:car|ute|boat|motorbike|caravan)\s?[?:]+|\bcar(?: (?:repayments?|payments?|finance|lease))?(?= (?:is|are|costs?|takes?)\b)|car (?:repayments?|payments?|finance|lease)|prestito (?:(?:per (?:la |l')?)?(?:auto|macchina|moto)|personale)|rata (?:dell'?auto|auto|della macchina)|finanziamento auto|pr[eé]stamo (?:del? )?(?:coche|auto|carro|personal)|cr[eé]dit (?:auto|voiture)|pr[êe]t (?:auto|voiture|personnel)|autokredit|ratenkredit|empr[eé]stimo (?:do carro|pessoal)|(?:financiamento|parcela) do carro|автокредит\p{L}*|кредит\p{L}* на машин\p{L}*|車のローン|カーローン|자동차 ?대출|차 ?할부(?:금)?|车贷|قرض سيارة|कार लोन|credit cards?(?: (?:limit|balance|debt))?|cards?(?: (?:limit|balance|debt))?|hecs(?: debt)?|help debt|other debts?|existing (?:debts?|loans?)|student (?:loan|debt)|debts?|owe|owing|deudas?|dettes?|schulden|debit[oi](?! residuo)|d[ií]vidas?|долг\p{L}*|借金|負債|부채|빚|负债|欠款|欠了?|债务|ديوني?|علي دين|(?<![\p{L}])دين|कर्ज़?|कर्जा|उधारी)`,
    ),
    after: after(
      String.raw`(?:(?:al mes|a month|per month|\/ ?month|p\/?m|a week|per week|pw|a fortnight|par mois|im monat|pro monat|al mese|por m[eê]s|ao m[eê]s|в месяц|a la semana|par semaine|die woche)\s+)?(?:(?:is|was|are|goes|es|son|sind|ist|geht|è|e|sono|é|são|c'est|это|est|sont|va|vai|vanno|van)\s+)?(?:(?:only|just|for|on|solo|sólo|nur|seulement|juste|só|somente|apenas|только|к)\s+)*(?:(?:the|my|our|our|del?|el|la|le|les|das|für das|fürs|per la|della|do|da|o|a|para el|para la|pour la|pour|de la|за|на|a la)\s+){0,2}(?:car|ute|motorbike|caravan|boat|coche|carro|voiture|auto|macchina|машин\p{L}*|авто)\b(?! (?:space|port|park|garage|is worth))|(?:は|が)?(?:だけ)?(?:車のローン|車(?:の)?分|カーローン)|(?:은|는|만)? ?(?:자동차|차 ?할부)|(?:只)?是?车贷|للسيارة|(?:सिर्फ )?(?:कार|गाड़ी) (?:का|की|के)|car loan|personal loan|(?:credit |on (?:the |my |our )?)?cards?\b|(?:still |is |are )?(?:owing|owed)\b|outstanding\b|left (?:on|owing)|hecs|student|(?:in |of )?(?:other )?debts?|deuda|dette|schulden|debit|d[ií]vida|долг|の?借金|の?負債|의? ?빚|의? ?부채|的?债|的?欠款|的?负债|外债|ديون|دين|कर्ज़?|कर्जा`,
    ),
  },
  {
    role: 'deposit',
    weight: 4.5,
    before: before(
      String.raw`deposits?(?: of)?|down ?payment|put(?:ting)? (?:down|in)|saved(?: up)?|save(?: up)?|saving(?: up)?|savings|chip in|dep[oó]sito|entrada|enganche|apport|acompte|anzahlung|eigenkapital|acconto|anticipo|взнос\p{L}*|накопил\p{L}*|накоплен\p{L}*|ahorrad[oa]s?|ahorros?|economias|economizei|poupan[çc]as?|[ée]conomies|[ée]pargne|gespart|ersparnisse|risparmiat\p{L}*|risparmi|caparra|mise de fonds|sinal|頭金|自己資金|貯金|보증금|계약금|선금|저축|자기자본|다운페이(?:먼트)?|首付|头款|定金|存了?|存款|دفعة(?: أولى)?|الدفعة الأولى|مقدم|مدخراتي?|عربون|डाउन पेमेंट|डिपॉ(?:ज|ज़|ज़)िट|जमा|बचत`,
    ),
    after: after(
      String.raw`(?:(?:of|from|out of|de|dei|delle|dai|dalle|des|aus|von|das|dos|из)\s)?(?:my|our|mis|nuestros|mes|nos|meinen?|unseren?|miei|mie|nostri|minhas?|meus?|nossas?|мо\p{L}+|наш\p{L}+)\s(?:savings|ahorros|[ée]conomies|ersparnissen|erspartem|risparmi|economias|poupan[çc]as?|сбережен\p{L}*|накоплен\p{L}*)|is (?:my|our|the|his|her|their) deposit|deposits?|down\b|saved|(?:in )?savings\b|of my own|dep[oó]sito|entrada|d'apport|apport|anzahlung|eigenkapital|acconto|anticipo|взнос|de ahorros|ahorrad|de economias|d'[ée]conomies|d'[ée]pargne|gespart|di risparmi|caparra|guardad|накоплен|の?頭金|の?自己資金|보증금|계약금|의? ?저축|的?首付|的?存款|دفعة|مقدم|عربون|(?:का |की |के )?(?:डाउन|डिपॉ(?:ज|ज़|ज़)िट|बचत|जमा)`,
    ),
  },
  {
    // 'If I put the 85k in': what one brings, unless the words beside it say more.
    role: 'deposit',
    weight: 2.5,
    before: before(
      String.raw`(?:\b(?:put(?:ting)?|chuck(?:ing)?|tip(?:ping)? in|tip(?:ping)?|throw(?:ing)?(?: in)?|kick(?:ing)? in|us(?:e|ing)|bring(?:ing)?(?! (?:in|home)\b)|poniendo|ponemos|pongo|pondr[ií]amos|aport(?:o|ando|amos|ar)|metiendo|mett(?:o|iamo|endo)|vers(?:o|iamo|ando)|(?:on|je|nous) met(?:s|t|tons)?|mettant|apport(?:e|ons|ant)|colocando|bot(?:o|ando)|d(?:ou|amos|ando) de)|вн[её]с\p{L}*|влож\p{L}*|ندفع|أدفع|بدفع|(?<![卖支付])出)`,
    ),
    after: after(
      String.raw`(?:towards? (?:it|the)|of (?:our|my) own|von uns|ein(?:bring|setz|zahl)\p{L}*|rein(?:steck|geb)\p{L}*|dazu(?:geb|tu)\p{L}*|を?入れ|(?:을|를)? ?(?:넣|보태)|लगा)`,
    ),
  },
  {
    role: 'income',
    weight: 4,
    before: before(
      String.raw`(?:gana|cobra|gagne|verdient|guadagna|prende|ganha|recebe) (?:mi|ma|mon|meine?|mia|mio|o meu|a minha|minha|meu) \p{L}+|income|inc\b|earn(?:s|ing|ed)?|salary|wages?|makes?|making|(?<!\p{L})(?:i'?m|i am|we'?re|we are|he'?s|she'?s|they'?re|borrowers?|clients?|couple|person|people|someone|somebody|applicants?|household|family|buyers?|who is|who'?s|who are|that'?s|both|each|teacher|nurse|wife|husband|partner|missus|hubby|son|daughter|mum|dad|brother|sister|friend|mate|me|i|we|they|he|she)(?:'s|s| is| are| am|'m|'re)? on(?! an?\b)|(?<!\b(?:bank|banks|lender|agent|agents|they|it|manager|repayment|loan|mortgage|anz|nab|westpac|cba) )take(?:s)?(?: home)?|on a salary|borrow on(?! an?\b)|\b(?:wife|husband|partner|spouse|hubby|missus|(?<!(?:lend|give|loan|cost|charge|leave|get|offer\w*) )me)|pull(?:ing)? in|bring(?:ing)? (?:in|home)|paid|on about|on around|gross|ganando|entran?|entram|entrano|(?:netto |brutto )?kommen|rentre(?:nt)?|приход\p{L}*|يدخل(?: لي)?|入って|들어오\p{L}*|进账|आते|ingres[oa]s?|gan[oa]|gan[oa]mos|ganan|cobro|cobra|cobramos|percibo|sueldo|salario|n[oó]mina|revenus?|gagn\p{L}*|touch(?:e|ons)|salaire|per[çc]oi\p{L}*|einkommen|jahreseinkommen|monatseinkommen|verdien\p{L}*|gehalt|lohn|(?:krieg|bekomm)\p{L}*|brutto|netto|reddit[oi]|guadagn\p{L}*|stipendio|prendo|percepisco|renda|ganh\p{L}*|recebo|recebemos|rendimentos?|sal[aá]rio|ordenado|доход\p{L}*|зараб\p{L}*|зарплат\p{L}*|получа\p{L}*|оклад\p{L}*|年収|収入|給料|給与|月収|手取り|週給|週に?|연봉|연소득|소득|수입|월급|주급|월소득|급여|年收入|收入|年薪|工资|月薪|周薪|薪水|挣|赚|拿|到手|دخل\p{L}{0,2}|راتب\p{L}{0,2}|مرتب\p{L}{0,2}|[أاين]كسب|أجني|أقبض|اقبض|معاشي|आय|कमात[ाेी] (?:हूँ|हूं|हैं)|कमात[ाेी]|कमाई|आमदनी|तनख्वाह|वेतन|सैलरी|income is|taking home`,
    ),
    after: after(
      String.raw`(?:(?:a |an |per |each |p\/?|\/)?\s?(?:week|wk|w|fortnight|fn|month|mth|pcm)\s)?(?:before tax|gross|after tax|net pay|take home)|(?:a |per |each |\/)?\s?(?:year|annum|yr)\b|p\.?a\.?\b|annual(?:ly)?|yearly|income|inc\b|salary|before tax|gross|wage|between (?:us|the two)|combined|jointly|together|joint income|zusammen(?! (?:gespart|angespart))|gemeinsam|entre (?:los dos|nosotros|ambos)|los dos juntos|à (?:nous )?deux|ensemble|in due\b|insieme|entre (?:os dois|n[óo]s)|juntos|на двоих|вместе|二人で|夫婦で|둘이|합쳐|我们俩|两个人|معا(?!\p{L})|मिलाकर|al a[nñ]o|anuales|por a[nñ]o|(?:de )?ingresos|(?:de )?sueldo|par an|l'an\b|annuels?|brut|(?:de )?revenus?|(?:de )?salaire|im jahr|pro jahr|jährlich|(?:jahres)?einkommen|(?:jahres)?gehalt|brutto|netto|verdien|all'anno|l'anno|annui|lordi|nett[oi]|(?:di )?reddito|(?:di )?stipendio|por ano|anuais|(?:de )?renda|(?:de )?sal[aá]rio|(?:de )?rendimento|в год|годов\p{L}*|доход\p{L}*|зарплат|の?年収|の?収入|の?給料|を?稼|연봉|연소득|소득|(?:을|를)? ?(?:벌|받아|받고)|年收入|收入|年薪|的?工资|سنوي[اً]*|في السنة|بالسنة|في العام|دخل|راتب|(?:की |का )?(?:सालाना|आय|सैलरी|तनख्वाह|आमदनी|कमाई)|प्रति वर्ष|साल(?:ाना)?|कमा`,
    ),
  },
  {
    role: 'expenses',
    weight: 4,
    before: before(
      String.raw`expenses?|exp\b|exps\b|(?:i|we) pay|rent|child ?care|school fees|repayments|spend(?:ing)?|living costs?|costs? of living|outgoings?|bills|living(?: expenses)?|gastos?|gasto|d[ée]pens\p{L}*|salen|se me van|saem|escono|sortent|charges|frais|(?:lebenshaltungs)?kosten|ausgaben|gebe|geben|brauche|spese|spendo|spendiamo|uscite|despesas?|gasto|gastamos|custos?|расход\p{L}*|трачу|тратим|траты|уходит|支出|生活費|出費|経費|使い|지출|생활비|쓰는 돈|开销|支出|花费|花销|花|生活费|开支|نفقات\p{L}*|مصاريف\p{L}*|مصروف\p{L}*|أصرف|اصرف|खर्चा?|ख़र्चा?|व्यय`,
    ),
    after: after(
      String.raw`(?:(?:a |per |p\/?|\/)?\s?(?:week|wk|w|fortnight|month|mth)\s)?(?:in )?(?:rent|child ?care|school fees)\b|(?:in |of |for |on )?living(?: costs?| expenses)?\b|(?:in |of )?expenses|exps?\b|(?:in )?outgoings|(?:de )?gastos|(?:de )?d[ée]penses|de charges|ausgaben|(?:im monat )?aus\b|(?:di )?spese|(?:de )?despesas|расход|の?支出|の?生活費|(?:を)?使|지출|생활비|(?:을|를)? ?(?:쓰|써)|的?开销|的?支出|的?花费|مصاريف|مصروف|نفقات|(?:का |के )?(?:खर्च|ख़र्च)`,
    ),
  },
  {
    // What is said by the month goes out rather than comes in, where nothing else is said of it.
    role: 'expenses',
    weight: 1,
    before: /(?!)/u,
    after: after(
      String.raw`(?:a |per |each |p\/?|\/)?\s?(?:month|mth|mnth|pcm)\b|monthly|al mes|mensuales|par mois|mensuel|im monat|pro monat|monatlich|al mese|mensili|por m[eê]s|ao m[eê]s|mensais|в месяц|شهري[اً]*|في الشهر|بالشهر|मासिक|प्रति माह|महीन[ाे]`,
    ),
  },
  {
    role: 'loan',
    weight: 3,
    before: before(
      String.raw`loan|loans|restschuld|saldo(?: devedor)?|capital (?:pendiente|restant)|debito residuo|остаток|残高|잔액|余额|borrow(?:ing|ed)?|mortgage|lend(?: me| us)?|emprest(?:a|ar|aria|ariam|e)|prest(?:ar[ií]an?|an|erebbe(?:ro)?|ano|e(?:nt|rait|raient)?)(?: (?:me|nos|ci|mi))?|одолж\p{L}*|借给我?|贷给我?|finance|financing|refinance|take out|pr[eé]stamo|hipoteca|cr[eé]dito|pedir prestados?|prestados?|pr[êe]t|emprunt\p{L}*|hypoth[eè]que|kredit|darlehen|hypothek|leihe\p{L}*|aufnehme\p{L}*|mutuo|prestito|prestit\w+|empr[eé]stimo|emprestad\w+|financiamento|кредит\p{L}*(?: (?:на|в))?|ипотек\p{L}*(?: (?:на|в))?|заём|займ\p{L}*|занять|(?:kredit|darlehen|hypothek|finanzierung)(?: (?:über|von|in höhe von))|(?:pr[eé]stamo|hipoteca) por|debo|pido|pedir|pedimos|pedi(?:r[ií]amos|mos)|pegar|pego|chiedo|ne chiedo|借りる|借入\p{L}*|ローン|融資|대출\p{L}*|빌리\p{L}*|贷款|贷|借款?|قرض بقيمة|(?:ال)?قرض\p{L}*|رهن\p{L}*|[أاين]?قترض\p{L}*|اقتراض|ऋण|लोन|उधार`,
    ),
    after: after(
      String.raw`(?:is |as |are )?(?:my |our |the |his |her |their )?(?:home )?loans?\b|restschuld|(?:de |di )?capital (?:pendiente|restant)|(?:is )?(?:my |our |the )?mortgage|borrowed|を?貸|(?:을|를)? ?빌려|in finance|pr[eé]stamo|hipoteca|pr[êe]t|emprunt|kredit|darlehen|hypothek|leihe|aufnehme|mutuo|prestito|empr[eé]stimo|кредит|ипотек|заём|займ|の?ローン|の?借|を?借|대출|(?:을|를)? ?빌|의? ?대출|的?贷款|قرض|(?:का )?(?:होम )?(?:लोन|ऋण|loan)|उधार`,
    ),
  },
  {
    role: 'value',
    weight: 2,
    before: before(
      String.raw`values?|valued|valuation|val|val(?:uation)? comes in|comes? (?:in|back)|came (?:in|back)|valuers?(?: says| said| reckons)?|apprais(?:ed|al)|bank says|agreed on|(?:they|vendors?|sellers?|owners?|agents?)(?:'re| are| is)? (?:wants?|asking|asks?)(?: for)?|bought (?:it )?(?:at|for)|(?:sold|sells?|went|goes|passed in|knocked down) (?:it )?(?:for|at)|房价|售价|总价|worth|price|purchase price|uno da|una da|uno de|una de|une? [aà]|one for|costs?|costing|buy(?:ing)? (?:a )?(?:place|house|home|property|unit)?\s*(?:for|at)|on an?|against an?|against|for an?|property|house|home|place|unit|apartment|townhouse|security|listed at|asking|valor(?: de)?|valuada en|precio|casa de|valeur|prix|maison [àa]|wert|preis|haus f[üu]r|valore|prezzo|casa da|valor|pre[çc]o|стоимость\p{L}*|цен\p{L}*|стоит|(?:дом|квартир|жиль)\p{L}* за|vivienda de|piso de|casa por|bien [àa]|logement de|(?:haus|wohnung|immobilie) (?:um|für|zu)|(?:casa|immobile|appartamento) da|(?:im[óo]vel|apartamento) de|(?:بيت|منزل|عقار|شقة) (?:بـ|ب|بسعر|قيمت\p{L}*)|(?:घर|मकान|फ्लैट|संपत्ति)|집값|매매가|売値|購入価格|价格|価格|評価額|物件|家|가치|가격|집|价值|价格|房子|房产|قيم\p{L}*|سعر\p{L}*|بقيمة|मूल्य|क़ीमत|कीमत`,
    ),
    after: after(
      String.raw`(?:dollar )?(?:house|home|property|place|unit|apartment|flat|townhouse|villa|purchase|valuation|value|price|pad|block|dwelling|joint|one(?! bed))|casa|propiedad|vivienda|maison|propri[eé]t[eé]|logement|bien|appartement|haus|immobilie|wohnung|objekt|propriet[àa]|immobile|im[óo]vel|propriedade|дом|недвижимост|квартир|の?家|の?物件|の?住宅|집|주택|부동산|의? ?집|的?房|的?物业|منزل|عقار|بيت|(?:वाले |के |का |की )?(?:घर|मकान|फ्लैट|संपत्ति|प्रॉपर्टी)|짜리|의? ?(?:집|주택|아파트)|kaufpreis|immobilienwert|wert\b|de precio|de prix|di prezzo|de valor|di valore|的?(?:公寓|物业|独立屋)`,
    ),
  },
  {
    role: 'maxPrice',
    weight: 3,
    before: before(
      String.raw`under|below|less than|up ?to|max(?:imum)?|no more than|not more than|cheaper than|at most|budget|within|not over|capped at|lower than|sub|<|spend|to spend|menos de|hasta|m[áa]ximo|por debajo de|presupuesto|moins de|jusqu'[àa]|maximum|sous|en dessous de|budget|unter|bis(?: zu)?|h[öo]chstens|weniger als|maximal|sotto i?|meno di|fino a|massimo|entro|at[ée]|abaixo de|menos de|or[çc]amento|до|не дороже|не более|не больше|дешевле|менее|меньше|максимум|в пределах|бюджет\p{L}*|tope(?: de)?|no m[áa]s de|como mucho|como m[áa]ximo|maxi|max\.?|pas plus de|[àa] moins d[e']|au plus|plafond|nicht mehr als|nicht über|nicht teurer als|non pi[ùu] di|al massimo|non oltre|inferiore a|sotto (?:i|il|gli|un)|no m[áa]ximo|n[ãa]o mais (?:de|que)|por menos de|最大|予算|最高|上限|예산|최대|最多|预算|低于|不超过|不高于|少于|控制在|أقل من|بأقل من|تحت|حتى|لحد|لغاية|بحد أقصى|أقصى|الحد الأقصى|لا يزيد عن|لا تزيد عن|ميزاني\p{L}*|अधिकतम|बजट|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा`,
    ),
    after: after(
      String.raw`or (?:less|under|below|cheaper)|max(?:imum)?\b|tops|budget|to spend|o menos|m[áa]ximo|ou moins|maximum|oder weniger|o meno|massimo|ou menos|или меньше|maxi\b|max\.|tope|como m[áa]ximo|como mucho|au plus|al massimo|no m[áa]ximo|最大|以下|以内|未満|まで|이하|미만|까지|이내|안쪽|안으로|以下|以内|之内|内\b|封顶|के अंदर|के भीतर|से कम|से नीचे|तक|से सस्त|أو أقل|أو اقل|كحد أقصى|بالكثير|как максимум|максимум|и ниже|и меньше`,
    ),
  },
  {
    // A negation turns the word after it round.
    role: 'maxPrice',
    weight: 6,
    before: before(
      "(?:nothing|not|no|never|don'?t want to (?:spend|pay|go)|can'?t (?:spend|pay|go)|without going|wont go|won'?t go)(?: \\w+)? (?:above|over|more than|higher than|past|beyond)",
    ),
    after: null,
  },
  {
    role: 'loan',
    weight: 1,
    before: before(
      String.raw`(?:^|[,.;]|\b(?:i|we|he|she|and|clients?|borrowers?)) ?(?:want|wants|need|needs|requesting|apply(?:ing)? for|asking for|after|seeking)`,
    ),
    after: null,
  },
  {
    role: 'minPrice',
    weight: 3,
    before: before(
      String.raw`over|above|more than|at least|min(?:imum)?|starting (?:at|from)|upwards of|north of|no less than|not less than|exceeding|>|m[áa]s de|desde|m[ií]nimo|plus de|au moins|[àa] partir de|(?<!(?:kredit|darlehen|hypothek|finanzierung|summe|betrag)\s)[üu]ber|mindestens|ab|pi[ùu] di|almeno|oltre|a partire da|mais de|acima de|a partir de|(?<![\p{L}])от|более|больше|дороже|свыше|минимум|не менее|не дешевле|por encima de|a partir de|superior(?:e)? a|mínimo|最低|최소|最低|高于|(?<!不)超过|至少|أكثر من|فوق|ابتداء من|على الأقل|لا يقل عن|لا تقل عن|कम से कम`,
    ),
    after: after(
      String.raw`\+(?!\s*(?:a?\$)?\d)|or (?:more|above|over)|plus\b|and (?:up|above)|min(?:imum)?\b|o m[áa]s|ou plus|oder mehr|o pi[ùu]|ou mais|или больше|m[ií]nimo\b|以上|超|起|から(?!\d)|이상|초과|부터(?!\s?\d)|以上|से ज़्यादा|से ज्यादा|से अधिक|से ऊपर|أو أكثر|فأكثر|и выше|и больше|минимум`,
    ),
  },
];

const REACH = 34;
const MOST_EXTRA = 5000;
const LEAST_OFFSET = 500;
type Span = { start: number; end: number };
/** What an amount may be, how surely, and the words that say so. */
export type MoneyReading = { role: MoneyRole; weight: number; cues: readonly Span[] };

/** A word with nothing between it and the amount speaks more surely for it than one with words between. */
const BESIDE = 2;
const isBeside = (text: string, from: number, to: number): boolean =>
  /^[\s:=]*(?:a?\$)?\s*$/.test(text.slice(from, to));

const cueBefore = (pattern: RegExp, text: string, start: number): Span | null => {
  const from = Math.max(0, start - REACH);
  const match = pattern.exec(text.slice(from, start));
  if (!match) return null;
  const at = from + match.index;
  return { start: at, end: at + (match[1] ?? '').length };
};

const cueAfter = (pattern: RegExp | null, text: string, end: number): Span | null => {
  const match = pattern?.exec(text.slice(end, end + REACH));
  if (!match) return null;
  const finish = end + match[0].length;
  return { start: finish - (match[1] ?? '').length, end: finish };
};

/** Everything that an amount may be by the words beside it, the surest first. */
export const readingsOf = (text: string, { start, end, value, scale }: Amount): MoneyReading[] =>
  SIGNS.flatMap(({ role, before: isBefore, after: isAfter, weight }) => {
    // '80k more' is a sum; what is paid beside a loan comes again and again.
    if (role === 'extra' && (scale > 1 || value >= MOST_EXTRA)) return [];
    if (role === 'offset' && value < LEAST_OFFSET) return [];
    const left = cueBefore(isBefore, text, start);
    const right = cueAfter(isAfter, text, end);
    const leftWeight = weight + 1 + (left && isBeside(text, left.end, start) ? BESIDE : 0);
    const rightWeight = weight + (right && isBeside(text, end, right.start) ? BESIDE : 0);
    return [
      ...(left && right ? [{ role, weight: leftWeight + rightWeight, cues: [left, right] }] : []),
      ...(left ? [{ role, weight: leftWeight, cues: [left] }] : []),
      ...(right ? [{ role, weight: rightWeight, cues: [right] }] : []),
    ];
  }).sort((a, b) => b.weight - a.weight);

const RANGE =
  /^\s*(?:-|to|and|until|y|a|et|bis|und|e|до|и|〜|~|から|到|至|と|와|과|에서|부터|से|و|إلى|الى|a\s)\s*\$?\s*$/iu;
const BETWEEN_WORDS =
  /(?:between|from|entre|zwischen|tra|fra|de|von|da|от|между|بين|من|के बीच)\s*(?:a?\$|aud)?\s*$/iu;

/** 'between 700 and 900k', '700k-900k'. */
export const isRange = (text: string, first: Amount, second: Amount): boolean => {
  const gap = text.slice(first.end, second.start);
  if (!RANGE.test(gap)) return false;
  const isDash = /^\s*(?:-|to|bis|〜|~|から|到|至|до|a|à|से|에서|부터|إلى|الى)\s*\$?\s*$/iu.test(gap);
  return isDash || BETWEEN_WORDS.test(text.slice(Math.max(0, first.start - 14), first.start));
};
