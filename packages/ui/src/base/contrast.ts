/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Reads six hex digits, with `#` or without; undefined where the text is anything else. */
export function parseColour(text: string): Colour | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (digits === undefined) return undefined
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 0xff, value & 0xff]
}

export function colourText(colour: Colour): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance, 0 (black) to 1 (white), by WCAG 2. */
export function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Contrast of two colours by WCAG 2: 1 (none) to 21 (black on white). Text wants 4.5, an edge or a picture 3. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `share` of the second colour (0 to 1) in the first. */
export function mix(base: Colour, added: Colour, share: number): Colour {
  const channel = (index: 0 | 1 | 2) => base[index] + (added[index] - base[index]) * share
  return [channel(0), channel(1), channel(2)]
}

/** The nearest colour, moved step by step towards `towards`, that has the wanted contrast with all the others. */
export function readable(colour: Colour, towards: Colour, against: readonly Colour[], wanted: number): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const moved = parseColour(colourText(mix(colour, towards, share))) ?? towards
    if (against.every((other) => contrast(moved, other) >= wanted)) return moved
  }
  return towards
}
