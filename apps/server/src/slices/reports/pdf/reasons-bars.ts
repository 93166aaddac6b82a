import type { ReportRecord } from '@propguard/protocol/report-record';
import { linearScale } from '@propguard/rules/drawing/scale';
import { gatherSmall, waterfallBars } from '@propguard/rules/drawing/waterfall-model';
import { signedAud, wholeAud } from '@propguard/rules/formats/money';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { lineWords } from '@propguard/rules/valuation/line-words';
import { typicalHomeWords } from '@propguard/rules/valuation/typical-home';
import { Line, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { style } from '../../../printing/paper/parts.ts';
import { COLOUR } from '../../../printing/paper/theme.ts';

const WIDTH = 170;
const HEIGHT = 12;
/** Of the value: what is less cannot be seen as a bar. */
const SMALL_SHARE = 0.004;

interface Bar {
  label: string;
  amount: string;
  from: number;
  to: number;
  fill: string;
  isSum?: boolean;
}

const barRow = ({ label, amount, from, to, fill, isSum = false }: Bar, most: number): ReactNode => {
  const x = linearScale([0, most], [0, WIDTH]);
  return h(
    View,
    {
      key: label,
      style: {
        flexDirection: 'row',
        alignItems: 'center',
        paddingVertical: 2.5,
        borderBottom: `${isSum ? 0.75 : 0.5}pt solid ${isSum ? COLOUR.rule : COLOUR.line}`,
        fontWeight: isSum ? 600 : 400,
      },
    },
    h(Text, { style: { width: 126 } }, label),
    h(
      Svg,
      { width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
      h(Line, { x1: 0, x2: 0, y1: 0, y2: HEIGHT, stroke: COLOUR.faint, strokeWidth: 0.75 }),
      h(Rect, { x: x(from), y: 2, width: Math.max(1, x(to) - x(from)), height: 8, fill }),
    ),
    h(Text, { style: [style.figure, { flex: 1, textAlign: 'right' }] }, amount),
  );
};

/** From a typical home to the value; every bar begins where the one before has ended. */
export const reasonsBars = ({ valuation }: ReportRecord): ReactNode => {
  const { baseAud, valueAud, reasons } = valuation;
  if (baseAud === null || valueAud === null || reasons.length === 0)
    return h(
      Text,
      { style: style.muted },
      'Only the valuation model gives reasons in dollars; this value comes from another method.',
    );
  const steps = gatherSmall(
    reasons.map(({ feature, aud }) => ({ key: feature, label: lineWords(feature), amount: aud })),
    valueAud * SMALL_SHARE,
    'Everything else',
  );
  const bars = waterfallBars(baseAud, steps);
  const most = Math.max(valueAud, baseAud, ...bars.map(({ to }) => to));
  const rows: Bar[] = [
    {
      label: typicalHomeWords(valuation.baseOf),
      amount: wholeAud(baseAud),
      from: 0,
      to: baseAud,
      fill: COLOUR.faint,
    },
    ...bars.map(({ label, amount, from, to }) => ({
      label,
      amount: signedAud(amount),
      from,
      to,
      fill: amount < 0 ? COLOUR.caution : COLOUR.accentMid,
    })),
    {
      label: HOME_METRICS.value.title,
      amount: wholeAud(valueAud),
      from: 0,
      to: valueAud,
      fill: COLOUR.accent,
      isSum: true,
    },
  ];
  return h(View, {}, ...rows.map((row) => barRow(row, most)));
};
