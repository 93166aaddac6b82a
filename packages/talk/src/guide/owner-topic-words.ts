import type { TopicWords } from './topic-word-type.ts';
import { always } from './topic-word-type.ts';

/** Two groups of words in either order, not far from each other. */
const beside = (one: string, other: string, within = 40): string =>
  String.raw`(?:${one}).{0,${within}}(?:${other})|(?:${other}).{0,${within}}(?:${one})`;
const words = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'u');

const INSURER = String.raw`\binsur(?:er|ers|ance)\b|\bcover(?:age)?\b|asegurador\w*|\bseguros?\b|assureurs?|\bassurances?\b|versicher(?:er|ung)\w*|assicura(?:tore|tori|trice|zion\w*)|seguradora?s?|страхов\p{L}*|保险|保険|보험|(?:ال)?ت[أا]مين|बीमा|इंश्योरेंस`;
const REFUSES = String.raw`\b(?:refus\w+|declin\w+|reject\w*|turn(?:ed)? (?:me|us|it|you) down|knock(?:ed)?(?: me| us| it)? back|sa(?:y|ys|id) no|uninsurable|(?:won'?t|not|can'?t|wouldn'?t|doesn'?t|don'?t|stop(?:ped)?) (?:\w+ ){0,2}(?:insure|cover|insuring|covering)|cancel(?:led)? (?:my|our|the) (?:policy|cover))\b|(?:neg(?:ar|arse|o|aron|aria)|rechaz\w+|no (?:me |nos |la |lo )?(?:asegur\w+|cubr\w+))|dic(?:e|en) que no|diga que no|refus\w+|dit (?:que )?non|disent non|(?:n'assur\w+|ne (?:couvr\w+|veut) pas)|ablehn\w*|sag(?:t|en) nein|nein sag(?:t|en)|verweiger\w*|abgelehnt|lehnt .{0,24}\bab\b|nicht versicher\w+|rifiut\w+|dic(?:e|ono|esse) (?:di )?no\b|negar\w*|non (?:assicur\w+|copr\w+)|recus\w+|diz(?:er|em)? (?:que )?nao|disser(?:em)? (?:que )?nao|nao (?:segur\w+|cobr\w+)|отказ\p{L}*|(?:скаж|говор)\p{L}+ «?нет|не (?:страху\p{L}*|застраху\p{L}*)|拒(?:保|绝)|说不(?:行|保)?|不(?:给|肯|愿意?)?(?:承)?保|断(?:ら|る|り)|拒否|入れない|거절|거부|안 ?된다|안 ?(?:들어|받아)|(?:قالت?|[تي]قول) لا|رفض\p{L}*|[تي]رفض\p{L}*|मना|ना (?:कह|बोल)|इनकार|इंकार`;

const AUCTION = String.raw`\bauctions?\b|subasta|encheres?|auktion|versteiger\w+|\basta\b|leilao|аукцион\p{L}*|拍卖|オークション|競売|경매|(?:ال)?مزاد|नीलामी|ऑक्शन`;
const PRIVATE_SALE = String.raw`private (?:treaty|sale)|\b(?:fixed|listed|set) price\b|venta (?:privada|directa)|precio fijo|gre a gre|vente (?:privee|classique|directe)|frei(?:er|handig\w*|en)? verkauf\w*|festpreis|privatverkauf|vendita (?:privata|diretta)|trattativa privata|venda (?:particular|privada|direta)|обычн\p{L}* продаж\p{L}*|прям\p{L}* продаж\p{L}*|私下|议价|一口价|普通(?:出售|に売)|相対|普通売却|일반 ?(?:매매|판매)|개별 ?매매|بيع (?:خاص|عادي|مباشر)|निजी बिक्री|प्राइवेट (?:सेल|ट्रीटी)|सीधे बेच`;

