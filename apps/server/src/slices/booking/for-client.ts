import { phoneText } from '@propguard/rules/people/phone-text';
import { titleForClient } from '../appointments/title-for.ts';
import type { BookedRow, Office } from './store.ts';

/** Whom to call on the day, if they have a number. */
export const callLine = ({ agentName, agentPhone }: BookedRow): string | null =>
  agentPhone
    ? `Need to call? ${agentName ?? 'We’re'} ${agentName ? 'is ' : ''}on ${phoneText(agentPhone)}.`
    : null;

/** A booking as its client's calendar and letters name it: after the agent, and with their number. */
export const forClient = (row: BookedRow, office: Office): BookedRow['appointment'] => {
  const { appointment, agentName, clientName } = row;
  return {
    ...appointment,
    title: titleForClient(appointment, clientName, agentName ?? office.name),
    instructions: [appointment.instructions, callLine(row)].filter(Boolean).join('\n\n') || null,
  };
};
