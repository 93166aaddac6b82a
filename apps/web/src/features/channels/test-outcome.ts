import type { ChannelCard } from '@propguard/protocol/channels';
import type { OutboundState } from '@propguard/rules/outbound/outbound-messages';

type Test = ChannelCard['test'];
type TestOutcome = 'none' | 'waiting' | 'answering' | 'held' | 'failed' | 'passed';

const ANSWERED: Record<OutboundState, TestOutcome> = {
  queued: 'answering',
  sending: 'answering',
  held: 'held',
  sent: 'passed',
  delivered: 'passed',
  read: 'passed',
  failed: 'failed',
  refused: 'failed',
};

/** How far a test message is: it has gone round once the answer to it has left. */
export const outcomeOf = ({ code, passedAt, answer }: Test): TestOutcome => {
  if (code !== null) return 'waiting';
  if (passedAt === null) return 'none';
  return answer === null ? 'answering' : ANSWERED[answer.state];
};
