import { PORTFOLIO_MAX_BYTES, PORTFOLIO_MAX_ROWS } from '@propguard/rules/portfolios/limits';
import { UPLOADS } from '@propguard/rules/uploads/upload-purposes';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { bytesText } from '../../../lib/bytes-text.ts';
import { errorText } from '../../../lib/error-text.ts';
import { FileDrop } from '../../../ui/controls/file-drop.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ProgressCard } from '../../../ui/feedback/progress-card.tsx';
import { text } from '../text.ts';
import { useMayChange } from '../use-may-change.ts';
import { usePortfolioUpload } from './use-portfolio-upload.ts';

const words = text.upload;
const MEBIBYTE = 1024 * 1024;

export function UploadCard({ onRead }: { onRead: (id: string) => void }) {
  const { upload, error, send, cancel } = usePortfolioUpload(onRead);
  const mayChange = useMayChange();
  const isSent = upload !== null && upload.sentBytes >= upload.file.size;
  if (!mayChange) return null;
  return (
    <div className="grid gap-3">
      {error ? (
        <ErrorState title={words.failed}>{fieldErrorsOf(error)[0]?.message ?? errorText(error)}</ErrorState>
      ) : null}
      {upload ? (
        <ProgressCard
          title={isSent ? words.reading : words.sending(upload.file.name)}
          done={upload.sentBytes}
          total={isSent ? null : upload.file.size}
          countText={words.sent(bytesText(upload.sentBytes), bytesText(upload.file.size))}
          onCancel={cancel}
          cancelLabel={words.cancel}
        />
      ) : (
        <FileDrop
          label={words.choose}
          hint={words.drop}
          limit={words.limit(PORTFOLIO_MAX_BYTES / MEBIBYTE, PORTFOLIO_MAX_ROWS)}
          accept={UPLOADS.portfolio.endings.join(',')}
          onFile={send}
        />
      )}
    </div>
  );
}
