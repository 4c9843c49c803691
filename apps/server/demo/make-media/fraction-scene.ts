import type { DemoLanguage } from '../demo-world.ts'
import { digits, ink, label, ramp, stackedFraction } from './drawing.ts'

const bar = { x: 90, width: 460, height: 56 }

function cells(y: number, filled: number, of: number, colour: string, cut: number): string {
  const width = bar.width / of
  let drawn = `<rect x="${bar.x}" y="${y}" width="${bar.width}" height="${bar.height}" fill="#fff"/>`
  drawn += `<rect x="${bar.x}" y="${y}" width="${width * filled}" height="${bar.height}" fill="${colour}" opacity="${cut}"/>`
  for (let line = 1; line < of; line++) {
    const x = bar.x + line * width
    drawn += `<line x1="${x}" x2="${x}" y1="${y}" y2="${y + bar.height * cut}" stroke="${ink.line}" stroke-width="3"/>`
  }
  return `${drawn}<rect x="${bar.x}" y="${y}" width="${bar.width}" height="${bar.height}" fill="none" stroke="${ink.line}" stroke-width="3"/>`
}

/** 28 seconds: a half, a quarter, the half cut into quarters, and their sum. */
export function fractionScene(second: number, words: { title: string; language: DemoLanguage }): string {
  const { language } = words
  const quarters = ramp(second, 13, 15)
  const sum = ramp(second, 19, 22)
  let drawn = label(words.title, { x: 320, y: 44, size: 26 })
  const upper = 80
  drawn += cells(upper, 1, 2, ink.water, ramp(second, 2, 4))
  if (quarters > 0)
    for (const part of [1, 3])
      drawn += `<line x1="${bar.x + (part * bar.width) / 4}" x2="${bar.x + (part * bar.width) / 4}" y1="${upper}" y2="${upper + bar.height * quarters}" stroke="${ink.accent}" stroke-width="3"/>`
  drawn += stackedFraction(1, 2, language, { x: 46, y: 106, opacity: ramp(second, 3, 5) })
  drawn += stackedFraction(2, 4, language, { x: 594, y: 106, opacity: quarters })
  const shown = ramp(second, 6.5, 7.5)
  drawn += `<g opacity="${shown}">${cells(160, 1, 4, ink.warm, ramp(second, 7.5, 9))}${stackedFraction(1, 4, language, { x: 46, y: 186, opacity: ramp(second, 9, 11) })}</g>`
  const width = bar.width / 4
  if (sum > 0) {
    const y = 234
    drawn += `<g opacity="${sum}"><rect x="${bar.x}" y="${y}" width="${bar.width}" height="${bar.height}" fill="#fff"/></g>`
    drawn += `<rect x="${bar.x}" y="${upper + (y - upper) * sum}" width="${width * 2}" height="${bar.height}" fill="${ink.water}"/>`
    drawn += `<rect x="${bar.x + width * 2 * sum}" y="${160 + (y - 160) * sum}" width="${width}" height="${bar.height}" fill="${ink.warm}"/>`
    drawn += `<g opacity="${sum}">`
    for (const part of [1, 2, 3])
      drawn += `<line x1="${bar.x + part * width}" x2="${bar.x + part * width}" y1="${y}" y2="${y + bar.height}" stroke="${ink.line}" stroke-width="3"/>`
    drawn += `<rect x="${bar.x}" y="${y}" width="${bar.width}" height="${bar.height}" fill="none" stroke="${ink.line}" stroke-width="3"/></g>`
    const written = ramp(second, 22.5, 24)
    drawn +=
      stackedFraction(2, 4, language, { x: 220, y: 322, opacity: written }) +
      label('+', { x: 264, y: 331, size: 28, opacity: written })
    drawn +=
      stackedFraction(1, 4, language, { x: 308, y: 322, opacity: written }) +
      label('=', { x: 352, y: 331, size: 28, opacity: written })
    drawn += stackedFraction(3, 4, language, { x: 400, y: 322, opacity: ramp(second, 24, 25.5) })
  }
  return drawn
}

/** One whole, two halves, four quarters, one under the other. */
export function fractionBars(language: DemoLanguage): string {
  const row = (y: number, of: number, colour: string): string => {
    const width = bar.width / of
    let drawn = ''
    for (let part = 0; part < of; part++) {
      const x = bar.x + part * width
      drawn += `<rect x="${x}" y="${y}" width="${width}" height="70" fill="${colour}" opacity="${part % 2 ? 0.55 : 0.85}" stroke="${ink.line}" stroke-width="2"/>`
      drawn +=
        of === 1
          ? label(digits(1, language), { x: x + width / 2, y: y + 46, size: 30, colour: '#fff' })
          : stackedFraction(1, of, language, { x: x + width / 2, y: y + 36 })
    }
    return drawn
  }
  return row(40, 1, ink.leaf) + row(140, 2, ink.warm) + row(240, 4, '#8fb8de')
}
