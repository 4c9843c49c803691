/**
 * Makes what learners hand in beside words, and what teachers say: a photographed page of an exercise book in each language with its small
 * picture, and recordings of a voice (espeak-ng; it speaks no Pashto), written by the recorder that the product records with.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { DemoLanguage } from '../demo-world.ts'
import words from '../words.json' with { type: 'json' }
import { fontFace, withPage } from './browser-page.ts'

const folder = fileURLToPath(new URL('../content/work/', import.meta.url))
const languages: readonly DemoLanguage[] = ['en', 'pu', 'da', 'ur']

/** Blue ink on ruled paper that lies on a table, a little askew. */
const pageOf = (language: DemoLanguage) => `<!doctype html><style>${fontFace}
  body { margin: 0; inline-size: 900px; block-size: 1200px; background: linear-gradient(120deg, #8a6a4c, #6d5238); overflow: hidden }
  main { position: absolute; inset: 60px 70px; padding: 110px 90px 0 130px; transform: rotate(-1.6deg); color: #24408e;
    font: 500 40px/64px Vazirmatn, cursive; box-shadow: 0 6px 30px #0008;
    background: linear-gradient(90deg, #0000 90px, #d98a8a 90px 93px, #0000 93px), repeating-linear-gradient(#fbf9f0 0 62px, #b9cbe0 62px 64px) }
  p { margin: 0 0 64px }
</style><body><main dir="${language === 'en' ? 'ltr' : 'rtl'}">${words[language].submissions
  .slice(0, 3)
  .map((sentence) => `<p>${sentence}</p>`)
  .join('')}</main>`

const small = `<!doctype html><style>body { margin: 0 } img { display: block; inline-size: 240px }</style><img>`

const spoken = {
  en: { voice: 'en-gb', answer: words.en.submissions[3]!, remark: words.en.remarks.fair[1]! },
  da: { voice: 'fa', answer: words.da.submissions[3]!, remark: words.da.remarks.fair[1]! },
  ur: { voice: 'ur', answer: words.ur.submissions[3]!, remark: words.ur.remarks.fair[1]! },
}

/** What `MediaRecorder` makes of a WAV, as if somebody had said it into the microphone. */
function record(page: Page, wav: string): Promise<string> {
  return page.evaluate(async (sound) => {
    const context = new AudioContext()
    const bytes = Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0))
    const source = context.createBufferSource()
    source.buffer = await context.decodeAudioData(bytes.buffer)
    const target = context.createMediaStreamDestination()
    source.connect(target)
    const recorder = new MediaRecorder(target.stream, { mimeType: 'audio/webm', audioBitsPerSecond: 24_000 })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    source.addEventListener('ended', () => recorder.stop())
    recorder.start()
    source.start()
    await stopped
    const written = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(written, (byte) => String.fromCharCode(byte)).join(''))
  }, wav)
}

await withPage(1, async (page) => {
  for (const language of languages) {
    await page.setViewportSize({ width: 900, height: 1200 })
    await page.setContent(pageOf(language))
    await page.evaluate('document.fonts.ready.then(() => true)')
    const photo = await page.screenshot({ type: 'jpeg', quality: 50 })
    writeFileSync(`${folder}page-${language}.jpg`, photo)
    await page.setViewportSize({ width: 240, height: 320 })
    await page.setContent(small)
    await page.evaluate(async (drawn) => {
      const picture = document.querySelector('img')!
      picture.src = `data:image/jpeg;base64,${drawn}`
      await picture.decode()
    }, photo.toString('base64'))
    writeFileSync(`${folder}page-${language}-small.jpg`, await page.screenshot({ type: 'jpeg', quality: 60 }))
  }
  // A page that somebody touched may play.
  await page.mouse.click(5, 5)
  for (const [language, { voice, answer, remark }] of Object.entries(spoken))
    for (const [kind, text] of Object.entries({ answer, remark })) {
      const wav = execFileSync('espeak-ng', ['-v', voice, '-s', '125', '--stdout', text])
      const recording = await record(page, wav.toString('base64'))
      writeFileSync(`${folder}${kind}-${language}.weba`, Buffer.from(recording, 'base64'))
    }
})
