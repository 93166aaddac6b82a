import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inRepository } from './repository.mjs';

/** Files that keep every rule. */
const GOOD = {
  'apps/server/src/main.ts': `import './start/node.ts';`,
  'apps/server/src/start/node.ts': `import '../context.ts'; import '../http/server.ts'; import '../queue/worker.ts'; import '../slices/alpha/do-a.ts';`,
  'apps/server/src/commands/import.ts': `import '../start/node.ts';`,
  'apps/server/src/context.ts': `import type { Pool } from './db/pool.ts'; import type { Queue } from './queue/queue.ts'; export type Context = Pool | Queue;`,
  'apps/server/src/fail.ts': '',
  'apps/server/src/access/guards.ts': `import type { Context } from '../context.ts'; import '../fail.ts'; export type Scope = Context;`,
  'apps/server/src/events/publish.ts': `import '../db/pool.ts';`,
  'apps/server/src/identity/auth.ts': `import '../db/pool.ts';`,
  'apps/server/src/paging/cursor.ts': `import '../fail.ts';`,
  'apps/server/src/providers/mailer.ts': `import '../config/env.ts';`,
  'apps/server/src/providers/mail/mailer.ts': '',
  'apps/server/src/slices/outbound/send-message.ts': `import '../../providers/mail/mailer.ts';`,
  'apps/server/src/queue/followers.ts': `import '../slices/alpha/follow-a.ts';`,
  'apps/server/src/queue/queue.ts': 'export type Queue = 1;',
  'apps/server/src/queue/worker.ts': `import '../jobs/kinds.ts'; import '../slices/alpha/jobs.ts';`,
  'apps/server/src/letters/frame.ts': '',
  'apps/server/src/http/server.ts': `import '../slices/alpha/routes.ts'; export type Server = 1; export const serve = 1;`,
  'apps/server/src/config/env.ts': '',
  'apps/server/src/jobs/kinds.ts': `import type { Context } from '../context.ts'; export type Kinds = Context;`,
  'apps/server/src/db/pool.ts': 'export type Pool = 1;',
  'apps/server/src/measuring/telemetry/open-telemetry.ts': '',
  'apps/server/src/slices/alpha/do-a.ts': `import type { Context } from '../../context.ts'; import './store.ts'; export type A = Context;`,
  'apps/server/src/slices/alpha/routes.ts': `import './do-a.ts';`,
  'apps/server/src/slices/alpha/follow-a.ts': '',
  'apps/server/src/slices/alpha/store.ts': `import '../../db/pool.ts';`,
  'apps/server/src/slices/alpha/row-store.ts': '',
  'apps/server/src/slices/alpha/jobs.ts': '',
  'apps/server/src/slices/alpha/upkeep-job.ts': '',
  'apps/server/src/slices/alpha/list-view.ts': '',
  'apps/server/src/slices/alpha/workbook/write-workbook.ts': `import 'exceljs';`,
  'apps/server/src/slices/alpha/workbook/workbook-worker.ts': `import './write-workbook.ts';`,
  'apps/server/src/slices/jobs/cancel-job.ts': '',
  'apps/server/src/slices/beta/do-b.ts': `import '../alpha/do-a.ts'; import '../jobs/cancel-job.ts'; import '../../jobs/kinds.ts'; import '../../access/guards.ts'; import '../../letters/frame.ts';`,
  'apps/web/src/main.tsx': `import './app/router.tsx';`,
  'apps/web/src/app/router.tsx': `import '../features/one/screen.tsx'; import '../routes/table.ts';`,
  'apps/web/src/features/one/screen.tsx': `import '../../routes/table.ts'; import '../../parts/risk/bar.tsx'; import '../../../../../packages/protocol/src/errors.ts';`,
  'apps/web/src/features/two/screen.tsx': '',
  'apps/web/src/lib/session.ts': '',
  'apps/web/src/parts/risk/bar.tsx': `import '../../ui/button.tsx'; import '../../routes/table.ts'; import '../../lib/session.ts'; import '../../../../../packages/rules/src/bands.ts';`,
  'apps/web/src/routes/table.ts': `import '../lib/session.ts';`,
  'apps/web/src/ui/button.tsx': `import '../lib/session.ts'; import '../../../../packages/rules/src/drawing/scale.ts';`,
  'apps/sandbox/src/stand-in.ts': '',
  'packages/rules/src/bands.ts': '',
  'packages/rules/src/drawing/scale.ts': '',
  'packages/engine/src/value.ts': `import '../../rules/src/bands.ts';`,
  'packages/protocol/src/errors.ts': `import '../../rules/src/bands.ts';`,
};

