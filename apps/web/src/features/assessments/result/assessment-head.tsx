import type { Assessment } from '@propguard/protocol/assessments';
import { homeText } from '@propguard/rules/properties/home-words';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { useNamedPage } from '../../../lib/page-name.ts';
import { placeText } from '../../../parts/properties/listing-words.ts';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { propertyPath } from '../../../routes/analyse.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { text } from '../text.ts';

const addressOf = ({ address, locality }: Assessment['subject']): string =>
  address === locality.name ? placeText(locality) : `${address}, ${placeText(locality)}`;

interface AssessmentHeadProps {
  /** Absent while it is made. */
  assessment: Assessment | undefined;
  /** Which value the tab below is about, where somebody could take it for another. */
  note?: string | undefined;
  actions?: ReactNode;
  /** Takes the focus when what was asked for is there. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** What was assessed, above every tab. */
export function AssessmentHead({ assessment, note, actions, headingRef }: AssessmentHeadProps) {
  const { dateTime } = useInstantText();
  useNamedPage(assessment ? addressOf(assessment.subject) : undefined);
  if (!assessment)
    return (
      <div aria-hidden="true" className="mt-5 md:h-11.75">
        <Skeleton width={320} height={23} className="max-w-full" />
        <Skeleton width={200} height={23} className="mt-1 md:hidden" />
        <Skeleton width={420} height={16} className="mt-1 max-w-full" />
        <Skeleton width={240} height={16} className="mt-0.75 md:hidden" />
        <Skeleton width={280} className="mt-2.5 h-control max-w-full touch:h-touch md:hidden" />
      </div>
    );
  const { subject, valuation, createdAt } = assessment;
  const position = text.positions[subject.positionSource];
  return (
    <header className="mt-5 flex flex-wrap items-end gap-x-5 gap-y-2">
      <div className="min-w-0">
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="scroll-mt-16 text-20 tracking-title text-balance outline-none"
        >
          {subject.propertyId === null ? (
            addressOf(subject)
          ) : (
            <Link to={propertyPath(subject.propertyId)} className="rounded-1 hover:underline">
              {addressOf(subject)}
            </Link>
          )}
        </h2>
        <p className="mt-0.75 text-13 text-muted">
          {homeText(subject.facts)} {text.assessedAt(dateTime(createdAt))}. {position}
        </p>
        {note ? <p className="mt-0.75 text-13 font-medium">{note}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2 md:ml-auto">
        {valuation.sample ? <SampleBadge /> : null}
        {actions}
      </div>
    </header>
  );
}
