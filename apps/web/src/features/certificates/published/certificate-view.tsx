import type { PublishedCertificate } from '@propguard/protocol/certificates';
import { certifiedCompliance } from '@propguard/rules/certificates/compliance-words';
import { NOT_RATED } from '@propguard/rules/hazards/risk-levels';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { audText, stepAudText } from '../../../lib/aud-text.ts';
import { StandingBadge } from '../../../parts/lending/compliance-badge.tsx';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { dayText, zonedTimeText } from '../../../parts/times/instant-text.ts';
import { DistributionCurve } from '../../../parts/valuation/distribution-curve.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Definition, DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { Column, PageGrid } from '../../../ui/layout/page-grid.tsx';
import { ChecksCard } from '../checks-card.tsx';
import { HashText } from '../hash-text.tsx';
import { text } from '../text.ts';
import { CertificateActions } from './certificate-actions.tsx';

const words = text.published;

export function CertificateBadges({ certificate }: { certificate: PublishedCertificate }) {
  return (
    <>
      {certificate.revokedAt ? (
        <Badge tone="danger" icon={TriangleAlert}>
          {words.revoked}
        </Badge>
      ) : (
        <Badge tone="positive" icon={BadgeCheck}>
          {words.inForce}
        </Badge>
      )}
      {certificate.claims.sampleData ? <SampleBadge /> : null}
    </>
  );
}

export function CertificateView({ certificate }: { certificate: PublishedCertificate }) {
  const { claims, revokedAt, revocationReason } = certificate;
  return (
    <PageGrid>
      {revokedAt ? (
        <Column span={12}>
          <Alert tone="danger" title={words.revokedTitle(zonedTimeText(revokedAt))}>
            {revocationReason}
          </Alert>
        </Column>
      ) : null}
      <Column span={7}>
        <Card title={words.says} foot={claims.notice} fills>
          <div className="grid grid-cols-1 grid-rows-[auto_auto_1fr]">
            <Figure label={words.value} value={audText(claims.valuation.valueAud)} size="hero" />
            <ForecastCurve valuation={claims.valuation} />
            <DefinitionList items={claimFacts(claims)} className="row-start-3" />
          </div>
        </Card>
      </Column>
      <Column span={5}>
        <CertificateActions id={certificate.id} />
        <ChecksCard />
      </Column>
      <Column span={12}>
        <Card
          title={words.proof}
          subtitle={words.inputs(Object.keys(claims.inputs).length)}
          foot={words.privacy}
        >
          <DefinitionList items={proofFacts(certificate)} />
        </Card>
      </Column>
    </PageGrid>
  );
}

function ForecastCurve({ valuation }: Pick<PublishedCertificate['claims'], 'valuation'>) {
  const { valueAud, range80, range90 } = valuation;
  if (!range80 || !range90) return null;
  return (
    <div className="mt-4 mb-3">
      <DistributionCurve
        label={words.curve(rangeText(range80))}
        value={valueAud}
        range80={[range80.lowAud, range80.highAud]}
        range90={[range90.lowAud, range90.highAud]}
        format={audText}
        formatTick={stepAudText}
      />
    </div>
  );
}

const rangeText = (range: { lowAud: number; highAud: number } | null): string =>
  range ? `${audText(range.lowAud)} – ${audText(range.highAud)}` : words.none;

function claimFacts({ valuation, risk, compliance }: PublishedCertificate['claims']): Definition[] {
  return [
    { term: words.range80, detail: rangeText(valuation.range80) },
    { term: words.range90, detail: rangeText(valuation.range90) },
    { term: words.fsd, detail: valuation.fsd === null ? words.none : `${(valuation.fsd * 100).toFixed(1)}%` },
    { term: words.method, detail: text.methods[valuation.method] },
    { term: words.asOf, detail: dayText(valuation.asOf) },
    { term: words.comparables, detail: valuation.comparables.length },
    { term: words.risk, detail: risk.level ?? NOT_RATED },
    { term: words.compliance, detail: <CertifiedVerdict compliance={compliance} /> },
  ];
}

/** What it says of the loan, and what that rests on. */
function CertifiedVerdict({ compliance }: Pick<PublishedCertificate['claims'], 'compliance'>) {
  const { standing, words: verdict, reasons } = certifiedCompliance(compliance);
  return (
    <span className="grid justify-items-start gap-1">
      <StandingBadge standing={standing} words={verdict} />
      {reasons.map((reason) => (
        <span key={reason} className="text-13">
          {reason}
        </span>
      ))}
    </span>
  );
}

function proofFacts(certificate: PublishedCertificate): Definition[] {
  const { id, issuer, issuedAt, certificateHash, ipfsHash, ipfsHashV0, anchor, token } = certificate;
  const hash = (term: string, value: string): Definition => ({
    term,
    detail: <HashText value={value} name={term} />,
  });
  return [
    hash(words.id, id),
    { term: words.issuedAt, detail: zonedTimeText(issuedAt) },
    hash(words.issuer, issuer),
    hash(words.hash, certificateHash),
    hash(words.ipfs, ipfsHash),
    hash(words.ipfsV0, ipfsHashV0),
    { term: words.log, detail: text.bundle.place(certificate.logIndex + 1, certificate.checkpointSize) },
    ...(anchor ? [hash(words.anchor, anchor.transactionHash)] : []),
    { term: words.token, detail: words.tokenOn(token.tokenId, token.network) },
    hash(words.transaction, token.transactionHash),
  ];
}
