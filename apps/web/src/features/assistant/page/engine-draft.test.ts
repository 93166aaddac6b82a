import { expect, it } from 'vitest';
import { changeOf, type EngineDraft, triedOf } from './engine-draft.ts';

const draft = (changes: Partial<EngineDraft> = {}): EngineDraft => ({
  organisationId: '',
  sensayKey: 'secret-1234',
  sensayUrl: 'https://sensay.example',
  openAiUrl: 'https://models.example/v1',
  model: 'small',
  openAiKey: 'sk-5678',
  ...changes,
});

it('what is tried is the whole connection, trimmed', () => {
  expect(triedOf('sensay', draft({ sensayKey: ' secret-1234 ' }))).toEqual({
    tried: { engine: 'sensay', baseUrl: 'https://sensay.example', organisationId: null, key: 'secret-1234' },
  });
  expect(triedOf('openai-compatible', draft())).toEqual({
    tried: {
      engine: 'openai-compatible',
      baseUrl: 'https://models.example/v1',
      model: 'small',
      key: 'sk-5678',
    },
  });
});

it.each([
  ['sensay', { sensayKey: '' }, 'sensay.key'],
  ['sensay', { sensayKey: 'two words' }, 'sensay.key'],
  ['sensay', { sensayUrl: 'sensay.example' }, 'sensay.baseUrl'],
  ['openai-compatible', { openAiUrl: 'file:///etc/passwd' }, 'openAi.baseUrl'],
  ['openai-compatible', { model: ' ' }, 'openAi.model'],
] as const)('%s with %j is not tried: %s', (engine, changes, field) => {
  expect(triedOf(engine, draft(changes))).toEqual({ errors: { [field]: expect.any(String) } });
});

it('a key that is not typed again stays stored', () => {
  expect(changeOf('sensay', draft({ sensayKey: '' })).sensay).not.toHaveProperty('key');
  expect(changeOf('own', draft())).toEqual({ engine: 'own' });
});
