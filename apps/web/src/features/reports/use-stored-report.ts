import { useQuery } from '@tanstack/react-query';
import { type Reported, reportOfQuery } from './queries.ts';
import { useMakeReport } from './use-make-report.ts';

/** The report of an assessment: the one that is stored, or one that is made when it is first needed. */
export function useStoredReport(reported: Reported) {
  const { data } = useQuery(reportOfQuery(reported));
  return { stored: data?.items[0], making: useMakeReport(reported) };
}
