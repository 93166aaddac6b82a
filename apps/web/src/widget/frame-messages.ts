/** What the script on the page and the frame say to each other; each looks at where it comes from before it listens. */
export interface FrameOptions {
  theme: 'auto' | 'light' | 'dark';
  language: string;
  colour: string;
  /** The home that the page is about, as it names it; empty: none. */
  about: string;
}

export interface SignedVisitor {
  id: string;
  hash: string;
  name?: string;
}

export type ToFrame =
  | { propguard: 'hello'; options: FrameOptions }
  | { propguard: 'shown' }
  | { propguard: 'hidden' }
  | { propguard: 'identify'; visitor: SignedVisitor }
  | { propguard: 'about'; home: string };

export type FromFrame =
  | { propguard: 'ready' }
  | { propguard: 'close' }
  | { propguard: 'size'; small: boolean }
  | { propguard: 'unread'; count: number };
