import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { invite, joinByLink } from './support/joining.ts';
import { signedIn, someone } from './support/people.ts';
import { test } from './support/test.ts';

const HOME = '18 Jacaranda Quay, New Farm QLD 4005';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '18:00' }));

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Message').fill(question);
  await page.getByLabel('Message').press('Enter');
}
/** The bell says what others did with somebody's time. */
async function expectNotice(page: Page, words: RegExp): Promise<void> {
  await page.goto('/appointments');
  await page.getByRole('button', { name: /^Notices/ }).click();
  await expect(page.getByText(words).first()).toBeVisible();
}

test('a member has a viewing booked, moved and cancelled in a conversation; the agent hears of each', async ({
  browser,
}) => {
  const tom = someone('Tom Callaghan');
  const context = await signedIn(browser, someone('Nadia Petrov'));
  const office = await context.newPage();
  await office.goto('/workspace/members');
  const link = await invite(office, tom.email);
  const agent = await (await browser.newContext()).newPage();
  await joinByLink(agent, office, link, tom);
  const members: { id: string; email: string }[] = (
    await (await context.request.get('/api/workspace/members')).json()
  ).items;
  const memberId = members.find(({ email }) => email === tom.email)?.id;
  await context.request.post('/api/workspace/agents', {
    data: { name: tom.name, memberId, zone: 'Australia/Brisbane', hours: EVERY_DAY },
  });
  await context.request.post('/api/leads', {
    data: {
      source: 'website',
      name: 'Georgia Papas',
      addresses: [{ kind: 'email', value: 'georgia.papas@example.com' }],
    },
  });

  await office.goto('/sensay');
  await ask(office, `Book a viewing of ${HOME} for Georgia Papas next week`);
  await expect(log(office).getByText(/these times are free \(Brisbane time\)/)).toBeVisible();
  await examine(office, 'times that are offered', [1440, 390]);
  await office.setViewportSize({ width: 1440, height: 900 });
  await ask(office, 'not mornings');
  await expect(log(office).getByText(/these times are free/)).toHaveCount(2);
  await ask(office, 'the second one');
  await expect(
    log(office)
      .getByText(/Georgia Papas/)
      .last(),
  ).toBeVisible();
  await ask(office, 'yes please');
  await expect(log(office).getByText(/^Booked: .*pm/)).toBeVisible();
  const talk = office.url();

  await office.goto('/appointments?view=list');
  await expect(office.getByRole('row', { name: /Georgia Papas/ })).toContainText('Tom Callaghan');
  await expectNotice(agent, /Nadia Petrov booked a viewing for/);

  await office.goto(talk);
  await ask(office, 'could we make it an hour later?');
  // The time that was meant is free: it is proposed, not looked for in a list.
  await expect(
    log(office)
      .getByText(/^Shall I move your booking at .* to .*pm\?/)
      .first(),
  ).toBeVisible();
  await expect(log(office).getByRole('button', { name: 'Approve' }).last()).toBeVisible();
  await ask(office, 'yes');
  await expect(log(office).getByText(/^Moved: /)).toBeVisible();
  await expectNotice(agent, /Nadia Petrov moved a viewing to/);

  await ask(office, 'Georgia is ill, please cancel her viewing');
  await expect(log(office).getByRole('button', { name: 'Approve' }).last()).toBeVisible();
  await ask(office, 'yes');
  await expect(log(office).getByText(/^Cancelled: /)).toBeVisible();
  await expectNotice(agent, /Nadia Petrov cancelled a viewing on/);
  await office.goto('/appointments?view=list&status=cancelled');
  await expect(office.getByRole('row', { name: /Georgia Papas/ })).toContainText('Cancelled');
});
