import type { FrameOptions, FromFrame, SignedVisitor, ToFrame } from './frame-messages.ts';

/**
 * The script that other sites load. It makes a button and, once somebody opens it, one frame. All looks are set through
 * the CSSOM, which a strict policy allows; nothing is fetched, stored or evaluated on the page, and no cookie is set.
 */
interface Settings {
  key: string;
  host: string;
  position: string;
  theme: FrameOptions['theme'];
  colour: string;
  colours: Record<string, string>;
  language: string;
  title: string;
  origins: string[];
  /** By language: to open it, to be left alone, and what is asked on the page of a home. */
  words: Record<string, { open: string; later: string; teaser: string; direction: string }>;
}

interface Options {
  widget?: string;
  position?: string;
  theme?: FrameOptions['theme'];
  language?: string;
  colour?: string;
  /** The home that this page is about. */
  about?: string;
}

const SETTINGS = '__PROPGUARD_WIDGET__' as unknown as Settings;
const SMALL_SCREEN = '(max-width: 480px)';
/** Above what pages usually put on top. */
const ON_TOP = '2147483000';
const READY_MS = 20_000;
/** Whoever reads about a home for this long may have a question. */
const TEASER_MS = 20_000;
const ICON =
  'M21 11.5a8.4 8.4 0 0 1-8.5 8.3 8.7 8.7 0 0 1-3.9-.9L3 21l2-5.4a8 8 0 0 1-1-4.1 8.4 8.4 0 0 1 8.5-8.3 8.4 8.4 0 0 1 8.5 8.3z';

type Styles = Partial<Record<string, string>>;
const style = (element: HTMLElement, styles: Styles): void => {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value ?? '');
};

interface Mounted {
  open: () => void;
  close: () => void;
  identify: (visitor: SignedVisitor) => void;
  about: (home: string) => void;
  destroy: () => void;
}

