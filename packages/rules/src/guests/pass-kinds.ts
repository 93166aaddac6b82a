/** What a guest's pass is for. A further kind is a line here; then types and tests ask for the rest. */
export const GUEST_PASS_KINDS = [
  'shared-report',
  'preferences',
  'wallet',
  'booking',
  'calendar-feed',
  'qualification',
  'waitlist',
  'open-home',
  'survey',
  'widget-visit',
] as const;
export type GuestPassKind = (typeof GUEST_PASS_KINDS)[number];
