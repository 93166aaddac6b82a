import { useQuery } from '@tanstack/react-query';
import { FIRST_PAGE } from '../../lib/list-address.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { OverviewSection } from './overview/overview-section.tsx';
import { PortfolioList } from './portfolio/portfolio-list.tsx';
import { PortfolioPage } from './portfolio/portfolio-page.tsx';
import { UploadCard } from './portfolio/upload-card.tsx';
import { overviewQuery } from './queries.ts';
import { text } from './text.ts';
import { AlertsCard } from './watch/alerts-card.tsx';

/** What belongs to one list and means nothing on another. */
const OTHER_LIST = { ...FIRST_PAGE, sort: null, only: null, find: null, risk: null };

/** The whole workspace, or one portfolio: `?portfolio=`. */
export function RiskDashboardScreen() {
  const { params, change } = useAddressParams();
  const { data } = useQuery(overviewQuery());
  const id = params.get('portfolio');
  const open = (next: string | null) => change({ portfolio: next, ...OTHER_LIST });
  if (id) return <PortfolioPage key={id} id={id} onGone={() => open(null)} />;
  return (
    <Page
      title={text.title}
      description={text.description}
      badge={data?.sample ? <SampleBadge /> : undefined}
    >
      <div className="grid gap-3 md:gap-5">
        <AlertsCard />
        <OverviewSection />
        <div className="after-loading grid gap-3 md:gap-5">
          <UploadCard onRead={open} />
          <PortfolioList onOpen={open} />
        </div>
      </div>
    </Page>
  );
}
