import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { openScreen } from './support/open-screen.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const verdict = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function fillMeans(page: Page): Promise<void> {
  await page.getByText('All the other facts').click();
  const typed = {
    'Interest rate': '6',
    Term: '30',
    Salary: '180,000',
    'Living expenses': '$3,000',
    'Other debts': '0',
  };
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('combobox', { name: 'Repayment' }).click();
  await page.getByRole('option', { name: 'Principal and interest' }).click();
}

test('facts change the verdicts at once, and bad ones are explained', async ({ page }) => {
  await openScreen(page, '/lending');
  await expect(page.getByText('No rule can be assessed yet')).toBeVisible();
  await expect(page.getByText('65.0%')).toBeVisible();
  await expect(page.getByText('Assumed').first()).toBeVisible();

  await page.getByLabel('Loan amount').fill('640,000');
  await verdict(page, 'Loan-to-value ratio').getByRole('button', { name: 'Valuation' }).click();
  await expect(page.getByLabel('Valuation', { exact: true })).toBeFocused();
  await page.keyboard.type('800000');
  await expect(verdict(page, 'Loan-to-value ratio').getByText('Compliant')).toBeVisible();
  await page.getByLabel('Loan amount').fill('640001');
  await expect(verdict(page, 'Loan-to-value ratio').getByText('Review')).toBeVisible();
  await expect(page.getByText('High Risk')).toBeVisible();

  await fillMeans(page);
  await expect(verdict(page, 'Serviceability').getByText('Compliant')).toBeVisible();
  await expect(verdict(page, 'Serviceability').getByText(/Rule set AU-2026\.1/)).toBeVisible();
  await page.getByLabel('Salary').fill('100000');
  await expect(verdict(page, 'Debt to income').getByText('Review')).toBeVisible();

  await page.getByLabel('Loan amount').fill('0');
  await expect(page.getByText('Enter an amount above 0, or leave it empty.')).toBeVisible();
  await expect(verdict(page, 'Debt to income').getByText('Review')).toBeVisible();
});

test('rules change as a new version, with the difference in sight', async ({ browser }) => {
  const page = await (await signedIn(browser, someone('Tom Callaghan'))).newPage();
  await openScreen(page, '/compliance?tab=rules');
  await page.getByRole('button', { name: 'Edit as a new version' }).click();
  await page.getByLabel('Serviceability buffer').fill('99');
  await page.getByLabel('Effective from').fill('2026-11-01');
  await page.getByLabel('Why the rules change').fill('Credit committee');
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(page.getByText('This is outside what makes sense here.')).toBeVisible();
  await page.getByLabel('Serviceability buffer').fill('3.5');
  await expect(page.getByRole('row').filter({ hasText: 'Serviceability buffer' })).toContainText('33.5');
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'W1' })).toContainText('In force');
  await page.getByRole('row').filter({ hasText: 'AU-2026.1' }).last().click();
  await expect(page.getByText('3 points')).toBeVisible();
});

test('a loan with verdicts, and rules being edited, can be used by everyone', async ({ browser }) => {
  test.slow(true, 'every state is looked at in two widths and two themes');
  const context = await signedIn(browser, someone('Georgia Papadopoulos'));
  const facts = { amountAud: 900_000, valuationAud: 1_000_000, salaryAud: 120_000, otherDebtsAud: 0 };
  const kept = await context.request.post('/api/loans', {
    data: { name: '5 Quarry Lane', settledOn: '2026-11-02', facts },
  });
  const { id } = await kept.json();
  await context.request.post(`/api/loans/${id}/assessments`);
  const page = await context.newPage();
  for (const path of [`/lending?loan=${id}`, '/compliance', '/compliance?tab=rules&edit=1']) {
    await openScreen(page, path);
    await examine(page, path);
  }
});
