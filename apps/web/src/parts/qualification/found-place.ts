/** A suburb as the questions know it. */
export type FoundPlace = { id: string; name: string };
