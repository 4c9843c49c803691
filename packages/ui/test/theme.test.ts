import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, parseColour } from '../src/base/contrast.ts'
import { defaultColours, grounds, themeVariables } from '../src/base/theme.ts'
import type { Colour } from '../src/base/contrast.ts'
import type { TenantColours } from '../src/base/theme.ts'

/** Campus theme choices of seed 000 §3, and what else a school could type. */
const primaries = [
  '05B027',
  'eb2128',
  '336BFF',
  'FF3386',
  'ffdfdf',
  'FF5733',
  '3D434F',
  '9faa28',
  'a3f0f4',
  '4c7da6',
  '000000',
  'ffffff',
  '808080',
  'ffff00',
]

const variants = primaries.flatMap((primary_color) => [
  { ...defaultColours, primary_color },
  {
    ...defaultColours,
    primary_color,
    primary_text_color: '000000',
    secondary_color: primary_color,
    secondary_text_color: 'ffffff',
  },
])

const tokens = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8')

describe.each(variants)('with $primary_color under $primary_text_color', (colours) => {
  const variables: Readonly<Record<string, string>> = themeVariables(colours)
  const of = (name: string) => parseColour(variables[`--tenant-${name}`] ?? '') as Colour

  test.each(['light', 'dark'] as const)('everything read in the %s theme has 4.5 and every edge 3', (theme) => {
    const { paper, surface, sunk, ink } = grounds[theme]
    expect(contrast(of(`on-solid-${theme}`), of(`solid-${theme}`))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of(`on-solid-${theme}`), of(`solid-hover-${theme}`))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of(`on-soft-${theme}`), of(`soft-${theme}`))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(ink, of(`soft-${theme}`))).toBeGreaterThanOrEqual(4.5)
    for (const ground of [paper, surface, sunk]) {
      expect(contrast(of(`ink-${theme}`), ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of(`edge-${theme}`), ground)).toBeGreaterThanOrEqual(3)
    }
  })
})

test('a brand that is readable as given is not touched', () => {
  expect(themeVariables({ ...defaultColours, primary_color: '3D434F' })['--tenant-solid-light']).toBe('#3d434f')
})

test('the default green stays the brand and is darkened under its white text', () => {
  const variables = themeVariables(defaultColours)
  expect(variables['--tenant-brand']).toBe('#05b027')
  expect(variables['--tenant-on-solid-light']).toBe('#ffffff')
  expect(contrast(parseColour(variables['--tenant-solid-light'] ?? '') as Colour, [255, 255, 255])).toBeLessThan(5)
})

test('a colour that is none falls back to the default', () => {
  expect(themeVariables({ ...defaultColours, primary_color: 'red;}' })).toEqual(themeVariables(defaultColours))
})

test('every pair of campus colours and defaults, in every role, can be read in both themes', () => {
  const campus = ['eb2128', '336BFF', 'FF3386', 'ffdfdf', 'FF5733', '3D434F', '9faa28', 'a3f0f4', '4c7da6']
  const given = [...campus, ...Object.values(defaultColours).filter((colour) => colour !== null)]
  const faults: string[] = []
  for (const one of given) {
    for (const other of given) {
      const roles: Partial<TenantColours>[] = [
        { primary_color: one, secondary_color: other, primary_text_color: other, secondary_text_color: one },
        { primary_color: one, secondary_color: other, primary_text_color: 'ffffff', secondary_text_color: 'ffffff' },
        { primary_color: one, secondary_color: one, primary_text_color: one, secondary_text_color: other },
        { primary_color: one, secondary_color: one, primary_text_color: other, secondary_text_color: one },
      ]
      roles.push(
        { ...roles[0]!, background_color: other, tagline_text_color: one },
        { ...roles[1]!, background_color: one, tagline_text_color: one },
      )
      for (const colours of roles)
        faults.push(
          ...unreadable({ ...defaultColours, ...colours }).map((pair) => `${JSON.stringify(colours)}: ${pair}`),
        )
    }
  }
  expect(faults).toEqual([])
})

