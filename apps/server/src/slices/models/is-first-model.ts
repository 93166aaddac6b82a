import { QUICK_SETTINGS } from '@propguard/engine/valuation/quick-settings';
import type { ValuationSettings } from '@propguard/engine/valuation/settings';

/** Made within seconds, of a part of the sales. */
export const isFirstModel = ({ settings }: { settings: unknown }): boolean =>
  (settings as Partial<ValuationSettings> | null)?.value?.trees === QUICK_SETTINGS.value.trees;
