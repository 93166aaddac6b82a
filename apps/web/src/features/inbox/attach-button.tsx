import { MEDIA_ENDINGS } from '@propguard/rules/media/media-types';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { text } from './text.ts';

interface AttachButtonProps {
  /** Why no file can go there; null: one can. */
  refused: string | null;
  isBusy: boolean;
  onFile: (file: File) => void;
  onRefused: () => void;
}

/** Chooses a file for a reply; where the channel takes none, it says so. */
export function AttachButton({ refused, isBusy, onFile, onRefused }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={Paperclip}
        kind="ghost"
        label={text.reply.attach}
        busy={isBusy}
        onClick={() => (refused === null ? input.current?.click() : onRefused())}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text.reply.file}
        accept={MEDIA_ENDINGS.join(',')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // The same file may be chosen again after it was taken off.
          event.target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </>
  );
}
