import { audText } from '../../lib/aud-text.ts';
import { guideText } from '../../parts/properties/listing-words.ts';
import { dayText } from '../../parts/times/day-text.ts';
import { Figure } from '../../ui/figures/figure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { type Definition, DefinitionList } from '../../ui/layout/definition-list.tsx';
import { factsOf } from './facts.ts';
import { historyOf, isSale } from './history.ts';
import { isOpen, type Subject } from './subject.ts';
import { text } from './text.ts';

export function SummaryCard({ subject }: { subject: Subject }) {
  return (
    <Card label={text.summary}>
      <Price subject={subject} />
      <DefinitionList className="mt-4" items={[...campaignFacts(subject), ...factsOf(subject.property)]} />
    </Card>
  );
}

/** What is asked while it is for sale; else what was paid last. */
function Price({ subject }: { subject: Subject }) {
  const { listing } = subject;
  if (listing && (isOpen(subject) || listing.status === 'withdrawn')) {
    return <Figure label={isOpen(subject) ? text.guide : text.lastGuide} value={guideText(listing.guide)} />;
  }
  const sale = historyOf(subject).find(({ kind, priceAud }) => isSale(kind) && priceAud !== null);
  if (!sale || sale.priceAud === null) return <Figure label={text.lastSale} value={text.noSale} size="md" />;
  return (
    <Figure label={text.lastSale} value={audText(sale.priceAud)} unit={text.soldOn(dayText(sale.day))} />
  );
}

function campaignFacts({ listing }: Subject): Definition[] {
  if (!listing) return [];
  const { daysOnMarket, listedOn, closedOn } = listing;
  return [
    { term: text.daysOnMarket, detail: String(daysOnMarket) },
    { term: text.listedOn, detail: <time dateTime={listedOn}>{dayText(listedOn)}</time> },
    ...(closedOn
      ? [{ term: text.closedOn, detail: <time dateTime={closedOn}>{dayText(closedOn)}</time> }]
      : []),
  ];
}
