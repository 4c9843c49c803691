/** What a browser says of itself, in the words that a person knows their devices by. */

export interface Device {
  /** Product names, the same in every language; null where nothing known is named. */
  readonly browser: string | null
  readonly system: string | null
}

/** In this order: most browsers name others beside themselves, and Android names Linux. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

export function describeDevice(userAgent: string): Device {
  const firstOf = (names: typeof browsers) => names.find(([mark]) => mark.test(userAgent))?.[1] ?? null
  return { browser: firstOf(browsers), system: firstOf(systems) }
}
