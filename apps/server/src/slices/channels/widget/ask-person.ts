import { randomUUID } from 'node:crypto';
import type { WidgetThread } from '@propguard/protocol/widget';
import { isHandedOver } from '@propguard/rules/conversations/states';
import { WIDGET_WORDS } from '@propguard/rules/widget/words/all';
import type { OpenGuest } from '../../../access/guest-scope.ts';
import { findStandingOf } from '../../conversations/find-standing.ts';
import { askForPerson } from '../../conversations/hand-over.ts';
import { writeInVisit } from './send-message.ts';
import { inVisit, threadOf } from './visit-thread.ts';

/** The state, the sentence and by when somebody comes are one transaction. Asked before anything was said, that is what is said. */
export const askPerson = (open: OpenGuest): Promise<WidgetThread> =>
  inVisit(open, 'write', async (at) => {
    const { scope, visit } = at;
    const { conversationId } = visit;
    const standing = conversationId === null ? undefined : await findStandingOf(scope, conversationId);
    if (!standing || standing.state === 'resolved') {
      const words = WIDGET_WORDS[visit.language ?? 'en'].talkToPerson;
      return threadOf(await writeInVisit(at, { id: randomUUID(), text: words, isForTeam: true }));
    }
    if (!isHandedOver(standing.state))
      await askForPerson(scope, standing, { reason: '', cause: 'asked', isAlone: false });
    return threadOf(at);
  });