const RENTED = String.raw`\bland ?lords?\b|\btenan(?:t|cy)\w*|\brent(?:al|ed|ing)?\b|\blease\b|\bproperty manager\b|casero|arrendador\w*|propietari\w+|inquilin\w+|alquiler|bailleur|proprietaire|loyer|locataire|\bbail\b|vermieter\w*|miete\w*|mietvertrag\w*|padron\w* di casa|proprietari\w+|affitt\w+|senhorio|aluguel|inquilin\w*|хозяин\p{L}*|арендодател\p{L}*|аренд\p{L}*|房东|租|大家|家賃|賃貸|집주인|임대|월세|세입자|(?:ال)?م[اؤ]لك|[إا]يجار\p{L}*|مستأجر\p{L}*|मकान मालिक|किराय\p{L}*\p{M}*|किराए`;
const BOND = String.raw`\bbonds?\b(?! (?:market|yield|uni)|i beach)|\bbond money\b|\bfianza\b|\bcaution\b|depot de garantie|\bkaution\w*|\bcauzion\w*|deposito cauzional\w*|\bcaucao\b|залог\p{L}*|押金|敷金|보증금|مبلغ الضمان|(?:ال)?تأمين (?:على )?(?:ال)?[إا]يجار|عربون|बॉन्ड|सिक्योरिटी`;
const BACK = String.raw`\b(?:back|return\w*|refund\w*|claim\w*|keep(?:ing|s)?|kept|lose|losing|held|holds?|who has|dispute|withhold\w*|deduct\w*)\b|devol\w+|recuper\w+|quedar\w*|rend\w+|recuper\w+|gard\w+|zuruck\w*|behalt\w*|einbehalt\w*|restitu\w+|ridar\w*|tratten\w*|devol\w+|fic(?:ar|ou) com|верн\p{L}*|возвра\p{L}*|удерж\p{L}*|退|扣|返(?:し|っ|還|金)|戻|돌려|반환|못 받|استرجا\p{L}*|[يت]?رجع\p{L}*|ي(?:عيد|رد)|वापस|लौटा`;
const RAISES = String.raw`\b(?:rent (?:increases?|rises?|hikes?|go(?:es)? up|went up)|(?:put|putting|jack\w*|rais\w+|increas\w+|hik\w+|up)(?: up)? (?:the |my |our )?rent|rent (?:by|up)\b)|(?:sub(?:ir|e|ida|io)|aument\w+).{0,16}(?:alquiler|renta)|(?:alquiler|renta).{0,20}(?:sub\w+|aument\w+)|(?:augment\w+|hausse\w*).{0,16}loyer|loyer.{0,16}augment\w+|mieterhohung\w*|miete.{0,16}erhoh\w*|(?:aument\w+).{0,16}affitto|affitto.{0,16}aument\w+|(?:aument\w+|subir?).{0,16}aluguel|aluguel.{0,16}(?:aument\w+|sub\w+)|(?:подн\p{L}*|повы\p{L}*).{0,16}аренд\p{L}*|аренд\p{L}*.{0,16}(?:подн|повы)\p{L}*|涨(?:房)?租|房租.{0,6}涨|租金.{0,6}涨|家賃.{0,6}(?:上げ|上が|値上げ)|(?:월세|임대료).{0,6}(?:올|인상)|(?:رفع|زيادة|يرفع|يزيد|زاد) .{0,10}[إا]يجار|किराया.{0,12}बढ़`;
const LEAVES = String.raw`\b(?:break(?:ing)? (?:the |my |our |a )?lease|(?:end|leave|get out of|terminate) (?:the |my |our |a )?(?:lease|rental|tenancy)|lease break|move out (?:early|before)|notice do i (?:have to |need to )?give)\b|(?:romper|terminar|dejar).{0,16}(?:contrato de alquiler|alquiler)|(?:rompre|resilier|quitter).{0,16}(?:bail|location)|mietvertrag.{0,20}(?:kundig\w*|vorzeitig|beend\w*|raus)|(?:kundig\w*|vorzeitig).{0,20}mietvertrag|(?:disdett\w*|disdire|recedere|chiudere).{0,20}(?:affitto|contratto d.?affitto|locazione)|(?:rescind\w*|quebrar|terminar|sair).{0,20}(?:aluguel|contrato de arrendamento)|(?:расторг\p{L}*|прерв\p{L}*|съехать).{0,24}(?:аренд\p{L}*|договор\p{L}*)|(?:提前)?退租|解约租|途中解約|賃貸.{0,10}解約|(?:계약|임대).{0,10}(?:중도|일찍|해지)|(?:فسخ|إنهاء).{0,12}(?:عقد|[إا]يجار)|(?:लीज|लीज़|किराया).{0,16}(?:तोड़|जल्दी खत्म)`;

