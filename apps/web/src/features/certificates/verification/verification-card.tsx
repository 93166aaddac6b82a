import { BUNDLE_CHECKS } from '@propguard/proof/bundle/bundle-checks';
import { VERIFICATION_INPUT_MAX } from '@propguard/rules/certificates/verification-input';
import { ShieldCheck } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { SCREENS } from '../../../routes/route-table.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { checkWords, text } from '../text.ts';
import { useVerification } from './use-verification.ts';
import { VerificationResult } from './verification-result.tsx';

const words = text.verification;

/** CORE-CHAIN-11 to CORE-CHAIN-17. */
export function VerificationCard() {
  const verification = useVerification();
  const { typed, isPreparing, isVerifying, result, failure } = verification;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (verification.canVerify && !isVerifying) verification.verify();
  };
  return (
    <Card title={words.title} foot={<TextLink to={SCREENS.verify.path}>{words.fileInstead}</TextLink>}>
      <form onSubmit={submit} className="grid gap-3">
        <Field label={words.input} hint={words.hint}>
          <TextInput
            value={typed}
            placeholder={words.placeholder}
            maxLength={VERIFICATION_INPUT_MAX}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => verification.type(event.target.value)}
            className="font-mono"
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            kind="primary"
            icon={ShieldCheck}
            busy={isVerifying}
            busyLabel={words.verifying}
            disabled={!verification.canVerify}
          >
            {words.verify}
          </Button>
          <Button busy={isPreparing} onClick={() => verification.tryExample('tx')}>
            {words.exampleTx}
          </Button>
          <Button busy={isPreparing} onClick={() => verification.tryExample('ipfs')}>
            {words.exampleIpfs}
          </Button>
        </div>
      </form>
      <p role="status" className="text-13 text-muted">
        {isPreparing ? words.preparing : null}
      </p>
      {failure ? (
        <Alert live tone="danger" title={words.failed} className="mt-4">
          {failure}
        </Alert>
      ) : null}
      {result ? <VerificationResult result={result} /> : null}
      {result || failure ? null : <ChecksAhead />}
    </Card>
  );
}

const CHECKS = [...BUNDLE_CHECKS, 'anchor-on-chain', 'token-on-chain'];

function ChecksAhead() {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-12 text-muted">{text.checks.title}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {CHECKS.map((check) => (
          <li key={check}>
            <Badge tone="outline">{checkWords(check).name}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
