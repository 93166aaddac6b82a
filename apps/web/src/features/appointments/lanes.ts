import type { Appointment } from '@propguard/protocol/appointment-detail';

/** Which of several columns each stands in, so that those at the same time stand beside each other. */
export const lanesOf = (items: readonly Appointment[]): Map<string, { at: number; of: number }> => {
  const inOrder = items.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1));
  const lanes = new Map<string, { at: number; of: number }>();
  let group: { id: string; at: number }[] = [];
  let ends: string[] = [];
  const close = () => {
    for (const { id, at } of group) lanes.set(id, { at, of: ends.length });
    group = [];
    ends = [];
  };
  for (const { id, startTime, endTime } of inOrder) {
    if (ends.every((end) => end <= startTime)) close();
    const free = ends.findIndex((end) => end <= startTime);
    const at = free === -1 ? ends.length : free;
    ends[at] = endTime;
    group.push({ id, at });
  }
  close();
  return lanes;
};
