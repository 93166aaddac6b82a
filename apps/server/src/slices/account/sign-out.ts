import type { RequestContext } from '../../access/request.ts';

/** Ends the session and tells the browser to forget its cookie. */
export const signOut = async ({ services, headers, setCookies }: RequestContext): Promise<{ done: true }> => {
  const left = await services.auth.api.signOut({ headers, returnHeaders: true });
  setCookies(left.headers.getSetCookie());
  return { done: true };
};
