import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../controls/icon.tsx';

interface Crumb {
  label: string;
  /** Absent on the place where one is. */
  to?: string;
}

interface BreadcrumbsProps {
  items: readonly Crumb[];
  label?: string;
}

export function Breadcrumbs({ items, label = 'Breadcrumbs' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-13">
        {items.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-1.5">
            {index > 0 ? <Icon of={ChevronRight} size={12} className="text-muted" /> : null}
            {crumb.to === undefined ? (
              <span aria-current="page" className="font-medium">
                {crumb.label}
              </span>
            ) : (
              <Link to={crumb.to} className="touch-area rounded-1 text-muted hover:text-ink hover:underline">
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
