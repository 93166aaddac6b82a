import { useMutation } from '@tanstack/react-query';
import { FileDrop } from '../../../ui/controls/file-drop.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CodeBlock } from '../../../ui/layout/code-block.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ChecksCard } from '../checks-card.tsx';
import { text } from '../text.ts';
import { BundleResult } from './bundle-result.tsx';
import { BUNDLE_MAX_BYTES, checkBundle } from './check-bundle.ts';

const words = text.bundle;

class TooLarge extends Error {}

const readAndCheck = async (file: File) => {
  if (file.size > BUNDLE_MAX_BYTES) throw new TooLarge();
  return checkBundle(file.name, file);
};

/** `/verify`: a bundle is checked here, without a call to the server. */
export function VerifyScreen() {
  // Works without a network: it must not wait for one.
  const check = useMutation({ mutationFn: readAndCheck, networkMode: 'always' });
  return (
    <Page title={words.title} description={words.description}>
      <div className="grid grid-cols-1 gap-3 md:gap-5">
        <FileDrop
          label={check.data ? words.newFile : words.choose}
          hint={words.drop}
          limit={words.note}
          accept=".json,application/json"
          onFile={check.mutate}
        />
        <p role="status" className="sr-only">
          {check.isPending ? words.reading : null}
        </p>
        {check.error ? <ErrorState title={words.tooLarge} /> : null}
        {check.data ? <BundleResult key={check.submittedAt} checked={check.data} /> : <ChecksCard isWide />}
        <Card title={words.commandTitle}>
          <p className="mb-3 text-13 text-muted">{words.commandNote}</p>
          <CodeBlock code={words.command} label={words.commandTitle} copyLabel={words.copyCommand} />
        </Card>
      </div>
    </Page>
  );
}
