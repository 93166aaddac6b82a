import { expect, it } from 'vitest';
import type { ApiOperation } from './api-document.ts';
import { curlExample } from './api-example.ts';

const base: ApiOperation = {
  id: 'x',
  group: 'x',
  method: 'GET',
  path: '/localities/{id}',
  summary: '',
  access: { kind: 'session', scope: 'places:read' },
  parameters: [
    {
      name: 'id',
      place: 'path',
      type: 'string',
      required: true,
      description: undefined,
      schema: { type: 'string', format: 'uuid' },
    },
  ],
  body: null,
  replyStatus: '200',
  replyKind: 'json',
  reply: null,
  failures: [],
};

it('fills the path and sends a key where one is taken', () => {
  expect(curlExample('http://h/api', base)).toBe(
    'curl \\\n  -H "x-api-key: $PROPGUARD_KEY" \\\n  "http://h/api/localities/00000000-0000-0000-0000-000000000000"',
  );
});

it('sends JSON with an idempotency key, and a session where no key is taken', () => {
  const write: ApiOperation = {
    ...base,
    method: 'POST',
    path: '/workspaces',
    parameters: [],
    access: { kind: 'account' },
    body: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  };
  const command = curlExample('http://h/api', write);
  expect(command).toContain('curl -X POST');
  expect(command).toContain('propguard.session_token');
  expect(command).toContain('idempotency-key');
  expect(command).toContain(`-d '{"name":"your name"}'`);
});
