/** Words that take a wish back, before it: 'forget the pool', 'peu importe le prix'. */
const TAKEN_BACK = String.raw`drop|remove|delete|forget(?: about)?|ignore|skip|lose|scrap|clear|get rid of|take (?:off|out)|leave out|no need for|not? need(?:ed)?|don'?t need|don'?t want|don'?t care about|don'?t mind|doesn'?t need|doesn'?t matter(?: about)?|don'?t worry about|any|all|whatever|never mind|regardless of|quit[ae]\p{L}*|olvid[ae]\p{L}*|elimin\p{L}*|no importa|da igual|sin importar|cualquier|oubli\p{L}*|enl[eè]v\p{L}*|retir\p{L}*|supprim\p{L}*|peu importe|n'importe quel\p{L}*|vergiss|entfern\p{L}*|streich\p{L}*|egal(?: welche[rs]?)?|beliebige[rs]?|togli|dimentica|rimuov\p{L}*|non importa|qualsiasi|tir[ae]|esque[çc]\p{L}*|remov\p{L}*|n[aã]o importa|tanto faz|qualquer|убер\p{L}*|забуд\p{L}*|не важн\p{L}*|неважн\p{L}*|люб\p{L}*|去掉|取消|不限|احذف|انس|لا يهم|أي|हटा\p{L}*\p{M}*|कोई भी`;
/** The same, and words that leave it out: 'without a pool' is no wish for one, 'no flood risk' is a wish. */
const LEFT_OUT = String.raw`without|no|not|sin|sans|pas de|plus de|ohne|kein\p{L}*|senza|sem|без|не нуж\p{L}*|不要|不需要|没有|无|بدون|بلا|लेकिन बिना|बिना`;
/** And after it: 'the pool can go', 'プールはなしで'. */
const LET_GO = String.raw`(?:is|are)?\s*(?:not needed|isn'?t needed|aren'?t needed|unnecessary|optional|doesn'?t matter|don'?t matter|not important|can go|be gone|egal|ist egal|no importa|da igual|peu importe|n'importe|non importa|n[aã]o importa|tanto faz|не важ\p{L}*|неважн\p{L}*|не нуж\p{L}*|なし|なくて|不要|いらない|要らない|関係ない|外して|빼고|빼줘|빼|제외|필요 ?없|상관 ?없|없어도|없이|无所谓|不限|不重要|不用|去掉|就算了|لا يهم|غير مهم|مش مهم|(?:की )?ज़?रूरत नहीं|ज़?रूरी नहीं|नहीं चाहिए|के बिना|हटा|छोड़)`;
const SMALL = String.raw`(?:\s*(?:the|a|an|any|my|that|those|all|of|about|on|swimming|el|la|los|las|un|una|de|del|le|les|l'|une?|des|du|die|das|den|der|dem|eine?[nrms]?|il|lo|gli|i|o|os|as|um|uma|do|da))*\s*`;
const PARTICLES = String.raw`\s*(?:requirement|filter|limit|wish|はもう|は|が|を|も|는|은|도|이|가|을|를|就|了)?\s*`;

/** Whether the words of a wish are said to take it back. `isStrict`: only where it is plainly taken back. */
export const isDropped = (text: string, words: string, isStrict = false): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}])(?:${isStrict ? TAKEN_BACK : `${TAKEN_BACK}|${LEFT_OUT}`})(?![a-z])${SMALL}(?:${words})|(?:${words})${PARTICLES}${LET_GO}`,
    'iu',
  ).test(text);
