/** Takes out of a drawing whatever could act or reach outside. A drawing that holds nothing of the kind stays as it is, byte by byte. */
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { decodeText } from './read-xml.ts'

export const largestSvg = 5 * 1024 * 1024

const svg = 'http://www.w3.org/2000/svg'

/** Elements that only draw. What is of another namespace (an editor's notes) draws nothing and goes with it unsaid. */
const drawing = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath tref title desc metadata marker mask pattern clipPath linearGradient radialGradient stop image switch style view ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge ' +
    'feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence a font glyph missing-glyph hkern vkern font-face font-face-src font-face-name color-profile cursor'
  ).split(' '),
)
/** Within the drawing itself, or a picture that stands in the text. */
const harmlessAddress = /^(?:#|data:image\/(?:png|jpeg|gif|webp)[;,])/i
const reachingStyle =
  /@import|expression\s*\(|javascript:|-moz-binding|behavior\s*:|url\(\s*['"]?(?!#|data:image\/(?:png|jpeg|gif|webp)|data:font\/)/i

class Refused extends Error {}

export interface CleanedSvg {
  readonly text: string
  readonly isChanged: boolean
}

/** Undefined where it is no drawing that a browser would show: not well formed, entities of its own, no UTF. */
export function cleanSvg(bytes: Uint8Array): CleanedSvg | undefined {
  const text = bytes.length > largestSvg ? undefined : decodeText(bytes)
  if (text === undefined) return undefined
  try {
    const { written, isChanged } = rewrite(text)
    return isChanged ? { text: written, isChanged } : { text, isChanged }
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

function rewrite(text: string): { written: string; isChanged: boolean } {
  const parser = new SaxesParser({ xmlns: true })
  const parts: string[] = []
  let isChanged = false
  /** How deep within something that is taken out. */
  let outside = 0
  let isStyle = false
  let style = ''
  let isFirst = true
  parser.on('error', (error) => {
    throw new Refused(error.message)
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Refused('declares entities')
  })
  // A style sheet given this way may turn the drawing into another document.
  parser.on('processinginstruction', () => void (isChanged = true))
  parser.on('opentag', (tag) => {
    if (isFirst && (tag.uri !== svg || tag.local !== 'svg')) throw new Refused('no drawing')
    isFirst = false
    if (outside > 0 || tag.uri !== svg || !drawing.has(tag.local)) {
      // An editor's notes draw nothing, but a page's element within a drawing does.
      if (tag.uri === svg || /xhtml/.test(tag.uri)) isChanged = true
      outside += 1
      return
    }
    const kept = Object.values(tag.attributes).filter(isHarmless)
    isChanged ||= kept.length < Object.keys(tag.attributes).length
    parts.push(`<${tag.name}${kept.map(({ name, value }) => ` ${name}="${escape(value)}"`).join('')}>`)
    isStyle = tag.local === 'style'
    style = ''
  })
  parser.on('closetag', (tag) => {
    if (outside > 0) outside -= 1
    else {
      if (isStyle && reachingStyle.test(withoutEscapes(style))) isChanged = true
      else parts.push(escape(style))
      parts.push(`</${tag.name}>`)
      isStyle = false
      style = ''
    }
  })
  const take = (words: string) => {
    if (outside > 0) return
    if (isStyle) style += words
    else parts.push(escape(words))
  }
  parser.on('text', take)
  parser.on('cdata', take)
  parser.write(text).close()
  return { written: parts.join(''), isChanged }
}

function isHarmless({ local, value }: SaxesTagNS['attributes'][string]): boolean {
  const name = local.toLowerCase()
  if (name.startsWith('on')) return false
  if (name === 'href' || name === 'src') return harmlessAddress.test(value.replace(/\s/g, ''))
  return !reachingStyle.test(withoutEscapes(value))
}

/** Letters that a style sheet may also write as numbers. */
function withoutEscapes(style: string): string {
  return style
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_whole, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
