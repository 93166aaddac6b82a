import {
  CERTIFICATE_STATES,
  MINT_FAILURES,
  REVOCATION_REASON_MAX,
} from '@propguard/rules/certificates/certificate-states';
import { VERIFICATION_INPUT_MAX } from '@propguard/rules/certificates/verification-input';
import * as z from 'zod';
import { CredentialClaims } from './certificate-claims.ts';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { operatorRoute, publicRoute, sessionRoute, workspaceRoute } from './route.ts';
import { ById, Id, Instant, WholeText } from './shapes.ts';

const Hash = z.string().describe('0x and 64 hexadecimal digits.');

const Token = z.object({
  chainId: z.int(),
  network: z.string(),
  contract: z.string(),
  tokenId: z.string(),
  transactionHash: Hash,
  fee: z.string().nullable().describe('What minting cost, in the network’s own coin.'),
});

const Failure = z.object({ reason: z.enum(MINT_FAILURES), message: z.string() });

/** What anyone may see of it: no address and no person. */
export const PublishedCertificate = z.object({
  id: Id,
  issuer: z.string(),
  issuedAt: Instant,
  claims: CredentialClaims,
  certificateHash: Hash.describe('SHA-256 of the credential as canonical JSON; the token carries it.'),
  ipfsHash: z.string().describe('CIDv1 of those bytes.'),
  ipfsHashV0: z.string().describe('CIDv0 of a file of those bytes.'),
  logIndex: z.int(),
  checkpointSize: z.int(),
  anchor: z.object({ transactionHash: Hash, blockNumber: z.int() }).nullable(),
  token: Token,
  revokedAt: Instant.nullable(),
  revocationReason: z.string().nullable(),
});
export type PublishedCertificate = z.infer<typeof PublishedCertificate>;

/** The workspace’s own view of it, from the moment it was asked for. */
export const Certificate = z.object({
  id: Id,
  assessmentId: Id.nullable().describe('Null once the assessment was removed: the certificate stays valid.'),
  address: z.string().describe('Private to the workspace.'),
  state: z.enum(CERTIFICATE_STATES),
  failure: Failure.nullable().describe('What kept it from going on, last time; it is tried again.'),
  claims: CredentialClaims,
  createdAt: Instant,
  createdBy: z.string().nullable(),
  published: PublishedCertificate.nullable().describe('Only once every step is done.'),
});
export type Certificate = z.infer<typeof Certificate>;

const Network = z.object({
  chainId: z.int(),
  name: z.string(),
  isPublic: z.boolean().describe('Nothing based on sample data is minted there.'),
  gas: z
    .string()
    .nullable()
    .describe('What minting would cost now, by the chain’s own estimate; null where it gives none.'),
  explorerUrl: z.string().nullable(),
});
export type CertificateNetwork = z.infer<typeof Network>;

const CHECK_RESULTS = ['passed', 'failed', 'not-reached', 'unavailable'] as const;
const Check = z.object({ check: z.string(), result: z.enum(CHECK_RESULTS) });

/** CORE-ENT-16, and what the verdict rests on. */
export const CertificateVerification = z.object({
  isValid: z.boolean(),
  nftId: z.string().nullable(),
  propertyAddress: z.string().nullable().describe('Shown to the workspace that owns it; never published.'),
  valuation: z.int().nullable(),
  timestamp: Instant.nullable(),
  txHash: z.string().nullable(),
  ipfsHash: z.string().nullable(),
  issuer: z.string().nullable(),
  compliance: z
    .string()
    .nullable()
    .describe('The status or how many rules were checked, the version of the rules, and the reasons.'),
  certificateId: Id.nullable().describe('Null when we know no such certificate.'),
  checks: z.array(Check),
  revokedAt: Instant.nullable(),
  sample: z.boolean(),
});
export type CertificateVerification = z.infer<typeof CertificateVerification>;

