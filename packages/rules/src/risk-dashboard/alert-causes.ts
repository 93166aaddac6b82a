/** Why a figure is another one: a new model, new sales, other hazard layers, or an assessment with other facts. */
export const ALERT_CAUSES = ['model', 'sales', 'hazard-layers', 're-assessed'] as const;
export type AlertCause = (typeof ALERT_CAUSES)[number];
