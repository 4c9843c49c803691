/** Our own pages and scripts on the hosts that show packages: built by tools/bundle-player.mjs, read once. */
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { escapeHtml } from '#pages/escape-html.ts'

export interface PlayerFiles {
  /** False before the build. */
  readonly isBuilt: boolean
  /** The player of H5P is a part of its own, which an installation may leave out. */
  readonly hasH5p: boolean
  /** A script, a style or a font by its path; undefined where there is none. */
  find(name: string): PlayerFile | undefined
  /** Paths of them all, in order. */
  readonly names: readonly string[]
  /** What a device that keeps packages fetches of them. */
  readonly list: readonly { readonly name: string; readonly size_bytes: number }[]
}

export interface PlayerFile {
  readonly bytes: Buffer
  /** The same, smaller; undefined where it would not be. */
  readonly gzipped: Buffer | undefined
  readonly type: string
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.gif': 'image/gif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

export function readPlayerFiles(folder: string): PlayerFiles {
  const files = new Map<string, PlayerFile>()
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  for (const entry of entries) {
    const type = types[path.extname(entry.name)]
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && type !== undefined)
      files.set(path.relative(folder, file).split(path.sep).join('/'), readOne(file, type))
  }
  // The worker is not kept by itself: the browser keeps it.
  const list = [...files]
    .filter(([name]) => name !== 'worker.js')
    .map(([name, { bytes }]) => ({ name, size_bytes: bytes.length }))
  return {
    isBuilt: files.has('frame.js'),
    hasH5p: files.has('h5p/main.bundle.js'),
    find: (name) => files.get(name),
    names: [...files.keys()].sort(),
    list,
  }
}

function readOne(file: string, type: string): PlayerFile {
  const bytes = fs.readFileSync(file)
  const isText = /^text\/|svg/.test(type) && bytes.length > 1024
  return { bytes, gzipped: isText ? zlib.gzipSync(bytes) : undefined, type }
}

/** The page around a package. It knows whose messages it takes, and nothing of the person. */
export function framePage({ app, hasH5p }: { app: string; hasH5p: boolean }): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="maktab-app" content="${escapeHtml(app)}"${hasH5p ? ' data-h5p' : ''}><title>Maktab</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/player/frame.css"><script type="module" src="/player/frame.js"></script></head><body></body></html>`
}

/** The page in which H5P runs, within the page around it. */
export const h5pPage = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>H5P</title><link rel="icon" href="data:,"><script src="/player/h5p/main.bundle.js"></script><script type="module" src="/player/h5p-page.js"></script></head><body><div id="h5p"></div></body></html>`