const Amount = z.number().optional();
/** CORE-CALL-11. What is sent is compared with what is stored, and never taken for it. */
const MintRequest = z.object({
  property_data: z.object({
    assessment_id: Id.optional().describe('Of a stored assessment; comes before the address.'),
    address: z.string().trim().max(300).optional().describe('Of its newest assessment in this workspace.'),
  }),
  valuation_data: z
    .object({
      valuation: Amount,
      current_valuation: Amount,
      valuation_range: z.object({ min: z.number(), max: z.number() }).nullable().optional(),
      confidence: z.number().nullable().optional(),
      risk_score: z.number().nullable().optional(),
    })
    .default({}),
});
export type MintRequest = z.infer<typeof MintRequest>;

export const MintReply = z.object({
  certificate_id: Id,
  assessment_id: Id.nullable(),
  status: z.enum(['minting', 'minted', 'error']),
  error: z.string().nullable(),
  nft_id: z.string().nullable(),
  tx_hash: z.string().nullable(),
  ipfs_hash: z.string().nullable(),
  network: z.string(),
  sample: z.boolean(),
});
export type MintReply = z.infer<typeof MintReply>;

const ExampleCertificate = z.object({
  state: z.enum(['making', 'ready', 'none']).describe('none: there are no sample data to make one of.'),
  certificateId: Id.nullable(),
  nftId: z.string().nullable(),
  txHash: z.string().nullable(),
  ipfsHash: z.string().nullable(),
});
export type ExampleCertificate = z.infer<typeof ExampleCertificate>;

const Size = WholeText.min(1);
const Hashes = z.array(z.string()).describe('In hexadecimal, from the leaf up.');

const Checkpoint = z.object({
  size: z.int(),
  rootHash: Hash,
  note: z.string().describe('C2SP signed note.'),
  signedAt: Instant,
  anchor: z
    .object({ chainId: z.int(), contract: z.string(), transactionHash: Hash, blockNumber: z.int() })
    .nullable(),
});
export type LogCheckpoint = z.infer<typeof Checkpoint>;

const Signed = z.record(z.string(), z.unknown()).describe('W3C Verifiable Credential 2.0, eddsa-jcs-2022.');
const SigningKeys = z.object({
  issuer: z.string(),
  keys: z.array(z.object({ id: z.string(), createdAt: Instant, retiredAt: Instant.nullable() })),
});
export type SigningKeys = z.infer<typeof SigningKeys>;

const tags = ['certificates'];
const logTags = ['certificate log'];

