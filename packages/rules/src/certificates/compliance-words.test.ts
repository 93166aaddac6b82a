import { describe, expect, it } from 'vitest';
import { certifiedCompliance, complianceLine } from './compliance-words.ts';

const ruleSet = 'AU-2026.1';

describe('what a certificate says of a loan', () => {
  it('without one, how many rules were checked and what an approval needs', () => {
    const compliance = {
      ruleSet,
      status: 'REVIEW',
      checked: {
        rules: 9,
        assessable: 1,
        compliant: 1,
        reasons: [{ rule: 'serviceability', result: 'cannot-assess' }],
      },
    } as const;
    expect(certifiedCompliance(compliance).standing).toBe('unchecked');
    expect(complianceLine(compliance)).toBe('1 of 9 checked (AU-2026.1): Serviceability hasn’t been checked');
  });

  it('that fails a rule, REVIEW and which', () => {
    const compliance = {
      ruleSet,
      status: 'REVIEW',
      checked: {
        rules: 9,
        assessable: 5,
        compliant: 3,
        reasons: [
          { rule: 'lvr', result: 'review' },
          { rule: 'large-exposure', result: 'breach' },
        ],
      },
    } as const;
    expect(certifiedCompliance(compliance).standing).toBe('review');
    expect(complianceLine(compliance)).toBe(
      'REVIEW (AU-2026.1): Loan-to-value ratio needs review; Large exposure isn’t met',
    );
  });

  it('that is approved, that and no more', () => {
    const checked = { rules: 9, assessable: 9, compliant: 9, reasons: [] };
    expect(complianceLine({ ruleSet, status: 'APPROVED', checked })).toBe('APPROVED (AU-2026.1)');
  });

  it('in format 1, what it has', () => {
    const before = { ruleSet, status: 'REVIEW' } as const;
    expect(certifiedCompliance(before).standing).toBe('unchecked');
    expect(complianceLine(before)).toBe('REVIEW (AU-2026.1): It doesn’t say how many rules were checked');
    expect(complianceLine({ ruleSet, status: 'APPROVED' })).toBe('APPROVED (AU-2026.1)');
  });
});
