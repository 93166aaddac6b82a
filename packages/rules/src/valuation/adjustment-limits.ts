/** A sale that has to be moved further than this says more of the adjustments than of the home. */
export const ADJUSTMENT_LIMITS = { net: 0.15, gross: 0.25 } as const;

export type AdjustedPrice = {
  priceAud: number;
  adjustedAud: number;
  adjustments: readonly { aud: number }[];
};

/** As shares of the price paid. Net: up and down against each other; gross: every line by its size. */
export const adjustmentShares = ({
  priceAud,
  adjustedAud,
  adjustments,
}: AdjustedPrice): { net: number; gross: number; isBeyond: boolean } => {
  const net = (adjustedAud - priceAud) / priceAud;
  const gross = adjustments.reduce((sum, { aud }) => sum + Math.abs(aud), 0) / priceAud;
  return { net, gross, isBeyond: Math.abs(net) > ADJUSTMENT_LIMITS.net || gross > ADJUSTMENT_LIMITS.gross };
};
