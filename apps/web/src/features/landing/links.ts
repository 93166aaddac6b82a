import { SCREENS, screenAt } from '../../routes/route-table.ts';

export interface LandingLink {
  label: string;
  to: string;
}

const pathOf = (to: string): string => to.split(/[?#]/)[0] ?? to;

/** Whether its screen has been built: a link to one that has not is left out. */
export const leadsSomewhere = (to: string): boolean => screenAt(pathOf(to)) !== undefined;

export const existing = <L extends LandingLink>(links: readonly L[]): L[] =>
  links.filter(({ to }) => leadsSomewhere(to));

/** CORE-LAND-06 and 11 to 16, in the order of the menu. */
const PRODUCTS: readonly LandingLink[] = [
  { label: 'Property Intelligence', to: '/app' },
  { label: 'Property Search', to: '/search' },
  { label: 'Market Analysis', to: '/market-analysis' },
  { label: 'Risk Assessment', to: '/dashboard' },
  { label: 'Lead Generation', to: '/sensay-leads' },
  { label: 'Chatbot', to: '/sensay' },
  { label: 'Wisdom', to: '/sensay-wisdom' },
  { label: 'AI Features', to: '/sensay-features' },
  { label: 'Blockchain', to: '/blockchain' },
  { label: 'HeyGen test', to: '/heygen-test' },
  { label: 'Multimodal test', to: '/multimodal-test' },
];

export const productLinks = (): LandingLink[] => existing(PRODUCTS);

/** CORE-LAND-27 in our reading: every link of the footer leads to a real place. */
const FOOTER: readonly { title: string; links: readonly LandingLink[] }[] = [
  {
    title: 'Product',
    links: [
      { label: 'Property Intelligence', to: '/app' },
      { label: 'Property Search', to: '/search' },
      { label: 'Market Analysis', to: '/market-analysis' },
      { label: 'Risk Assessment', to: '/dashboard' },
      { label: 'Lending checks', to: '/lending' },
    ],
  },
  {
    title: 'Assistant',
    links: [
      { label: 'Chatbot', to: '/sensay' },
      { label: 'Lead Generation', to: '/sensay-leads' },
      { label: 'Wisdom', to: '/sensay-wisdom' },
      { label: 'AI Features', to: '/sensay-features' },
    ],
  },
  {
    title: 'Proof',
    links: [
      { label: 'Verify a certificate', to: '/verify' },
      { label: 'Blockchain', to: '/blockchain' },
      { label: 'Compliance', to: '/compliance' },
      { label: 'Audit trail', to: '/audit' },
      { label: 'Data sources', to: '/data-sources' },
    ],
  },
  {
    title: 'Developers',
    links: [
      { label: 'API reference', to: '/developers/api' },
      { label: 'System health', to: '/system' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Contact', to: '/?enquiry=sales' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms of use', to: '/terms' },
    ],
  },
];

export const footerColumns = () =>
  FOOTER.map(({ title, links }) => ({ title, links: existing(links) })).filter(
    ({ links }) => links.length > 0,
  );

/** CORE-LAND-07 in our reading: through the door, which lets those who are in pass at once. */
export const SIGN_IN_PATH = `${SCREENS.signIn.path}?${new URLSearchParams({ next: SCREENS.intelligence.path })}`;
export const APP_PATH = SCREENS.intelligence.path;
