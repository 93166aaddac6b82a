import { figureInWords } from '@propguard/rules/metrics/figure-definition';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { JobReference } from './jobs.ts';
import { operatorRoute, sessionRoute } from './route.ts';
import { ById, Day, Id, Instant } from './shapes.ts';

const MODEL_STATES = ['champion', 'challenger', 'retired', 'rejected'] as const;

const Percent = z.number();
const Accuracy = z.object({
  mdape: Percent,
  mape: Percent,
  within10: Percent,
  within20: Percent,
  rmseLog: z.number(),
});

/** Measured on sales that the model has not seen: the newest fifth. In per cent but for the last. */
export const ModelMeasures = Accuracy.extend({
  test: z.int(),
  coverage80: Percent,
  coverage90: Percent,
  width80: Percent,
  width90: Percent,
  iaao: z.object({ median: z.number(), cod: z.number(), prd: z.number(), prb: z.number() }),
  baselines: z.record(z.string(), Accuracy),
});
export type ModelMeasures = z.infer<typeof ModelMeasures>;

export const ValuationModel = z.object({
  id: Id,
  state: z.enum(MODEL_STATES),
  trainedAt: Instant.describe(figureInWords(HOME_METRICS.modelTrained)),
  salesReadAt: Instant.describe('When the sales it learnt from were read; later ones it does not know.'),
  dataUntil: Day.describe('The newest sale it was trained on.'),
  sales: z.int(),
  dataFingerprint: z.string().describe('SHA-256 of the sales it was trained on.'),
  modelFingerprint: z.string().describe('SHA-256 of the model itself.'),
  settings: z.record(z.string(), z.unknown()),
  measures: ModelMeasures,
  verdict: z.string().describe('Why it took over, or why it did not.'),
  sample: z.boolean(),
});
export type ValuationModel = z.infer<typeof ValuationModel>;

const tags = ['models'];

export const models = {
  list: sessionRoute('places:read')
    .route({ method: 'GET', path: '/models', tags, summary: 'Every valuation model and how it was measured' })
    .output(z.object({ items: z.array(ValuationModel) })),
  get: sessionRoute('places:read')
    .route({ method: 'GET', path: '/models/{id}', tags, summary: 'One valuation model' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(ValuationModel),
  replayPackage: operatorRoute
    .route({
      method: 'GET',
      path: '/models/{id}/replay-package',
      tags,
      summary: 'The model with the sales it is opened on, for computing a certified value again',
      description: 'Given to `npm run verify -- BUNDLE --private FILE --model FILE`.',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.file()),
  train: operatorRoute
    .route({
      method: 'POST',
      path: '/models',
      tags,
      summary: 'Train a new model on the sales as they are now',
      description:
        'It only takes over if it does no worse than the current model on the same held-out sales.',
    })
    .output(JobReference),
  promote: operatorRoute
    .route({
      method: 'POST',
      path: '/models/{id}/promote',
      tags,
      summary: 'Use this model from now on',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(ValuationModel),
};
