/** Packs the game, the SCORM package and the H5P package of the demonstration, each in English and in Pashto. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { zipArchive } from './zip-archive.ts'

const content = fileURLToPath(new URL('../content/', import.meta.url))

type Language = 'en' | 'ps'

const shared = {
  en: { tag: 'en', dir: 'ltr', digits: '0123456789' },
  ps: { tag: 'ps-AF', dir: 'rtl', digits: '۰۱۲۳۴۵۶۷۸۹' },
} as const

const game = {
  en: {
    title: 'Jump along the number line',
    task: 'Jump to {fraction}.',
    right: 'Right!',
    wrong: 'Not there: it is as much as {fraction}.',
    end: 'You landed {right} of {all} jumps.',
    again: 'Play again',
  },
  ps: {
    title: 'د عددونو پر کرښه ټوپ',
    task: 'ټوپ کړئ: {fraction}',
    right: 'سم دی!',
    wrong: 'سم نه دی: دا له {fraction} سره برابر دی.',
    end: 'له {all} ټوپونو څخه مو {right} سم وو.',
    again: 'بیا لوبه وکړئ',
  },
} as const

const lesson = {
  en: {
    title: 'Which part is coloured?',
    ask: 'Which part of the bar is coloured?',
    bar: 'A bar: {full} of {parts} parts are coloured.',
    check: 'Check',
    next: 'Next',
    right: 'Right!',
    wrong: 'The right answer is {fraction}.',
    end: 'You answered {right} of {all} questions rightly.',
  },
  ps: {
    title: 'کومه برخه رنګه شوې ده؟',
    ask: 'د پټې کومه برخه رنګه شوې ده؟',
    bar: 'یوه پټه: له {parts} برخو څخه {full} رنګه شوې دي.',
    check: 'وګورئ',
    next: 'بل',
    right: 'سم ځواب!',
    wrong: 'سم ځواب {fraction} دی.',
    end: 'له {all} پوښتنو څخه مو {right} سمې ځواب کړې.',
  },
} as const

const order = {
  en: {
    title: 'From the smallest to the largest',
    task: 'Put the fractions in order, the smallest first.',
    check: 'Check',
    result: '{right} of {all} stand in their place.',
    earlier: 'Move up',
    later: 'Move down',
    isRightToLeft: false,
    items: ['1/8', '1/4', '1/2', '3/4', '5/4'],
  },
  ps: {
    title: 'له تر ټولو کوچني څخه تر ټولو لوی ته',
    task: 'کسرونه په ترتیب کړئ؛ تر ټولو کوچنی لومړی.',
    check: 'وګورئ',
    result: 'له {all} څخه {right} په خپل ځای دي.',
    earlier: 'پورته یې کړئ',
    later: 'ښکته یې کړئ',
    isRightToLeft: true,
    items: ['۱/۸', '۱/۴', '۱/۲', '۳/۴', '۵/۴'],
  },
} as const

const h5pDescription = (title: string, language: Language) => ({
  title,
  language,
  mainLibrary: 'H5P.MaktabOrder',
  embedTypes: ['iframe'],
  license: 'CC BY',
  authors: [{ name: 'Maktab', role: 'Author' }],
  preloadedDependencies: [{ machineName: 'H5P.MaktabOrder', majorVersion: 1, minorVersion: 0 }],
})

const filesOf = (folder: string, prefix = ''): { path: string; bytes: Buffer }[] =>
  readdirSync(`${content}packages/${folder}`)
    .sort()
    .map((name) => ({ path: `${prefix}${name}`, bytes: readFileSync(`${content}packages/${folder}/${name}`) }))
const words = (spoken: object, language: Language) => ({
  path: 'words.js',
  bytes: Buffer.from(`window.maktabWords = ${JSON.stringify({ ...shared[language], ...spoken })}\n`),
})
const json = (path: string, value: unknown) => ({ path, bytes: Buffer.from(`${JSON.stringify(value, null, 1)}\n`) })
const write = (name: string, files: { path: string; bytes: Buffer }[]) =>
  writeFileSync(`${content}media/${name}`, zipArchive(files))

for (const language of ['en', 'ps'] as const) {
  write(`number-line-${language}.zip`, [...filesOf('number-line'), words(game[language], language)])
  const parts = filesOf('fraction-parts').map(({ path, bytes }) =>
    path === 'imsmanifest.xml'
      ? { path, bytes: Buffer.from(bytes.toString().replaceAll('{title}', lesson[language].title)) }
      : { path, bytes },
  )
  write(`fraction-parts-${language}.zip`, [...parts, words(lesson[language], language)])
  const { title, ...params } = order[language]
  write(`order-fractions-${language}.h5p`, [
    json('h5p.json', h5pDescription(title, language)),
    json('content/content.json', params),
    ...filesOf('order-fractions/H5P.MaktabOrder-1.0', 'H5P.MaktabOrder-1.0/'),
  ])
}
