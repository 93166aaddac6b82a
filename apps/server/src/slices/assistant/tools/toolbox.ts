import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { addLeadNote } from './add-lead-note.ts';
import { assess } from './assess.ts';
import { bookViewing } from './book-viewing.ts';
import { borrowingPower } from './borrowing-power.ts';
import { callsToday } from './calls-today.ts';
import { cancelBooking } from './cancel-booking.ts';
import { checkCertificate } from './check-certificate.ts';
import { comparables } from './comparables.ts';
import { compare } from './compare.ts';
import { compliance } from './compliance.ts';
import { deal } from './deal.ts';
import { dti } from './dti.ts';
import { explainValue } from './explain-value.ts';
import { findLead } from './find-lead.ts';
import { findTimes } from './find-times.ts';
import { handOver } from './hand-over.ts';
import { hazard } from './hazard.ts';
import { help } from './help.ts';
import { homeFacts } from './home-facts.ts';
import { investmentReturn } from './investment-return.ts';
import { lvr } from './lvr.ts';
import { market } from './market.ts';
import { moveBooking } from './move-booking.ts';
import { planUsage } from './plan-usage.ts';
import { priceCheck } from './price-check.ts';
import { qualify } from './qualify.ts';
import { quickSum } from './quick-sum.ts';
import { rankSuburbs } from './rank-suburbs.ts';
import { repayments } from './repayments.ts';
import { report } from './report.ts';
import { rules } from './rules.ts';
import { saveSearch } from './save-search.ts';
import { searchListings } from './search-listings.ts';
import type { Tool } from './tool.ts';
import { upfrontCosts } from './upfront-costs.ts';

/** The running half of every tool that is defined. */
export const TOOLBOX: { readonly [Name in AssistantTool]: Tool<Name> } = {
  assess,
  explain_value: explainValue,
  comparables,
  compare,
  market,
  hazard,
  lvr,
  borrowing_power: borrowingPower,
  rules,
  compliance,
  repayments,
  upfront_costs: upfrontCosts,
  investment_return: investmentReturn,
  quick_sum: quickSum,
  deal,
  home_facts: homeFacts,
  rank_suburbs: rankSuburbs,
  dti,
  price_check: priceCheck,
  search_listings: searchListings,
  save_search: saveSearch,
  report,
  check_certificate: checkCertificate,
  plan_usage: planUsage,
  help,
  hand_over: handOver,
  find_lead: findLead,
  add_lead_note: addLeadNote,
  calls_today: callsToday,
  find_times: findTimes,
  book_viewing: bookViewing,
  move_booking: moveBooking,
  cancel_booking: cancelBooking,
  qualify,
};
