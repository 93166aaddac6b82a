export type Cell = string | number | null;

/** Rows come as JSON in pieces, which are handed over rather than copied. */
export type WorkbookOrder = { columns: string[]; pieces: Uint8Array<ArrayBuffer>[] };
