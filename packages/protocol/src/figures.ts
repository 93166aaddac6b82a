import { METRIC_NAMES } from '@propguard/rules/metrics/all-metrics';
import { STANDINGS } from '@propguard/rules/metrics/standing';
import * as z from 'zod';
import { workspaceRoute } from './route.ts';
import { Day } from './shapes.ts';

const LONGEST_WINDOW_DAYS = 366;
const MetricName = z.enum(METRIC_NAMES);

const Measured = z.object({
  value: z
    .number()
    .nullable()
    .describe(
      'A share from 0 to 1, an average, a number, or seconds. Null: fewer than the figure needs, so only n is said.',
    ),
  n: z.number().describe('How many it is based on.'),
  interval: z
    .object({ low: z.number(), high: z.number() })
    .nullable()
    .describe('Of a share: Wilson’s interval at 95%.'),
});

export const Figure = Measured.extend({
  metric: MetricName,
  title: z.string(),
  unit: z.enum(['share', 'average', 'count', 'seconds']),
  sentence: z.string(),
  numerator: z.string(),
  denominator: z.string().nullable(),
  target: z.number().nullable(),
  standing: z
    .enum(STANDINGS)
    .nullable()
    .describe('Against the target: exceeding from 105% of it, meeting from 95%.'),
  from: Day,
  to: Day,
  before: Measured.describe('The same of as many days before.'),
  byDay: z.array(z.object({ day: Day, value: z.number().nullable(), n: z.number() })),
  byDimension: z.array(Measured.extend({ dimension: z.string() })),
});
export type Figure = z.infer<typeof Figure>;

const tags = ['figures'];

/** Figures of the workspace's own work, each counted from rows. */
export const figures = {
  get: workspaceRoute('viewer', 'workspace:read')
    .route({
      method: 'GET',
      path: '/figures/{metric}',
      tags,
      summary: 'One figure, with its n, its interval and the days before',
    })
    .input(
      z.object({
        metric: MetricName,
        days: z.coerce
          .number()
          .int()
          .min(1)
          .max(LONGEST_WINDOW_DAYS)
          .optional()
          .describe('Days up to today; the figure’s own unless others are named.'),
      }),
    )
    .output(Figure),
};
