import { factLabel } from '@propguard/rules/lending/fact-labels';
import { inputText } from '@propguard/rules/lending/input-words';
import type { InputValue } from '@propguard/rules/lending/verdict';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { pageTitle, style } from '../../../printing/paper/parts.ts';
import { type Paper, sheet } from '../../../printing/paper/sheet.ts';
import { table } from '../../../printing/paper/table.ts';
import type { PrintOrder } from '../credit-file.ts';

/** Every fact that was given, as it stood when the loan was assessed. */
export const factsPage = (paper: Paper, { file }: PrintOrder): ReactNode => {
  const given = Object.entries(file.assessed.facts).filter(
    (entry): entry is [string, InputValue] => entry[1] !== undefined,
  );
  return sheet(
    { paper, bookmark: 'Facts' },
    pageTitle('The facts it was assessed on'),
    given.length === 0
      ? h(Text, { style: style.muted }, 'No facts were given.')
      : table({
          columns: [
            { head: 'Fact', flex: 3, isStrong: true, cell: ([name]) => factLabel(name) },
            { head: 'As given', flex: 4, cell: ([name, value]) => inputText(name, value) },
          ],
          rows: given,
        }),
  );
};
