import { type Browser, expect, type Page } from '@playwright/test';
import { openScreen } from './support/open-screen.ts';
import { signedIn } from './support/people.ts';
import { keepPicture } from './support/picture-file.ts';
import { sampleListing } from './support/sample-listing.ts';
import { holdStill } from './support/still.ts';
import { test } from './support/test.ts';

const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;
const MOST_LOOKS = 20;
const BETWEEN_LOOKS_MS = 200;

/** Looks until two looks are alike: fonts, skeletons and the map have come to rest. */
async function stillPicture(page: Page): Promise<Buffer> {
  const look = () => page.screenshot({ animations: 'disabled' });
  let before = await look();
  for (let looks = 1; looks < MOST_LOOKS; looks += 1) {
    await page.waitForTimeout(BETWEEN_LOOKS_MS);
    const now = await look();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

async function takePictures(page: Page, name: string, path: string): Promise<void> {
  await holdStill(page);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await openScreen(page, path);
    // A map begins with the first sign of a person.
    await page.mouse.move(1, 1);
    await expect(page.locator('main .map-skeleton')).toHaveCount(0, { timeout: 30_000 });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await keepPicture(page, `docs/screens/${name}-${size}-${theme}.webp`, await stillPicture(page));
    }
  }
}

const OWNER = { name: 'Nadia Petrov', email: 'nadia@harbour-lending.example.com' };
const TEAM = [
  { name: 'Tom Callaghan', email: 'tom@harbour-lending.example.com', role: 'admin' },
  { name: 'Mei-Lin Zhou', email: 'mei-lin@harbour-lending.example.com', role: 'agent' },
  { name: 'Georgia Papadopoulos', email: 'georgia@harbour-lending.example.com', role: 'viewer' },
];
const INVITED = { email: 'liam@harbour-lending.example.com', role: 'agent' };

/** A workspace with a team, made by the same calls that the screens make. */
async function teamPage(browser: Browser): Promise<Page> {
  const owner = await signedIn(browser, OWNER);
  await owner.request.patch('/api/workspace', { data: { name: 'Harbour Lending' } });
  for (const { name, email, role } of TEAM) {
    const member = await signedIn(browser, { name, email });
    const invited = await owner.request.post('/api/workspace/invitations', { data: { email, role } });
    const { id, path } = await invited.json();
    await member.request.post(`/api${path.replace('/invitation/', '/invitations/')}/ask`);
    const joined = await owner.request.post(`/api/workspace/invitations/${id}/let-in`);
    expect(joined.ok()).toBe(true);
    await member.close();
  }
  await owner.request.post('/api/workspace/invitations', { data: INVITED });
  return owner.newPage();
}

test('pictures of the landing page', async ({ page }) => {
  await takePictures(page, 'landing', '/');
});

test('pictures of the search', async ({ page }) => {
  await takePictures(
    page,
    'search',
    '/search?box=151.15,-33.93,151.33,-33.8&type=house,apartment&bedroomsMin=2',
  );
});

test('pictures of a property', async ({ context, page }) => {
  await takePictures(page, 'property', `/property/${(await sampleListing(context)).id}`);
});

/** Assesses the home that the documents show, and tells the assessment's id. */
async function assessedHome({ request }: Pick<Page, 'request'>): Promise<string> {
  await request.post('/api/session/visitor');
  const reply = await request.post('/api/propguard/process-command', {
    data: { command: '18 Jacaranda Quay, New Farm QLD 4005' },
  });
  expect(reply.ok()).toBe(true);
  return (await reply.json()).assessment_id;
}

test('pictures of an assessment', async ({ page }) => {
  await takePictures(page, 'assessment', `/app?assessment=${await assessedHome(page)}`);
});

test('pictures of the risk dashboard', async ({ page }) => {
  await assessedHome(page);
  for (const place of ['Hawthorne QLD', 'Bankstown NSW', 'Launceston TAS', 'Chelsea VIC', 'Balga WA'])
    await page.request.post('/api/propguard/process-command', { data: { command: place } });
  await takePictures(page, 'dashboard', '/dashboard');
});

