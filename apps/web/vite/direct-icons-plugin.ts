import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const LIST = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/lucide-react.mjs',
);
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'lucide-react';/g;

/** `export { default as Sun, default as SunIcon } from './icons/sun.mjs';` */
const filesOfIcons = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(LIST, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs';/gm)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );

/** What is imported by name from the list of all icons is imported from its own file. */
export const importIconsDirectly = (code: string, fileOf: ReadonlyMap<string, string>): string =>
  code.replace(
    IMPORT,
    (_, names: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => {
          const [imported = '', local = imported] = name.split(/\s+as\s+/);
          const file = fileOf.get(imported);
          if (file) return `import ${local} from 'lucide-react/icons/${file}';`;
          // A type inside the braces would leave an import of the whole list behind.
          return name.startsWith('type ')
            ? `import type { ${name.slice('type '.length)} } from 'lucide-react';`
            : `import { ${name} } from 'lucide-react';`;
        })
        // On one line, so that line numbers stay.
        .join(' ') + '\n'.repeat(names.split('\n').length - 1),
  );

/**
 * The list of all icons seems to need each of them, so that every icon of the product would be fetched with the
 * first page. Imported from its own file, an icon is fetched with the screen that shows it.
 */
export function directIcons(): Plugin {
  const fileOf = filesOfIcons();
  return {
    name: 'propguard:direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'lucide-react' },
      handler: (code) => importIconsDirectly(code, fileOf),
    },
  };
}
