import { UPLOAD_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import { clsx } from 'clsx';
import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProgressCard } from '../../ui/progress-card.tsx';
import { bytesText } from './bytes-text.ts';
import { text } from './text.ts';
import { type Upload, useUpload } from './use-upload.ts';

const ACCEPTED = '.csv,.txt,.tsv,.dat,.zip,text/csv';
const MEBIBYTE = 1024 * 1024;

export function NewImportCard({ onRead }: { onRead: (id: string) => void }) {
  const { upload, error, send, cancel } = useUpload(onRead);
  return (
    <div className="mb-3 grid gap-3 md:mb-5">
      {error ? (
        <ErrorState title={text.notSent}>{fieldErrorsOf(error)[0]?.message ?? errorText(error)}</ErrorState>
      ) : null}
      {upload ? <Sending upload={upload} onCancel={cancel} /> : <DropZone onFile={send} />}
    </div>
  );
}

function Sending({ upload: { file, sentBytes }, onCancel }: { upload: Upload; onCancel: () => void }) {
  const isSent = sentBytes >= file.size;
  return (
    <ProgressCard
      title={isSent ? text.reading : text.sending(file.name)}
      done={sentBytes}
      total={isSent ? null : file.size}
      countText={text.sent(bytesText(sentBytes), bytesText(file.size))}
      onCancel={onCancel}
      cancelLabel={text.cancelUpload}
    />
  );
}

function DropZone({ onFile }: { onFile: (file: File) => void }) {
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
      aria-label={text.choose}
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
      <Button kind="primary" icon={UploadIcon} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={text.choose}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <span className="text-13 text-muted max-md:hidden">{text.drop}</span>
      <p className="text-12 text-muted md:ml-auto">{text.limit(UPLOAD_MAX_BYTES / MEBIBYTE)}</p>
    </section>
  );
}