/** What stands on what with too little contrast. */
function unreadable(colours: TenantColours): string[] {
  const variables: Readonly<Record<string, string>> = themeVariables(colours)
  return (['light', 'dark'] as const).flatMap((theme) => {
    const { paper, surface, sunk, ink } = grounds[theme]
    const of = (name: string) => parseColour(variables[`--tenant-${name}-${theme}`] ?? '') as Colour
    const panel = (name: string) => parseColour(variables[`--tenant-${name}`] ?? '') as Colour
    const pairs: readonly [string, Colour, Colour, number][] = [
      ['on-panel on panel', panel('on-panel'), panel('panel'), 4.5],
      ['on-panel on leaf', panel('on-panel'), panel('panel-leaf'), 4.5],
      ['on-solid on solid', of('on-solid'), of('solid'), 4.5],
      ['on-solid on solid-hover', of('on-solid'), of('solid-hover'), 4.5],
      ['on-soft on soft', of('on-soft'), of('soft'), 4.5],
      ['ink on soft', ink, of('soft'), 4.5],
      ['accent ink on soft', of('ink'), of('soft'), 4.5],
      ...[paper, surface, sunk].flatMap((ground): [string, Colour, Colour, number][] => [
        [`accent ink on ${ground.join()}`, of('ink'), ground, 4.5],
        [`edge on ${ground.join()}`, of('edge'), ground, 3],
      ]),
    ]
    return pairs
      .filter(([, text, ground, wanted]) => contrast(text, ground) < wanted)
      .map(([name]) => `${name} (${theme})`)
  })
}

const declared = (block: string, name: string) => parseColour(new RegExp(`--${name}: (#\\w+);`).exec(block)?.[1] ?? '')

test('the grounds are those of the style sheet', () => {
  const [light = '', dark = ''] = tokens.split(":root[data-theme='dark']")
  for (const [theme, block] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    expect(declared(block, 'paper')).toEqual(grounds[theme].paper)
    expect(declared(block, 'surface')).toEqual(grounds[theme].surface)
    expect(declared(block, 'surface-sunk')).toEqual(grounds[theme].sunk)
    expect(declared(block, 'ink')).toEqual(grounds[theme].ink)
  }
})

test('both ways to the dark theme declare the same', () => {
  const chosen = /:root\[data-theme='dark'\] \{([^}]*)\}/.exec(tokens)?.[1]?.replace(/\s+/g, ' ')
  const preferred = /:root:not\(\[data-theme='light'\]\) \{([^}]*)\}/.exec(tokens)?.[1]?.replace(/\s+/g, ' ')
  expect(chosen).toBeDefined()
  expect(preferred).toBe(chosen)
})

test('both ways to more contrast declare the same', () => {
  const chosen = /:root\[data-contrast='more'\] \{([^}]*)\}/.exec(tokens)?.[1]?.replace(/\s+/g, ' ')
  const preferred = /:root:not\(\[data-contrast='normal'\]\) \{([^}]*)\}/.exec(tokens)?.[1]?.replace(/\s+/g, ' ')
  expect(chosen).toBeDefined()
  expect(preferred).toBe(chosen)
})

test.each(['light', 'dark'] as const)('a tone is readable on its own ground and on every page, %s', (theme) => {
  const [light = '', dark = ''] = tokens.split(":root[data-theme='dark']")
  const block = theme === 'light' ? light : dark
  const { paper, surface, sunk } = grounds[theme]
  for (const tone of ['success', 'warning', 'danger', 'info']) {
    const ink = declared(block, tone) as Colour
    for (const ground of [declared(block, `${tone}-soft`) as Colour, paper, surface, sunk])
      expect(contrast(ink, ground), `${tone} on ${ground.join()}`).toBeGreaterThanOrEqual(4.5)
  }
  for (const text of ['ink-soft', 'ink-faint']) {
    for (const ground of [paper, surface, sunk])
      expect(contrast(declared(block, text) as Colour, ground), `${text} on ${ground.join()}`).toBeGreaterThanOrEqual(
        4.5,
      )
  }
  for (const ground of [paper, surface, sunk])
    expect(contrast(declared(block, 'line-strong') as Colour, ground)).toBeGreaterThanOrEqual(3)
})
