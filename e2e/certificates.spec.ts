import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { examine, expectNoViolations } from './support/examine.ts';
import {
  downloadByKey,
  fileChooser,
  openTabByKey,
  pressByKey,
  typeByKey,
  WIDTHS,
} from './support/keyboard.ts';
import { openScreen } from './support/open-screen.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const ADDRESS = '18 Jacaranda Quay, New Farm QLD 4005';

/** The example is made when somebody first asks for one, on a chain that others use as well. */
const ONCE_MADE = { timeout: 30_000 };

const certificate = (page: Page) => page.getByRole('region', { name: 'Valuation Certificate' });
const verification = (page: Page) => page.getByRole('region', { name: 'NFT Verification System' });
const checks = (page: Page) => page.getByRole('list', { name: 'Checks' });

interface Files {
  bundle: Buffer;
  privatePart: Buffer;
  /** The certificate as a page of its own. */
  paper: string;
}

/** A stranger with the files: what they are, and which home they are about, with no call to the server. */
async function verifyOffline(page: Page, { bundle, privatePart }: Files): Promise<void> {
  await openScreen(page, '/verify');
  // At once: whatever of the page still is on its way must not be needed.
  await page.context().setOffline(true);
  const choose = fileChooser(page);
  await choose(page.getByRole('button', { name: 'Choose a bundle file' }), 'holiday.json', Buffer.from('{}'));
  await expect(page.getByText('The check “Parts” failed.', { exact: false })).toBeVisible();
  const another = page.getByRole('button', { name: 'Another file' });
  const at = bundle.indexOf('"valueAud":') + '"valueAud":'.length;
  const forged = Buffer.from(bundle);
  forged[at] = forged[at] === 0x39 ? 0x38 : 0x39;
  await choose(another, 'forged.json', forged);
  await expect(
    page.getByText('The check “Seal” failed. The file was changed after it was sealed.'),
  ).toBeVisible();
  await choose(another, 'indented.json', Buffer.from(`${bundle.toString()}\n`));
  await expect(page.getByText('The check “Canonical form” failed.', { exact: false })).toBeVisible();
  await choose(another, 'certificate.json', bundle);
  await expect(page.getByText('This certificate is valid')).toBeVisible();
  await expect(checks(page).getByText('Passed')).toHaveCount(9);
  await choose(page.getByRole('button', { name: 'Choose the private part' }), 'private.json', privatePart);
  await expect(page.getByText(/^Yes, this home: 18 Jacaranda Quay/)).toBeVisible();
  await page.context().setOffline(false);
}

