import { inEnglish } from '@propguard/rules/messages/in-english';

/** One lead: who they are, what they want, and what can be done. */
export const leadText = {
  detail: {
    whatHappened: 'What happened',
    whoTheyAre: 'Who they are',
    label: 'The lead',
    close: 'Close the lead',
    open: 'Open on its own page',
    goneTitle: 'We couldn’t find this lead',
    gone: 'It was removed, or belongs to someone else.',
    back: 'All leads',
    loading: 'Loading the lead',
    failed: 'We couldn’t load the lead',
    since: (source: string, day: string, agent: string) => `${source}, since ${day}. ${agent}`,
    agentIs: (name: string) => `Agent ${name}.`,
    noAgent: 'Nobody has it yet.',
    score: 'Score',
    notScored: 'Not scored yet',
    value: 'Total value',
    probability: 'Probability',
    rateOf: (closed: number, decided: number) =>
      `${closed} of ${decided} decided leads that were here closed`,
    expected: 'Expected value',
    expectedNote: (percent: number) => `Total value times ${percent}%`,
    tooFew: (decided: number) =>
      inEnglish('{decided, plural, one {# decided lead} other {# decided leads}} so far: too few to say', {
        decided,
      }),
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    preferences: 'Preferences',
    budget: 'Budget',
    type: 'Property type',
    locations: 'Locations',
    timeline: 'Timeline',
    financing: 'Financing',
    bedrooms: (count: number) => `${count} bed or more`,
    bathrooms: (count: number) => `${count} bath or more`,
    features: 'Features',
    tags: 'Tags',
    next: 'Next follow-up',
    answerBy: 'Answer by',
    edit: 'Edit',
    contactLead: 'Contact Lead',
    call: (phone: string) => `Call ${phone}`,
    mail: (email: string) => `Write to ${email}`,
    log: 'Log an interaction',
    schedule: 'Schedule Meeting',
    update: 'Update Status',
    stages: 'Where it’s at',
    closedWith: (fee: string) => `Closed with a fee of ${fee}`,
    lostBecause: (reason: string) => `Lost: ${reason}`,
    assign: 'Agent',
    assigned: (name: string) => `${name} has it now`,
    unassigned: 'Nobody has it now',
    assignFailed: 'We couldn’t change the agent',
    merged: 'Merged from',
    undoMerge: 'Undo',
    undoneMerge: (stayed: number) =>
      inEnglish(
        'They’re separate again.{count, plural, =0 {} one { # later entry stayed.} other { # later entries stayed.}}',
        { count: stayed },
      ),
    undoFailed: 'We couldn’t undo the merge',
    mergedInto: 'This lead was merged into another.',
    toMerged: 'Open it',
  },
  clock: {
    left: (minutes: number) =>
      minutes < 90
        ? inEnglish('{minutes, plural, one {# minute} other {# minutes}} left to answer', { minutes })
        : inEnglish('{hours, plural, one {# hour} other {# hours}} left to answer', {
            hours: Math.round(minutes / 60),
          }),
    late: (minutes: number) =>
      minutes < 90
        ? inEnglish(
            '{minutes, plural, =0 {Answer is due now} one {Answer # minute late} other {Answer # minutes late}}',
            {
              minutes,
            },
          )
        : minutes < 2880
          ? inEnglish('Answer {hours, plural, one {# hour} other {# hours}} late', {
              hours: Math.round(minutes / 60),
            })
          : inEnglish('Answer {days, plural, one {# day} other {# days}} late', {
              days: Math.round(minutes / 1440),
            }),
  },
  score: {
    none: 'We’ll score it as soon as we know something.',
    loading: 'Loading the score',
    failed: 'We couldn’t load the score',
    rows: 'What it’s based on',
    counted: 'What counts, and how much it still counts',
    nothing: 'Nothing yet.',
    moved: 'How it moved',
    first: 'first',
    change: (points: number) => (points < 0 ? `−${-points}` : `+${points}`),
  },
  nextAction: {
    loading: 'Loading what to do next',
    title: 'Next best action',
    also: 'Also possible',
    nothing: 'Nothing is due. Their next move shows up here.',
    actions: {
      answer: 'Answer them',
      'do-task': 'Do the task',
      'follow-up': 'Follow up',
      qualify: 'Ask what they’re looking for',
      book: 'Book an appointment',
      'send-homes': 'Send homes that fit',
      call: 'Call them',
    },
    why: {
      answer: 'They wrote, and nobody has answered yet.',
      task: (title: string, when: string) => `‘${title}’ is due${when ? ` ${when}` : ''}.`,
      followUp: (when: string) => `You agreed to get back to them ${when}.`,
      qualify: (open: number | null) =>
        open === null
          ? 'We don’t know yet whether they’re buying, selling or investing.'
          : inEnglish(
              '{count, plural, one {# question is} other {# questions are}} still open; each adds to the score.',
              {
                count: open,
              },
            ),
      book: 'They’re qualified, but no appointment is booked.',
      homes: (count: number) =>
        inEnglish(
          '{count, plural, one {# home for sale fits} other {# homes for sale fit}} everything they asked for.',
          {
            count,
          },
        ),
      call: (last: string | null) =>
        last
          ? `They’re keen, and you last spoke ${last}.`
          : 'They’re keen, and nobody has spoken with them yet.',
    },
    barriers: {
      'no-phone': 'We don’t have their number.',
      hours: 'Calls are allowed weekdays 9 am to 8 pm and Saturdays 9 am to 5 pm, in their time zone.',
      consent: 'They asked not to be called.',
      'no-email': 'We’re not allowed to email them.',
    },
  },
  status: {
    title: (name: string) => `Update the status of ${name}`,
    to: 'Status',
    reason: 'Why',
    reasonHint: 'Kept in the history with your name.',
    lost: 'Why it was lost',
    fee: 'Fee earned',
    save: 'Update',
    saving: 'Updating',
    cancel: 'Cancel',
    done: (name: string, status: string) => `${name} is ${status}`,
  },
  form: {
    addTitle: 'Add a lead',
    editTitle: (name: string) => `Edit ${name}`,
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    phoneHint: 'For numbers outside Australia, start with + and the country code.',
    one: 'Enter an email address or a phone number.',
    source: 'Source',
    agent: 'Agent',
    byRule: 'By the workspace’s rules',
    nobody: 'Nobody yet',
    intent: 'Buyer or seller',
    unknown: 'Not known',
    budgetMin: 'Budget from',
    budgetMax: 'Budget up to',
    dollars: 'Enter whole dollars, such as 850000.',
    timeline: 'Timeline',
    financing: 'Financing',
    types: 'Property types',
    bedrooms: 'Bedrooms, at least',
    number: 'Enter a number from 0 to 20.',
    locations: 'Locations',
    company: 'Company',
    tags: 'Tags',
    tagsHint: 'Separate them with commas.',
    followUp: 'Next follow-up',
    note: 'Note',
    save: 'Save',
    add: 'Add Lead',
    saving: 'Saving',
    cancel: 'Cancel',
    added: (name: string) => `${name} is a lead now`,
    known: (name: string) => `${name} was already a lead. We’ve added what was new.`,
    saved: (name: string) => `${name} is saved`,
    changed:
      'Someone changed this lead while you were typing. Your text is still here. Save again to keep your version.',
  },
  duplicates: {
    title: 'Possible duplicate',
    likeness: (percent: number) => `${percent}% match`,
    merge: 'Merge',
    apart: 'Not the same person',
    merged: 'Merged into one lead',
    keptApart: 'Kept separate',
    failed: 'Nothing was changed',
    confirmTitle: (name: string) => `Merge ${name} into this lead?`,
    confirm: 'Notes, tasks and interactions move here, and gaps in this lead are filled in. You can undo it.',
  },
  matches: {
    title: 'Homes that fit',
    empty: 'No homes for sale match their budget or location yet.',
    score: (percent: number) => `${percent}% match`,
    own: 'Our listing',
    rooms: (beds: number | null, baths: number | null) =>
      [beds === null ? '' : `${beds} bed`, baths === null ? '' : `${baths} bath`].filter(Boolean).join(', '),
    failed: 'We couldn’t load the homes',
  },
} as const;
