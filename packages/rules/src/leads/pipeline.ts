/** OPS-LEAD-23, in the order that a lead goes through; `lost` is the other end. */
export const LEAD_STATUSES = [
  'new',
  'contacted',
  'qualified',
  'viewing',
  'negotiating',
  'closed',
  'lost',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Those that somebody still works on. */
export const OPEN_STATUSES = ['new', 'contacted', 'qualified', 'viewing', 'negotiating'] as const;
export type OpenStatus = (typeof OPEN_STATUSES)[number];
export const isOpen = (status: LeadStatus): status is OpenStatus =>
  (OPEN_STATUSES as readonly LeadStatus[]).includes(status);

/** What counts as qualified: whoever came so far, also when the deal is done. */
export const QUALIFIED_STATUSES = ['qualified', 'viewing', 'negotiating', 'closed'] as const;

/** Why a lead was lost. `other` is said in the words beside it. */
export const LOST_REASONS = [
  'bought-elsewhere',
  'sold-elsewhere',
  'no-reply',
  'budget',
  'financing',
  'timing',
  'not-interested',
  'not-a-lead',
  'other',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/**
 * Which status can follow which. Forward over stages is allowed: people come in qualified, or buy at the first viewing.
 * Back to `new` is not: somebody has been spoken to. A deal is closed only from where one is made; what was closed or
 * lost comes back as contacted, and is worked on again.
 */
const FOLLOWING: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'qualified', 'viewing', 'negotiating', 'lost'],
  contacted: ['qualified', 'viewing', 'negotiating', 'lost'],
  qualified: ['contacted', 'viewing', 'negotiating', 'closed', 'lost'],
  viewing: ['contacted', 'qualified', 'negotiating', 'closed', 'lost'],
  negotiating: ['contacted', 'qualified', 'viewing', 'closed', 'lost'],
  closed: ['contacted'],
  lost: ['contacted'],
};

export const followingStatuses = (from: LeadStatus): readonly LeadStatus[] => FOLLOWING[from];
export const canFollow = (from: LeadStatus, to: LeadStatus): boolean => FOLLOWING[from].includes(to);

export const STATUS_NAMES: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  viewing: 'Viewing',
  negotiating: 'Negotiating',
  closed: 'Closed',
  lost: 'Lost',
};

/** Said to whoever tries another way: which ways there are. */
export const whyNot = (from: LeadStatus, to: LeadStatus): string | null => {
  if (from === to) return `This lead is already ${STATUS_NAMES[to]}.`;
  if (canFollow(from, to)) return null;
  const ways = followingStatuses(from).map((status) => STATUS_NAMES[status]);
  const last = ways.at(-1) ?? '';
  const said = ways.length > 1 ? `${ways.slice(0, -1).join(', ')} or ${last}` : last;
  return `${STATUS_NAMES[to]} can’t follow ${STATUS_NAMES[from]}. From here it can go to ${said}.`;
};
