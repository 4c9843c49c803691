/** Reads videos. Where ffmpeg is installed they get a poster, a rendition to listen to and one for small screens and dear networks. */
import { read, unreadable, type Read } from '@maktab/domain/studio/imports'
import { endingOf, titleOf } from '@maktab/domain/viewers/package-endings'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { StoredFile } from '#features/content/bodies.ts'
import { withFolder } from './documents.ts'
import { runProgram } from './media-programs.ts'
import { durationOf } from './video-duration.ts'
import type { Imported, Source, Workbench } from './workbench.ts'

const mimeTypes: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' }
/** Only these two kinds are read, and only from the disk: a file that names others gets none of them. */
const demuxers: Readonly<Record<string, string>> = { mp4: 'mov', webm: 'matroska' }

/** At most this, and twice the length of the video: a lesson of ten minutes takes about two. */
const renditionMs = (seconds: number) => Math.min(3_600_000, 120_000 + seconds * 2_000)

export async function readVideo(source: Source, bench: Workbench): Promise<Read<Imported>> {
  const { sha256, name, size_bytes } = source
  const ending = endingOf(name)
  const duration_seconds = await durationOf(source.file, ending)
  if (duration_seconds === undefined) return unreadable('video_broken', name)
  const made = await renditions(source, bench, duration_seconds)
  if (made === 'broken') return unreadable('video_broken', name)
  return read({
    title: titleOf(name),
    content_type: 'video',
    body: {
      kind: 'video',
      file: { sha256, name, mime_type: mimeTypes[ending]!, size_bytes },
      duration_seconds,
      captions: [],
      ...made,
    },
    package_files: [],
  })
}

interface Renditions {
  readonly poster: StoredFile | null
  readonly audio: StoredFile | null
  readonly small: StoredFile | null
}

async function renditions(source: Source, bench: Workbench, seconds: number): Promise<Renditions | 'broken'> {
  const none = { poster: null, audio: null, small: null }
  const { ffmpeg, ffprobe } = bench.programs
  if (ffmpeg === undefined || ffprobe === undefined) {
    bench.report({ name: source.name, outcome: 'changed', reason: 'without_renditions', detail: '' })
    return none
  }
  return withFolder(async (folder) => {
    const input = ['-protocol_whitelist', 'file', '-f', demuxers[endingOf(source.name)]!, '-i', source.file]
    const probed = await runProgram({
      program: ffprobe,
      args: ['-v', 'error', ...input, '-show_entries', 'stream=codec_type,height', '-of', 'csv=p=0'],
      timeoutMs: 60_000,
      signal: bench.signal,
      folder,
    })
    const streams = (probed ?? '').split('\n').map((line) => line.split(','))
    const picture = streams.find(([kind]) => kind === 'video')
    if (probed === undefined || !picture) return 'broken'
    const hasSound = streams.some(([kind]) => kind === 'audio')
    const make = (kind: string, args: readonly string[], name: string, mime_type: string, isLong = true) =>
      rendition({ ffmpeg, folder, input, args, kind, name, mime_type, seconds, isLong, source, bench })
    const title = titleOf(source.name)
    bench.step('converting', 0)
    const poster = await make(
      'poster',
      ['-frames:v', '1', '-vf', "thumbnail=50,scale='min(640,iw)':-2", '-q:v', '4'],
      `${title}.jpg`,
      'image/jpeg',
      false,
    )
    const audio = hasSound
      ? await make('audio', ['-vn', '-c:a', 'aac', '-b:a', '48k', '-ac', '1'], `${title}.m4a`, 'audio/mp4')
      : null
    const scale = "scale=-2:'2*trunc(min(360,ih)/2)',fps='min(25,source_fps)'"
    const small = await make(
      'small',
      [
        '-vf',
        scale,
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        '-crf',
        '30',
        '-maxrate',
        '300k',
        '-bufsize',
        '600k',
        '-pix_fmt',
        'yuv420p',
        ...(hasSound ? ['-c:a', 'aac', '-b:a', '40k', '-ac', '1'] : ['-an']),
      ],
      `${title}.mp4`,
      'video/mp4',
    )
    // A video that is small already needs no second.
    return { poster, audio, small: small && small.size_bytes < source.size_bytes * 0.8 ? small : null }
  })
}

interface Rendering {
  readonly ffmpeg: string
  readonly folder: string
  readonly input: readonly string[]
  readonly args: readonly string[]
  readonly kind: string
  readonly name: string
  readonly mime_type: string
  readonly seconds: number
  /** Its progress is worth telling. */
  readonly isLong: boolean
  readonly source: Source
  readonly bench: Workbench
}

/** Null where it could not be made: the video is good without it. */
async function rendition({
  ffmpeg,
  folder,
  input,
  args,
  kind,
  name,
  mime_type,
  seconds,
  isLong,
  source,
  bench,
}: Rendering): Promise<StoredFile | null> {
  const made = path.join(folder, `${kind}${path.extname(name)}`)
  const onLine = (line: string) => {
    const reached = /^out_time_us=(\d+)/.exec(line)
    if (isLong && reached) bench.step('converting', Math.min(1, Number(reached[1]) / 1_000_000 / Math.max(1, seconds)))
  }
  const ran = await runProgram({
    program: ffmpeg,
    args: [
      '-v',
      'error',
      '-nostdin',
      '-y',
      '-threads',
      '1',
      '-progress',
      'pipe:1',
      ...input,
      '-map_metadata',
      '-1',
      '-sn',
      '-dn',
      ...args,
      ...(isLong ? ['-movflags', '+faststart'] : []),
      made,
    ],
    timeoutMs: renditionMs(seconds),
    signal: bench.signal,
    folder,
    onLine,
  })
  if (ran !== undefined && existsSync(made)) return bench.hold(made, { name, mime_type })
  bench.report({ name: source.name, outcome: 'left_out', reason: 'rendition_failed', detail: kind })
  return null
}
