import { writeFileSync } from 'node:fs';
import {
  binsOf,
  calibrated,
  type DecidedTurn,
  OFF_BY_AT_MOST,
  offBy,
  type StatedTurn,
  statedBins,
  statedByOthers,
} from '@propguard/talk/intents/calibration';
import { examplesIn } from '@propguard/talk/intents/examples';
import {
  CALIBRATION_FILE,
  hashOfIntentModel,
  readExampleFiles,
  readLookAlikes,
} from '@propguard/talk/intents/intent-files';
import type { QuestionReport } from './run-question.ts';

const keyOf = (text: string): string => text.trim().toLowerCase();

/** Turns with an expectation that the classifier has a share of, but for those whose words it has learnt. */
export const decidedTurns = (reports: readonly QuestionReport[]): DecidedTurn[] => {
  const learnt = new Set(
    examplesIn([...readExampleFiles(), readLookAlikes()]).map(({ text }) => keyOf(text)),
  );
  return reports
    .flatMap(({ turns }) => turns)
    .flatMap(({ user, isExpected, faults, confidence }) =>
      isExpected && confidence !== null && !learnt.has(keyOf(user))
        ? [
            {
              share: confidence,
              isRight: !faults.some(({ kind }) => kind === 'call' || kind === 'forbidden'),
            },
          ]
        : [],
    );
};

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`.padStart(6);

const tableOf = (turns: readonly StatedTurn[]): string[] => [
  ...statedBins(turns).map(
    ({ upTo, turns: count, stated, right }) =>
      `  up to ${upTo.toFixed(2)}  ${String(count).padStart(4)} turns  stated ${percent(stated)}  right ${percent(right)}`,
  ),
  `  off by ${percent(offBy(turns)).trim()} on average`,
];

/** What is stated of a turn beside how often it was right: as it is stated now, and as a new table would state it. */
export const calibrationLines = (turns: readonly DecidedTurn[]): string[] => {
  const now = turns.map(({ share, isRight }) => ({ stated: calibrated(share), isRight }));
  return [
    `confidence, as stated (${turns.length} turns that have one)`,
    ...tableOf(now),
    'confidence, each fifth stated by the other four',
    ...tableOf(statedByOthers(turns)),
    ...(offBy(now) > OFF_BY_AT_MOST
      ? [`! off by more than ${percent(OFF_BY_AT_MOST).trim()}: npm run eval -- --calibrate`]
      : []),
  ];
};

/** Keeps what was measured, with the model that it was measured of. */
export const writeCalibration = (turns: readonly DecidedTurn[]): void => {
  const measured = {
    model: hashOfIntentModel(),
    offBy: Number(offBy(statedByOthers(turns)).toFixed(4)),
    bins: binsOf(turns),
  };
  writeFileSync(CALIBRATION_FILE, `${JSON.stringify(measured, null, 2)}\n`);
};
