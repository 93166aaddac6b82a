import { expect, it } from 'vitest';
import { statementName } from './statement-name.ts';

it.each([
  ['select "id", "email" from "identity"."account" where "id" = $1', 'select identity.account'],
  [
    'select l.id from lead l join "person" on true left join lead on true where name = \'from somewhere\'',
    'select lead, person',
  ],
  ['insert into "lead" ("name") values ($1) returning "id"', 'insert lead'],
  ['update only lead set name = $1', 'update lead'],
  ["select set_config('app.account', 'jane@people.example', true)", 'select'],
  ['begin', 'begin'],
  ['/* */', 'statement'],
])('%s is called %s', (statement, name) => {
  expect(statementName(statement)).toBe(name);
  expect(statementName(statement)).toBe(name);
});
