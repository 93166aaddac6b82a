import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { SumPhrases } from './sum-phrase-type.ts';
import { SUMS_ASIAN } from './sums-asian.ts';
import { SUMS_OTHER } from './sums-other.ts';
import { SUMS_ROMANCE } from './sums-romance.ts';

const EN: SumPhrases = {
  repaymentIs: 'About {month} a month: that is a loan of {loan} at {rate} over {years}.',
  repaymentInterestOnly: 'Interest-only, it would be about {month} a month.',
  repaymentInterest: 'Over the whole term you would pay {interest} in interest.',
  repaymentExtra:
    'Paying {extra} more each month saves {saved} in interest and ends the loan {time} earlier.',
  repaymentOffset: 'Keeping {offset} in an offset account saves about {saved} in interest in the first year.',
  repaymentCarries: 'Paying {month} a month would carry a loan of about {loan} at {rate} over {years}.',
  repaymentStress: 'If rates rose one percentage point, it would be {month} a month.',
  upfrontIs:
    'You need about {total} in cash to buy for {price}: {deposit} deposit, {duty} stamp duty, and about {costs} for conveyancing, inspections and fees.',
  dutyIs: 'Stamp duty in {state} on {price} is about {duty}.',
  dutyNone: 'As a first home buyer in {state} you should pay no stamp duty at {price}.',
  dutyRelief: 'That includes the discount for first home buyers.',
  dutyNoRelief: 'The first home discount no longer applies at this price.',
  dutyReliefUnknown: 'First home help there depends on more than the price, so ask the revenue office.',
  dutyUnconfirmed: 'That is our estimate from rates of {date}, not confirmed: check with {office} ({site}).',
  yieldGross: 'The gross yield is {yield}: {rent} a week on a price of {price}.',
  yieldNet: 'After {costs} of costs a year the net yield is {yield}.',
  yieldCosts:
    'Tell me the yearly costs (strata, rates, insurance, management) and I’ll work out the net yield.',
  dtiIs: 'Your DTI is {dti}: {debt} of debt on an income of {income} a year.',
  dtiHigh: 'That is on the high side: from {limit} lenders look much harder, and some say no.',
  dtiBelow: 'That is below {limit}, the point from which lenders look harder.',
  priceAbove: 'It looks dear: {price} is {percent} above our estimate of {value} for {place}.',
  priceLittle: 'A little dear: {price} is {percent} above our estimate of {value} for {place}.',
  pricePartly: 'Part of the guide is outside the {percent} range of {low} to {high}.',
  priceBelow: 'It looks good for a buyer: {price} is {percent} below our estimate of {value} for {place}.',
  priceAbout: 'It looks fair: {price} is close to our estimate of {value} for {place}.',
  priceInRange: 'It is inside the {percent} range of {low} to {high}.',
  priceOutOfRange: 'It is outside the {percent} range of {low} to {high}.',
  priceOverMedian:
    '{price} is {difference} above the median of {value} in {region}. I can’t value that home itself with the sales I have.',
  priceUnderMedian:
    '{price} is {difference} below the median of {value} in {region}. I can’t value that home itself with the sales I have.',
  searchSaved: 'Saved. You’ll find it under Saved searches, and new matches show up there.',
  searchMailed: 'New ones come to you by email as well.',
  labels: {
    month: 'A month',
    interest: 'Interest in all',
    duty: 'Stamp duty',
    cash: 'Cash needed',
    costs: 'Other costs',
    price: 'Price',
    dti: 'DTI',
    difference: 'Difference',
  },
};

const PHRASES: Readonly<Record<AssistantLanguage, SumPhrases>> = {
  en: EN,
  ...SUMS_ROMANCE,
  ...SUMS_ASIAN,
  ...SUMS_OTHER,
};

export const sumPhrasesOf = (language: AssistantLanguage): SumPhrases => PHRASES[language];
