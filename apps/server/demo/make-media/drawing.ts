/** Small pieces of SVG that the scenes and pictures share: text in any script, digits of the language, easing. Sizes are pixels on a 640 × 360 sheet. */
import type { DemoLanguage } from '../demo-world.ts'

export const sheet = { width: 640, height: 360 }

export const ink = {
  text: '#1d2b36',
  line: '#37474f',
  paper: '#fbf8f1',
  water: '#2f7fc1',
  leaf: '#3f8f4f',
  warm: '#e8a13a',
  accent: '#c8553d',
  pale: '#e4ddcf',
}

/** Centred text: the middle anchor stands at the same place in both directions of script. */
export function label(
  words: string,
  at: { x: number; y: number; size?: number; colour?: string; opacity?: number },
): string {
  const { x, y, size = 20, colour = ink.text, opacity = 1 } = at
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" opacity="${opacity}" text-anchor="middle" unicode-bidi="plaintext">${words}</text>`
}

/** Pashto and Dari are taught with ۰–۹; Pakistani schoolbooks of Urdu use 0–9. */
export function digits(number: number, language: DemoLanguage): string {
  const text = String(number)
  return language === 'pu' || language === 'da'
    ? text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
    : text
}

/** A fraction written over its line, so that it reads the same in both directions of script. */
export function stackedFraction(
  top: number,
  bottom: number,
  language: DemoLanguage,
  at: { x: number; y: number; opacity?: number },
): string {
  const { x, y, opacity = 1 } = at
  return `<g opacity="${opacity}">${label(digits(top, language), { x, y: y - 8, size: 26 })}<line x1="${x - 15}" x2="${x + 15}" y1="${y}" y2="${y}" stroke="${ink.text}" stroke-width="2.5"/>${label(digits(bottom, language), { x, y: y + 26, size: 26 })}</g>`
}

/** 0 before `from`, 1 after `to` (seconds), soft in between. */
export function ramp(second: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (second - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

export function drawSheet(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360" font-family="Vazirmatn, sans-serif" font-weight="600"><rect width="640" height="360" fill="${ink.paper}"/>${content}</svg>`
}
