import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { renderToBuffer } from '@react-pdf/renderer';
import { registerFonts } from './fonts.ts';
import { valuationDocument } from './valuation-document.ts';

registerFonts();

/** `origin` is where this installation is reached: a certificate's code leads there. */
export const renderPdf = (report: ValuationReport, origin: string): Promise<Buffer> =>
  renderToBuffer(valuationDocument(report, origin));
