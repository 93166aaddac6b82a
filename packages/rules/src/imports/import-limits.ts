const MEBIBYTE = 1024 * 1024;

/** A browser sends a file in parts of this size; a file's content hash is made over the same parts. */
export const PART_BYTES = 4 * MEBIBYTE;
/** Beyond this the command line takes the file, from the server's own disk. */
export const UPLOAD_MAX_BYTES = 512 * MEBIBYTE;

/** What a zip may unpack to: more is a bomb, or nothing that a screen should start. */
export const UNPACKED_MAX_BYTES = 8 * 1024 * MEBIBYTE;
/** DEFLATE reaches about 1,000:1 on nothing but zeros; sales files pack about 10:1. */
export const UNPACKED_MAX_RATIO = 200;
export const ZIP_MAX_FILES = 5_000;
/** What a workbook may unpack to: its sheets are read as they are unpacked, its texts are kept. */
export const WORKBOOK_MAX_BYTES = 1024 * MEBIBYTE;
export const SHARED_TEXTS_MAX_BYTES = 128 * MEBIBYTE;
/** Of a workbook that a workspace sends: whoever looks at its first rows waits until all of its texts were read. */
export const SENT_TEXTS_MAX_BYTES = 16 * MEBIBYTE;
/** Its formats, and what its sheets are called. */
export const WORKBOOK_PART_MAX_BYTES = 16 * MEBIBYTE;

/** One record of any file: what is longer is a quote that was never closed. */
export const RECORD_MAX_BYTES = MEBIBYTE / 4;
export const COLUMNS_MAX = 500;

/** A file that was sent and never imported is forgotten after this long. */
export const DRAFT_KEPT_DAYS = 14;

export const PREVIEW_RECORDS = 20;
/** Records that are written, and whose progress is told, in one transaction. */
export const CHUNK_RECORDS = 5_000;
/** Rejected rows in one downloaded file. */
export const REJECTED_ROWS_PER_FILE = 100_000;
