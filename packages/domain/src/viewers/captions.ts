/** Captions: WebVTT as it is, SubRip turned into it. */
import type { LanguageCode } from '@maktab/contracts/fields'

/** Tags of languages as people write them into names of files; `fa` is what tools call Dari. */
const tags: Readonly<Record<string, LanguageCode>> = {
  en: 'en',
  eng: 'en',
  english: 'en',
  ps: 'pu',
  pu: 'pu',
  pus: 'pu',
  pbt: 'pu',
  pashto: 'pu',
  da: 'da',
  prs: 'da',
  fa: 'da',
  fas: 'da',
  dari: 'da',
  ur: 'ur',
  urd: 'ur',
  urdu: 'ur',
}

/** From `film.ps.vtt`, `film_ur-PK.srt`; undefined where the name tells none. */
export function captionLanguage(name: string): LanguageCode | undefined {
  const tag = /[._ -]([a-z]{2,7})(?:[-_][a-z]{2,4})?\.(?:vtt|srt)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(tags, tag) ? tags[tag] : undefined
}

/** With hours or without; SubRip writes a comma. */
const time = String.raw`(?:\d{1,3}:)?[0-5]\d:[0-5]\d[.,]\d{3}`
const timing = new RegExp(String.raw`^(${time})[ \t]+-->[ \t]+(${time})((?:[ \t]+\S+)*)[ \t]*$`)

export interface WrittenCaptions {
  readonly text: string
  /** Cues whose times cannot be read, or that end before they begin. */
  readonly left_out: number
}

/**
 * WebVTT with nothing in it but cues; undefined where there is none. Marks that browsers
 * read (`<i>`, `<v Laila>`) stay, other pieces of markup go; styles and regions go with them.
 */
export function webVttOf(text: string): WrittenCaptions | undefined {
  const blocks = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  const found = blocks.flatMap((block) => cueOf(block) ?? [])
  const cues = found.filter((cue) => cue !== 'broken')
  if (cues.length === 0) return undefined
  const written = `WEBVTT\n\n${cues.map(({ from, to, settings, lines }) => `${from} --> ${to}${settings}\n${lines.join('\n')}`).join('\n\n')}\n`
  return { text: written, left_out: found.length - cues.length }
}

interface Cue {
  readonly from: string
  readonly to: string
  readonly settings: string
  readonly lines: readonly string[]
}

function cueOf(block: string): Cue | 'broken' | undefined {
  const lines = block.split('\n')
  const place = lines.findIndex((line) => timing.test(line.trim()))
  if (/^(?:STYLE|REGION|NOTE)\b/.test(lines[0] ?? '')) return undefined
  // Before it stands at most a number or a name.
  if (place < 0 || place > 1) return block.includes('-->') ? 'broken' : undefined
  const [, from = '', to = '', settings = ''] = timing.exec(lines[place]!.trim())!
  if (secondsOf(written(from)) >= secondsOf(written(to))) return 'broken'
  const words = lines
    .slice(place + 1)
    .map(withoutMarkup)
    .filter((line) => line.trim() !== '')
  // SubRip has places of its own in points, which mean nothing here.
  const kept = /^(?:\s+(?:align|line|position|size|vertical):[\w%.,-]+)+$/.test(settings) ? settings : ''
  return words.length === 0 ? undefined : { from: written(from), to: written(to), settings: kept, lines: words }
}

function withoutMarkup(line: string): string {
  return line
    .replace(/\{\\[^}]*\}/g, '')
    .replace(/<(?!\/?(?:i|b|u|v|lang|ruby|rt)\b[^<>]*>)[^>]*>?/gi, '')
    .replaceAll('-->', '→')
}

/** Two digits of hours and a dot before the thousandths. */
function written(timestamp: string): string {
  const [seconds = '', minutes = '', hours = '00'] = timestamp.replace(',', '.').split(':').reverse()
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}`
}

function secondsOf(timestamp: string): number {
  return timestamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
