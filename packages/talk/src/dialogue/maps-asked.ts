import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isSubject } from './place-text.ts';
import type { Call, DialogueState } from './state.ts';
import { wholeCall } from './whole-call.ts';

/** 'What do your maps say for there?', in all languages. In lower case without the accents of Latin letters. */
const MAPS =
  /\b(?:your|the) (?:flood |fire )?(?:maps?|data|records) (?:say|show|tell|have|got)\b|\bon your maps?\b|(?:sus|vuestros|los) mapas|(?:vos|les) cartes|(?:ihre|die) karten|(?:vostre|sue|le) mappe|(?:seus|os) mapas|ваши\p{L}* карт\p{L}*|(?:你们|您)的?(?:地图|数据)|(?:そちら|御社|この)の?地図|지도(?:에|는|상)|خرائطكم|आपके नक्श/u;

/** The same risk, where the place is named now. */
export const mapsAskedCall = (heard: Understanding, before: DialogueState): Call | null => {
  if (before.last?.tool !== 'hazard' || !MAPS.test(plainText(heard.text))) return null;
  const { tool, arguments: args } = wholeCall('hazard', heard, before);
  const { kinds } = before.last.arguments;
  const isNamed = heard.places.some(isSubject);
  return {
    tool,
    arguments: {
      ...(isNamed ? args : { ...args, address: before.last.arguments.address }),
      ...(args.kinds === undefined && kinds !== undefined ? { kinds } : {}),
    },
  };
};
