import { answerPieces } from '../../printing/answer-pieces.ts';
import type { PrintOrder } from './credit-file.ts';

answerPieces(async (order: PrintOrder) =>
  (await import('./pdf/render-credit-file.ts')).renderCreditFile(order),
);
