const KEY = 'propguard.session';

/**
 * Whether this browser has had a session: its cookie cannot be read from here. A newcomer's first call can then open
 * one beforehand, in place of being turned away and trying again.
 */
export const sessionHint = {
  isThere(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return true;
    }
  },
  set(hasSession: boolean): void {
    try {
      if (hasSession) localStorage.setItem(KEY, 'yes');
      else localStorage.removeItem(KEY);
    } catch {
      // Storage is closed to us: the server's 401 will do.
    }
  },
};
