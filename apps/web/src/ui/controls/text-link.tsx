import { clsx } from 'clsx';
import { Link, type LinkProps } from 'react-router';

/** A link within or beside sentences: the accent and a thin line. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      className={clsx(
        'touch-area rounded-1 text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover hover:decoration-2',
        className,
      )}
      {...rest}
    />
  );
}
