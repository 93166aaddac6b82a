import { parseArgs } from 'node:util';
import { REPO_ROOT, toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { type Context, openContext } from '../context.ts';
import { createLog } from '../log.ts';
import { readQuestions } from '../slices/assistant/evaluation/question-file.ts';
import { type QuestionReport, runQuestion } from '../slices/assistant/evaluation/run-question.ts';
import { trainFirstModel } from '../slices/models/train-first-model.ts';
import { runCommand, say } from './run-command.ts';

/** Belongs to nobody: the engine is asked as a visitor who has kept nothing would ask it. */
const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000';

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

const sayFailure = ({ question, turns }: QuestionReport): void => {
  say(`\n✗ ${question.id} (${question.class})`);
  for (const { user, done, faults, ungrounded } of turns) {
    say(`  > ${user}`);
    const calls = done.cards.map(({ tool, arguments: args }) => `${tool} ${JSON.stringify(args)}`);
    say(
      `    ${done.outcome}${done.missing ? ` (${done.missing})` : ''} ${calls.join('; ')} [${done.language}]`,
    );
    say(`    ${done.answer.replaceAll('\n', ' / ').slice(0, 240)}`);
    for (const fault of faults) say(`    ! ${fault}`);
    if (ungrounded.length > 0) say(`    ! ungrounded: ${ungrounded.join(', ')}`);
  }
};

const saySummary = (reports: readonly QuestionReport[]): void => {
  const classes = [...new Set(reports.map(({ question }) => question.class))];
  for (const name of classes) {
    const ofClass = reports.filter(({ question }) => question.class === name);
    const passed = ofClass.filter(({ isPassed }) => isPassed).length;
    say(
      `${name.padEnd(14)} ${String(passed).padStart(4)} of ${String(ofClass.length).padStart(4)}  ${percent(passed, ofClass.length)}`,
    );
  }
  const passed = reports.filter(({ isPassed }) => isPassed).length;
  say(
    `${'all'.padEnd(14)} ${String(passed).padStart(4)} of ${String(reports.length).padStart(4)}  ${percent(passed, reports.length)}`,
  );
  const turns = reports.flatMap((report) => report.turns);
  const loose = turns.filter(({ ungrounded }) => ungrounded.length > 0).length;
  say(
    `grounded       ${String(turns.length - loose).padStart(4)} of ${String(turns.length).padStart(4)} answers`,
  );
  const times = turns.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  say(
    `time           median ${(times[times.length >> 1] ?? 0).toFixed(0)} ms, 95% within ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0)} ms`,
  );
};

const evaluate = (context: Context, path: string): Promise<QuestionReport[]> =>
  context.database.inWorkspace({ workspaceId: NO_WORKSPACE, accountId: null }, 'read', async (tx) => {
    const scope = {
      services: context,
      tx,
      workspaceId: NO_WORKSPACE,
      role: 'owner' as const,
      accountId: null,
    };
    const reports: QuestionReport[] = [];
    for (const question of readQuestions(path)) reports.push(await runQuestion(scope, question));
    return reports;
  });

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      questions: { type: 'string', default: `${REPO_ROOT}/eval/questions.jsonl` },
      'show-failures': { type: 'boolean', default: false },
    },
  });
  const config = toConfig({ ...readEnv(process.env), PROPGUARD_ROLE: 'api', LOG_LEVEL: 'error' });
  const { context, close } = await openContext(config, createLog(config), () => undefined);
  try {
    await trainFirstModel(context.database.plain);
    const reports = await evaluate(context, values.questions);
    if (values['show-failures'])
      for (const report of reports)
        if (!report.isPassed || report.turns.some(({ ungrounded }) => ungrounded.length > 0))
          sayFailure(report);
    saySummary(reports);
    if (reports.some(({ turns }) => turns.some(({ ungrounded }) => ungrounded.length > 0)))
      process.exitCode = 1;
  } finally {
    await close();
  }
});
