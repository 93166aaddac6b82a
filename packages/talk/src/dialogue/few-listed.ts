import { plainText } from '../understanding/clean-text.ts';

/** 'Only one listing?', of what was found; many languages call a listing an offer. In all languages. */
const FEW = new RegExp(
  [
    String.raw`\b(?:only|just) (?:one|two|1|2|a single) (?:listings?|homes?|places?|results?|propert\w+)`,
    String.raw`\b(?:nur|bloss) (?:ein(?:e|ziges)?|zwei|1|2) (?:angebote?|treffer|inserate?)\b|\b(?:ein|eins|1|zwei|2|so wenige) (?:angebote?|treffer|inserate?) (?:nur|bloss)\b|\bnur (?:das|dieses) eine angebot\b`,
    String.raw`\b(?:une seule|juste une|rien qu'une|seulement (?:une|deux)|que (?:une|deux)) (?:offres?|annonces?)|\bune (?:offre|annonce) seulement`,
    String.raw`\b(?:solo|solamente|apenas) (?:un[ao]?|dos|1|2) (?:ofertas?|anuncios?|resultados?)|\b(?:una|1) (?:sola )?(?:oferta|anuncio) (?:nada mas|solo)|\buna sola oferta`,
    String.raw`\b(?:solo|soltanto) (?:una?|due|1|2) (?:offert[ae]|annunci[o]?)|\b(?:un'|una )(?:sola )?offerta (?:sola|soltanto)|\buna sola offerta`,
    String.raw`\b(?:so|apenas|somente) (?:uma?|duas|1|2) (?:ofertas?|anuncios?)|\buma (?:unica )?oferta (?:so|apenas)`,
    String.raw`(?:только|всего|лишь) (?:одно|два|1|2) (?:предложени|объявлени)\p{L}*|одно предложение (?:только|всего)`,
    '(?:只有|才)(?:一|1|两|2)(?:个|套|条)',
    '(?:1|一|１)(?:件|つ)(?:だけ|しか)',
    '(?:하나|한 ?건|한 ?채|1건)(?:뿐|밖에|만)',
    'عرض واحد فقط|فقط عرض واحد|إعلان واحد فقط',
    '(?:सिर्फ|केवल|बस) (?:एक|1|दो|2) (?:ही )?(?:ऑफर|लिस्टिंग|विज्ञापन|घर)',
  ].join('|'),
  'u',
);
export const isOfFewListed = (text: string): boolean => FEW.test(plainText(text));
