import { createServer, type Server } from 'node:http';
import type { Config } from '../config/config.ts';
import type { Context } from '../context.ts';
import { exampleOrigin } from '../slices/channels/widget/example-site.ts';

const KEY = /^[\w-]{1,60}$/;

/** An agency's page as it may be: its own look, a strict policy, and nothing of ours but the one script. */
const pageOf = (host: string, key: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Moreton &amp; Finch, an example</title>
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header><strong>Moreton &amp; Finch</strong><span>Example site on another origin</span></header>
<main>
<h1>5 Poinciana Lane, Teneriffe</h1>
<p>3 bedrooms, 2 bathrooms, 2 cars. One of three raised timber houses around a walled courtyard, two streets from the river.</p>
<p>This page is not PropGuard. It is served from another port, allows scripts and frames from <code>${host}</code> alone, and sets no cookie.</p>
</main>
${key === '' ? '' : `<script async src="${host}/widget/${key}/v1.js"></script>`}
</body>
</html>
`;

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:17px/1.6 Georgia,serif;background:#fdf9f6;color:#2b1d17}
header{display:flex;gap:1rem;align-items:baseline;flex-wrap:wrap;padding:1.25rem clamp(1rem,6vw,5rem);border-bottom:1px solid #e2d8d0;font-size:1.2rem}
header span{font-size:.85rem;color:#6d5a50}
main{padding:2rem clamp(1rem,6vw,5rem);max-width:42rem}
h1{font-weight:400;font-size:clamp(1.8rem,5vw,2.6rem);line-height:1.2}
code{font-size:.85em}
@media (prefers-color-scheme:dark){body{background:#1d1613;color:#f3e9e2}header{border-color:#40342d}header span{color:#c1aea2}}
`;

/** What a careful site says: everything is its own, but for the one script and the one frame. */
const policyOf = (host: string): string =>
  `default-src 'none'; style-src 'self'; script-src ${host}; frame-src ${host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const listen = (server: Server, { http }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(http.examplePort ?? 0, http.host, () => resolve());
  });

/** A page of another origin that shows a widget. Where its port is taken there is none, and nothing else is lost. */
export const startExampleSite = async ({ config, log }: Context): Promise<() => Promise<void>> => {
  if (exampleOrigin(config) === null) return async () => undefined;
  const { origin: host } = new URL(config.http.publicUrl);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://example');
    const asked = searchParams.get('widget') ?? '';
    const headers = {
      'content-security-policy': policyOf(host),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    };
    if (pathname === '/site.css')
      response.writeHead(200, { ...headers, 'content-type': 'text/css; charset=utf-8' }).end(STYLE);
    else if (pathname === '/')
      response
        .writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' })
        .end(pageOf(host, KEY.test(asked) ? asked : ''));
    else response.writeHead(404, headers).end();
  });
  try {
    await listen(server, config);
  } catch (error) {
    log.warn({ err: error }, 'the example of the widget has no port');
    // Nobody is shown a link to what is not there.
    config.http.examplePort = null;
    return async () => undefined;
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};
