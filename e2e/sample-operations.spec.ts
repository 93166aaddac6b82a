import { expect } from '@playwright/test';
import { expectNoViolations } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { someone } from './support/people.ts';
import { test } from './support/test.ts';

/** Thousands of rows are made, or go, in one transaction: seconds where other journeys run beside it. */
const WHOLE_AGENCY = { timeout: 30_000 };

test('a new workspace looks around with a made-up agency, which goes with the first real lead', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/leads');
  await page.getByRole('button', { name: 'See it with sample data' }).click();
  const bar = page.getByRole('region', { name: 'Sample data' });
  await expect(bar.getByText('These people, leads, appointments and conversations are made up.')).toBeVisible(
    WHOLE_AGENCY,
  );
  await expect(page.getByText('1,247').first()).toBeVisible();
  await expectNoViolations(page, 'leads with sample data');

  await openScreen(page, '/appointments');
  await expect(bar).toBeVisible();
  await expectNoViolations(page, 'appointments with sample data');

  await bar.getByRole('button', { name: 'Remove sample data' }).click();
  await expect(bar).toBeHidden(WHOLE_AGENCY);

  // Shown again, and gone for good with somebody real.
  expect((await page.request.post('/api/sample-operations', WHOLE_AGENCY)).ok()).toBe(true);
  await openScreen(page, '/leads');
  await expect(bar).toBeVisible();
  const { name, email } = someone('Rosa Real');
  const added = await page.request.post('/api/leads', {
    data: { name, source: 'website', addresses: [{ kind: 'email', value: email }] },
    ...WHOLE_AGENCY,
  });
  expect(added.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('Rosa Real').first()).toBeVisible();
  await expect(bar).toBeHidden();

  await openScreen(page, '/workspace/mail');
  await expect(page.getByRole('heading', { name: 'How mail leaves' })).toBeVisible();
  await expectNoViolations(page, 'mail');
  await openScreen(page, '/workspace/privacy');
  await page.getByLabel('Name or address').fill('Rosa');
  await page.getByRole('button', { name: 'What do we know?' }).click();
  await expect(page.getByRole('region', { name: 'What we know about Rosa Real' })).toBeVisible();
  await expectNoViolations(page, 'people’s privacy');
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await page.getByRole('button', { name: 'Forget this person' }).click();
  await expect(
    page.getByRole('region', { name: 'Receipts' }).getByRole('cell', { name: 'Forgotten' }),
  ).toBeVisible();
  await openScreen(page, '/devtools/operations');
  await expect(page.getByRole('heading', { name: 'Sample operations' })).toBeVisible();
  await expectNoViolations(page, 'the ground of operations');
});
