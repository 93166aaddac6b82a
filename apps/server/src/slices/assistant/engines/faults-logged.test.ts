import { voiceOf } from '@propguard/talk/answers/composed';
import type { NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import { afterEach, expect, it, vi } from 'vitest';
import { fail } from '../../../fail.ts';
import { TOOLBOX } from '../tools/toolbox.ts';
import { answerCall } from './answer-call.ts';
import type { EngineHost, Question } from './engine.ts';
import { rehearse } from './rehearse.ts';

const logged = vi.fn();
const services = { log: { error: logged } } as unknown as EngineHost['services'];
const scope = { services, role: 'owner', accountId: 'someone' } as never;
const CALL = { id: 'a', name: 'help', arguments: '{"topic":"What is LVR?"}' };

afterEach(() => {
  vi.restoreAllMocks();
  logged.mockReset();
});

const answered = (within: EngineHost['within'] = (_, work) => work(scope)) => {
  const emit = vi.fn();
  const ran = answerCall({ services, within, emit, conversationId: null }, CALL, voiceOf('en'));
  return { emit, ran };
};

it('a tool that fails is logged once, where it ran, and the model is told', async () => {
  const fault = new Error('the disk is full');
  vi.spyOn(TOOLBOX, 'help').mockRejectedValue(fault);
  const { emit, ran } = answered();
  expect((await ran).reply).toContain('The tool failed');
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { err: fault, tool: 'help' },
    'a tool of the assistant failed',
  );
  expect(emit).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'tool-failed', tool: 'help' }));
});

it('so is a step that could not be opened', async () => {
  const fault = new Error('no connection');
  await answered(() => Promise.reject(fault)).ran;
  expect(logged).toHaveBeenCalledExactlyOnceWith({ err: fault, tool: 'help' }, expect.any(String));
});

it('and an answer that could not be said or shown', async () => {
  vi.spyOn(TOOLBOX, 'help').mockResolvedValue({ kind: 'found' } as never);
  const { emit, ran } = answered();
  expect((await ran).reply).toContain('The tool failed');
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { err: expect.any(TypeError), tool: 'help' },
    expect.any(String),
  );
  expect(emit).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'tool-failed' }));
});

it('what the product refuses is no fault', async () => {
  vi.spyOn(TOOLBOX, 'help').mockRejectedValue(fail('PLAN_LIMIT_REACHED'));
  await answered().ran;
  expect(logged).not.toHaveBeenCalled();
});

it('a fault of our own engine is logged, and the model answers without a plan', async () => {
  const question = {
    text: 'What is LVR?',
    history: [],
    stopped: new AbortController().signal,
    conversationId: null,
    get before(): typeof NEW_DIALOGUE {
      throw new Error('the state could not be read');
    },
  } satisfies Question;
  const steps = { services, within: () => Promise.reject(new Error('nothing is opened')) };
  expect(await rehearse(steps, question)).toEqual({ kind: 'plan', plan: null });
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { err: new Error('the state could not be read') },
    expect.any(String),
  );
});
