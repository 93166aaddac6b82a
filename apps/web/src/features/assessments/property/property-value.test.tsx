import type { AssessmentSummary } from '@propguard/protocol/assessments';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../../../test/fake-api.ts';
import { homeOf, idOf } from '../../../../test/homes.ts';
import { sessionAs } from '../../../../test/people.ts';
import { renderPart } from '../../../../test/render-screen.tsx';
import { DEMO_ASSESSMENT } from '../demo/demo-assessment.ts';
import { text } from '../text.ts';
import { PropertyRisk } from './property-risk.tsx';
import { PropertyValue } from './property-value.tsx';

const words = text.property;
const HOME = homeOf(idOf(1), '18 Jacaranda Quay');
const session = sessionAs('agent');

const SUMMARY: AssessmentSummary = {
  id: DEMO_ASSESSMENT.id,
  command: null,
  createdAt: DEMO_ASSESSMENT.createdAt,
  createdBy: null,
  address: HOME.address,
  locality: HOME.locality,
  latitude: HOME.latitude,
  longitude: HOME.longitude,
  riskScore: 0.2,
  valuation: DEMO_ASSESSMENT.valuation,
};

it('assesses the property, and shows its value', async () => {
  let items: AssessmentSummary[] = [];
  const { user, api } = renderPart(
    <PropertyValue property={HOME} asked={{ fromAud: 2_364_000, toAud: 2_364_000 }} />,
    {
      session,
      answers: {
        assessments: {
          list: () => ({ items, nextCursor: null }),
          create: () => {
            items = [SUMMARY];
            return DEMO_ASSESSMENT;
          },
        },
      },
    },
  );
  await user.click(screen.getByRole('button', { name: words.assess }));
  await screen.findByRole('button', { name: words.again });
  expect(api.sentTo('assessments.create')).toEqual([{ propertyId: HOME.id }]);
  expect(screen.getByRole('link', { name: words.open }).getAttribute('href')).toBe(
    `/app?assessment=${SUMMARY.id}`,
  );
  screen.getByText('5% below our estimate, inside the range');
  expect(screen.getByRole('link', { name: words.flood }).getAttribute('href')).toBe(
    `/app?assessment=${SUMMARY.id}&tab=risk`,
  );
  const lending = new URL(
    screen.getByRole('link', { name: words.borrow }).getAttribute('href') ?? '',
    'http://x',
  );
  expect(lending.pathname).toBe('/lending');
  expect(Object.fromEntries(lending.searchParams)).toEqual({
    home: '18 Jacaranda Quay, New Farm QLD 4005',
    property: HOME.id,
    value: '2488630',
    valued: '2026-10-31',
    price: '2364000',
    amount: '1891200',
  });
});

it('says that it could not be assessed, and tries again when asked', async () => {
  const { user, api } = renderPart(<PropertyValue property={HOME} asked={null} />, {
    session,
    answers: {
      assessments: {
        list: () => ({ items: [], nextCursor: null }),
        create: () => {
          throw new Refusal('UNAVAILABLE');
        },
      },
    },
  });
  await user.click(screen.getByRole('button', { name: words.assess }));
  await screen.findByText(words.failed);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.sentTo('assessments.create')).toHaveLength(2));
});

it('reads the risks again that could not be read, and leads on to the assessment', async () => {
  let isBroken = true;
  const { user } = renderPart(<PropertyRisk property={HOME} />, {
    session,
    answers: {
      assessments: { list: () => ({ items: [SUMMARY], nextCursor: null }) },
      hazards: {
        ofProperty: () => {
          if (isBroken) throw new Refusal('INTERNAL');
          return DEMO_ASSESSMENT.hazards;
        },
      },
    },
  });
  await screen.findByText(text.analytics.failed);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(text.analytics.failed)).toBeNull());
  expect(screen.getByRole('link', { name: words.more }).getAttribute('href')).toBe(
    `/app?assessment=${SUMMARY.id}&tab=risk`,
  );
});
