/** What is written down. One entry has a beginning and, once it is over, an end. */
export const AUDIT_ACTIONS = [
  'assess-property',
  'assess-loan',
  'create-loan',
  'change-loan',
  'remove-loan',
  'change-lender-facts',
  'change-rules',
  'lvr-report',
  'financial-impact',
  'compliance-report',
  'import-data',
  'train-model',
  'value-portfolio',
  'issue-certificate',
  'revoke-certificate',
  'make-report',
  'share-report',
  'revoke-report-share',
  'rotate-signing-key',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** CORE-ENT-15, and FAILED: what did not succeed is an entry too. */
export const AUDIT_STATUSES = ['IN_PROGRESS', 'COMPLETED', 'FAILED'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];

export const AUDIT_ACTORS = ['account', 'key', 'installation'] as const;
export type AuditActorKind = (typeof AUDIT_ACTORS)[number];

/** CORE-APRA-04, CORE-CONST-08. */
export const AUDIT_ENTRIES_SHOWN = 5;

/** The details of an entry are a line, not a document. */
export const AUDIT_DETAILS_MAX_LENGTH = 300;
