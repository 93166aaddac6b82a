import { Page } from '../../ui/layout/page.tsx';
import { PersonCard } from './person-card.tsx';
import { ReceiptsTable } from './receipts-table.tsx';
import { RetentionCard } from './retention-card.tsx';
import { text } from './text.ts';

/** What people can ask of a workspace, and the receipts that it was done. */
export function PrivacyScreen() {
  return (
    <Page title={text.title} description={text.description}>
      <div className="grid gap-3 md:gap-5">
        <div className="grid items-start gap-3 md:gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <PersonCard />
          <RetentionCard />
        </div>
        <div className="after-loading">
          <ReceiptsTable />
        </div>
      </div>
    </Page>
  );
}
