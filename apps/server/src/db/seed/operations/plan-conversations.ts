import { Draws } from '@propguard/rules/chance/draws';
import type { Channel } from '@propguard/rules/conversations/channels';
import { DAY, type Moment, type OperationsPlan, type Surroundings } from './plan.ts';
import { HAND_OVER_REASONS, TALKS_ONLINE } from './words.ts';

const DAYS_BACK = 13;
const A_DAY = 9;
/** LEADS-DASH-15: 47 on a whole day. */
const TODAY = 47;
const BUSY_FROM = 7 * 60;
const BUSY_TO = 22 * 60;
const CHANNELS: readonly Channel[] = [
  ...Array<Channel>(10).fill('website'),
  ...Array<Channel>(4).fill('whatsapp'),
  'email',
  'email',
  'sms',
  'telegram',
  'discord',
];
/** LEADS-DASH-11: answered after 1.2 seconds, more or less. */
const ANSWER_MINUTES = 1.2 / 60;

type Parts = Pick<
  OperationsPlan,
  'leads' | 'people' | 'conversations' | 'messages' | 'handOvers' | 'activities'
>;

const converse = (
  plan: Parts,
  draws: Draws,
  begun: Moment,
  nth: number,
  { now, newId }: Surroundings,
): void => {
  const person = plan.people[(nth * 7 + 3) % plan.people.length];
  if (!person) return;
  const talk = draws.pick(TALKS_ONLINE);
  const id = newId();
  let at = begun;
  const said = talk.slice(0, draws.pick([2, 4, 4]));
  for (const [position, text] of said.entries()) {
    const isTheirs = position % 2 === 0;
    if (position > 0) at += isTheirs ? draws.between(0.4, 3) : draws.around(ANSWER_MINUTES, 0.35);
    if (at > now) return;
    const messageId = newId();
    if (position === 0)
      plan.conversations.push({
        id,
        contactId: newId(),
        personId: person.id,
        name: person.name,
        channel: draws.pick(CHANNELS),
        title: text,
        state: 'assistant',
        at: begun,
        lastAt: at,
      });
    plan.messages.push({
      id: messageId,
      conversationId: id,
      position: position + 1,
      author: isTheirs ? 'contact' : 'assistant',
      text,
      at,
    });
    plan.activities.push({
      personId: person.id,
      conversationId: id,
      kind: isTheirs ? 'message-received' : 'message-sent',
      at,
      ref: messageId,
      outcome: isTheirs ? null : 'assistant',
    });
  }
  const conversation = plan.conversations.at(-1);
  if (conversation?.id !== id) return;
  conversation.lastAt = at;
  conversation.state = now - at > DAY ? 'resolved' : 'assistant';
  if (!draws.chance(0.14)) return;
  const asked = Math.min(now, at + 0.5);
  const isOver = now - asked > DAY;
  const isTaken = isOver || draws.chance(0.5);
  conversation.state = isOver ? 'resolved' : isTaken ? 'person' : 'waiting';
  const handOverId = newId();
  const takenAt = isTaken ? Math.min(now, asked + draws.integer(1, 12)) : null;
  plan.handOvers.push({
    id: handOverId,
    conversationId: id,
    reason: draws.pick(HAND_OVER_REASONS),
    at: asked,
    takenAt,
    endedAt: isOver && takenAt !== null ? takenAt + 20 : null,
  });
  const about = { personId: person.id, conversationId: id, ref: handOverId, outcome: null };
  plan.activities.push({ ...about, kind: 'hand-over-asked', at: asked });
  if (takenAt !== null) plan.activities.push({ ...about, kind: 'hand-over-taken', at: takenAt });
};

/** What people wrote in the last two weeks, and today as far as the day has come. */
export const planConversations = (plan: Parts, surroundings: Surroundings): void => {
  const { now } = surroundings;
  let nth = 0;
  for (let day = -DAYS_BACK; day <= 0; day += 1) {
    const draws = new Draws(`sample-conversations-${day}`);
    const share = Math.min(1, Math.max(0.1, (now - BUSY_FROM) / (BUSY_TO - BUSY_FROM)));
    const count = day < 0 ? A_DAY : Math.round(TODAY * share);
    const until = day < 0 ? BUSY_TO : Math.max(1, now - 1);
    const from = day < 0 ? BUSY_FROM : Math.min(BUSY_FROM, until - 1);
    for (let one = 0; one < count; one += 1) {
      converse(plan, draws, day * DAY + draws.between(from, until), nth, surroundings);
      nth += 1;
    }
  }
};
