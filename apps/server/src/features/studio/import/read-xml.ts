/** Reads XML from outside into elements. Entities are never expanded and no other document is ever asked for. */
import type { XmlElement } from '@maktab/domain/studio/xml-elements'
import { setImmediate } from 'node:timers/promises'
import { SaxesParser, type SaxesTagNS } from 'saxes'

/** Manifests of whole courses are below 2 MB. */
const longest = 5 * 1024 * 1024
const deepest = 200
const mostElements = 100_000

interface Growing extends XmlElement {
  readonly children: (Growing | string)[]
}

/**
 * The root element; undefined where it is not well formed, not UTF-8 or UTF-16, too large, too deep, or where it declares
 * entities of its own.
 */
export function readXml(bytes: Uint8Array): XmlElement | undefined {
  if (bytes.length > longest) return undefined
  const text = decodeText(bytes)
  return text === undefined ? undefined : parse(text)
}

/** Text by its mark, else UTF-8; undefined where the bytes are no such text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

class Refused extends Error {}

interface Growth {
  write(text: string): void
  /** What grew of all that was written; nothing may be written after it. */
  end(): XmlElement | undefined
}

function parse(text: string): XmlElement | undefined {
  try {
    const growth = grow(mostElements)
    growth.write(text)
    return growth.end()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

function grow(most: number): Growth {
  const parser = new SaxesParser({ xmlns: true })
  const open: Growing[] = []
  let root: Growing | undefined
  let count = 0
  parser.on('error', (error) => {
    throw new Refused(error.message)
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Refused('declares entities')
  })
  parser.on('opentag', (tag) => {
    const element = elementOf(tag)
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
    if (open.length > deepest || (count += 1) > most) throw new Refused('too large')
  })
  parser.on('closetag', () => void open.pop())
  const take = (words: string) => void open.at(-1)?.children.push(words)
  parser.on('text', take)
  parser.on('cdata', take)
  return {
    write: (text) => void parser.write(text),
    end() {
      parser.close()
      return root
    },
  }
}

/** Letters that are read before others have their turn. */
const atOnce = 128 * 1024
/** Elements of a bank of 10,000 questions are below it. */
const mostOfLarge = 1_500_000

/** The same of a document that may be as large as its caller lets it be; calls are answered in between. Throws the signal's reason. */
export async function readLargeXml(bytes: Uint8Array, signal: AbortSignal): Promise<XmlElement | undefined> {
  const text = decodeText(bytes)
  if (text === undefined) return undefined
  const growth = grow(mostOfLarge)
  try {
    for (let at = 0; at < text.length; at += atOnce) {
      growth.write(text.slice(at, at + atOnce))
      await setImmediate()
      signal.throwIfAborted()
    }
    return growth.end()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

function elementOf({ local, uri, attributes }: SaxesTagNS): Growing {
  const named: Record<string, string> = Object.create(null) as Record<string, string>
  // Those without a prefix last, so that they stand.
  const inOrder = Object.values(attributes).sort((one, other) => other.prefix.length - one.prefix.length)
  for (const { local: name, value, prefix } of inOrder) if (prefix !== 'xmlns' && name !== 'xmlns') named[name] = value
  return { name: local, namespace: uri, attributes: named, children: [] }
}
