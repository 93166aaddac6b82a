/**
 * What the landing page claims and illustrates. These are the words of an offer, not measurements: none is computed
 * (CORE-CLAIM-13), and the page says so beside them. Measured figures come from the server and stand apart.
 */

export const ILLUSTRATIVE_LINE = 'These are illustrative figures. They are not measurements.';

export const hero = {
  title: 'Know what a property is worth, and what could change it.',
  lead: 'Valuations with a stated range, climate risk for the address and compliance by rule and date. For lenders, valuers, agents and investors.',
} as const;

/** CORE-LAND-17 and 28 to 31. The ends of the range are drawn, and as illustrative as the rest. */
export const sampleAnalysis = {
  title: 'Live analysis',
  address: '123 Main Street',
  value: '$8.5M',
  valueAud: 8_500_000,
  range80Aud: [8_000_000, 9_100_000],
  range90Aud: [7_850_000, 9_300_000],
  confidence: '92%',
  riskScore: 66,
  flood: 72,
  fire: 45,
} as const;

/** CORE-LAND-18: made-up names, said to be so. */
export const partners = {
  label: 'Illustrative partners',
  names: [
    'Southern Mutual',
    'Harbour & Plains',
    'Tasman Building Society',
    'Wattle Bank',
    'Coral Coast Credit',
  ],
} as const;

export const featuresTitle = 'Three questions a credit committee asks, answered with evidence.';

/** CORE-LAND-19 and CORE-CLAIM-01 to 03. The first of its screens that exists is linked. */
export const features = [
  {
    id: 'risk',
    title: 'AI Risk Assessment',
    claim:
      'Real-time climate risk analysis for the address: flood, fire, coastal erosion, subsidence and market, each with the map behind it.',
    link: 'Open Risk Assessment',
    paths: ['/dashboard', '/app?tab=risk'],
  },
  {
    id: 'compliance',
    title: 'APRA Compliance',
    claim:
      'Regulatory compliance reporting by dated rule. Every verdict names its paragraph, its version and the facts it used.',
    link: 'See a verdict',
    paths: ['/compliance'],
  },
  {
    id: 'blockchain',
    title: 'Blockchain Verification',
    claim:
      'Blockchain-verified valuations and NFT certificates that an auditor can check offline, without trusting us.',
    link: 'Verify a certificate',
    paths: ['/verify', '/blockchain'],
  },
] as const;

/** CORE-LAND-20 and CORE-CLAIM-04 to 11. */
export const claims = [
  { figure: '30%', of: 'fewer loan defaults' },
  { figure: '98%', of: 'compliance score' },
  { figure: '150+', of: 'banking partners' },
  { figure: '12+', of: 'languages' },
  { figure: '500+', of: 'virtual tours' },
  { figure: '94%', of: 'AI accuracy' },
  { figure: '24/7', of: 'support' },
  { figure: '$2.3T', of: 'market' },
] as const;

/** CORE-LAND-32 to 35: the offer to businesses. What a workspace subscribes to is the app's own list. */
export const tiers = [
  {
    id: 'starter',
    name: 'Starter',
    price: 'Free',
    period: null,
    lists: ['5 valuations a month', 'Basic risk assessment', 'Email support'],
    action: 'Get Started Free',
  },
  {
    id: 'professional',
    name: 'Professional',
    price: '$299',
    period: 'a month',
    lists: ['100 valuations a month', 'Advanced risk analysis', 'Compliance reporting', 'API access'],
    action: 'Start Free Trial',
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 'Custom',
    period: null,
    lists: ['Unlimited valuations', 'NFT certificates', 'White-label', 'Dedicated support'],
    action: 'Contact Sales',
  },
] as const;

export const closing = {
  title: 'Bring one address you already know the answer to.',
  lead: 'We assess it on the call, you compare it with your own file, and you keep the report.',
} as const;
