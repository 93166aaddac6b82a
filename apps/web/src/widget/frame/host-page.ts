import type { FrameOptions, FromFrame, SignedVisitor, ToFrame } from '../frame-messages.ts';

interface Listener {
  hello: (options: FrameOptions, origin: string) => void;
  shown: (isShown: boolean) => void;
  identify: (visitor: SignedVisitor) => void;
  about: (home: string) => void;
}

/**
 * The page around us. It is listened to only when the browser says that it is on the list; what we say goes to that
 * page and no other.
 */
export const talkToHost = (origins: readonly string[], listener: Listener) => {
  let host: string | null = null;
  const say = (message: FromFrame): void => {
    if (host !== null) window.parent.postMessage(message, host);
  };
  const heard = ({ source, origin, data }: MessageEvent<ToFrame>): void => {
    if (source !== window.parent || !origins.includes(origin) || !data?.propguard) return;
    host = origin;
    if (data.propguard === 'hello') listener.hello(data.options, origin);
    else if (data.propguard === 'identify') listener.identify(data.visitor);
    else if (data.propguard === 'about') listener.about(data.home);
    else listener.shown(data.propguard === 'shown');
  };
  window.addEventListener('message', heard);
  // Nobody is known yet: that we are there is no secret, and the answer names the page.
  const ready: FromFrame = { propguard: 'ready' };
  for (const origin of origins) window.parent.postMessage(ready, origin);
  return { say, stop: () => window.removeEventListener('message', heard) };
};
