/**
 * Words by which people say how they feel, in the languages of the product; of longer ones the beginning. Whoever
 * disagrees changes them here.
 */
const GLAD = `
  thank thanks cheers great perfect lovely love happy glad excellent wonderful fantastic brilliant
  awesome helpful appreciate pleased excited delighted good nice gracias genial perfecto encant feliz
  excelente maravill amable merci parfait génial super ravi formidable danke dankeschön perfekt toll
  wunderbar freue schön grazie perfetto ottimo felice bellissim obrigad perfeit ótim adorei спасибо
  отличн прекрасн здорово благодар рад شكرا ممتاز رائع سعيد جميل धन्यवाद शुक्रिया बढ़िया अच्छा खुश
`;
const UPSET = `
  unhappy disappointed disappointing angry annoyed annoying frustrat furious upset terrible awful
  appalling horrible worst useless rude ridiculous unacceptable joke worried worry afraid scared
  stress confus complain complaint nobody bad sorry problem wrong late ignored waste enojad molest
  decepcion pésim inaceptable preocupad queja nadie déçu fâché inquiet inacceptable nul plainte
  enttäuscht verärgert wütend schlecht unverschämt beschwer sorge niemand delus arrabbiat pessim
  inaccettabile preoccupat reclamo nessuno decepcionad chatead péssim inaceitável ninguém разочарован
  ужасн плох злюсь недоволен жалоб никто беспоко سيئ غاضب محبط شكوى قلق مستاء नाराज़ खराब शिकायत
  परेशान बुरा चिंता
`;
/** Written without gaps between words. */
const GLAD_UNSPACED = 'ありがと 嬉し 素晴らし 最高 助かり 감사 고마 좋아 훌륭 谢谢 太好 很好 满意 开心';
const UPSET_UNSPACED =
  '残念 不満 ひど 最悪 困って 心配 苦情 불만 실망 최악 화가 걱정 失望 生气 投诉 糟糕 担心 太差';
/** 'Not happy', 'isn't good': what follows within two words is the opposite. */
const DENIED = String.raw`(?<![\p{L}\p{M}])(?:not|no|never|isn['’]t|wasn['’]t|don['’]t|didn['’]t|nicht|kein\p{L}*|pas|non|não|no|не|ليس|नहीं)(?:\s+\p{L}+){0,2}\s+`;

const anyOf = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})`;
const beginning = (words: string): string => String.raw`(?<![\p{L}\p{M}])${anyOf(words)}`;
const countOf = (pattern: string): ((text: string) => number) => {
  const found = new RegExp(pattern, 'giu');
  return (text) => text.match(found)?.length ?? 0;
};

const glad = countOf(`${beginning(GLAD)}|${anyOf(GLAD_UNSPACED)}`);
const upset = countOf(`${beginning(UPSET)}|${anyOf(UPSET_UNSPACED)}`);
const deniedGlad = countOf(`${DENIED}${anyOf(GLAD)}`);
const deniedUpset = countOf(`${DENIED}${anyOf(UPSET)}`);

/** A single word counts two thirds; the more are said, the closer it comes to its end. */
const HALF_SAID = 0.5;

/** How somebody sounds, from -1 to 1, by their words; 0 where none of them says so. */
export const moodOf = (text: string): number => {
  const bright = glad(text) - deniedGlad(text) + deniedUpset(text);
  const dark = upset(text) - deniedUpset(text) + deniedGlad(text);
  return bright + dark === 0 ? 0 : (bright - dark) / (bright + dark + HALF_SAID);
};
