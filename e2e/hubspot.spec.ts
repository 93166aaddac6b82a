import { expect } from '@playwright/test';
import {
  HUBSPOT_SECRET,
  HUBSPOT_TOKEN,
  startHubspotStandIn,
} from '../apps/sandbox/src/hubspot/hubspot-stand-in.ts';
import { expectNoViolations } from './support/examine.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

test('an admin connects HubSpot, and chooses where both sides changed', async ({ browser }) => {
  const hubspot = await startHubspotStandIn({ port: Number(process.env.E2E_HUBSPOT_PORT) });
  try {
    const context = await signedIn(browser, someone('Nadia Petrov'));
    const page = await context.newPage();
    const { email } = someone('Mai Tran');
    const lead = await (
      await context.request.post('/api/leads', {
        data: {
          source: 'website',
          name: 'Mai Tran',
          company: 'Finch',
          addresses: [{ kind: 'email', value: email }],
        },
      })
    ).json();
    await page.goto('/workspace/hubspot');
    await expect(page.getByLabel('Access token', { exact: true })).toBeVisible();
    await expectNoViolations(page, 'HubSpot, before');
    await page.getByLabel('Access token', { exact: true }).fill('pat-ap1-of-nobody');
    await page.getByLabel('Client secret', { exact: true }).fill(HUBSPOT_SECRET);
    await page.getByRole('button', { name: 'Connect and test' }).click();
    await expect(page.getByText('HubSpot doesn’t accept this token.')).toBeVisible();
    await page.getByLabel('Access token', { exact: true }).fill(HUBSPOT_TOKEN);
    await page.getByRole('button', { name: 'Connect and test' }).click();
    await expect(page.getByText('Account 445566')).toBeVisible();
    await expect.poll(() => hubspot.find(email)?.properties.company).toBe('Finch');

    hubspot.write({ company: 'Finch Group' }, hubspot.find(email)?.id);
    const changed = await context.request.patch(`/api/leads/${lead.id}`, {
      data: { version: lead.version, company: 'Finch Property' },
    });
    expect(changed.ok()).toBe(true);
    await page.getByRole('button', { name: 'Sync now' }).click();
    const list = page.getByRole('list', { name: 'Changed on both sides' });
    await expect(list.getByText('Finch Property')).toBeVisible();
    await expect(list.getByText('Finch Group')).toBeVisible();
    await expectNoViolations(page, 'HubSpot');
    await list.getByRole('button', { name: /^Keep ours: Company/ }).click();
    await expect(page.getByText('Nothing to choose')).toBeVisible();
    await expect.poll(() => hubspot.find(email)?.properties.company).toBe('Finch Property');

    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('heading', { name: 'Connect HubSpot' })).toBeVisible();
  } finally {
    await hubspot.close();
  }
});
