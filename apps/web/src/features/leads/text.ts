import { inEnglish } from '@propguard/rules/messages/in-english';
import { LEAD_METRICS } from '@propguard/rules/metrics/leads/lead-metrics';
import { contactText } from './contact-text.ts';
import { historyText } from './history-text.ts';
import { leadText } from './lead-text.ts';
import { listText } from './list-text.ts';

export const text = {
  title: 'Leads',
  tabs: { overview: 'Overview', all: 'All Leads', analytics: 'Analytics', automation: 'Automation' },
  tabsLabel: 'Parts of the lead dashboard',
  none: '–',
  unnamed: 'No name yet',
  kpi: {
    label: 'Leads at a glance',
    total: LEAD_METRICS.totalLeads.title,
    qualified: LEAD_METRICS.qualifiedLeads.title,
    value: LEAD_METRICS.pipelineValue.title,
    week: LEAD_METRICS.newThisWeek.title,
    growth: (percent: number) => `${percent > 0 ? '+' : ''}${percent}% this month`,
    noGrowth: 'No month to compare with yet',
    conversion: (percent: number) => `${percent}% conversion`,
    average: (value: string) => `${value} average lead`,
    noAverage: 'No values yet',
    notContacted: (count: number) => inEnglish('{count, number} not yet contacted', { count }),
    failed: 'We couldn’t load the figures',
  },
  overview: {
    recent: 'Recent leads',
    sources: 'Lead sources',
    share: (count: number, percentage: number) => `${count} · ${percentage}%`,
    empty: 'The people who got in touch most recently show up here.',
    noSources: 'Where your leads come from shows up here.',
    today: 'To do',
    task: (title: string, who: string | null) => (who === null ? title : `${title} · ${who}`),
    noTasks: 'No open tasks.',
    open: 'Open All Leads',
  },
  analytics: {
    statuses: 'Status distribution',
    agents: 'Agent performance',
    agent: 'Agent',
    leads: 'Leads',
    closed: 'Closed',
    conversion: 'Conversion',
    value: 'Value',
    nobody: 'Nobody yet',
    rates: 'Where each stage leads',
    rate: (percent: number, decided: number) => `${percent}% of ${decided} closed`,
    few: (decided: number) => `${decided} decided so far`,
    failed: 'We couldn’t load the figures',
    empty: 'Figures show up here once you have leads.',
  },
  automation: {
    info: 'What happens automatically when a lead comes in, and who is told. Nothing is sent to a lead without consent.',
    qualification: 'Auto-qualification',
    qualified: (count: number, total: number) =>
      inEnglish('{count, number} of {total, number} leads are qualified or further', { count, total }),
    sequences: 'Follow-up sequences',
    tasks: (open: number, overdue: number) => `${open} open tasks, ${overdue} overdue`,
    scoring: 'Lead scoring',
    scored: (count: number) =>
      inEnglish('{count, plural, one {# lead has a score} other {# leads have a score}}', { count }),
    sync: 'CRM sync',
    noSync: 'No CRM connected',
    synced: {
      working: 'HubSpot is in sync',
      waiting: 'HubSpot can’t be used right now',
      stopped: 'The sync with HubSpot has stopped',
    },
    toChoose: (count: number) =>
      inEnglish('{count, plural, one {# field} other {# fields}} changed on both sides', { count }),
    openSync: 'Open HubSpot',
    connectSync: 'Connect HubSpot',
    settings: 'New leads',
    visibility: 'Agents see',
    seeAll: 'All leads',
    seeOwn: 'Their own leads',
    assignment: 'A new lead goes to',
    turn: 'Agents in turn',
    byHand: 'Nobody, until someone assigns it',
    response: 'Answer within',
    minutes: (minutes: number) =>
      minutes < 60
        ? `${minutes} minutes`
        : minutes < 1440
          ? inEnglish('{count, plural, one {# hour} other {# hours}}', { count: minutes / 60 })
          : inEnglish('{count, plural, one {# day} other {# days}}', { count: minutes / 1440 }),
    saved: 'Saved',
    failed: 'We couldn’t change the settings',
    settingsFailed: 'We couldn’t load the settings',
    adminsOnly: 'Only admins can change these.',
    rules: 'Rules',
    rulesHint:
      'The first rule that fits decides which agents get a new lead. If there are several, they take turns.',
    noRules: 'No rules yet.',
    addRule: 'Add a rule',
    ruleName: 'Name',
    ruleSources: 'Sources',
    ruleStates: 'States',
    ruleBudget: 'Budget from',
    ruleAgents: 'Goes to',
    ruleAny: 'Any lead',
    removeRule: (name: string) => `Remove the rule ${name}`,
    noAgents: 'Add agents under Team hours first.',
    cancel: 'Cancel',
    save: 'Save',
  },
  ...listText,
  ...leadText,
  ...contactText,
  ...historyText,
} as const;
