import type { Understanding } from '../understanding/understand.ts';
import { changes, SHORT_WORDS } from './follow-up.ts';
import type { Signs } from './signs.ts';
import type { Decision } from './state.ts';

export const smallTalk = (heard: Understanding, signs: Signs): Decision | null => {
  if (heard.words > SHORT_WORDS || changes(heard) || signs.has('howTo', 'abilities')) return null;
  if (signs.has('thanks')) return { kind: 'thank' };
  return signs.has('hello') ? { kind: 'greet' } : null;
};
