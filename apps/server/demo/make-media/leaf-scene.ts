import { ink, label, ramp } from './drawing.ts'

export type LeafLabels = { water: string; light: string; carbonDioxide: string; oxygen: string; food: string }

const leaf = 'M322 190 C360 110 470 96 530 138 C490 212 390 228 322 190 Z'
const smallLeaf = 'M318 232 C280 180 210 176 172 202 C204 250 268 262 318 232 Z'

/** 30 seconds: water up, light in, carbon dioxide in, food made, oxygen out. `title` may be empty for a still picture. */
export function leafScene(second: number, words: { title: string; labels: LeafLabels }): string {
  const { labels } = words
  const water = ramp(second, 1, 3)
  const light = ramp(second, 6.5, 8.5)
  const gas = ramp(second, 12.5, 14.5)
  const food = ramp(second, 18.5, 20.5)
  const oxygen = ramp(second, 24.5, 26)
  let drawn = `<rect width="640" height="360" fill="#e3f1f7"/><rect y="290" width="640" height="70" fill="#8a6a46"/>`
  drawn += `<circle cx="80" cy="70" r="34" fill="${ink.warm}" opacity="${0.35 + 0.65 * light}"/>`
  drawn += `<path d="M320 292 C318 250 322 220 322 190" stroke="${ink.leaf}" stroke-width="10" fill="none"/>`
  for (const root of [
    'M320 290 C300 320 270 330 250 350',
    'M320 290 C322 320 318 336 322 356',
    'M320 290 C345 318 370 326 392 348',
  ])
    drawn += `<path d="${root}" stroke="#e9dcc3" stroke-width="5" fill="none"/>`
  drawn += `<path d="${smallLeaf}" fill="${ink.leaf}"/><path d="${leaf}" fill="${food > 0.5 ? '#2f9e4f' : ink.leaf}"/><path d="M322 190 C380 170 450 150 530 138" stroke="#d7efd9" stroke-width="3" fill="none"/>`
  for (let drop = 0; drop < 8; drop++) {
    const phase = (second * 0.22 + drop / 8) % 1
    const y = 350 - phase * 160
    drawn += `<circle cx="${321 + (y > 292 ? Math.sin(drop) * 18 * ((y - 292) / 58) : 0)}" cy="${y}" r="4.5" fill="${ink.water}" opacity="${water}"/>`
  }
  for (let ray = 0; ray < 5; ray++) {
    const shift = ray * 20
    drawn += `<line x1="${118 + shift * 0.4}" y1="${82 + shift * 0.3}" x2="${380 + shift}" y2="${134 + ray * 4}" stroke="${ink.warm}" stroke-width="4" stroke-dasharray="14 12" stroke-dashoffset="${-second * 30}" opacity="${light * 0.85}"/>`
  }
  for (let bubble = 0; bubble < 6; bubble++) {
    const inward = (second * 0.2 + bubble / 6) % 1
    drawn += `<circle cx="${610 - inward * 130}" cy="${210 - inward * 40 + Math.sin(bubble * 2 + inward * 5) * 10}" r="6" fill="#6d6f73" opacity="${gas * (1 - inward * 0.6)}"/>`
    const outward = (second * 0.2 + bubble / 6) % 1
    drawn += `<circle cx="${470 + outward * 60 + Math.sin(bubble + outward * 6) * 8}" cy="${120 - outward * 70}" r="6" fill="#fff" stroke="${ink.water}" stroke-width="2" opacity="${oxygen * (1 - outward * 0.5)}"/>`
  }
  for (let grain = 0; grain < 5; grain++)
    drawn += `<rect x="${370 + grain * 26}" y="${168 - grain * 6}" width="12" height="12" rx="3" fill="#fff3c4" stroke="${ink.accent}" stroke-width="2" opacity="${food}"/>`
  drawn +=
    label(words.title, { x: 320, y: 36, size: 24 }) +
    label(labels.water, { x: 232, y: 318, size: 20, colour: '#fff', opacity: water }) +
    label(labels.light, { x: 150, y: 140, size: 19, opacity: light })
  drawn +=
    label(labels.carbonDioxide, { x: 535, y: 246, size: 19, opacity: gas }) +
    label(labels.food, { x: 455, y: 274, size: 19, colour: ink.accent, opacity: food }) +
    label(labels.oxygen, { x: 580, y: 96, size: 19, opacity: oxygen })
  return drawn
}
