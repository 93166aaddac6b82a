import type { AssessmentSummary } from '@propguard/protocol/assessments';
import { expect, test } from 'vitest';
import { recentWork } from './recent-work.ts';

const locality = { name: 'Stanmore', state: 'NSW' };
const titleOf = (address: string): string | undefined => {
  const assessed = { id: '1', address, locality, createdAt: '2026-11-01' } as unknown as AssessmentSummary;
  return recentWork({ assessments: [assessed], reports: [], conversations: [] })[0]?.title;
};

test('a home is named with its suburb, a whole suburb once', () => {
  expect(titleOf('12 Cannon Street')).toBe('12 Cannon Street, Stanmore');
  expect(titleOf('Stanmore')).toBe('Stanmore NSW');
});
