/** RFC 6266: always saved, never shown in a page of ours. */
export const asAttachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
