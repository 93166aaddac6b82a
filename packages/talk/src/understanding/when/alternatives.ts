/**
 * What is wanted where the first is not to be had: 'Friday or, if full, the 24th', 'samedi, sinon dimanche'. In lower case
 * without the accents of Latin letters.
 */
const NOT_THERE = String.raw`(?:not|full|fully booked|booked(?: out| up)?|taken|gone|unavailable|nothing|none|no luck|neither|need be|(?:it|that|this|they|those|there|he|she)(?:'?s| is| are|re|'re)? (?:already |all |not |no |none|nothing|full|booked|gone|taken|unavailable)|(?:it|that|this|they|those|there) (?:isn'?t|aren'?t|doesn'?t|don'?t|won'?t|can'?t|is not|are not|does not)|(?:you|ya|u) (?:don'?t|dont|haven'?t|havent|can'?t|cant|have nothing|have none|got nothing))`;
const CONNECTORS = [
  String.raw`(?:or |and |but )?(?:otherwise|failing that|or else|alternatively|second choice|plan b|worst case)\b`,
  String.raw`(?:or |and |but )?if ${NOT_THERE}\b`,
  String.raw`\bor (?=(?:any|whatever|else|the nearest|nearest) )`,
  String.raw`\b(?:sonst|ansonsten|andernfalls|notfalls|oder aber|ersatzweise)\b|\b(?:falls|wenn) (?:es |das |da |der |die )?(?:nicht|nichts|keine?r?|ausgebucht|voll|belegt|schon weg)`,
  String.raw`\b(?:sinon|a defaut|autrement)\b|\bsi (?:ce n'est pas|c'est (?:complet|pris|plein)|ca ne|il n'y a|pas|complet|vous n'avez|impossible)`,
  String.raw`\b(?:si no|de lo contrario|en su defecto|o si no)\b|\bsi (?:esta|estan) (?:llen|ocupad|complet)\p{L}*`,
  String.raw`\b(?:altrimenti|se no|senno|in alternativa)\b|\bse (?:non|e (?:pieno|occupat|complet))\p{L}*`,
  String.raw`\b(?:senao|se nao|caso contrario|em alternativa)\b|\bse (?:estiver|estiverem) (?:chei|ocupad|lotad)\p{L}*`,
  String.raw`(?:а )?если (?:нет|не|занят|вс[её] занят|мест нет|нельзя|там)\p{L}*|иначе|в крайнем случае`,
  String.raw`(?:如果|要是|假如)?(?:没有?(?:空|时间|位置)?|不行|满了?|约满)的话|(?:如果|要是)(?:没|不|满)|否则|要不然?|不然`,
  String.raw`(?:もし)?(?:なければ|無ければ|だめなら|ダメなら|無理なら|空いていなければ|埋まって\p{L}*|満席なら)|それか|もしくは`,
  String.raw`(?:없으면|없다면|안 ?되면|안 ?된다면|불가능하면|마감이면|꽉 찼으면|아니면)`,
  String.raw`(?:नहीं तो|वरना|या फिर)|(?:अगर|यदि)[^,।]{0,24}(?:न हो|ना हो|नहीं|भर)\p{L}*\p{M}*(?: तो)?|(?:न|ना|नहीं) (?:हो|मिले) तो`,
  String.raw`وإلا|(?:و)?(?:إذا|إن|اذا) (?:لم|كان (?:ممتلئ|محجوز|غير)|ما)\p{L}*|أو بدلا`,
];
const SPLIT = new RegExp(`(?:${CONNECTORS.join('|')})`, 'gu');

/** The first wish and those that follow it, as they were said. */
export const alternativesIn = (text: string): string[] => {
  const starts = [...text.matchAll(SPLIT)].map(({ index }) => index).filter((at) => at > 2);
  return [0, ...starts]
    .map((start, at) => text.slice(start, starts[at]).trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
};

/** 'Today or tomorrow', 'the 20th or the 24th', 'Monday morning or Tuesday arvo': either is as welcome. */
export const eitherIn = (text: string): string[] =>
  text
    .split(
      /(?<!\p{L})(?:or|oder|ou|u|o|oppure|или|либо)(?!\p{L})|或者?|还是|または|または|か、|(?:이나|거나|또는)|(?<!\p{L})या(?!\p{L})|(?<!\p{L})أو(?!\p{L})/u,
    )
    .map((part) => part.trim());

/** 'The 28th and the 29th': both days suit. */
export const bothIn = (text: string): string[] =>
  text
    .split(/(?<!\p{L})(?:and|&|und|et|y|e|и)(?!\p{L})|和|と|이랑|(?<!\p{L})और(?!\p{L})| و/u)
    .map((part) => part.trim());
