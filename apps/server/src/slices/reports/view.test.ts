import { expect, it } from 'vitest';
import { madeReportRecord } from '../../../test/support/made-report-record.ts';
import type { VersionRow } from './store.ts';
import { toReport } from './view.ts';

const rowOf = (valuation: object): VersionRow => {
  const record = madeReportRecord('1 Main Street');
  return {
    record: { ...record, valuation: { ...record.valuation, ...valuation } },
    digest: Buffer.from('ab'),
    preparedFor: null,
    createdByName: null,
    assessmentId: null,
  } as unknown as VersionRow;
};

it.each([
  ['lacks one', { valueAud: 800_000, confidence: null }, 0.7],
  ['has one', { valueAud: 800_000, confidence: 0.91 }, 0.91],
  ['has no value', { valueAud: null, confidence: null }, null],
])('states the confidence of a record that %s as screen and paper do', (_, valuation, stated) => {
  const { property_details, comprehensive_analysis } = toReport(rowOf(valuation), []);
  expect(property_details.propguard_valuation.confidence_score).toBe(stated);
  expect(comprehensive_analysis.confidence_level).toBe(stated);
});
