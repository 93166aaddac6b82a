import { expect } from '@playwright/test';
import { examine } from './support/examine.ts';
import { operatorBrowser, someone } from './support/people.ts';
import { test } from './support/test.ts';

const WORDS = 'what can you do';
const PHONE = { width: 390, height: 844 };

test('a visitor asks for a person, a member answers in the inbox, and the visitor says how it was', async ({
  browser,
}) => {
  // A second try meets what the first one left in the same inbox.
  const { name, email } = someone(`Mai Tran ${Date.now().toString(36)}`);
  const member = await operatorBrowser(browser);
  const inbox = await member.newPage();
  await inbox.goto('/inbox');
  await expect(inbox.getByRole('heading', { name: 'Inbox' })).toBeVisible();

  const stranger = await browser.newContext({ viewport: PHONE });
  const chat = await stranger.newPage();
  await chat.goto('/sensay');
  await chat.getByRole('textbox', { name: 'Message' }).fill(WORDS);
  await chat.keyboard.press('Enter');
  const ask = chat.getByRole('button', { name: 'Talk to a person' }).first();
  await expect(ask).toBeVisible();
  await ask.click();
  const form = chat.getByRole('dialog', { name: 'Talk to a person' });
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Email address or phone').fill(email);
  await form.getByRole('button', { name: 'Talk to a person' }).click();
  const log = chat.getByRole('log');
  await expect(log.getByText(/^We’ve asked a person/)).toBeVisible();

  await inbox.goto('/inbox?view=waiting');
  await inbox.getByRole('button', { name: new RegExp(name) }).click();
  await expect(inbox.getByRole('log').getByText(WORDS)).toBeVisible();
  await inbox.keyboard.press('n');
  await inbox.getByRole('textbox', { name: 'Note to the team' }).fill('Call her after lunch');
  await inbox.getByRole('button', { name: 'Add note' }).click();
  await expect(inbox.getByRole('log').getByText('Call her after lunch')).toBeVisible();
  // Where one writes is on the screen, however much stands above it.
  await expect(inbox.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  await inbox.getByRole('textbox', { name: 'Reply' }).fill('Hello Mai, how can I help?');
  await inbox.getByRole('button', { name: 'Send' }).click();
  await expect(inbox.getByText('You’re answering.')).toBeVisible();
  await examine(inbox, '/inbox');

  await expect(log.getByText('Hello Mai, how can I help?')).toBeVisible();
  await expect(log.getByText('Call her after lunch')).toHaveCount(0);
  await chat.reload();
  await expect(log.getByText(/has joined the conversation/)).toBeVisible();
  await chat.getByRole('textbox', { name: 'Message' }).fill('All clear, thank you');
  await chat.keyboard.press('Enter');
  await expect(inbox.getByRole('log').getByText('All clear, thank you')).toBeVisible();

  await inbox.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(chat.getByText('How was the help you got?')).toBeVisible();
  await chat.getByRole('button', { name: '5 of 5' }).click();
  await chat.getByRole('button', { name: 'Send', exact: true }).first().click();
  await chat.getByRole('button', { name: '10 of 10' }).click();
  await chat.getByRole('button', { name: 'Send', exact: true }).first().click();
  await expect(chat.getByText('Thank you. That helps us.')).toBeVisible();
  await expect(inbox.getByRole('log').getByText('They rated the help 5 of 5')).toBeVisible();
});
