import type { HazardReport } from '@propguard/protocol/hazards';
import { percent } from '@propguard/rules/formats/percent';
import { RISK_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { BAR_RISK_BANDS, barRiskBand, RISK_BAND_TONES } from '@propguard/rules/hazards/risk-bands';
import { isOutsideMapped, OUTSIDE_MAPPED } from '@propguard/rules/hazards/risk-headline';
import { RISK_WORDS } from '@propguard/rules/hazards/risk-words';
import { Line, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { style } from '../../../printing/paper/parts.ts';
import { COLOUR } from '../../../printing/paper/theme.ts';
import { risksOfReport } from '../../assessments/risks-of-report.ts';

const WIDTH = 190;
const HEIGHT = 12;
const FILLS = {
  positive: COLOUR.positiveFill,
  caution: COLOUR.cautionFill,
  danger: COLOUR.dangerFill,
} as const;

const bar = (value: number | null): ReactNode =>
  h(
    Svg,
    { width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    h(Rect, {
      x: 0,
      y: 4,
      width: WIDTH,
      height: 4,
      rx: 2,
      fill: COLOUR.sunken,
      stroke: COLOUR.line,
      strokeWidth: 0.5,
    }),
    value === null
      ? null
      : h(Rect, {
          x: 0,
          y: 4,
          width: Math.max(2, value * WIDTH),
          height: 4,
          rx: 2,
          fill: FILLS[RISK_BAND_TONES[barRiskBand(value)]],
        }),
    ...Object.values(BAR_RISK_BANDS).map((tick) =>
      h(Line, {
        key: tick,
        x1: tick * WIDTH,
        x2: tick * WIDTH,
        y1: 1,
        y2: 11,
        stroke: COLOUR.faint,
        strokeWidth: 0.6,
      }),
    ),
  );

/** Each risk on its scale; where nothing is known the bar is empty and says so. */
export const riskBars = (report: HazardReport): ReactNode => {
  const risks = risksOfReport(report);
  return h(
    View,
    {},
    ...RISK_KINDS.map((kind) => {
      const isOutside = report.hazards.some((one) => one.kind === kind && isOutsideMapped(one));
      const value = isOutside ? null : risks[kind];
      return h(
        View,
        {
          key: kind,
          style: {
            flexDirection: 'row',
            alignItems: 'center',
            paddingVertical: 3,
            borderBottom: `0.5pt solid ${COLOUR.line}`,
          },
        },
        h(Text, { style: { width: 96 } }, RISK_WORDS[kind]),
        bar(value),
        h(
          Text,
          { style: [style.strong, style.figure, { width: 36, textAlign: 'right' }] },
          value === null ? '–' : percent(value),
        ),
        h(
          Text,
          { style: [style.muted, { marginLeft: 10 }] },
          isOutside ? OUTSIDE_MAPPED : value === null ? 'No data' : barRiskBand(value),
        ),
      );
    }),
  );
};
