import { cva, type VariantProps } from 'class-variance-authority';

export const buttonLook = cva(
  [
    'inline-flex select-none items-center justify-center gap-2 rounded-2 border font-medium whitespace-nowrap',
    'transition-colors duration-(--quick) ease-calm',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted',
    'aria-disabled:cursor-not-allowed',
  ],
  {
    variants: {
      kind: {
        primary: 'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover',
        secondary: 'border-control bg-surface text-ink hover:bg-hover',
        // `at-edge`: its unseen padding may reach over the edge that other things are aligned to.
        ghost:
          'at-edge border-transparent bg-transparent text-ink hover:bg-hover disabled:border-transparent disabled:bg-transparent',
        danger: 'border-danger bg-surface text-danger hover:bg-danger-soft',
      },
      size: {
        sm: 'h-7.5 px-2.5 text-13 touch:h-touch touch:px-3',
        md: 'h-control px-3.5 text-14 touch:h-touch',
        lg: 'h-11 px-5 text-16',
      },
      shape: {
        text: '',
        square: 'aspect-square px-0 touch:px-0',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { kind: 'secondary', size: 'md', shape: 'text', wide: false },
  },
);

export type ButtonLook = Omit<VariantProps<typeof buttonLook>, 'shape'>;
