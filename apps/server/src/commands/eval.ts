import { parseArgs } from 'node:util';
import { REPO_ROOT, toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import type { Context } from '../context.ts';
import { createLog } from '../log.ts';
import { measuresOf, type Share } from '../slices/assistant/evaluation/measures.ts';
import {
  type Question,
  readQuestions,
  UnreadableQuestions,
} from '../slices/assistant/evaluation/question-file.ts';
import { type QuestionReport, runQuestion } from '../slices/assistant/evaluation/run-question.ts';
import { trainFirstModel } from '../slices/models/train-first-model.ts';
import { openContext } from '../start/open-context.ts';
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
    for (const { text } of faults) say(`    ! ${text}`);
    if (ungrounded.length > 0) say(`    ! ungrounded: ${ungrounded.join(', ')}`);
  }
};

const sayShare = (name: string, { part, whole }: Share, of = ''): void =>
  say(
    `${name.padEnd(18)} ${String(part).padStart(4)} of ${String(whole).padStart(4)}  ${percent(part, whole)}${of}`,
  );

const saySummary = (reports: readonly QuestionReport[]): void => {
  const measures = measuresOf(reports);
  for (const [name, passed] of measures.classes) sayShare(name, passed);
  sayShare('all', measures.all);
  say('');
  sayShare('tool and arguments', measures.toolAndArguments, ' of the turns');
  sayShare('facts', measures.facts, ' of the turns');
  if (measures.refused.whole > 0) sayShare('refused', measures.refused, ' of the adversarial');
  sayShare('grounded', measures.grounded, ' of the answers');
  say(
    `${'time'.padEnd(18)} median ${measures.medianMs.toFixed(0)} ms, 95% within ${measures.slowMs.toFixed(0)} ms`,
  );
};

const evaluate = (context: Context, questions: readonly Question[]): Promise<QuestionReport[]> =>
  context.database.inWorkspace({ workspaceId: NO_WORKSPACE, accountId: null }, 'read', async (tx) => {
    const scope = {
      services: context,
      tx,
      workspaceId: NO_WORKSPACE,
      role: 'owner' as const,
      accountId: null,
    };
    const reports: QuestionReport[] = [];
    for (const question of questions) reports.push(await runQuestion(scope, question));
    return reports;
  });

const USAGE = 'npm run eval -- [--questions FILE] [--show-failures]';

const readWishes = (): { questions: string; showFailures: boolean } => {
  try {
    const { values } = parseArgs({
      options: {
        questions: { type: 'string', default: `${REPO_ROOT}/eval/questions.jsonl` },
        'show-failures': { type: 'boolean', default: false },
      },
    });
    return { questions: values.questions, showFailures: values['show-failures'] };
  } catch (error) {
    throw new UnreadableQuestions(`${error instanceof Error ? error.message : 'Unknown option'}\n${USAGE}`);
  }
};

await runCommand(async () => {
  const wishes = readWishes();
  const questions = readQuestions(wishes.questions);
  const config = toConfig({ ...readEnv(process.env), PROPGUARD_ROLE: 'api', LOG_LEVEL: 'error' });
  const { context, close } = await openContext(config, createLog(config), () => undefined);
  try {
    await trainFirstModel(context.database.plain);
    const reports = await evaluate(context, questions);
    if (wishes.showFailures)
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