/** Of who sells, insures or rents. In lower case without the accents of Latin letters. */
export const OWNER_TOPIC_WORDS: readonly TopicWords[] = [
  always(
    'insurerRefuses',
    words(
      beside(INSURER, REFUSES),
      String.raw`\buninsurable\b|\b(?:no ?(?:one|body)|none of them|can'?t get (?:it|anyone to)) (?:will |would |to |wants to )?insur(?:e|ed|ing)\b|unversicherbar|inassurable|non assicurabile|no asegurable`,
    ),
  ),
  always('auctionOrPrivate', words(beside(AUCTION, PRIVATE_SALE, 30))),
  always(
    'openHomes',
    words(
      String.raw`\b(?:how (?:often|many|long)|when|should|do (?:i|we)|must)\b.{0,40}\b(?:open (?:homes?|houses?|for inspections?)|opens|inspections)\b|\bopen (?:homes?|for inspections?)\b.{0,40}\b(?:how|often|stay|be there|leave|home)\b`,
      String.raw`(?:cuant[oa]s|cada cuanto|con que frecuencia).{0,30}(?:visitas|puertas abiertas)|(?:combien|frequence).{0,24}(?:visites|portes ouvertes)|wie (?:oft|viele|lange).{0,24}besichtig\w*(?!.{0,20}(?:kann|termin))|(?:quante|ogni quanto).{0,24}visite|(?:quantas|com que frequencia).{0,24}visitas|(?:сколько|как часто).{0,20}показ\p{L}*|(?:多久|几次|多少次).{0,10}开放(?:看房|日)?|開放(?:日|看房)|オープンハウス.{0,10}(?:何回|頻度|どのくらい)|오픈 ?(?:하우스|홈).{0,10}(?:몇|얼마나|자주)|كم (?:مرة|عدد).{0,20}(?:معاينة|زيارة|مفتوح)|ओपन (?:हाउस|होम).{0,16}कितन`,
    ),
  ),
  always(
    'reservePrice',
    words(
      String.raw`\breserve(?: price)?\b(?! bank)|precio (?:de reserva|minimo de (?:la )?subasta)|prix de reserve|(?:reserve|mindest)preis|mindestgebot|prezzo di riserva|preco de reserva|резервн\p{L}* цен\p{L}*|(?:拍卖)?底价|保留价|最低(?:落札|売却)価格|リザーブ|최저 ?(?:낙찰|매각)?가|السعر (?:الأدنى|الاحتياطي)|रिज़?र्व (?:प्राइस|कीमत|दाम)`,
    ),
  ),
  always(
    'soldAtLoss',
    words(
      String.raw`\b(?:sell(?:ing)?|sold|sale)\b.{0,30}\b(?:at a loss|for less than (?:i|we) (?:paid|bought|owe))|\b(?:make|making|take|taking|wear|cop) a loss\b|\b(?:worth|gone|dropped|sells?|offered)\b.{0,24}\bless than (?:what )?(?:i|we) (?:paid|bought)|\b(?:paid|bought)\b.{0,24}\b(?:too much|more than (?:it'?s|it is|its) (?:now )?worth)\b|\blost (?:money|\d[\d.,]*k?) on (?:it|the|our|my)`,
      String.raw`(?:vend\w+|venta).{0,24}(?:con|a) perdida|vale menos (?:de lo|que)|perd\w+ dinero|(?:vend\w+|vente).{0,20}a perte|vaut moins que|perdre de l'argent|(?:verkauf\w*|verlust).{0,20}(?:verlust|verkauf\w*)|weniger wert als|vend\w+.{0,20}in perdita|vale meno di (?:quanto|quello)|vend\w+.{0,20}(?:com prejuizo|no prejuizo|a perder)|vale menos do que|(?:прода\p{L}*).{0,20}(?:в|с) (?:убыт\p{L}*|минус)|стоит меньше,? чем|亏(?:本|损|了|钱)(?:卖|出)?|赔(?:钱|本)|損(?:して|を出して|切り)|(?:買った|購入)(?:時|価格)?より(?:安|下が)|손해.{0,8}(?:팔|보고|봐)|산 ?값보다|(?:بيع|نبيع|[أا]بيع).{0,16}بخسارة|أقل مما (?:دفع|اشتري)\p{L}*|(?:घाटे|नुकसान) (?:में|पर).{0,8}(?:बेच|बिक)|खरीदे? (?:दाम|कीमत) से कम`,
    ),
  ),
  always('bond', words(beside(BOND, BACK, 50), `(?=.*(?:${RENTED})).*(?:${BOND})(?!.*(?:deposit bond))`)),
  always('rentIncrease', words(RAISES)),
  always('breakLease', words(LEAVES)),
  always(
    'certificateCost',
    words(
      beside(
        String.raw`\b(?:cost|costs|price|fee|fees|gas|how much|free|charge\w*)\b|cuant[oa]|precio|cuesta|combien|cout\w*|prix|kost\w+|preis|gebuhr\w*|quant[oa]|costa|custa|preco|сколько|стоит|стоимост\p{L}*|多少(?:钱)?|费用|收费|いくら|料金|費用|얼마|비용|수수료|كم|تكلف\p{L}*|رسوم|कितन\p{L}*\p{M}*|खर्च|फीस`,
        String.raw`\bmint\w*|\bcertificat(?:e|es)?\b(?! of title)|certificad\w+|certificat\b|zertifikat\w*|certificat[oi]\b|сертификат\p{L}*|证书|上链|証明書|증명서|인증서|شهادة|(?:ال)?شهادات|सर्टिफिकेट|प्रमाणपत्र`,
        30,
      ),
    ),
  ),
];
