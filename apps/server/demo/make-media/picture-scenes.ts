/** Still pictures of the lessons: graph, cell, planets, circuit. */
import type { DemoLanguage } from '../demo-world.ts'
import { digits, ink, label } from './drawing.ts'

export function barGraph(words: { language: DemoLanguage; title: string; days: string[]; values: number[] }): string {
  const rtl = words.language !== 'en'
  const top = 10
  const height = (value: number): number => (value / top) * 230
  let drawn = label(words.title, { x: 320, y: 36, size: 24 })
  for (let value = 0; value <= top; value += 2) {
    drawn += `<line x1="70" x2="570" y1="${300 - height(value)}" y2="${300 - height(value)}" stroke="${ink.pale}" stroke-width="2"/>`
    drawn += label(digits(value, words.language), { x: rtl ? 596 : 44, y: 306 - height(value), size: 18 })
  }
  for (const [index, value] of words.values.entries()) {
    const place = rtl ? words.values.length - 1 - index : index
    const x = 84 + place * 98
    drawn += `<rect x="${x}" y="${300 - height(value)}" width="64" height="${height(value)}" fill="${index % 2 ? ink.warm : ink.water}"/>`
    drawn +=
      label(digits(value, words.language), { x: x + 32, y: 292 - height(value), size: 20 }) +
      label(words.days[index] ?? '', { x: x + 32, y: 332, size: 18 })
  }
  return `${drawn}<line x1="70" x2="570" y1="300" y2="300" stroke="${ink.line}" stroke-width="3"/>`
}

/** A name beside the picture and a line to what it names. */
function point(words: string, text: { x: number; y: number }, to: { x: number; y: number }): string {
  const from = text.x < 320 ? text.x + 62 : text.x - 62
  return `<line x1="${from}" y1="${text.y - 6}" x2="${to.x}" y2="${to.y}" stroke="${ink.line}" stroke-width="2"/>${label(words, { ...text, size: 18 })}`
}

export function plantCell(labels: {
  wall: string
  membrane: string
  nucleus: string
  cytoplasm: string
  vacuole: string
  chloroplast: string
}): string {
  let drawn = `<rect x="170" y="50" width="320" height="260" rx="26" fill="#cfe6c4" stroke="${ink.leaf}" stroke-width="12"/><rect x="182" y="62" width="296" height="236" rx="20" fill="#e5f3dc" stroke="${ink.warm}" stroke-width="3"/>`
  drawn += `<rect x="270" y="100" width="150" height="140" rx="56" fill="#bfe0f7" stroke="${ink.water}" stroke-width="3"/><circle cx="226" cy="146" r="30" fill="#c9a7d8" stroke="#7d4d96" stroke-width="3"/><circle cx="232" cy="142" r="9" fill="#7d4d96"/>`
  for (const [x, y] of [
    [214, 236],
    [262, 272],
    [336, 268],
    [410, 270],
    [448, 200],
    [440, 96],
  ] as const)
    drawn += `<ellipse cx="${x}" cy="${y}" rx="20" ry="11" fill="${ink.leaf}"/>`
  drawn +=
    point(labels.wall, { x: 566, y: 76 }, { x: 490, y: 80 }) +
    point(labels.membrane, { x: 566, y: 136 }, { x: 478, y: 140 }) +
    point(labels.chloroplast, { x: 566, y: 206 }, { x: 456, y: 200 })
  drawn +=
    point(labels.nucleus, { x: 74, y: 146 }, { x: 206, y: 146 }) +
    point(labels.cytoplasm, { x: 74, y: 206 }, { x: 236, y: 200 }) +
    label(labels.vacuole, { x: 345, y: 178, size: 18 })
  return drawn
}

/** Sizes of the planets are told apart, but neither sizes nor distances are to scale. */
export function solarSystem(words: { sun: string; planets: string[] }): string {
  const radii = [7, 11, 12, 9, 30, 25, 18, 17]
  const colours = ['#9c8f86', '#e0b66a', '#3f87c9', '#c4593a', '#d3a271', '#e2c98c', '#8fd0d6', '#4d6fcf']
  const places = [112, 158, 208, 256, 322, 410, 490, 564]
  let drawn = `<rect width="640" height="360" fill="#101a2c"/><circle cx="0" cy="180" r="78" fill="${ink.warm}"/>${label(words.sun, { x: 36, y: 186, size: 18 })}`
  for (const [index, name] of words.planets.entries()) {
    const x = places[index] ?? 0
    drawn += `<path d="M${x} 40 Q${x + 26} 180 ${x} 320" fill="none" stroke="#32435f" stroke-width="1.5"/>`
    if (index === 5)
      drawn += `<ellipse cx="${x + 13}" cy="180" rx="44" ry="9" fill="none" stroke="#cdbb8d" stroke-width="4"/>`
    drawn += `<circle cx="${x + 13}" cy="180" r="${radii[index] ?? 10}" fill="${colours[index] ?? '#fff'}"/>${label(name, { x: x + 13, y: index % 2 ? 246 : 122, size: 17, colour: '#fff' })}`
  }
  return drawn
}

export function circuit(labels: { cell: string; lamp: string; switch: string; wire: string }): string {
  let drawn = `<rect x="130" y="80" width="380" height="210" rx="8" fill="none" stroke="${ink.line}" stroke-width="5"/>`
  drawn += `<rect x="268" y="262" width="104" height="56" fill="${ink.paper}"/><rect x="270" y="268" width="92" height="44" rx="6" fill="${ink.leaf}"/><rect x="362" y="280" width="10" height="20" fill="${ink.line}"/>${label('− +', { x: 318, y: 297, size: 22, colour: '#fff' })}`
  drawn += `<circle cx="320" cy="80" r="52" fill="#fff0b8"/><circle cx="320" cy="80" r="34" fill="#ffd95e" stroke="${ink.line}" stroke-width="4"/><path d="M300 80 l10 -14 l10 26 l10 -26 l10 14" fill="none" stroke="${ink.accent}" stroke-width="3"/>`
  drawn += `<rect x="118" y="150" width="24" height="70" fill="${ink.paper}"/><circle cx="130" cy="152" r="7" fill="${ink.line}"/><circle cx="130" cy="218" r="7" fill="${ink.line}"/><line x1="130" y1="152" x2="130" y2="218" stroke="${ink.accent}" stroke-width="6"/>`
  return (
    drawn +
    label(labels.lamp, { x: 408, y: 58, size: 22 }) +
    label(labels.cell, { x: 320, y: 344, size: 22 }) +
    label(labels.switch, { x: 70, y: 192, size: 22 }) +
    label(labels.wire, { x: 556, y: 192, size: 22 })
  )
}
