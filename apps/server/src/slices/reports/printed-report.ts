import type { ValuationReport } from '@propguard/protocol/valuation-report';

/** What stands on paper: the record, and whom it was made for. None of it changes, but for who is named. */
export type PrintedReport = Pick<ValuationReport, 'record' | 'digest' | 'prepared_for' | 'prepared_by'>;

export type PrintedFormat = 'pdf' | 'excel';

/** `origin` is where this installation is reached: a certificate's code leads there. */
export type PrintOrder = { format: PrintedFormat; report: PrintedReport; origin: string };
