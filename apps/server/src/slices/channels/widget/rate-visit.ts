import type { WidgetThread } from '@propguard/protocol/widget';
import type { SurveyKind } from '@propguard/rules/conversations/states';
import type { OpenGuest } from '../../../access/guest-scope.ts';
import { fail } from '../../../fail.ts';
import { findStandingOf } from '../../conversations/find-standing.ts';
import { rateVisit } from '../../surveys/surveys.ts';
import { inVisit, threadOf } from './visit-thread.ts';

/** While it is closed: whoever writes again is helped again, and asked again. */
export const rateInVisit = (
  open: OpenGuest,
  given: { kind: SurveyKind; score: number },
): Promise<WidgetThread> =>
  inVisit(open, 'write', async (at) => {
    const { scope, visit } = at;
    const { conversationId } = visit;
    const standing = conversationId === null ? undefined : await findStandingOf(scope, conversationId);
    if (standing?.state !== 'resolved') throw fail('CONFLICT');
    await rateVisit(scope, standing.id, { ...given, comment: '' });
    return threadOf(at);
  });
