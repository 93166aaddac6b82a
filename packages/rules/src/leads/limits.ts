/** Two thousand million: more than any home, and it fits a number of any program. */
export const LEAD_MONEY_MAX_AUD = 2_000_000_000;
export const LEAD_TAGS_MAX = 20;
export const LEAD_TAG_MAX_LENGTH = 40;
export const LEAD_LOCATIONS_MAX = 20;
export const LEAD_FEATURES_MAX = 20;
export const LEAD_NOTE_MAX_LENGTH = 4000;
export const LEAD_REASON_MAX_LENGTH = 500;
export const LEAD_TASKS_OPEN_MAX = 100;
export const LEAD_VIEWS_PER_MEMBER = 50;
export const LEAD_VIEW_NAME_MAX = 60;
export const LEAD_BULK_MAX = 500;
export const LEADS_PER_WORKSPACE = 500_000;
/** Until somebody is to have answered a new lead, unless the workspace says otherwise. */
export const USUAL_RESPONSE_MINUTES = 60;
/** OPS-LEAD2-04: beside the events that tell at once. */
export const LEADS_REFRESH_MS = 30_000;
