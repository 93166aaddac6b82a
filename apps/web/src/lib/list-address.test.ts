import { describe, expect, it } from 'vitest';
import { filterChanges, filtersIn, orderIn, pageChanges, sortChanges } from './list-address.ts';

const at = (search: string) => new URLSearchParams(search);
const SPECS = { kind: ['all', 'call', 'tour'], find: 'text' } as const;
const SORTS = { columns: ['risk', 'value'], usual: '-risk' } as const;

describe('the filters of a list', () => {
  it.each([
    ['', { kind: 'all', find: '' }],
    ['kind=call&find=smith', { kind: 'call', find: 'smith' }],
    ['kind=nothing', { kind: 'all', find: '' }],
  ])('are read from ?%s', (search, filters) => {
    expect(filtersIn(at(search), SPECS)).toEqual(filters);
  });

  it.each([
    [{ kind: 'tour' }, { cursor: null, trail: null, kind: 'tour' }],
    [{ kind: 'all' }, { cursor: null, trail: null, kind: null }],
    [{ find: '' }, { cursor: null, trail: null, find: '' }],
  ])('%o begins at the first page, and the usual one stays out of the address', (next, changes) => {
    expect(filterChanges(SPECS, next)).toEqual(changes);
  });
});

describe('the order of a list', () => {
  it.each([
    ['', { column: 'risk', direction: 'desc' }],
    ['sort=value', { column: 'value', direction: 'asc' }],
    ['sort=-value', { column: 'value', direction: 'desc' }],
    ['sort=-nothing', { column: 'risk', direction: 'desc' }],
  ])('is read from ?%s', (search, order) => {
    expect(orderIn(at(search), SORTS)).toEqual(order);
  });

  it('is written with a minus for the highest first', () => {
    expect(sortChanges([{ id: 'value', desc: true }])).toMatchObject({ sort: '-value', cursor: null });
    expect(sortChanges([])).toMatchObject({ sort: null });
  });
});

describe('the pages of a list', () => {
  it.each([
    ['', 'b', { cursor: 'b', trail: null }],
    ['cursor=b', 'c', { cursor: 'c', trail: 'b' }],
    ['cursor=c&trail=b', 'd', { cursor: 'd', trail: 'b~c' }],
  ])('from ?%s the next leaves a trail', (search, next, changes) => {
    expect(pageChanges(at(search)).next(next)).toEqual(changes);
  });

  it.each([
    ['', null],
    ['cursor=b', { cursor: null, trail: null }],
    ['cursor=d&trail=b~c', { cursor: 'c', trail: 'b' }],
  ])('from ?%s the one before is found again', (search, changes) => {
    expect(pageChanges(at(search)).previous).toEqual(changes);
  });
});
