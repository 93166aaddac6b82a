/** CORE-ASSESS-08. Above the first lenders' mortgage insurance is usual, and 'High Risk' begins: CORE-ASSESS-06. */
export const LVR_THRESHOLDS_PERCENT = [80, 90, 95] as const;

/** Where one risk weight ends and the next begins (APS 112). */
export const RISK_WEIGHT_LVR_BOUNDS_PERCENT = [50, 60, 70, 80, 90, 100] as const;

/** CORE-ASSESS-09: shown as assumed where no loan is given; it enters no verdict. */
export const ASSUMED_LVR = 0.65;
