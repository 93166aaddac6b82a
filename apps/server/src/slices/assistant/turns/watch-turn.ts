import { withEventMeta } from '@orpc/server';
import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { TurnEvent } from '@propguard/protocol/assistant-turns';
import type { SessionScope } from '../../../access/session-scope.ts';
import type { Bell } from '../../../events/bells.ts';
import { fail } from '../../../fail.ts';
import { demandConversation, isOwn } from '../../conversations/demand-conversation.ts';
import { findEvents, findTurn, lastEventPosition } from '../store.ts';
import { toTurn } from '../view.ts';
import { demandExchange, findConversationOf } from './exchanges.ts';
import { putKeyAtHand } from './keys-at-hand.ts';
import { bellOf, isLastEvent, isOver, runsOf } from './turn-run.ts';

const LONGEST_STREAM_MS = 10 * 60 * 1000;

type Watched = {
  id: string;
  after: number;
  /** What was kept when the stream was opened, and whether that is all. */
  stored: readonly TurnEvent[];
  isWhole: boolean;
};

async function* follow(
  { services, openWorkspace }: SessionScope,
  { id, after, stored: before, isWhole }: Watched,
  bell: Bell,
  ends: AbortSignal,
): AsyncGenerator<TurnEvent, void> {
  const mine = runsOf(services.database);
  let position = after;
  const numbered = (event: TurnEvent): TurnEvent => {
    position = event.position;
    return withEventMeta(event, { id: String(event.position) });
  };
  /** After an end there may be another attempt, and it may have ended as well since the events were read. */
  const isAskedAgain = async (): Promise<boolean> =>
    openWorkspace('read', async ({ tx }) => {
      const turn = await findTurn(tx, id);
      return !isOver(turn?.state ?? 'stopped') || (await lastEventPosition(tx, id)) > position;
    });
  for (const event of before) yield numbered(event);
  if (isWhole) return;
  while (!ends.aborted) {
    const running = mine.get(id);
    // What the database has comes first: this node may have taken the turn over in the middle.
    const stored =
      running && position >= running.startsAfter
        ? []
        : await openWorkspace('read', ({ tx }) => findEvents(tx, id, position));
    const fresh = stored.length > 0 ? stored : (running?.since(position) ?? []);
    for (const event of fresh) yield numbered(event);
    const last = fresh.at(-1);
    if (last && isLastEvent(last) && !(await isAskedAgain())) return;
    if (fresh.length > 0) continue;
    if (running && mine.get(id) === running) {
      await running.next(ends);
      continue;
    }
    const exchange = await openWorkspace('read', (scope) => demandExchange(scope, id));
    // A turn whose last event was seen before, or that a person has: there is nothing to come.
    if (!exchange.turn || isOver(exchange.turn.state)) {
      const rest = await openWorkspace('read', ({ tx }) => findEvents(tx, id, position));
      for (const event of rest) yield numbered(event);
      if (rest.length === 0 && position === 0)
        yield numbered({ position: 1, type: 'finished', turn: toTurn(exchange) });
      return;
    }
    await bell.heard(ends);
  }
}

/** The key that the asker brings with the stream is at hand meanwhile: this node may come to answer the turn. */
async function* followWithKey(
  session: SessionScope,
  watched: Watched,
  tried: TriedKey | null,
  closed: AbortSignal | undefined,
): AsyncGenerator<TurnEvent, void> {
  const { bells } = session.services.events;
  const bell = bells.hang(bellOf(watched.id));
  const longest = AbortSignal.timeout(LONGEST_STREAM_MS);
  const forget = tried && putKeyAtHand(session, watched.id, tried);
  try {
    yield* follow(session, watched, bell, closed ? AbortSignal.any([closed, longest]) : longest);
  } finally {
    bells.take(bellOf(watched.id), bell);
    forget?.();
  }
}

/** Every event since the one named, then those to come, from whichever node answers. */
export const watchTurn = async (
  session: SessionScope,
  { id, after }: { id: string; after: number },
  tried: TriedKey | null,
  closed: AbortSignal | undefined,
): Promise<AsyncGenerator<TurnEvent, void>> => {
  const { isAsker, ...watched } = await session.openWorkspace('read', async (scope) => {
    const turn = await findTurn(scope.tx, id);
    const conversationId = turn ? turn.conversationId : await findConversationOf(scope, id);
    if (!conversationId) throw fail('NOT_FOUND');
    const conversation = await demandConversation(scope, conversationId);
    const running = runsOf(scope.services.database).get(id);
    // What is quickly answered has been answered by now.
    const stored = running && after >= running.startsAfter ? [] : await findEvents(scope.tx, id, after);
    const last = stored.at(-1);
    const isWhole = turn !== undefined && isOver(turn.state) && last !== undefined && isLastEvent(last);
    return { id, after, stored, isWhole, isAsker: isOwn(conversation, scope.accountId) };
  });
  // A member of the team who looks on does not lend their key to somebody else's question.
  return followWithKey(session, watched, isAsker ? tried : null, closed);
};
