import type { JobOutcome } from '../../../jobs/define-job.ts';
import { readingContext } from '../../data-imports/run/reading-context.ts';
import { findPortfolio } from '../store.ts';
import { cutFile } from './cut-file.ts';
import { homeReader } from './home-reader.ts';
import type { PortfolioRun } from './portfolio-run.ts';
import { valueChunk } from './value-chunk.ts';

/** A job that works longer than this goes to the back of the queue, so that others, such as mail, get their turn. */
const TURN_MS = 30_000;

/** Cuts the file if nobody has, then values one chunk after the other until none is left. */
export const valueAsJob = async (run: PortfolioRun): Promise<JobOutcome> => {
  const turnEndsAt = Date.now() + TURN_MS;
  if (!(await cutFile(run))) return {};
  const read = await run.transaction(async (tx) => {
    const { choice, headers } = (await findPortfolio(tx, run.input.portfolioId)) ?? {};
    return choice && headers ? homeReader(headers, choice, await readingContext({ tx }, choice.state)) : null;
  });
  if (!read) return {};
  while (await valueChunk(run, read)) {
    if (Date.now() < turnEndsAt) continue;
    await run.transaction(run.addJob);
    break;
  }
  return {};
};
