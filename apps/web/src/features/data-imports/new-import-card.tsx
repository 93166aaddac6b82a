import { UPLOAD_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import { UPLOADS } from '@propguard/rules/uploads/upload-purposes';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { bytesText } from '../../lib/bytes-text.ts';
import { errorText } from '../../lib/error-text.ts';
import type { FileUpload } from '../../parts/uploads/use-file-upload.ts';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ProgressCard } from '../../ui/feedback/progress-card.tsx';
import { text } from './text.ts';
import { useUpload } from './use-upload.ts';

const ACCEPTED = UPLOADS['data-import'].endings.join(',');
const MEBIBYTE = 1024 * 1024;

export function NewImportCard({ onRead }: { onRead: (id: string) => void }) {
  const { upload, error, send, cancel } = useUpload(onRead);
  return (
    <div className="mb-3 grid gap-3 md:mb-5">
      {error ? (
        <ErrorState title={text.notSent}>{fieldErrorsOf(error)[0]?.message ?? errorText(error)}</ErrorState>
      ) : null}
      {upload ? (
        <Sending upload={upload} onCancel={cancel} />
      ) : (
        <FileDrop
          label={text.choose}
          hint={text.drop}
          limit={text.limit(UPLOAD_MAX_BYTES / MEBIBYTE)}
          accept={ACCEPTED}
          onFile={send}
        />
      )}
    </div>
  );
}

function Sending({ upload: { file, sentBytes }, onCancel }: { upload: FileUpload; onCancel: () => void }) {
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
