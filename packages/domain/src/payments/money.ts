/** Sums in minor units. Every currency that plans are priced in has a hundred of them. */

/** `1500.00`: whole units to two decimals, as plans and hosted checkout write them (seed 001 §4). */
export function decimalOf(amount_minor: number): string {
  return `${Math.floor(amount_minor / 100)}.${String(amount_minor % 100).padStart(2, '0')}`
}

/** What an amount is a month, in minor units, halves up; null for ever (0 months). */
export function monthlyMinor(amount_minor: number, months: number): number | null {
  return months === 0 ? null : Math.round(amount_minor / months)
}

/** Minor units of what somebody typed, `1,500` or `۱۵۰۰.۵`; undefined for what is no amount or has more than two decimals. */
export function minorOfTyped(text: string): number | undefined {
  const plain = text
    .replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/[,٬\s]/g, '')
    .replace('٫', '.')
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}
