import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { type Look, style } from './parts.ts';
import { COLOUR } from './theme.ts';

interface TableColumn<Row> {
  head: string;
  /** Shares of the width. */
  flex: number;
  isNumber?: boolean;
  isStrong?: boolean;
  cell: (row: Row, index: number) => ReactNode;
}

interface TableProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Cells of the last line, one a column. */
  total?: readonly string[];
  fontSize?: number;
}

const cellOf = (content: ReactNode, key: string, look: Look[]): ReactNode =>
  typeof content === 'string' || typeof content === 'number'
    ? h(Text, { key, style: look }, content)
    : h(View, { key, style: look }, content);

/** Rows between hairlines; the head comes again on the next page. */
export const table = <Row>({ columns, rows, total, fontSize = 8 }: TableProps<Row>): ReactNode => {
  const look = ({ flex, isNumber = false }: TableColumn<Row>): Look => ({
    flex,
    paddingRight: isNumber ? 0 : 8,
    paddingLeft: isNumber ? 6 : 0,
    textAlign: isNumber ? 'right' : 'left',
    ...(isNumber ? style.figure : {}),
  });
  const line = { flexDirection: 'row', paddingVertical: 3.5, fontSize } as const;
  return h(
    View,
    {},
    h(
      View,
      { style: { ...line, borderBottom: `0.75pt solid ${COLOUR.rule}`, paddingTop: 0 }, fixed: true },
      ...columns.map((column) =>
        cellOf(column.head, column.head, [look(column), { color: COLOUR.muted, fontSize: fontSize - 0.5 }]),
      ),
    ),
    ...rows.map((row, index) =>
      h(
        View,
        { key: index, wrap: false, style: { ...line, borderBottom: `0.5pt solid ${COLOUR.line}` } },
        ...columns.map((column) =>
          cellOf(column.cell(row, index), column.head, [look(column), column.isStrong ? style.strong : {}]),
        ),
      ),
    ),
    total
      ? h(
          View,
          { style: line, wrap: false },
          ...columns.map((column, index) =>
            cellOf(total[index] ?? '', column.head, [look(column), style.strong]),
          ),
        )
      : null,
  );
};
