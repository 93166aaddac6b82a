import { randomUUID } from 'node:crypto';

type Asked = { url: string; cookie: string; conversationId: string; text: string };
type Followed = { firstTextMs: number; wholeMs: number; isWhole: boolean };

/** Asks and reads the stream to its end; positions without a gap and a last event make it whole. */
export const followTurn = async ({ url, cookie, conversationId, text }: Asked): Promise<Followed> => {
  const id = randomUUID();
  const startedAt = performance.now();
  const sent = await fetch(`${url}/api/assistant/turns`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ id, conversationId, text }),
  });
  if (sent.status !== 201)
    throw new Error(`The question was answered with ${sent.status}: ${await sent.text()}`);
  const stream = await fetch(`${url}/api/assistant/turns/${id}/events`, { headers: { cookie } });
  if (!stream.body) throw new Error('There is no stream.');
  let firstTextMs = Number.POSITIVE_INFINITY;
  let all = '';
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    all += part;
    if (firstTextMs === Number.POSITIVE_INFINITY && all.includes('"type":"text"'))
      firstTextMs = performance.now() - startedAt;
  }
  const positions = [...all.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]));
  const isInOrder = positions.length > 0 && positions.every((position, at) => position === at + 1);
  return {
    firstTextMs,
    wholeMs: performance.now() - startedAt,
    isWhole: isInOrder && all.includes('"type":"finished"'),
  };
};
