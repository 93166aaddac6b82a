import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { test } from './support/test.ts';

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });

async function connectDemoWallet(page: Page): Promise<void> {
  await button(page, 'Connect Wallet').first().click();
  await button(page, 'Demo wallet').click();
  await expect(page.getByText('Wallet Connected')).toBeVisible();
}

async function useAccount(page: Page, number: 1 | 2): Promise<void> {
  await page.getByRole('button', { name: /^Wallet 0x/ }).click();
  await page.getByRole('menuitemradio', { name: `Account ${number}` }).click();
  await page.keyboard.press('Escape');
}

async function fillMint(page: Page, legalDescription: string): Promise<void> {
  await tab(page, 'Mint').click();
  await field(page, 'Property Location').fill('12 Journey Street, New Farm');
  await field(page, 'Area (sq ft)').fill('5000');
  await field(page, 'Valuation (USD)').fill('750000');
  await field(page, 'Legal Description').fill(legalDescription);
  await field(page, 'Metadata URI (IPFS)').fill(`ipfs://${CID}`);
}

test('OPS-CHAIN-01 to 23: a title is minted, mortgaged, paid and released', async ({ page }) => {
  const lot = `Lot ${Date.now()} on RP 1`;
  await openScreen(page, '/blockchain');
  await expect(page.getByText('A token is not legal title.')).toBeVisible();
  await button(page, 'View Source Code').click();
  await expect(page.getByRole('heading', { name: 'Property Title NFT on the chain' })).toBeInViewport();
  // OPS-CHAIN-02: back to the overview, at the top.
  await button(page, 'Launch Demo').click();
  await connectDemoWallet(page);
  await expect(page.getByRole('button', { name: /^Wallet 0x\w{4}\.\.\.\w{4}$/ })).toBeVisible();

  await fillMint(page, lot);
  await field(page, 'Owner Address').fill('0x1234');
  await button(page, 'Mint Property Title').click();
  await expect(page.getByText('Enter an address: 0x and 40 hexadecimal digits.')).toBeVisible();
  await button(page, 'Use my address').click();
  const owner = await field(page, 'Owner Address').inputValue();
  await button(page, 'Mint Property Title').click();
  await expect(page.getByText('Property title minted')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: '12 Journey Street, New Farm' }).first();
  await expect(card.getByText('Free')).toBeVisible();
  const tokenId = /Token (\d+)/.exec((await card.textContent()) ?? '')?.[1] ?? '';

  await fillMint(page, lot);
  await button(page, 'Use my address').click();
  await button(page, 'Mint Property Title').click();
  await expect(page.getByText(`already minted as token ${tokenId}`)).toBeVisible();

  await useAccount(page, 2);
  await tab(page, 'Create Mortgage').click();
  await field(page, 'Property Token ID').fill(tokenId);
  await field(page, 'Borrower Address').fill(owner);
  await field(page, 'Principal Amount (USD)').fill('1000');
  await field(page, 'Term (months)').fill('2');
  await field(page, 'Interest Rate (%)').fill('5.5');
  await button(page, 'Use it').click();
  await button(page, 'Deploy Mortgage Contract').click();
  await expect(page.getByText('Mortgage offered: the borrower can accept it')).toBeVisible();

  const mortgage = page
    .getByRole('listitem')
    .filter({ hasText: `over title ${tokenId}` })
    .first();
  await expect(mortgage.getByText('Offered', { exact: true })).toBeVisible();
  await useAccount(page, 1);
  await mortgage.getByRole('button', { name: 'Accept' }).click();
  await expect(mortgage.getByText('Active', { exact: true })).toBeVisible();
  await mortgage.getByRole('button', { name: 'Make Payment' }).click();
  await expect(mortgage.getByText('1 of 2 months')).toBeVisible();
  await mortgage.getByRole('button', { name: 'Make Payment' }).click();
  await expect(mortgage.getByText('PaidOff', { exact: true })).toBeVisible();
  await mortgage.getByRole('button', { name: 'Release title' }).click();
  await expect(mortgage.getByText('Released', { exact: true })).toBeVisible();

  await mortgage.getByRole('button', { name: 'View Contract' }).click();
  await expect(page.getByText('TitleReleased').first()).toBeAttached();
  await page.getByRole('radio', { name: 'Source' }).click();
  await expect(page.getByText('contract MortgageManager is ReentrancyGuard')).toBeVisible();

  // Looked at afresh: a toast that fades out has no contrast to speak of.
  for (const [name, shown] of [
    ['properties', 'View Details'],
    ['mortgages', 'View Contract'],
    ['create-mortgage', 'Deploy Mortgage Contract'],
  ] as const) {
    await openScreen(page, `/blockchain?tab=${name}`);
    await expect(button(page, shown).first()).toBeVisible();
    await expectNoViolations(page, name);
  }
});

test('a browser wallet: an empty one, a rejected signature and a wrong network are explained', async ({
  page,
}) => {
  const address = `0x${Date.now().toString(16).padStart(40, '1')}`;
  await page.addInitScript((account) => {
    const state = window as unknown as { chainId?: string };
    const relay = async (method: string, params: unknown[]) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const headers = { 'content-type': 'application/json' };
      const reply = await (await fetch('/api/blockchain/rpc', { method: 'POST', headers, body })).json();
      if (reply.error) throw reply.error;
      return reply.result;
    };
    const provider = {
      request: async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
        if (method === 'eth_requestAccounts') return [account];
        if (method === 'eth_chainId') return state.chainId ?? '0x7a69';
        if (method === 'eth_sendTransaction')
          throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
        return relay(method, params);
      },
    };
    const detail = { info: { uuid: 'test', name: 'Test Wallet', icon: '', rdns: 'test' }, provider };
    window.addEventListener('eip6963:requestProvider', () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
    );
  }, address);
  await openScreen(page, '/blockchain');
  await button(page, 'Connect Wallet').first().click();
  await button(page, 'Test Wallet').click();
  await fillMint(page, `Lot ${Date.now()} on RP 2`);
  await button(page, 'Use my address').click();
  await button(page, 'Mint Property Title').click();
  await expect(page.getByText('Transaction failed: Insufficient gas fee')).toBeVisible();

  await page.request.post('/api/blockchain/faucet', { data: { address } });
  await button(page, 'Mint Property Title').click();
  await expect(page.getByText('You rejected the signature. Nothing was changed.')).toBeVisible();

  await page.evaluate(() => {
    (window as unknown as { chainId?: string }).chainId = '0x1';
  });
  await button(page, 'Mint Property Title').click();
  await expect(page.getByText(/Your wallet is on chain 1\. Switch it to/)).toBeVisible();
});
