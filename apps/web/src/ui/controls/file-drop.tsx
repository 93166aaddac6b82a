import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';

interface FileDropProps {
  label: string;
  hint: string;
  /** At the end: what is taken, how much of it. */
  limit?: string;
  /** As the input's own. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that opens the computer's files, on a place to drop one. */
export function FileDrop({ label, hint, limit, accept, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <section
      aria-label={label}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 border border-dashed p-4 md:p-5',
        isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Button kind="primary" icon={Upload} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        // The button stands for it: two of the same name would be one too many to hear.
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <span className="text-13 text-muted max-md:hidden">{hint}</span>
      {limit ? <p className="text-12 text-muted md:ml-auto">{limit}</p> : null}
    </section>
  );
}
