import { clsx } from 'clsx';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  name: string;
  size?: 'sm' | 'md' | 'lg';
  tone?: 'accent' | 'neutral';
  className?: string;
}

const SIZES = { sm: 'size-7 text-11', md: 'size-9 text-13', lg: 'size-10 text-14' };
const TONES = { accent: 'bg-accent-soft text-accent', neutral: 'bg-sunken text-muted' };

export function Avatar({ name, size = 'sm', tone = 'accent', className }: AvatarProps) {
  return (
    <span
      role="img"
      aria-label={name}
      className={clsx(
        'grid flex-none place-items-center rounded-full font-semibold',
        SIZES[size],
        TONES[tone],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
