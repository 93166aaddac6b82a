import { shortDay } from '@propguard/rules/formats/days';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { pageTitle, paragraphs, section, style } from '../../../printing/paper/parts.ts';
import { table } from '../../../printing/paper/table.ts';
import { CONTENT_WIDTH } from '../../../printing/paper/theme.ts';
import type { PrintedReport } from '../printed-report.ts';
import { sheet } from './frame.ts';

const fingerprints = ({ record: { model }, digest }: PrintedReport): [string, string][] => [
  ['This document', digest],
  ...(model
    ? ([
        ['Model', model.modelFingerprint],
        ['Sales it was trained on', model.dataFingerprint],
      ] as [string, string][])
    : []),
];

export const sourcesPage = (report: PrintedReport): ReactNode => {
  const { record } = report;
  return sheet(
    { report, bookmark: 'Data provenance and sources' },
    pageTitle('Data provenance and sources'),
    h(
      View,
      { style: { width: CONTENT_WIDTH, marginBottom: 20 } },
      table({
        fontSize: 7.8,
        columns: [
          { head: 'Name', flex: 3, isStrong: true, cell: ({ name }) => name },
          { head: 'What', flex: 5, cell: ({ detail }) => detail },
          {
            head: 'Source',
            flex: 4,
            cell: ({ source, licence }) => (licence ? `${source}, ${licence}` : source),
          },
          { head: 'As of', flex: 1.8, isNumber: true, cell: ({ asOf }) => (asOf ? shortDay(asOf) : '–') },
          { head: '', flex: 1.3, isNumber: true, cell: ({ sample }) => (sample ? 'Sample' : '') },
        ],
        rows: record.sources,
      }),
    ),
    section(
      { title: 'Fingerprints', note: 'SHA-256: each identifies exactly one model or set of sales.' },
      ...fingerprints(report).map(([label, hash]) =>
        h(
          View,
          { key: label, style: { marginBottom: 5 } },
          h(Text, { style: style.small }, label),
          h(Text, { style: [style.figure, { fontSize: 7.4 }] }, hash),
        ),
      ),
    ),
    section({ title: 'Disclosure' }, ...paragraphs([record.disclosure])),
  );
};
