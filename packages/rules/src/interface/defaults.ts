/** CORE-CONST-11: toasts last 4-5 s with 3 visible. */
export const TOAST_DURATION_MS = 4500;
export const TOAST_VISIBLE = 3;
/** CORE-CONST-12 */
export const TOOLTIP_DELAY_MS = 700;
/** CORE-CONST-13 */
export const QUERY_GC_MS = 5 * 60_000;
/** CORE-CONST-14 */
export const QUERY_RETRIES = 3;

/** So long a node remembers what changed, for pages that ask for their data before they watch it. */
export const EVENTS_KEPT_MS = 60_000;
