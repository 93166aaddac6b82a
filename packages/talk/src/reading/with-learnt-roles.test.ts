import { expect, it } from 'vitest';
import type { Understanding } from '../understanding/understand.ts';
import type { LearntReading, ReadAmount } from './learnt-reading.ts';
import { withLearntRoles } from './with-learnt-roles.ts';

const TEXT = 'I pay 480 a week, I am 71 and earn 52 thousand';
const amount = (part: string, value: number, role: ReadAmount['role'], share = 0.95): ReadAmount => ({
  role,
  share,
  value,
  timesAYear: null,
  start: TEXT.indexOf(part),
  end: TEXT.indexOf(part) + part.length,
});
const heard = (money: Understanding['money'], termYears: number | null = null) =>
  ({ text: TEXT, money, termYears }) as Understanding;
const reading = (...amounts: ReadAmount[]): LearntReading => ({ amounts, asks: [] });
const said = (aud: number, role: Understanding['money'][number]['role']) => ({ aud, role, timesAYear: null });

it('takes a rent for no price', () => {
  const { money } = withLearntRoles(heard([said(480, 'maxPrice')]), reading(amount('480', 480, 'rentOut')));
  expect(money).toEqual([said(480, 'expenses')]);
});

it('takes an age for no money at all, however the rule grew it', () => {
  expect(withLearntRoles(heard([said(71_000, 'income')]), reading(amount('71', 71, 'age'))).money).toEqual(
    [],
  );
});

it('takes thousands for no years', () => {
  const read = reading(amount('52 thousand', 52_000, 'income'));
  expect(withLearntRoles(heard([said(52_000, 'income')], 52), read).termYears).toBeNull();
});

it('leaves what words say where it is not certain', () => {
  const read = reading(amount('480', 480, 'rentOut', 0.7));
  expect(withLearntRoles(heard([said(480, 'maxPrice')]), read).money).toEqual([said(480, 'maxPrice')]);
});
