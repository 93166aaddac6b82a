import { configure, getConfig, prettyDOM } from '@testing-library/react';

/**
 * A page that is printed into an error which nobody reads: a query that waits fails again and again until it finds. The
 * words of the error are put together when somebody reads them.
 */
export function printPagesWhenRead(): void {
  configure({
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let words: string | undefined;
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => {
          words ??= [
            message,
            `Ignored nodes: comments, ${getConfig().defaultIgnore}\n${prettyDOM(container)}`,
          ]
            .filter(Boolean)
            .join('\n\n');
          return words;
        },
        set: (said: string) => {
          words = said;
        },
      });
      return error;
    },
  });
}

/** What the browser's own sheet goes by: no sheet of the product is read here. */
const kindOf = (element: Element): string =>
  [
    element.localName,
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
    element.hasAttribute('popover'),
    element.getAttribute('type'),
    element.parentElement?.localName,
  ].join();

const inlineStyle = (element: Element, name: string): string =>
  'style' in element ? (element.style as CSSStyleDeclaration).getPropertyValue(name) : '';

const displays = new Map<string, string>();
/** Files of a worker share this module, and may share the page. */
let quickened: Window | undefined;

/**
 * Queries by role ask of every element whether it is shown, and jsdom goes through every rule of every sheet to answer. Of
 * elements of one kind the answer is the same, unless the element itself says otherwise. All else is asked of jsdom.
 */
export function rememberWhatIsShown(): void {
  const view = document.defaultView;
  if (!view || view === quickened) return;
  quickened = view;
  const whole = view.getComputedStyle.bind(view);
  const displayOf = (element: Element): string => {
    const own = inlineStyle(element, 'display');
    if (own !== '') return own;
    const kind = kindOf(element);
    const display = displays.get(kind) ?? whole(element).display;
    displays.set(kind, display);
    return display;
  };
  const visibilityOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const own = inlineStyle(at, 'visibility');
      if (own !== '' && own !== 'inherit') return own;
    }
    return 'visible';
  };
  const quick: Record<string, (element: Element) => string> = {
    display: displayOf,
    visibility: visibilityOf,
  };
  const ask: typeof view.getComputedStyle = (element, pseudo) => {
    if (pseudo) return whole(element, pseudo);
    let asked: CSSStyleDeclaration | undefined;
    const jsdoms = (): CSSStyleDeclaration => {
      asked ??= whole(element);
      return asked;
    };
    const getPropertyValue = (name: string): string =>
      quick[name]?.(element) ?? jsdoms().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_nothing, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        if (typeof name === 'string' && quick[name]) return quick[name](element);
        const value: unknown = Reflect.get(jsdoms(), name);
        return typeof value === 'function' ? value.bind(jsdoms()) : value;
      },
      has: (_nothing, name) => name in jsdoms(),
    });
  };
  // Queries ask the page's own window; the product asks the global one.
  view.getComputedStyle = ask;
  window.getComputedStyle = ask;
}
