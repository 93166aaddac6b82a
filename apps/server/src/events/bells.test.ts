import { expect, it } from 'vitest';
import { Bells } from './bells.ts';

const NEVER = new AbortController().signal;

it('wakes those who wait under the name that is rung, and nobody else', async () => {
  const bells = new Bells();
  const [here, too, elsewhere] = [bells.hang('a'), bells.hang('a'), bells.hang('b')];
  const ended = new AbortController();
  const heard: string[] = [];
  const waiting = [
    here.heard(NEVER).then(() => heard.push('here')),
    too.heard(NEVER).then(() => heard.push('too')),
  ];
  const other = elsewhere.heard(ended.signal).then(() => heard.push('elsewhere'));
  bells.ring('a');
  await Promise.all(waiting);
  expect(heard).toEqual(['here', 'too']);
  ended.abort();
  await other;
  expect(heard).toEqual(['here', 'too', 'elsewhere']);
});

it('is heard later when nobody waited, and only once', async () => {
  const bells = new Bells();
  const bell = bells.hang('a');
  bells.ringAll();
  await bell.heard(NEVER);
  const waiting = bell.heard(NEVER);
  expect(await Promise.race([waiting.then(() => 'heard'), Promise.resolve('silent')])).toBe('silent');
  bells.ring('a');
  await waiting;
});

it('is silent once it was taken down', async () => {
  const bells = new Bells();
  const bell = bells.hang('a');
  bells.take('a', bell);
  bells.ring('a');
  const waiting = bell.heard(NEVER).then(() => 'heard');
  expect(await Promise.race([waiting, Promise.resolve('silent')])).toBe('silent');
});
