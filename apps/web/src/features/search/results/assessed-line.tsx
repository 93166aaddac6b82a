import type { LastAssessment } from '@propguard/protocol/assessments';
import type { Listing } from '@propguard/protocol/listings';
import { Link } from 'react-router';
import { shortAudText } from '../../../lib/aud-text.ts';
import { placeText } from '../../../parts/properties/listing-words.ts';
import { assessmentPath, questionPath } from '../../../routes/analyse.ts';
import { text } from '../text.ts';

const words = text.card;

interface AssessedLineProps {
  property: Listing['property'];
  /** Absent where this workspace has not assessed it. */
  last: LastAssessment | undefined;
}

/** What the last assessment said of it, or the way to one. */
export function AssessedLine({ property, last }: AssessedLineProps) {
  const { address, locality } = property;
  if (!last)
    return (
      <Link
        to={questionPath(`${address}, ${placeText(locality)}`)}
        className="touch-area relative z-1 rounded-1 text-accent hover:text-accent-hover hover:underline"
        aria-label={words.assessOne(address)}
      >
        {words.assess}
      </Link>
    );
  const figures = [
    last.valueAud === null ? words.noValue : words.value(shortAudText(last.valueAud)),
    ...(last.riskScore === null ? [] : [words.risk(Math.round(last.riskScore * 100))]),
    words.lvr(`${Math.round(last.lvr.value * 100)}%`, last.lvr.assumed),
  ];
  return (
    <Link
      to={assessmentPath(last.assessmentId)}
      className="touch-area relative z-1 flex flex-wrap gap-x-3 rounded-1 text-ink hover:underline"
      aria-label={words.assessed(address, figures.join(', '))}
    >
      {figures.map((figure) => (
        <span key={figure}>{figure}</span>
      ))}
    </Link>
  );
}
