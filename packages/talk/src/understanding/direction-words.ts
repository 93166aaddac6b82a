/**
 * Words that say that something should be more or less than it was, in the languages of the assistant. `after` stands
 * right after an amount ('50k cheaper'), `before` right before it ('another 50k'), `verb` says what is done with it
 * ('raise the deposit by 50k').
 */
type DirectionWords = { after: string; before: string; verb: string };

export const UP: DirectionWords = {
  after: String.raw`more|extra|higher|dearer|longer|bigger|larger|on top|additional|greater|pricier|increase|pay rise|raise|rise|bonus|m[aá]s(?! (?:baj|barat|cort|peque|econ))(?: (?:alt|car|grande|larg)\p{L}*)?|de m[aá]s|adicional(?:es)?|de plus|en plus|plus (?:[eé]lev|cher|grand|long)\w*|suppl[eé]mentaires?|mehr|h[oö]her|teurer|l[aä]nger|gr[oö](?:ß|ss)er|zus[aä]tzlich|in pi[uù]|di pi[uù]|pi[uù](?! (?:bass|econom|cort|piccol))(?: (?:alt|car|grand|lung)\p{L}*)?|a mais|mais(?! (?:barat|baix|curt|pequen|em conta))(?: (?:alt|car|grand|long)\p{L}*)?|больше|выше|дороже|дольше|длиннее|вырас\p{L}*|steig\p{L}*|erh[oö]h\p{L}*|高く|高い|増やし|増やす|増えた|増額|多く|上げ|上がっ|長く|더(?! ?(?:싸|싼|저렴|낮|적|작|짧|내|줄))|많이|높게|높으면|올려|올리|올라|오르|오를|늘려|늘리|늘어|更多|上升|上涨|更高|更长|أكثر(?! من \d)|زيادة|أعلى|إضافي\p{L}*|اضافي\p{L}*|ज़्यादा|ज्यादा|अधिक|बढ़\p{L}*\p{M}*`,
  before: String.raw`an[ou]ther|an extra|extra|additional|an additional|a further|further|one more|otros?|otras?|encore|une? autre|noch(?: mal)?|weitere[rns]?|zus[aä]tzliche?[rns]?|(?:un['’ ]?)?altr[oaie]|outr[oa]s?|mais|ещ[её]|дополнительн\p{L}*|もう|あと|さらに|追加で|추가로|再加?|另外|多[加挣赚借付存]?|上升|上涨|提高|增加|涨|加|高|إضافة|زاد|زادت|अतिरिक्त|एक और`,
  verb: String.raw`raise|increase|lift|bump|stretch|push|extend|boost|up|add|adding|adds|put|chips?|throws?|gives?|grow|(?:go|goes|going|went) up|rises?|jumps?|sube|subir|aumenta\p{L}*|a[ñn]ad\p{L}*|agrega\p{L}*|suma|augment\p{L}*|ajout\p{L}*|mont\p{L}*|erh[oö]h\p{L}*|steig\p{L}*|hinzu|aument\p{L}*|aggiung\p{L}*|alza|adicion\p{L}*|acrescent\p{L}*|sub(?:a|ir|iu|indo|isse)|sobe|повы\p{L}*|увелич\p{L}*|добав\p{L}*|подним\p{L}*|вырас\p{L}*|sal[ei]\p{L}*|增加|提高|加|زد|زاد\p{L}*|ارفع|ارتفع\p{L}*|أضف|बढ़ा\p{L}*\p{M}*|जोड़\p{L}*`,
};

