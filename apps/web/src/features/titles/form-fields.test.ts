import { describe, expect, it } from 'vitest';
import { MintFields, MortgageFields } from './form-fields.ts';

const MINT = {
  location: '12 Example Street',
  areaSqFt: '5000',
  valuationUsd: '750000',
  owner: '0x52908400098527886E0F7030069857D2E4169EE7',
  legalDescription: 'Lot 7 on RP 12345',
  metadataUri: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
};
const MORTGAGE = {
  titleId: '1',
  borrower: '0x52908400098527886E0F7030069857D2E4169EE7',
  principal: '350000',
  monthlyPayment: '2407.61',
  termMonths: '240',
  annualRatePercent: '5.5',
};

const fieldsOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } }) =>
  result.success ? [] : [...new Set(result.error?.issues.map(({ path }) => path[0]))];

describe('OPS-CHAIN-24 the forms have the validation that the demo lacked', () => {
  it('take what is right', () => {
    expect(MintFields.parse(MINT)).toMatchObject({ areaSqFt: 5000, valuationUsd: 750_000 });
    expect(MortgageFields.parse(MORTGAGE)).toMatchObject({ monthlyPayment: 2407.61, termMonths: 240 });
  });

  it.each([
    ['location', ' '],
    ['areaSqFt', '0'],
    ['areaSqFt', '12.5'],
    ['valuationUsd', '-1'],
    ['valuationUsd', '99999999999'],
    ['owner', '0x1234'],
    ['owner', '0x52908400098527886E0F7030069857D2E4169eE7'],
    ['owner', `0x${'0'.repeat(40)}`],
    ['legalDescription', ''],
    ['legalDescription', 'é'.repeat(251)],
    ['legalDescription', 'x'.repeat(501)],
    ['metadataUri', 'https://example.com/1.json'],
    ['metadataUri', 'ipfs://nothing'],
    ['metadataUri', `${MINT.metadataUri}/${'x'.repeat(500)}`],
  ])('name the field of a title that is wrong: %s = %s', (field, value) => {
    expect(fieldsOf(MintFields.safeParse({ ...MINT, [field]: value }))).toEqual([field]);
  });

  it.each([
    ['titleId', 'one'],
    ['borrower', ''],
    ['principal', '0'],
    ['principal', '1.234'],
    ['monthlyPayment', '1000'],
    ['termMonths', '0'],
    ['termMonths', '601'],
    ['annualRatePercent', '-1'],
    ['annualRatePercent', '101'],
  ])('name the field of a mortgage that is wrong: %s = %s', (field, value) => {
    expect(fieldsOf(MortgageFields.safeParse({ ...MORTGAGE, [field]: value }))).toEqual([field]);
  });
});
