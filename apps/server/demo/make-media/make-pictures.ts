/** Draws the still pictures of the lessons as PNG files of 960 × 540. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DemoLanguage } from '../demo-world.ts'
import { drawOn, openSheet, withPage } from './browser-page.ts'
import { drawSheet } from './drawing.ts'
import { fractionBars } from './fraction-scene.ts'
import { leafScene } from './leaf-scene.ts'
import { barGraph, circuit, plantCell, solarSystem } from './picture-scenes.ts'
import { waterCycleScene } from './water-cycle-scene.ts'
import words from './words.json' with { type: 'json' }

const media = fileURLToPath(new URL('../content/media/', import.meta.url))
const { films, pictures } = words

const drawings: Record<string, string> = {
  'fraction-bars-en': fractionBars('en'),
  'fraction-bars-ps': fractionBars('pu'),
  'fraction-bars-da': fractionBars('da'),
  'water-cycle-en': waterCycleScene(29, films['water-cycle-en']),
  'water-cycle-da': waterCycleScene(29, films['water-cycle-da']),
  'plant-food-ur': leafScene(28, films['plant-food-ur']),
  'bar-graph-da': barGraph({
    ...pictures['bar-graph-da'],
    language: pictures['bar-graph-da'].language as DemoLanguage,
  }),
  'plant-cell-da': plantCell(pictures['plant-cell-da'].labels),
  'solar-system-ur': solarSystem(pictures['solar-system-ur']),
  'circuit-ur': circuit(pictures['circuit-ur'].labels),
  'circuit-en': circuit(pictures['circuit-en'].labels),
}

await withPage(1.5, async (page) => {
  await openSheet(page)
  for (const [slug, drawing] of Object.entries(drawings)) {
    await drawOn(page, drawSheet(drawing))
    writeFileSync(`${media}${slug}.png`, await page.screenshot({ type: 'png' }))
  }
})
