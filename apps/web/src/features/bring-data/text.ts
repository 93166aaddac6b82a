import { inEnglish } from '@propguard/rules/messages/in-english';

export const text = {
  title: 'Bring your data',
  description:
    'PropGuard starts with made-up sales. With real ones, values are based on what people actually paid.',
  shared: 'For everyone here',
  sharedAbout: 'Every workspace on this installation shares sales and listings.',
  steps: {
    sales: [
      'Your sales',
      'A CSV, or the NSW Valuer General’s files. Match its columns, check it, import it.',
    ],
    listings: ['Your listings', 'A CSV of what is or was for sale. Matched the same way.'],
    model: ['A model that learnt from them', 'It trains by itself after an import, or when you ask.'],
  },
  done: 'Done',
  imported: (rows: string) => `${rows} rows imported`,
  none: 'Nothing imported yet',
  importSales: 'Import sales',
  importListings: 'Import listings',
  train: 'Train now',
  trainingWaits: 'Training starts soon',
  trainingNow: (percent: number) => `Training now, ${percent}% done`,
  notTrained: 'We couldn’t start the training',
  progress: 'Installation jobs',
  trainedOn: (sales: number, day: string) =>
    inEnglish('{day}, on {sales, plural, one {# sale} other {# sales}}', { sales, day }),
  waitsForModel: 'Not trained since your last import',

  own: 'For your workspace',
  ownAbout: 'Nobody else sees these.',
  ownListings: ['Our listings', 'What your agency sells, by hand or from a file.'],
  portfolio: ['Portfolio', 'Homes with their loans, from a CSV: valued and checked together.'],
  leads: ['Leads', 'The people you deal with, from a CSV.'],

  askTitle: 'Who may import shared data',
  askOperator: 'Only the person who runs this installation can import sales and listings for everyone.',
  askContact: (contact: string) => `Ask ${contact}.`,
  askNobody: 'Ask whoever set PropGuard up for you.',

  accuracy: 'Accuracy before and after',
  accuracyAbout: 'Each model values sales it has never seen, and we compare with what was paid.',
  accuracyNow: 'Accuracy now',
  measure: 'Measure',
  before: 'Before your data',
  after: 'With your data',
  now: 'Now',
  pending: 'Once your sales are in and a model has learnt from them, its figures show up here.',
  rows: {
    mdape: 'Median error',
    within10: 'Within 10% of the price',
    within20: 'Within 20% of the price',
    coverage80: 'Prices inside the 80% range',
    test: 'Sales it was tested on',
    sales: 'Sales it learnt from',
  },
  sampleModel: 'Includes made-up sales',
  different: 'Each was tested on the newest fifth of the sales we had at the time, so not on the same sales.',
  rejected: (why: string) => `We’re not using the new model yet: ${why} The one before stays in use.`,
  stillSample:
    'Made-up sales were part of both the lessons and the test. To go by yours alone, remove them and train again.',
  removeSample: 'Remove sample data',
  loading: 'Loading the models',
  failed: 'We couldn’t load the models',
} as const;
