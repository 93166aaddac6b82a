/** 256 bits in base64url, as passes of guests and invitations have them. Shorter ids and names stay readable. */
const SECRET = /[\w-]{43,}/g;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The path of a request as the log may know it: without its query, and without what a link lets people in with. */
export const loggedPath = (url: string): string => {
  const path = url.split('?')[0] ?? '';
  const plain = decoded(path);
  const cleared = plain.replaceAll(SECRET, '…');
  return cleared === plain ? path : cleared;
};
