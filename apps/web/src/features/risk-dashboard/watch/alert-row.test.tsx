import type { RiskAlert } from '@propguard/protocol/risk-dashboard';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { idOf } from '../../../../test/homes.ts';
import { renderPart } from '../../../../test/render-screen.tsx';
import { AlertRow } from './alert-row.tsx';

const ALERT: RiskAlert = {
  id: idOf(1),
  watchedId: idOf(2),
  assessmentId: null,
  address: '1 Ash Street',
  locality: { id: 'qld-4005-new-farm', name: 'New Farm', state: 'QLD', postcode: '4005' },
  figure: 'flood',
  before: 0.05,
  after: 0.45,
  cause: 'hazard-layers',
  createdAt: '2026-03-01T00:00:00Z',
};

it.each([
  ['mapped now', 0.05, 0.45, 'Not mapped', '45% Medium'],
  ['not mapped any more', 0.45, 0.05, '45%', 'Not mapped'],
])('a hazard that is %s has no figure where it was not', (_, before, after, was, is) => {
  renderPart(<AlertRow alert={{ ...ALERT, before, after }} isBusy={false} onDismiss={undefined} />);
  screen.getByText(was);
  screen.getByText(is);
  expect(screen.queryByText(/^5%/)).toBeNull();
});
