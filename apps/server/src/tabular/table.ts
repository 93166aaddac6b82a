/** A row below the header. The line is the row's number in a workbook. */
export type TableRecord = { line: number; cells: string[] };

/** The header, and the records after it one at a time: the file is never in memory as a whole. */
export type Table = { headers: string[]; records: AsyncGenerator<TableRecord> };
