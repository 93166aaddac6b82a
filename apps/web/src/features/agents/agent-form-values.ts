import { type Agent, NewAgent } from '@propguard/protocol/agents';
import { USUAL_CAPACITY, WEEKDAYS } from '@propguard/rules/agents/spans';
import { phoneText } from '@propguard/rules/people/phone-text';
import * as z from 'zod';
import { readSpans, spansOn, spansText } from './hours-text.ts';
import { text } from './text.ts';

/** A select has no empty choice of its own. */
export const NOBODY = 'nobody';

/** As it is typed: the hours of each weekday are one line, Monday first. */
export const AgentFormValues = z.object({
  name: NewAgent.shape.name,
  memberId: z.string(),
  zone: z.string().min(1, text.zoneChoose),
  capacity: z.coerce.number<string>().pipe(z.int().min(1).max(100)),
  meetingLink: z
    .string()
    .trim()
    .refine((link) => link === '' || /^https?:\/\/\S+$/.test(link), text.meetingLinkWrong),
  phone: z.string().trim(),
  days: z.array(z.string().refine((line) => readSpans(line) !== null, text.hoursWrong)),
});
export type AgentFormValues = z.input<typeof AgentFormValues>;

export const valuesOf = (agent: Agent | null, zone: string): AgentFormValues => ({
  name: agent?.name ?? '',
  memberId: agent?.memberId ?? NOBODY,
  zone: agent?.zone ?? zone,
  capacity: String(agent?.capacity ?? USUAL_CAPACITY),
  meetingLink: agent?.meetingLink ?? '',
  phone: agent?.phone ? phoneText(agent.phone) : '',
  days: WEEKDAYS.map((day) => spansText(spansOn(agent?.hours ?? [], day))),
});

export const sentOf = ({
  days,
  memberId,
  meetingLink,
  phone,
  ...values
}: z.output<typeof AgentFormValues>) => ({
  ...values,
  memberId: memberId === NOBODY ? null : memberId,
  meetingLink: meetingLink || null,
  phone: phone || null,
  hours: WEEKDAYS.flatMap((day, position) =>
    (readSpans(days[position] ?? '') ?? []).map((span) => ({ day, ...span })),
  ),
});
