import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

export const PASSWORD = 'correct horse battery staple';

/** Named in playwright.config.ts as the operator of the installation under test. */
const OPERATOR = { name: 'Olive Operator', email: 'operator@example.com' };

export interface Person {
  name: string;
  email: string;
}

let made = 0;

/** Someone whom no other test knows. */
export function someone(name: string): Person {
  made += 1;
  const mark = `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
  return { name, email: `${name.split(' ')[0]?.toLowerCase()}.${mark}@example.com` };
}

/** There is no mail server: the code that confirms an address stands on the server's terminal. */
async function codeOnTerminal(email: string): Promise<string> {
  const read = () => {
    const lines = readFileSync(process.env.E2E_TERMINAL ?? '', 'utf8').split('\n');
    return lines.findLast((line) => line.includes(email))?.match(/code (\d{6})/)?.[1] ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
}

/** A browser of the person's own, signed in without the forms. */
export async function signedIn(browser: Browser, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext();
  const signUp = await context.request.post('/api/account/sign-up', {
    data: { ...person, password: PASSWORD },
  });
  if (signUp.ok()) {
    const code = await codeOnTerminal(person.email);
    const confirmed = await context.request.post('/api/account/address/confirm', { data: { code } });
    expect(confirmed.ok()).toBe(true);
    return context;
  }
  const signIn = await context.request.post('/api/account/sign-in', {
    data: { email: person.email, password: PASSWORD },
  });
  expect(signIn.ok()).toBe(true);
  // Another worker signed them up, and may still be confirming the address.
  await expect
    .poll(
      async () => (await (await context.request.get('/api/session')).json()).session.account.emailVerified,
    )
    .toBe(true);
  return context;
}

let operatorState: ReturnType<BrowserContext['storageState']> | undefined;

/** Signed in once for all tests of this worker. */
export async function operatorBrowser(browser: Browser): Promise<BrowserContext> {
  operatorState ??= signedIn(browser, OPERATOR).then((context) => context.storageState());
  const context = await browser.newContext({ storageState: await operatorState });
  // Whoever signed in by the form has this in their browser: screens wait for who looks, and do not jump.
  await context.addInitScript(() => localStorage.setItem('propguard.session', 'yes'));
  return context;
}

/** Opens the newest message to the address in the operator's outbox and returns the link in it. */
export async function linkFromOutbox(operator: Page, email: string): Promise<string> {
  await operator.goto('/operator/outbox');
  await operator.getByRole('row').filter({ hasText: email }).first().click();
  const message = operator.getByRole('region', { name: 'The message' });
  await expect(message.getByText(email)).toBeVisible();
  await expect(message.frameLocator('iframe').getByText('PropGuard AI')).toBeVisible();
  await message.getByRole('radio', { name: 'Text', exact: true }).click();
  const address = await message.getByRole('link').getAttribute('href');
  expect(address).not.toBeNull();
  return address ?? '';
}

export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}
