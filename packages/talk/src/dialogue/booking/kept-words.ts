/** It stays as it is booked: 'keep Thursday', 'leave it'. In lower case without the accents of Latin letters. */
const KEEPS =
  /(?<!\b(?:or|oder|ou|o|oppure|or just|or else|or we) )(?:\b(?:keep(?! (?:looking|trying|searching|me))|leave (?:it|that|the|my|thurs?\w*|mon\w*|tues?\w*|wed\w*|fri\w*|sat\w*|sun\w*)|stick (?:with|to)|stay with|leave (?:things|everything) as)\b|\bbehalte[nt]?\b|\b(?:bleib\w*|bleiben wir) (?:es )?(?:bei|dabei)\b|\blass(?:en|t)? (?:sie |wir )?(?:es|den termin) (?:so|wie|bei)\b|\b(?:je |on |nous )?gard(?:e|er|ez|ons)\b|\blaiss(?:e|er|ez) comme\b|\bmanten(?:er|go|ga|emos|lo|la|gal[oa])\b|\bdej(?:a|e|ar|emos)(?:l[oa])? (?:como|asi)\b|\bme quedo con (?:el|la|lo)\b|\b(?:tengo|teniamo|tenga|tenere|mantengo|mantenere|manteniamo) (?:il|la|l'|quell\p{L}*|cosi|sabato|domenica|lunedi|martedi|mercoledi|giovedi|venerdi)|\blasci(?:a|amo|are)? (?:com'e|cosi|tutto)\b|\bmant(?:er|em|enha|enho|emos)\b|\bdeix(?:a|e|ar) (?:como|assim)\b|остав(?:ьте|ить|им|ляем|ь|ляю)|保留|不(?:用)?改了|不变|还是原来|そのまま|変更(?:しな|なし|はやめ)|그대로|유지|(?:वैसा|वैसे|वही|वहीं|जैसा) (?:ही )?(?:रह|रख)|أبق\p{L}*|ابق\p{L}*|احتفظ|كما هو)/u;

export const asksToKeep = (text: string): boolean => KEEPS.test(text);
/** 'Friday, or leave it as it is': what is asked for stands before it. */
const OR_KEPT =
  /[,.]? (?:or|oder|ou|o|oppure|или) (?:just |else |we )?(?:keep|leave|stick|stay|behalt|bleib|lass|gard|laiss|mant|dej|tengo|lasci|deix|остав)\P{L}?.*$/u;
export const beforeKept = (text: string): string => text.replace(OR_KEPT, '');
