import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { examine, expectNoViolations } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const ADDRESS = '18 Jacaranda Quay, New Farm QLD 4005';

const certificate = (page: Page) => page.getByRole('region', { name: 'Valuation Certificate' });
const verification = (page: Page) => page.getByRole('region', { name: 'NFT Verification System' });
const checks = (page: Page) => page.getByRole('list', { name: 'Checks' });

async function openTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Blockchain' }).click();
  await expect(certificate(page)).toBeVisible();
}

test('CORE-CHAIN: a valuation is certified, verified by strangers without our server, and revoked', async ({
  browser,
}) => {
  const context = await signedIn(browser, someone('Cleo Certifier'));
  const page = await context.newPage();
  await openScreen(page, '/app');
  await openTab(page);
  // CORE-CHAIN-02
  await expect(page.getByRole('button', { name: 'Mint Valuation NFT' })).toBeDisabled();
  await page.getByLabel('Sensay-Powered Property Intelligence Assistant').fill(ADDRESS);
  await page.getByRole('button', { name: 'Assess', exact: true }).click();
  await expect(certificate(page).getByText(/18 Jacaranda Quay/)).toBeVisible();
  await expect(certificate(page).getByText('Sample data')).toBeVisible();
  await expect(certificate(page).getByText('PropGuard embedded chain')).toBeVisible();

  await page.getByRole('button', { name: 'Mint Valuation NFT' }).click();
  await expect(certificate(page).getByText('Minted', { exact: true })).toBeVisible();
  const download = async (name: string): Promise<string> => {
    const downloading = page.waitForEvent('download');
    await certificate(page).getByRole('link', { name }).click();
    return (await downloading).path();
  };
  const bundle = await readFile(await download('Download bundle'));
  const paper = await download('Download certificate');
  const privatePart = await download('Private part');
  const publicPage = await certificate(page)
    .getByRole('link', { name: 'Public page', exact: true })
    .getAttribute('href');

  await test.step('CORE-CHAIN-11 to 16: by what is typed', async () => {
    const input = verification(page).getByLabel('NFT ID or transaction hash');
    const verify = verification(page).getByRole('button', { name: 'Verify', exact: true });
    await expect(verify).toBeDisabled();
    await input.fill('too short');
    await verify.click();
    await expect(verification(page).getByText('Verification Failed')).toBeVisible();
    await expect(verification(page).getByText('Invalid NFT ID or transaction hash format')).toBeVisible();
    await input.fill('987654321');
    await verify.click();
    await expect(verification(page).getByText('Invalid or Tampered NFT')).toBeVisible();
    for (const example of ['Try example TX', 'Try example IPFS']) {
      await verification(page).getByRole('button', { name: example }).click();
      await expect(verification(page).getByText('Valid certificate')).toBeVisible();
    }
    await examine(page, 'a certificate that was minted and one that was verified');
  });

  const stranger = await browser.newContext();
  const visitor = await stranger.newPage();
  await test.step('a bundle is verified in the browser, with no call', async () => {
    await openScreen(visitor, '/verify');
    const drop = (name: string, buffer: Buffer) =>
      visitor
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name, mimeType: 'application/json', buffer });
    await stranger.setOffline(true);
    await drop('certificate.json', bundle);
    await expect(visitor.getByText('This certificate is valid')).toBeVisible();
    await expect(checks(visitor).getByText('Passed')).toHaveCount(9);
    const at = bundle.indexOf('"valueAud":') + '"valueAud":'.length;
    const forged = Buffer.from(bundle);
    forged[at] = forged[at] === 0x39 ? 0x38 : 0x39;
    await drop('forged.json', forged);
    await expect(
      visitor.getByText('The check “Seal” failed. The file was changed after it was sealed.'),
    ).toBeVisible();
    await drop('something-else.json', Buffer.from('{}'));
    await expect(visitor.getByText('The check “Parts” failed.', { exact: false })).toBeVisible();
    await drop('indented.json', Buffer.from(`${bundle.toString()}\n`));
    await expect(visitor.getByText('The check “Canonical form” failed.', { exact: false })).toBeVisible();
    await stranger.setOffline(false);
    await examine(visitor, 'a bundle that does not verify', [360]);
  });

  await test.step('the certificate itself, from a disk and without a network, says what it is and which home it is about', async () => {
    await stranger.setOffline(true);
    const page = await stranger.newPage();
    await page.setContent(await readFile(paper, 'utf8'));
    await expect(page.getByText('This certificate is valid')).toBeVisible();
    await expect(page.getByText(/A signing key with no name on it|Whoever runs /)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Passed' })).toHaveCount(9);
    expect(await page.locator('main').innerText()).not.toMatch(/Jacaranda|New Farm/);
    await page.getByLabel('Choose the private part').setInputFiles({
      name: 'private.json',
      mimeType: 'application/json',
      buffer: await readFile(privatePart),
    });
    await expect(page.getByText(/^Yes, this home: 18 Jacaranda Quay/)).toBeVisible();
    await expectNoViolations(page, 'a certificate from a disk');
    await page.close();
    await stranger.setOffline(false);
  });

  await test.step('the public page tells no address, and shows the revocation', async () => {
    await visitor.setViewportSize({ width: 1440, height: 900 });
    await openScreen(visitor, publicPage ?? '');
    await expect(visitor.getByText('In force')).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
    expect(await visitor.locator('main').innerText()).not.toMatch(/Jacaranda|New Farm/);
    await visitor.getByRole('button', { name: 'Verify in this browser' }).click();
    await expect(visitor.getByText('This certificate is valid')).toBeVisible();
    await examine(visitor, 'the public page of a certificate', [360]);
    await visitor.setViewportSize({ width: 1440, height: 900 });

    await certificate(page).getByRole('button', { name: 'Revoke' }).click();
    await page.getByLabel('Reason').fill('The land size was wrong');
    await page.getByRole('button', { name: 'Revoke certificate' }).click();
    await expect(certificate(page).getByText('Revoked', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mint Valuation NFT' })).toBeEnabled();
    await visitor.reload();
    await expect(visitor.getByText('The land size was wrong')).toBeVisible();
    await visitor.getByRole('button', { name: 'Verify in this browser' }).click();
    await expect(visitor.getByText('This certificate does not verify')).toBeVisible();
  });

  await visitor.goto('/verify/5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a');
  await expect(visitor.getByText('We can’t find that certificate')).toBeVisible();
});

test('CORE-CHAIN-04 CORE-CHAIN-07: a mint that fails says so, and can be tried again', async ({ page }) => {
  await openScreen(page, '/app');
  await page.getByLabel('Sensay-Powered Property Intelligence Assistant').fill('5 Quarry Lane, Fremantle');
  await page.getByRole('button', { name: 'Assess', exact: true }).click();
  await openTab(page);
  await page.route('**/api/blockchain/mint-valuation-nft', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'UNAVAILABLE', message: 'We can’t reach a service this needs.' },
    }),
  );
  await page.getByRole('button', { name: 'Mint Valuation NFT' }).click();
  await expect(certificate(page).getByText('Minting Failed')).toBeVisible();
  await expect(certificate(page).getByText('We can’t reach a service this needs.')).toBeVisible();
  await page.unroute('**/api/blockchain/mint-valuation-nft');
  await certificate(page).getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Mint Valuation NFT' }).click();
  await expect(certificate(page).getByText('Minted', { exact: true })).toBeVisible();
});
