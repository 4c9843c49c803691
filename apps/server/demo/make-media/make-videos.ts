/** Draws the lesson videos frame by frame (12 a second), encodes them for the oldest phones (H.264 baseline, AAC, moov first) and writes their captions. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DemoLanguage } from '../demo-world.ts'
import { drawOn, openSheet, withPage } from './browser-page.ts'
import { drawSheet } from './drawing.ts'
import { fractionScene } from './fraction-scene.ts'
import { leafScene } from './leaf-scene.ts'
import { waterCycleScene } from './water-cycle-scene.ts'
import written from './words.json' with { type: 'json' }

const words = written.films
const media = fileURLToPath(new URL('../content/media/', import.meta.url))
const framesPerSecond = 12

type Film = { slug: string; seconds: number; cues: number[]; captions: string[]; draw: (second: number) => string }

/** `cues` are the seconds at which a caption begins; a soft chime marks each of them. */
const films: Film[] = [
  ...(['fractions-en', 'fractions-ps', 'fractions-da'] as const).map((slug): Film => {
    const { title, captions, language } = words[slug]
    return {
      slug,
      seconds: 28,
      cues: [0, 6, 12, 19],
      captions,
      draw: (second) => fractionScene(second, { title, language: language as DemoLanguage }),
    }
  }),
  ...(['water-cycle-en', 'water-cycle-da'] as const).map((slug): Film => ({
    slug,
    seconds: 32,
    cues: [0, 6, 12, 18, 24],
    captions: words[slug].captions,
    draw: (second) => waterCycleScene(second, words[slug]),
  })),
  {
    slug: 'plant-food-ur',
    seconds: 30,
    cues: [0, 6, 12, 18, 24],
    captions: words['plant-food-ur'].captions,
    draw: (second) => leafScene(second, words['plant-food-ur']),
  },
]

function captionTime(second: number): string {
  return `00:00:${second.toFixed(3).padStart(6, '0')}`
}

function captionFile(film: Film): string {
  const cues = film.captions.map(
    (text, index) =>
      `${captionTime(film.cues[index] ?? 0)} --> ${captionTime(film.cues[index + 1] ?? film.seconds)}\n${text}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** Two quiet notes that fade within a second, as an expression of ffmpeg's `aevalsrc`. */
function chimes(film: Film): string {
  const notes = film.cues.map(
    (cue) => `gte(t,${cue})*exp(-5*(t-${cue}))*(0.10*sin(2*PI*523.25*t)+0.07*sin(2*PI*659.25*t))`,
  )
  return `aevalsrc='${notes.join('+')}':s=22050:d=${film.seconds}`
}

await withPage(1, async (page) => {
  await openSheet(page)
  for (const film of films) {
    const encoder = spawn(
      'ffmpeg',
      [
        '-y',
        '-loglevel',
        'error',
        '-f',
        'image2pipe',
        '-framerate',
        String(framesPerSecond),
        '-c:v',
        'mjpeg',
        '-i',
        '-',
        '-f',
        'lavfi',
        '-i',
        chimes(film),
        '-c:v',
        'libx264',
        '-profile:v',
        'baseline',
        '-level',
        '3.0',
        '-pix_fmt',
        'yuv420p',
        '-vf',
        'scale=out_range=tv',
        '-crf',
        '27',
        '-preset',
        'veryslow',
        '-g',
        '60',
        '-c:a',
        'aac',
        '-b:a',
        '32k',
        '-ac',
        '1',
        '-shortest',
        '-map_metadata',
        '-1',
        '-fflags',
        '+bitexact',
        '-movflags',
        '+faststart',
        `${media}${film.slug}.mp4`,
      ],
      { stdio: ['pipe', 'inherit', 'inherit'] },
    )
    for (let frame = 0; frame < film.seconds * framesPerSecond; frame++) {
      await drawOn(page, drawSheet(film.draw(frame / framesPerSecond)))
      if (!encoder.stdin.write(await page.screenshot({ type: 'jpeg', quality: 95 }))) await once(encoder.stdin, 'drain')
    }
    encoder.stdin.end()
    const [code] = (await once(encoder, 'close')) as [number | null]
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)} for ${film.slug}`)
    writeFileSync(`${media}${film.slug}.vtt`, captionFile(film))
  }
})
