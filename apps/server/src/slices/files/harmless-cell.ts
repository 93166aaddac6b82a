/** A spreadsheet takes what begins like this for a formula. */
export const harmlessCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