/** One file for each way to break them, and the rule that must notice. */
const BAD = {
  'apps/sandbox/src/bad.ts': [
    'sandbox-imports-nothing-of-ours',
    `import '../../../packages/rules/src/bands.ts';`,
  ],
  'apps/server/src/bad-main.ts': ['nothing-imports-main', `import './main.ts';`],
  'apps/server/src/bad-web.ts': ['server-imports-only-packages', `import '../../web/src/ui/button.tsx';`],
  'apps/server/src/access/bad.ts': ['room-access', `import '../jobs/kinds.ts';`],
  'apps/server/src/config/bad.ts': ['room-config', `import '../db/pool.ts';`],
  'apps/server/src/db/bad.ts': ['room-db', `import '../config/env.ts';`],
  'apps/server/src/db/bad-slice.ts': ['rooms-know-nothing-above-them', `import '../slices/alpha/do-a.ts';`],
  'apps/server/src/events/bad.ts': ['room-events', `import type { Context } from '../context.ts';`],
  'apps/server/src/happenings/bad.ts': ['room-happenings', `import '../access/guards.ts';`],
  'apps/server/src/http/bad.ts': ['room-http', `import '../db/pool.ts';`],
  'apps/server/src/http/bad-start.ts': ['start-is-for-main-and-commands', `import '../start/node.ts';`],
  'apps/server/src/identity/bad.ts': ['room-identity', `import '../access/guards.ts';`],
  'apps/server/src/intake/bad.ts': ['room-intake', `import '../access/guards.ts';`],
  'apps/server/src/jobs/bad.ts': ['room-jobs', `import '../access/guards.ts';`],
  'apps/server/src/letters/bad.ts': ['rooms-know-nothing-above-them', `import '../slices/alpha/do-a.ts';`],
  'apps/server/src/measuring/bad.ts': ['room-measuring', `import '../access/guards.ts';`],
  'apps/server/src/paging/bad.ts': ['room-paging', `import '../db/pool.ts';`],
  'apps/server/src/printing/bad.ts': ['room-printing', `import '../db/pool.ts';`],
  'apps/server/src/providers/bad.ts': ['room-providers', `import '../events/publish.ts';`],
  'apps/server/src/queue/bad.ts': ['room-queue', `import '../http/server.ts';`],
  'apps/server/src/start/bad-telemetry.ts': [
    'telemetry-is-loaded-when-asked',
    `import '../measuring/telemetry/open-telemetry.ts';`,
  ],
  'apps/server/src/tabular/bad.ts': ['room-tabular', `import '../db/pool.ts';`],
  'apps/server/src/timers/bad.ts': ['room-timers', `import '../access/guards.ts';`],
  'apps/server/src/slices/alpha/bad.ts': ['slices-have-no-circle', `import '../beta/do-b.ts';`],
  'apps/server/src/slices/beta/bad-follower.ts': [
    'followers-are-called-by-their-table',
    `import '../alpha/follow-a.ts';`,
  ],
  'apps/server/src/slices/beta/bad-mail.ts': ['one-door-out', `import '../../providers/mail/mailer.ts';`],
  'apps/server/src/slices/alpha/bad-workbook.ts': ['workbooks-are-written-in-threads', `import 'exceljs';`],
  'apps/server/src/slices/beta/bad-order.ts': [
    'what-writes-workbooks-is-called-by-workers',
    `import '../alpha/workbook/write-workbook.ts';`,
  ],
  'apps/server/src/slices/beta/bad-http.ts': [
    'adapters-are-opened-by-start',
    `import type { Server } from '../../http/server.ts'; export type Bad = Server;`,
  ],
  'apps/server/src/slices/beta/bad-store.ts': [
    'other-slices-through-operations-only',
    `import '../alpha/store.ts';`,
  ],
  'apps/server/src/slices/beta/bad-row-store.ts': [
    'other-slices-through-operations-only',
    `import '../alpha/row-store.ts';`,
  ],
  'apps/server/src/slices/beta/bad-jobs.ts': [
    'other-slices-through-operations-only',
    `import '../alpha/jobs.ts';`,
  ],
  'apps/server/src/slices/beta/bad-job.ts': [
    'other-slices-through-operations-only',
    `import '../alpha/upkeep-job.ts';`,
  ],
  'apps/server/src/slices/beta/bad-view.ts': [
    'other-slices-through-operations-only',
    `import '../alpha/list-view.ts';`,
  ],
  'apps/web/src/features/one/bad-app.tsx': ['features-do-not-know-the-app', `import '../../app/router.tsx';`],
  'apps/web/src/features/one/bad-engine.tsx': [
    'web-imports-only-browser-safe-packages',
    `import '../../../../../packages/engine/src/value.ts';`,
  ],
  'apps/web/src/features/one/bad-sibling.tsx': [
    'features-do-not-import-each-other',
    `import '../two/screen.tsx';`,
  ],
  'apps/web/src/lib/circle-one.ts': ['no-circles', `import './circle-two.ts';`],
  'apps/web/src/lib/circle-of-types-one.ts': [
    'no-circles',
    `import type { Two } from './circle-of-types-two.ts'; export type One = Two[];`,
  ],
  'apps/web/src/lib/bad-barrel.ts': ['no-barrels-imported', `import './index.ts';`],
  'apps/web/src/lib/bad-drawer.ts': ['no-drawer-names', `import './utils.ts';`],
  'apps/web/src/lib/index.ts': ['no-barrels', `export * from './api.ts';`],
  'apps/web/src/lib/utils.ts': ['no-drawer-names-importing', `import './api.ts';`],
  'apps/web/src/lib/bad.ts': ['lib-and-routes-are-the-floor', `import '../ui/button.tsx';`],
  'apps/web/src/parts/risk/bad.tsx': ['parts-know-no-feature', `import '../../features/one/screen.tsx';`],
  'apps/web/src/routes/bad.ts': ['lib-and-routes-are-the-floor', `import '../app/router.tsx';`],
  'apps/web/src/ui/bad.tsx': ['ui-knows-no-domain', `import '../features/one/screen.tsx';`],
  'apps/web/src/ui/bad-part.tsx': ['ui-knows-no-domain', `import '../parts/risk/bar.tsx';`],
  'apps/web/src/ui/bad-rule.tsx': ['ui-knows-no-domain', `import '../../../../packages/rules/src/bands.ts';`],
  'apps/web/src/ui/bad-nowhere.tsx': ['not-to-unresolvable', `import './nowhere.ts';`],
  'packages/engine/src/bad.ts': [
    'engine-and-protocol-import-only-rules',
    `import '../../protocol/src/errors.ts';`,
  ],
  'packages/rules/src/bad.ts': ['rules-proof-abi-stand-alone', `import '../../engine/src/value.ts';`],
  'packages/rules/src/bad-tool.ts': ['no-development-dependency-in-the-product', `import 'fast-check';`],
  'packages/talk/src/bad.ts': [
    'talk-imports-only-rules-and-the-classifier',
    `import '../../engine/src/value.ts';`,
  ],
  'packages/talk/src/bad-reader.ts': ['talk-reads-nothing', `import 'node:fs';`],
  'packages/verify/src/bad.ts': [
    'verify-imports-only-proof-and-engine',
    `import '../../protocol/src/errors.ts';`,
  ],
};

