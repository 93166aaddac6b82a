import { useMutation } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import { apiClient } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { checkBundle } from '../bundle/check-bundle.ts';
import { bundleUrl, certificateFileUrl, qrCodeUrl } from '../certificate-files.ts';
import { CheckList } from '../check-list.tsx';
import { text } from '../text.ts';

const words = text.published;
const QR_PX = 132;

const fetchAndCheck = async (id: string) => {
  const file = await apiClient.certificates.bundle({ id });
  return checkBundle(file.name, file);
};

/** The page as a code to scan, the bundle to keep, and the checks made here rather than by us. */
export function CertificateActions({ id }: { id: string }) {
  const check = useMutation({ mutationFn: () => fetchAndCheck(id) });
  const isValid = check.data?.isValid;
  return (
    <Card title={words.qrTitle}>
      <div className="flex flex-wrap items-start gap-4">
        <img
          src={qrCodeUrl(id)}
          alt={words.qr}
          width={QR_PX}
          height={QR_PX}
          className="rounded-1 border border-line bg-white"
        />
        <div className="grid justify-items-start gap-2">
          <Button kind="primary" icon={ShieldCheck} busy={check.isPending} onClick={() => check.mutate()}>
            {words.verifyHere}
          </Button>
          <LinkButton to={certificateFileUrl(id)} reloadDocument download icon={Download}>
            {words.file}
          </LinkButton>
          <p className="text-12 text-muted">{words.fileNote}</p>
          <LinkButton to={bundleUrl(id)} reloadDocument download icon={Download}>
            {words.bundle}
          </LinkButton>
          <CopyButton size="md" text={window.location.href} label={words.copyLink} />
        </div>
      </div>
      {check.error ? (
        <ErrorState title={words.verifyFailed} className="mt-4">
          {errorText(check.error)}
        </ErrorState>
      ) : null}
      {check.data ? (
        <div className="mt-4 grid grid-cols-1 gap-3">
          <Alert
            live
            tone={isValid ? 'info' : 'danger'}
            title={isValid ? text.bundle.validTitle : text.bundle.invalidTitle}
          />
          <CheckList checks={check.data.checks} />
        </div>
      ) : null}
    </Card>
  );
}
