import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface AnchorLinkProps {
  /** The id of a section on this page. */
  to: string;
  onNavigate?: (() => void) | undefined;
  className?: string;
  children: ReactNode;
}

/** A second press scrolls there again, though the address stays the same. */
export function AnchorLink({ to, onNavigate, className, children }: AnchorLinkProps) {
  const follow = () => {
    onNavigate?.();
    document.getElementById(to)?.scrollIntoView();
  };
  return (
    <Link to={`/#${to}`} onClick={follow} className={className}>
      {children}
    </Link>
  );
}
