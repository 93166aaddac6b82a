import { Page } from '../../ui/layout/page.tsx';
import { BackupsCard } from './backups-card.tsx';
import { SlowWorkCards } from './slow-work-cards.tsx';
import { text } from './text.ts';

export function RunningScreen() {
  return (
    <Page title={text.title} description={text.description}>
      <div className="grid gap-5">
        <BackupsCard />
        <SlowWorkCards />
      </div>
    </Page>
  );
}
