const REFERENCE =
  /\b(?:0x[0-9a-f]{8,64}|(?:[0-9a-z]{1,8}-)*(?:[a-z]{2,6}-)+[0-9a-z]*\d[0-9a-z-]*|(?=[0-9a-z-]*\d{3})(?=[0-9a-z-]*[a-z])(?:[0-9a-z]{1,12}-){2,}[0-9a-z]{1,12}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|did:[a-z0-9:.-]+|urn:uuid:[0-9a-f-]{36}|(?=[0-9a-z]*\d)(?=[0-9a-z]*[a-z])[0-9a-z]{10,64})\b/iu;
const NUMBERED =
  /(?:certificate|cert|token|nft|number|no\.?|id|#|reference|ref|certificado|certificat|zertifikat|certificato|сертификат\w*|証明書|인증서|证书|شهادة|प्रमाणपत्र|प्रमाण पत्र)(?:\s*(?:number|no\.?|nr\.?|id|n[ºo°]\.?|num[eé]ro|nummer|numero|n[uú]mero|номер|番号|번호|号|رقم|नंबर|संख्या|with|of|is|:|#|token))*\s*#?\s*((?=[\w-]*\d)(?:\d{1,12}|[a-z0-9]+(?:-[a-z0-9]+)+))\b/iu;

/** What a certificate is called by: its number, its id, a hash or the number of its token. */
export const findReference = (text: string): string | null =>
  REFERENCE.exec(text)?.[0] ?? NUMBERED.exec(text)?.[1] ?? null;
