import type { Assessment } from '@propguard/protocol/assessments';
import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import { CertificateCard } from './mint/certificate-card.tsx';
import { VerificationCard } from './verification/verification-card.tsx';

interface BlockchainTabProps {
  assessment: Assessment | undefined;
  isLoading: boolean;
}

/** The Blockchain tab of `/app`: the certificate of what was assessed, and verification of any. */
export function BlockchainTab({ assessment, isLoading }: BlockchainTabProps) {
  return (
    <PageGrid>
      <Column span={6}>
        <CertificateCard assessment={assessment} isLoading={isLoading} />
      </Column>
      <Column span={6}>
        <VerificationCard />
      </Column>
    </PageGrid>
  );
}
