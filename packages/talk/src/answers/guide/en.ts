import type { GuideTexts } from './guide-text-type.ts';
import { TENANT_SERVICES } from './tenant-services.ts';

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
    'You may well be right: the model only knows what is on record, so renovations and recent private sales can be missing. Correct the facts on the property’s page and it is valued again with them; someone on the team can look at it if you like.',
  dataSource:
    'Every figure carries the date it is for, and the Data sources page lists where each one comes from. Figures marked as sample are made up to show how the product works: don’t use them as evidence.',
  certificate:
    'Yes: open the assessment of the home and choose Certificate. Anyone can then check it on the Verify page, without an account: it shows whether a single character was changed since it was issued.',
  keeping:
    'You don’t have to sign up: what you do here is kept in this browser’s workspace for 30 days. Signing up is free and keeps it for good.',
  rents:
    'I don’t have rents or vacancy rates, only sales and homes for sale. realestate.com.au and Domain list what is for rent, and the state bond authority (NSW Fair Trading, the RTBA in Victoria, the RTA in Queensland) has what was agreed. Tell me a weekly rent and a price and I’ll work out the yield.',
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
    'Agents commonly charge around 1.5% to 3% of the price, plus marketing. It’s negotiable and I have no figures of my own, so ask three local agents for a written quote.',
  otherIncome:
    'It often counts, at least in part: lenders usually take about 80% of bonuses, overtime, rent and child support, if you can show it has been coming in regularly. Each lender has its own rule.',
  selfEmployed:
    'Self-employed people can borrow too. Lenders usually want two years of tax returns, and take the average of both years or the lower one.',
  rates:
    'I don’t have today’s bank rates. Lenders publish theirs, comparison sites list them, and a broker can compare; give me a rate and I’ll work out the repayments.',
  refinance:
    'Changing lenders usually costs $500 to $1,500: a discharge fee of about $150 to $400, government registration and sometimes an application fee; leaving a fixed rate can add a break cost. The new lender checks your income and debts again and can say no, and above 80% of the value you may have to pay mortgage insurance again. Ask your own lender for a better rate first.',
  planning:
    'I don’t have planning rules, heritage lists or zoning. The local council does, and its planning certificate for the address is binding.',
  building:
    'I can’t estimate building or renovation costs. Get two or three written quotes from licensed builders; a buyer should have a building and pest inspection first.',
  brokerQuestions:
    'Three good questions: Which lenders do you compare, and how are you paid? What is the total cost over five years, with all fees, not just the rate? What happens if rates rise or I want to pay it off early?',
  credit:
    'Your credit report shows how you have paid bills and loans. You can get it free every three months from Equifax, Experian and illion; paying on time and closing unused cards helps most.',
  hardship:
    'I’m sorry, that’s a hard place to be, and you are not alone. Call your lender’s hardship team today, whether or not you have missed a payment: by law they must consider smaller or paused payments. The National Debt Helpline is free and independent: 1800 007 007. I can also hand you to a person here.',
  missedPayment:
    'Missing a payment or two does not cost you your home overnight. The lender will contact you and may charge a late fee; it must send a written default notice and give you at least 30 days before it can go further. Ask for hardship help today: that stops most of it. The National Debt Helpline is free: 1800 007 007.',
  danger:
    'Your safety comes first: if you are in danger now, call 000. 1800RESPECT (1800 737 732) is free, day and night, and can help you plan, including about a shared home. You don’t have to leave a name or number here; close the tab and clear this browser’s history if somebody else uses it.',
  privacy:
    'What you ask stays in this browser’s workspace, and only people who are signed in to the same workspace can see it. You can delete conversations under Settings; on a shared device use a private window and clear the browser history.',
  worn: 'That sounds like a lot to carry, and it’s fine to take it one step at a time. Lifeline (13 11 14) is there day and night if it gets heavy, and someone on our team can take over from here if you like.',
  whoAreYou:
    'I’m PropGuard’s assistant, a computer program, and not a bank or an agent. I can tell you what homes are worth, how a suburb is going, flood and fire risk, and work out loans and costs; a person can help if you ask for one.',
  courtUse:
    'No, not on its own: ours is an estimate that nobody signs for. Probate, the tax office, courts and banks go by a licensed valuer’s report; ours shows whether a figure is in the right range before you pay for one.',
  separation:
    'When a couple separates, the home is usually valued, the loan is taken off, and what is left is shared by agreement or by the court. A transfer under a court order or binding agreement is usually free of stamp duty. See a family lawyer before you sign; legal aid can help for free.',
  coOwners:
    'Friends, family or ex-partners who own together usually do so as joint tenants or tenants in common with set shares. A co-owner can’t sell the whole home alone, but can ask a court to order a sale, and with a joint loan each person owes all of it. Have a lawyer write an agreement first.',
  bal: 'BAL is the Bushfire Attack Level: how much heat a home must withstand, from BAL-LOW through 12.5, 19, 29 and 40 to FZ (flame zone). The higher it is, the more building costs, often tens of thousands at BAL-40 and FZ. A bushfire assessor or the council can rate the site.',
  hazardCoverage:
    'I cover four hazards: flood, bushfire, coastal erosion and subsidence, by suburb and, where we have it, by address. Cyclones, heat, hail, storms, noise and earthquakes are not modelled: the Bureau of Meteorology, the council and an insurer’s quote tell you about those.',
  floodHistory:
    'I hold modelled risk, not a record of which homes went under in a past flood. The council’s flood search and flood maps, the neighbours and an insurance quote for the address will tell you.',
  councilRates:
    'Council rates depend on the council’s budget and on your land’s value compared with others in the area, so a higher value does not raise them by the same share. Your rates notice and the council have the figures, and pensioners can ask for a concession.',
  landTax:
    'Land tax is a state tax on land you own beyond your own home, so an investment or holiday home usually counts and the home you live in does not. Each state has its own threshold and rate: the state revenue office has a calculator.',
  giftHome:
    'Be careful before you put a home in somebody else’s name: it can cost stamp duty, tax and part of a pension, and you may lose the right to live there. See your own solicitor, not theirs, first; your state’s elder abuse line (1800 353 374) is free and confidential.',
  inheritance:
    'Australia has no inheritance tax. Capital gains tax can come later when an inherited home is sold, and often does not if it was the person’s own home and is sold within two years. A solicitor and an accountant can tell you what applies.',
  conditions:
    '‘Unconditional’ means there is no way out: if finance or the inspection fails you can still lose your deposit and be sued. ‘Subject to finance’ or ‘subject to building and pest’ lets you withdraw if that condition is not met. Have a conveyancer read it before you sign.',
  coolingOff:
    'With a private sale most states give buyers a few business days to change their mind for a small fee: five in NSW, Queensland and the ACT, four in the NT, three in Victoria, two in South Australia, and none by law in WA and Tasmania. At auction there is no cooling-off.',
  approvalTime:
    'Pre-approval can take from a day to two weeks, and full approval usually one to three weeks because the bank values the home first. Next-day certainty is rare, so don’t go unconditional without it in writing.',
  writing:
    'I can’t write letters, messages or essays for you, but everything I told you can be copied, and a report on an address can be downloaded as a PDF to send on.',
  currency:
    'I work in Australian dollars and have no exchange rates. Tell me the amount in Australian dollars, or the rate you want to use, and I’ll go on from there.',
  noneListed:
    'I haven’t listed any homes yet, so there is nothing to pick from. Tell me a suburb and a budget and I’ll show what is for sale.',
  lowValuation:
    'If the bank’s valuation comes in low, you can send it three recent sales of similar homes nearby and ask for a review, ask for a second valuation, or try another lender, who may use another valuer. The bank lends on its own figure, not on the price or on ours.',
  access:
    'I have no data on steps, lifts or bathrooms. Ask the agent for a floor plan and door widths, and check it at an inspection; an occupational therapist can say what could be changed.',
  concessions:
    'Some states lower stamp duty for pensioners, people with a disability, first home buyers or homes off the plan, each with its own limits. Your state revenue office lists them and decides; ask before you sign.',
  offThePlan:
    'Off the plan means you buy before it is built: the price is fixed today, and the bank values it at the end, so you carry the risk that it is worth less. Some states lower stamp duty for it; check the sunset date and have the contract read.',
  unseenFacts:
    'Not unless it is on record: the value knows type, size, rooms, land, place and past sales. Renovations, the state of the building, raised floors, cladding, views and noise are not seen, so lean up or down in the range for them.',
  buyback:
    'Buybacks after a flood are run by the state, which sets who is offered one and how the price is worked out. In northern NSW ask the NSW Reconstruction Authority, in Queensland the Queensland Reconstruction Authority; get your own advice before you accept.',
  doorOffer:
    'Don’t sign anything yet. Somebody who comes to the door with cash and a deadline is usually hoping to pay less than the market, and you are free to say no. Get two agents’ appraisals (they are free) and have a solicitor read any paper first.',
  putCall:
    'A put and call option gives the buyer the right to make you sell, and you the right to make them buy, at a set price within a set time. It ties up your home for months and often lets them pass it on. Never sign one without your own solicitor.',
  negativeGearing:
    'Negative gearing means the rent is less than the interest and costs, and the loss lowers your taxable income. You still lose cash each year and count on the price rising. An accountant can work it out for your tax rate.',
  sellingCosts:
    'Selling usually costs about 2% to 4% of the price: an agent’s commission of roughly 1.5% to 3%, some thousands for advertising and styling, about a thousand or two for the conveyancer, and the bank’s discharge fee. Capital gains tax can apply if it was not your home.',
  selling:
    'To sell: get two or three agents’ appraisals, compare commission and recent sales, have a conveyancer prepare the contract, then choose auction or private sale. Tell me the address or the suburb with rooms and land, and I’ll say what it may be worth.',
  buyingSteps:
    'The usual order is: work out what you can borrow, get pre-approval, look at homes, have contract and building checked, make an offer or bid, pay the deposit, and settle about six weeks later. Tell me your income and savings and I’ll work out a budget.',
  inspection:
    'A building and pest inspection costs about $400 to $800 and looks for damp, cracks, termites, the roof and unsafe work; for a unit, get the strata report too. Do it before you sign, or make the offer subject to it. I can’t see the state of a home from here.',
  settlement:
    'Settlement is the day the rest of the price is paid and you get the keys, usually 30 to 90 days after the contract. By then you need the rest of your deposit, the stamp duty and the fees; your conveyancer tells you the exact amount.',
  underquoting:
    'Price guides are often below what homes sell for, and ‘offers over’ is only a start; how much over differs from sale to sale. Look at recent sales of similar homes, and report a guide that is far too low to your state’s fair trading office.',
  negotiating:
    'I can’t tell you what to pay, but a sound way is to start a little below our estimate, set a limit inside its range that you can afford, and not go past it. Tell me the address or suburb with rooms and the price, and I’ll compare them.',
  developing:
    'Add up the land, the build, stamp duty, interest and selling costs, and compare that with what similar finished homes sell for; below a margin of 15% to 20% it is thin. Council or a town planner tells you what may be built, and a builder what it costs.',
  holidayLet:
    'Holiday letting usually brings more a night and more work, costs and empty weeks than a permanent lease. Councils and states limit it: in most of Byron Shire to 60 days a year, in much of NSW to 180. I have no rents; a local property manager does.',
  lettingOut:
    'A property manager usually takes 5% to 9% of the rent, and you pay rates, insurance, repairs and often strata; rent is taxed as income. I have no rents, so tell me the rent you expect and a price and I’ll work out the yield.',
  titles:
    'Freehold means you own the land; strata means you own a unit and share the rest; leasehold, as in the ACT, means a long Crown lease that is bought and sold much the same. The title search and the contract say which, along with easements; I don’t hold titles.',
  owners:
    'I can’t say who owns a home. The state’s land titles office sells a title search for a small fee, and a conveyancer can order one for you.',
  residents:
    'Australian citizens, wherever they live, permanent residents and New Zealanders living here can usually buy like anyone else, without foreign investment approval or the foreign buyer surcharge. If you buy with a partner who has no such status, part of the surcharge can apply: ask the state revenue office.',
  foreignCosts:
    'Foreign buyers usually pay a surcharge of about 7% to 9% of the price on top of normal stamp duty in most states, plus a foreign investment application fee that grows with the price. Until 31 March 2027 most can’t buy established homes at all. The state revenue office and the ATO have the exact sums.',
  visaLoan:
    'Some lenders do lend to people on temporary visas, usually with a bigger deposit of 20% or more and steady work here; a working holiday or student visa is rarely enough. You also need approval to buy. A broker knows which banks will.',
  pension:
    'The home you live in does not count for the Age Pension, but money left over after you sell does, with time allowed to buy again. From 55 you can put up to $300,000 of it into super. Services Australia’s Financial Information Service is free: 132 300.',
  bridging:
    'You can sell first, buy first with a bridging loan, or make your purchase subject to selling. Bridging costs interest on both loans for some months, so selling first, or a long settlement, is the safer way.',
  lifestyle:
    'I have no data on noise, cafes, neighbours, commute times or what a place feels like. Visit at different times of day and check travel times on a map; I can compare prices, growth, time on market and risks for you.',
  firstHomeWho:
    'You usually count as a first home buyer if you, and a partner you buy with, have never owned a home in Australia in your own name. A home held by a family trust often does not count against you, but the state revenue office decides: ask it before you sign.',
  pressure:
    'A deadline and talk of other offers are how agents sell, and you can’t check them. Stay with your own limit, ask for everything in writing, and don’t give up the finance or inspection condition because of a text message.',
  commercial:
    'I value homes only, not shops, offices, farms or whole mixed buildings. A commercial valuer or agent can; banks usually ask for a bigger deposit, often 30% to 40%.',
  valuer:
    'A registered valuer inspects the home and signs for the figure, for about $300 to $800 and usually within a week or two; the Australian Property Institute (api.org.au) lists them. A bank orders its own. Ours is an estimate from sales, with a range.',
  hecs: 'Yes, it counts: the repayment comes off your pay, and card limits count as if they were used, so both lower what you can borrow. Paying out a small debt or closing a card often helps more than it costs.',
  giftedDeposit:
    'Yes, a gift can be your deposit: most lenders want a signed letter that it needn’t be paid back, and often that part of the deposit, about 5%, is your own saving.',
  buyersAgent:
    'A buyer’s agent searches and bids for you for a fee, often 2% to 3% of the price or a fixed sum. Check the licence and that nobody else pays them.',
  tenants:
    'If there are tenants, you usually take over their lease, and they may stay until it ends with the notice your state asks for. Ask for the lease and the bond papers before you sign.',
  construction:
    'A construction loan is paid out in stages as the home is built, and you pay interest on what has been drawn. Check that the builder is insured and licensed, and keep 10% to 15% aside for extras.',
  renovation:
    'I don’t know by how much: kitchens, paint and condition aren’t in our data, so I won’t put a number on it. What I can do is value the home again with a bedroom, bathroom or car space more and show the difference. For the work itself, ask two local agents what buyers there pay extra for and a builder for a quote; spending past the dearest homes in the street seldom comes back.',
  pets: 'Whether pets are allowed depends on the by-laws of the building, which are in the strata report; most states no longer allow a flat ban. For a rental it is the lease and the state’s tenancy rules.',
  reportHow:
    'I can make a report on a home: value with range, similar sales, market and hazards, as a PDF that you download or share by a link. Give me the address and say ‘make a report’.',
  longTerm:
    'I have the change over one year, not over five or ten. The state’s valuer-general and the Bureau of Statistics publish longer series.',
  landmark:
    'That one isn’t a home that could be sold, so there is no value for it. Give me a suburb nearby, or an address, and I’ll tell you about homes there.',
  investing:
    'I can’t tell you which to buy, but look at the yield (a year’s rent as a share of the price), the growth, the costs and the risks side by side. Tell me both prices and weekly rents and I’ll work out the yields.',
  documents:
    'A lender usually asks for ID, two or three recent payslips, three months of bank statements, your debts and card limits, and proof of savings; the self-employed need about two years of tax returns.',
  whichSuburb:
    'I can’t pick a suburb by distance or feel, but I can search a city or state by price, rooms and risk. Tell me a budget, the rooms you need and the city, and I’ll show what there is.',
  dispute:
    'Start with a written complaint to whoever it is about. After that AFCA (1800 931 678) is free for banks and insurers, and your state’s fair trading office for agents and builders; a community legal centre can advise.',
  despair:
    'I’m really glad you told me, and I’m sorry it has got this heavy. You don’t have to carry it alone: please call or text Lifeline now on 13 11 14 (0477 13 11 14 by text), day or night, or 000 if you might act on it. If the loan is part of it, the National Debt Helpline (1800 007 007, free) and your lender’s hardship team can take that weight on with you; it can be sorted out, and it is not worth your life.',
  safeGoodbye: 'Okay, take care. Close this page now; you can come back any time. Emergency: 000.',
  partnerSells:
    'If your name is on the title, the home can’t be sold or mortgaged without your signature. If it isn’t, a lawyer can often stop a sale with a caveat, so ask soon: legal aid and the women’s legal service of your state are free and confidential. 1800RESPECT (1800 737 732) is there day and night and can help you do this safely; in danger call 000. You don’t need to leave a name or number here.',
  stillHere:
    'I’m still here, and you don’t have to explain anything. I’m only a program, so please talk to a person: Lifeline 13 11 14 or 1800RESPECT (1800 737 732), both day and night, and 000 in danger.',
  scam: 'Stop here: don’t pay any more and don’t send papers; nobody honest asks for money before you have seen the home. If you have already paid, call your bank now on the number on your card and ask it to stop or recall the payment. Then report it to Scamwatch (scamwatch.gov.au), ReportCyber (cyber.gov.au) and the police (131 444); IDCARE helps for free if they have your ID: 1800 595 160. This happens to careful people.',
  elderSigning:
    'Nobody has to sign today: don’t sign, and ask the person to leave and put it in writing. If something is signed already, have a solicitor or legal aid read it today, because sellers of a home usually can’t cool off; what is sold at the door, such as repairs or solar, can be cancelled within 10 business days. The elder abuse line is free and confidential: 1800 353 374; if somebody is threatened, 000.',
  eviction: `You don’t have to leave just because a notice came: the landlord needs the right form, reason and time, and in the end a tribunal’s order. Don’t sign anything, keep the notice and call your state’s tenants’ service now, it is free: ${TENANT_SERVICES}. Legal aid helps too, and TIS interprets for free on 131 450. If they lock you out or threaten you, call the police on 131 444, or 000 in danger.`,
};
