import { renderToBuffer } from '@react-pdf/renderer';
import { registerFonts } from '../../../printing/paper/fonts.ts';
import type { PrintOrder } from '../credit-file.ts';
import { creditFileDocument } from './credit-file-document.ts';

registerFonts();

export const renderCreditFile = (order: PrintOrder): Promise<Buffer> =>
  renderToBuffer(creditFileDocument(order));
