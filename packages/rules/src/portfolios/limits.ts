const MEBIBYTE = 1024 * 1024;

export const PORTFOLIO_MAX_BYTES = 256 * MEBIBYTE;
export const PORTFOLIO_MAX_ROWS = 1_000_000;
/** Files that a workspace keeps, with their results. */
export const PORTFOLIOS_KEPT = 20;
export const PORTFOLIO_NAME_MAX = 120;

/** What one worker values at a time: written, and told, in one transaction. */
export const PORTFOLIO_CHUNK_ROWS = 1_000;

/** How many jobs share a file: small ones need no help, and no file takes every worker there is. */
const ROWS_WORTH_A_JOB = 50_000;
const PORTFOLIO_MAX_JOBS = 8;
export const portfolioJobs = (rows: number): number =>
  Math.min(PORTFOLIO_MAX_JOBS, Math.max(1, Math.ceil(rows / ROWS_WORTH_A_JOB)));

export const ADDRESS_MAX = 300;
export const REFERENCE_MAX = 120;
export const BORROWER_MAX = 200;
/** Of a row that was not taken, what is kept to recognise it. */
export const REJECTED_SOURCE_MAX = 2_000;
/** Rows in one downloaded file. */
export const PORTFOLIO_ROWS_PER_FILE = 100_000;
/** Places on one map. */
export const PORTFOLIO_POINTS = 2_000;
