type Attached = {
  name: string;
  type: string;
  /** Whole, or in pieces that follow each other. */
  content: string | Uint8Array<ArrayBuffer> | readonly string[];
};

/** RFC 6266: always saved, never shown in a page of ours; names of files come from anywhere. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** A file that the browser saves under its name; its bytes are sent as they are. */
export const attachment = (resHeaders: Headers | undefined, { name, type, content }: Attached): File => {
  resHeaders?.set('content-disposition', disposition(name));
  return new File(Array.isArray(content) ? content : [content], name, { type });
};
