const REMOVAL = 'remove-sample-data';

export const text = {
  contents: 'On this page',
  loading: 'Loading this installation’s details',
  failedTitle: 'We couldn’t show this page',
  failed: 'It’s made from the installation’s settings, and we couldn’t load them.',
  version: (version: string) => `PropGuard AI ${version}`,
  operator: 'the operator of this installation',

  privacy: {
    title: 'Privacy',
    description: 'What this installation keeps about you, where, and for how long.',
  },
  terms: {
    title: 'Terms of use',
    description: 'What you can expect from this product, and what it expects of you.',
  },
  sources: {
    title: 'Data sources',
    description: 'Where this installation’s data comes from, and its licences.',
    tableLabel: 'Data sources and licences',
    columns: {
      name: 'Source',
      what: 'What it gives',
      rows: 'Rows',
      licence: 'Licence',
      attribution: 'Attribution',
    },
    emptyTitle: 'No data yet',
    empty: 'Imported data will be named here, with its licence.',
    none: '–',
    sampleTitle: 'What ‘Sample data’ means',
    sample:
      'Sources marked ‘Sample data’ were made for trying the product. Their figures describe no real property, sale or person. Anything based on them says so on the screen, in reports and in certificates.',
    modelsTitle: 'What we compute',
    models:
      'Valuations, risk figures and forecasts are computed here from the sources above. Each names its method, version and date.',
  },
  sampleData: {
    title: 'Sample data',
    about:
      'The sample world makes the product worth looking at before real data is imported. As the operator you can remove all of it with one action; real data stays.',
    gone: 'The sample world was removed and won’t come back by itself.',
    remove: 'Remove sample data',
    restore: 'Bring sample data back',
    starting: 'Starting…',
    running: (kind: string) => (kind === REMOVAL ? 'Removing sample data' : 'Writing sample data'),
    waiting: 'Waiting to start',
    count: (done: number, total: number) =>
      `${done.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')}`,
    ended: (kind: string) => (kind === REMOVAL ? 'The sample data is gone.' : 'The sample data is back.'),
    cancelled: 'This was cancelled partway. Some of the sample data is there.',
    dialogTitle: 'Remove all sample data?',
    dialogDescription:
      'Made-up properties, sales, listings and hazard areas go, for everyone who uses this installation. Real data stays. You can bring the sample world back later.',
    failed: 'We couldn’t change the sample data',
  },
} as const;
