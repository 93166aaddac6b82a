import { type LedgerTexts, row } from './ledger-row.ts';

const SHELL = 'app/text.ts';
const INTELLIGENCE_TABS = 'app/intelligence-text.ts';
const LANDING = 'features/landing/text.ts';
const CLAIMS = 'features/landing/content.ts';
const LINKS = 'features/landing/links.ts';
const DEMO = 'features/landing/demo/text.ts';
const DEMO_TABS = 'features/landing/demo/content.ts';
const APP = 'features/assessments/text.ts';
const MARKET = 'features/market/text.ts';
const CHAIN = 'features/certificates/text.ts';
const REPORTS = 'features/reports/text.ts';
const PLANS = 'features/plans/text.ts';
const PLAN_RULES = 'packages/rules/src/plans/plans.ts';
const CHAT = 'features/assistant/text.ts';
const CHAT_ERRORS = 'packages/rules/src/assistant/connection-texts.ts';
const KEYWORD_REPLIES = 'packages/rules/src/assistant/keyword-replies.ts';
const CHANNELS = 'features/channels/text.ts';
const CHANNEL_NAMES = 'packages/rules/src/channels/channel-abilities.ts';
const CHATBOT = 'features/chatbot/text.ts';
const EMBED_CODE = 'parts/widget/embed-code.ts';
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
  row(
    'CORE-DASH-04',
    INTELLIGENCE_TABS,
    'Dashboard',
    'AI assistant',
    'Risk Analysis',
    'Blockchain',
    'APRA Compliance',
    'Reports',
    'Pricing',
  ),
  row('CORE-DASH-12', APP, 'Analyze a property to view risk analytics'),
  row('CORE-ASSESS-05', APP, 'Failed to assess property'),
  row('CORE-ASSESS-06', LVR, 'High Risk', 'Standard'),
  row('CORE-RISK-03', APP, 'Risk Projection Timeline'),
  row(
    'CORE-RISK-04',
    'parts/risk/risk-timeline.tsx',
    'Flood risk projection through 2030 (based on climate models)',
  ),
  row('CORE-RISK-06', 'parts/risk/mitigation-cards.tsx', 'Risk Mitigation Strategies'),
  row('CORE-RISK-11', APP, 'Analyze a property to view detailed risk data'),
  row('CORE-SENT-02', APP, 'Analyze a property to view market sentiment'),
  row('CORE-SENT-04', APP, 'Positive', 'Negative'),
  row('CORE-SENT-05', APP, 'Market Confidence'),
  row('CORE-SENT-06', APP, 'Trending Topics'),
  row('CORE-SENT-07', APP, 'AI Analysis'),
  row('CORE-APRA-01 and 02', 'packages/rules/src/lending/result-words.ts', 'Compliant'),
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

  row('CORE-CHAIN-01', CHAIN, 'Valuation Certificate', 'Mint Valuation NFT'),
  row('CORE-CHAIN-04', CHAIN, 'Try again'),
  row('CORE-CHAIN-07', CHAIN, 'Minting Failed'),
  row('CORE-CHAIN-11', CHAIN, 'NFT Verification System'),
  row('CORE-CHAIN-12', CHAIN, 'Try example TX', 'Try example IPFS'),
  row('CORE-CHAIN-16', CHAIN, 'Verification Failed', 'Invalid NFT ID or transaction hash format'),
  row('CORE-CHAIN-17', CHAIN, 'Invalid or Tampered NFT'),

  row('CORE-REP-01', REPORTS, 'Professional Valuation Report'),
  row('CORE-REP-02', REPORTS, 'Executive Summary'),
  row('CORE-REP-03', REPORTS, 'Data Provenance and Sources'),
  row('CORE-REP-04', REPORTS, 'Download Report'),
  row('CORE-REP-08', REPORTS, 'No Report Available'),
  row('CORE-VAL-09', REPORTS, 'Report Not Found'),
  row('CORE-VAL-10', REPORTS, "The valuation report you're looking for doesn't exist or has been removed."),
  row('CORE-VAL-12', REPORTS, 'Link Copied', 'Report link copied to clipboard.'),
  row('CORE-VAL-13', REPORTS, 'Download Started'),

  row('CORE-PRICE-01', PLANS, 'Choose Your Plan'),
  row('CORE-PRICE-02', PLANS, 'Complete Purchase'),
  row('CORE-PRICE-03', PLANS, 'Payment Successful'),
  row('CORE-PRICE-08 to 10', PLAN_RULES, 'Explorer', 'Investor', 'Professional'),

  row('CORE-LIVE-09', CHAT, 'Failed to fetch real-time data. Using cached data.'),
  row('CORE-LIVE-10', CHAT, 'Low Inventory'),
  row('CORE-LIVE-11', CHAT, 'Fast Moving'),
  row('CORE-LIVE-12', CHAT, 'High Activity'),
  row('CORE-CHAT-07', CHAT, 'powered by', 'fallback mode'),
  row('CORE-CHAT-13', CHAT, 'PropGuard AI is thinking...'),
  row('CORE-CLAIM-12', KEYWORD_REPLIES, '50+ global property markets', '100 environmental data points'),
  row('CORE-DCHAT-01', CHAT, 'Connected', 'Demo Mode'),
  row('CORE-DCHAT-03', CHAT, 'Analyzing your request...'),
  row(
    'CORE-DCHAT-05',
    CHAT,
    'I apologize, but I encountered an issue processing your request. Please try again.',
  ),
  row('CORE-CONN-03', CHAT_ERRORS, 'No Sensay API key configured. Using fallback AI responses.'),
  row('CORE-ERR-02', CHAT_ERRORS, 'Using advanced PropGuard AI fallback responses'),
  row('CORE-ERR-03', CHAT_ERRORS, 'Invalid Sensay API credentials'),
  row('CORE-ERR-04', CHAT_ERRORS, 'Sensay not properly initialized'),
  row('CORE-ERR-05', CHAT_ERRORS, 'Chat completion failed'),
  row(
    'CORE-CHAT-36',
    CHAT_ERRORS,
    'I apologize, but I encountered an issue processing your request. Let me try to help you with property analysis using our fallback system.',
  ),
  row('LEADS-MULTI-01', CHANNELS, '{n}/{all} Active'),
  row('LEADS-MULTI-02', CHANNELS, 'Total Leads', 'Active Channels', 'Avg Response Time', 'Uptime'),
  row('LEADS-MULTI-05', CHANNELS, 'Sync', 'Config', 'Analytics'),
  row('LEADS-MULTI-07', CHANNELS, 'Integration Code', 'Copy'),
  row('LEADS-MULTI-08', CHANNELS, 'WhatsApp Business', 'Setup Guide'),
  row('LEADS-MULTI-09', CHANNELS, 'Telegram Bot', 'Bot Setup'),
  row('LEADS-MULTI-10', CHANNELS, 'Discord Server', 'Invite Bot'),
  row('LEADS-CHAN-01', CHANNEL_NAMES, 'Website', 'WhatsApp', 'Telegram', 'Discord'),
  row('LEADS-EMBED-01', CHATBOT, 'Copy the embed script'),
  row('LEADS-EMBED-03', CHATBOT, 'before the closing body tag or in the head'),
  row('LEADS-EMBED-04', CHATBOT, 'Deploy'),
  row('LEADS-EMBED-05', CHATBOT, 'WordPress', 'Webflow', 'Wix'),
  row('LEADS-EMBED-06', CHATBOT, 'Basic Integration', 'Advanced Integration'),
  row('LEADS-EMBED-08', CHATBOT, 'Next.js example'),
  row('LEADS-EMBED-09', CHATBOT, 'Live example'),
  row('LEADS-EMBED-10', CHATBOT, 'Chatbot Features', 'Developer Resources'),
  row('LEADS-EMBED-07', EMBED_CODE, 'PropGuard.init', 'PropGuard.destroy', 'theme', 'colour'),
  row('LEADS-EMBED-13', 'packages/rules/src/widget/widget.ts', 'bottom-right', 'bottom-left'),
];
