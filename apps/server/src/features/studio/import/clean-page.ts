/** Takes out of a page of a book whatever acts, and leaves the rest as it was written. */
import { isActingAttribute, isActingElement } from '@maktab/domain/studio/epub-books'
import { SaxesParser } from 'saxes'

export interface CleanedPage {
  readonly text: string
  /** Names of the elements and attributes that went, each once. */
  readonly removed: readonly string[]
}

class Refused extends Error {}

/** Undefined where the page is not well formed or declares entities of its own: what a browser would make of it nobody can say. */
export function cleanPage(text: string): CleanedPage | undefined {
  try {
    return rewrite(text)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

function rewrite(text: string): CleanedPage {
  const parser = new SaxesParser({ xmlns: true })
  const parts: string[] = []
  const removed = new Set<string>()
  /** How deep within something that is taken out. */
  let outside = 0
  const write = (words: string) => {
    if (outside === 0) parts.push(words)
  }
  parser.on('error', (error) => {
    throw new Refused(error.message)
  })
  parser.on('xmldecl', () => parts.push('<?xml version="1.0" encoding="utf-8"?>'))
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Refused('declares entities')
    parts.push(`<!DOCTYPE${doctype}>`)
  })
  parser.on('opentag', (tag) => {
    const attributes = Object.values(tag.attributes)
    if (
      outside > 0 ||
      isActingElement(tag.local, Object.fromEntries(attributes.map(({ local, value }) => [local, value])))
    ) {
      if (outside === 0) removed.add(tag.local)
      outside += 1
      return
    }
    const kept = attributes.filter(({ local, value }) => !isActingAttribute(local, value))
    for (const one of attributes) if (!kept.includes(one)) removed.add(one.local)
    write(
      `<${tag.name}${kept.map(({ name, value }) => ` ${name}="${escape(value).replaceAll('"', '&quot;')}"`).join('')}${tag.isSelfClosing ? '/' : ''}>`,
    )
  })
  parser.on('closetag', (tag) => {
    if (outside > 0) outside -= 1
    else if (!tag.isSelfClosing) write(`</${tag.name}>`)
  })
  parser.on('text', (words) => write(escape(words)))
  parser.on('cdata', (words) => write(escape(words)))
  parser.write(text).close()
  return { text: parts.join(''), removed: [...removed] }
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
