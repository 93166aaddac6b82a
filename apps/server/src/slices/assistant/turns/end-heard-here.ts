import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { SessionScope } from '../../../access/session-scope.ts';
import type { Bell } from '../../../events/bells.ts';
import { isLastEvent, runsOf } from './turn-run.ts';

/**
 * The end of a turn that this node answers, which nobody has to ask the database for. Null as soon as it is answered
 * elsewhere, or was over before we listened: then the database knows.
 */
export const endHeardHere = async (
  { services }: Pick<SessionScope, 'services'>,
  id: string,
  bell: Bell,
  ends: AbortSignal,
): Promise<AssistantTurn | null> => {
  const mine = runsOf(services.database);
  if (!mine.has(id)) await bell.heard(ends);
  const running = mine.get(id);
  while (running && !ends.aborted) {
    const last = running.since(0).find(isLastEvent);
    if (last && 'turn' in last) return last.turn;
    if (mine.get(id) !== running) return null;
    await running.next(ends);
  }
  return null;
};
