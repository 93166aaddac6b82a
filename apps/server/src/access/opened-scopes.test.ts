import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SLICES = join(import.meta.dirname, '../slices');

const BY_HAND = /\b(inWorkspace|asInstallation|asGuest)\b|\b(plain|owner)\.transaction\(|set_config\(/;
/** Nobody's rows are opened there. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  'assistant/evaluation/as-nobody.ts': 'a workspace that is nobody’s, where the assistant is measured',
  'market/keep-figures-fresh.ts': 'at a start, before a node serves anybody, of shared data',
};

/** Whose work waits for nobody's request, or whose caller has no session; everybody else is let in by a guard. */
const UNATTENDED: Readonly<Record<string, string>> = {
  'audit/record-audit.ts': 'of what failed, after its transaction was undone',
  'certificates/finish-certificates.ts': 'upkeep',
  'channels/inbound-files.ts': 'files of a call from outside, one by one',
  'channels/keep-together.ts': 'a call from outside, which its signature lets in',
  'channels/read-mailbox.ts': 'a job’s steps between what it asks of the mail server',
  'channels/receive-call.ts': 'a call from outside, which its signature lets in',
  'data-imports/rejected-rows-csv.ts':
    'pieces of a file that leaves after the guard’s own transaction has ended',
  'data-imports/run-on-disk.ts': 'a command of the operator’s',
  'data-imports/run/run-as-job.ts': 'a job',
  'enquiries/enquiry-becomes-lead.ts': 'a job of the installation, in the workspace that it is run from',
  'hubspot/receive-events.ts': 'a call from outside, which its signature lets in',
  'inbox/enquiry-reaches-inbox.ts': 'a job of the installation, in the workspace that it is run from',
  'lead-imports/run/import-leads.ts': 'a job’s steps',
  'lead-scoring/score-all-leads.ts': 'a job’s steps',
  'notices/push-keys.ts': 'keys of the installation, made when they are first asked for',
  'outbound/send-password-reset-mail.ts': 'whoever signs in has no scope yet',
  'plans/receive-payment-event.ts': 'a call from outside, which its signature lets in',
  'running/measure-installation.ts':
    'figures of the installation, for its operator and for monitors with a key',
  'running/run-backup.ts': 'a job’s steps around what PostgreSQL does by itself',
};

const ORPC = /from '@orpc\//;

const sources = globSync('**/*.ts', { cwd: SLICES })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(join(SLICES, file), 'utf8') }));

const namesOf = (pattern: RegExp): string[] =>
  sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

it('no slice opens a transaction by hand: the guards do, or a named function beside them', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(namesOf(BY_HAND).toSorted()).toEqual(Object.keys(OF_NOBODY).toSorted());
});

it('notices each way to open one', () => {
  for (const line of [
    'services.database.inWorkspace({ workspaceId, accountId }, mode, work)',
    'database.asInstallation((tx) => work(tx))',
    `database.asGuest(passId, 'read', (tx) => work(tx))`,
    'database.plain.transaction(async (tx) => work(tx))',
    'services.database.owner.transaction(async (tx) => work(tx))',
    `sql\`select set_config('app.workspace_id', '', true)\``,
  ])
    expect(line).toMatch(BY_HAND);
  expect('scope.tx.transaction((tx) => work(tx))').not.toMatch(BY_HAND);
});

it('works unattended only where no guard opens a scope: each is named, with why', () => {
  expect(namesOf(/\bopenUnattended\b/).toSorted()).toEqual(Object.keys(UNATTENDED).toSorted());
});

it('slices throw failures of ours; only a stream that numbers its events speaks oRPC', () => {
  expect(namesOf(ORPC).filter((file) => !file.endsWith('/watch-turn.ts'))).toEqual([]);
});
