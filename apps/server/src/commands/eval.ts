import { parseArgs } from 'node:util';
import type { WorkspaceScope } from '../access/workspace-scope.ts';
import { REPO_ROOT, toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import type { Context } from '../context.ts';
import { createLog } from '../log.ts';
import { type Conversation, readConversations } from '../slices/assistant/evaluation/conversation-file.ts';
import { holdConversation } from '../slices/assistant/evaluation/hold-conversation.ts';
import { measuresOf, type Share } from '../slices/assistant/evaluation/measures.ts';
import {
  type Question,
  readQuestions,
  UnreadableQuestions,
} from '../slices/assistant/evaluation/question-file.ts';
import { type QuestionReport, runQuestion } from '../slices/assistant/evaluation/run-question.ts';
import { RUBRIC, showConversation } from '../slices/assistant/evaluation/show-conversation.ts';
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

/** Asks as a visitor who has kept nothing: whatever is approved is not done. */
const asVisitor = <T>(context: Context, work: (scope: WorkspaceScope) => Promise<T>): Promise<T> =>
  context.database.inWorkspace({ workspaceId: NO_WORKSPACE, accountId: null }, 'read', (tx) =>
    work({ services: context, tx, workspaceId: NO_WORKSPACE, role: 'owner', accountId: null }),
  );

const inTurn = async <T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> => {
  const done: R[] = [];
  for (const one of all) done.push(await work(one));
  return done;
};

const USAGE = 'npm run eval -- [--questions FILE | --conversations FILE] [--show-failures]';

type Wishes = { questions: string; conversations: string | undefined; showFailures: boolean };

const readWishes = (): Wishes => {
  try {
    const { values } = parseArgs({
      options: {
        questions: { type: 'string', default: `${REPO_ROOT}/eval/questions.jsonl` },
        conversations: { type: 'string' },
        'show-failures': { type: 'boolean', default: false },
      },
    });
    const { questions, conversations } = values;
    return { questions, conversations, showFailures: values['show-failures'] };
  } catch (error) {
    throw new UnreadableQuestions(`${error instanceof Error ? error.message : 'Unknown option'}\n${USAGE}`);
  }
};

/** Against expectations that are written down: a summary, and what failed. */
const measureQuestions = async (
  context: Context,
  questions: readonly Question[],
  showFailures: boolean,
): Promise<void> => {
  const reports = await asVisitor(context, (scope) =>
    inTurn(questions, (question) => runQuestion(scope, question)),
  );
  const isGrounded = ({ turns }: QuestionReport) => turns.every(({ ungrounded }) => ungrounded.length === 0);
  if (showFailures)
    for (const report of reports) if (!report.isPassed || !isGrounded(report)) sayFailure(report);
  saySummary(reports);
  if (!reports.every(isGrounded)) process.exitCode = 1;
};

/** For people to judge: one JSON document with the rubric and every turn. */
const showConversations = async (context: Context, conversations: readonly Conversation[]): Promise<void> => {
  const shown = await asVisitor(context, (scope) =>
    inTurn(conversations, async (one) => showConversation(one, await holdConversation(scope, one.turns))),
  );
  say(JSON.stringify({ rubric: RUBRIC, conversations: shown }, null, 2));
};

await runCommand(async () => {
  const wishes = readWishes();
  const conversations = wishes.conversations === undefined ? null : readConversations(wishes.conversations);
  const questions = conversations ? [] : readQuestions(wishes.questions);
  const config = toConfig({ ...readEnv(process.env), PROPGUARD_ROLE: 'api', LOG_LEVEL: 'error' });
  const { context, close } = await openContext(config, createLog(config), {
    onStep: () => undefined,
    say: () => undefined,
  });
  try {
    await trainFirstModel(context.database.plain);
    if (conversations) await showConversations(context, conversations);
    else await measureQuestions(context, questions, wishes.showFailures);
  } finally {
    await close();
  }
});
