import { APPOINTMENT_KINDS, LOCATION_TYPES } from '@propguard/rules/appointments/appointment-kinds';
import {
  LONGEST_MINUTES,
  NOTES_MAX_LENGTH,
  REASON_MAX_LENGTH,
  SHORTEST_MINUTES,
  TITLE_MAX_LENGTH,
} from '@propguard/rules/appointments/appointment-limits';
import { APPOINTMENT_STATUSES } from '@propguard/rules/appointments/appointment-status';
import * as z from 'zod';
import { oneLine } from './shapes.ts';

export const Kind = z.enum(APPOINTMENT_KINDS);
export const Status = z.enum(APPOINTMENT_STATUSES);
export const LocationKind = z.enum(LOCATION_TYPES);
export const Minutes = z.int().min(SHORTEST_MINUTES).max(LONGEST_MINUTES);
export const Title = oneLine(TITLE_MAX_LENGTH);
export const Notes = z.string().trim().max(NOTES_MAX_LENGTH);
export const Reason = z.string().trim().max(REASON_MAX_LENGTH);
export const MeetingLink = z
  .url({ protocol: /^https?$/, error: 'Enter an address that starts with https://.' })
  .max(2_000);
