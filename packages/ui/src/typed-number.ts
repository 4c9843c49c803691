/** What was typed as a number, in Latin or Eastern digits: undefined where nothing was, NaN where it is no number. */
export function readTypedNumber(text: string): number | undefined {
  const plain = text
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\u066b/g, '.')
    .replace(/[\s,\u066c\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\u2212/g, '-')
  if (plain === '') return undefined
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
