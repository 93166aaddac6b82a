import { Menu, X } from 'lucide-react';
import { Link } from 'react-router';
import { SAMPLE_ADDRESS } from '../../../parts/properties/sample-address.ts';
import { questionPath } from '../../../routes/analyse.ts';
import { buttonLook } from '../../../ui/controls/button-look.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { AnchorLink } from '../anchor-link.tsx';
import { APP_PATH, productLinks, SIGN_IN_PATH } from '../links.ts';
import { text } from '../text.ts';
import { useDisclosure } from '../use-disclosure.ts';

const LINE = 'flex h-touch items-center rounded-2 text-16 font-medium';

/** CORE-LAND-04 and 05: it closes on navigation. */
export function MobileMenu() {
  const { frame, button, panel, open, close } = useDisclosure();
  return (
    <div {...frame} className="md:hidden">
      <button
        {...button}
        aria-label={open ? text.closeMenu : text.menu}
        className={buttonLook({ kind: 'ghost', shape: 'square' })}
      >
        <Icon of={open ? X : Menu} />
      </button>
      <nav
        {...panel}
        aria-label={text.menu}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-60px)] overflow-y-auto border-b border-line bg-page px-4 pt-2 pb-5 shadow-lift"
      >
        <p className="pt-2 text-13 text-muted">{text.products}</p>
        <ul>
          {productLinks().map(({ label, to }) => (
            <li key={to}>
              <Link to={to} onClick={close} className={LINE}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-2 border-t border-line pt-2">
          <li>
            <AnchorLink to="features" onNavigate={close} className={LINE}>
              {text.featuresLink}
            </AnchorLink>
          </li>
          <li>
            <AnchorLink to="pricing" onNavigate={close} className={LINE}>
              {text.pricingLink}
            </AnchorLink>
          </li>
          <li>
            <Link to={questionPath(SAMPLE_ADDRESS)} onClick={close} className={LINE}>
              {text.demoLink}
            </Link>
          </li>
          <li>
            <Link to={SIGN_IN_PATH} onClick={close} className={LINE}>
              {text.signIn}
            </Link>
          </li>
        </ul>
        <LinkButton to={APP_PATH} onClick={close} kind="primary" size="lg" wide className="mt-3">
          {text.getStarted}
        </LinkButton>
      </nav>
    </div>
  );
}
