import { setImmediate } from 'node:timers/promises';
import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import { expect, it } from 'vitest';
import { Bell } from '../../../events/bells.ts';
import { endHeardHere } from './end-heard-here.ts';
import { runsOf, TurnRun } from './turn-run.ts';

type Services = Parameters<typeof endHeardHere>[0]['services'];

const TURN = { id: 'a', state: 'finished' } as AssistantTurn;
const NEVER = new AbortController().signal;

const listening = (ends = NEVER) => {
  const services = { database: {} } as Services;
  const bell = new Bell();
  return { mine: runsOf(services.database), bell, heard: endHeardHere({ services }, 'a', bell, ends) };
};

it('hears the end of what this node answers, whether it had begun or not', async () => {
  const { mine, bell, heard } = listening();
  const run = new TurnRun(0);
  mine.set('a', run);
  bell.ring();
  run.add({ type: 'started', turnId: 'a', attempt: 1, engine: 'own' });
  await setImmediate();
  mine.delete('a');
  run.add({ type: 'finished', turn: TURN });
  expect(await heard).toBe(TURN);
});

it('leaves to the database what was answered elsewhere, or is over already', async () => {
  const { bell, heard } = listening();
  bell.ring();
  expect(await heard).toBeNull();
});

it('leaves to the database what another node has taken over', async () => {
  const { mine, bell, heard } = listening();
  const run = new TurnRun(0);
  mine.set('a', run);
  bell.ring();
  await setImmediate();
  mine.delete('a');
  run.wake();
  expect(await heard).toBeNull();
});

it('ends with whoever asked', async () => {
  const gone = new AbortController();
  const { heard } = listening(gone.signal);
  gone.abort();
  expect(await heard).toBeNull();
});
