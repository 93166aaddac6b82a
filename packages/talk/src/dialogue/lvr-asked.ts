import type { GuideTopic } from '../guide/guide-topics.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Call, DialogueState } from './state.ts';
import { wholeCall } from './whole-call.ts';

/** 'Is that ok?', of an LVR: whether it costs insurance. */
const JUDGES_LVR =
  /^\W*(?:and |so |ok |hmm )*(?:is|are|would) (?:that|it|this) (?:an? )?(?:ok|okay|bad|good|high|low|risky|too high|too much|normal|fine|alright|safe|problem)\b|^\W*(?:(?:eso )?esta bien|es (?:malo|mucho|alto)|c'est (?:bien|grave|trop|bon)|ist das (?:ok|gut|schlecht|hoch|viel|schlimm)|(?:va bene|e (?:alto|troppo|grave))|(?:isso )?(?:e (?:ruim|alto|muito|bom)|ta bom)|это (?:много|плохо|нормально|хорошо))/u;
export const insuredCall = (heard: Understanding, { last }: DialogueState): Call | null =>
  last?.tool === 'lvr' && heard.money.length === 0 && JUDGES_LVR.test(plainText(heard.text))
    ? { tool: 'lvr', arguments: { ...last.arguments, insurance: 'due' } }
    : null;

/** 'What's our LVR', where what it is worked out from was said: the figure, and not what the word means. */
const OWN_TERM =
  /\b(?:my|our|his|her|their)\b|\b(?:mi|mis|nuestr[oa]|mon|ma|notre|mein\w*|unser\w*|mio|mia|nostr[oa]|meu|minha|nosso|nossa)\b|(?<!\p{L})(?:мо[йяюе]\p{L}*|наш\p{L}*)|私の|私たちの|うちの|(?:내|제|우리) |我(?:的|们的)?|(?:ي|نا)(?!\p{L})|मेर[ाीे]|हमार[ाीे]/u;
export const ownTermCall = (
  topics: readonly GuideTopic[],
  heard: Understanding,
  before: DialogueState,
): Call | null => {
  if (!topics.includes('lvr') || heard.percentages.length > 0 || !OWN_TERM.test(plainText(heard.text)))
    return null;
  const call = wholeCall('lvr', heard, before);
  const { loanAud, depositAud, valueAud } = call.arguments;
  return valueAud !== undefined && (loanAud ?? depositAud) !== undefined ? call : null;
};
