import type { SomeFacts } from '@propguard/protocol/lead-facts';
import { factsOfWishes } from '@propguard/rules/leads/facts-of-wishes';
import type { OpenedScope } from '../../access/any-scope.ts';
import { learnFacts } from './learn-facts.ts';
import { findPlaceNamed, findWishesOfTalk } from './wishes-store.ts';

/** What somebody looks for, by what they asked in a conversation, is known of their lead from then on: homes are found by it. */
export const learnWishes = async (
  { services, tx, workspaceId }: OpenedScope & { workspaceId: string },
  conversationId: string,
): Promise<void> => {
  const heard = await findWishesOfTalk(tx, conversationId);
  if (!heard) return;
  const { leadId, wishes, locations } = heard;
  const place =
    wishes.place !== null && locations.length === 0 ? await findPlaceNamed(tx, wishes.place) : null;
  const facts: SomeFacts = { ...factsOfWishes(wishes, heard), ...(place !== null && { locations: [place] }) };
  if (Object.keys(facts).length > 0)
    await learnFacts({ services, tx, workspaceId, accountId: null }, leadId, facts, 'assistant');
};
