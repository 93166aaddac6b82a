import type { Job } from '@propguard/protocol/jobs';
import { durationText } from '../../parts/times/instant-text.ts';

/** How long an ended job took; null before it has ended, or when it never began. */
export function tookText({ startedAt, endedAt }: Pick<Job, 'startedAt' | 'endedAt'>): string | null {
  if (startedAt === null || endedAt === null) return null;
  return durationText(Date.parse(endedAt) - Date.parse(startedAt));
}
