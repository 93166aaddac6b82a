import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { guideText } from '../../parts/properties/listing-words.ts';
import { CompareButton } from './compare-button.tsx';
import { StatusBadge } from './status-badge.tsx';
import { isOpen, type Subject } from './subject.ts';
import { text } from './text.ts';

export const SECTIONS = ['about', 'history', 'suburb', 'nearby'] as const;

/** Under the top bar, once the page's own head has been scrolled away. It takes no room of the page. */
export function StickySummary({ subject }: { subject: Subject }) {
  const head = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (head.current === null) return;
    const observer = new IntersectionObserver(([entry]) =>
      setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(head.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={head} />
      <div className="sticky top-bar z-20 -mx-4 h-0 md:-mx-7 print-hidden">
        {isAway ? <SummaryBar subject={subject} /> : null}
      </div>
    </>
  );
}

function SummaryBar({ subject }: { subject: Subject }) {
  const { property, listing } = subject;
  const { search } = useLocation();
  return (
    <div className="flex h-12 animate-appear items-center gap-3 border-b border-line bg-page px-4 text-13 md:px-7">
      <p className="min-w-0 truncate font-semibold">{property.address}</p>
      {listing?.guide && isOpen(subject) ? (
        <p className="flex-none tabular-nums max-sm:hidden">{guideText(listing.guide)}</p>
      ) : null}
      <StatusBadge status={listing?.status ?? null} />
      <nav aria-label={text.sections.label} className="ml-auto max-lg:hidden">
        <ul className="flex gap-4">
          {SECTIONS.map((section) => (
            <li key={section}>
              <Link
                to={{ search, hash: section }}
                className="touch-area rounded-1 text-muted hover:text-ink hover:underline"
              >
                {text.sections[section]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {listing ? (
        <div className="flex gap-2 max-lg:ml-auto max-md:hidden">
          <CompareButton listingId={listing.id} size="sm" />
        </div>
      ) : null}
    </div>
  );
}