export const DOWN: DirectionWords = {
  after: String.raw`less|fewer|lower|cheaper|shorter|smaller|off|pay cut|decrease|menos|m[aá]s (?:baj|barat|cort|peque|econ)\p{L}*|de moins|en moins|moins(?: (?:cher|[eé]lev|long|grand)\p{L}*)?|weniger|niedriger|g[uü]nstiger|billiger|k[uü]rzer|kleiner|in meno|di meno|meno(?: (?:car|alt|lung)\p{L}*)?|pi[uù] (?:bass|econom|cort|piccol)\p{L}*|a menos|mais (?:barat|baix|curt|pequen|em conta)\p{L}*|preiswerter|меньше|ниже|дешевле|короче|sink\p{L}*|f[aä]ll\p{L}*|安く|安い|減らし|減らす|少なく|下げ|下がっ|短く|덜|적게|낮게|낮으면|내려|내리|낮추|낮춰|줄여|줄이|줄어|떨어|내려가|(?:더 ?)?(?:싸게|싼|싸면|저렴\p{L}*|낮은|적은|작은)|更低|更短|下降|更便宜|便宜点?|以?下げて|أقل(?! من)|أرخص|أقصر|कम|सस्त\p{L}*\p{M}*|घटा\p{L}*\p{M}*`,
  before: String.raw`minus|one less|one fewer|少[花借付挣赚]?|减少?|下降|降低|便宜|降|低|أقل|أرخص|أقصر|कम`,
  verb: String.raw`(?:go|goes|going|went|came|comes?) down|lower|reduce|cut|drop|decrease|shorten|shrink|knock|take|shave|trim|subtract|fall|falls|fell|baja\p{L}*|reduc\p{L}*|r[eé]dui\p{L}*|baiss\p{L}*|diminu\p{L}*|senk\p{L}*|reduzier\p{L}*|verk[uü]rz\p{L}*|ridu\p{L}*|abbass\p{L}*|reduz\p{L}*|diminu\p{L}*|сниз\p{L}*|уменьш\p{L}*|сократ\p{L}*|убав\p{L}*|scend\p{L}*|降低|减少|减|خفض|انخفض\p{L}*|قلل|انقص|نقص\p{L}*|घटा\p{L}*\p{M}*`,
};

/** What leads from such a verb to its amount. */
export const BY = String.raw`by|um|de|di|del|por|en|на|with|بـ|ب|بمقدار|بنسبة`;

/** A part or a multiple of what it was. */
export const MULTIPLES: readonly [factor: number, words: string][] = [
  [
    2,
    String.raw`double|doubled|doubling|twice|el doble|doble|duplic\p{L}*|doubl\p{L}*|deux fois|doppelt\p{L}*|verdopp\p{L}*|raddopp\p{L}*|il doppio|doppio|o dobro|dobro|dobr\p{L}*|вдвое|удво\p{L}*|в два раза|2倍|二倍|倍に|倍增|두 ?배|2배|两倍|翻倍|加倍|翻一番|ضعف|ضاعف|مضاعفة|दोगुन\p{L}*\p{M}*|दुगुन\p{L}*\p{M}*|डबल`,
  ],
  [
    3,
    String.raw`triple|tripled|three times|triplic\p{L}*|tripl\p{L}*|verdreifach\p{L}*|втрое|утро\p{L}*|3倍|三倍|세 ?배|ثلاثة أضعاف|तिगुन\p{L}*\p{M}*`,
  ],
  [
    0.5,
    String.raw`half|halve|halved|halving|la mitad|mitad|la moiti[eé]|moiti[eé]|die h[aä]lfte|h[aä]lfte|halbier\p{L}*|la met[aà]|met[aà]|dimezz\p{L}*|a metade|metade|вполовину|половин\p{L}*|半分|半額|절반|반으로|一半|减半|نصف|आधा|आधी|आधे`,
  ],
];
/** What can be doubled or halved when it was spoken of. */
export const MEASURES = String.raw`deposit|savings|loan|mortgage|income|salary|wage|pay|expenses|spending|budget|price|value|rate|term|debts?|land|block|size|it|that|this|amount|dep[oó]sito|entrada|pr[eé]stamo|hipoteca|ingresos?|gastos|presupuesto|precio|apport|pr[êe]t|emprunt|revenus?|salaire|d[ée]penses|prix|anzahlung|eigenkapital|kredit|darlehen|einkommen|gehalt|ausgaben|acconto|anticipo|mutuo|prestito|reddito|stipendio|spese|prezzo|empr[eé]stimo|renda|rendimento|despesas|or[çc]amento|pre[çc]o|взнос\p{L}*|кредит\p{L}*|доход\p{L}*|зарплат\p{L}*|расход\p{L}*|бюджет\p{L}*|цен\p{L}*|頭金|ローン|借入\p{L}*|年収|収入|予算|支出|보증금|계약금|자기자본|대출\p{L}*|소득|연봉|예산|지출|首付款?|定金|贷款|收入|年薪|预算|支出|الدفعة\p{L}*|الدخل|دخلي|القرض|الميزانية|الراتب|डाउन पेमेंट|जमा|लोन|ऋण|आय|वेतन|बजट|खर्च`;
