import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface CardProps {
  title?: ReactNode;
  /** One quiet sentence beside the title. */
  subtitle?: ReactNode;
  /** Where the card's figures come from: a Provenance. */
  provenance?: ReactNode;
  actions?: ReactNode;
  /** Source and date, below a hairline. */
  foot?: ReactNode;
  headingLevel?: 2 | 3;
  /** For a card without a visible title. */
  label?: string;
  /** Tables and maps reach the card's edge. */
  flush?: boolean;
  /** The one child grows with the card, as a table's rows can. */
  fills?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Card(props: CardProps) {
  const {
    title,
    subtitle,
    provenance,
    actions,
    foot,
    headingLevel = 2,
    label,
    flush,
    fills,
    className,
    children,
  } = props;
  const titleId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
      className={clsx('flex min-w-0 flex-col rounded-2 border border-line bg-surface', className)}
    >
      {title ? (
        <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-4 pt-3 md:px-5 md:pt-3.5">
          <div
            className={clsx(
              'flex min-w-0 flex-wrap items-baseline gap-x-2.5',
              // A sentence beside buttons would be squeezed into a column: it takes a line of its own.
              subtitle ? 'flex-[1_1_16rem]' : 'flex-[1_1_9rem]',
            )}
          >
            <Heading id={titleId} className="py-1.25 text-14">
              {title}
            </Heading>
            {subtitle ? <p className="text-13 text-muted">{subtitle}</p> : null}
          </div>
          {provenance || actions ? (
            <div
              className={clsx(
                'ml-auto flex min-h-7.5 flex-wrap items-center gap-1.5 [&>.at-edge:last-child]:-mr-2',
                // The small (i) has room of its own for a finger.
                provenance && actions ? 'touch:gap-x-3' : '',
              )}
            >
              {provenance}
              {actions}
            </div>
          ) : null}
        </header>
      ) : null}
      {children === undefined ? null : (
        <div
          className={clsx(
            'min-w-0 flex-1',
            fills && 'grid grid-cols-1',
            flush ? title && 'pt-2.5' : bodyPadding(Boolean(title)),
          )}
        >
          {children}
        </div>
      )}
      {foot ? (
        <footer className="after-loading flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-12 text-muted tabular-nums md:px-5">
          {foot}
        </footer>
      ) : null}
    </section>
  );
}

function bodyPadding(underTitle: boolean): string {
  return underTitle ? 'px-4 pt-2.5 pb-4 md:px-5 md:pt-3 md:pb-5' : 'p-4 md:p-5';
}
