/** The browser's own side of push: its permission, its worker and its one subscription. */

const WORKER = '/push-worker.js';

type OwnSubscription = { endpoint: string; p256dh: string; auth: string };

/** On an iPhone only once the product is on its home screen; nowhere without a secure address. */
export const isPushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const isPushBlocked = (): boolean => Notification.permission === 'denied';

/** By which this browser is known among a member's; null while it shows nothing. */
export const ownEndpoint = async (): Promise<string | null> => {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
};

const current = async (): Promise<PushManager> => {
  await navigator.serviceWorker.register(WORKER);
  return (await navigator.serviceWorker.ready).pushManager;
};

/**
 * Asks the person, then the browser's maker. Null: they said no. What was subscribed before ends: it may have been
 * somebody else's who used this browser, and must show nothing of theirs.
 */
export const subscribe = async (publicKey: string): Promise<OwnSubscription | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const manager = await current();
  await (await manager.getSubscription())?.unsubscribe();
  const made = (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })).toJSON();
  const { endpoint, keys } = made;
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave no subscription.');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
};

export const unsubscribe = async (): Promise<void> => {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
};
