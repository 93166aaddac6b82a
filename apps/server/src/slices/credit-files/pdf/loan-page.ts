import { longDay } from '@propguard/rules/formats/days';
import { audText, centsText, percentText, ratioText, timesText } from '@propguard/rules/lending/figure-words';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { keyFigures, pageTitle, sampleBadge, section, style } from '../../../printing/paper/parts.ts';
import { qrCode } from '../../../printing/paper/qr-code.ts';
import { type Paper, sheet } from '../../../printing/paper/sheet.ts';
import { COLOUR } from '../../../printing/paper/theme.ts';
import { standingLine, verdictTable } from '../../../printing/paper/verdicts.ts';
import type { PrintOrder } from '../credit-file.ts';

const QR_SIZE = 68;
const NOT_KNOWN = '–';
const orDash = <Value>(value: Value | null, words: (value: Value) => string): string =>
  value === null ? NOT_KNOWN : words(value);

const line = (label: string, value: string): ReactNode =>
  h(
    View,
    { key: label, style: { flexDirection: 'row', paddingVertical: 2.5 } },
    h(Text, { style: { width: 96, color: COLOUR.muted } }, label),
    h(Text, { style: [style.figure, { flex: 1 }] }, value),
  );

const loanSection = ({ file, security }: PrintOrder): ReactNode => {
  const { loan, assessed, preparedFor, assessedAtWords } = file;
  return section(
    { title: 'The loan' },
    line('Loan', loan.name),
    line('Security', security?.address ?? 'Not one of our properties on record'),
    ...(loan.counterparty ? [line('Borrower’s group', loan.counterparty)] : []),
    line('Lent on', loan.settledOn ? longDay(loan.settledOn) : 'An application'),
    line('Prepared for', preparedFor),
    line('Assessed', `${assessedAtWords}${assessed.assessedBy ? `, by ${assessed.assessedBy}` : ''}`),
    security?.isSample ? h(View, { style: { marginTop: 6 } }, sampleBadge()) : null,
  );
};

const figuresSection = ({ file: { assessed } }: PrintOrder): ReactNode => {
  const { figures } = assessed.assessment;
  const { lvr, dti } = figures;
  return section(
    { title: 'Figures', note: 'A dash means facts are missing.' },
    keyFigures([
      { label: 'Loan', value: orDash(assessed.facts.amountAud ?? null, audText) },
      { label: 'LVR', value: lvr.assumed ? NOT_KNOWN : ratioText(lvr.value) },
      { label: 'DTI', value: dti.assumed ? NOT_KNOWN : `${timesText(dti.value)} times` },
      { label: 'Repayment a month', value: orDash(figures.repaymentCents, centsText) },
      { label: 'Left a month, assessed', value: orDash(figures.surplusMonthlyCents, centsText) },
      { label: 'Risk weight', value: orDash(figures.riskWeightPercent, percentText) },
    ]),
  );
};

const proofSection = ({ file, origin }: PrintOrder): ReactNode => {
  const { audit, certificate } = file;
  const verifyUrl = certificate
    ? `${origin}${pathTo(PATHS.certificate, { id: certificate.certificateId })}`
    : null;
  return section(
    { title: 'How you can prove it', note: 'The audit trail is a chain of hashes: a change anywhere shows.' },
    ...(audit
      ? [
          line('Audit record', `No. ${audit.position} of the workspace’s trail`),
          line('Record hash', audit.digest.replace(/(.{32})/, '$1\n')),
          line('Hash of the facts', audit.inputsDigest.replace(/(.{32})/, '$1\n')),
        ]
      : [line('Audit record', 'None found')]),
    verifyUrl && certificate
      ? h(
          View,
          { style: { flexDirection: 'row', alignItems: 'center', marginTop: 8 } },
          qrCode(verifyUrl, QR_SIZE),
          h(
            View,
            { style: { marginLeft: 12, flex: 1 } },
            h(Text, { style: style.strong }, `Valuation certificate ${certificate.certificateId}`),
            h(
              Text,
              { style: style.small },
              `Issued ${longDay(certificate.issuedAt.slice(0, 10))} (UTC). Anyone can verify it at ${verifyUrl}`,
            ),
          ),
        )
      : h(
          Text,
          { style: [style.small, { marginTop: 6 }] },
          'No valuation certificate has been issued for this security.',
        ),
  );
};

export const loanPage = (paper: Paper, order: PrintOrder): ReactNode => {
  const { assessment } = order.file.assessed;
  const { compliant, assessable } = assessment.compliance;
  return sheet(
    { paper, bookmark: 'Loan and verdicts' },
    pageTitle('Credit file'),
    loanSection(order),
    figuresSection(order),
    section(
      {
        title: 'Verdicts',
        note: `Rule set ${assessment.ruleVersion}, as of ${longDay(assessment.assessedOn)}.`,
        whole: false,
      },
      h(
        View,
        { style: { marginBottom: 10 } },
        standingLine(assessment),
        h(
          Text,
          { style: style.muted },
          assessable === 0
            ? 'No rule could be assessed on the facts given.'
            : `${compliant} of ${assessable} assessable rules are compliant; ${assessment.verdicts.length - assessable} cannot be assessed on the facts given.`,
        ),
      ),
      verdictTable(assessment.verdicts),
    ),
    proofSection(order),
  );
};
