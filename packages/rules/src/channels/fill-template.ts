/** A template as its reader sees it: `{{1}}` is the first of what stands in its places. */
export const fillTemplate = (body: string, variables: readonly string[]): string =>
  body.replace(/\{\{\s*(\d+)\s*\}\}/g, (place, nth: string) => variables[Number(nth) - 1] ?? place);
