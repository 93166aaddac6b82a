/** One row of the specification's ledger: its quoted texts, and the file in which each must stand. */
export interface LedgerTexts {
  id: string;
  /** From `src/`, or from the root for a package. A module of texts is imported; of any other file the source is read. */
  file: string;
  texts: readonly string[];
}

const row = (id: string, file: string, ...texts: string[]): LedgerTexts => ({ id, file, texts });

const SHELL = 'app/text.ts';
const LANDING = 'features/landing/text.ts';
const CLAIMS = 'features/landing/content.ts';
const LINKS = 'features/landing/links.ts';
const DEMO = 'features/landing/demo/text.ts';
const DEMO_TABS = 'features/landing/demo/content.ts';
const APP = 'features/assessments/text.ts';
const MARKET = 'features/market/text.ts';
const LVR = 'packages/rules/src/lending/lvr.ts';

/** Texts of a screen that is built later get their row with it. Words in braces stand for what is filled in. */
export const CORE_TEXTS: readonly LedgerTexts[] = [
  row('CORE-GEN-04', LANDING, 'Powered by', 'Sensay'),
  row('CORE-ROUTE-10', SHELL, '404', 'Oops! Page not found'),
  row('CORE-ROUTE-11', SHELL, 'Return to Home'),

  row('CORE-CLAIM-01', CLAIMS, 'Real-time climate risk analysis'),
  row('CORE-CLAIM-02', CLAIMS, 'Blockchain-verified valuations and NFT certificates'),
  row('CORE-CLAIM-03', CLAIMS, 'Regulatory compliance reporting'),
  row('CORE-CLAIM-04', CLAIMS, '30%', 'fewer loan defaults'),
  row('CORE-CLAIM-05', CLAIMS, '98%', 'compliance score'),
  row('CORE-CLAIM-06', CLAIMS, '150+', 'banking partners'),
  row('CORE-CLAIM-07', CLAIMS, '12+', 'languages'),
  row('CORE-CLAIM-08', CLAIMS, '500+', 'virtual tours'),
  row('CORE-CLAIM-09', CLAIMS, '94%', 'AI accuracy'),
  row('CORE-CLAIM-10', CLAIMS, '24/7', 'support'),
  row('CORE-CLAIM-11', CLAIMS, '$2.3T', 'market'),

  row('CORE-LAND-01', LANDING, 'PropGuard AI', 'Powered by'),
  row('CORE-LAND-03', LANDING, 'Products'),
  row('CORE-LAND-06', LINKS, 'Property Intelligence'),
  row('CORE-LAND-07', LANDING, 'Sign In'),
  row('CORE-LAND-08', LANDING, 'Get Started Free'),
  row('CORE-LAND-09', LANDING, 'Demo'),
  row('CORE-LAND-10', LANDING, 'Try Demo: 123 Main Street'),
  row('CORE-LAND-15', LINKS, 'Risk Assessment', '/dashboard'),
  row('CORE-LAND-19', CLAIMS, 'AI Risk Assessment', 'APRA Compliance', 'Blockchain Verification'),
  row('CORE-LAND-22', LANDING, 'Schedule Demo Call'),
  row('CORE-LAND-24', LANDING, 'Watch Demo Video'),
  row('CORE-LAND-25', LANDING, 'Contact Sales'),
  row('CORE-LAND-26', LANDING, 'Schedule Demo Call'),
  row('CORE-LAND-28', CLAIMS, '$8.5M'),
  row('CORE-LAND-29', CLAIMS, '92%'),
  row('CORE-LAND-30', LANDING, '/100'),
  row('CORE-LAND-32', CLAIMS, 'Starter', '5 valuations a month', 'Basic risk assessment', 'Email support'),
  row('CORE-LAND-33', CLAIMS, 'Professional', '$299', '100 valuations a month', 'Advanced risk analysis'),
  row('CORE-LAND-34', CLAIMS, 'Start Free Trial'),
  row('CORE-LAND-35', CLAIMS, 'Enterprise', 'Unlimited valuations', 'NFT certificates', 'White-label'),

  row(
    'CORE-DEMO-01',
    DEMO_TABS,
    'Multilingual AI Assistant',
    'Virtual Tour Scheduling',
    'Enhanced AI Conversations',
    'Advanced Analytics',
  ),
  row('CORE-DEMO-03', DEMO, 'Key Benefits'),
  row('CORE-DEMO-04', DEMO, 'Try Live Demo'),
  row('CORE-DEMO-05', DEMO, 'Schedule Virtual Tour'),
  row('CORE-DEMO-06', DEMO, 'Start AI Chat'),
  row('CORE-DEMO-07', DEMO_TABS, '/multilingual-chat', '/virtual-tours', '/ai-chat', '/analytics'),
  row('CORE-DEMO-13', DEMO, 'Booked'),
  row('CORE-DEMO-14', DEMO, 'Book This Tour'),
  row('CORE-DEMO-16', LANDING, 'Cancel'),
  row('CORE-DEMO-17', LANDING, 'Confirm Booking'),

  row('CORE-DASH-01', APP, 'Sensay-Powered Property Intelligence Assistant'),
  row('CORE-DASH-02', APP, 'Assess', 'Analyzing...'),
  row('CORE-DASH-04', APP, 'Dashboard', 'Risk Analysis', 'APRA Compliance'),
  row('CORE-DASH-12', APP, 'Analyze a property to view risk analytics'),
  row('CORE-ASSESS-05', APP, 'Failed to assess property'),
  row('CORE-ASSESS-06', LVR, 'High Risk', 'Standard'),
  row('CORE-RISK-03', APP, 'Risk Projection Timeline'),
  row(
    'CORE-RISK-04',
    'ui/risk/risk-timeline.tsx',
    'Flood risk projection through 2030 (based on climate models)',
  ),
  row('CORE-RISK-06', 'ui/risk/mitigation-cards.tsx', 'Risk Mitigation Strategies'),
  row('CORE-RISK-11', APP, 'Analyze a property to view detailed risk data'),
  row('CORE-SENT-02', APP, 'Analyze a property to view market sentiment'),
  row('CORE-SENT-04', APP, 'Positive', 'Negative'),
  row('CORE-SENT-05', APP, 'Market Confidence'),
  row('CORE-SENT-06', APP, 'Trending Topics'),
  row('CORE-SENT-07', APP, 'AI Analysis'),
  row('CORE-APRA-01 and 02', 'ui/verdict-badge.tsx', 'Compliant'),
  row('CORE-APRA-03', APP, 'Review Due {day}'),

  row('CORE-MKT-04', MARKET, 'No Market Data Available', 'Try Different Location'),
  row('CORE-MKT-06', MARKET, 'Location Required', 'Please enter a location for market analysis.'),
  row('CORE-MKT-07', MARKET, 'Analysis Failed', 'Unable to complete market analysis. Please try again.'),
  row('CORE-MKT-08', MARKET, 'Market Analysis Complete', 'Analysis for {location} completed successfully.'),
  row('CORE-LIVE-10', MARKET, 'Low Inventory'),
  row('CORE-LIVE-11', MARKET, 'Fast Moving'),
  row('CORE-LIVE-12', MARKET, 'High Activity'),

  row('CORE-ERR-01', 'lib/api-error.ts', 'HTTP error! status: '),
  row(
    'CORE-ERR-06',
    SHELL,
    'Something went wrong',
    "We're sorry, but something unexpected happened. Please try refreshing the page.",
    'Refresh Page',
  ),
];
