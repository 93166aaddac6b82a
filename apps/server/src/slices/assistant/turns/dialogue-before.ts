import { BOOKING_TOOLS } from '@propguard/rules/assistant/tools';
import { localityOfText } from '@propguard/talk/dialogue/place-text';
import { type DialogueState, NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import type { ConversationMessage } from '../../conversations/find-messages.ts';
import { hearSaid } from '../hearing/hear-said.ts';
import type { Exchange } from '../view.ts';

/** Where the talk stands after what was said. */
const saidBefore = (earlier: readonly Exchange[]): DialogueState => {
  const last = earlier.findLast(({ turn }) => turn !== null && turn.dialogue !== null);
  const state = { ...NEW_DIALOGUE, ...(last?.turn?.dialogue as Partial<DialogueState> | undefined) };
  const actions = earlier.flatMap(({ turn }) => (turn?.action ? [turn.action] : []));
  const approved = (tool: string): number =>
    actions.filter((one) => one.tool === tool && one.state === 'approved').length;
  const hasBooking = approved('book_viewing') > approved('cancel_booking');
  // A time that was booked or declined by its button is proposed no more; what was asked in between changes nothing.
  const isBooking = (BOOKING_TOOLS as readonly string[]).includes(state.action?.tool ?? '');
  const isWaiting = actions.at(-1)?.state === 'waiting';
  return { ...state, hasBooking, ...(isBooking && !isWaiting ? { action: null } : {}) };
};

/** The home of the page on which they wrote. */
const homeOfPage = (messages: readonly ConversationMessage[]): string | null => {
  const page = messages.flatMap(({ parts }) => parts).findLast(({ kind }) => kind === 'page');
  return page?.kind === 'page' ? page.home : null;
};

/**
 * Where the talk stands when something is asked. Whoever writes on the page of a home means that one by 'this home', as
 * if it had just been spoken of; a page that names no home we can find changes nothing.
 */
export const dialogueBefore = async (
  scope: ReferenceScope,
  earlier: readonly Exchange[],
  asked: readonly ConversationMessage[],
): Promise<DialogueState> => {
  const before = saidBefore(earlier);
  const home = homeOfPage(asked);
  if (home === null || home === homeOfPage(earlier.flatMap(({ questions }) => questions))) return before;
  const address = await hearSaid(scope, 'home', { text: home, before });
  if (address === null || !/^\S*\d/.test(address)) return before;
  return { ...before, address, location: localityOfText(address), recent: [...before.recent, address] };
};
