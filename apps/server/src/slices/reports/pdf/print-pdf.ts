import { Worker } from 'node:worker_threads';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import type { Context } from '../../../context.ts';
import type { PdfOrder, PdfReply } from './pdf-worker.ts';

/** Fonts and layout take tens of megabytes, which are given back when nobody prints. */
const IDLE_MS = 120_000;

type Bytes = Uint8Array<ArrayBuffer>;
type Waiting = { resolve: (bytes: Bytes) => void; reject: (error: Error) => void };

/** Setting a document takes half a second of pure computing: in a thread of its own nobody else waits for it. */
class PdfPress {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #nextId = 0;
  #idle: NodeJS.Timeout | undefined;

  print(report: ValuationReport, origin: string): Promise<Bytes> {
    const worker = this.#worker ?? this.#start();
    clearTimeout(this.#idle);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, report, origin } satisfies PdfOrder);
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (reply: PdfReply) => this.#deliver(reply));
    const breakOff = (error: Error) => {
      if (this.#worker === worker) this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.once('error', breakOff);
    worker.once('exit', () => breakOff(new Error('The thread that prints has stopped.')));
    this.#worker = worker;
    return worker;
  }

  #deliver(reply: PdfReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('bytes' in reply) waiting?.resolve(reply.bytes);
    else waiting?.reject(new Error(reply.fault));
    if (this.#waiting.size > 0) return;
    this.#idle = setTimeout(() => void this.#worker?.terminate(), IDLE_MS);
    this.#idle.unref();
  }
}

const pressOf = new WeakMap<Context, PdfPress>();

const openPress = (scope: ReferenceScope): PdfPress => {
  const press = new PdfPress();
  pressOf.set(scope.services, press);
  scope.services.onClose(() => press.close());
  return press;
};

export const printPdf = (scope: ReferenceScope, report: ValuationReport): Promise<Bytes> =>
  (pressOf.get(scope.services) ?? openPress(scope)).print(report, scope.services.config.http.publicUrl);
