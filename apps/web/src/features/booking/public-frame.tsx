import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { useSpoken } from './languages/spoken.tsx';

interface PublicFrameProps {
  /** Whose page it is: their name, not ours, is above it. */
  office: string | null;
  /** What the page is about is made up, to look around with. */
  sample?: boolean;
  aside?: ReactNode;
  /** One card among nothing stands in the middle. */
  width?: 'wide' | 'reading';
  /** Whether there is a letter with a link by which it is changed. */
  isChangedByLetter?: boolean;
  children: ReactNode;
}

/** The page of an office, without the product around it. */
export function PublicFrame({
  office,
  sample = false,
  aside,
  width = 'wide',
  isChangedByLetter = true,
  children,
}: PublicFrameProps) {
  const { text } = useSpoken();
  return (
    <div className="flex min-h-dvh flex-col bg-page text-ink">
      <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line bg-surface px-4 py-2 md:min-h-16 md:px-8">
        <span className="flex min-w-0 flex-1 items-center gap-3">
          <span className="truncate font-serif text-16 md:text-20">{office}</span>
          {sample ? <SampleBadge label={text.sample} className="max-md:hidden" /> : null}
        </span>
        {aside}
      </header>
      <main
        className={clsx(
          'mx-auto w-full flex-1 px-4 py-5 md:px-6 md:py-8',
          width === 'wide' ? 'max-w-290' : 'max-w-172',
        )}
      >
        {sample ? <SampleBadge label={text.sample} className="mb-2 md:hidden" /> : null}
        {children}
      </main>
      <footer className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line px-4 py-4 text-12 text-muted md:px-8">
        {isChangedByLetter ? <span className="max-md:w-full">{text.foot}</span> : null}
        <span className="flex items-center gap-1.5 md:ms-auto">
          <BrandMark size={16} />
          {text.by}
        </span>
        <TextLink to={SCREENS.privacy.path}>{text.privacy}</TextLink>
        <TextLink to={SCREENS.terms.path}>{text.terms}</TextLink>
      </footer>
    </div>
  );
}
