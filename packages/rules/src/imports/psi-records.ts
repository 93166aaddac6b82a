import { readDay } from './read-day.ts';

/**
 * Property sales information (PSI) of the NSW Valuer General: records of fields with ';' between them.
 * A header, B sale, C legal description (several lines may follow one another), D parties (suppressed),
 * Z trailer with the number of all records, of B, of C and of D; all of them may or may not count A and Z.
 *
 * Three headers are in use:
 * - since late 2011  A;RTSALEDATA;district;time;user;
 * - from 2001        A;district;time;user;
 * - 1990 to 2001     A;;user;time;   with a shorter B record, which has the valuation number and no dealing
 */
export type PsiLayout = 'current' | 'without-file-type' | 'archive';

export type PsiHeader = { layout: PsiLayout; district: string | null; madeOn: string | null };

export type PsiSale = {
  /** When the record was made: of records about one sale the newest stands. */
  sentAt: string;
  propertyId: string;
  propertyName: string;
  unit: string;
  houseNumber: string;
  street: string;
  locality: string;
  postcode: string;
  area: string;
  /** M: square metres, H: hectares; U and others say nothing. */
  areaUnit: string;
  contractDate: string;
  settlementDate: string;
  price: string;
  zone: string;
  /** V vacant, R residence, 3 other. */
  nature: string;
  purpose: string;
  strataLot: string;
  /** 0 or nothing: the whole. */
  percentInterest: string;
  dealing: string;
};

export type PsiTrailer = { all: number; sales: number; descriptions: number; parties: number };

const fieldsOf = (line: string): string[] => line.split(';').map((field) => field.trim());
const isTime = (field: string | undefined): boolean => /^\d{8}(?: \d{2}:\d{2})?$/.test(field ?? '');

export const readPsiHeader = (line: string): PsiHeader | null => {
  const fields = fieldsOf(line);
  if (fields[0] !== 'A') return null;
  const timeAt = fields.findIndex(isTime);
  if (timeAt < 0) return null;
  const madeOn = readDay(fields[timeAt] ?? '');
  if (timeAt === 3 && fields[1]) return { layout: 'current', district: fields[2] || null, madeOn };
  if (timeAt === 3) return { layout: 'archive', district: null, madeOn };
  return timeAt === 2 ? { layout: 'without-file-type', district: fields[1] || null, madeOn } : null;
};

const CURRENT_FIELDS = 24;
const ARCHIVE_FIELDS = 12;
/** The contract's day in an archive's record; in others the postcode stands there. */
const ARCHIVE_DAY_AT = 10;

/** A B record, or null when it has too few fields to be one. */
export const readPsiSale = (line: string, layout: PsiLayout): PsiSale | null => {
  const fields = fieldsOf(line);
  const at = (index: number): string => {
    const field = fields[index] ?? '';
    return field === 'NULL' ? '' : field;
  };
  // Files of 2001 hold both kinds of record, whatever their header says.
  const isArchive =
    at(ARCHIVE_DAY_AT).includes('/') || (layout === 'archive' && fields.length < CURRENT_FIELDS);
  if (isArchive) {
    if (fields.length < ARCHIVE_FIELDS) return null;
    return {
      sentAt: '',
      propertyId: at(4) || at(3),
      propertyName: '',
      unit: at(5),
      houseNumber: at(6),
      street: at(7),
      locality: at(8),
      postcode: at(9),
      contractDate: at(10),
      settlementDate: '',
      price: at(11),
      area: at(13),
      areaUnit: at(14),
      zone: at(17),
      nature: '',
      purpose: '',
      strataLot: '',
      percentInterest: '',
      dealing: '',
    };
  }
  if (fields.length < CURRENT_FIELDS) return null;
  return {
    sentAt: at(4),
    propertyId: at(2),
    propertyName: at(5),
    unit: at(6),
    houseNumber: at(7),
    street: at(8),
    locality: at(9),
    postcode: at(10),
    area: at(11),
    areaUnit: at(12),
    contractDate: at(13),
    settlementDate: at(14),
    price: at(15),
    zone: at(16),
    nature: at(17),
    purpose: at(18),
    strataLot: at(19),
    percentInterest: at(22),
    dealing: at(23),
  };
};

export const readPsiTrailer = (line: string): PsiTrailer | null => {
  const [kind, ...counts] = fieldsOf(line);
  const [all, sales, descriptions, parties] = counts.map((count) =>
    count === '' ? Number.NaN : Number(count),
  );
  if (kind !== 'Z' || !Number.isInteger(all)) return null;
  const known = (count: number | undefined): number => (Number.isInteger(count) ? Number(count) : 0);
  return { all: known(all), sales: known(sales), descriptions: known(descriptions), parties: known(parties) };
};

const M2_PER_UNIT: Record<string, number> = { M: 1, H: 10_000 };

/** Square metres, or null where the area is unknown: 0 means unknown. */
export const psiAreaM2 = (area: string, unit: string): number | null => {
  const value = Number(area);
  const m2 = M2_PER_UNIT[unit];
  return area === '' || m2 === undefined || !Number.isFinite(value) || value <= 0
    ? null
    : Math.round(value * m2);
};

/** A share of a property was sold, and the price is for the share. */
export const isPartialInterest = (percent: string): boolean => {
  const value = Number(percent);
  return percent !== '' && Number.isFinite(value) && value !== 0 && value < 100;
};

/** Units of a strata plan share a property id; the lot tells them apart, also where the unit has no number. */
export const psiPart = ({ propertyId, unit, strataLot }: PsiSale): string =>
  `${propertyId}|${strataLot || unit}`;

/** A plan named SP is a strata plan. */
export const isStrataDescription = (description: string): boolean => /\bSP\s?\d+/.test(description);
