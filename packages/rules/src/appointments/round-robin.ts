/** Who is next when anybody may take it. */
const DAY_MS = 86_400_000;

export type Candidate = {
  id: string;
  /** How much they take on beside the others. */
  weight: number;
  /** Appointments they were given in the days that are counted. */
  booked: number;
  lastBookedAt: Date | null;
  since: Date;
};

/**
 * Least booked for its weight first, then whoever has waited longest. Somebody new is counted as if they had worked
 * like the others before they came: otherwise the first weeks would all be theirs.
 */
export const inTurn = (
  candidates: readonly Candidate[],
  { now, days }: { now: Date; days: number },
): Candidate[] => {
  const weights = candidates.reduce((sum, { weight }) => sum + weight, 0);
  const mean = weights === 0 ? 0 : candidates.reduce((sum, { booked }) => sum + booked, 0) / weights;
  const loadOf = ({ booked, weight, since }: Candidate): number => {
    const present = Math.min(1, Math.max(0, (now.getTime() - since.getTime()) / (days * DAY_MS)));
    return booked / weight + mean * (1 - present);
  };
  return candidates.toSorted(
    (a, b) =>
      loadOf(a) - loadOf(b) ||
      (a.lastBookedAt?.getTime() ?? 0) - (b.lastBookedAt?.getTime() ?? 0) ||
      (a.id < b.id ? -1 : 1),
  );
};
