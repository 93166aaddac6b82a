import type { Assessment } from '@propguard/protocol/assessments';
import { certificateRiskLevel, NOT_RATED } from '@propguard/rules/hazards/risk-levels';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { audText } from '../../../lib/aud-text.ts';
import { placeText } from '../../../parts/properties/listing-words.ts';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Definition, DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { networkQuery } from '../queries.ts';
import { text } from '../text.ts';
import { MintedCertificate } from './minted-certificate.tsx';
import { MintingFailed } from './minting-failed.tsx';
import { useMinting } from './use-minting.ts';

const words = text.certificate;

interface CertificateCardProps {
  assessment: Assessment | undefined;
  isLoading: boolean;
}

/** CORE-CHAIN-01, CORE-CHAIN-02. */
export function CertificateCard({ assessment, isLoading }: CertificateCardProps) {
  const minting = useMinting(assessment);
  const { state, certificate } = minting;
  return (
    <Card
      title={words.title}
      actions={
        <>
          {state === 'minted' ? (
            <Badge tone="positive" icon={BadgeCheck}>
              {words.minted}
            </Badge>
          ) : null}
          {minting.revoked ? <Badge tone="danger">{words.revoked}</Badge> : null}
          {assessment?.valuation.sample ? <SampleBadge /> : null}
        </>
      }
      foot={words.notTitle}
    >
      <p className="mb-3 text-13 text-muted">{words.about}</p>
      {isLoading || minting.isLoading ? (
        <Loading label={words.loading}>
          <SkeletonTable rows={5} />
        </Loading>
      ) : (
        <Facts assessment={assessment} />
      )}
      {minting.readError ? (
        <ReadFailure
          title={words.unreadable}
          onRetry={minting.retry}
          className="mt-4"
          variant="banner"
          error={minting.readError}
        />
      ) : null}
      {certificate?.published ? (
        <MintedCertificate certificate={certificate} published={certificate.published} />
      ) : null}
      {state === 'error' ? <MintingFailed message={minting.failure} onTryAgain={minting.tryAgain} /> : null}
      {state === 'idle' || state === 'minting' ? (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            kind="primary"
            icon={BadgeCheck}
            busy={state === 'minting'}
            busyLabel={words.minting}
            disabled={assessment?.valuation.valueAud == null || minting.isLoading}
            onClick={() => assessment && minting.mint(assessment)}
          >
            {words.mint}
          </Button>
          <p role="status" className="text-13 text-muted">
            {state === 'minting' ? words.steps[certificate?.state ?? 'pending'] : null}
          </p>
        </div>
      ) : null}
    </Card>
  );
}

/** CORE-CHAIN-08 to CORE-CHAIN-10. */
function Facts({ assessment }: { assessment: Assessment | undefined }) {
  const { data, isPending } = useQuery(networkQuery());
  const network = data?.network;
  const items: Definition[] = assessment
    ? [
        {
          term: words.property,
          detail: `${assessment.subject.address}, ${placeText(assessment.subject.locality)}`,
        },
        {
          term: words.valuation,
          detail:
            assessment.valuation.valueAud === null ? words.noValue : audText(assessment.valuation.valueAud),
        },
        { term: words.riskLevel, detail: certificateRiskLevel(assessment.hazards) ?? NOT_RATED },
      ]
    : [];
  return (
    <>
      {assessment ? null : <p className="mb-3 text-13">{words.needsAnalysis}</p>}
      <DefinitionList
        items={[
          ...items,
          { term: words.network, detail: network?.name ?? (isPending ? '…' : words.noNetwork) },
          { term: words.gas, detail: network?.gas ?? (isPending ? '…' : words.gasUnknown) },
        ]}
      />
    </>
  );
}
