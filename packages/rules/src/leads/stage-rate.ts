import type { LeadStatus } from './pipeline.ts';

/** With fewer decided leads than this a rate would be chance: the count is shown instead. */
const STAGE_RATE_LEAST = 30;

type Outcomes = { status: LeadStatus; decided: number; closed: number };

/** In percent: of those decided that were ever in the stage, how many closed. Ends are what they are. */
export const probabilityOf = ({ status, decided, closed }: Outcomes): number | null => {
  if (status === 'closed') return 100;
  if (status === 'lost') return 0;
  return decided < STAGE_RATE_LEAST ? null : Math.round((closed / decided) * 1000) / 10;
};