const mount = (given: Options): Mounted => {
  const options = { ...SETTINGS, ...given };
  const { host, key } = SETTINGS;
  const tongue = options.language === 'auto' ? navigator.language : options.language;
  const language =
    tongue.slice(0, 2).toLowerCase() in SETTINGS.words ? tongue.slice(0, 2).toLowerCase() : 'en';
  const words = SETTINGS.words[language];
  const openWord = words?.open ?? 'Open the chat';
  const side = options.position === 'bottom-left' ? 'left' : 'right';
  const ground = SETTINGS.colours[options.colour] ?? options.colour;
  const small = matchMedia(SMALL_SCREEN);

  const home = document.createElement('propguard-chat');
  style(home, { all: 'initial', position: 'fixed', [side]: '20px', bottom: '20px', 'z-index': ON_TOP });
  // A place of its own for whoever goes through the page by its landmarks.
  home.setAttribute('role', 'region');
  home.setAttribute('aria-label', options.title);
  // Open: a closed one keeps nobody out, and hides the button from whoever tests the page.
  const root = home.attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  button.type = 'button';
  style(button, {
    all: 'unset',
    'box-sizing': 'border-box',
    display: 'grid',
    'place-items': 'center',
    width: '56px',
    height: '56px',
    'border-radius': '50%',
    cursor: 'pointer',
    color: '#fff',
    'box-shadow': '0 8px 24px -6px rgb(0 0 0 / 0.4)',
  });
  // A page's own word for a colour that is none leaves ours.
  style(button, { 'background-color': SETTINGS.colours[SETTINGS.colour] });
  style(button, { 'background-color': ground });
  const ring = (shown: boolean): void =>
    style(button, { outline: shown ? '3px solid #fff' : 'none', 'outline-offset': '-6px' });
  button.onfocus = () => ring(button.matches(':focus-visible'));
  button.onblur = () => ring(false);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [name, value] of Object.entries({
    width: '24',
    height: '24',
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  path.setAttribute('d', ICON);
  svg.append(path);
  const badge = document.createElement('span');
  style(badge, {
    display: 'none',
    position: 'absolute',
    top: '-4px',
    [side]: '-4px',
    'min-width': '20px',
    height: '20px',
    'border-radius': '10px',
    background: '#b3261e',
    color: '#fff',
    font: '600 12px/20px system-ui, sans-serif',
    'text-align': 'center',
  });
  button.append(svg);
  root.append(button, badge);
  document.body.append(home);

  let frame: HTMLIFrameElement | null = null;
  let isReady = false;
  let isShown = false;
  let isSmall = false;
  let givingUp = 0;
  const waiting: ToFrame[] = [];
  let about = options.about ?? '';
  let teasing = 0;
  let teaser: HTMLElement | null = null;

  const stopTeasing = (): void => {
    clearTimeout(teasing);
    teaser?.remove();
    teaser = null;
  };

  /** One line beside the button, once a page: a press opens the chat, the other sends it away. */
  const tease = (): void => {
    if (isShown || teaser || !words) return;
    const isDark =
      options.theme === 'dark' ||
      (options.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
    teaser = document.createElement('div');
    style(teaser, {
      position: 'absolute',
      direction: words.direction,
      bottom: '68px',
      [side]: '0',
      display: 'flex',
      width: 'max-content',
      'max-width': 'min(240px, calc(100vw - 40px))',
      'border-radius': side === 'right' ? '12px 12px 2px 12px' : '12px 12px 12px 2px',
      background: isDark ? '#1d2326' : '#fff',
      color: isDark ? '#e8ecec' : '#14181b',
      font: '14px/1.45 system-ui, sans-serif',
      'box-shadow': '0 8px 24px -6px rgb(0 0 0 / 0.4)',
    });
    const part = (text: string, label: string, act: () => void, padding: string): void => {
      const one = document.createElement('button');
      one.type = 'button';
      one.textContent = text;
      one.setAttribute('aria-label', label);
      style(one, { all: 'unset', cursor: 'pointer', padding, 'overflow-wrap': 'anywhere' });
      one.onfocus = () => style(one, { outline: '2px solid currentColor', 'outline-offset': '-4px' });
      one.onblur = () => style(one, { outline: 'none' });
      one.onclick = act;
      teaser?.append(one);
    };
    const line = words.teaser.replace('{home}', about);
    part(line, line, () => open(), words.direction === 'rtl' ? '10px 14px 10px 4px' : '10px 4px 10px 14px');
    part('\u00d7', words.later, stopTeasing, '8px 12px');
    root.prepend(teaser);
  };

  const setAbout = (home: string): void => {
    about = home;
    stopTeasing();
    if (home !== '' && !isShown) teasing = window.setTimeout(tease, TEASER_MS);
  };

  const say = (message: ToFrame): void => {
    if (frame && isReady) frame.contentWindow?.postMessage(message, host);
    else waiting.push(message);
  };

  const place = (): void => {
    if (!frame) return;
    const isWhole = small.matches;
    style(frame, {
      display: isShown ? 'block' : 'none',
      position: 'fixed',
      border: '0',
      'color-scheme': 'normal',
      background: 'transparent',
      'z-index': ON_TOP,
      [side]: isWhole ? '0' : '20px',
      bottom: isWhole ? '0' : '20px',
      width: isWhole ? '100%' : '400px',
      height: isSmall ? '64px' : isWhole ? '100dvh' : '600px',
      'max-width': isWhole ? '100%' : 'calc(100vw - 40px)',
      'max-height': isWhole ? '100%' : 'calc(100dvh - 40px)',
      'border-radius': isWhole ? '0' : '16px',
      'box-shadow': '0 24px 64px -16px rgb(0 0 0 / 0.45)',
    });
    style(button, { visibility: isShown ? 'hidden' : 'visible' });
  };

  const name = (count: number): void => {
    button.setAttribute('aria-label', count > 0 ? `${openWord} (${count})` : openWord);
    button.setAttribute('aria-expanded', String(isShown));
    badge.textContent = count > 0 ? String(count) : '';
    style(badge, { display: count > 0 ? 'block' : 'none' });
  };

  const close = (): void => {
    if (!isShown) return;
    isShown = false;
    place();
    name(0);
    say({ propguard: 'hidden' });
    button.focus();
  };

  const heard = ({ origin, source, data }: MessageEvent<FromFrame>): void => {
    if (!frame || origin !== host || source !== frame.contentWindow || !data?.propguard) return;
    switch (data.propguard) {
      case 'ready':
        isReady = true;
        clearTimeout(givingUp);
        say({
          propguard: 'hello',
          options: { theme: options.theme, language, colour: button.style.backgroundColor, about },
        });
        for (const message of waiting.splice(0)) say(message);
        break;
      case 'close':
        close();
        break;
      case 'size':
        isSmall = data.small;
        place();
        break;
      case 'unread':
        name(isShown ? 0 : data.count);
    }
  };

  const makeFrame = (): void => {
    frame = document.createElement('iframe');
    frame.title = options.title;
    frame.allow = '';
    frame.referrerPolicy = 'no-referrer';
    frame.src = `${host}/widget/${key}/frame`;
    root.append(frame);
    givingUp = window.setTimeout(() => {
      // biome-ignore lint/suspicious/noConsole: whoever builds the site looks here
      console.warn(`PropGuard: ${host} did not let this page show its chat. Is it on the widget's list?`);
      close();
    }, READY_MS);
  };

  function open(): void {
    if (isShown) return;
    stopTeasing();
    if (!frame) makeFrame();
    isShown = true;
    isSmall = false;
    place();
    name(0);
    say({ propguard: 'shown' });
    frame?.focus();
  }

  addEventListener('message', heard);
  small.addEventListener('change', place);
  button.onclick = open;
  name(0);
  setAbout(about);

  return {
    open,
    close,
    identify: (visitor) => {
      if (!frame) makeFrame();
      place();
      say({ propguard: 'identify', visitor });
    },
    about: (home) => {
      setAbout(home);
      if (frame) say({ propguard: 'about', home });
    },
    destroy: () => {
      clearTimeout(givingUp);
      stopTeasing();
      removeEventListener('message', heard);
      small.removeEventListener('change', place);
      home.remove();
    },
  };
};

let mounted: Mounted | null = null;
let identity: SignedVisitor | null = null;
const isListed = SETTINGS.origins.includes(location.origin);

const api = {
  init: (options: Options = {}): void => {
    api.destroy();
    if (!isListed) {
      // biome-ignore lint/suspicious/noConsole: whoever builds the site looks here
      console.warn(`PropGuard: ${location.origin} is not on the list of this widget.`);
      return;
    }
    const begin = (): void => {
      mounted = mount(options);
      if (identity) mounted.identify(identity);
    };
    if (document.body) begin();
    else addEventListener('DOMContentLoaded', begin, { once: true });
  },
  open: (): void => mounted?.open(),
  close: (): void => mounted?.close(),
  identify: (visitor: SignedVisitor): void => {
    identity = visitor;
    mounted?.identify(visitor);
  },
  /** For pages that change without being loaded again. */
  about: (home: string): void => mounted?.about(home),
  destroy: (): void => {
    mounted?.destroy();
    mounted = null;
  },
};

Object.assign(window, { PropGuard: api });
/** A page that sets it up by itself says so, and is told when it can. */
const tag = document.currentScript;
if (!tag?.hasAttribute('data-manual')) api.init({ about: tag?.dataset.about ?? '' });
dispatchEvent(new Event('propguard:ready'));
