/** Formulas of other programs, written in presentation MathML, as the TeX that our texts hold (`maths`). */
import { elementsOf, textOf, type XmlElement } from './xml-elements.ts'

/** Undefined where a part of it has no counterpart: a formula with a hole in it would be another formula. */
export function texOfMaths(math: XmlElement): string | undefined {
  return joined(math)
}

function joined(element: XmlElement): string | undefined {
  const parts = elementsOf(element).map(texOf)
  return parts.includes(undefined) ? undefined : parts.join('')
}

function texOf(element: XmlElement): string | undefined {
  switch (element.name) {
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
      return joined(element)
    case 'semantics':
      // Behind the formula stands the same once more, for other programs.
      return elementsOf(element)[0] && texOf(elementsOf(element)[0]!)
    case 'mi':
      return nameOf(textOf(element))
    case 'mn':
      return numberOf(textOf(element))
    case 'mo':
      return signOf(textOf(element))
    case 'mtext':
      return `\\text{${escaped(textOf(element))}}`
    case 'mspace':
      return '\\ '
    case 'msqrt':
      return around(joined(element), (inside) => `\\sqrt{${inside}}`)
    case 'mover':
      return accented(element)
    case 'mfenced':
      return fenced(element)
    case 'mtable':
      return table(element)
    default:
      return Object.hasOwn(built, element.name) ? builtOf(element) : undefined
  }
}

/** Of parts whose number is fixed, in the order in which MathML has them. */
const built: Readonly<Record<string, { readonly parts: number; readonly tex: (...parts: string[]) => string }>> = {
  mfrac: { parts: 2, tex: (over = '', under = '') => `\\frac{${over}}{${under}}` },
  mroot: { parts: 2, tex: (inside = '', degree = '') => `\\sqrt[${degree}]{${inside}}` },
  msup: { parts: 2, tex: (base = '', above = '') => `{${base}}^{${above}}` },
  msub: { parts: 2, tex: (base = '', below = '') => `{${base}}_{${below}}` },
  msubsup: { parts: 3, tex: (base = '', below = '', above = '') => `{${base}}_{${below}}^{${above}}` },
  munder: { parts: 2, tex: (base = '', below = '') => `\\underset{${below}}{${base}}` },
  munderover: {
    parts: 3,
    tex: (base = '', below = '', above = '') => `\\overset{${above}}{\\underset{${below}}{${base}}}`,
  },
  mover: { parts: 2, tex: (base = '', above = '') => `\\overset{${above}}{${base}}` },
}

/** What stands over a letter and belongs to it. */
const accents: Readonly<Record<string, string>> = {
  '¯': '\\overline',
  '‾': '\\overline',
  '-': '\\overline',
  _: '\\overline',
  '→': '\\vec',
  '⃗': '\\vec',
  '^': '\\hat',
  '˙': '\\dot',
  '~': '\\tilde',
}

function accented(element: XmlElement): string | undefined {
  const [base, above] = elementsOf(element)
  const accent = above && textOf(above)
  if (base === undefined || accent === undefined || !Object.hasOwn(accents, accent)) return builtOf(element)
  return around(texOf(base), (inside) => `${accents[accent]}{${inside}}`)
}

function builtOf(element: XmlElement): string | undefined {
  const { parts, tex } = built[element.name]!
  const made = elementsOf(element).map(texOf)
  const whole = made.filter((part) => part !== undefined)
  return made.length === parts && whole.length === parts ? tex(...whole) : undefined
}

function around(inside: string | undefined, tex: (inside: string) => string): string | undefined {
  return inside === undefined ? undefined : tex(inside)
}

const functions: ReadonlySet<string> = new Set([
  'sin',
  'cos',
  'tan',
  'cot',
  'sec',
  'csc',
  'log',
  'ln',
  'exp',
  'lim',
  'max',
  'min',
  'gcd',
  'det',
])

function nameOf(name: string): string | undefined {
  if (functions.has(name)) return `\\${name} `
  return [...name].length === 1 ? signOf(name) : `\\mathrm{${escaped(name)}}`
}

/** In the digits in which it is written. */
function numberOf(number: string): string {
  return /^[\d.,\s]+$/.test(number) ? number : `\\text{${escaped(number)}}`
}

const signs: Readonly<Record<string, string>> = {
  '−': '-',
  '×': '\\times ',
  '÷': '\\div ',
  '⋅': '\\cdot ',
  '·': '\\cdot ',
  '∗': '*',
  '±': '\\pm ',
  '∓': '\\mp ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '≈': '\\approx ',
  '≡': '\\equiv ',
  '→': '\\to ',
  '⇒': '\\Rightarrow ',
  '⇔': '\\Leftrightarrow ',
  '∞': '\\infty ',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∫': '\\int ',
  '√': '\\surd ',
  '∠': '\\angle ',
  '°': '^\\circ ',
  '∈': '\\in ',
  '∉': '\\notin ',
  '⊂': '\\subset ',
  '⊆': '\\subseteq ',
  '∪': '\\cup ',
  '∩': '\\cap ',
  '∅': '\\emptyset ',
  '⊥': '\\perp ',
  '∥': '\\parallel ',
  '′': "'",
  '…': '\\ldots ',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  '^': '\\hat{}',
  '~': '\\sim ',
  '\\': '\\backslash ',
  // Said by nobody: function application, invisible times, comma and plus.
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
}

function signOf(sign: string): string | undefined {
  if (Object.hasOwn(signs, sign)) return signs[sign]
  // Greek and other letters are known as they stand.
  return /^(?:[A-Za-z0-9+\-*/=<>,.!?:;'|()[\]]|\p{Script=Greek})+$/u.test(sign)
    ? sign
    : [...sign].length === 1 && /\p{L}/u.test(sign)
      ? `\\text{${sign}}`
      : undefined
}

function fenced(element: XmlElement): string | undefined {
  const { open = '(', close = ')', separators = ',' } = element.attributes
  const parts = elementsOf(element).map(texOf)
  const [before, after] = [signOf(open), signOf(close)]
  if (parts.includes(undefined) || before === undefined || after === undefined) return undefined
  return `\\left${before || '.'}${parts.join(separators.trim()[0] ?? '')}\\right${after || '.'}`
}

function table(element: XmlElement): string | undefined {
  const rows = elementsOf(element).map((row) => {
    const cells = elementsOf(row).map(joined)
    return cells.includes(undefined) || row.name !== 'mtr' ? undefined : cells.join(' & ')
  })
  return rows.includes(undefined) ? undefined : `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`
}

function escaped(text: string): string {
  return text.replace(/[\\{}$&#_%^~]/g, (sign) => (sign === '\\' || sign === '^' || sign === '~' ? ' ' : `\\${sign}`))
}
