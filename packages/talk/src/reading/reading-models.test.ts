import { describe, expect, it } from 'vitest';
import { hashOfExamples } from '../intents/examples.ts';
import {
  readExampleFiles,
  readReadingExamples,
  readReadingHeldOut,
  readReadingModel,
  readReadingModels,
} from '../intents/intent-files.ts';
import { labelledMessagesIn } from './labelled-messages.ts';
import { AMOUNT_ROLES, ASKS } from './learnt-labels.ts';
import { readLearnt, rolesOf } from './learnt-reading.ts';
import { isMoneyRole } from './meant-value.ts';
import { findNumbers } from './numbers.ts';
import { labelledNumbers } from './train-reading.ts';

const share = (flags: readonly boolean[]): number => flags.filter(Boolean).length / flags.length;
const SURE = 0.8;

describe('what was learnt of numbers and asks', () => {
  it.each(['roles', 'asks'] as const)(
    '%s: from the examples that stand beside it: after a change, npm run train:reading',
    (name) => {
      expect(readReadingModel(name).examples).toBe(
        hashOfExamples([...readReadingExamples(), ...readExampleFiles()]),
      );
    },
  );

  it('knows every role and every ask', () => {
    expect([...readReadingModel('roles').labels].sort()).toEqual([...AMOUNT_ROLES].sort());
    expect([...readReadingModel('asks').labels].sort()).toEqual([...ASKS].sort());
  });

  it('finds the numbers that people marked', () => {
    const spans = readReadingExamples()
      .flatMap(labelledMessagesIn)
      .flatMap((message) => {
        const numbers = findNumbers(message.text);
        return message.spans.map(({ start, end }) =>
          numbers.some((number) => number.start < end && number.end > start),
        );
      });
    expect(share(spans)).toBeGreaterThan(0.985);
  });
});

describe('messages of somebody whom nothing was learnt from', () => {
  const models = readReadingModels();
  const read = labelledMessagesIn(readReadingHeldOut()).map((message) => {
    const { inText, roles } = labelledNumbers(message);
    const given = rolesOf(inText, models.roles);
    return {
      numbers: roles.map((role, at) => ({ role, given: given[at] })),
      asks: message.asks,
      given: readLearnt(message.text, message.last, models).asks,
    };
  });
  const numbers = read.flatMap((one) => one.numbers);
  const isRight = ({ role, given }: (typeof numbers)[number]) => role === given?.role;

  it('has most numbers right, and nearly all that it is sure of', () => {
    expect(share(numbers.map(isRight))).toBeGreaterThan(0.78);
    expect(share(numbers.filter(({ role }) => isMoneyRole(role)).map(isRight))).toBeGreaterThan(0.75);
    const sure = numbers.filter(({ given }) => (given?.share ?? 0) >= SURE);
    expect(share(sure.map(isRight))).toBeGreaterThan(0.94);
    expect(sure.length / numbers.length).toBeGreaterThan(0.5);
  });

  it('has asks that were asked, and most of those that were', () => {
    const likely = read.flatMap(({ asks, given }) =>
      given.filter((one) => one.share >= 0.55).map(({ ask }) => asks.includes(ask)),
    );
    expect(share(likely)).toBeGreaterThan(0.7);
    const found = read.flatMap(({ asks, given }) =>
      asks.map((ask) => given.some((one) => one.ask === ask && one.share >= 0.55)),
    );
    expect(share(found)).toBeGreaterThan(0.5);
    const first = read.map(({ asks, given }) => given[0] !== undefined && asks.includes(given[0].ask));
    expect(share(first)).toBeGreaterThan(0.8);
  });

  it('reads each question of a long message', () => {
    const { asks } = readLearnt(
      'we earn 98k and 74k, got 120k saved, looking at a 850k house in Geelong vic. what loan do we need, what’s it a month and would a bank give it to us?',
      null,
      models,
    );
    const sure = asks.filter(({ share }) => share >= 0.55).map(({ ask }) => ask);
    expect(sure).toEqual(expect.arrayContaining(['loan', 'repay', 'afford']));
  });
});
