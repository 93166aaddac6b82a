import { examine } from './doctor/examine.ts';
import type { FindingState } from './doctor/finding.ts';
import { runCommand, say } from './run-command.ts';

const MARKS: Record<FindingState, string> = { good: '✓', warning: '!', fault: '✗' };
const WIDTH = 14;

await runCommand(async () => {
  const findings = await examine(process.env, process.versions.node);
  for (const { about, state, says, todo } of findings) {
    say(`${MARKS[state]} ${about.padEnd(WIDTH)}${says}`);
    if (todo) say(`  ${' '.repeat(WIDTH)}${todo}`);
  }
  const count = (wanted: FindingState): number => findings.filter(({ state }) => state === wanted).length;
  const [faults, warnings] = [count('fault'), count('warning')];
  say(faults + warnings === 0 ? '\nNothing is wrong.' : `\n${faults} to put right, ${warnings} to know of.`);
  if (faults > 0) process.exitCode = 1;
});
