import type { Widget } from '@propguard/protocol/widget';

/** The one line that shows the widget (LEADS-EMBED-11, LEADS-MULTI-07). */
export const scriptTag = ({ script }: Pick<Widget, 'script'>): string =>
  `<!-- PropGuard chat -->\n<script async src="${script}"></script>`;

/** Set up by the page itself (LEADS-EMBED-07, LEADS-EMBED-13). */
export const javaScriptApi = ({ script, key, position, theme, colour }: Widget): string =>
  `<script async data-manual src="${script}"></script>
<script>
  addEventListener('propguard:ready', () => {
    PropGuard.init({
      widget: '${key}',
      position: '${position}', // or 'bottom-left'
      theme: '${theme}', // 'light', 'dark' or 'auto'
      colour: '${colour}', // or any CSS colour
      language: 'auto', // or 'en', 'zh', 'ar' …
      about: '', // on the page of a home: its address
    });
  });

  // PropGuard.open();    shows the chat
  // PropGuard.close();   hides it
  // PropGuard.about('5 Poinciana Lane, Teneriffe'); names the home of a page that changed
  // PropGuard.destroy(); takes it off the page
</script>`;

export const identifyCode = `// On your server: never send the secret to a browser.
import { createHmac } from 'node:crypto';
const hash = createHmac('sha256', process.env.PROPGUARD_WIDGET_SECRET)
  .update(customer.id)
  .digest('hex');

// In the page:
PropGuard.identify({ id: customer.id, hash, name: customer.name });`;

/** LEADS-EMBED-08 */
export const nextExample = ({ script }: Pick<Widget, 'script'>): string =>
  `// app/layout.tsx
import Script from 'next/script';

export default function RootLayout({ children }) {
  return (
    <html lang="en-AU">
      <body>
        {children}
        <Script src="${script}" strategy="lazyOnload" />
      </body>
    </html>
  );
}`;

/** All that a careful site has to allow. */
export const policyFor = ({ script }: Pick<Widget, 'script'>): string => {
  const { origin } = new URL(script);
  return `script-src ${origin}; frame-src ${origin}`;
};
