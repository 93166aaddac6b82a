import type { ReportRecord } from '@propguard/protocol/report-record';
import { linearScale } from '@propguard/rules/drawing/scale';
import { longDay } from '@propguard/rules/formats/days';
import { wholeAud } from '@propguard/rules/formats/money';
import { percent } from '@propguard/rules/formats/percent';
import { Line, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { keyFigures, pageTitle, section, style } from '../../../printing/paper/parts.ts';
import { BODY_WIDTH, COLOUR, SANS, TABULAR } from '../../../printing/paper/theme.ts';
import { standingLine, verdictTable } from '../../../printing/paper/verdicts.ts';
import type { PrintedReport } from '../printed-report.ts';
import { sheet } from './frame.ts';

const SCALE_HEIGHT = 40;
const MOST_LVR = 1.1;
/** Thresholds stand close together: every other one is named above the bar. */
const tick = (x: number, text: string, isAbove: boolean): ReactNode[] => [
  h(Line, { key: `${text}l`, x1: x, x2: x, y1: 10, y2: 24, stroke: COLOUR.faint, strokeWidth: 0.75 }),
  h(
    Text,
    {
      key: text,
      x,
      y: isAbove ? 7 : 34,
      textAnchor: x === 0 ? 'start' : 'middle',
      fill: COLOUR.muted,
      style: { fontFamily: SANS, fontSize: 7, ...TABULAR },
    },
    text,
  ),
];

/** The ratio on its scale, with the thresholds of the rules. */
const lvrScale = ({ lending, compliance }: ReportRecord): ReactNode => {
  const { value, assumed } = lending.figures.lvr;
  const x = linearScale([0, MOST_LVR], [0, BODY_WIDTH]);
  const thresholds = Object.keys(compliance.lvr_thresholds).map((name) => Number.parseInt(name, 10));
  const [usual = 100] = thresholds;
  return h(
    Svg,
    { width: BODY_WIDTH, height: SCALE_HEIGHT, viewBox: `0 0 ${BODY_WIDTH} ${SCALE_HEIGHT}` },
    h(Rect, {
      x: 0,
      y: 13,
      width: BODY_WIDTH,
      height: 6,
      rx: 3,
      fill: COLOUR.sunken,
      stroke: COLOUR.line,
      strokeWidth: 0.5,
    }),
    assumed
      ? null
      : h(Rect, {
          x: 0,
          y: 13,
          width: x(Math.min(MOST_LVR, value)),
          height: 6,
          rx: 3,
          fill: value > usual / 100 ? COLOUR.cautionFill : COLOUR.accent,
        }),
    ...[0, ...thresholds].flatMap((percentage, index) =>
      tick(x(percentage / 100), `${percentage}%`, index % 2 === 0 && index > 0),
    ),
  );
};

const ratioSection = (record: ReportRecord): ReactNode => {
  const { lending, loan, compliance, hazards } = record;
  const { lvr, lvrLabel } = lending.figures;
  const given = loan?.amountAud !== undefined && !lvr.assumed;
  return section(
    {
      title: 'Loan to value',
      note: given
        ? `A loan of ${wholeAud(loan.amountAud ?? 0)}. ${lvrLabel ?? ''}.`
        : 'No loan was given, so there’s no ratio to show.',
    },
    lvrScale(record),
    keyFigures([
      { label: 'LVR', value: given ? percent(lvr.value, 1) : '–' },
      {
        label: 'LVR under hazard stress',
        value: hazards.money?.lvr ? percent(hazards.money.lvr.stressed, 1) : '–',
      },
      ...Object.entries(compliance.lvr_thresholds).map(([name, aud]) => ({
        label: `Loan at ${Number.parseInt(name, 10)}%`,
        value: aud === null ? '–' : wholeAud(aud),
      })),
    ]),
  );
};

export const lendingPage = (report: PrintedReport): ReactNode => {
  const { record } = report;
  const { lending, reviewDue } = record;
  const { compliant, assessable } = lending.compliance;
  return sheet(
    { report, bookmark: 'Lending' },
    pageTitle('Lending'),
    ratioSection(record),
    section(
      {
        title: 'APRA compliance certificate',
        note: `Rule set ${lending.ruleVersion}, assessed ${longDay(lending.assessedOn)}. Review due ${longDay(reviewDue)}.`,
        whole: false,
      },
      h(
        View,
        { style: { marginBottom: 12 } },
        standingLine(lending),
        h(
          Text,
          { style: style.muted },
          assessable === 0
            ? 'No rule could be assessed on the facts given.'
            : `${compliant} of ${assessable} assessable rules are compliant; ${lending.verdicts.length - assessable} cannot be assessed on the facts given.`,
        ),
      ),
      verdictTable(lending.verdicts),
      h(
        Text,
        { style: [style.small, { marginTop: 8 }] },
        'A verdict only uses facts, never assumed ratios. It isn’t a loan approval, and the lender needs to confirm the risk weights.',
      ),
    ),
  );
};
