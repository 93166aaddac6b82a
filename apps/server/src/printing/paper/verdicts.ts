import type { LoanAssessment, Verdict } from '@propguard/protocol/lending';
import { standingOf, standingWords } from '@propguard/rules/lending/compliance-summary';
import { RESULT_WORDS } from '@propguard/rules/lending/result-words';
import { RULE_TITLES } from '@propguard/rules/lending/rule-titles';
import type { Result } from '@propguard/rules/lending/verdict';
import { inEnglish } from '@propguard/rules/messages/in-english';
import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { STANDING_COLOURS } from './standing-colours.ts';
import { table } from './table.ts';
import { COLOUR } from './theme.ts';

const RESULT_COLOURS: Record<Result, string> = {
  compliant: COLOUR.positive,
  review: COLOUR.caution,
  breach: COLOUR.danger,
  'cannot-assess': COLOUR.muted,
};

/** 'APPROVED', 'REVIEW' or how many rules could be checked, in its colour. */
export const standingLine = ({
  compliance,
  verdicts,
}: Pick<LoanAssessment, 'compliance' | 'verdicts'>): ReactNode =>
  h(
    Text,
    {
      style: {
        fontSize: 14,
        lineHeight: 1.3,
        marginBottom: 3,
        fontWeight: 600,
        color: STANDING_COLOURS[standingOf(compliance)],
      },
    },
    standingWords(compliance, verdicts.length),
  );

const missingWords = (missing: readonly string[]): string => {
  if (missing.length === 0) return '';
  return inEnglish('{count, plural, one {# fact is} other {# facts are}} missing', { count: missing.length });
};

/** A line a rule: where it is written, and what it says to this loan. */
export const verdictTable = (verdicts: readonly Verdict[]): ReactNode =>
  table({
    columns: [
      { head: 'Rule', flex: 2.6, isStrong: true, cell: ({ rule }) => RULE_TITLES[rule] },
      { head: 'Where it is written', flex: 4, cell: ({ paragraph }) => paragraph },
      { head: '', flex: 2, cell: ({ missing }) => missingWords(missing) },
      {
        head: 'Verdict',
        flex: 1.9,
        isNumber: true,
        cell: ({ result }) =>
          h(
            Text,
            { style: { color: RESULT_COLOURS[result], fontWeight: 600, textAlign: 'right' } },
            RESULT_WORDS[result],
          ),
      },
    ],
    rows: verdicts,
  });
