import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';

interface CheckWords {
  name: string;
  /** What holds when it passes. */
  meaning: string;
  /** What is the case when it fails. */
  broken: string;
}

const CHECKS: Record<string, CheckWords> = {
  'canonical-form': {
    name: 'Canonical form',
    meaning: 'The file is byte for byte as it was sealed (RFC 8785).',
    broken:
      'The file isn’t byte for byte what was sealed: it was saved again by another program, or it isn’t a certificate.',
  },
  shape: {
    name: 'Parts',
    meaning: 'Every part of a certificate is there.',
    broken: 'A part of a certificate is missing, or the file is something else.',
  },
  'issuer-key': {
    name: 'Issuer’s key',
    meaning: 'All signatures name one key, and it is the issuer’s.',
    broken: 'The signatures don’t all name the issuer’s key.',
  },
  seal: {
    name: 'Seal',
    meaning: 'Nothing in the file was changed after it was sealed.',
    broken: 'The file was changed after it was sealed.',
  },
  'credential-signature': {
    name: 'Signature',
    meaning: 'The issuer signed exactly this certificate.',
    broken: 'The issuer didn’t sign what this certificate says.',
  },
  'checkpoint-signature': {
    name: 'Checkpoint',
    meaning: 'The issuer signed the head of the log.',
    broken: 'The head of the log isn’t signed by the issuer.',
  },
  'log-inclusion': {
    name: 'In the log',
    meaning: 'The certificate is in the append-only log (RFC 9162).',
    broken: 'The certificate isn’t in the log it names.',
  },
  'status-signature': {
    name: 'Status list',
    meaning: 'The issuer signed the list of what’s revoked.',
    broken: 'The list of what’s revoked isn’t signed by the issuer.',
  },
  'not-revoked': {
    name: 'Not revoked',
    meaning: 'The issuer hasn’t revoked the certificate.',
    broken: 'The issuer has revoked the certificate.',
  },
  'anchor-on-chain': {
    name: 'Anchored',
    meaning: 'The chain holds the same head of the log.',
    broken: 'The chain holds another head of the log.',
  },
  'token-on-chain': {
    name: 'Token',
    meaning: 'The chain holds a token of this certificate, not revoked.',
    broken: 'The chain has no valid token for this certificate.',
  },
};

/** Words for a check; one that we do not know keeps its own name. */
export const checkWords = (check: string): CheckWords =>
  CHECKS[check] ?? { name: check, meaning: '', broken: '' };

