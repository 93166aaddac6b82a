import { Link } from 'react-router';
import { BrandMark } from '../../../ui/layout/brand-mark.tsx';
import { footerColumns } from '../links.ts';
import { text } from '../text.ts';

/** CORE-LAND-23 */
export function LandingFooter() {
  return (
    <footer className="border-t border-line text-13">
      <nav
        aria-label={text.footer.label}
        className="mx-auto grid max-w-300 grid-cols-2 gap-8 px-4 pt-9 pb-11 md:grid-cols-3 md:px-8 lg:auto-cols-[1fr] lg:grid-flow-col lg:grid-cols-[2fr]"
      >
        <div className="max-lg:col-span-full">
          <p className="flex items-center gap-2.25 text-[15px] font-semibold tracking-[-0.015em]">
            <BrandMark />
            {text.brand}
          </p>
          <p className="mt-2.5 max-w-[34ch] text-muted">{text.footer.disclosure}</p>
        </div>
        {footerColumns().map(({ title, links }) => (
          <div key={title}>
            <h2 className="text-13">{title}</h2>
            <ul className="mt-2">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex h-6.5 items-center rounded-1 text-muted hover:text-ink hover:underline touch:h-touch"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </footer>
  );
}