test('pictures of a report', async ({ page }) => {
  const assessmentId = await assessedHome(page);
  const reply = await page.request.post('/api/reports', { data: { assessmentId } });
  expect(reply.ok()).toBe(true);
  await takePictures(page, 'report', `/report/${(await reply.json()).report_id}`);
});

test('pictures of a certificate', async ({ page }) => {
  const assessmentId = await assessedHome(page);
  const { id } = await (await page.request.post('/api/certificates', { data: { assessmentId } })).json();
  const state = async () => (await (await page.request.get(`/api/certificates/${id}`)).json()).state;
  await expect.poll(state, { timeout: 30_000 }).toBe('minted');
  await takePictures(page, 'verify', `/verify/${id}`);
});

test('pictures of the chain', async ({ page }) => {
  await takePictures(page, 'chain', '/blockchain');
});

test('pictures of the assistant', async ({ page }) => {
  await openScreen(page, '/sensay');
  await page.getByRole('textbox', { name: 'Message' }).fill('What is 18 Jacaranda Quay, New Farm worth?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/conversation=/);
  await expect(page.getByRole('log').getByText('$2,').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
  await takePictures(page, 'assistant', page.url());
});

test('pictures of a market', async ({ page }) => {
  await takePictures(page, 'market-analysis', '/market-analysis?location=New+Farm%2C+QLD+4005');
});

test('pictures of the components', async ({ page }) => {
  await takePictures(page, 'components', '/devtools/ui');
});

test('pictures of the members', async ({ browser }) => {
  await takePictures(await teamPage(browser), 'members', '/workspace/members');
});

const LOAN = {
  name: '18 Jacaranda Quay, New Farm',
  settledOn: '2026-11-02',
  counterparty: 'Harbour Group',
  facts: {
    amountAud: 1_750_000,
    ratePercent: 6.24,
    termYears: 30,
    repayment: 'principal-and-interest',
    purpose: 'owner-occupier',
    salaryAud: 420_000,
    otherIncomeAud: 40_000,
    expensesMonthlyAud: 5_200,
    otherDebtsAud: 18_000,
    otherRepaymentsMonthlyAud: 450,
    lmi: false,
    priceAud: 2_450_000,
    valuationAud: 2_430_000,
    valuationOn: '2026-11-01',
    firstMortgage: true,
    incomeVerified: true,
    borrower: 'person',
    sharedEquity: false,
    daysPastDue: 0,
    unlikelyToPay: false,
    unsuitabilityAssessedOn: '2026-11-02',
    inquiriesRecorded: true,
    verificationRecorded: false,
  },
};

/** A workspace with a loan, its assessment, and rules of its own; each run has the same. */
async function lenderPage(browser: Browser): Promise<{ page: Page; loanId: string }> {
  const lender = await signedIn(browser, { name: 'Mei-Lin Zhou', email: 'mei-lin@quay-mutual.example.com' });
  await lender.request.patch('/api/workspace', { data: { name: 'Quay Mutual' } });
  const { id } = await (await lender.request.post('/api/loans', { data: LOAN })).json();
  await lender.request.put('/api/lending/lender-facts', {
    data: { facts: { tier1CapitalAud: 12_000_000, providerRegisterOn: '2026-06-30' }, version: 0 },
  });
  await lender.request.post(`/api/loans/${id}/assessments`);
  return { page: await lender.newPage(), loanId: id };
}

test('pictures of the lending checks', async ({ browser }) => {
  const { page, loanId } = await lenderPage(browser);
  await takePictures(page, 'lending', `/lending?loan=${loanId}`);
  await takePictures(page, 'compliance', '/compliance');
  await takePictures(page, 'rule-sets', '/compliance?tab=rules');
});

test('pictures of the system’s health', async ({ page }) => {
  await takePictures(page, 'system', '/system');
});
