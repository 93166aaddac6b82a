import type { CertificateBundle } from '@propguard/proof/bundle/bundle';
import { useMutation } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { FileDrop } from '../../../ui/controls/file-drop.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { text } from '../text.ts';
import { checkPrivatePart } from './check-private-part.ts';

const words = text.bundle;

/** With its private part, a certificate says which home it is about. */
export function HomeCard({ bundle }: { bundle: CertificateBundle }) {
  const check = useMutation({
    mutationFn: async (file: File) => checkPrivatePart(bundle, new Uint8Array(await file.arrayBuffer())),
    networkMode: 'always',
  });
  return (
    <Card title={words.homeTitle}>
      <p className="mb-3 text-13 text-muted">{words.homeNote}</p>
      <FileDrop
        label={words.choosePart}
        hint={words.drop}
        accept=".json,application/json"
        onFile={check.mutate}
      />
      {check.data?.kind === 'opened' ? (
        <Alert live icon={House} title={words.thisHome(check.data.address)} className="mt-3" />
      ) : null}
      {check.data && check.data.kind !== 'opened' ? (
        <ErrorState title={words.notThisPart[check.data.kind]} className="mt-3" />
      ) : null}
    </Card>
  );
}
