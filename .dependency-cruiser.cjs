/**
 * Who may import whom. `npm run check` holds this; docs/map.md explains it.
 * @type {import('dependency-cruiser').IConfiguration}
 */

const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const TESTS = '\\.test\\.tsx?$';
const SERVER = '^apps/server/src/';
const SLICES = `${SERVER}slices/`;
const WEB = '^apps/web/src/';
const OURS = '^(apps|packages|chain|e2e|bench|scripts)/';

const packages = [
  {
    name: 'rules-proof-abi-stand-alone',
    comment: 'rules, proof and abi import nothing of ours.',
    from: { path: '^packages/(rules|proof|abi)/' },
    to: { path: OURS, pathNot: '^packages/$1/' },
  },
  {
    name: 'engine-and-protocol-import-only-rules',
    comment: 'engine and protocol import rules and nothing else of ours.',
    from: { path: '^packages/(engine|protocol)/' },
    to: { path: OURS, pathNot: '^packages/($1|rules)/' },
  },
  {
    name: 'talk-imports-only-rules-and-the-classifier',
    comment:
      'talk understands and answers: it imports rules and the classifier of engine, and is handed places, tools and knowledge.',
    from: { path: '^packages/talk/' },
    to: { path: OURS, pathNot: '^packages/(talk|rules|engine/src/classifier)/' },
  },
  {
    name: 'talk-reads-nothing',
    comment:
      'What was learnt is read from its file in one place; everything else of talk works on what it is handed.',
    from: { path: '^packages/talk/src/', pathNot: ['/intents/intent-files\\.ts$', TESTS] },
    to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
  },
  {
    name: 'verify-imports-only-proof-and-engine',
    comment: 'The verifier stands apart from the product: what it says must not rest on it.',
    from: { path: '^packages/verify/' },
    to: { path: OURS, pathNot: '^packages/(verify|proof|engine|rules)/' },
  },
  {
    name: 'web-imports-only-browser-safe-packages',
    comment: 'The web imports protocol, rules, proof and abi. A figure is computed once, on the server.',
    from: { path: '^apps/web/' },
    to: { path: OURS, pathNot: '^(apps/web|packages/(protocol|rules|proof|abi))/' },
  },
  {
    name: 'server-imports-only-packages',
    comment:
      'The server imports packages, never the web, the sandbox or the scripts. Its tests start stand-ins.',
    from: { path: '^apps/server/', pathNot: TESTS },
    to: { path: OURS, pathNot: '^(apps/server|packages)/' },
  },
  {
    name: 'sandbox-imports-nothing-of-ours',
    comment: 'The stand-ins must not share our mistakes.',
    from: { path: '^apps/sandbox/' },
    to: { path: OURS, pathNot: '^apps/sandbox/' },
  },
];

/** Whoever acts on what happened, as the table of followers names them. */
const FOLLOWERS = 'apps/server/src/queue/followers.ts';
const followers = [
  ...readFileSync(join(__dirname, FOLLOWERS), 'utf8').matchAll(/'\.\.\/slices\/([^']+)\.ts'/g),
].map(([, file]) => `${SLICES}${file}\\.ts$`);

/** Of the server's own rooms and files; `tests` may reach further. */
const inServer = (...names) => `${SERVER}(${names.join('|')})(/|\\.ts$)`;

/** What each room of the server stands on, beside itself. Rooms that are not named follow the rules below alone. */
const STANDS_ON = {
  config: [],
  db: ['start-up-step', 'transaction-mark'],
  events: ['db'],
  identity: ['db'],
  paging: ['fail'],
  intake: ['db', 'jobs', 'fail'],
  tabular: ['context', 'intake', 'printing', 'transaction-mark'],
  printing: ['context', 'fail', 'transaction-mark'],
  measuring: ['config', 'db'],
  providers: ['config', 'db', 'identity', 'measuring', 'fail', 'transaction-mark'],
  jobs: ['context', 'db', 'events'],
  timers: ['context', 'db', 'events'],
  happenings: ['context', 'db', 'jobs'],
  access: ['context', 'db', 'identity', 'fail'],
  queue: [
    'context',
    'access',
    'slices',
    'intake',
    'jobs',
    'happenings',
    'timers',
    'events',
    'measuring',
    'db',
    'clean-error',
  ],
  http: ['context', 'access', 'slices', 'config', 'measuring', 'fail', 'built-file'],
};

