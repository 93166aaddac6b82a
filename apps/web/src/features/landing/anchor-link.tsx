import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface AnchorLinkProps {
  /** The id of a section on this page. */
  to: string;
  onNavigate?: (() => void) | undefined;
  className?: string;
  children: ReactNode;
}

/** The frame scrolls to a new hash; a second press on the same one scrolls there again. */
export function AnchorLink({ to, onNavigate, className, children }: AnchorLinkProps) {
  const follow = () => {
    onNavigate?.();
    if (window.location.hash === `#${to}`) document.getElementById(to)?.scrollIntoView();
  };
  return (
    <Link to={`/#${to}`} onClick={follow} className={className}>
      {children}
    </Link>
  );
}
