import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Person } from './people.ts';

/** There is no mail server: whoever invites hands the link on. */
export async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByRole('dialog').getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Open invitations' }).getByText(email)).toBeVisible();
  return link;
}

/** Somebody new opens their link and asks; an admin, whose browser is `host`, lets them in. */
export async function joinByLink(page: Page, host: Page, link: string, person: Person): Promise<void> {
  await page.goto(link);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Your name').fill(person.name);
  await expect(page.getByLabel('Email address')).toHaveValue(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await host.goto('/workspace/members');
  await host.getByRole('button', { name: `Let ${person.name} in` }).click();
  await page.getByRole('button', { name: /^Open .+ workspace$/ }).click();
  await expect(page).toHaveURL(/\/workspace\/members$/);
}
