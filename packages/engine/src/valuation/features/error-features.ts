import { type FeatureColumns, selectFeatures } from '../trees/training-data.ts';

/** The days to come are after all that errors were learnt from: trees would state for them what the last days had. */
const DAY = 'day';

/** What the stated error is learnt from. It may fall as well as rise with land and building (decision 152). */
export const errorFeatures = (features: FeatureColumns): FeatureColumns => {
  const names = features.names.filter((name) => name !== DAY);
  return { ...selectFeatures(features, names), monotone: new Int8Array(names.length) };
};