const COMPANIONS = {
  'apps/web/src/lib/api.ts': '',
  'apps/web/src/lib/circle-two.ts': `import './circle-one.ts';`,
  'apps/web/src/lib/circle-of-types-two.ts': `import type { One } from './circle-of-types-one.ts'; export type Two = One | 1;`,
};

/** The context itself cannot be planted beside a good one. */
const CONTEXT_RULE = 'context-is-a-type';
const BAD_CONTEXT = { 'apps/server/src/context.ts': `import './db/pool.ts'; export type Context = 1;` };

const PACKAGE = '{"type":"module","devDependencies":{"fast-check":"*"}}';
const CONFIGS = ['.dependency-cruiser.cjs', '.dependency-cruiser.slices.cjs'];

async function listViolations(folder: string, config: string): Promise<string[]> {
  const program = inRepository('node_modules/.bin/depcruise');
  const args = [program, '--config', config, '--output-type', 'json', 'apps', 'packages'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }).catch(
    (failure: { stdout: string }) => failure,
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

async function cruise(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'propguard-imports-'));
  try {
    for (const [name, source] of Object.entries({ 'package.json': PACKAGE, ...files })) {
      await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
      await writeFile(path.join(folder, name), source);
    }
    for (const config of CONFIGS) await cp(inRepository(config), path.join(folder, config));
    await symlink(inRepository('node_modules'), path.join(folder, 'node_modules'));
    const results = await Promise.all(CONFIGS.map((config) => listViolations(folder, config)));
    return results.flat();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('the layout of the house breaks no rule', { timeout: 20_000 }, async () => {
  expect(await cruise(GOOD)).toEqual([]);
});

test('the context runs nobody’s code', { timeout: 20_000 }, async () => {
  expect(await cruise({ ...GOOD, ...BAD_CONTEXT })).toContain(`apps/server/src/context.ts: ${CONTEXT_RULE}`);
});

test('each rule notices what it forbids', { timeout: 20_000 }, async () => {
  const planted = Object.fromEntries(Object.entries(BAD).map(([file, [, source]]) => [file, source ?? '']));
  const violations = await cruise({ ...GOOD, ...COMPANIONS, ...planted });
  const noticed = violations.map((violation) => violation.replace(/(slices\/\w+): /, '$1/bad.ts: '));
  expect(noticed).toEqual(
    expect.arrayContaining(Object.entries(BAD).map(([file, [rule]]) => `${file}: ${rule}`)),
  );
});

test('each rule has a breach planted for it', () => {
  const load = createRequire(import.meta.url);
  const named = CONFIGS.flatMap((config) =>
    (load(inRepository(config)) as { forbidden: { name: string }[] }).forbidden.map(({ name }) => name),
  );
  const planted = [...Object.values(BAD).map(([rule = '']) => rule), CONTEXT_RULE];
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(planted)].toSorted()).toEqual(named.toSorted());
});
