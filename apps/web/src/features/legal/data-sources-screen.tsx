import type { Installation } from '@propguard/protocol/installation';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LegalPage } from './legal-page.tsx';
import { LegalProse } from './legal-prose.tsx';
import { SampleDataCard } from './sample-data-card.tsx';
import type { LegalSection } from './section.ts';
import { SourceList } from './source-list.tsx';
import { text } from './text.ts';

export function DataSourcesScreen() {
  return <LegalPage {...text.sources}>{(installation) => <Sources installation={installation} />}</LegalPage>;
}

function Sources({ installation: { sources } }: { installation: Installation }) {
  const hasSamples = sources.some((source) => source.sample);
  const { meets } = useSession();
  return (
    <>
      <Card flush label={text.sources.tableLabel} className="mb-8">
        {sources.length > 0 ? (
          <SourceList sources={sources} />
        ) : (
          <EmptyState title={text.sources.emptyTitle}>{text.sources.empty}</EmptyState>
        )}
      </Card>
      {meets('operator') ? <SampleDataCard present={hasSamples} /> : null}
      <LegalProse sections={notes(hasSamples)} />
    </>
  );
}

function notes(hasSamples: boolean): LegalSection[] {
  const { sampleTitle, sample, modelsTitle, models } = text.sources;
  const aboutSamples = { id: 'made-up', title: sampleTitle, paragraphs: [sample] };
  const aboutModels = { id: 'computed', title: modelsTitle, paragraphs: [models] };
  return hasSamples ? [aboutSamples, aboutModels] : [aboutModels];
}
