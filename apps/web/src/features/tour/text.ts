import { SAMPLE_ADDRESS } from '../../parts/properties/sample-address.ts';

export const text = {
  label: 'Guided tour',
  place: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: 'Next',
  back: 'Back',
  close: 'Close the tour',
  finish: 'Finish',
  again: 'Start again',
  keys: 'Arrow keys go forward and back, Escape closes. You can leave any time and pick up later.',

  steps: {
    search: {
      title: 'Find a property',
      body: 'Every listing here, on a map and in a list. Filters, sort and map view are in the address, so you can send a search to a colleague.',
    },
    value: {
      title: 'Get a value',
      body: `This isn’t a recording: ${SAMPLE_ADDRESS} is being assessed now. You see the value on its forecast, with the 80% and 90% ranges and the sales behind it.`,
    },
    reasons: {
      title: 'Ask why',
      body: 'The value in dollars, reason by reason. Drop a comparable sale or change a fact below, and see the value move; the assessment itself stays as it was.',
    },
    risk: {
      title: 'See what could change it',
      body: 'Flood, fire, coastal erosion, subsidence and the market, each with the map behind it. Where there’s no data we say so and leave it out.',
    },
    apra: {
      title: 'Check the lending rules',
      body: 'Each verdict names its paragraph, its version and the facts used. If the facts aren’t enough to assess a rule, we don’t call it compliant.',
    },
    market: {
      title: 'Know the market around it',
      body: 'Medians, growth, days on market and clearance of the suburb, with the price history and a comparison of up to four places.',
    },
    dashboard: {
      title: 'Watch a whole portfolio',
      body: 'Everything you’ve assessed in one place: the spread of risk, a watch list, and alerts when a value or a hazard changes.',
    },
    blockchain: {
      title: 'Prove it to someone else',
      body: 'A valuation becomes a certificate that anyone can verify, without an account and without trusting us.',
    },
    chat: {
      title: 'Ask in your own words',
      body: 'The assistant answers with the product’s own tools and cites what it used.',
    },
    audit: {
      title: 'Nothing is lost',
      body: 'What you just assessed is in the audit trail. Each entry is chained to the one before, so any later change would show.',
    },
  },
} as const;
