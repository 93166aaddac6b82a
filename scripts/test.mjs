import { prepare } from './lib/prepare.mjs';
import { runParts } from './lib/run-parts.mjs';
import { duration, PlainError, runCommand } from './lib/terminal.mjs';
import { TEST_PARTS } from './lib/test-parts.mjs';
import { ensureTestPrograms } from './lib/test-programs.mjs';

await runCommand(async () => {
  const parts = chooseParts(process.argv.slice(2));
  const node = await prepare({ build: parts.some((part) => part.needsBuild) });
  await ensureTestPrograms([...new Set(parts.flatMap((part) => part.programs))]);

  const startedAt = Date.now();
  const summary = await runParts(parts, node);

  console.log('\nSummary');
  for (const { title, counts, took } of summary) {
    const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
    const figures = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
    console.log(`  ${title.padEnd(14)} ${figures.padEnd(36)} ${took}`);
  }
  for (const { title, counts } of summary) {
    for (const failure of counts.failures ?? []) console.log(`\n  ✗ ${title}: ${failure}`);
    for (const name of counts.flaky ?? []) console.log(`\n  passed at the second try: ${name}`);
  }
  const passed = summary.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = summary.reduce((sum, { counts }) => sum + counts.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed in ${duration(Date.now() - startedAt)}`);
  return failed === 0 ? 0 : 1;
});

/** @param {string[]} names */
function chooseParts(names) {
  const known = TEST_PARTS.map((part) => part.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new PlainError(`There is no part '${unknown.join(' ')}'. The parts are: ${known.join(', ')}.`);
  }
  return names.length === 0 ? TEST_PARTS : TEST_PARTS.filter((part) => names.includes(part.name));
}
