import type { TourType } from '@propguard/rules/enquiries/tour-types';
import { counted } from '@propguard/rules/messages/counted';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';

const tourTypes: Record<TourType, string> = { virtual: 'Virtual', live: 'Live', hybrid: 'Hybrid' };

export const text = {
  brand: 'PropGuard AI',
  poweredBy: 'Powered by',
  provider: 'Sensay',
  skip: 'Skip to the content',
  home: 'PropGuard AI, top of the page',
  main: 'Main',
  products: 'Products',
  featuresLink: 'Features',
  pricingLink: 'Pricing',
  demoLink: 'Demo',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  signIn: 'Sign In',
  getStarted: 'Get Started Free',
  watchDemo: 'Watch Demo Video',
  video: {
    title: 'PropGuard in under a minute',
    about: 'Filmed from the product itself, with its sample homes. No sound; the captions say it all.',
    captions: 'English',
    tour: 'Take the guided tour',
    close: 'Close',
    cannot: 'Your browser can’t play this video. The guided tour shows the same.',
  },
  tryDemo: 'Try Demo: 123 Main Street',
  contactSales: 'Contact Sales',
  scheduleCall: 'Schedule Demo Call',

  card: {
    label: 'Sample live analysis',
    valuation: 'Valuation',
    confidence: HOME_METRICS.confidence.title,
    riskScore: HOME_METRICS.riskScore.title,
    outOf: '/100',
    flood: 'Flood',
    fire: 'Fire',
    curve: 'Illustrative forecast of value: 80% range $8.0M to $9.1M',
    note: 'An illustrative example.',
    real: 'See a real analysis',
  },

  vignette: {
    risk: 'Example: flood 72%, market 46%, subsidence 34%, fire 12%',
    verdicts: 'Examples of verdicts',
    standards: ['APS 220', 'APG 223', 'NCCP Act', 'APS 221'],
    tree: 'A valuation’s digest in a Merkle tree, with the path that proves it',
    leaf: 'This valuation',
  },

  stats: {
    illustrative: 'Illustrative figures',
    measured: 'Measured on this installation',
    trained: (day: string, sample: boolean) =>
      `${HOME_METRICS.modelTrained.title} ${day}${sample ? ', on sample sales' : ''}. Measured again with every training.`,
    noModel: 'No model has been trained yet. Its accuracy will show up here.',
    loading: 'Loading the measured figures',
    failed: 'We couldn’t load the measured figures',
    medianError: 'Median error',
    heldOut: (sales: string) => `on ${sales} held-out sales`,
    coverage: 'Coverage',
    stated: 'of the stated 80% range',
    dispersion: 'Dispersion (COD)',
    iaao: 'IAAO range 5 to 15',
    valuations: (count: number) =>
      counted('en', { one: 'valuation kept here', other: 'valuations kept here' }, count),
    since: (day: string) => `since ${day}`,
    certificates: (count: number) =>
      counted('en', { one: 'certificate in force', other: 'certificates in force' }, count),
    sales: 'sales on record',
    localities: 'localities',
    more: 'Where the data comes from',
    scale: (what: string, value: string) => `${what}: ${value}`,
  },

  pricing: { title: 'Pricing', features: (tier: string) => `What ${tier} includes` },

  footer: {
    disclosure:
      'Automated valuations are estimates. The use of automated decisions is disclosed on every assessment.',
    label: 'Site',
  },

  tourTypes,

  enquiry: {
    name: 'Name',
    email: 'Email address',
    emailPlaceholder: 'name@example.com',
    phone: 'Phone',
    optional: 'Optional',
    company: 'Company',
    message: 'Message',
    cancel: 'Cancel',
    close: 'Close',
    sending: 'Sending',
    loadingTimes: 'Loading the free times',
    timesFailed: 'We couldn’t load the times',
    privacy: 'Only the people who run this site can read what you write.',
    code: 'Your booking is',
    mailed: 'Someone will write to you at the address you gave. A confirmation is on its way to it.',
    received: 'Someone will write to you at the address you gave.',
    keepLink: 'Keep this link, it’s how you move or cancel:',
    change: 'Change or cancel',
    sales: {
      title: 'Contact Sales',
      description: 'Ask about volumes, data, hosting or prices.',
      message: 'What would you like to know?',
      submit: 'Send enquiry',
      done: 'We have your question',
    },
    call: {
      title: 'Schedule Demo Call',
      description: 'Thirty minutes. Bring an address you know well.',
      day: 'Day',
      time: 'Time',
      zone: 'Times are Brisbane time (AEST), weekdays from 9 to 5.',
      yours: (time: string) => `Brisbane time. Where you are, that is ${time}.`,
      taken: (time: string) => `${time}, taken`,
      none: 'No free times on this day.',
      submit: 'Book this call',
      done: 'Your call is booked',
      message: 'Anything we should prepare?',
    },
    tour: {
      title: 'Book This Tour',
      language: 'Preferred language',
      type: 'Kind of tour',
      submit: 'Confirm Booking',
      done: 'Your tour is booked',
    },
    booked: (day: string, time: string) => `${day}, ${time} Brisbane time (AEST).`,
  },
} as const;
