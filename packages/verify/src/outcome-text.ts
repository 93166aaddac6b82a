import type { VerifyOutcome } from './verify-files.ts';

const MARKS = { passed: '✓', failed: '✗', 'not-reached': '·' } as const;

export const outcomeText = ({ isValid, checks, certificate }: VerifyOutcome): string => {
  const lines = checks.map(
    ({ check, result, reason }) => `${MARKS[result]} ${check}${reason ? `: ${reason}` : ''}`,
  );
  const facts = certificate
    ? [
        '',
        `Certificate  ${String(certificate.id)}`,
        `Issuer       ${certificate.issuer}`,
        `Not revoked  as of ${certificate.statusAsOf}`,
      ]
    : [];
  return [...lines, ...facts, '', isValid ? 'VALID' : 'NOT VALID'].join('\n');
};
