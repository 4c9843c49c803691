/** Finds what points left or right instead of along the text: right-to-left pages would not mirror it. */

const sided =
  /^(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)\b|^border-(?:top|bottom)-(?:left|right)-radius$|^(?:left|right)$|^overflow-[xy]-(?:left|right)$/
/** Properties whose value may name a side. */
const keyed =
  /^(?:text-align|text-align-last|float|clear|background|background-position|background-position-x|background-image|mask|mask-image|mask-position|object-position|transform-origin|perspective-origin|transition|transition-property|will-change)$/
const sideWord = /(?:^|[\s(,])(?:left|right)\b/
/** Four values of which the second is the right side and the fourth the left. */
const fourSided = /^(?:inset|margin|padding|border-width|border-style|border-color|scroll-margin|scroll-padding)$/
const saysMirrored = /rtl|direction|mirror/i
const movesSideways = /\btranslate(?:X|3d)?\(\s*((?:[^(),]|\((?:[^()]|\([^()]*\))*\))*)\)?/g

/** Every fault of a stylesheet, in words. */
export function stylesheetFaults(text: string): string[] {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const declarations = [...bare.matchAll(/(?:^|[;{])\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/gm)].map(
    ([, property = '', value = '']) => ({ property, value: value.trim() }),
  )
  return [
    ...declarations.flatMap(({ property, value }) => (isPhysical(property, value) ? [`${property}: ${value}`] : [])),
    ...sidewaysFaults(text),
  ]
}

function isPhysical(property: string, value: string): boolean {
  if (sided.test(property)) return true
  if (keyed.test(property) && sideWord.test(value)) return true
  const values = valuesOf(value)
  if (fourSided.test(property)) return values.length === 4 && values[1] !== values[3]
  if (property === 'border-radius') return !isSymmetrical(values)
  return false
}

/** Values of a shorthand, functions kept whole. */
function valuesOf(value: string): readonly string[] {
  return (
    value
      .replace('!important', '')
      .trim()
      .match(/(?:[^\s(]+\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s]+)/g) ?? []
  )
}

/** Corners stand in the order top left, top right, bottom right, bottom left. */
function isSymmetrical(values: readonly string[]): boolean {
  const [first = '', second = first, third = first, fourth = second] = values.slice(
    0,
    values.includes('/') ? values.indexOf('/') : undefined,
  )
  return first === second && third === fourth
}

/** A move along x is the same in both directions unless somebody turned it: it says so in the value or in the three lines above. */
function sidewaysFaults(text: string): string[] {
  return [...text.matchAll(movesSideways)]
    .filter(
      ({ 1: along = '', index }) =>
        !/^[-+]?0[a-z%]*$/.test(along.trim()) && !saysMirrored.test(`${linesAbove(text, index)}${along}`),
    )
    .map(([move]) => `${move} without a word on right-to-left`)
}

function linesAbove(text: string, at: number): string {
  return text.slice(0, at).split('\n').slice(-4).join('\n')
}

/** Every fault of styles written in a component, in words. */
export function inlineStyleFaults(text: string): string[] {
  const patterns = [
    /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\b\w*\s*:/g,
    /\bborder(?:Top|Bottom)(?:Left|Right)Radius\b/g,
    /\b(?:textAlign|float|clear)\s*[:=]\s*['"](?:left|right)['"]/g,
    /style=\{\{[^}]*?\b(?:left|right)\s*[:,}][^}]*\}/g,
    /\.style\.(?:left|right|(?:margin|padding)(?:Left|Right))\b/g,
    /\.setProperty\(\s*['"](?:left|right|(?:margin|padding)-(?:left|right))['"]/g,
  ]
  return [
    ...patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([whole]) => whole)),
    ...sidewaysFaults(text),
  ]
}
