import { parentPort } from 'node:worker_threads';
import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { renderPdf } from './render-pdf.ts';

export type PdfOrder = { id: number; report: ValuationReport; origin: string };
export type PdfReply = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; fault: string };

const answer = async ({ id, report, origin }: PdfOrder): Promise<PdfReply> => {
  try {
    return { id, bytes: new Uint8Array(await renderPdf(report, origin)) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

const send = (reply: PdfReply): void =>
  parentPort?.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []);

parentPort?.on('message', (order: PdfOrder) => {
  void answer(order).then(send);
});
