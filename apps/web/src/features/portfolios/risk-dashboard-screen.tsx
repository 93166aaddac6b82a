import { useAddressParams } from '../../lib/use-address-params.ts';
import { Page } from '../../ui/page.tsx';
import { AssessedCard } from './assessed-card.tsx';
import { PortfolioList } from './portfolio-list.tsx';
import { PortfolioPage } from './portfolio-page.tsx';
import { text } from './text.ts';
import { UploadCard } from './upload-card.tsx';

/** The whole workspace, or one portfolio: `?portfolio=`. */
export function RiskDashboardScreen() {
  const { params, change } = useAddressParams();
  const id = params.get('portfolio');
  const open = (next: string | null) =>
    change({ portfolio: next, cursor: null, trail: null, sort: null, only: null });
  if (id) return <PortfolioPage key={id} id={id} onGone={() => open(null)} />;
  return (
    <Page title={text.title} description={text.description}>
      <UploadCard onRead={open} />
      <div className="grid gap-3 md:gap-5">
        <PortfolioList onOpen={open} />
        <AssessedCard />
      </div>
    </Page>
  );
}
