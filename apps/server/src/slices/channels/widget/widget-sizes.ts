import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../config/config.ts';

export type WidgetSizes = { loader: number; frame: number };

let read: { of: string; sizes: WidgetSizes | null } | null = null;

/** As the build measured them; null before the first. */
export const widgetSizes = ({ http: { webRoot } }: Pick<Config, 'http'>): WidgetSizes | null => {
  if (read?.of === webRoot && read.sizes) return read.sizes;
  const file = join(webRoot, 'widget/sizes.json');
  const sizes = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WidgetSizes) : null;
  read = { of: webRoot, sizes };
  return sizes;
};
