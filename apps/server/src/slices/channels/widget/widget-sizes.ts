import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../config/config.ts';

export type WidgetSizes = { loader: number; frame: number };

/** As the last build measured them; null before the first. */
export const widgetSizes = ({ http: { webRoot } }: Pick<Config, 'http'>): WidgetSizes | null => {
  const file = join(webRoot, 'widget/sizes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WidgetSizes) : null;
};
