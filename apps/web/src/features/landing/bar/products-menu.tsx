import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/controls/icon.tsx';
import { FLOATING_LOOK } from '../../../ui/overlays/floating-look.ts';
import { productLinks } from '../links.ts';
import { text } from '../text.ts';
import { useDisclosure } from '../use-disclosure.ts';

/** CORE-LAND-03: what the route table holds of the products, on a desktop. */
export function ProductsMenu() {
  const { frame, button, panel, close } = useDisclosure();
  return (
    <div {...frame} className="relative">
      <button {...button} className="flex h-9 items-center gap-1.25 rounded-2 font-medium hover:text-accent">
        {text.products}
        <Icon of={ChevronDown} size={14} />
      </button>
      <ul
        {...panel}
        className={`${FLOATING_LOOK} absolute top-full left-0 mt-1.5 -ml-2 min-w-56 p-1.5`}
        aria-label={text.products}
      >
        {productLinks().map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={close}
              className="flex h-9 items-center rounded-1 px-2.5 text-14 hover:bg-hover focus-visible:-outline-offset-2"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
