import type { CertificateBundle } from '@propguard/proof/bundle/bundle';
import { BadgeCheck } from 'lucide-react';
import { audText } from '../../../lib/aud-text.ts';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { dayText, zonedTimeText } from '../../../parts/times/instant-text.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Definition, DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { Column, PageGrid } from '../../../ui/layout/page-grid.tsx';
import { CheckList } from '../check-list.tsx';
import { HashText } from '../hash-text.tsx';
import { issuerWords } from '../issuer-words.ts';
import { checkWords, text } from '../text.ts';
import type { CheckedBundle } from './check-bundle.ts';
import { claimsOf } from './claims-of.ts';
import { HomeCard } from './home-card.tsx';

const words = text.bundle;

const tookText = (durationMs: number): string => words.tookMs(durationMs.toFixed(1));

/** What was found, and what the file says once it is known to be whole. */
export function BundleResult({ checked }: { checked: CheckedBundle }) {
  const failed = checked.checks.find(({ result }) => result === 'failed');
  const claims = checked.bundle && claimsOf(checked.bundle);
  return (
    <PageGrid>
      <Column span={7}>
        <Card
          title={checked.name}
          subtitle={tookText(checked.durationMs)}
          actions={claims?.sampleData ? <SampleBadge /> : undefined}
        >
          {failed ? (
            <Alert live tone="danger" title={words.invalidTitle} className="mb-3">
              {words.failedCheck(checkWords(failed.check).name, checkWords(failed.check).broken)}
            </Alert>
          ) : (
            <Alert live icon={BadgeCheck} title={words.validTitle} className="mb-3">
              {words.issuerNote}
            </Alert>
          )}
          <CheckList checks={checked.checks} />
        </Card>
      </Column>
      {checked.bundle ? (
        <Column span={5}>
          <div className="grid grid-cols-1 gap-3 md:gap-5">
            <Card title={text.published.says} foot={claims?.notice}>
              <DefinitionList items={factsOf(checked.bundle)} />
            </Card>
            <HomeCard bundle={checked.bundle} />
          </div>
        </Column>
      ) : null}
    </PageGrid>
  );
}

function factsOf(bundle: CertificateBundle): Definition[] {
  const { credential, log, anchor, token, status } = bundle;
  const { valueAud, asOf } = claimsOf(bundle);
  const issued = credential.validFrom;
  return [
    ...(valueAud === null ? [] : [{ term: words.value, detail: audText(valueAud) }]),
    ...(asOf === null ? [] : [{ term: words.asOf, detail: dayText(asOf) }]),
    { term: words.issuedBy, detail: issuerWords(credential.issuer) },
    { term: words.issuer, detail: <HashText value={credential.issuer} name={words.issuer} /> },
    ...(typeof issued === 'string' ? [{ term: words.issued, detail: zonedTimeText(issued) }] : []),
    { term: words.statusAsOf, detail: zonedTimeText(status.proof.created) },
    { term: words.logPlace, detail: words.place(log.index + 1, log.size) },
    ...(anchor
      ? [{ term: words.anchor, detail: <HashText value={anchor.transactionHash} name={words.anchor} /> }]
      : []),
    ...(token ? [{ term: words.token, detail: words.tokenOn(token.tokenId, token.chainId) }] : []),
  ];
}
