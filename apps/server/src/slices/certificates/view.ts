import type { Credential } from '@propguard/proof/credential/credential';
import type { Certificate, MintReply, PublishedCertificate } from '@propguard/protocol/certificates';
import { MINT_FAILURE_TEXT, mintingState } from '@propguard/rules/certificates/certificate-states';
import type { OnChain } from '../../db/schema/certificates.ts';
import type { OwnCertificateRow, PublishedRow } from './store.ts';

export const credentialOf = ({ credential }: Pick<PublishedRow, 'credential'>): Credential =>
  JSON.parse(credential) as Credential;

export const hashText = ({ certificateHash }: Pick<PublishedRow, 'certificateHash'>): `0x${string}` =>
  `0x${certificateHash.toString('hex')}`;

export const toPublished = (row: PublishedRow, anchor: OnChain | null = null): PublishedCertificate => {
  if (!row.issuedAt || !row.token) throw new Error('A certificate is shown once it is whole.');
  const { issuer, credentialSubject } = credentialOf(row);
  const { blockNumber: _, ...token } = row.token;
  return {
    id: row.id,
    issuer,
    issuedAt: row.issuedAt.toISOString(),
    // Ours: signed when it was made of claims.
    claims: credentialSubject as unknown as PublishedCertificate['claims'],
    certificateHash: hashText(row),
    ipfsHash: row.cidV1,
    ipfsHashV0: row.cidV0,
    logIndex: row.logIndex,
    checkpointSize: row.checkpointSize,
    anchor: anchor && { transactionHash: anchor.transactionHash, blockNumber: anchor.blockNumber },
    token,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    revocationReason: row.revocationReason,
  };
};

export const toCertificate = (row: OwnCertificateRow): Certificate => ({
  id: row.id,
  assessmentId: row.assessmentId,
  address: row.address,
  state: row.state,
  failure: row.failure && { reason: row.failure, message: MINT_FAILURE_TEXT[row.failure] },
  claims: row.claims,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
  published: row.published && toPublished(row.published),
});

export const toMintReply = (row: OwnCertificateRow, network: string): MintReply => {
  const status = mintingState(row);
  return {
    certificate_id: row.id,
    assessment_id: row.assessmentId,
    status: status === 'idle' ? 'minting' : status,
    error: row.failure && MINT_FAILURE_TEXT[row.failure],
    nft_id: row.published?.token?.tokenId ?? null,
    tx_hash: row.published?.token?.transactionHash ?? null,
    ipfs_hash: row.published?.cidV1 ?? null,
    network,
    sample: row.claims.sampleData,
  };
};
