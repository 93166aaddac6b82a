import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end'> {
  showLabel?: string;
}

export function PasswordInput({ showLabel = 'Show password', ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="touch-area -mr-1.5 grid size-7 place-items-center rounded-1 hover:bg-hover hover:text-ink"
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
