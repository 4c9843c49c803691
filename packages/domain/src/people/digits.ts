/** 0–9 for each of ۰–۹ and ٠–٩: people type digits of their own script into every number, phone and code. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
