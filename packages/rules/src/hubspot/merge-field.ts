/** Both sides as they stood when they last agreed; null: whatever stands on that side is a change. */
export type Remembered = { ours: string | null; theirs: string | null };
/** Nothing is an empty text, on either side. */
export type Sides = {
  ours: string;
  /** As HubSpot has it. */
  theirs: string;
  /** The same in our own terms; null: nothing that we can take. */
  asOurs: string | null;
};
/** `settled`: nothing to do. `ours` is sent, `theirs` is taken. `conflict`: neither, until somebody chooses. */
export type Merged = 'settled' | 'ours' | 'theirs' | 'conflict';

/**
 * What becomes of one field. Whoever changed it alone wins; where both did, nobody is overwritten. Each side is compared
 * with itself, because not every value has a twin on the other: two of our statuses are one of HubSpot's.
 */
export const mergeField = ({ ours, theirs, asOurs }: Sides, last: Remembered | undefined): Merged => {
  if (asOurs === ours) return 'settled';
  if (last === undefined) {
    // They meet for the first time: what only one of them knows is no quarrel.
    if (theirs === '') return ours === '' ? 'settled' : 'ours';
    if (asOurs === null) return ours === '' ? 'settled' : 'conflict';
    return ours === '' ? 'theirs' : 'conflict';
  }
  const isChangedHere = last.ours !== ours;
  const isChangedThere = last.theirs !== theirs;
  if (isChangedHere) return isChangedThere ? 'conflict' : 'ours';
  if (!isChangedThere) return 'settled';
  return asOurs === null ? 'settled' : 'theirs';
};
