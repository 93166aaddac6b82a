import type { TopicWords } from './topic-word-type.ts';
import { always } from './topic-word-type.ts';

/** Every group of words is said, wherever. In lower case without the accents of Latin letters. */
const allOf = (...groups: string[]): RegExp =>
  new RegExp(`^${groups.map((words) => `(?=.*(?:${words}))`).join('')}`, 'us');

/** Family but no spouse, and whoever shares what was inherited or bought. */
const KIN = String.raw`\b(?:brothers?|sisters?|siblings?|sis|bro|cousins?|aunt\w*|uncle|nephew|niece|mum'?s?|mom'?s?|dad'?s?|mother'?s?|father'?s?|parents?'?|co-?owners?|co-?heirs?|inherit\w*|estate|(?:business|housing) partner)\b|\bherman[oa]s?\b|\bprim[oa]s?\b|coheredero\w*|copropietari\w*|heren\w+|hered\w+|\b(?:frere|soeur|sœur|cousine?)s?\b|coheritier\w*|coproprietaire\w*|herit\w+|\b(?:bruder|schwester|geschwister|cousine?)\w*|miterb\w*|miteigentum\w*|geerbt\w*|\berb(?:e|en|schaft)\w*|\b(?:fratell[oi]|sorell[ae]|cugin[oaie])\b|coered\w*|comproprietari\w*|eredit\w+|\b(?:irma|irmao|irmas|irmaos|prim[oa]s?)\b|coerdeir\w*|coproprietari\w*|heranca|herd\w+|брат\p{L}*|сестр\p{L}*|совладел\p{L}*|сонаследник\p{L}*|наслед\p{L}*|унаследов\p{L}*|兄|弟|姐|妹|继承|共有人|遗产|きょうだい|姉|共有|相続|동생|누나|언니|오빠|형(?:이|제|은|한테|의)|남매|자매|공동|상속|[أا]خ(?:ي|تي|وي|واتي|وتي)|شريك\p{L}*|ورث\p{L}*|وريث\p{L}*|ميراث|भाई|बहन|विरासत|वारिस|सह-?मालिक`;
/** A share that is somebody's: 'each buys a half' is none. */
export const OWNED_SHARE = String.raw`\b(?:my|his|her|their|our|the other|\w+'s|brothers?|sisters?|siblings?|cousins?|mums?|dads?|aunt(?:y|ie)?s?) (?:own )?(?:half|halves|share|part|portion|third|quarter|50 ?%)\b|\bbuy(?:ing)? (?:me|him|her|them|my \w+|us|\w+) out\b|\bbuy(?:ing)? out (?:my|his|her|the)\b|\bbought out\b|\b(?:mi|su|tu) (?:mitad|parte|cuota)\b|\bla (?:mitad|parte|cuota) (?:de|que)\b|\b(?:ma|sa|leur) (?:moitie|part|quote-part)\b|\bla (?:moitie|part) (?:de|du|d')|\b(?:mein|sein|ihr|unser|deren)\w* (?:halfte|anteil|teil)\b|\b(?:halfte|anteil) (?:meine|seine|ihre|der|des|von)\w*|\bauszahl\w*|\b(?:mia|sua|loro) (?:meta|parte|quota)\b|\bla (?:meta|parte|quota) (?:di|del|che)\b|\b(?:minha|sua|nossa) (?:metade|parte|quota)\b|\b(?:metade|parte|quota) (?:del[ea]|da|do|que)\b|(?:мо|сво)\p{L}{1,3} (?:дол|половин|част)\p{L}+|(?:его|е[её]|их) (?:дол|половин|част)\p{L}+|(?:дол|половин)\p{L}+ (?:брат|сестр|у)\p{L}*|(?:我|他|她|弟弟?|哥哥?|姐姐?|妹妹?|对方)(?:那|手里|手上)?的?(?:一半|那一半|份额?|半)|份额|持分|(?:私|弟|兄|姉|妹)の(?:半分|分)|지분|(?:제|내|동생|형|누나|언니|오빠) ?(?:의 )?(?:몫|절반|반)|(?:نصيب|حص[ةت]|نصف)(?:ي|ه|ها|هم| [أا]خ\p{L}+| شريك\p{L}*)|(?:मेरा|मेरे|उसका|उसके|भाई का|बहन का|भाई के|बहन के)(?: \p{L}\P{Z}*)? ?(?:आधा|आधे|हिस्सा|हिस्से)`;
const BUYS = String.raw`\bbuy\w*|\bbought\b|\bpurchas\w*|\bcompr\w+|\bachet\w*|\brachet\w*|\brachat\b|(?<!ver)kauf\w*|\bubern\w+|\bauszahl\w*|\brileva\w*|\bacquist\w*|куп\p{L}*|выкуп\p{L}*|покуп\p{L}*|买|買|取得|사(?:면|려|고|는|서|겠|도|요)|인수|매수|شراء|[أاين]?شتري\p{L}*|خريد|खरीद\p{L}*\p{M}*|ख़रीद\p{L}*\p{M}*`;
export const DUTY = String.raw`\b(?:stamp |transfer )?dut(?:y|ies)\b|\btax(?:es)?\b|\bimpuesto\w*|\bimpuestos?\b|\bdroits?\b|\bimpots?\b|\btaxes?\b|grunderwerbsteuer\w*|stempelsteuer\w*|\bsteuern?\b|\babgaben?\b|\bimpost[aeo]s?\b|\btass[ae]\b|\bbollo\b|пошлин\p{L}*|сбор\p{L}*|налог\p{L}*|印花税|契税|交税|税|인지세|취득세|세금|رسم|رسوم|ضريب\p{L}*|ड्यूटी|टैक्स|शुल्क`;

