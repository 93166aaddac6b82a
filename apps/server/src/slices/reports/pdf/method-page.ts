import { longDay } from '@propguard/rules/formats/days';
import { dayIn } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import type { ReactNode } from 'react';
import { pageTitle, paragraphs, section } from '../../../printing/paper/parts.ts';
import { table } from '../../../printing/paper/table.ts';
import type { PrintedReport } from '../printed-report.ts';
import { sheet } from './frame.ts';

const measureRows = ({ record: { model } }: PrintedReport) => {
  if (!model) return [];
  const { measures } = model;
  return [
    ['Sales kept aside', measures.test.toLocaleString('en-AU')],
    ['Median error', `${measures.mdape.toFixed(1)}%`],
    ['Within 10% of the price', `${measures.within10.toFixed(1)}%`],
    ['Within 20% of the price', `${measures.within20.toFixed(1)}%`],
    ['Prices inside the 80% range', `${measures.coverage80.toFixed(1)}%`],
    ['Prices inside the 90% range', `${measures.coverage90.toFixed(1)}%`],
    ['Median ratio of value to price (IAAO)', measures.iaao.median.toFixed(3)],
    ['Coefficient of dispersion (IAAO)', measures.iaao.cod.toFixed(1)],
    ['Price-related differential (IAAO)', measures.iaao.prd.toFixed(3)],
  ] as const;
};

/** How it was done, how well that works, and what it must not be used for. */
export const methodPage = (report: PrintedReport): ReactNode => {
  const { record } = report;
  const { model } = record;
  return sheet(
    { report, bookmark: 'Method and limits' },
    pageTitle('Method and limits'),
    section({ title: 'Method', whole: false }, ...paragraphs(record.method)),
    model
      ? section(
          {
            title: 'How it was measured',
            note: `Model ${model.id.slice(0, 8)}, trained ${longDay(dayIn(USUAL_TIME_ZONE, new Date(model.trainedAt)))} on sales to ${longDay(model.dataUntil)}.`,
          },
          table({
            columns: [
              { head: 'Measure', flex: 4, cell: ([label]) => label },
              { head: 'Figure', flex: 2, isNumber: true, isStrong: true, cell: ([, figure]) => figure },
            ],
            rows: measureRows(report),
          }),
        )
      : null,
    section({ title: 'Limits', whole: false }, ...paragraphs(record.limits)),
  );
};