const rooms = Object.entries(STANDS_ON).map(([room, floor]) => ({
  name: `room-${room}`,
  comment: `${room}/ imports ${floor.length > 0 ? `${floor.join(', ')} and itself` : 'only itself'}.`,
  from: { path: `${SERVER}${room}/`, pathNot: TESTS },
  to: { path: SERVER, pathNot: inServer(room, ...floor) },
}));

const server = [
  {
    name: 'nothing-imports-main',
    comment: 'main.ts is the one door; nothing stands above it.',
    from: { path: SERVER },
    to: { path: inServer('main') },
  },
  {
    name: 'start-is-for-main-and-commands',
    comment: 'start/ builds the context and opens the node; whoever is started does not know it.',
    from: { path: SERVER, pathNot: [TESTS, inServer('main', 'commands', 'start')] },
    to: { path: inServer('start', 'commands') },
  },
  {
    name: 'adapters-are-opened-by-start',
    comment:
      'http and queue call slices, never the other way round. The context names the type of the queue.',
    from: { path: SERVER, pathNot: [TESTS, inServer('start', 'http', 'queue', 'context')] },
    to: { path: inServer('http', 'queue') },
  },
  {
    name: 'telemetry-is-loaded-when-asked',
    comment: 'Whoever names no collector loads nothing of OpenTelemetry: the context opens it, by import().',
    from: { path: SERVER, pathNot: [TESTS, `${SERVER}measuring/telemetry/`] },
    to: {
      path: [`${SERVER}measuring/telemetry/`, 'node_modules/@opentelemetry/'],
      dependencyTypesNot: ['type-only', 'dynamic-import'],
    },
  },
  {
    name: 'context-is-a-type',
    comment: 'What is handed down knows nobody to whom it is handed: it names types, and of no slice.',
    from: { path: inServer('context') },
    to: { path: SERVER, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'rooms-know-nothing-above-them',
    comment: 'Slices stand on the rooms. A room that knows a slice would make it part of every other.',
    from: {
      path: SERVER,
      pathNot: [TESTS, inServer('main', 'commands', 'start', 'http', 'queue', 'slices')],
    },
    to: { path: `${SERVER}slices/` },
  },
  ...rooms,
  {
    name: 'one-door-out',
    comment:
      'Messages leave by slices/outbound, which asks the ledger of consent; nobody else knows the mail server.',
    from: {
      path: SERVER,
      pathNot: [
        TESTS,
        `${SERVER}providers/mail/`,
        // A mailbox's own server is probed before it is connected.
        `${SERVER}providers/channels/email\\.ts$`,
        `${SLICES}outbound/`,
        // Asks whether the server answers, and writes to nobody.
        `${SERVER}commands/doctor/`,
        inServer('start', 'context'),
      ],
    },
    to: { path: [`${SERVER}providers/mail/`, 'node_modules/nodemailer/'] },
  },
  {
    name: 'workbooks-are-written-in-threads',
    comment:
      'Writing one takes the thread that answers everybody for seconds: ExcelJS writes below a worker alone.',
    from: {
      path: SERVER,
      // One reads, a row at a time.
      pathNot: [TESTS, `${SLICES}[^/]+/workbook/`, `${SERVER}tabular/read-workbook\\.ts$`],
    },
    to: { path: 'node_modules/exceljs/' },
  },
  {
    name: 'what-writes-workbooks-is-called-by-workers',
    comment: 'A workbook is ordered from a thread, never written where it is asked for.',
    from: { path: SERVER, pathNot: [TESTS, `${SLICES}[^/]+/workbook/`, '-worker\\.ts$'] },
    to: { path: `${SLICES}[^/]+/workbook/(.*-sheet|write-workbook)\\.ts$` },
  },
  {
    name: 'other-slices-through-operations-only',
    comment: "Import another slice's operation file, never its routes, stores, views or jobs.",
    from: { path: `${SLICES}([^/]+)/`, pathNot: TESTS },
    to: {
      path: [`${SLICES}.+[/-](routes|store|view|jobs)\\.ts$`, `${SLICES}.+-job\\.ts$`],
      // What one does with a job is an operation: cancel-job, rerun-job.
      pathNot: [`${SLICES}$1/`, `${SLICES}jobs/[a-z]+-job\\.ts$`],
    },
  },
  {
    name: 'followers-are-called-by-their-table',
    comment: `A slice tells what happened and does not call who follows: ${FOLLOWERS} does.`,
    from: { path: `${SLICES}([^/]+)/`, pathNot: TESTS },
    to: { path: followers, pathNot: `${SLICES}$1/` },
  },
];

const web = [
  {
    name: 'features-do-not-import-each-other',
    comment:
      'app/ composes features; what two features show lives in parts/, or in ui/ if it knows no domain.',
    from: { path: `${WEB}features/([^/]+)/` },
    to: { path: `${WEB}features/`, pathNot: `${WEB}features/$1/` },
  },
  {
    name: 'features-do-not-know-the-app',
    comment: 'A feature links by routes/; app/ stands above it.',
    from: { path: `${WEB}features/` },
    to: { path: `${WEB}(app/|main\\.tsx$)` },
  },
  {
    name: 'parts-know-no-feature',
    comment: 'Parts are what features share: they stand on ui, lib and routes.',
    from: { path: `${WEB}parts/` },
    to: { path: `${WEB}(features|app)/|${WEB}main\\.tsx$` },
  },
  {
    name: 'ui-knows-no-domain',
    comment: 'ui/ draws what it is given. Of the rules it knows how to draw, to write figures and to behave.',
    from: { path: `${WEB}ui/`, pathNot: TESTS },
    to: {
      path: `${WEB}(features|app|parts|routes)/|${WEB}main\\.tsx$|^packages/(protocol|proof|abi|rules)/`,
      pathNot: '^packages/rules/src/(drawing|formats|interface)/',
    },
  },
  {
    name: 'lib-and-routes-are-the-floor',
    comment: 'Everything may ask for data and link to a screen; neither knows who does.',
    from: { path: `${WEB}(lib|routes)/`, pathNot: TESTS },
    to: { path: `${WEB}(features|app|parts|ui)/|${WEB}main\\.tsx$` },
  },
];

/** Packages that exist as `@types/...` only. */
const TYPES_WITHOUT_CODE = '^(geojson|topojson-specification)$';

const FORBIDDEN_NAMES = '(^|/)(utils?|helpers?|common|types)(\\.tsx?$|/)';

const hygiene = [
  {
    name: 'no-circles',
    comment: 'A circle of imports, of types as well, hides which file owns the idea.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-barrels',
    comment: 'Import the file that holds the thing.',
    from: { path: `${OURS}.*/index\\.tsx?$` },
    to: {},
  },
  {
    name: 'no-barrels-imported',
    comment: 'Import the file that holds the thing.',
    from: {},
    to: { path: `${OURS}.*/index\\.tsx?$` },
  },
  {
    name: 'no-drawer-names',
    comment: 'utils, helpers, common and types say where a thing was dropped, not what it is.',
    from: { path: OURS },
    to: { path: FORBIDDEN_NAMES, pathNot: 'node_modules' },
  },
  {
    name: 'no-drawer-names-importing',
    comment: 'utils, helpers, common and types say where a thing was dropped, not what it is.',
    from: { path: `${OURS}.*${FORBIDDEN_NAMES}` },
    to: {},
  },
  {
    name: 'not-to-unresolvable',
    comment: 'Every import leads somewhere.',
    from: {},
    to: { couldNotResolve: true, pathNot: TYPES_WITHOUT_CODE },
  },
  {
    name: 'no-development-dependency-in-the-product',
    comment: 'What runs in production is a dependency, not a devDependency.',
    from: { path: '^(apps/[^/]+|packages/[^/]+)/src/', pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
];

module.exports = {
  forbidden: [...packages, ...server, ...web, ...hygiene].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|\\.data|\\.tools)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
