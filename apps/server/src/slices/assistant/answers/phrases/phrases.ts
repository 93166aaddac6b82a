/** Every sentence that our own engine can say. Names in braces are replaced by figures and names from tool results. */
export type Phrases = {
  valued: string;
  valuedRange: string;
  notValued: string;
  method: string;
  explained: string;
  reasonLine: string;
  explainedBy: string;
  comparablesFound: string;
  noComparables: string;
  comparableLine: string;
  compared: string;
  marketOf: string;
  marketThin: string;
  marketNone: string;
  medianIs: string;
  medianFrom: string;
  noForecast: string;
  hazardsOf: string;
  hazardLine: string;
  hazardNoData: string;
  lvrIs: string;
  lvrHigh: string;
  lvrStandard: string;
  lvrFromDeposit: string;
  lvrNoValue: string;
  borrowingIs: string;
  borrowingNone: string;
  borrowingRepayment: string;
  assumed: string;
  rulesSay: string;
  complianceIs: string;
  complianceLine: string;
  complianceMissing: string;
  listingsFound: string;
  listingsNone: string;
  listingLine: string;
  listingsRiskNote: string;
  reportProposal: string;
  reportReady: string;
  handOverProposal: string;
  handedOver: string;
  dropped: string;
  certificateValid: string;
  certificateInvalid: string;
  certificateUnknown: string;
  planIs: string;
  planLeft: string;
  helpFound: string;
  helpInEnglish: string;
  helpNone: string;
  greeting: string;
  thanks: string;
  sample: string;
  asOf: string;
  unknownPlace: string;
  whichOne: string;
  ask: Record<
    | 'address'
    | 'location'
    | 'subjects'
    | 'loanAud'
    | 'valueAud'
    | 'incomeAud'
    | 'topic'
    | 'reference'
    | 'locality',
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
  kinds: Record<'flood' | 'fire' | 'coastalErosion' | 'subsidence', string>;
  bands: Record<'Low' | 'Medium' | 'High', string>;
  types: Record<'house' | 'unit' | 'townhouse' | 'villa' | 'land' | 'any', string>;
  verdicts: Record<'compliant' | 'review' | 'breach' | 'cannot-assess', string>;
  tools: Record<
    | 'assess'
    | 'explain_value'
    | 'comparables'
    | 'compare'
    | 'market'
    | 'hazard'
    | 'lvr'
    | 'borrowing_power'
    | 'rules'
    | 'compliance'
    | 'search_listings'
    | 'report'
    | 'check_certificate'
    | 'plan_usage'
    | 'help'
    | 'hand_over',
    string
  >;
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
    | 'deposit'
    | 'income'
    | 'expenses'
    | 'rate'
    | 'term'
    | 'repayment'
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
  asRecorded: string;
  listingsNear: string;
  listingsWithout: string;
  priceNeeds: string;
  priceWithin: string;
  depositCovers: string;
  depositShort: string;
  /** The lines of the reasons, as the engine names them. */
  reasons: Record<
    | 'location'
    | 'time'
    | 'attributes-together'
    | 'comparable-sales'
    | 'drift'
    | 'type'
    | 'bedrooms'
    | 'bathrooms'
    | 'carSpaces'
    | 'landM2'
    | 'buildingM2'
    | 'yearBuilt',
    string
  >;
  /** What a search asked for, when it finds nothing. */
  wishes: Record<
    'price' | 'bedrooms' | 'bathrooms' | 'carSpaces' | 'land' | 'features' | 'risk' | 'coast' | 'type',
    string
  >;
};
