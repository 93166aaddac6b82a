/** What was settled about a row that was accepted, and is worth counting in the report of an import. */
export const ROW_NOTES = ['known-by-lot', 'area-unknown', 'contract-day-unknown'] as const;
export type RowNote = (typeof ROW_NOTES)[number];
