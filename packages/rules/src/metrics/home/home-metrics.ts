/** A figure of one home, defined once for every screen, document, answer and call. */
type HomeMetric = {
  /** Shown as it is written. */
  title: string;
  unit: 'aud' | 'aud a year' | 'aud a month' | 'share' | 'level';
  sentence: string;
};

const defined = <Name extends string>(metrics: Record<Name, HomeMetric>): Record<Name, HomeMetric> => metrics;

export const HOME_METRICS = defined({
  value: {
    title: 'Value',
    unit: 'aud',
    sentence: 'The newest model’s value on the last day the sales cover.',
  },
  confidence: {
    title: 'Confidence',
    unit: 'share',
    sentence: 'One minus the forecast standard deviation',
  },
  riskScore: {
    title: 'Risk score',
    unit: 'share',
    sentence: 'The average of the hazards that have data and the market risk for this type of home',
  },
  riskLevel: {
    title: 'Climate risk',
    unit: 'level',
    sentence: 'High above 60, medium above 30 of the risk score; none where no hazard was measured',
  },
  hazard: {
    title: 'Hazard',
    unit: 'share',
    sentence:
      'What the surest layer says about the place today, to a thousandth; the timeline starts from it.',
  },
  hazardCostAYear: {
    title: 'Cost of the hazards a year',
    unit: 'aud a year',
    sentence: 'What insurance costs on top of an ordinary home’s, for the hazards that have data.',
  },
  hazardCostAMonth: {
    title: 'Cost of the hazards a month',
    unit: 'aud a month',
    sentence: 'A twelfth of their yearly cost.',
  },
});
