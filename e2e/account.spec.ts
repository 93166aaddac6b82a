import { expect } from '@playwright/test';
import { linkFromOutbox, operatorBrowser, PASSWORD, signInByForm, someone } from './support/people.ts';
import { test } from './support/test.ts';

const NEW_PASSWORD = 'another horse, another battery';

test('a visitor’s work is kept by signing up, and a lost password is replaced', async ({ browser, page }) => {
  const nadia = someone('Nadia Petrov');

  await test.step('a visitor writes something', async () => {
    await page.goto('/workspace/settings');
    await expect(page.getByText('This is a visitor workspace')).toBeVisible();
    await page.getByLabel('Name').fill('Harbour Lending');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('banner').getByText('Harbour Lending')).toBeVisible();
  });

  await test.step('signing up keeps it', async () => {
    await page.getByRole('link', { name: 'Sign up to keep it' }).click();
    await expect(page.getByText('“Harbour Lending” becomes your workspace')).toBeVisible();
    await page.getByLabel('Your name').fill(nadia.name);
    await page.getByLabel('Email address').fill('not an address');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible();
    await expect(page.getByText('Use at least 10 characters.')).toBeVisible();
    await page.getByLabel('Email address').fill(nadia.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/workspace\/settings$/);
    await expect(page.getByRole('banner').getByText('Harbour Lending')).toBeVisible();
    await expect(page.getByText('This is a visitor workspace')).toBeHidden();
  });

  await test.step('signing out and in again finds it there', async () => {
    await page.getByRole('banner').getByRole('button', { name: nadia.name }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Harbour Lending')).toBeHidden();
    await signInByForm(page, nadia.email, 'not the password');
    await expect(page.getByText('That email address or password isn’t right.')).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveValue(nadia.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('banner').getByText('Harbour Lending')).toBeVisible();
  });

  await test.step('a link from the outbox sets a new password and ends the open session', async () => {
    const operator = await operatorBrowser(browser);
    const forgetful = await (await browser.newContext()).newPage();
    await forgetful.goto('/sign-in');
    await forgetful.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(forgetful.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await forgetful.getByLabel('Email address').fill(nadia.email);
    await forgetful.getByRole('button', { name: 'Ask for a link' }).click();
    await expect(forgetful.getByText(`If there is an account for ${nadia.email}`)).toBeVisible();

    await forgetful.goto(await linkFromOutbox(await operator.newPage(), nadia.email));
    await forgetful.getByLabel('New password').fill(NEW_PASSWORD);
    await forgetful.getByRole('button', { name: 'Set the password' }).click();
    await expect(forgetful.getByText('Your new password is set. Sign in with it.')).toBeVisible();
    await signInByForm(forgetful, nadia.email, PASSWORD);
    await expect(forgetful.getByText('That email address or password isn’t right.')).toBeVisible();
    await forgetful.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await forgetful.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(forgetful.getByRole('banner').getByText('Harbour Lending')).toBeVisible();

    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Sign in to open this page' })).toBeVisible();
  });
});

test('an account is changed, seen on its devices and deleted', async ({ browser, page }) => {
  const tom = someone('Tom Callaghan');
  await page.request.post('/api/account/sign-up', { data: { ...tom, password: PASSWORD } });
  const elsewhere = await browser.newContext();
  await elsewhere.request.post('/api/account/sign-in', { data: { email: tom.email, password: PASSWORD } });

  await page.goto('/account');
  await page.getByLabel('Your name').fill('Thomas Callaghan');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Thomas Callaghan' })).toBeVisible();

  await expect(page.getByText('This browser')).toHaveCount(1);
  await page.getByRole('button', { name: /^End the session on/ }).click();
  await expect(page.getByRole('button', { name: /^End the session on/ })).toBeHidden();
  expect((await elsewhere.request.get('/api/account/sessions')).status()).toBe(401);

  await test.step('a passkey lets in without a password, and is asked for after one', async () => {
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('What to call it').fill('My laptop');
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Remove My laptop' })).toBeVisible();
    await page.request.post('/api/account/sign-out');
    await page.goto('/sign-in?next=%2Faccount');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Remove My laptop' })).toBeVisible();
    await page.request.post('/api/account/sign-out');
    await page.goto('/sign-in?next=%2Faccount');
    await page.getByLabel('Email address').fill(tom.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Now we need your passkey as well.')).toBeVisible();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Remove My laptop' })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Delete the account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`Type ${tom.email} to confirm`).fill(tom.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('That password isn’t right.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const again = await page.request.post('/api/account/sign-in', {
    data: { email: tom.email, password: PASSWORD },
  });
  expect(again.status()).toBe(401);
});
