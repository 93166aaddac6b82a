import type { LeadIntent } from '@propguard/rules/leads/facts';
import { edged } from './when/day-words.ts';

/** What is for sale is bought: these words are not of somebody who sells. */
const FOR_SALE =
  /\b(?:for sale|zum verkauf|zu verkaufen|en vente|a vendre|en venta|a la venta|in vendita|a venda)\b|на продаж\p{L}*|在售|待售|売り(?:物件|家|出し)|売りに出|매물|बिकाऊ|للبيع/gu;

/** Words of what somebody plans, in all languages: in lower case, without the accents of Latin letters. */
const PLANS: readonly (readonly [LeadIntent, RegExp])[] = [
  [
    'investor',
    edged(
      'invest\\w*|anlegen|anleger\\w*|kapitalanlage\\w*|geldanlage|inver(?:tir|sion|sor|tido)\\w*',
      'инвест\\p{L}*|投资|投資|투자|निवेश|\\p{L}*ستثم\\p{L}*',
    ),
  ],
  [
    'seller',
    edged(
      'sell\\w*|apprais\\w*|verkauf\\w*|verausser\\w*|vend(?!redi)\\w*|vent[ea]s?|tasar|(?:faire |far )?(?:estimer|stimare)',
      'прода\\p{L}+|卖|賣|出售|评估|売|査定|팔(?:고|려|아|기|래|겠)|매도|매각|감정|बेच|\\p{L}?بيع\\p{L}*|تقييم',
    ),
  ],
  [
    'buyer',
    edged(
      'buy\\w*|purchas\\w*|kauf\\w*|erwerb\\w*|achet\\w*|achats?|acquer\\w+|compr(?!ob|om|en)\\w*|acquist\\w*|adquir\\w*',
      'куп\\p{L}+|покуп\\p{L}+|приобре\\p{L}+|买|買|购|購入|사고 ?싶|사려|살 |구매|구입|매수|매입|खरीद|ख़रीद|\\p{L}?شتر\\p{L}*|شراء',
    ),
  ],
];

/** Whether somebody speaks of buying, selling or investing; who sells to buy sells. In plain text. */
export const planIn = (plain: string): LeadIntent | null => {
  const said = plain.replaceAll(FOR_SALE, ' ');
  return PLANS.find(([, words]) => words.test(said))?.[0] ?? null;
};
