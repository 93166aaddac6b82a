type Attached = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

/** A file that the browser saves under its name; its bytes are sent as they are. */
export const attachment = (resHeaders: Headers | undefined, { name, type, content }: Attached): File => {
  resHeaders?.set('content-disposition', `attachment; filename="${name}"`);
  return new File([content], name, { type });
};
