import { DEFAULT_SETTINGS, type ValuationSettings } from './settings.ts';

/** Fewer and coarser trees: a fifth of the work, for a model that has to be there within seconds. */
export const QUICK_SETTINGS: ValuationSettings = {
  ...DEFAULT_SETTINGS,
  firstStage: { ...DEFAULT_SETTINGS.firstStage, trees: 100, learningRate: 0.15 },
  value: { ...DEFAULT_SETTINGS.value, trees: 160, learningRate: 0.15, leaves: 24 },
  scale: { ...DEFAULT_SETTINGS.scale, trees: 60, learningRate: 0.12 },
};
