import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Decision } from './state.ts';

/** Terms of buying, selling and owning here: who uses them asks of nothing else. */
const OF_PROPERTY =
  /\b(?:statement of information|section 32|vendor'?s? statement|contract of sale|conveyanc\w+|strata|body corporate|owners corporation|easements?|covenants?|caveats?|zoning|rezon\w+|planning overlay|land tax|council rates|stamp duty|transfer duty|underquot\w+|price guide|reserve price|cooling[- ]off|firb|foreign investment|first home|home loan|mortgage|lmi|valuers?|appraisals?|sales? method|property settlement|off[- ]the[- ]plan)\b/u;

/** Australian property is ours to speak of: what is not understood of it is asked for once more, and not sent away. */
export const withinProperty = (decision: Decision, { text }: Understanding): Decision =>
  decision.kind === 'decline' && decision.reason === 'outOfScope' && OF_PROPERTY.test(plainText(text))
    ? { ...decision, reason: 'notUnderstood' }
    : decision;
