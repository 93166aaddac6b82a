import type { ReactNode } from 'react';
import { SCREENS } from '../../routes/route-table.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { text } from './public-text.ts';

/** The agency's page, or a part of its website: no product around it, and no more room than it needs. */
export function PublicFrame({ office, children }: { office: string | null; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-page text-ink">
      <main className="mx-auto w-full max-w-150 flex-1 px-4 py-6 md:py-10">
        {office ? <p className="mb-1 font-serif text-16 text-muted">{office}</p> : null}
        {children}
      </main>
      <footer className="mx-auto flex w-full max-w-150 items-center gap-5 px-4 pb-5 text-12 text-muted">
        <span className="flex-1">{text.by}</span>
        {/* In a frame on another site, ours would not be shown there. */}
        <TextLink to={SCREENS.privacy.path} target="_blank">
          {text.privacy}
        </TextLink>
      </footer>
    </div>
  );
}