export const certificates = {
  mint: workspaceRoute('agent', 'certificates:write')
    .route({
      method: 'POST',
      path: '/blockchain/mint-valuation-nft',
      tags,
      summary: 'Certify a stored assessment: credential, log, anchor and token',
      description:
        'Answers straight away; the steps follow within a second or as soon as the chain can be reached. Asking again gives the same certificate.',
    })
    .errors(errorsOf('NOT_FOUND', 'SAMPLE_ON_PUBLIC_NETWORK', 'WRONG_NETWORK', 'UNAVAILABLE'))
    .input(MintRequest)
    .output(MintReply),
  create: workspaceRoute('agent', 'certificates:write')
    .route({ method: 'POST', path: '/certificates', tags, summary: 'Certify a stored assessment' })
    .errors(errorsOf('NOT_FOUND', 'SAMPLE_ON_PUBLIC_NETWORK', 'WRONG_NETWORK', 'UNAVAILABLE'))
    .input(z.object({ assessmentId: Id }))
    .output(Certificate),
  list: workspaceRoute('viewer', 'certificates:read')
    .route({
      method: 'GET',
      path: '/certificates',
      tags,
      summary: 'Certificates of this workspace, newest first',
    })
    .input(PageQuery.extend({ assessmentId: Id.optional() }))
    .output(pageOf(Certificate)),
  get: workspaceRoute('viewer', 'certificates:read')
    .route({ method: 'GET', path: '/certificates/{id}', tags, summary: 'One certificate of this workspace' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Certificate),
  privatePart: workspaceRoute('agent', 'certificates:read')
    .route({
      method: 'GET',
      path: '/certificates/{id}/private',
      tags,
      summary: 'The inputs with their salts, behind the published hashes',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.file()),
  revoke: workspaceRoute('admin', 'certificates:write')
    .route({
      method: 'POST',
      path: '/certificates/{id}/revoke',
      tags,
      summary: 'Revoke a certificate for good',
    })
    .errors(errorsOf('NOT_FOUND', 'CERTIFICATE_NOT_ISSUED'))
    .input(
      ById.extend({ reason: z.string().trim().min(1, 'Say why it is revoked.').max(REVOCATION_REASON_MAX) }),
    )
    .output(Certificate),
  network: publicRoute
    .route({
      method: 'GET',
      path: '/certificates/network',
      tags,
      summary: 'Where tokens are minted, and the cost',
    })
    .output(z.object({ network: Network.nullable().describe('Null while the chain cannot be reached.') })),
  example: sessionRoute('certificates:read')
    .route({
      method: 'POST',
      path: '/certificates/example',
      tags,
      summary: 'The installation’s example certificate, made of sample data when first asked for',
    })
    .output(ExampleCertificate),
  verify: publicRoute
    .route({
      method: 'GET',
      path: '/certificates/verify',
      tags,
      summary: 'Verify by token id, transaction hash, certificate id or IPFS hash',
    })
    .input(z.object({ query: z.string().max(VERIFICATION_INPUT_MAX) }))
    .output(CertificateVerification),
  published: publicRoute
    .route({
      method: 'GET',
      path: '/certificates/{id}/published',
      tags,
      summary: 'What anyone may see of it',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(PublishedCertificate),
  credential: publicRoute
    .route({ method: 'GET', path: '/certificates/{id}/credential', tags, summary: 'The signed credential' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Signed),
  bundle: publicRoute
    .route({
      method: 'GET',
      path: '/certificates/{id}/bundle',
      tags,
      summary: 'One file that verifies offline, as of now',
    })
    .errors(errorsOf('NOT_FOUND', 'KEYS_LOCKED'))
    .input(ById)
    .output(z.file()),
  file: publicRoute
    .route({
      method: 'GET',
      path: '/certificates/{id}/file',
      tags,
      summary: 'One page (HTML) that opens in any browser and checks itself offline, as of now',
    })
    .errors(errorsOf('NOT_FOUND', 'KEYS_LOCKED', 'UNAVAILABLE'))
    .input(ById)
    .output(z.file()),
  qrCode: publicRoute
    .route({
      method: 'GET',
      path: '/certificates/{id}/qr',
      tags,
      summary: 'The address of its public page as a QR code (SVG)',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.file()),
  statusList: publicRoute
    .route({
      method: 'GET',
      path: '/certificates/status/{list}',
      tags,
      summary: 'W3C bitstring status list: which certificates are revoked',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ list: WholeText }))
    .output(Signed),
};

export const certificateLog = {
  checkpoint: publicRoute
    .route({
      method: 'GET',
      path: '/certificate-log/checkpoint',
      tags: logTags,
      summary: 'The newest signed head of the log, or the one of a size',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ size: Size.optional() }))
    .output(Checkpoint),
  inclusion: publicRoute
    .route({
      method: 'GET',
      path: '/certificate-log/inclusion',
      tags: logTags,
      summary: 'RFC 9162: that an entry is in the log of a size',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ index: WholeText, size: Size.optional() }))
    .output(z.object({ index: z.int(), size: z.int(), leafHash: Hash, rootHash: Hash, path: Hashes })),
  consistency: publicRoute
    .route({
      method: 'GET',
      path: '/certificate-log/consistency',
      tags: logTags,
      summary: 'RFC 9162: that a log is the beginning of a later one',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ from: WholeText, to: Size.optional() }))
    .output(z.object({ from: z.int(), to: z.int(), fromRoot: Hash, toRoot: Hash, path: Hashes })),
  keys: operatorRoute
    .route({
      method: 'GET',
      path: '/installation/signing-keys',
      tags: logTags,
      summary: 'The keys that certificates were signed with',
    })
    .output(SigningKeys),
  rotateKey: operatorRoute
    .route({
      method: 'POST',
      path: '/installation/signing-keys',
      tags: logTags,
      summary: 'Sign with a new key from now on',
    })
    .output(SigningKeys),
};
