import { readdirSync, readFileSync } from 'node:fs';
import { inRepository } from './repository.mjs';

/**
 * What is written in the product's own files of these folders, tests aside.
 * @param {readonly string[]} folders
 * @param {RegExp} [kind]
 * @returns {{ file: string, source: string }[]}
 */
export const sourceFiles = (folders, kind = /\.tsx?$/) =>
  folders.flatMap((folder) =>
    readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => kind.test(file) && !/\.test\.tsx?$/.test(file))
      .map((name) => `${folder}/${name}`)
      .map((file) => ({ file, source: readFileSync(inRepository(file), 'utf8') })),
  );

/**
 * The lines that a pattern is in, each with its file; comments aside.
 * @param {readonly { file: string, source: string }[]} files
 * @param {RegExp} pattern
 */
export const linesWith = (files, pattern) =>
  files.flatMap(({ file, source }) =>
    source
      .split('\n')
      .filter((line) => !/^\s*(\/?\*|\/\/|--)/.test(line) && pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
