import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { headers: IncomingHttpHeaders; body: string };
type Answer = { status?: number; headers?: Record<string, string>; body?: string } | 'hang up';

/** An endpoint of somebody else's: keeps what it is sent, and answers what the test says. */
export const startHttpReceiver = async () => {
  const received: Received[] = [];
  const answers: Answer[] = [];
  let always: Answer = { status: 204 };
  const reply = (response: ServerResponse, answer: Answer): void => {
    if (answer === 'hang up') {
      response.socket?.destroy();
      return;
    }
    response.writeHead(answer.status ?? 200, answer.headers);
    response.end(answer.body);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      reply(response, answers.shift() ?? always);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    /** What the next ones are answered, one after the other. */
    answerNext: (...next: Answer[]) => answers.push(...next),
    answerAlways: (answer: Answer) => {
      always = answer;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
export type HttpReceiver = Awaited<ReturnType<typeof startHttpReceiver>>;
