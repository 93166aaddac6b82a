import { LayerImport } from '@propguard/protocol/hazard-layers';
import { describe, expect, it } from 'vitest';
import { memorySource } from '../../../../test/support/memory-source.ts';
import { matchLocalities } from './match-localities.ts';
import { type ReadShare, readShares } from './read-shares.ts';
import { ReportBuilder } from './report-builder.ts';

const FACTS = {
  kind: 'fire',
  name: 'Bushfire',
  source: 'State',
  licence: 'CC BY 4.0',
  surveyedOn: '2023-01-01',
  method: 'Share of land',
};

const read = async (text: string, more: Partial<LayerImport> = {}) => {
  const report = new ReportBuilder();
  const shares: ReadShare[] = [];
  const facts = LayerImport.parse({ ...FACTS, ...more });
  for await (const share of readShares(memorySource(text), facts, report)) shares.push(share);
  return { shares, report: report.report };
};

describe('a table of shares', () => {
  it('is read by the headings of the Bureau of Statistics', async () => {
    const { shares } = await read(
      'STE_NAME21,SAL_CODE21,SAL_NAME21,area,bf_area,bf_area_pct,cent_lat,cent_lon\nQueensland,3,"New Farm",1,0.5,0.5,-27.47,153.05\n',
    );
    expect(shares).toEqual([
      { position: 1, name: 'New Farm', state: 'Queensland', share: 0.5, latitude: -27.47, longitude: 153.05 },
    ]);
  });

  it('is read by the columns that the operator names', async () => {
    const { shares } = await read('place,frac\nNew Farm,0.25\n', {
      nameColumn: 'place',
      shareColumn: 'frac',
    });
    expect(shares).toMatchObject([{ name: 'New Farm', share: 0.25, state: null, latitude: null }]);
  });

  it('forgives what a division leaves over', async () => {
    const { shares } = await read('suburb,share\nA,1.0000000000004674\n');
    expect(shares[0]?.share).toBe(1);
  });

  it('reports rows that say nothing and leaves them out', async () => {
    const { shares, report } = await read('suburb,share\nA,0.1\nB,NA\nC,NaN\nD,1.5\n,0.5\nE,0\n');
    expect(shares.map(({ name }) => name)).toEqual(['A', 'E']);
    expect(report).toMatchObject({ read: 6, kept: 2, faultCount: 4 });
    expect(report.faults[2]?.message).toBe('D has a share of 1.5, which isn’t from 0 to 1; left out');
  });

  it.each([
    ['x,y\n1,2\n', {}, 'Say which column holds the suburb. The columns are: x, y.'],
    ['suburb,y\n1,2\n', {}, 'Say which column holds the share'],
    ['suburb,share\nA,1\n', { shareColumn: 'pct' }, "no column 'pct'"],
    ['suburb,share\nA,NA\n', {}, 'no suburb with a share'],
    ['suburb,share\n"A,1\n', {}, 'couldn’t read the table'],
    ['', {}, 'The file is empty'],
  ])('%j is refused', async (text, more, message) => {
    await expect(read(text, more)).rejects.toThrow(message);
  });
});

describe('rows find our suburbs', () => {
  const place = (id: string, name: string, state: string, latitude: number, longitude: number) => ({
    id,
    name,
    state,
    latitude,
    longitude,
  });
  const row = (position: number, name: string, state: string | null, at?: [number, number]): ReadShare => ({
    position,
    name,
    state,
    share: 0.5,
    latitude: at?.[0] ?? null,
    longitude: at?.[1] ?? null,
  });

  it('by name and state, without what stands in brackets', () => {
    const places = [place('a', 'Richmond', 'NSW', -33.6, 150.75), place('b', 'Richmond', 'VIC', -37.8, 145)];
    const matches = matchLocalities(
      [row(1, 'Richmond (Hawkesbury - NSW)', 'New South Wales'), row(2, 'Richmond (Vic.)', 'VIC')],
      places,
    );
    expect(matches).toEqual(
      new Map([
        [1, ['a']],
        [2, ['b']],
      ]),
    );
  });

  it('the nearer one where a name stands twice, and none far away', () => {
    const places = [
      place('west', 'Mount Hope', 'QLD', -22, 145),
      place('east', 'Mount Hope', 'QLD', -27, 152),
      place('nowhere', 'Mount Hope', 'QLD', -15, 142),
    ];
    const matches = matchLocalities(
      [row(1, 'Mount Hope', 'Qld', [-27.01, 152.02]), row(2, 'Mount Hope', 'Qld', [-22.05, 145])],
      places,
    );
    expect(matches).toEqual(
      new Map([
        [2, ['west']],
        [1, ['east']],
      ]),
    );
  });

  it('and are left alone where it could be either', () => {
    const places = [place('a', 'Mount Hope', 'QLD', -22, 145)];
    expect(matchLocalities([row(1, 'Mount Hope', null), row(2, 'Mount Hope', null)], places).size).toBe(0);
  });
});