/** From a disk and without a network: it says what it is, and which home it is about. */
async function openPaper(page: Page, { paper, privatePart }: Files): Promise<void> {
  await page.context().setOffline(true);
  await page.setContent(paper);
  await expect(page.getByText('This certificate is valid')).toBeVisible();
  await expect(page.getByText(/A signing key with no name on it|Whoever runs /)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Passed' })).toHaveCount(9);
  expect(await page.locator('main').innerText()).not.toMatch(/Jacaranda|New Farm/);
  await fileChooser(page)(page.getByLabel('Choose the private part'), 'private.json', privatePart);
  await expect(page.getByText(/^Yes, this home: 18 Jacaranda Quay/)).toBeVisible();
  await expectNoViolations(page, 'a certificate from a disk');
  await page.context().setOffline(false);
}

/** Who was given the link finds no address there, and checks the certificate for themselves. */
async function openPublicPage(page: Page, path: string): Promise<void> {
  await openScreen(page, path);
  await expect(page.getByText('In force')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/Jacaranda|New Farm/);
  await pressByKey(page, page.getByRole('button', { name: 'Verify in this browser' }));
  await expect(page.getByText('This certificate is valid')).toBeVisible();
}

/** By what is typed, beside the certificate. */
async function verifyByKey(page: Page): Promise<void> {
  const input = verification(page).getByLabel('NFT ID or transaction hash');
  await expect(verification(page).getByRole('button', { name: 'Verify', exact: true })).toBeDisabled();
  await typeByKey(page, input, 'too short');
  await page.keyboard.press('Enter');
  await expect(verification(page).getByText('Verification Failed')).toBeVisible();
  await expect(verification(page).getByText('Invalid NFT ID or transaction hash format')).toBeVisible();
  await typeByKey(page, input, '987654321');
  await page.keyboard.press('Enter');
  await expect(verification(page).getByText('Invalid or Tampered NFT')).toBeVisible();
  for (const name of ['Try example TX', 'Try example IPFS']) {
    const example = verification(page).getByRole('button', { name });
    await pressByKey(page, example);
    await expect(verification(page).getByText('Valid certificate')).toBeVisible(ONCE_MADE);
    await expect(example).toBeFocused();
  }
}

for (const { name, viewport } of WIDTHS)
  test(`CORE-CHAIN: a valuation is certified, verified by strangers without our server, and revoked, with keys alone, ${name}`, async ({
    browser,
  }) => {
    test.slow();
    const page = await (await signedIn(browser, someone('Cleo Certifier'))).newPage();
    await page.setViewportSize(viewport);
    await openScreen(page, '/app');
    await openTabByKey(page, 'Blockchain');
    const mint = page.getByRole('button', { name: 'Mint Valuation NFT' });
    // CORE-CHAIN-02
    await expect(mint).toBeDisabled();
    await typeByKey(page, page.getByLabel('Sensay-Powered Property Intelligence Assistant'), ADDRESS);
    await page.keyboard.press('Enter');
    await expect(certificate(page).getByText(/18 Jacaranda Quay/)).toBeVisible();
    await expect(certificate(page).getByText('Sample data')).toBeVisible();
    await expect(certificate(page).getByText('PropGuard embedded chain')).toBeVisible();

    await pressByKey(page, mint);
    await expect(certificate(page).getByText('Minted', { exact: true })).toBeVisible();
    // The button did its work and is gone: its card has the focus.
    await expect(certificate(page)).toBeFocused();
    const link = (words: string) => certificate(page).getByRole('link', { name: words, exact: true });
    const files: Files = {
      paper: await readFile(await downloadByKey(page, link('Download certificate')), 'utf8'),
      bundle: await readFile(await downloadByKey(page, link('Download bundle'))),
      privatePart: await readFile(await downloadByKey(page, link('Private part'))),
    };
    const publicPage = (await link('Public page').getAttribute('href')) ?? '';

    await test.step('CORE-CHAIN-11 to 16: by what is typed', async () => {
      await verifyByKey(page);
      await examine(page, 'a certificate that was minted and one that was verified', [viewport.width]);
    });

    const visitor = await (await browser.newContext({ viewport })).newPage();
    await test.step('a stranger verifies it', async () => {
      await verifyOffline(visitor, files);
      await examine(visitor, 'a bundle that verifies', [viewport.width]);
      const fromDisk = await visitor.context().newPage();
      await openPaper(fromDisk, files);
      await fromDisk.close();
      await openPublicPage(visitor, publicPage);
      await examine(visitor, 'the public page of a certificate', [viewport.width]);
    });

    await test.step('whoever issued it revokes it, and everybody sees that', async () => {
      await pressByKey(page, certificate(page).getByRole('button', { name: 'Revoke' }));
      await typeByKey(page, page.getByLabel('Reason'), 'The land size was wrong');
      await page.keyboard.press('Enter');
      await expect(certificate(page).getByText('Revoked', { exact: true })).toBeVisible();
      await expect(mint).toBeEnabled();
      await visitor.reload();
      await expect(visitor.getByText('The land size was wrong')).toBeVisible();
      await pressByKey(visitor, visitor.getByRole('button', { name: 'Verify in this browser' }));
      await expect(visitor.getByText('This certificate does not verify')).toBeVisible();
      await visitor.goto('/verify/5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a');
      await expect(visitor.getByText('We can’t find that certificate')).toBeVisible();
    });
  });

test('CORE-CHAIN-04 CORE-CHAIN-07: a mint that fails says so, and can be tried again', async ({ page }) => {
  await openScreen(page, '/app');
  await page.getByLabel('Sensay-Powered Property Intelligence Assistant').fill('5 Quarry Lane, Fremantle');
  await page.getByRole('button', { name: 'Assess', exact: true }).click();
  await page.getByRole('tab', { name: 'Blockchain' }).click();
  await expect(certificate(page)).toBeVisible();
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
