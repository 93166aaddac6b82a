import type { ReactNode } from 'react';

interface EntryPageProps {
  title: string;
  description?: ReactNode;
  /** The other ways, below the card. */
  foot?: ReactNode;
  /** What is inside has a card of its own. */
  bare?: boolean;
  children: ReactNode;
}

/** A quiet page with one card: signing in and what belongs to it. */
export function EntryPage({ title, description, foot, bare = false, children }: EntryPageProps) {
  return (
    <div className="mx-auto w-full max-w-105 px-4 pt-8 pb-24 md:pt-[12vh]">
      <h1 className="text-20 tracking-title text-balance break-words">{title}</h1>
      {description ? <p className="mt-1 text-13 text-muted">{description}</p> : null}
      <div className={bare ? 'mt-5' : 'mt-5 rounded-2 border border-line bg-surface p-4 md:p-5'}>
        {children}
      </div>
      {foot ? <div className="mt-4 text-13 text-muted">{foot}</div> : null}
    </div>
  );
}
