import type { ReportRecord } from '@propguard/protocol/report-record';
import { percent } from '@propguard/rules/formats/percent';
import { RULE_TITLES } from '@propguard/rules/lending/rule-titles';
import { audText } from '../../../lib/aud-text.ts';
import { ComplianceBadge } from '../../../parts/lending/compliance-badge.tsx';
import { VerdictBadge } from '../../../parts/lending/verdict-badge.tsx';
import { dayText } from '../../../parts/times/day-text.ts';
import { text } from '../text.ts';
import { Figures } from './figures.tsx';
import { Part } from './part.tsx';

const words = text.paper;

/** CORE-VAL-06: what each rule says, on the facts given. */
export function CertificatePart({ record }: { record: ReportRecord }) {
  const { lending, reviewDue, certificate } = record;
  const { compliant, assessable } = lending.compliance;
  return (
    <Part
      title={words.certificate}
      note={words.rules(lending.ruleVersion, dayText(lending.assessedOn), dayText(reviewDue))}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13">
        <ComplianceBadge assessment={lending} />
        {words.score(compliant, assessable, lending.verdicts.length - assessable)}
      </p>
      <LoanFigures record={record} />
      <ul className="mt-4">
        {lending.verdicts.map(({ rule, paragraph, result }) => (
          <li
            key={rule}
            className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-1.5 text-13 md:grid-cols-[170px_minmax(0,1fr)_auto] print:grid-cols-[150px_minmax(0,1fr)_auto]"
          >
            <span className="font-medium">{RULE_TITLES[rule]}</span>
            <span className="text-12 text-muted max-md:order-last max-md:col-span-full print:order-none print:col-auto">
              {paragraph}
            </span>
            <VerdictBadge result={result} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-12 text-muted">
        {certificate ? words.certificateId(certificate.certificateId) : words.noCertificate}
      </p>
    </Part>
  );
}

function LoanFigures({ record: { lending, loan, compliance, hazards } }: { record: ReportRecord }) {
  const { lvr } = lending.figures;
  const amountAud = lvr.assumed ? undefined : loan?.amountAud;
  return (
    <Figures
      items={[
        { label: words.loan, value: amountAud === undefined ? words.noLoan : audText(amountAud) },
        { label: words.lvr, value: lvr.assumed ? '–' : percent(lvr.value, 1) },
        {
          label: words.stressedLvr,
          value: hazards.money?.lvr ? percent(hazards.money.lvr.stressed, 1) : '–',
        },
        ...Object.entries(compliance.lvr_thresholds).map(([name, aud]) => ({
          label: words.loanAt(Number.parseInt(name, 10)),
          value: aud === null ? '–' : audText(aud),
        })),
      ]}
    />
  );
}
