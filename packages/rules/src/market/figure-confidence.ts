/** Made from so many, a figure is half sure. */
const HALF_SURE_AT = 20;
const BORROWED_IS_LESS_SURE = 0.7;

/** 0 to 1: the more it was made from the surer; what is another region's is less sure of this one. */
export const figureConfidence = ({ count, isOwn }: { count: number; isOwn: boolean }): number =>
  (count / (count + HALF_SURE_AT)) * (isOwn ? 1 : BORROWED_IS_LESS_SURE);
