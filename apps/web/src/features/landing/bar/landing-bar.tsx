import { Link } from 'react-router';
import { SAMPLE_ADDRESS } from '../../../parts/properties/sample-address.ts';
import { questionPath } from '../../../routes/analyse.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ThemeToggle } from '../../../ui/controls/theme-toggle.tsx';
import { BrandMark } from '../../../ui/layout/brand-mark.tsx';
import { AnchorLink } from '../anchor-link.tsx';
import { APP_PATH, SIGN_IN_PATH } from '../links.ts';
import { text } from '../text.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { ProductsMenu } from './products-menu.tsx';

const NAV_LINK = 'flex h-9 items-center rounded-2 font-medium hover:text-accent';

/** CORE-LAND-01 to 09 */
export function LandingBar() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-page print-hidden">
      <div className="mx-auto flex h-15 max-w-300 items-center gap-3 px-4 md:gap-7 md:px-8">
        <AnchorLink
          to="top"
          className="touch-area flex items-center gap-2.25 rounded-2 text-[15px] font-semibold tracking-[-0.015em] whitespace-nowrap"
        >
          <BrandMark size={26} />
          {text.brand}
        </AnchorLink>
        <p className="flex h-6 flex-none items-center gap-1.5 rounded-1 border border-rule px-2.25 text-12 whitespace-nowrap text-muted max-sm:hidden">
          {text.poweredBy} <b className="text-ink">{text.provider}</b>
        </p>
        <nav aria-label={text.main} className="flex items-center gap-6.5 max-lg:gap-5 max-md:hidden">
          <ProductsMenu />
          <AnchorLink to="features" className={NAV_LINK}>
            {text.featuresLink}
          </AnchorLink>
          <AnchorLink to="pricing" className={NAV_LINK}>
            {text.pricingLink}
          </AnchorLink>
          <Link to={questionPath(SAMPLE_ADDRESS)} className={`${NAV_LINK} max-lg:hidden`}>
            {text.demoLink}
          </Link>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeToggle />
          <LinkButton to={SIGN_IN_PATH} kind="ghost" className="max-md:hidden">
            {text.signIn}
          </LinkButton>
          <LinkButton to={APP_PATH} kind="primary" className="max-md:hidden">
            {text.getStarted}
          </LinkButton>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
