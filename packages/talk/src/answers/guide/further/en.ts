import type { FurtherTexts } from './further-text-type.ts';

export const EN: FurtherTexts = {
  sharedEquity:
    'Shared equity means a government pays part of the price and owns that share until you buy it back or sell. The federal Help to Buy scheme takes up to 30% of an existing home or 40% of a new one, with a deposit of 2%, below income and price limits; firsthomebuyers.gov.au has them, and some states have their own.',
  superSaver:
    'The First Home Super Saver Scheme lets you pay extra into super and take it out for your first home: up to $15,000 from one year and $50,000 in all, plus earnings, taxed lightly. Apply to the ATO for a determination before you sign a contract; ato.gov.au has the steps.',
  bidding:
    'There is no best moment to bid: bidding early and firmly shows you are serious, waiting shows you where the others stop. What counts is a limit you set beforehand. A vendor bid is one the auctioneer makes for the seller below the reserve and must announce; made-up bids are against the law. If it is passed in, the highest bidder usually gets to negotiate first.',
  easement:
    'An easement lets somebody else, often the council or a water company, use part of the land, for example for a drain. It is common and not bad in itself, but you usually can’t build over it, and they may dig there. Your conveyancer can show you where it is and what the title, covenants and caveats say.',
  depositDue:
    'Usually 10% of the price is due when contracts are exchanged, or on the day at an auction; many sellers accept 5% if you ask first. It is held in a trust account until settlement. A deposit bond can stand in for cash. If you pull out after cooling off, you can lose it.',
  sunsetClause:
    'A sunset date is the day by which the land or home must be registered or finished; after it, the contract can end and the deposit comes back. In most states a developer may not use it to sell for more without your consent or a court’s leave, and can’t raise a fixed price just because it rose. Have a property lawyer read the contract before you agree to anything; Fair Trading can help too.',
  jobChange:
    'Yes, you can often borrow with a new, casual or part-time job: many lenders want three to six months in it, or past probation, and casuals often a year. On parental leave, a letter with your return date and pay helps. A broker knows which banks are flexible.',
  grannyFlat:
    'In most states you can build a granny flat, usually up to 60 m², if the block is big enough and the council or a certifier approves it; several states now let you rent it to anyone. It can bring rent and value, but can mean capital gains tax. The council has the rules for your block.',
  noMadeUpValue:
    'I can’t change or hide a figure: the value and its range come from sales, and a report shows both. I can show the comparable sales at the top of the range, and if facts such as rooms or land are wrong, correct them and it is valued again.',
  whenWeRefuse:
    'I give no value where there are too few recent sales of similar homes, because a guess would mislead you. For such a place a local agent’s appraisal is free, and a licensed valuer’s report costs about $300 to $800. You can also look at the state or city figures here.',
  tenantRights:
    'Your state’s tenancy law decides: in most states rent can go up once a year with 60 days’ written notice or more, urgent repairs must be done quickly, and the bond authority, not the landlord, holds the bond. The free tenants’ service of your state can check your case; the tribunal decides disputes.',
  retirementVillage:
    'Retirement villages and land-lease communities usually mean a contract, not a normal title: look at the entry price, the weekly fee, and above all the exit fee, which can be 25% to 40%. Have a solicitor who knows them read it, and ask Services Australia how it affects your pension.',
  defects:
    'It depends on what it is: asbestos that is sealed is common in homes built before 1990 and fine until it is disturbed; cladding, moving stumps, termites and work without approval can cost a lot. Get a building inspection and a quote before you sign, ask the council about approvals, and use it to negotiate. I can’t see the state of a home from here.',
  energy:
    'I have no data on energy, heating or power bills. Ask the seller for the last bills and any rating (NatHERS, or the EER in the ACT), and look for insulation, which way it faces, and solar. yourhome.gov.au explains what saves most.',
  lmiAvoid:
    'There are ways around LMI: a 20% deposit, a family guarantor, the federal guarantee that lets first home buyers in with 5%, or a lender that waives it for some jobs (doctors, lawyers, accountants, sometimes nurses). Each lender decides and its rules change, so ask two or three, or a broker.',
  cgt: 'Your own home is usually free of capital gains tax. If you rent it out you can often treat it as your home for up to six years; otherwise the gain is added to your income, halved if you held it over a year. Tell an accountant the dates and prices; ato.gov.au has a calculator.',
  deductions:
    'On a rental you can usually claim loan interest, rates, strata, insurance, management and repairs, and spread the building and fittings over years by a depreciation schedule (about $600 to $800). Not your own labour, nor travel to it. Ask an accountant what applies to you.',
  ownershipStructure:
    'Most people buy in their own names: it is simple, and keeps the home free of capital gains tax and land tax. Trusts and companies can protect assets but cost more, lose concessions and are hard to change later. Ask an accountant and a solicitor before you sign, not after.',
  rentvesting:
    'Rentvesting means renting where you want to live and buying where you can afford. You get into the market, and can claim costs; but rent goes on, you may lose first home benefits, and capital gains tax applies. Tell me a price, a rent and your deposit and I’ll work out the yield and repayments.',
  comparisonRate:
    'The comparison rate adds most fees to the interest rate, so it shows better what a loan costs; by law it’s shown next to the advertised rate, for a loan of $150,000 over 25 years. Cashback and honeymoon rates often hide a higher rate later: compare the cost over five years.',
  payFaster:
    'Pay a little more each time: every extra dollar saves interest for all the years that are left. Paying half the monthly sum each fortnight makes one more monthly payment a year. An offset does the same and keeps the money at hand. Tell me the loan, the rate and the extra, and I’ll work out what you save.',
  olderBorrower:
    'Yes, older people can borrow: no lender may refuse you for age alone, but it will ask how the loan is paid once you stop work, by super, selling, or a shorter term. A reverse mortgage or the government’s Home Equity Access Scheme lets you borrow against the home from 60 or so. moneysmart.gov.au explains the cost.',
  executor:
    'The executor usually needs probate before the home can be sold, which takes about one to three months; you can prepare the sale meanwhile. Get a valuation for the date of death, because tax may depend on it. A solicitor does this, and the beneficiaries share what is left by the will.',
  powerOfAttorney:
    'With an enduring power of attorney for money matters you can usually sell for somebody, but only in their interest, and it has to be registered in some states. If there is none and the person can’t decide any more, the state tribunal can appoint somebody. A solicitor, or your state’s public guardian, can advise.',
  neighbours:
    'Neighbours usually share the cost of an ordinary dividing fence, and you may cut branches at the boundary; a surveyor shows where that is. Talk first, then free mediation in your state, then the tribunal or local court.',
  climateFuture:
    'My figures are for today’s risk, not for 2050. Fire weather, heavy rain and the sea are expected to get worse in most coastal and bush areas, and insurance dearer. The council’s maps often show later scenarios, and climatechangeinaustralia.gov.au has projections.',
  brokerOrBank:
    'Either can work: a broker compares several lenders and is usually free for you, because the lender pays a commission; a bank offers only its own loans. Ask a broker how many lenders they use, and compare with one bank yourself. Don’t apply to many at once: each check shows on your credit file.',
  conveyancer:
    'A conveyancer or solicitor usually costs $800 to $2,500: they check the contract, search the title and settle for you. Hire one before you sign or bid. A conveyancer is fine for most sales; use a solicitor where there is a dispute, a trust or a separation.',
  viewingQuestions:
    'Look for damp smells, cracks wider than 5 mm, sagging roofs and floors, water pressure, sun, noise and phone signal; come again at another time of day. Ask why they sell, how long it has been for sale, what was renovated with approval, and what the rates and strata are. I can check value and hazards if you give me the address.',
  choosingAgent:
    'Ask three local agents for their recent sales nearby, the price they expect in writing, commission and advertising. The highest appraisal is not the best agent: it is sometimes a bait to win you. Keep the exclusive period short, 60 to 90 days. I can tell you what the sales say if you give me the address.',
  makingOffer:
    'Put the offer to the agent in writing with price, deposit, settlement time and conditions such as finance and inspection. Until both have signed and exchanged, it usually binds nobody, and the seller may take a better one (gazumping). Have your conveyancer look at it first.',
  sellingAlone:
    'Yes, you may sell your home without an agent. You need a contract from a conveyancer before you advertise, photos, a listing through a for-sale-by-owner site, and time for viewings and haggling. It saves the commission, about 1.5% to 3%. I can show you what similar homes sold for.',
  settlementDelay:
    'If settlement is late, whoever caused it usually pays daily interest, and after a notice to complete, often 10 to 14 days, the other side may end the contract. Call your conveyancer and the bank today: short delays are common and mostly agreed.',
  inclusions:
    'What is fixed to the home usually stays, such as lights, blinds, stoves and built-in wardrobes; what is loose goes. Only the contract counts, so have anything you care about written in, and check it at the final inspection.',
  earlyAccess:
    'Yes, if both sides agree: early access, or staying on after the sale, is done by a licence that the conveyancers write, with insurance, a weekly fee and an end date. Without it you carry the risk of damage, so don’t do it on a handshake.',
  demographics:
    'I have no figures on people, incomes or who lives there. The Bureau of Statistics does, for every suburb: search ‘QuickStats’ at abs.gov.au. I can tell you prices, growth, time on market and risk.',
  frustrated:
    'I’m sorry, I got that wrong. Tell me in one short sentence what you would like to know, with the suburb or the amounts, and I’ll try again, or I can hand you to a person now.',
  alertsHow:
    'Yes, by email if you have an account: run a search here and say ‘save this search’, then choose email beside it under Saved searches; without an account new homes are counted there. Watch, beside a home you have assessed, tells you in the app when its value or risk changes. Both are free.',
  hardshipCredit:
    'An agreed hardship arrangement is marked on your own credit file for 12 months; it is not a default and does not count in your score. Payments missed before it was agreed can be listed, so ask for it soon. You can get your credit report free from Equifax, Experian and illion. The National Debt Helpline is free: 1800 007 007.',
  hardshipCall:
    'Ask for the hardship team and say: ‘I want to apply for hardship assistance. My income has dropped, I have missed payments, and for now I can pay … a month. Please pause or lower my repayments and stop any default notice while you decide.’ Have your income, your costs and a date when things should improve at hand, write down the name and a reference number, and ask for it in writing. They must answer within 21 days. The National Debt Helpline (1800 007 007, free) can sit in with you.',
  reportOrCertificate:
    'A report is for reading: a PDF with the value, its range, the sales and the risks, which I can make for you and you can send as a link. A certificate is for proving: a signed record of one value that anyone can check on the Verify page. I can’t issue one here: open the assessment of the home and choose Certificate.',
  pullingOut:
    'Before contracts are exchanged you can walk away. Within the cooling-off period you can too, for a small fee (0.2% or 0.25% of the price in most states). After that, without a condition that fails, you can lose the deposit, and the seller may claim more. Call your conveyancer before you say anything to the agent.',
  loanDeclined:
    'Don’t apply somewhere else at once: every application shows on your credit file. Ask the lender for the reason, get your free credit report, and fix what it shows, often card limits, other debts or too short a job. A broker can tell which lender would say yes; AFCA helps if it was unfair.',
  negativeEquity:
    'Owing more than the home is worth only hurts when you sell: the shortfall stays your debt. If you can, keep paying and wait. If you must sell, talk to the lender first, because it has to agree. The National Debt Helpline is free: 1800 007 007. Give me the address and the loan and I’ll work out where you stand.',
  ourMistake:
    'I’m sorry if a figure of ours caused you trouble. Our values are estimates and no bank should lend on them alone, so ask the bank for its own valuation or a review. Correct the facts on the property’s page, and I can hand you to a person here who takes the complaint: add your name and a way to reach you.',
  vacantLand:
    'Before you buy land, check the zoning and overlays with the council, the soil and slope (site costs can be $10,000 to $60,000), whether power, water and sewer are connected, and any time limit to build. I can check flood and fire for the suburb or address.',
  noise:
    'I have no data on noise or flight paths. Airservices Australia has a map of flight paths, and a visit at rush hour and at night tells you the rest. Homes on a main road often sell for 5% to 15% less, and sell for less again later.',
  ruralHome:
    'With tank water, septic, bores and dirt roads, check them before you buy: a plumber for tank and septic, the state for water rights, the council for access and fire rules, and an insurer. Banks often lend less on large blocks. I can check fire and flood risk for the place.',
  mortgageBasics:
    'You borrow the price less your deposit, and pay it back over 25 or 30 years in equal payments; at first most of each is interest, later most is the loan itself. If rates go up, so do variable payments. Tell me a loan and a rate and I’ll show the payments and the whole interest.',
  landlordDuties:
    'A landlord has to keep the home safe and in repair, with smoke alarms, pool fence and locks checked by the state’s rules, hold the bond with the authority and give proper notice for rent rises and visits. If rent isn’t paid, the tribunal decides. The state’s fair trading or consumer office has the rules.',
  moving:
    'Removalists usually cost $600 to $3,000 within a city and more between states. Book them three or four weeks ahead, connect power, gas and internet a week before, and tell the bank, Medicare, the electoral roll and Australia Post. Insure the new home from the day the contract says, often exchange.',
  outsideMapped:
    'Outside the mapped areas means no flood or fire map that we hold covers that spot, so nobody can say either way: maps don’t show drains, small creeks or every past flood. The council’s flood search and an insurance quote for the address tell you more.',
  riskScore:
    'The risk score is the average of the four hazards we hold, flood, bushfire, coastal erosion and subsidence, and the risk of the market for that type of home, in one share from 0 to 100%. A single hazard can be much higher than the score, because the others may be low; ask me for each one.',
  hazardMaps:
    'The council’s planning maps show it for an address, and so does the state’s fire or emergency service (in NSW the RFS check for bush fire prone land); an insurer’s quote tells you more.',
  casualWork:
    'Usually yes, if the casual work has lasted: many lenders count it after 6 to 12 months in the same job or trade, some after three, and take the average of what came in. A lender can say no where it is newer or goes up and down, so have payslips and a tax return ready, and ask a broker which lenders are easier.',
  firstSteps:
    'Start with your limit, which I’ve worked out below. Then: see which first-home help you get, have a lender pre-approve you, choose a few suburbs, and have contract and building checked before you sign.',
};
