/** How the pages look on this device: chosen by the person, kept here, put on the page before its first paint by public/appearance.js. */

export interface Appearance {
  /** `device` follows the device's own setting. */
  readonly theme: 'device' | 'light' | 'dark'
  readonly contrast: 'device' | 'normal' | 'more'
  readonly density: 'roomy' | 'compact'
}

const keptUnder = 'maktab.appearance'

/** What the page shows now. */
export function readAppearance(page: HTMLElement): Appearance {
  const { theme, contrast, density } = page.dataset
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'device',
    contrast: contrast === 'normal' || contrast === 'more' ? contrast : 'device',
    density: density === 'compact' ? 'compact' : 'roomy',
  }
}

/** Changes the page at once and every page of this device from now on. */
export function wearAppearance(page: HTMLElement, appearance: Appearance): void {
  for (const name of ['theme', 'contrast', 'density'] as const) {
    const value = appearance[name]
    if (value === 'device' || value === 'roomy') delete page.dataset[name]
    else page.dataset[name] = value
  }
  try {
    localStorage.setItem(keptUnder, JSON.stringify(appearance))
  } catch {
    // Forbidden storage: the choice lasts as long as the page.
  }
}
