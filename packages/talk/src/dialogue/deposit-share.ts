import { plainText } from '../understanding/clean-text.ts';
import { percentRole } from '../understanding/percent-roles.ts';
import { findPercentages } from '../understanding/rates.ts';
import type { Understanding } from '../understanding/understand.ts';

/** '首付三成': three tenths. */
const TENTHS = /([一二三四五六七八九])成/u;
const TENTH_SIGNS = '一二三四五六七八九';
const OF_TENTHS = /首付|头款|首期|頭金/u;
/** A share above this is no rate, and one above that no deposit. */
const HIGHEST_RATE = 12;
const MOST_PUT_DOWN = 60;

/** 'If we put down 10%', 'con el 20%': what is paid down, of the price; the last where two are said. */
export const depositShareIn = (heard: Understanding): number | undefined => {
  const text = plainText(heard.text);
  const tenths = TENTHS.exec(text)?.[1];
  if (tenths && OF_TENTHS.test(text)) return (TENTH_SIGNS.indexOf(tenths) + 1) * 10;
  const found = findPercentages(text).filter((one) => {
    const role = percentRole(text, one);
    return role === 'deposit' || (role === null && one.value > HIGHEST_RATE && one.value < MOST_PUT_DOWN);
  });
  return found.at(-1)?.value;
};
