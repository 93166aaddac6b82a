/**
 * Paths of the product that are written down outside of it: in letters, on paper, at the payment provider. The
 * route table of the web is made with them, so that a path cannot change on one side alone.
 */
export const PATHS = {
  app: '/app',
  appointments: '/appointments',
  assistant: '/sensay',
  book: '/book/:slug',
  booking: '/booking/:pass',
  certificate: '/verify/:id',
  certificates: '/verify',
  compare: '/compare',
  compliance: '/compliance',
  enquiries: '/enquiries',
  hubspot: '/workspace/hubspot',
  inbox: '/inbox',
  invitation: '/invitation/:token',
  lead: '/leads/:id',
  leadForm: '/forms/:slug',
  leads: '/leads',
  lending: '/lending',
  marketAnalysis: '/market-analysis',
  members: '/workspace/members',
  openHome: '/open-home/:pass',
  ownListing: '/our-listings/:id',
  ownListings: '/our-listings',
  noticeSettings: '/account/notices',
  operatorClaim: '/operator/claim',
  organisationSignIn: '/sign-in/organisation',
  preferences: '/preferences/:pass',
  property: '/property/:id',
  questions: '/questions/:pass',
  report: '/report/:reportId',
  resetPassword: '/reset-password',
  riskDashboard: '/dashboard',
  running: '/operator/running',
  search: '/search',
  sharedReport: '/shared/report/:token',
  waitlist: '/waitlist/:pass',
  survey: '/survey/:pass',
  unsubscribe: '/unsubscribe/:pass',
  verifyEmail: '/verify-email/:token',
} as const;

type Path = (typeof PATHS)[keyof typeof PATHS];

type NamesIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** The path with its names filled in and what is asked of it: `/search?saved=…`. */
export const pathTo = <P extends Path>(
  path: P,
  names: Record<NamesIn<P>, string>,
  query: Readonly<Record<string, string>> = {},
): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: NamesIn<P>) => encodeURIComponent(names[name]));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
};
