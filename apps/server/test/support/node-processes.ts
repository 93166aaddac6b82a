import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';
import type * as z from 'zod';
import type { chunkJob } from './chunk-job.ts';
import { TestClient } from './client.ts';
import { TEST_WORLD_SCALE } from './databases.ts';
import { packedNode } from './packed-node.ts';

export type FromNode = { type: 'ready'; url: string | null } | { type: 'queued'; jobId: string };
export type ToNode = { workspaceId: string; input: z.infer<typeof chunkJob.input>; urgent?: boolean };

const nextMessage = async <T extends FromNode['type']>(
  child: ChildProcess,
  type: T,
): Promise<Extract<FromNode, { type: T }>> => {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The node ended with ${code}.`))),
  ])) as [FromNode];
  if (message.type !== type) throw new Error(`Expected '${type}', got '${message.type}'.`);
  return message as Extract<FromNode, { type: T }>;
};

/** A node in its own process, so that it can be killed as hard as an operating system can. */
export class NodeProcess {
  readonly #child: ChildProcess;
  /** Lines of its log, from warnings upwards. */
  readonly log: string[] = [];
  readonly #errors: string[] = [];
  url = '';

  private constructor(program: string, settings: Record<string, string>) {
    this.#child = fork(program, {
      execArgv: [],
      silent: true,
      env: {
        PATH: process.env.PATH,
        // From the second on it is read as compiled.
        NODE_COMPILE_CACHE: join(inject('packFolder'), 'compiled'),
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        DATABASE_POOL_SIZE: '6',
        CHAIN_EMBEDDED: 'false',
        // Several start at once beside other tests: busy is not what is tested.
        OVERLOAD_DELAY_MS: '0',
        // As the template's: a node of the full world would train a model and read every suburb first.
        WORLD_SCALE: String(TEST_WORLD_SCALE),
        ...settings,
      },
    });
    this.#child.stdout?.on('data', (part: Buffer) => this.log.push(part.toString()));
    this.#child.stderr?.on('data', (part: Buffer) => this.#errors.push(part.toString()));
  }

  /** Of the code of today, or of another program that speaks as `node-process.ts` does. */
  static async start(
    settings: Record<string, string>,
    program: Promise<string> = packedNode(),
  ): Promise<NodeProcess> {
    const node = new NodeProcess(await program, settings);
    const ready = await nextMessage(node.#child, 'ready').catch((error: Error) => {
      throw new Error(`${error.message}\n${[...node.log, ...node.#errors].join('')}`);
    });
    node.url = ready.url ?? '';
    return node;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  client(): TestClient {
    return new TestClient(this.url);
  }

  async startChunks(message: ToNode): Promise<string> {
    this.#child.send(message);
    return (await nextMessage(this.#child, 'queued')).jobId;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }
}
