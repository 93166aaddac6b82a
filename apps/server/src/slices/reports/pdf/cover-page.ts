import { longDay } from '@propguard/rules/formats/days';
import { wholeAud } from '@propguard/rules/formats/money';
import { STATE_NAMES } from '@propguard/rules/places/states';
import { homeText } from '@propguard/rules/properties/home-words';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { Page, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { sampleBadge, style } from '../../../printing/paper/parts.ts';
import { qrCode } from '../../../printing/paper/qr-code.ts';
import { brandMark, footer } from '../../../printing/paper/sheet.ts';
import { COLOUR, PAGE, SERIF } from '../../../printing/paper/theme.ts';
import type { PrintedReport } from '../printed-report.ts';
import { paperOf } from './frame.ts';

const QR_SIZE = 74;

const fact = (label: string, value: string): ReactNode =>
  h(
    View,
    {
      key: label,
      style: { flexDirection: 'row', borderTop: `0.5pt solid ${COLOUR.line}`, paddingVertical: 5 },
    },
    h(Text, { style: { width: 110, color: COLOUR.muted } }, label),
    h(Text, { style: [style.figure, { flex: 1 }] }, value),
  );

const certificate = ({ record }: PrintedReport, origin: string): ReactNode => {
  const { certificate: issued } = record;
  if (!issued)
    return h(
      Text,
      { style: style.small },
      'No certificate has been issued for this version. The digest above identifies the document.',
    );
  const verifyUrl = `${origin}${pathTo(PATHS.certificate, { id: issued.certificateId })}`;
  return h(
    View,
    { style: { flexDirection: 'row', alignItems: 'center' } },
    qrCode(verifyUrl, QR_SIZE),
    h(
      View,
      { style: { marginLeft: 14, flex: 1 } },
      h(Text, { style: style.strong }, `Certificate ${issued.certificateId}`),
      h(
        Text,
        { style: style.small },
        `Issued ${longDay(issued.issuedAt.slice(0, 10))} (UTC), ${issued.hash}`,
      ),
      h(Text, { style: style.small }, `Verify at ${verifyUrl}`),
    ),
  );
};

const addressBlock = ({ record: { subject } }: PrintedReport): ReactNode => {
  const { address, locality, facts } = subject;
  return h(
    View,
    {},
    h(Text, { style: { fontFamily: SERIF, fontSize: 34, lineHeight: 1.12, letterSpacing: -0.4 } }, address),
    h(
      Text,
      { style: { fontFamily: SERIF, fontSize: 17, lineHeight: 1.3, marginTop: 6, color: COLOUR.muted } },
      `${locality.name}, ${STATE_NAMES[locality.state]} ${locality.postcode}`,
    ),
    h(Text, { style: { fontSize: 10, marginTop: 12 } }, homeText(facts)),
  );
};

const valueBlock = ({ record: { valuation } }: PrintedReport): ReactNode => {
  const { valueAud, range80, asOf } = valuation;
  return h(
    View,
    { style: { borderTop: `2pt solid ${COLOUR.accent}`, paddingTop: 12 } },
    h(Text, { style: { fontSize: 9, color: COLOUR.muted } }, `Value on ${longDay(asOf)}`),
    h(
      Text,
      { style: { fontSize: 38, fontWeight: 500, letterSpacing: -1.4, lineHeight: 1.2, ...style.figure } },
      valueAud === null ? 'No value stated' : wholeAud(valueAud),
    ),
    range80
      ? h(
          Text,
          { style: [style.figure, { fontSize: 10, color: COLOUR.muted }] },
          `80% range ${wholeAud(range80.lowAud)} – ${wholeAud(range80.highAud)}`,
        )
      : h(Text, { style: style.muted }, 'There isn’t enough evidence for a value.'),
  );
};

const facts = (report: PrintedReport): ReactNode[] => {
  const { record, prepared_for, prepared_by, digest } = report;
  return [
    fact('Report', `${record.reportId}, version ${record.version}`),
    ...(prepared_for === null ? [] : [fact('Prepared for', prepared_for)]),
    ...(prepared_by === null ? [] : [fact('Requested by', prepared_by)]),
    fact('Valuation date', longDay(record.valuation.asOf)),
    // The rules were applied when it was made, on the day that it was where the workspace is.
    fact('Generated', longDay(record.lending.assessedOn)),
    fact('Digest (SHA-256)', digest.replace(/(.{32})/, '$1\n')),
  ];
};

export const coverPage = (report: PrintedReport, origin: string): ReactNode =>
  h(
    Page,
    {
      size: 'A4',
      bookmark: 'Cover',
      style: [style.page, { padding: PAGE.side, paddingBottom: PAGE.bottom }],
    },
    footer(paperOf(report)),
    h(
      View,
      { style: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' } },
      h(
        View,
        { style: { flexDirection: 'row', alignItems: 'center' } },
        brandMark(24),
        h(
          Text,
          { style: { fontSize: 14, fontWeight: 600, marginLeft: 9, letterSpacing: -0.2 } },
          'PropGuard AI',
        ),
      ),
      h(Text, { style: { fontSize: 10, color: COLOUR.muted } }, 'Professional Valuation Report'),
    ),
    h(View, { style: { borderTop: `1pt solid ${COLOUR.ink}`, marginTop: 14, marginBottom: 96 } }),
    addressBlock(report),
    report.record.sample ? h(View, { style: { marginTop: 16 } }, sampleBadge()) : null,
    h(View, { style: { height: 64 } }),
    valueBlock(report),
    h(View, { style: { flexGrow: 1 } }),
    h(View, { style: { marginBottom: 14 } }, ...facts(report)),
    h(View, { style: { minHeight: 30, marginBottom: 18 } }, certificate(report, origin)),
  );
