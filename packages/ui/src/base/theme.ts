import { colourText, contrast, luminance, mix, parseColour, readable } from './contrast.ts'
import type { Colour } from './contrast.ts'

/** A tenant's colours as they are stored: six hex digits without `#` (seed 000 §3). */
export interface TenantColours {
  readonly primary_color: string
  readonly secondary_color: string
  readonly primary_text_color: string
  readonly secondary_text_color: string
  /** Ground of the panel that welcomes; without one it is the primary colour's. */
  readonly background_color: string | null
  /** What is written on that panel. */
  readonly tagline_text_color?: string | null
}

/** What a tenant has that chose nothing (seed 000 §3). */
export const defaultColours: TenantColours = {
  primary_color: '05B027',
  secondary_color: 'CAFCCA',
  primary_text_color: 'ffffff',
  secondary_text_color: '05B027',
  background_color: null,
}

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]
const text = 4.5
const edge = 3

/** Paper, surface, sunken surface and ink of tokens.css; a test compares them with it. */
export const grounds = {
  light: { paper: [250, 246, 238], surface: [255, 253, 248], sunk: [242, 235, 222], ink: [33, 28, 21] },
  dark: { paper: [23, 20, 16], surface: [33, 29, 24], sunk: [17, 15, 12], ink: [243, 236, 223] },
} as const satisfies Record<string, Record<string, Colour>>

/** A ground and what is written on it. */
interface Filled {
  readonly ground: Colour
  readonly text: Colour
}

type Ground = (typeof grounds)['light' | 'dark']

/**
 * CSS variables of a tenant's theme. The brand stays as given, for ornament; everything that is read or aimed at is
 * moved as little as it takes to reach WCAG AA on each of our grounds, light and dark: 4.5 for text, 3 for edges. A
 * colour that cannot be read as one falls back to the default's.
 */
export function themeVariables(colours: TenantColours): Readonly<Record<`--tenant-${string}`, string>> {
  const colour = (field: keyof TenantColours) =>
    parseColour(colours[field] ?? '') ?? parseColour(defaultColours[field] ?? '') ?? white
  const brand = colour('primary_color')
  const solid = solidOf(brand, colour('primary_text_color'))
  const hover = mix(solid.ground, luminance(solid.text) > luminance(solid.ground) ? black : white, 0.14)
  const panel = panelOf(colours, solid)
  const light = onGround(brand, colour('secondary_color'), colour('secondary_text_color'), grounds.light)
  const dark = onGround(brand, mix(grounds.dark.surface, brand, 0.22), brand, grounds.dark)
  return {
    '--tenant-brand': colourText(brand),
    '--tenant-panel': colourText(panel.ground),
    '--tenant-panel-leaf': colourText(panel.leaf),
    '--tenant-on-panel': colourText(panel.text),
    '--tenant-solid-light': colourText(solid.ground),
    '--tenant-solid-hover-light': colourText(hover),
    '--tenant-on-solid-light': colourText(solid.text),
    '--tenant-ink-light': light.ink,
    '--tenant-edge-light': light.edge,
    '--tenant-soft-light': light.soft,
    '--tenant-on-soft-light': light.onSoft,
    '--tenant-solid-dark': colourText(solid.ground),
    '--tenant-solid-hover-dark': colourText(hover),
    '--tenant-on-solid-dark': colourText(solid.text),
    '--tenant-ink-dark': dark.ink,
    '--tenant-edge-dark': dark.edge,
    '--tenant-soft-dark': dark.soft,
    '--tenant-on-soft-dark': dark.onSoft,
  }
}

/**
 * A filled button: a pale brand keeps its colour and takes ink; any other keeps its text and is moved under it. Text that
 * nothing can be put under (a middle grey, the brand itself) becomes white.
 */
function solidOf(brand: Colour, given: Colour): Filled {
  const { ink } = grounds.light
  if (contrast(given, brand) >= text) return { ground: brand, text: given }
  if (luminance(brand) > 0.5) return { ground: brand, text: ink }
  const moved = readable(brand, luminance(given) > luminance(brand) ? black : white, [given], text)
  if (contrast(given, moved) >= text) return { ground: moved, text: given }
  return { ground: readable(brand, black, [white], text), text: white }
}

/** The panel keeps its ground; what is written on it is moved until it can be read, also over the leaves of its pattern. */
function panelOf(colours: TenantColours, solid: Filled): Filled & { readonly leaf: Colour } {
  const ground = parseColour(colours.background_color ?? '') ?? solid.ground
  const wanted = parseColour(colours.tagline_text_color ?? '') ?? solid.text
  const best = contrast(white, ground) > contrast(black, ground) ? white : black
  const written = contrast(wanted, ground) >= text ? wanted : readable(wanted, best, [ground], text)
  return { ground, leaf: mix(ground, luminance(written) > luminance(ground) ? black : white, 0.14), text: written }
}

function onGround(brand: Colour, softened: Colour, softenedText: Colour, ground: Ground) {
  const pages: readonly Colour[] = [ground.paper, ground.surface, ground.sunk]
  // As the ground of a chip a strong colour would shout: it is thinned, and further until ink stands out from it.
  const soft = readable(mix(softened, ground.surface, 0.4), ground.surface, [ground.ink], 10.5)
  return {
    ink: colourText(readable(brand, ground.ink, [...pages, soft], text)),
    edge: colourText(readable(brand, ground.ink, pages, edge)),
    soft: colourText(soft),
    onSoft: colourText(readable(softenedText, ground.ink, [soft], text)),
  }
}

/** The theme as the text of a rule for `:root`. */
export function themeRule(colours: TenantColours): string {
  const lines = Object.entries(themeVariables(colours)).map(([name, value]) => `${name}:${value}`)
  return `:root{${lines.join(';')}}`
}
