import { cleanText, plainText } from '../understanding/clean-text.ts';
import { matcherOf } from '../understanding/sieve.ts';

/** Somebody died, or something else makes it a hard time. */
export type HardTime = 'loss' | 'hard';

/** Either order, near each other. */
const beside = (one: string, other: string, within: number): RegExp =>
  new RegExp(
    `(?:${one})[^.?!。？！]{0,${within}}(?:${other})|(?:${other})[^.?!。？！]{0,${within}}(?:${one})`,
    'u',
  );

/** Who died and that they did, language by language: never what may come, and no death of long ago. */
const LOSSES: readonly RegExp[] = [
  /\b(?:mum|mom|mother|dad|father|husband|wife|partner|parents?|brother|sister|son|daughter|nan|nanna|gran|grandma|grandmother|grandpa|grandad|grandfather|pop|aunt\w*|uncle|child|baby)\b[^.?!]{0,24}\b(?:passed away|died|passed(?! (?:on|the|it|up|over|his|her|my|our|an?|all|inspection|down|to)\b))(?!.{0,24}\byears ago)/u,
  /\blost (?:my|our) (?:mum|mom|mother|dad|father|husband|wife|partner|parents|brother|sister|son|daughter|nan|grandma|grandmother|grandfather|aunt\w*|uncle)\b(?!')|\b(?:mum|mom|dad|mother|father|husband|wife)'?s (?:death|passing|funeral)\b|\bafter (?:his|her) (?:death|funeral)\b/u,
  beside(
    String.raw`\b(?:mi|nuestr[oa]) (?:madre|mama|padre|papa|espos[oa]|marido|mujer|abuel[oa]|herman[oa]|hij[oa]|ti[oa]|pareja)\b`,
    String.raw`\b(?:murio|fallecio|ha (?:muerto|fallecido)|acaba de (?:morir|fallecer)|perdi a|perdimos a)\b`,
    24,
  ),
  beside(
    String.raw`\b(?:ma|mon|notre) (?:mere|maman|pere|papa|mari|femme|frere|soeur|grand-?mere|grand-?pere|fils|fille|tante|oncle|conjointe?|compagne|compagnon)\b`,
    String.raw`\b(?:est (?:mort|decede)e?|vient de (?:mourir|deceder)|nous a quittes?|deces de|ai perdu|avons perdu)\b`,
    24,
  ),
  beside(
    String.raw`\b(?:mutter|mama|vater|papa|mann|frau|oma|opa|grossmutter|grossvater|bruder|schwester|sohn|tochter|tante|onkel|eltern|partner(?:in)?)\b`,
    String.raw`\b(?:gestorben|verstorben|starb(?:en)?|verstarb)\b`,
    30,
  ),
  beside(
    String.raw`\b(?:mia|mio|nostr[oa]) (?:madre|mamma|padre|papa|marito|moglie|nonn[oa]|fratello|sorella|figli[oa]|zi[oa]|compagn[oa])\b|\b(?:mamma|papa)\b`,
    String.raw`\b(?:e (?:mort[oa]|mancat[oa]|decedut[oa])|venut[oa] a mancare|ho perso|abbiamo perso)\b`,
    24,
  ),
  beside(
    String.raw`\b(?:minha|meu|nossa|nosso) (?:mae|pai|marido|esposa|mulher|avo|irma|irmao|filh[oa]|ti[oa]|companheir[oa])\b`,
    String.raw`\b(?:morreu|faleceu|acabou de (?:morrer|falecer)|perdi|perdemos)\b`,
    20,
  ),
  beside(
    String.raw`(?<!\p{L})(?:мам[аыу]?|мать|отец|отца|пап[аыу]?|муж[а]?|жен[аыу]|бабушк[аиу]|дедушк[аиу]|брат[а]?|сестр[аыу]|сын[а]?|дочь|т[её]т[яию]|дяд[яию])(?!\p{L})`,
    String.raw`умер(?:ла|ли)?(?!\p{L})|скончал(?:ся|ась)|не стало|потеряла?(?!\p{L})`,
    16,
  ),
  /(?:妈妈?|母亲|爸爸?|父亲|丈夫|老公|妻子|太太|老婆|奶奶|爷爷|外婆|外公|哥哥?|弟弟?|姐姐?|妹妹?|儿子|女儿|阿姨|姑姑|叔叔|父母).{0,8}(?:去世|过世|病逝|离世|走了|不在了)/u,
  /(?:母|父|夫|妻|主人|祖母|祖父|兄|弟|姉|妹|息子|娘|叔母|伯母|叔父|伯父|両親).{0,8}(?:亡くな|他界|死去)/u,
  /(?:어머니|어머님|엄마|아버지|아버님|아빠|남편|아내|할머니|할아버지|형|누나|오빠|언니|동생|부모님|이모|고모|삼촌).{0,10}(?:돌아가|세상을 (?:떠|뜨)|사망|별세)/u,
  beside(
    String.raw`(?:[أا]مي|والدتي|[أا]بي|والدي|زوجي|زوجتي|[أا]خي|[أا]ختي|جدتي|جدي|ابني|ابنتي|خالتي|عمتي|عمي|خالي)`,
    String.raw`(?:توفي\p{L}*|توف[تى]\p{L}*|مات\p{L}*|رحل\p{L}*)`,
    10,
  ),
  /(?:माँ|मां|माता|मम्मी|पिता|पापा|पति|पत्नी|दादी|दादा|नानी|नाना|भाई|बहन|बेट[ाी]|चाची|चाचा|मौसी)[^।?]{0,16}(?:देहांत|निधन|गुज़?र|चल बस|मृत्यु हो|नहीं रह)/u,
];

/** Parted, out of work, ill or beside oneself. What somebody denies, or says of others, is none. */
const HARD: readonly RegExp[] = [
  /(?<!not |n't |arent |aren't )\b(?:(?:we|i)(?:'?re|'?m| are| am|'?ve| have)?(?: (?!not\b)\w+)? (?:separat(?:ed|ing)|divorc(?:ed|ing)|getting (?:a )?divorced?|split(?:ting)? up|broke up|breaking up)|going through (?:a )?(?:\w+ )?(?:divorce|separation|break-?up)|(?:husband|wife|partner|he|she) (?:just )?(?:left me|walked out))\b/u,
  /\b(?:lost (?:my|his|her) job|(?:been |was |got |just )?(?:made redundant|laid off|retrenched))\b|\bgot (?:sacked|fired)\b/u,
  /\b(?:diagnosed with|(?:i|he|she|we|mum|dad|husband|wife|partner|son|daughter)\b.{0,12}\b(?:ha(?:s|ve)|got|with) (?:\w+ )?(?:cancer|a stroke|dementia)|having chemo|terminally ill|seriously ill|in intensive care)\b/u,
  /\b(?:freaking out|panicking|in a panic|worried sick|at my wit'?s end|losing sleep|overwhelmed|(?:i'?m|im|we'?re|so|really|feeling) (?:\w+ )?stressed)\b/u,
  /\b(?:me (?:estoy|he) (?:separ|divorci)\w+|nos (?:estamos|hemos) (?:separ|divorci)\w+|me divorcio|perdi (?:el|mi) trabajo|me (?:despidieron|echaron)|tengo cancer|estoy (?:desesperad|agobiad|angustiad)\w+)\b/u,
  /\b(?:(?:je|on|nous) (?:me |se |nous )?(?:separ|divorc)\w+|en plein divorce|j'ai perdu mon (?:emploi|travail)|j'ai ete licenciee?|j'ai un cancer|je (?:panique|suis a bout|suis angoissee?))\b/u,
  /\b(?:(?:ich|wir) (?:lasse|lassen|haben?|bin|sind|trenne|trennen)\b.{0,20}\b(?:scheiden|getrennt|geschieden|mich|uns)\b(?=.{0,40}\b(?:haus|wohnung|kredit)|[.,!?]|$)|(?:job|arbeit|stelle) verloren|arbeitslos geworden|habe krebs|an krebs erkrankt|bin (?:verzweifelt|in panik)|kann nicht mehr schlafen)\b/u,
  /\b(?:ci stiamo (?:separando|lasciando)|stiamo divorziando|mi sto separando|ho perso il (?:lavoro|posto)|mi hanno licenziat[oa]|ho un (?:cancro|tumore)|sono (?:disperat|nel panico)\w*)\b/u,
  /\b(?:estamos nos (?:separando|divorciando)|estou me (?:separando|divorciando)|perdi (?:o|meu) emprego|fui demitid[oa]|estou com cancer|estou (?:desesperad|em panico)\w*)\b/u,
  /мы (?:разводимся|расста[её]мся|развелись)|я развожусь|потерял[а]? работу|меня (?:уволили|сократили)|у меня рак|я (?:в панике|в отчаянии)/u,
  /(?:我们?|在)(?:正?在)?(?:离婚|分居)|我(?:刚)?(?:失业|被裁)|丢了工作|(?:得了|患了|确诊).{0,4}癌|我(?:很|好|快)?(?:崩溃|绝望)|急死/u,
  /離婚(?:することに|します|しました|調停)|別居(?:中|する)|失業し|リストラされ|解雇され|(?:会社|勤め先).{0,10}倒産|がんと?(?:診断|に(?:なり|かか))|パニック(?:です|に)/u,
  /이혼(?:하게|했|하는 중|소송)|별거(?:중| 중)|실직|해고(?:당|됐|되)|직장을 잃|암(?:에 걸|이 |진단)|패닉|너무 (?:힘들|막막)/u,
  /(?:نحن|أنا) (?:ننفصل|أتطلق)|انفصلت عن زوج\p{L}*|طلاقي|فقدت (?:عملي|وظيفتي)|فصلوني|مصاب\p{L}* بالسرطان|أنا (?:منهار|يائس|خائف)\p{L}*/u,
  /हमारा तलाक|तलाक हो रहा|अलग हो रहे हैं|नौकरी (?:चली|छूट|खो)|कैंसर (?:है|हो गया)|बहुत परेशान हूँ|घबरा (?:गय|रह)/u,
];

const tellsOfLoss = matcherOf(LOSSES);
const tellsOfHardTime = matcherOf(HARD);

/** What somebody tells of a hard time of their own; null for everybody else. */
export const hardTimeIn = (message: string): HardTime | null => {
  const text = plainText(cleanText(message));
  if (tellsOfLoss(text)) return 'loss';
  return tellsOfHardTime(text) ? 'hard' : null;
};
