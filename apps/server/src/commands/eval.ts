import { parseArgs } from 'node:util';
import { referenceOf } from '../access/reference-scope.ts';
import { REPO_ROOT, toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import type { Context } from '../context.ts';
import { createLog } from '../log.ts';
import type { Engine } from '../slices/assistant/engines/engine.ts';
import { uncalibratedEngine } from '../slices/assistant/engines/own-engine.ts';
import { asNobody } from '../slices/assistant/evaluation/as-nobody.ts';
import {
  calibrationLines,
  decidedTurns,
  writeCalibration,
} from '../slices/assistant/evaluation/calibrate.ts';
import {
  type Comparison,
  compareEngines,
  differences,
} from '../slices/assistant/evaluation/compare-engines.ts';
import { type Conversation, readConversations } from '../slices/assistant/evaluation/conversation-file.ts';
import { type CountedTurn, countTurns, totalOf } from '../slices/assistant/evaluation/count-turns.ts';
import {
  type DealCase,
  expectedFacts,
  readDealCases,
  wrongFacts,
} from '../slices/assistant/evaluation/deal-facts-file.ts';
import { type HeldTurn, holdConversation } from '../slices/assistant/evaluation/hold-conversation.ts';
import { measuresOf, type Share } from '../slices/assistant/evaluation/measures.ts';
import { type ModelAt, outsideEngine } from '../slices/assistant/evaluation/outside-engine.ts';
import { type Question, readQuestions } from '../slices/assistant/evaluation/question-file.ts';
import { UnreadableQuestions } from '../slices/assistant/evaluation/record-file.ts';
import { type QuestionReport, runQuestion } from '../slices/assistant/evaluation/run-question.ts';
import { RUBRIC, showConversation } from '../slices/assistant/evaluation/show-conversation.ts';
import { trainFirstModel } from '../slices/models/train-first-model.ts';
import { openContext } from '../start/open-context.ts';
import { runCommand, say } from './run-command.ts';

/** Belongs to nobody: the engine is asked as a visitor who has kept nothing would ask it. */

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

const inTurn = async <T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> => {
  const done: R[] = [];
  for (const one of all) done.push(await work(one));
  return done;
};

const USAGE =
  'npm run eval -- [--questions FILE | --conversations FILE | --deals FILE] [--show-failures] [--calibrate] [--model-url URL [--model-name NAME] [--model-key KEY]]';

type Wishes = {
  questions: string;
  conversations: string | undefined;
  deals: string | undefined;
  showFailures: boolean;
  /** The table that confidence is stated by is written anew. */
  calibrate: boolean;
  /** Measured beside our own engine. */
  model: ModelAt | null;
};

const readWishes = (): Wishes => {
  try {
    const { values } = parseArgs({
      options: {
        questions: { type: 'string', default: `${REPO_ROOT}/eval/questions.jsonl` },
        conversations: { type: 'string' },
        deals: { type: 'string' },
        'show-failures': { type: 'boolean', default: false },
        calibrate: { type: 'boolean', default: false },
        'model-url': { type: 'string' },
        'model-name': { type: 'string', default: 'sandbox' },
        'model-key': { type: 'string' },
      },
    });
    const { questions, conversations, deals, calibrate } = values;
    const url = values['model-url'];
    const model = url ? { url, name: values['model-name'], key: values['model-key'] ?? null } : null;
    return { questions, conversations, deals, showFailures: values['show-failures'], calibrate, model };
  } catch (error) {
    throw new UnreadableQuestions(`${error instanceof Error ? error.message : 'Unknown option'}\n${USAGE}`);
  }
};

/** A model, and how often it failed so far. */
type Outside = { engine: Engine; failures: { count: number } };

const outsideOf = (model: ModelAt): Outside => {
  const failures = { count: 0 };
  const engine = outsideEngine(model, (error) => {
    failures.count += 1;
    say(`! the model failed: ${error instanceof Error ? error.message : 'unknown'}`);
  });
  return { engine, failures };
};

/** Against expectations that are written down: a summary, and what failed. */
const measureQuestions = async (
  context: Context,
  questions: readonly Question[],
  showFailures: boolean,
  engine: Engine,
): Promise<QuestionReport[]> => {
  const steps = asNobody(referenceOf(context));
  const reports = await inTurn(questions, (question) => runQuestion(steps, question, engine));
  const isGrounded = ({ turns }: QuestionReport) => turns.every(({ ungrounded }) => ungrounded.length === 0);
  if (showFailures)
    for (const report of reports) if (!report.isPassed || !isGrounded(report)) sayFailure(report);
  saySummary(reports);
  if (!reports.every(isGrounded)) process.exitCode = 1;
  return reports;
};

type Held = { isHeldOut: boolean; language: string; isRight: boolean };
const sayDeals = (turns: readonly Held[]): void => {
  const share = (name: string, of: (turn: Held) => boolean): void => {
    const some = turns.filter(of);
    sayShare(
      name,
      { part: some.filter(({ isRight }) => isRight).length, whole: some.length },
      ' of the turns',
    );
  };
  share('facts of the deal', () => true);
  share('seen', ({ isHeldOut }) => !isHeldOut);
  share('held out', ({ isHeldOut }) => isHeldOut);
  share('English', ({ language }) => language === 'en');
  share('other languages', ({ language }) => language !== 'en');
};

/** What is known of a deal after each turn, against what was told of it. */
const measureDeals = async (
  context: Context,
  cases: readonly DealCase[],
  showFailures: boolean,
): Promise<void> => {
  const steps = asNobody(referenceOf(context));
  const turns = await inTurn(cases, async (one) => {
    const held = await holdConversation(
      steps,
      one.turns.map(({ user }) => user),
    );
    const expected = expectedFacts(one);
    return held.map(({ user, end }, at): Held => {
      const wrong = wrongFacts(expected[at] ?? {}, end.dialogue.deal);
      if (showFailures && !one.heldOut && wrong.length > 0)
        say(`✗ ${one.id} > ${user}\n${wrong.map((fact) => `    ! ${fact}`).join('\n')}`);
      return { isHeldOut: one.heldOut, language: one.language, isRight: wrong.length === 0 };
    });
  });
  sayDeals(turns.flat());
};

/** For people to judge: one JSON document with the rubric, what can be counted, and every turn. */
const showConversations = async (context: Context, conversations: readonly Conversation[]): Promise<void> => {
  const all: CountedTurn[] = [];
  const steps = asNobody(referenceOf(context));
  const shown = await inTurn(conversations, async (one) => {
    const turns = await holdConversation(steps, one.turns);
    const counted = countTurns(turns);
    all.push(...counted);
    return showConversation(one, turns, counted);
  });
  say(JSON.stringify({ rubric: RUBRIC, counted: totalOf(all), conversations: shown }, null, 2));
};

const sayComparison = ({ turns, sameTools, sameOutcome, sameWords, grounded }: Comparison): void => {
  say(`${'turns'.padEnd(18)} ${turns}`);
  sayShare('same tools', sameTools, ' with the same arguments');
  sayShare('same outcome', sameOutcome);
  sayShare('same words', sameWords);
  sayShare('grounded, own', grounded.own);
  sayShare('grounded, outside', grounded.outside);
};

/** The same conversations, held with our own engine and with a model: where they part is said. */
const compareConversations = async (
  context: Context,
  conversations: readonly Conversation[],
  { engine, failures }: Outside,
  showFailures: boolean,
): Promise<void> => {
  const own: HeldTurn[] = [];
  const outside: HeldTurn[] = [];
  const steps = asNobody(referenceOf(context));
  await inTurn(conversations, async ({ id, turns }) => {
    const ours = await holdConversation(steps, turns);
    const theirs = await holdConversation(steps, turns, engine);
    own.push(...ours);
    outside.push(...theirs);
    for (const [at, turn] of ours.entries()) {
      const other = theirs[at];
      const found = other ? differences(turn, other) : [];
      if (!showFailures || found.length === 0) continue;
      say(`\n≠ ${id}, turn ${at + 1} (${found.join(', ')})\n  > ${turn.user}`);
      for (const one of [turn, other])
        say(
          `    ${one?.end.outcome} ${one?.cards.map(({ tool, arguments: args }) => `${tool} ${JSON.stringify(args)}`).join('; ')}\n    ${one?.answer.replaceAll('\n', ' / ').slice(0, 240)}`,
        );
    }
  });
  sayComparison(compareEngines(own, outside));
  say(`${'failed'.padEnd(18)} ${String(failures.count).padStart(4)} of the model’s answers`);
};

await runCommand(async () => {
  const wishes = readWishes();
  const conversations = wishes.conversations === undefined ? null : readConversations(wishes.conversations);
  const deals = wishes.deals === undefined ? null : readDealCases(wishes.deals);
  const questions = conversations || deals ? [] : readQuestions(wishes.questions);
  const config = toConfig({ ...readEnv(process.env), PROPGUARD_ROLE: 'api', LOG_LEVEL: 'error' });
  const { context, close } = await openContext(config, createLog(config), {
    onStep: () => undefined,
    say: () => undefined,
  });
  try {
    await trainFirstModel(context.database.plain);
    const outside = wishes.model && outsideOf(wishes.model);
    if (deals) await measureDeals(context, deals, wishes.showFailures);
    else if (conversations && outside)
      await compareConversations(context, conversations, outside, wishes.showFailures);
    else if (conversations) await showConversations(context, conversations);
    else {
      const reports = await measureQuestions(context, questions, wishes.showFailures, uncalibratedEngine);
      const turns = decidedTurns(reports);
      for (const line of ['', ...calibrationLines(turns)]) say(line);
      if (wishes.calibrate) writeCalibration(turns);
    }
    if (!conversations && !deals && outside) {
      say('\nThe model:');
      await measureQuestions(context, questions, wishes.showFailures, outside.engine);
      say(`${'failed'.padEnd(18)} ${String(outside.failures.count).padStart(4)} of its answers`);
    }
  } finally {
    await close();
  }
});
