import { plainText } from '../understanding/clean-text.ts';

/** How a home comes to somebody who does not buy it. */
export type Passing = 'separation' | 'will';

/** In lower case without the accents of Latin letters. */
const SEPARATES =
  /\bdivorc\w+|\bseparat(?:ed|ing|ion)\b|\bsplit(?:ting)? up\b|\b(?:the|my) ex and (?:i|me)\b|\bme and (?:the|my) ex\b|\bsplitting\b|\bfamily court\b|\bscheidung\w*|\bgeschieden\b|\bscheiden\b|\btrennen uns\b|\btrennung\b|\bseparacion\b|\bnos separamos\b|\bseparando\b|\bseparons\b|\bnous (?:nous )?separ\w+|\bseparazione\b|\bci separiamo\b|\bseparacao\b|\bnos separ\w+|развод\p{L}*|развел\p{L}*|расста[её]мся|离婚|分居|離婚|別居|이혼|별거|طلاق|تطلق\p{L}*|انفصال|ننفصل|तलाक|अलग हो रहे/u;
const LEFT_BY_WILL =
  /\binherit\w*|\bleft (?:it |(?:the|her|his|their) (?:house|home|unit|place|apartment|flat) )?to (?:me|us)\b|\bleft (?:me|us)(?: and (?:me|my \w+))? (?:a|the|her|his|their|it|half) ?(?:half|house|home|unit|place|apartment|flat|share)?\b|\b(?:in|under|by|on) (?:the|her|his|their|a) will\b|\bleft\b.{0,50}\bto (?:me|us)\b|\bhered(?:e|a|o|amos|ado|ar|e la)\w*|\bherencia\b|\btestamento\b|\bherit\w+|\btestament\w*|\bgeerbt\b|\berbe[n]?\b|\berbschaft\w*|\bvererbt\w*|\beredit\w*|\bherd(?:ei|amos|ado|ar|ou)\b|\bheranca\b|наслед\p{L}*|унаслед\p{L}*|завещан\p{L}*|继承|遗嘱|遗产|相続|遺言|상속|유언|물려받|ورث\p{L}*|ميراث|وصية|विरासत|वसीयत|वारिस/u;

export const passingIn = (text: string): Passing | null => {
  const plain = plainText(text);
  if (SEPARATES.test(plain)) return 'separation';
  return LEFT_BY_WILL.test(plain) ? 'will' : null;
};
