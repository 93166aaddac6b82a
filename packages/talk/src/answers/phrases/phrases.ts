import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { FoundCause } from '@propguard/rules/conversations/hand-over-causes';
import type { RuleName } from '@propguard/rules/lending/rule-names';
import type { Result } from '@propguard/rules/lending/verdict';
import type { LineName } from '@propguard/rules/valuation/line-words';
import type { Droppable } from '../../tools/near-miss.ts';
import type { RulePointName } from '../../tools/rule-point.ts';

/**
 * Every sentence that our own engine can say, as an ICU message. Names in braces are replaced by figures and names from
 * tool results, written as the language writes them; where `number` is counted, it chooses the form.
 */
export type Phrases = {
  valued: string;
  valuedRange: string;
  asRecorded: string;
  notValued: string;
  method: string;
  /** What else a value is made of, so that all its lines add up. */
  reasonsRest: string;
  explained: string;
  explainedBy: string;
  comparablesFound: string;
  noComparables: string;
  comparableLine: string;
  compared: string;
  marketNone: string;
  medianIs: string;
  figureIs: string;
  hazardIs: string;
  hazardWorst: string;
  hazardWhole: string;
  valuedTypical: string;
  differenceIs: string;
  handOverContact: string;
  borrowingReach: string;
  widerMedian: string;
  noMedian: string;
  hazardsOf: string;
  hazardLine: string;
  hazardNoData: string;
  /** No mapped area reaches it: that is no measured risk, however small it counts. */
  hazardOutside: string;
  notMapped: string;
  lvrIs: string;
  lvrHigh: string;
  lvrStandard: string;
  lvrFromDeposit: string;
  borrowingIs: string;
  borrowingNone: string;
  priceNeeds: string;
  priceWithin: string;
  depositCovers: string;
  depositShort: string;
  borrowingTested: string;
  assumed: string;
  rulesSay: string;
  ruleSource: string;
  complianceIs: string;
  complianceMissing: string;
  /** What was checked of all rules, where nothing speaks against a loan of which too little is known. */
  complianceChecked: string;
  complianceNeeds: string;
  listingsFound: string;
  listingsRiskNote: string;
  reportProposal: string;
  reportReady: string;
  handOverProposal: string;
  /** Why a person is better here, before one is offered or asked for. */
  handOverFor: Readonly<Record<FoundCause, string>>;
  saveSearchProposal: string;
  noteProposal: string;
  bookingProposal: string;
  moveProposal: string;
  cancelProposal: string;
  qualifyProposal: string;
  handedOver: string;
  dropped: string;
  certificateValid: string;
  certificateInvalid: string;
  certificateUnknown: string;
  planIs: string;
  planLeft: string;
  helpNone: string;
  abilities: string;
  greeting: string;
  thanks: string;
  sample: string;
  asOf: string;
  unknownPlace: string;
  whichOne: string;
  failed: string;
  keyNotAtHand: string;
  fellBack: string;
  /** How things stand beside each other: a label and its text as a line and among others, a remark, two ends, ... */
  line: string;
  pair: string;
  aside: string;
  span: string;
  beside: string;
  comma: string;
  percentagePoints: string;
  ask: Record<
    | 'address'
    | 'location'
    | 'subjects'
    | 'loanAud'
    | 'valueAud'
    | 'incomeAud'
    | 'topic'
    | 'reference'
    | 'locality'
    | 'person'
    | 'note'
    | 'time'
    | 'contact'
    | 'booking',
    string
  >;
  decline: Record<
    | 'outOfScope'
    | 'othersData'
    | 'outsideCoverage'
    | 'injection'
    | 'wrongdoing'
    | 'rentals'
    | 'notUnderstood'
    | 'unavailable',
    string
  >;
  refusals: Record<
    'FORBIDDEN' | 'PLAN_LIMIT_REACHED' | 'VALIDATION_FAILED' | 'TIME_TAKEN' | 'CLIENT_TWICE',
    string
  >;
  kinds: Record<'flood' | 'fire' | 'coastalErosion' | 'subsidence', string>;
  bands: Record<'Low' | 'Medium' | 'High', string>;
  types: Record<'house' | 'unit' | 'townhouse' | 'villa' | 'land' | 'any', string>;
  reasons: Record<LineName, string>;
  rules: Record<RuleName, string>;
  points: Record<RulePointName, string>;
  verdicts: Record<Result, string>;
  statuses: Record<'APPROVED' | 'REVIEW', string>;
  certificateStates: Record<'revoked' | 'invalid', string>;
  tools: Record<AssistantTool, string>;
  labels: Record<
    | 'value'
    | 'range'
    | 'confidence'
    | 'comparablesValue'
    | 'median'
    | 'growth'
    | 'daysOnMarket'
    | 'clearance'
    | 'forSale'
    | 'sales'
    | 'yield'
    | 'risk'
    | 'loan'
    | 'borrowingPower'
    | 'lendingRules'
    | 'deposit'
    | 'income'
    | 'expenses'
    | 'rate'
    | 'term'
    | 'bedrooms'
    | 'found'
    | 'open',
    string
  >;
  suggest: Record<
    | 'why'
    | 'comparables'
    | 'flood'
    | 'market'
    | 'units'
    | 'listings'
    | 'lvr'
    | 'borrow'
    | 'person'
    | 'abilities',
    string
  >;
  /** What a search asked for, when it finds nothing. */
  wishes: Record<Droppable, string>;
};
