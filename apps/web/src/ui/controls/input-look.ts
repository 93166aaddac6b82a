import { cva } from 'class-variance-authority';

/** The frame of anything one types into or picks from. */
export const inputLook = cva(
  [
    'flex w-full min-w-0 items-center gap-2 rounded-2 border border-control bg-surface text-ink',
    'focus-within:border-accent focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus',
    'has-aria-invalid:border-danger aria-invalid:border-danger',
    'has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted disabled:border-line disabled:bg-sunken disabled:text-muted',
  ],
  {
    variants: {
      size: {
        sm: 'h-7.5 px-2.5 text-13 touch:h-touch touch:text-16',
        md: 'h-control px-3 text-14 touch:h-touch touch:text-16',
        lg: 'h-12 px-4 text-16',
        area: 'px-3 py-2 text-14 touch:text-16',
      },
    },
    defaultVariants: { size: 'md' },
  },
);
