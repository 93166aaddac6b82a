import type { Certificate, PublishedCertificate } from '@propguard/protocol/certificates';
import { Download, ExternalLink, LockKeyhole } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { certificatePath } from '../../../routes/prove.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { bundleUrl, certificateFileUrl, privatePartUrl } from '../certificate-files.ts';
import { HashText } from '../hash-text.tsx';
import { text } from '../text.ts';
import { RevokeCertificate } from './revoke-certificate.tsx';

const words = text.certificate;

interface MintedCertificateProps {
  certificate: Certificate;
  published: PublishedCertificate;
}

export function MintedCertificate({ certificate, published }: MintedCertificateProps) {
  const { meets } = useSession();
  const { token, ipfsHash } = published;
  return (
    <>
      <DefinitionList
        className="mt-1 border-t border-line"
        items={[
          { term: words.tokenId, detail: token.tokenId },
          {
            term: words.transaction,
            detail: <HashText value={token.transactionHash} name={words.transaction} />,
          },
          { term: words.ipfs, detail: <HashText value={ipfsHash} name={words.ipfs} /> },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton size="sm" kind="primary" to={certificatePath(certificate.id)} icon={ExternalLink}>
          {words.publicPage}
        </LinkButton>
        <LinkButton size="sm" to={certificateFileUrl(certificate.id)} reloadDocument download icon={Download}>
          {text.published.file}
        </LinkButton>
        <LinkButton size="sm" to={bundleUrl(certificate.id)} reloadDocument download icon={Download}>
          {words.bundle}
        </LinkButton>
        {meets('agent') ? (
          <LinkButton
            size="sm"
            to={privatePartUrl(certificate.id)}
            reloadDocument
            download
            icon={LockKeyhole}
          >
            {words.privatePart}
          </LinkButton>
        ) : null}
        {meets('admin') ? <RevokeCertificate id={certificate.id} /> : null}
      </div>
    </>
  );
}
