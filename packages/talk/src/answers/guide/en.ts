import type { GuideTexts } from './guide-text-type.ts';

export const EN: GuideTexts = {
  lvr: 'LVR is the loan-to-value ratio: your loan as a share of what the home is worth. A $640,000 loan on an $800,000 home is 80%. The lower it is, the safer the loan looks to a lender.',
  lmi: 'LMI is lenders mortgage insurance: a one-off fee that protects the lender, not you, and that you usually pay when you borrow more than 80% of the home’s value. The lender sets the price, often 1% to 4% of the loan, so ask yours for a quote.',
  dti: 'DTI is your debt-to-income ratio: all you would owe divided by your income before tax. Owing $800,000 on $130,000 a year is about 6.2.',
  buffer:
    'The serviceability buffer is a safety margin: lenders check that you could still pay if your rate were 3 percentage points higher than it is.',
  clearance:
    'The clearance rate is the share of auctioned homes that sold. Above about 70% sellers have the upper hand; below about 50% buyers do.',
  yield:
    'Yield is a year’s rent as a share of the price. Gross is before costs; net is after strata, rates, insurance, repairs and management.',
  offset:
    'An offset account is a bank account whose balance lowers the interest you pay, and the money stays yours to use. Redraw is extra you have already paid into the loan and can ask to take back. Offset is more flexible; redraw is often cheaper.',
  interestOnly:
    'Interest-only means you pay just the interest for a few years, so payments drop but the loan does not shrink. Lenders do allow it for a time if you ask; afterwards the payments are higher.',
  fixedVariable:
    'A fixed rate stays the same for one to five years, so you know your payments, but leaving early can cost break fees. A variable rate moves with the market and usually allows extra payments and an offset. Many people split the loan.',
  preApproval:
    'Pre-approval is a lender’s conditional yes to an amount, usually good for about three months. It needs payslips, bank statements and ID, and it is not a promise until they have valued the home.',
  equity:
    'Equity is what your home is worth minus what you owe on it. Usable equity is what a lender would let you draw: usually 80% of the value, minus the loan.',
  deposit:
    'Most lenders like a 20% deposit. With less, down to about 5%, you usually pay lenders mortgage insurance or use a government guarantee. Stamp duty and fees come on top.',
  guarantor:
    'A guarantor puts up their own home as extra security, and has to pay if the borrower cannot; in the worst case they can lose that home. Ask for a guarantee limited to part of the loan, and get independent legal advice before signing.',
  strata:
    'Strata or body corporate fees pay for the upkeep and insurance of a shared building, usually quoted per quarter (pq). Whether a fee is normal depends on lifts, pools and the repair fund: ask for the strata report and the last minutes.',
  contract:
    'Have a conveyancer or solicitor read the contract before you sign, and get a building and pest inspection. Private sales usually have a short cooling-off period of a few business days, which differs by state; auctions have none.',
  auction:
    'Set your limit before auction day from recent sales nearby, and stick to it: a winning bid is binding, with no cooling-off, and the deposit is due at once. Price guides are often below what homes sell for.',
  stampDuty:
    'Stamp duty is a state tax the buyer pays when a home changes hands. How much depends on the state, the price and whether it is your first home. Tell me the price and the state and I’ll work out an estimate; your state revenue office has the final word.',
  firstHome:
    'First home buyers may get help: less or no stamp duty in most states, a grant for new homes, and a federal guarantee that lets you buy with a 5% deposit (2% for single parents) without LMI. Price and other limits apply: check firsthomebuyers.gov.au and your state revenue office.',
  floodOdds:
    'A ‘1 in 100’ flood has a 1% chance every single year; it does not mean once a century. Over a 30-year mortgage that adds up to about a 26% chance of at least one.',
  range:
    'The range is where we expect the true value to lie 8 times out of 10. It is wide when there are few similar sales, when the home is unusual, or when facts about it are missing; telling me rooms, land and type narrows it.',
  accuracy:
    'Half of our values come within the median error that is shown with each one, measured on sales the model had not seen. It is measured by method and only where we have sales; the landing page shows today’s figure.',
  disagree:
    'You may well be right: the model only knows what is on record, so renovations and recent private sales can be missing. Correct the facts on the property’s page and it is valued again with them; a person of the team can look at it if you like.',
  dataSource:
    'Every figure carries the date it is for, and the Data sources page lists where each one comes from. Figures marked as sample are made up to show how the product works: don’t use them as evidence.',
  certificate:
    'Yes: open the assessment of the home and choose Certificate. Anyone can then check it on the Verify page, without an account: it shows whether a single character was changed since it was issued.',
  keeping:
    'You don’t have to sign up: what you do here is kept in this browser’s workspace for 30 days. Signing up is free and keeps it for good.',
  rents:
    'I don’t have rents or vacancy rates, only sales and homes for sale. The rental listings, SQM Research and the state bond authority have them; tell me a weekly rent and a price and I’ll work out the yield.',
  forecast:
    'Nobody can tell you reliably, and I don’t make forecasts. I can show how prices have moved so far and how fast homes are selling.',
  timing:
    'That depends more on your own plans than on the market, and I can’t predict prices. Rising prices, quick sales and a clearance rate above 70% favour sellers; the opposite favours buyers.',
  rentOrBuy:
    'It depends mostly on how long you would stay: buying costs more at first, and usually pays off after five or more years. Compare your rent with the interest, rates, insurance and strata you would pay. Tell me a price and your deposit and I’ll work out the repayments.',
  schools:
    'I have no data on schools. My School (myschool.edu.au) has results for each one, and the state education department has the catchment map.',
  safety:
    'I have no crime figures. The state police or crime statistics office publishes them by suburb; walking the street in the evening helps too.',
  transport:
    'I have no data on public transport or shops. The state’s trip planner and a map show what is near an address.',
  insurance:
    'I can’t quote insurance. Premiums are set address by address, and can be high where it floods or burns, so get an online quote for the exact address before you make an offer.',
  lendingOnHazard:
    'Usually yes: banks do lend on homes with flood or bushfire risk, as long as the home can be insured. Some lend less or ask for a bigger deposit, so talk to the lender early.',
  tax: 'I can’t advise on tax. Your own home is usually free of capital gains tax, while an investment is taxed on its rent and its gain; ato.gov.au explains it, and an accountant can tell you what it means for you.',
  foreignBuyer:
    'Temporary visa holders usually need approval from the Foreign Investment Review Board, pay extra duty in most states, and since April 2025 mostly cannot buy established homes. Permanent residents and citizens can buy freely. Check firb.gov.au for your visa before you sign anything.',
  superFund:
    'A self-managed super fund can buy an investment property, but nobody in the family may live in it, and borrowing works differently and costs more. Get licensed advice first; ato.gov.au has the rules.',
  islamicFinance:
    'Yes, there are lenders in Australia that finance homes without interest, by renting or sharing ownership until you have paid it off. I don’t compare them: look for Islamic home finance with an Australian credit licence, and ask for the whole cost.',
  agentFees:
    'I have no figures on agents’ fees. They are negotiable, commonly around 1.5% to 3% of the price plus marketing; ask three local agents for a written quote.',
  otherIncome:
    'It often counts, at least in part: lenders usually take about 80% of bonuses, overtime, rent and child support, if you can show it has been coming in regularly. Each lender has its own rule.',
  selfEmployed:
    'Self-employed people can borrow too. Lenders usually want two years of tax returns, and take the average of both years or the lower one.',
  rates:
    'I don’t have today’s bank rates. Lenders publish theirs, comparison sites list them, and a broker can compare; give me a rate and I’ll work out the repayments.',
  refinance:
    'Refinancing means moving your loan to a better one. Check the exit and new-loan fees, any break cost on a fixed rate, and that you still owe less than 80% of the value; ask your current lender for a better rate first.',
  planning:
    'I don’t have planning rules, heritage lists or zoning. The local council does, and its planning certificate for the address is binding.',
  building:
    'I can’t estimate building or renovation costs. Get two or three written quotes from licensed builders; a buyer should have a building and pest inspection first.',
  brokerQuestions:
    'Three good questions: Which lenders do you compare, and how are you paid? What is the total cost over five years, with all fees, not just the rate? What happens if rates rise or I want to pay it off early?',
  credit:
    'Your credit report shows how you have paid bills and loans. You can get it free every three months from Equifax, Experian and illion; paying on time and closing unused cards helps most.',
  hardship:
    'I’m sorry, that’s a hard place to be, and you are not alone. Call your lender’s hardship team now, before a payment is missed: by law they must consider smaller or paused payments. The National Debt Helpline is free and independent: 1800 007 007. I can also hand you to a person here.',
  missedPayment:
    'One missed payment does not cost you your home. The lender will contact you and may charge a late fee; it must send a written default notice and give you at least 30 days before it can go further. Ask for hardship help today: that stops most of it. The National Debt Helpline is free: 1800 007 007.',
};