const LAST_INSURES = String.raw`\binsurable\b|\b(?:still|even|actually) (?:\w+ ){0,3}insure[d]?\b|\b(?:can|could|possible to|able to|will anyone|would anyone|get) (?:(?:i|we|you|one|it|that|anyone|someone|the (?:house|home|place)|still|even|be|get|to) ){0,5}insured?\b|\bget (?:flood |home |house )?(?:insurance|cover) (?:there|for it|on it|still)\b|\b(?:puede|se puede|podemos|podria|posible|todavia|aun)\b.{0,16}\basegur(?:ar|arla|arlo|ada)\b|\b(?:peut|possible|encore|arrive)\b.{0,20}\bassur(?:er|ee?|able)\b|\bversicherbar\b|\b(?:noch|uberhaupt|kann|lasst)\b.{0,40}\bversicher(?:n|t)\b|\bassicurabile\b|\b(?:riesc\w*|ancora|puo|possibile|posso)\b.{0,20}\bassicura(?:re|rla|rlo)\b|\b(?:da|pode|posso|ainda|possivel|consigo)\b.{0,24}\b(?:segurar|fazer (?:o )?seguro|seguravel)\b|(?:можно|ещ[её]|реально|удастся).{0,24}застраховать|(?:还|还能|能不能|可以|能)(?:给.{0,8})?(?:买|上|投)(?:到|得到)?.{0,6}保险|还能投保|能投保|保険に(?:まだ)?(?:入れ|加入でき)|보험(?:에|을)? ?(?:아직 )?(?:들|가입).{0,6}(?:수 있|가능|되나|될까)|(?:يمكن|ممكن|هل).{0,16}(?:تأمين|التأمين على|نؤمن)|बीमा.{0,10}(?:हो सक|मिल सक|करा सक|हो पाएगा|मिलेगा)`;

/** Family with whom a home was inherited or is owned: 'her half' is then no half of a couple. */
export const SHARES_WITH_KIN = allOf(
  KIN,
  String.raw`\binherit\w*|\bleft (?:me|us|it|my|the)\b|\bestate\b|\b50\W?50\b|\bco-?own\w*|\bpassed\b|\bdied\b|heren\w+|hered\w+|herit\w+|geerbt|\berb\w*|eredit\w*|heranca|herd\w+|наслед\p{L}*|继承|相続|상속|물려|ورث\p{L}*|विरासत|वारिस|${OWNED_SHARE}`,
);

/** Of who inherits or shares a home, or insures one that floods. */
export const HEIR_TOPIC_WORDS: readonly TopicWords[] = [
  always('shareBought', allOf(KIN, OWNED_SHARE, BUYS, DUTY)),
  always('insurable', new RegExp(LAST_INSURES, 'u')),
];
