import { join } from 'node:path';
import { LANGUAGE_CODES, RIGHT_TO_LEFT } from '@propguard/rules/languages/languages';
import { WIDGET_COLOURS } from '@propguard/rules/widget/widget';
import { WIDGET_WORDS } from '@propguard/rules/widget/words/all';
import type { FastifyInstance } from 'fastify';
import { builtFile } from '../built-file.ts';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { ownOrigins } from '../slices/channels/widget/example-site.ts';
import { findShown } from '../slices/channels/widget/show-widget.ts';

/** Where the script puts what it is told of this one widget. */
const SETTINGS = /["'`]__PROPGUARD_WIDGET__["'`]/;
const SCRIPT_KEPT_SECONDS = 60;
/** Nobody's, or switched off: the page that named it goes on as if it were there. */
const SILENT = `(function(){var n=function(){};window.PropGuard={init:n,open:n,close:n,identify:n,about:n,destroy:n}})();\n`;

type ByKey = { Params: { key: string } };

const LAUNCHER_WORDS = Object.fromEntries(
  LANGUAGE_CODES.map((code) => {
    const { open, leaveLater, teaser } = WIDGET_WORDS[code];
    const direction = RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
    return [code, { open, later: leaveLater, teaser: teaser('{home}'), direction }];
  }),
);

/** As a value in a script: what JSON allows and older scripts do not is written out. */
const asScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** The script that sites load, and the page in the frame that it makes: the one is anybody's, the other for the list's. */
export const registerWidgetFiles = (app: FastifyInstance, services: Context): void => {
  const { config } = services;
  const loader = builtFile(join(config.http.webRoot, 'widget/loader.js'));
  const page = builtFile(join(config.http.webRoot, 'widget/frame.html'));

  app.get<ByKey>('/widget/:key/v1.js', async ({ params: { key } }, reply) => {
    const row = await findShown({ services }, key);
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', `public, max-age=${SCRIPT_KEPT_SECONDS}`)
      // Pages of other sites load it.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (!row) return SILENT;
    const { position, theme, colour, language, title, origins } = row;
    const told = {
      key,
      host: new URL(config.http.publicUrl).origin,
      position,
      theme,
      colour,
      colours: WIDGET_COLOURS,
      language,
      title,
      origins: [...origins, ...ownOrigins(config)],
      words: LAUNCHER_WORDS,
    };
    return loader().replace(SETTINGS, () => asScript(told));
  });

  app.get<ByKey>('/widget/:key/frame', async ({ params: { key } }, reply) => {
    const row = await findShown({ services }, key);
    if (!row) throw fail('NOT_FOUND');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page());
  });
};
