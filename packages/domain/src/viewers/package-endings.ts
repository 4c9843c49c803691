/** Files that a package may bring, by the ending of the name, and what each is sent as. What is not here is left out. */

const text = (type: string) => `${type}; charset=utf-8`

/** No programs of an operating system or a server, no archives, no Flash. */
const types: Readonly<Record<string, string>> = {
  html: text('text/html'),
  htm: text('text/html'),
  xhtml: text('application/xhtml+xml'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  json: text('application/json'),
  map: text('application/json'),
  webmanifest: text('application/manifest+json'),
  xml: text('application/xml'),
  xsd: text('application/xml'),
  dtd: text('application/xml-dtd'),
  txt: text('text/plain'),
  md: text('text/plain'),
  csv: text('text/csv'),
  properties: text('text/plain'),
  vtt: text('text/vtt'),
  srt: text('text/plain'),
  svg: text('image/svg+xml'),
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  cur: 'image/x-icon',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  eot: 'application/vnd.ms-fontobject',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  // Levels, meshes and atlases of games: read by their scripts alone.
  atlas: text('text/plain'),
  fnt: text('text/plain'),
  tmx: text('application/xml'),
  glb: 'model/gltf-binary',
  gltf: 'model/gltf+json',
  bin: 'application/octet-stream',
  data: 'application/octet-stream',
}

/** What a page, a game or a SCORM package may bring. */
export type PackageKind = 'web' | 'scorm' | 'h5p'

/** H5P libraries are scripts, styles, pictures and sounds; a page among them would be opened by nobody but an attacker. */
const notInH5p = new Set([
  'html',
  'htm',
  'xhtml',
  'xml',
  'xsd',
  'dtd',
  'webmanifest',
  'wasm',
  'bin',
  'data',
  'atlas',
  'fnt',
  'tmx',
  'glb',
  'gltf',
])

/** The type to send it as; undefined where a package of that kind may not bring it. */
export function packageFileType(path: string, kind: PackageKind): string | undefined {
  const ending = endingOf(path)
  if (kind === 'h5p' && notInH5p.has(ending)) return undefined
  return Object.hasOwn(types, ending) ? types[ending] : undefined
}

/** In small letters, without its dot; empty where there is none. */
export function endingOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** A file's name as a title, until somebody writes a better one. */
export function titleOf(name: string): string {
  const stem = name
    .split('/')
    .at(-1)!
    .replace(/\.[a-z0-9]{1,5}$/i, '')
  return stem.replace(/[_\s]+/g, ' ').trim() || name
}
