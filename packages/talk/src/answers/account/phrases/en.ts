import type { AccountPhrases } from './account-phrases.ts';

export const EN: AccountPhrases = {
  workedOut: '{figure} comes together like this: {sum}.',
  dutySteps: 'Here is {figure} step by step, for {price} in {state}:',
  dutyBand: '• {base} on the first {from}, plus {percent} of the {above} above it: {full}',
  dutyFirstBand: '• {percent} of the {above} above {from}: {full}',
  dutyWhole: '• {percent} of the whole price: {full}',
  dutyFormula: '• By the territory’s own formula: {full}',
  dutyOwnHome: '• Less {amount}: the home concession, because you will live there',
  dutyFirstHome: '• Less {amount}: the first home concession',
  dutySurcharge: '• Plus {amount}: the surcharge for foreign buyers, {percent} of the price',
  dutyTotal: '• To pay: {figure}',
  asFirstHome: 'As your first home it would be {amount}.',
  asOwnHome: 'If you will live there yourself, it would be {amount}.',
  repaymentHow:
    '{figure} a month pays off {loan} in {count} equal payments at {rate}. Of the first one, {interest} is interest and {rest} pays back the loan.',
  powerHow:
    '{figure} is the biggest loan whose repayments still fit into what is left of your income after tax and costs, tested at {tested}.',
  restsOn: 'My figure is based on: {list}.',
  notThat: 'I gave {figure}, not {said}.',
  costsMean:
    '{figure} is our flat estimate for conveyancing, inspections and fees. It isn’t a tax, and yours may be lower or higher.',
  lvrMean: '{figure} is the loan as a share of the value: {loan} of {value}.',
  confidenceMean:
    '{figure} is how sure we are: 100% less the usual error of a single estimate, {spread}. It is not the chance that the price lands in the range; the range holds about {percent} of sales.',
  errorMean:
    'Yes, {figure} is the median error (MdAPE): on sales that the method had never seen, half of its estimates were closer than that and half were further off.',
  comparablesMean:
    '{figure} is what the comparable sales alone point to; the value also weighs everything else on record about the home.',
  medianMean: '{figure} is the middle of {count} sales in {place}: half sold for more, half for less.',
  growthMean: '{figure} is how much prices in {place} moved in a year, by {count} sales.',
  clearanceMean: '{figure} is the part of {count} auctions in {place} that ended in a sale.',
  assumedMean: '{figure} is assumed, because you didn’t say. Tell me yours and I’ll work it out again.',
  testedMean:
    '{figure} is the rate of {rate} plus a safety buffer of {points}: lenders test every loan at that.',
  includesYes: 'Yes, {figure} already counts {part}: {amount}.',
  includesNo: 'No, {figure} does not count {part}.',
  includesZero: 'It was counted, but at this price it takes nothing off: {part}.',
  withIt: 'With it, it would be {amount}.',
  tellMe: 'Tell me the amount and I’ll count it.',
  noSuch: 'There is none in {state} that I know of: {part}.',
  bothMine:
    'I gave you both, sorry for the muddle. {one} is based on {oneRests}; {other} on {otherRests}.',
  bothHold: 'Both hold: {one} is for {oneFor}, {other} for {otherFor}.',
  alsoCounts: '{figure} also counts {list}.',
  laterHolds: 'Go by {figure}: it counts what you told me last.',
  valueHolds:
    'Go by {figure} for {place}, and sorry for the muddle. The second time I looked it up with other details and found too few sales for those; that doesn’t undo the first.',
  apart: 'We are {difference} apart: mine is {ours}, theirs is {theirs}.',
  same: 'Both say the same: mine is {ours}, theirs is {theirs}.',
  apartOwn: 'We are {difference} apart: mine is {ours}, yours is {theirs}.',
  sameOwn: 'We agree: mine is {ours}, yours is {theirs}.',
  causeGeneral: 'Theirs fits the general rate, without any concession: {amount}.',
  causeOwnHome: 'Theirs fits the home concession for a home you live in: {amount}.',
  causeFirstHome: 'Theirs fits the first home concession: {amount}.',
  causeSurcharge: 'Theirs fits with the surcharge for foreign buyers: {amount}.',
  causeRate: 'Theirs would fit a rate of about {rate}; I took {ours}.',
  causeTerm: 'Theirs fits a loan over {years}; I took {ours}.',
  causeMoreCosts:
    'Theirs would fit if they count about {amount} a month more in living costs and debts than I do.',
  causeLessCosts:
    'Theirs would fit if they count about {amount} a month less in living costs and debts than I do.',
  oursRight: 'By what you told me, mine is the right one.',
  theirsRight: 'If that is your case, theirs is the right one.',
  causeUnknown: 'I can’t see what theirs is based on, so ask them for the same list.',
  officeDecides: '{office} has the last word ({site}).',
  lenderDecides: 'The lender has the last word, and each counts a little differently.',
  valuerDecides: 'A licensed valuer who has seen the home has the last word.',
  notMine: 'I don’t find {figure} among my answers. Which one do you mean?',
  yours: '{figure} is what you told me; I only worked on with it.',
  own: 'your own money',
  parts: {
    firstHome: 'the first home concession',
    ownHome: 'the home concession for living there',
    surcharge: 'the surcharge for foreign buyers',
    insurance: 'mortgage insurance (LMI)',
    costs: 'conveyancing, inspections and fees',
    duty: 'stamp duty',
    debts: 'other debts',
    secondIncome: 'a second income',
    buffer: 'the lenders’ safety buffer',
  },
};
