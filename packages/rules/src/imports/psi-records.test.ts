import { describe, expect, it } from 'vitest';
import {
  isPartialInterest,
  isStrataDescription,
  psiAreaM2,
  readPsiHeader,
  readPsiSale,
  readPsiTrailer,
} from './psi-records.ts';

describe('the header of a PSI file', () => {
  it.each([
    ['A;RTSALEDATA;052;20210823 01:06;VALNET;', 'current', '052', '2021-08-23'],
    ['A;136;20010720 09:50;PDANN;', 'without-file-type', '136', '2001-07-20'],
    ['A;;VALSYS;20001231 23:59;', 'archive', null, '2000-12-31'],
  ])('%s', (line, layout, district, madeOn) => {
    expect(readPsiHeader(line)).toEqual({ layout, district, madeOn });
  });

  it.each(['', 'B;1', 'A;x', 'price,date', 'A;;;;'])('is not %j', (line) => {
    expect(readPsiHeader(line)).toBeNull();
  });
});

describe('a sale', () => {
  it('of today has its dealing, its share and its strata lot', () => {
    const line =
      'B;052;123;1;20210823 01:07;HILL VIEW;3;53;NORTHAM AVE;BANKSTOWN;2200;524.2;H;20210707;20210817;254000;RU1;R;NULL;7;LRR;;50;AR344386;';
    expect(readPsiSale(line, 'current')).toMatchObject({
      propertyId: '123',
      propertyName: 'HILL VIEW',
      unit: '3',
      houseNumber: '53',
      street: 'NORTHAM AVE',
      locality: 'BANKSTOWN',
      postcode: '2200',
      area: '524.2',
      areaUnit: 'H',
      contractDate: '20210707',
      price: '254000',
      nature: 'R',
      purpose: '',
      strataLot: '7',
      percentInterest: '50',
      dealing: 'AR344386',
    });
  });

  it('of the archive has fewer fields, in another order', () => {
    const line =
      'B;001;SRC;0010012345600000;4321;;12;SMITH ST;LISMORE;2480;15/06/1994;98500;LOT 7 DP1234;607;M;15.1 X 40.2;AAA;A;;;';
    expect(readPsiSale(line, 'archive')).toMatchObject({
      propertyId: '4321',
      houseNumber: '12',
      street: 'SMITH ST',
      locality: 'LISMORE',
      postcode: '2480',
      contractDate: '15/06/1994',
      price: '98500',
      area: '607',
      areaUnit: 'M',
      zone: 'A',
    });
  });

  it('of the archive is known among the others by its day', () => {
    const line =
      'B;001;SRC;0010012345600000;;;12;SMITH ST;LISMORE;2480;15/06/1994;98500;LOT 7 DP1234;607;U;15.1 X 40.2;AAA;A;;;;;;;;';
    expect(readPsiSale(line, 'without-file-type')).toMatchObject({
      propertyId: '0010012345600000',
      contractDate: '15/06/1994',
      price: '98500',
    });
  });

  it('has enough fields', () => {
    expect(readPsiSale('B;1;2;3;', 'current')).toBeNull();
    expect(readPsiSale('B;1;2;3;', 'archive')).toBeNull();
  });
});

it('the trailer counts', () => {
  expect(readPsiTrailer('Z;2019;415;415;1187;')).toEqual({
    all: 2019,
    sales: 415,
    descriptions: 415,
    parties: 1187,
  });
  expect(readPsiTrailer('Z;;')).toBeNull();
  expect(readPsiTrailer('B;1')).toBeNull();
});

it.each([
  ['594.4', 'M', 594],
  ['973.597', 'H', 9_735_970],
  ['', 'M', null],
  ['0', 'M', null],
  ['x', 'H', null],
  ['607', 'U', null],
  ['607', '', null],
])('an area of %j %s is %j square metres', (area, unit, m2) => {
  expect(psiAreaM2(area, unit)).toBe(m2);
});

it.each([
  ['', false],
  ['0', false],
  ['100', false],
  ['50', true],
  ['33', true],
])('a share of %j is part: %j', (percent, isPart) => {
  expect(isPartialInterest(percent)).toBe(isPart);
});

it('a strata plan is known by its name', () => {
  expect(isStrataDescription('C;136;408;20010720 09:51;2//SP 65444;')).toBe(true);
  expect(isStrataDescription('C;136;1;1;20010720 09:50;118//13421;')).toBe(false);
});