export const text = {
  /** CORE-CHAIN-01 to CORE-CHAIN-10. */
  certificate: {
    title: 'Valuation Certificate',
    about: 'A signed statement of this valuation that anyone can verify. The address stays private.',
    notTitle: 'A token is evidence of a valuation. It is not legal title to a property.',
    needsAnalysis: 'Analyse a property to mint its valuation certificate',
    property: 'Property',
    valuation: 'Valuation',
    range: '80% range',
    riskLevel: HOME_METRICS.certifiedRisk.title,
    network: 'Network',
    gas: 'Gas fee',
    noNetwork: 'We can’t reach the chain',
    gasUnknown: 'Not known',
    noValue: 'No value',
    mint: 'Mint Valuation NFT',
    minting: 'Minting...',
    steps: {
      pending: 'Writing the certificate',
      logged: 'Anchoring the log',
      anchored: 'Minting the token',
      minted: 'Done',
    },
    failed: 'Minting Failed',
    tryAgain: 'Try again',
    minted: 'Minted',
    revoked: 'Revoked',
    sampleOnPublic: 'Sample data isn’t minted on a public network.',
    tokenId: 'NFT ID',
    transaction: 'Transaction',
    ipfs: 'IPFS\u00a0hash',
    copy: (what: string) => `Copy ${what}`,
    publicPage: 'Public page',
    bundle: 'Download bundle',
    privatePart: 'Private part',
    loading: 'Loading the certificate',
    unreadable: 'We couldn’t load the certificate',
  },

  revoke: {
    open: 'Revoke',
    title: 'Revoke this certificate?',
    description: 'Everyone who verifies it will see that it was revoked, and why. This can’t be undone.',
    reason: 'Reason',
    confirm: 'Revoke certificate',
    cancel: 'Cancel',
    done: 'Certificate revoked',
    failed: 'We couldn’t revoke the certificate',
  },

  /** CORE-CHAIN-11 to CORE-CHAIN-17. */
  verification: {
    title: 'NFT Verification System',
    input: 'NFT ID or transaction hash',
    hint: 'Also a certificate id or an IPFS hash',
    placeholder: '1, 0x… or bafkrei…',
    verify: 'Verify',
    verifying: 'Verifying...',
    exampleTx: 'Try example TX',
    exampleIpfs: 'Try example IPFS',
    preparing: 'Preparing the example...',
    noExample: 'There’s no example here: examples use sample data, on a chain that isn’t public.',
    failed: 'Verification Failed',
    format: 'Invalid NFT ID or transaction hash format',
    valid: 'Valid certificate',
    invalid: 'Invalid or Tampered NFT',
    unknown: 'We haven’t issued a certificate with that number or hash.',
    revokedOn: (when: string) => `Revoked on ${when}.`,
    nftId: 'NFT ID',
    property: 'Property',
    hidden: 'Not published',
    valuation: 'Valuation',
    timestamp: 'Issued',
    txHash: 'Transaction',
    ipfsHash: 'IPFS\u00a0hash',
    issuer: 'Issuer',
    compliance: 'Compliance',
    open: 'Open its public page',
    fileInstead: 'Verify a bundle file without our server',
  },

  checks: {
    label: 'Checks',
    title: 'What is checked',
    about: 'In this order. The first one that fails ends the check.',
    results: {
      passed: 'Passed',
      failed: 'Failed',
      'not-reached': 'Not reached',
      unavailable: 'Chain not reached',
    },
  },

  bundle: {
    title: 'Verify a certificate',
    description:
      'Drop a bundle file. We check it right here in your browser: the file never leaves it, and our server isn’t involved.',
    choose: 'Choose a bundle file',
    drop: 'or drop it here',
    note: 'JSON, byte for byte as it was downloaded',
    tooLarge: 'This file is too large to be a certificate bundle.',
    reading: 'Checking the file',
    validTitle: 'This certificate is valid',
    invalidTitle: 'This certificate does not verify',
    failedCheck: (name: string, broken: string) => `The check “${name}” failed. ${broken}`,
    tookMs: (ms: string) => `Checked in ${ms} ms`,
    file: 'File',
    issuer: 'Issuer',
    issuerNote: 'Make sure this is the issuer you expect: anyone can issue a certificate in their own name.',
    issuedBy: 'Issued by',
    issuedByWeb: (host: string) => `Whoever runs ${host}. The key that signed it is published there.`,
    issuedByKey:
      'A signing key with no name on it. Ask whoever gave you this certificate for their key, and compare the two.',
    homeTitle: 'Which home is it about?',
    homeNote:
      'A certificate doesn’t show the address. Its owner has a private part: choose that file, and it’s checked here against the certificate. It isn’t sent anywhere.',
    choosePart: 'Choose the private part',
    thisHome: (address: string) => `Yes, this home: ${address}`,
    notThisPart: {
      'no-part': 'That file isn’t the private part of a certificate.',
      'of-another': 'That private part belongs to another certificate.',
      changed: 'That private part has been changed: it doesn’t match the certificate.',
    },
    value: HOME_METRICS.value.title,
    asOf: HOME_METRICS.dataTo.title,
    issued: 'Issued',
    statusAsOf: 'Not revoked as of',
    logPlace: 'Place in the log',
    place: (index: number, size: number) => `${index} of ${size}`,
    anchor: 'Anchored\u00a0by',
    token: 'Token',
    tokenOn: (tokenId: string, chainId: number) => `${tokenId} on chain ${chainId}`,
    commandTitle: 'Without a browser',
    command: 'npm run verify -- certificate.json',
    commandNote: 'The same checks offline. With the private part and the model it computes the value again.',
    copyCommand: 'Copy the command',
    newFile: 'Another file',
  },

  offline: {
    title: 'Valuation certificate',
    checking: 'Checking this certificate...',
    checkedHere:
      'Checked just now on this device. This page can’t contact anyone, so nothing about it left your computer.',
    unreadable: 'This file is damaged: there is no certificate in it any more.',
    checks: 'What was checked',
    since: 'To find out whether it has been revoked since, go online:',
  },

  published: {
    title: 'Valuation certificate',
    loading: 'Loading the certificate',
    unknownTitle: 'We can’t find that certificate',
    unknown: 'It wasn’t issued here, or its address is incomplete.',
    failed: 'We couldn’t load the certificate',
    inForce: 'In force',
    revoked: 'Revoked',
    revokedTitle: (when: string) => `Revoked on ${when}`,
    value: HOME_METRICS.value.title,
    range80: '80% range',
    range90: '90% range',
    fsd: 'Forecast standard deviation',
    method: 'Method',
    asOf: HOME_METRICS.dataTo.title,
    risk: HOME_METRICS.certifiedRisk.title,
    compliance: 'Compliance',
    comparables: 'Comparable sales stated',
    curve: (range: string) => `Forecast of value: 80% range ${range}`,
    says: 'What it says',
    proof: 'What proves it',
    id: 'Certificate',
    issuer: 'Issuer',
    issuedAt: 'Issued',
    hash: 'SHA\u2011256',
    ipfs: 'IPFS\u00a0hash',
    ipfsV0: 'IPFS\u00a0hash (version 0)',
    log: 'Place in the log',
    anchor: 'Anchored\u00a0by',
    token: 'Token',
    tokenOn: (tokenId: string, network: string) => `${tokenId} on ${network}`,
    transaction: 'Transaction',
    privacy: 'The address, facts and comparable sales aren’t published, only salted hashes of them.',
    inputs: (count: number) => `${count} inputs, each with its hash`,
    bundle: 'Download bundle',
    file: 'Download certificate',
    fileNote: 'Opens in any browser and checks itself, even offline.',
    verifyHere: 'Verify in this browser',
    verifyFailed: 'We couldn’t fetch the bundle',
    qr: 'QR code of this page',
    qrTitle: 'This page',
    copyLink: 'Copy link',
    none: 'None',
  },

  methods: {
    model: 'Valuation model',
    comparables: 'Comparable sales',
    'locality-median': 'Suburb median',
    'insufficient-evidence': 'Not enough evidence',
  },
};
