import { lazy, Suspense } from 'react';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { LandingBar } from './bar/landing-bar.tsx';
import { DemoSection } from './demo/demo-section.tsx';
import { ClosingSection } from './sections/closing-section.tsx';
import { FeaturesSection } from './sections/features-section.tsx';
import { Hero } from './sections/hero.tsx';
import { LandingFooter } from './sections/landing-footer.tsx';
import { PartnerStrip } from './sections/partner-strip.tsx';
import { PricingSection } from './sections/pricing-section.tsx';
import { StatsBand } from './sections/stats-band.tsx';
import { text } from './text.ts';

/** Forms come when they are asked for; nobody needs them to read the page. */
const EnquiryDialog = lazy(async () => ({
  default: (await import('./enquiry/enquiry-dialog.tsx')).EnquiryDialog,
}));

const CONTENT_ID = 'content';

/** `/`. An open form is in the address: `?enquiry=sales` or `call`. */
export function LandingScreen() {
  const { params, change } = useAddressParams();
  const enquiry = params.get('enquiry');
  const ask = (kind: 'sales' | 'call') => change({ enquiry: kind });
  const close = () => change({ enquiry: null }, { replace: true });
  return (
    <div id="top">
      <SkipLink targetId={CONTENT_ID}>{text.skip}</SkipLink>
      <LandingBar />
      <main id={CONTENT_ID} tabIndex={-1} className="outline-none [&_h1]:outline-none">
        <Hero />
        <PartnerStrip />
        <FeaturesSection />
        <StatsBand />
        <DemoSection />
        <PricingSection onContactSales={() => ask('sales')} />
        <ClosingSection onScheduleCall={() => ask('call')} />
      </main>
      <LandingFooter />
      <Suspense>
        {enquiry === 'sales' || enquiry === 'call' ? <EnquiryDialog kind={enquiry} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
