import { factLabel } from '@propguard/rules/lending/fact-labels';
import { inputLabel, inputText } from '@propguard/rules/lending/input-words';
import { RULE_TITLES } from '@propguard/rules/lending/rule-titles';
import { verdictSentence } from '@propguard/rules/lending/verdict-words';
import type { ReactNode } from 'react';
import { pageTitle } from '../../../printing/paper/parts.ts';
import { type Paper, sheet } from '../../../printing/paper/sheet.ts';
import { table } from '../../../printing/paper/table.ts';
import type { PrintOrder } from '../credit-file.ts';

/** What each verdict is based on: its inputs, or the facts that it misses. */
export const reasonsPage = (paper: Paper, { file }: PrintOrder): ReactNode =>
  sheet(
    { paper, bookmark: 'What each verdict is based on' },
    pageTitle('What each verdict is based on'),
    table({
      columns: [
        { head: 'Rule', flex: 2, isStrong: true, cell: ({ rule }) => RULE_TITLES[rule] },
        { head: 'What it says', flex: 3.4, cell: verdictSentence },
        {
          head: 'Based on',
          flex: 4,
          cell: ({ inputs, missing }) =>
            missing.length > 0
              ? `Missing: ${missing.map(factLabel).join(', ')}`
              : Object.entries(inputs)
                  .map(([name, value]) => `${inputLabel(name)}: ${inputText(name, value)}`)
                  .join('; '),
        },
        { head: 'Rules', flex: 1, cell: ({ version }) => version },
      ],
      rows: file.assessed.assessment.verdicts,
    }),
  );
