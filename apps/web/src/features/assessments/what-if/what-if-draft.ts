import type { Changes } from '@propguard/protocol/assessments';
import { tabDraft } from '../../../lib/tab-draft.ts';

/** By the assessment that the changes are tried on. */
export const whatIfDraft = tabDraft<Changes>('what-if');
