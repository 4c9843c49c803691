import { expect, test } from 'vitest'
import { keptFaults, readKeptList, type Kept } from './check-kept-files.ts'
import { reachableFiles } from '../apps/web/kept-files.ts'

const search = 'src/features/learning/search-screen.tsx'
const modules = '../../node_modules'

/** A build of two screens; the first starts a worker that fetches an engine, and shows books. */
const manifest: Kept['manifest'] = {
  'index.html': {
    file: 'assets/entrance-AAAAAAAA.js',
    css: ['assets/entrance-AAAAAAAA.css'],
    dynamicImports: ['application'],
  },
  application: { file: 'assets/application-AAAAAAAA.js', imports: ['index.html'], dynamicImports: ['home', search] },
  home: { file: 'assets/home-AAAAAAAA.js', dynamicImports: [`${modules}/foliate-js/search.js`] },
  [search]: { file: 'assets/search-screen-AAAAAAAA.js', imports: ['_field'] },
  _field: { file: 'assets/search-field-AAAAAAAA.js', css: ['assets/search-field-AAAAAAAA.css'] },
  [`${modules}/foliate-js/search.js`]: { file: 'assets/search-BBBBBBBB.js' },
  ...Object.fromEntries(
    [
      'foliate-js/mobi.js',
      'katex/dist/fonts/KaTeX_Main-Bold.ttf',
      'katex/dist/fonts/KaTeX_Script-Regular.woff2',
      'pdfjs-dist/standard_fonts/FoxitFixed.pfb',
      'pdfjs-dist/wasm/jbig2.wasm',
    ].map((name, index) => [`${modules}/${name}`, { file: `assets/rare-0000000${index}.js` }]),
  ),
  // What is kept later, one of each group.
  ...Object.fromEntries(
    [
      'viewers/document-reader.ts',
      'viewers/office-viewer.tsx',
      'viewers/book-viewer.tsx',
      'questions/maths-drawn.tsx',
      'tables/table-workbook.ts',
    ].map((name) => [`src/features/${name}`, { file: `assets/${name.replace(/^.*\//, '')}-AAAAAAAA.js` }]),
  ),
  'i18n/compiled/en-mails.ts': { file: 'assets/en-mails-AAAAAAAA.js' },
  '_phone-numbers-AAAAAAAA.js': { file: 'assets/phone-numbers-AAAAAAAA.js' },
}
const texts: Readonly<Record<string, string>> = {
  'assets/home-AAAAAAAA.js': 'new Worker(new URL("store.worker-AAAAAAAA.js",import.meta.url))',
  'assets/store.worker-AAAAAAAA.js': 'new URL("engine-AAAAAAAA.wasm",import.meta.url);"other-AAAAAAAA.js"',
  'assets/entrance-AAAAAAAA.css': '@font-face{src:url(letters-AAAAAAAA.woff2)}',
}
const all = [
  'assets/entrance-AAAAAAAA.js',
  'assets/entrance-AAAAAAAA.css',
  'assets/letters-AAAAAAAA.woff2',
  'assets/application-AAAAAAAA.js',
  'assets/home-AAAAAAAA.js',
  'assets/store.worker-AAAAAAAA.js',
  'assets/engine-AAAAAAAA.wasm',
  'assets/search-screen-AAAAAAAA.js',
  'assets/search-field-AAAAAAAA.js',
  'assets/search-field-AAAAAAAA.css',
]

const faults = ({
  missing = [],
  more = [],
  ...changes
}: Partial<Kept> & { missing?: string[]; more?: string[] } = {}) =>
  keptFaults({
    manifest,
    names: new Set([...all, 'assets/search-BBBBBBBB.js']),
    textOf: (file) => texts[file] ?? '',
    screens: ['home', search],
    kept: new Set([...all, ...more].filter((file) => !missing.includes(file))),
    ...changes,
  })

test('a list with everything that a screen may fetch has no fault, without what is left out by its module', () => {
  expect(faults()).toEqual([])
})

test.each(all)('%s missing from the list is a fault', (file) => {
  expect(faults({ missing: [file] })).toEqual([`${file} is fetched by a screen, and is not kept`])
})

test('a file that is left out and listed all the same is a fault', () => {
  expect(faults({ more: ['assets/search-BBBBBBBB.js'] })).toEqual([
    'assets/search-BBBBBBBB.js is kept, and is listed as not kept',
  ])
})

test('a module that is left out and is no more is a fault', () => {
  const { [`${modules}/foliate-js/mobi.js`]: gone, ...rest } = manifest
  expect(gone).toBeDefined()
  expect(faults({ manifest: rest })).toEqual([expect.stringContaining('foliate-js')])
})

test('a screen that the manifest does not name, or that no page leads to, is a fault', () => {
  expect(faults({ screens: ['home', 'src/gone.tsx'] })).toEqual([
    expect.stringContaining('src/gone.tsx is in no manifest'),
  ])
})

test('what is reached ends at the modules that are not gone into', () => {
  const files = reachableFiles(
    { manifest, names: new Set(all), textOf: (file) => texts[file] ?? '' },
    ['index.html'],
    (module) => module === search || module.includes('node_modules'),
  )
  expect([...files]).toEqual(all.filter((file) => !file.includes('search')))
})

test('the list is read from the script that holds it', () => {
  const script = 'x=[{"revision":null,"url":"assets/a-AAAAAAAA.js"},{"revision":"1","url":"appearance.js"}]'
  expect([...readKeptList(script)]).toEqual(['assets/a-AAAAAAAA.js', 'appearance.js'])
  expect(() => readKeptList('nothing here')).toThrow('no list')
})
