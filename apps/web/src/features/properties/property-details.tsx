import type { ReactNode } from 'react';
import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import { WhenNear } from '../../ui/layout/when-near.tsx';
import { AboutCard, hasAbout } from './about-card.tsx';
import { EngineRow } from './engine-row.tsx';
import type { EngineSlots } from './engine-slots.ts';
import { HistoryCard } from './history-card.tsx';
import { MediansCard, MediansPlace } from './medians-card.tsx';
import { NearbyCard } from './nearby-card.tsx';
import { PropertyGallery } from './property-gallery.tsx';
import { SimilarListings } from './similar-listings.tsx';
import { type SECTIONS, StickySummary } from './sticky-summary.tsx';
import { isOpen, type Subject } from './subject.ts';
import { SuburbCard } from './suburb-card.tsx';
import { SummaryCard } from './summary-card.tsx';

interface PropertyDetailsProps {
  subject: Subject;
  slots: EngineSlots;
}

export function PropertyDetails({ subject, slots }: PropertyDetailsProps) {
  const { property } = subject;
  return (
    <>
      <StickySummary subject={subject} />
      <div className="grid gap-3 md:gap-5">
        <PageGrid>
          <Column span={8} className="*:last:flex-none">
            <PropertyGallery property={property} />
          </Column>
          <Column span={4}>
            <SummaryCard subject={subject} />
          </Column>
        </PageGrid>
        <EngineRow slots={slots} subject={subject} />
        <PageGrid>
          {hasAbout(subject) ? (
            <Column span={7}>
              <Section id="about">
                <AboutCard subject={subject} />
              </Section>
            </Column>
          ) : null}
          <Column span={hasAbout(subject) ? 5 : 12}>
            <Section id="history">
              <HistoryCard subject={subject} />
            </Section>
          </Column>
          <Column span={7}>
            <Section id="suburb">
              <SuburbCard property={property} />
            </Section>
          </Column>
          <Column span={5}>
            <WhenNear className="flex flex-col *:flex-1" placeholder={<MediansPlace />}>
              <MediansCard locality={property.locality} />
            </WhenNear>
          </Column>
        </PageGrid>
        <Section id="nearby">
          <NearbyCard property={property} />
        </Section>
        {isOpen(subject) ? null : <SimilarListings property={property} />}
      </div>
    </>
  );
}

/** What the sticky summary leads to; the bars above leave it in sight. */
function Section({ id, children }: { id: (typeof SECTIONS)[number]; children: ReactNode }) {
  return (
    <div id={id} className="flex scroll-mt-28 flex-col *:flex-1">
      {children}
    </div>
  );
}
