import type { CertificateVerification } from '@propguard/protocol/certificates';
import { BadgeCheck } from 'lucide-react';
import { audText } from '../../../lib/aud-text.ts';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { certificatePath } from '../../../routes/prove.ts';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { type Definition, DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { CheckList } from '../check-list.tsx';
import { HashText } from '../hash-text.tsx';
import { text } from '../text.ts';

const words = text.verification;

/** CORE-ENT-16; CORE-CHAIN-17 when it is not valid. */
export function VerificationResult({ result }: { result: CertificateVerification }) {
  const { dateTime } = useInstantText();
  const { isValid, certificateId, revokedAt, sample } = result;
  if (certificateId === null)
    return (
      <Alert live tone="danger" title={words.invalid} className="mt-4">
        {words.unknown}
      </Alert>
    );
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      <Alert
        live
        tone={isValid ? 'info' : 'danger'}
        {...(isValid ? { icon: BadgeCheck } : {})}
        title={isValid ? words.valid : words.invalid}
        action={sample ? <SampleBadge /> : undefined}
      >
        {revokedAt ? words.revokedOn(dateTime(revokedAt)) : null}
      </Alert>
      <DefinitionList items={factsOf(result, dateTime)} />
      <CheckList checks={result.checks} />
      <TextLink to={certificatePath(certificateId)} className="justify-self-start text-13">
        {words.open}
      </TextLink>
    </div>
  );
}

function factsOf(result: CertificateVerification, dateTime: (instant: string) => string): Definition[] {
  const { nftId, propertyAddress, valuation, timestamp, txHash, ipfsHash, issuer, compliance } = result;
  return [
    { term: words.nftId, detail: nftId },
    { term: words.property, detail: propertyAddress ?? words.hidden },
    { term: words.valuation, detail: valuation === null ? '–' : audText(valuation) },
    { term: words.timestamp, detail: timestamp && dateTime(timestamp) },
    { term: words.txHash, detail: txHash && <HashText value={txHash} name={words.txHash} /> },
    { term: words.ipfsHash, detail: ipfsHash && <HashText value={ipfsHash} name={words.ipfsHash} /> },
    { term: words.issuer, detail: issuer && <HashText value={issuer} name={words.issuer} /> },
    { term: words.compliance, detail: compliance },
  ];
}
