import { setTimeout as wait } from 'node:timers/promises';
import { withEventMeta } from '@orpc/server';
import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { TurnEvent } from '@propguard/protocol/assistant-turns';
import { openWorkspace } from '../../../access/open-workspace.ts';
import type { Principal } from '../../../access/principal.ts';
import type { Context } from '../../../context.ts';
import { fail } from '../../../fail.ts';
import { demandConversation, isOwn } from '../../conversations/demand-conversation.ts';
import { findEvents, findTurn, lastEventPosition } from '../store.ts';
import { toTurn } from '../view.ts';
import { conversationOf, demandExchange, findExchange } from './exchanges.ts';
import { ensureRunning, type TurnOwner } from './run-turn.ts';
import { isLastEvent, runsOf } from './turn-run.ts';

/** A turn that another node answers is looked up so often. */
const LOOK_AGAIN_MS = 300;
const LONGEST_STREAM_MS = 10 * 60 * 1000;

const isOver = (state: string): boolean => state === 'finished' || state === 'failed' || state === 'stopped';

async function* follow(
  services: Context,
  principal: Principal,
  { id, after }: { id: string; after: number },
  { owner, tried }: { owner: TurnOwner; tried: TriedKey | null },
  closed: AbortSignal | undefined,
): AsyncGenerator<TurnEvent, void> {
  const mine = runsOf(services.database);
  const endsAt = Date.now() + LONGEST_STREAM_MS;
  let position = after;
  const numbered = (event: TurnEvent): TurnEvent => {
    position = event.position;
    return withEventMeta(event, { id: String(event.position) });
  };
  /** After an end there may be another attempt, and it may have ended as well since the events were read. */
  const isAskedAgain = async (): Promise<boolean> =>
    openWorkspace(services, principal, 'read', async ({ tx }) => {
      const turn = await findTurn(tx, id);
      return !isOver(turn?.state ?? 'stopped') || (await lastEventPosition(tx, id)) > position;
    });
  while (!closed?.aborted && Date.now() < endsAt) {
    const running = mine.get(id);
    // What the database has comes first: this node may have taken the turn over in the middle.
    const stored =
      running && running.since(position)[0]?.position === position + 1
        ? []
        : await openWorkspace(services, principal, 'read', ({ tx }) => findEvents(tx, id, position));
    const fresh = stored.length > 0 ? stored : (running?.since(position) ?? []);
    for (const event of fresh) yield numbered(event);
    const last = fresh.at(-1);
    if (last && isLastEvent(last) && !(await isAskedAgain())) return;
    if (fresh.length > 0) continue;
    if (running && mine.get(id) === running) {
      await running.next(closed);
      continue;
    }
    const exchange = await openWorkspace(services, principal, 'read', (scope) => demandExchange(scope, id));
    // A turn whose last event was seen before, or that a person has: there is nothing to come.
    if (!exchange.turn || isOver(exchange.turn.state)) {
      const rest = await openWorkspace(services, principal, 'read', ({ tx }) => findEvents(tx, id, position));
      for (const event of rest) yield numbered(event);
      if (rest.length === 0 && position === 0)
        yield numbered({ position: 1, type: 'finished', turn: toTurn(exchange) });
      return;
    }
    if (!(await ensureRunning(services, owner, id, tried))) await wait(LOOK_AGAIN_MS);
  }
}

/** Every event since the one named, then those to come. Whoever watches a turn that nobody answers sets it going. */
export const watchTurn = async (
  services: Context,
  principal: Principal,
  input: { id: string; after: number },
  tried: TriedKey | null,
  closed: AbortSignal | undefined,
): Promise<AsyncGenerator<TurnEvent, void>> => {
  const asker = await openWorkspace(services, principal, 'read', async (scope) => {
    const exchange = await findExchange(scope, input.id);
    if (!exchange) throw fail('NOT_FOUND');
    const conversation = await demandConversation(scope, conversationOf(exchange));
    const { workspaceId, accountId, role } = scope;
    // A member of the team who looks on does not lend their key to somebody else's question.
    const isAsker = isOwn(conversation, accountId);
    return { owner: { workspaceId, accountId, role }, tried: isAsker ? tried : null };
  });
  return follow(services, principal, input, asker, closed);
};
