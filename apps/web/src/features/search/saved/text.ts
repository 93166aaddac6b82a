import { inEnglish } from '@propguard/rules/messages/in-english';
import type { SavedSearchAlert } from '@propguard/rules/properties/saved-search-limits';

export const text = {
  save: 'Save this search',
  open: 'Saved searches',
  openWithNew: (count: number) =>
    inEnglish('Saved searches, {count, plural, one {# new property} other {# new properties}}', { count }),
  sheet: 'Saved searches',
  sheetDescription: 'They belong to the workspace. Alerts go to the person who saved the search.',
  loading: 'Loading the saved searches',
  failed: 'We couldn’t load the saved searches',
  emptyTitle: 'No saved searches yet',
  empty: 'Save a search and see here how many new properties it finds.',
  list: 'Saved searches',
  fresh: (count: number) => `${count.toLocaleString('en-AU')} new`,
  noneNew: 'Nothing new',
  by: (name: string) => `by ${name}`,
  actions: (name: string) => `What to do with ${name}`,
  edit: 'Name and alerts',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeDescription: 'It’s removed for everyone in the workspace, and its alerts stop.',
  removed: 'Search removed',
  notRemoved: 'We couldn’t remove the search',

  createTitle: 'Save this search',
  createDescription: (filters: string) => `Properties: ${filters}`,
  everywhere: 'all of Australia',
  editTitle: 'Name and alerts',
  name: 'Name',
  nameMissing: 'Enter a name.',
  alertsLabel: 'Alerts by email',
  cancel: 'Cancel',
  submit: 'Save',
  sending: 'Saving',
  saved: (name: string) => `“${name}” is saved`,
  changed: 'Changes saved',
  notMine: 'Only the person who saved it can change its alerts.',
  visitor: 'Alerts need an account with an email address. New properties are counted here all the same.',
  mailWaits:
    'No mail server is set up here, so alerts wait in the operator’s outbox. New properties are counted here all the same.',
  signUp: 'Sign up',
  viewer: 'You can look, but not save. A workspace admin can change that.',
  alerts: { none: 'None', each: 'As they come', daily: 'Once a day' } satisfies Record<
    SavedSearchAlert,
    string
  >,
  alertsOn: {
    none: 'No alerts',
    each: 'Alerts as they come',
    daily: 'Alerts once a day',
  } satisfies Record<SavedSearchAlert, string>,
} as const;
