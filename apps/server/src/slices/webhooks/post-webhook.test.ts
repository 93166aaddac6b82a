import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpReceiver, startHttpReceiver } from '../../../test/support/http-receiver.ts';
import { postWebhook } from './post-webhook.ts';
import { makeSecret } from './webhook-secret.ts';

let receiver: HttpReceiver;
beforeAll(async () => {
  receiver = await startHttpReceiver();
});
afterAll(() => receiver.close());

const post = (mayBePrivate: boolean, url = receiver.url) =>
  postWebhook(
    { id: 'message', url, body: '{}', secrets: [makeSecret()] },
    { signal: new AbortController().signal, mayBePrivate },
  );

it('is not sent into our own network, and not tried again there', async () => {
  const before = receiver.received.length;
  expect(await post(false)).toMatchObject({
    status: null,
    isFinal: true,
    error: expect.stringContaining('OUTSIDE_SERVICES_PRIVATE'),
  });
  expect(await post(false, receiver.url.replace('127.0.0.1', 'localhost'))).toMatchObject({ isFinal: true });
  expect(receiver.received).toHaveLength(before);
});

it('does not follow where it is led', async () => {
  receiver.answerNext({ status: 302, headers: { location: receiver.url } });
  const before = receiver.received.length;
  expect(await post(true)).toMatchObject({
    status: 302,
    isFinal: false,
    error: expect.stringContaining('302'),
  });
  expect(receiver.received).toHaveLength(before + 1);
});

it('keeps the beginning of a long answer, without what cannot be kept', async () => {
  receiver.answerNext({ status: 500, body: `a\0${'b'.repeat(2_000)}` });
  expect(await post(true)).toMatchObject({ status: 500, answer: `a${'b'.repeat(499)}`, isFinal: false });
});

it('waits for as long as it is asked to', async () => {
  receiver.answerNext({ status: 429, headers: { 'retry-after': '90' } });
  expect(await post(true)).toMatchObject({ status: 429, askedForMs: 90_000, isFinal: false });
});

it('is tried again where the line was cut', async () => {
  receiver.answerNext('hang up');
  expect(await post(true)).toMatchObject({ status: null, error: 'We can’t reach it.', isFinal: false });
});
