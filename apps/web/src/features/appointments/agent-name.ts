import type { Appointment } from '@propguard/protocol/appointment-detail';
import { text } from './text.ts';

/** Whose it is; of somebody who was removed, whose it was. */
export const agentName = ({ agent, formerAgent }: Pick<Appointment, 'agent' | 'formerAgent'>): string =>
  agent?.name ?? (formerAgent ? text.formerAgent(formerAgent) : text.noAgent);
