import type { Config } from '../../../config/config.ts';

/** Where the page is that shows the widget from another origin; null when none is served. */
export const exampleOrigin = ({ http }: Pick<Config, 'http'>): string | null => {
  if (http.examplePort === null) return null;
  const { protocol, hostname } = new URL(http.publicUrl);
  return `${protocol}//${hostname}:${http.examplePort}`;
};

/** Our own pages always may show a widget: as a preview, and on the page of the example. */
export const ownOrigins = (config: Pick<Config, 'http'>): string[] => {
  const example = exampleOrigin(config);
  return [new URL(config.http.publicUrl).origin, ...(example === null ? [] : [example])];
};
