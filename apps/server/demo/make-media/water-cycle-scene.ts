import { ink, label, ramp } from './drawing.ts'

export type WaterCycleLabels = {
  sun: string
  sea: string
  evaporation: string
  condensation: string
  precipitation: string
  river: string
  groundwater: string
}

const sea = 'M0 300 H300 L330 318 V360 H0 Z'
const land = 'M300 300 L400 268 L640 250 V360 H330 L330 318 Z'
const mountain = 'M400 272 L500 120 L545 178 L575 150 L640 232 V262 Z'
const snow = 'M500 120 L470 166 L488 160 L501 174 L516 158 L531 162 Z M575 150 L556 168 L572 170 L586 180 L593 174 Z'
const river = 'M486 200 C470 230 450 236 430 256 C405 280 360 282 312 305'

/** 32 seconds: warming, evaporation, condensation, precipitation, the way back. `title` may be empty for a still picture. */
export function waterCycleScene(second: number, words: { title: string; labels: WaterCycleLabels }): string {
  const { labels } = words
  const rays = ramp(second, 0.5, 2)
  const vapour = ramp(second, 6, 8)
  const cloud = ramp(second, 12, 16)
  const rain = ramp(second, 18.5, 20)
  const flow = ramp(second, 24.5, 26)
  let drawn = `<rect width="640" height="360" fill="#dceefa"/><circle cx="70" cy="92" r="34" fill="${ink.warm}"/>`
  for (let ray = 0; ray < 12; ray++) {
    const angle = (ray / 12) * Math.PI * 2 + second * 0.2
    const from = 42
    const to = 42 + 16 * rays
    drawn += `<line x1="${70 + Math.cos(angle) * from}" y1="${92 + Math.sin(angle) * from}" x2="${70 + Math.cos(angle) * to}" y2="${92 + Math.sin(angle) * to}" stroke="${ink.warm}" stroke-width="5" stroke-linecap="round"/>`
  }
  drawn += `<path d="${mountain}" fill="#8d8577"/><path d="${snow}" fill="#fff"/><path d="${land}" fill="#a98f63"/><path d="${sea}" fill="${ink.water}"/>`
  for (let drop = 0; drop < 14; drop++) {
    const phase = (second * 0.16 + drop * 0.37) % 1
    drawn += `<circle cx="${60 + ((drop * 53) % 220) + Math.sin(phase * 7 + drop) * 8}" cy="${296 - phase * 170}" r="4" fill="#7fb2dd" opacity="${vapour * (1 - phase) * 0.95}"/>`
  }
  const drift = ramp(second, 16, 19) * 170
  const puffs: readonly [number, number, number][] = [
    [250, 92, 26],
    [282, 78, 32],
    [318, 88, 28],
    [284, 100, 34],
    [345, 98, 20],
  ]
  for (const [x, y, radius] of puffs)
    drawn += `<circle cx="${x + drift}" cy="${y}" r="${radius * cloud}" fill="${rain > 0.5 ? '#a9b7c4' : '#fff'}"/>`
  if (rain > 0)
    for (let drop = 0; drop < 18; drop++) {
      const phase = (second * 0.7 + drop * 0.29) % 1
      const x = 425 + ((drop * 31) % 130) - phase * 8
      const y = 126 + phase * 96
      drawn +=
        x > 490
          ? `<circle cx="${x}" cy="${y}" r="3" fill="#fff" opacity="${rain}"/>`
          : `<line x1="${x}" y1="${y}" x2="${x - 2}" y2="${y + 9}" stroke="${ink.water}" stroke-width="2.5" opacity="${rain}"/>`
    }
  drawn += `<path d="${river}" fill="none" stroke="${ink.water}" stroke-width="8" stroke-linecap="round" opacity="${flow}"/><path d="${river}" fill="none" stroke="#bfe0f7" stroke-width="2.5" stroke-dasharray="8 14" stroke-dashoffset="${-second * 22}" opacity="${flow}"/>`
  drawn += `<path d="M600 300 C520 330 430 330 336 332" fill="none" stroke="${ink.water}" stroke-width="5" stroke-dasharray="3 9" stroke-dashoffset="${-second * 12}" opacity="${flow}"/>`
  drawn +=
    label(words.title, { x: 320, y: 34, size: 24 }) +
    label(labels.sun, { x: 70, y: 172, size: 18, opacity: rays }) +
    label(labels.sea, { x: 120, y: 338, size: 20, colour: '#fff' })
  drawn +=
    label(labels.evaporation, { x: 160, y: 222, size: 20, opacity: vapour }) +
    label(labels.condensation, { x: 300, y: 156, size: 20, opacity: cloud })
  drawn +=
    label(labels.precipitation, { x: 360, y: 214, size: 19, opacity: rain }) +
    label(labels.river, { x: 372, y: 258, size: 18, opacity: flow }) +
    label(labels.groundwater, { x: 500, y: 308, size: 18, colour: '#fff', opacity: flow })
  return drawn
}
