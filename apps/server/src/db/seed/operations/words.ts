/** Names of people who do not exist, as mixed as those who write to an Australian agency. */
export const FIRST_NAMES = [
  'Olivia',
  'Noah',
  'Charlotte',
  'Jack',
  'Amelia',
  'William',
  'Isla',
  'Leo',
  'Mia',
  'Henry',
  'Grace',
  'Oliver',
  'Ruby',
  'Thomas',
  'Priya',
  'Arjun',
  'Mei',
  'Wei',
  'Linh',
  'Minh',
  'Fatima',
  'Omar',
  'Sofia',
  'Luca',
  'Elena',
  'Mateo',
  'Yuki',
  'Hana',
  'Aisha',
  'Samir',
  'Kirra',
  'Jarrah',
  'Matilda',
  'Angus',
  'Zoe',
  'Ethan',
  'Chloe',
  'Daniel',
  'Hannah',
  'Marcus',
] as const;

export const LAST_NAMES = [
  'Nguyen',
  'Smith',
  'Patel',
  'Williams',
  'Chen',
  'Brown',
  'Singh',
  'Wilson',
  'Taylor',
  'Tran',
  'Kelly',
  'Ryan',
  'Kaur',
  'Martin',
  'Rossi',
  'Papadopoulos',
  'Walker',
  'Zhang',
  'Murphy',
  'Costa',
  'Haddad',
  'Kim',
  'Tanaka',
  'Silva',
  'Fraser',
  'Campbell',
  'Novak',
  'Fernando',
  'O’Brien',
  'Baker',
  'Young',
  'Marshall',
  'Cooper',
  'Ali',
  'Watson',
  'Hughes',
] as const;

export const AGENT_NAMES = [
  'Olivia Hart',
  'Ben Okafor',
  'Mei-Lin Zhou',
  'Jack Donnelly',
  'Amira Saleh',
] as const;
/** ACMA's numbers for fiction: nobody answers them. */
export const AGENT_PHONES: readonly string[] = [
  '+61491570156',
  '+61491570157',
  '+61491570158',
  '+61491570159',
  '+61491570110',
];

export const LEAD_TAGS = [
  'first home',
  'upsizer',
  'downsizer',
  'interstate',
  'school zone',
  'off the plan',
] as const;

/** What was noted after each kind of talk. */
export const TALKS = [
  ['call', 'Talked through the budget and which suburbs could work.'],
  ['call', 'Left a message; called back in the evening.'],
  ['email', 'Sent three homes that match, with the flood maps.'],
  ['viewing', 'Liked the garden, worried about the traffic.'],
  ['meeting', 'Went over the contract and the building report.'],
  ['message', 'Asked for a second look at the weekend.'],
] as const;

export const TASKS = [
  ['call', 'Call about the finance approval'],
  ['email', 'Send the contract and the building report'],
  ['viewing', 'Arrange a second viewing'],
  ['meeting', 'Prepare the appraisal'],
  ['other', 'Ask for the strata report'],
] as const;

export const NOTES = [
  'Needs to be near a train line.',
  'Would also look at a townhouse.',
  'Selling first, then buying.',
  'Prefers a call after five.',
  'Decides together with their partner.',
] as const;

/** What people ask, what the assistant answered, and how it went on. */
export const TALKS_ONLINE = [
  [
    'Is the house on the corner still for sale?',
    'Yes, it is. I can show you its value, its risks and the next open times.',
    'Great, what about flooding?',
    'The report lists its flood rating with the source. Shall I open it for you?',
  ],
  [
    'What would my unit sell for?',
    'I can estimate that from recent sales nearby. Which address is it?',
    'I’ll send you the address tonight.',
    'Good. It takes a few seconds once I have it.',
  ],
  [
    'Can I see it on Saturday?',
    'There are times on Saturday. Choose one, and an agent confirms it.',
    'Eleven would be good.',
    'I’ve asked for eleven on Saturday.',
  ],
  [
    'How much deposit do I need?',
    'That depends on the price and on the lender. I can work it out with you.',
    'Around 900 thousand.',
    'With 10% down that’s $90,000, plus stamp duty and costs.',
  ],
  [
    'Do you have anything with three bedrooms near the beach?',
    'I found several. Shall I sort them by price or by risk?',
    'By risk please.',
    'Here they are, the safest first.',
  ],
  [
    'Is the area quiet?',
    'I can tell you about hazards and sales nearby. I don’t measure noise.',
    'Fair enough, thank you.',
    'You’re welcome.',
  ],
] as const;

export const HAND_OVER_REASONS = [
  'Wants to talk about an offer',
  'Asked for a person',
  'A question about the contract',
] as const;

/** What stood beside the box that they ticked. */
export const CONSENT_TEXT = 'Yes, send me homes that fit, by email. I can stop this at any time.';
