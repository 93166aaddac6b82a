import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { STATE_NAMES } from '@propguard/rules/places/states';
import { homeText } from '@propguard/rules/properties/home-words';
import { dayText } from '../../../parts/times/day-text.ts';
import { BrandMark } from '../../../ui/layout/brand-mark.tsx';
import { text } from '../text.ts';

const words = text.paper;

/** CORE-VAL-03: which report, of which property. */
export function PaperHead({ report }: { report: ValuationReport }) {
  const { record, prepared_for } = report;
  const { subject, home } = record;
  const { address, locality } = subject;
  const isSuburb = address === locality.name;
  const place = `${STATE_NAMES[locality.state]} ${locality.postcode}`;
  return (
    <header>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b-2 border-ink pb-3.5">
        <p className="flex items-center gap-2.25 text-16 font-semibold tracking-title">
          <BrandMark size={26} />
          {text.brand}
        </p>
        <dl className="flex flex-wrap gap-x-7 gap-y-2 text-13">
          <HeadFact term={text.title} detail={report.report_id} />
          <HeadFact term={words.valuationDate} detail={dayText(record.valuation.asOf)} />
          {prepared_for === null ? null : <HeadFact term={words.preparedFor} detail={prepared_for} />}
        </dl>
      </div>
      <h1 className="mt-8 font-serif text-[2.375rem] leading-tight font-normal tracking-title text-balance max-md:text-28 print:mt-5 print:text-28">
        {isSuburb ? locality.name : `${address}, ${locality.name}`}
      </h1>
      <p className="mt-2 text-14 text-muted">
        {place}. {homeText(subject.facts)}
        {home.features.length > 0 ? ` ${words.features}: ${home.features.join(', ')}.` : ''}
      </p>
    </header>
  );
}

function HeadFact({ term, detail }: { term: string; detail: string }) {
  return (
    <div>
      <dt className="text-12 text-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">{detail}</dd>
    </div>
  );
}
