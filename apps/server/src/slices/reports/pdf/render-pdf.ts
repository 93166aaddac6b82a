import { renderToBuffer } from '@react-pdf/renderer';
import { registerFonts } from '../../../printing/paper/fonts.ts';
import type { PrintedReport } from '../printed-report.ts';
import { valuationDocument } from './valuation-document.ts';

registerFonts();

/** `origin` is where this installation is reached: a certificate's code leads there. */
export const renderPdf = (report: PrintedReport, origin: string): Promise<Buffer> =>
  renderToBuffer(valuationDocument(report, origin));
