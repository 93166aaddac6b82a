import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { downloadByKey, pressByKey, tabTo, typeByKey, WIDTHS } from './support/keyboard.ts';
import { openScreen } from './support/open-screen.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const ADDRESS = '18 Jacaranda Quay, New Farm QLD 4005';
/** Hazards and market are put together beside other journeys' work. */
const ONCE_ASSESSED = { timeout: 20_000 };
const LABEL = 'Sensay-Powered Property Intelligence Assistant';

const verdict = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function chooseByKey(page: Page, label: string, option: string): Promise<void> {
  await pressByKey(page, page.getByRole('combobox', { name: label }));
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: label })).toContainText(option);
}

/** The browser's own field takes day and month in the order of its own language. */
async function typeTodayByKey(page: Page, field: Locator): Promise<void> {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });
  const [year, month, day] = today.split('-');
  await tabTo(page, field);
  await page.keyboard.type(`${month}${day}${year}`);
  if ((await field.inputValue()) !== today) {
    for (const _ of ['year', 'middle']) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(`${day}${month}${year}`);
  }
  await expect(field).toHaveValue(today);
}

async function fillMeansByKey(page: Page): Promise<void> {
  await pressByKey(page, page.locator('summary', { hasText: 'All the other facts' }));
  const typed = { 'Interest rate': '6', Term: '30', 'Living expenses': '$3,000', 'Other debts': '0' };
  for (const [label, value] of Object.entries(typed))
    await typeByKey(page, page.getByLabel(label, { exact: true }), value);
  await chooseByKey(page, 'Repayment', 'Principal and interest');
}

for (const { name, viewport } of WIDTHS) {
  test(`a lender’s analyst goes from an address to a credit file with keys alone, ${name}`, async ({
    browser,
  }) => {
    test.slow();
    const page = await (await signedIn(browser, someone('Lena Lender'))).newPage();
    await page.setViewportSize(viewport);
    await openScreen(page, '/app');
    await typeByKey(page, page.getByLabel(LABEL), ADDRESS);
    await pressByKey(page, page.getByRole('button', { name: 'Assess', exact: true }));
    await expect(page.getByRole('heading', { name: /18 Jacaranda Quay, New Farm/ })).toBeFocused(
      ONCE_ASSESSED,
    );

    await test.step('home, value and date come along; what is missing is named, and leads to its field', async () => {
      await pressByKey(page, page.getByRole('link', { name: 'Lending checks' }).first());
      await expect(page.getByText('A loan on 18 Jacaranda Quay', { exact: false })).toBeVisible();
      await expect(page.getByLabel('Valuation', { exact: true })).toHaveValue(/\d{3}$/);
      await pressByKey(page, verdict(page, 'Debt to income').getByRole('button', { name: 'Salary' }));
      await expect(page.getByLabel('Salary', { exact: true })).toBeFocused();
      await page.keyboard.type('180000');
    });

    await test.step('a loan that is too large says what would pass, and takes it', async () => {
      const amount = page.getByLabel('Loan amount');
      await typeByKey(page, amount, '9000000');
      await expect(verdict(page, 'Loan-to-value ratio').getByText('Compliant', { exact: true })).toBeHidden();
      await expect(page.getByText('Largest loan that passes')).toBeVisible();
      await pressByKey(page, page.getByRole('button', { name: 'Try this loan' }));
      await expect(amount).toBeFocused();
      await expect(amount).not.toHaveValue(/9,?000,?000/);
      await expect(verdict(page, 'Loan-to-value ratio').getByText('Compliant')).toBeVisible();
    });

    await test.step('kept, assessed on record, and filed', async () => {
      await typeByKey(page, page.getByLabel('Loan amount'), '900000');
      await fillMeansByKey(page);
      await chooseByKey(page, 'Purpose', 'Investor');
      await typeTodayByKey(page, page.getByLabel('Lent on'));
      const save = page.getByRole('button', { name: 'Save loan' });
      await pressByKey(page, save);
      await expect(page).toHaveURL(/loan=/);
      await expect(save).toBeFocused();
      await pressByKey(page, page.getByRole('button', { name: 'Record an assessment' }));
      await expect(page.getByText('Recorded with rule set AU-2026.1')).toBeVisible();
      const creditFile = page.getByRole('button', { name: /^Credit file of/ });
      const pdf = await readFile(await downloadByKey(page, creditFile), 'latin1');
      expect(pdf.slice(0, 5)).toBe('%PDF-');
    });

    if (viewport.width < WIDTHS[0].viewport.width) return;
    await test.step('it stands in the portfolio and the trail', async () => {
      await pressByKey(page, page.getByRole('link', { name: 'Compliance' }));
      await expect(page.getByText('$900,000').first()).toBeVisible();
      await expect(page.getByText('Within the limit')).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Loan assessed' })).toContainText('COMPLETED');
      await pressByKey(page, page.getByRole('link', { name: 'Audit trail' }));
      await expect(page.getByText(/^Intact, \d+ records/)).toBeVisible();
      const lines = await downloadByKey(page, page.getByRole('link', { name: 'JSON lines' }));
      const trail = await readFile(lines, 'utf8');
      const statuses = trail
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).status);
      await expect(page.getByText(`Intact, ${statuses.length} records`)).toBeVisible();
      expect(statuses.slice(0, 4)).toEqual(['IN_PROGRESS', 'COMPLETED', 'IN_PROGRESS', 'COMPLETED']);
    });
  });
}
