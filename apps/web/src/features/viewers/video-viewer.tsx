import type { ContentFile } from '@maktab/contracts/content-files'
import { languageByCode } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'
import { isDear, lineNow, renditionsOf, type Rendition } from './renditions.ts'
import { createWatchedShare, type WatchedShare } from './watched-share.ts'
import type { ViewerProps } from './viewer.ts'
import styles from './video-viewer.module.css'

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/**
 * A video with the browser's own controls, and beside them its speed, its captions, and what of it is played. Completion is the share of
 * seconds watched or heard; the resume point is a second. Where loading is dear, nothing is loaded before its size was seen.
 */
export function VideoViewer(props: ViewerProps<'video'>) {
  const [chosen, setChosen] = useState<Rendition | undefined>(() => (isDear(lineNow()) ? undefined : 'whole'))
  return chosen === undefined ? (
    <DataQuestion {...props} onChoose={setChosen} />
  ) : (
    <Player {...props} rendition={chosen} onRendition={setChosen} />
  )
}

function DataQuestion({ body, title, onChoose }: ViewerProps<'video'> & { onChoose(rendition: Rendition): void }) {
  const t = useT('lessons')
  const format = useFormat()
  return (
    <section className={styles['question']} aria-label={title}>
      <p className="strong">{t('players.data_question')}</p>
      <p className="soft">{t('players.data_body')}</p>
      <div className="flex wrap gap-2">
        {renditionsOf(body).map(({ rendition, file }) => (
          <Button key={rendition} icon={rendition === 'audio' ? 'play' : 'video'} onClick={() => onChoose(rendition)}>
            {t(nameOfRendition[rendition], { size: format.bytes(file.size_bytes) })}
          </Button>
        ))}
      </div>
    </section>
  )
}

const nameOfRendition = {
  whole: 'players.whole_video',
  small: 'players.small_video',
  audio: 'players.sound_only',
} as const

interface PlayerProps extends ViewerProps<'video'> {
  readonly rendition: Rendition
  onRendition(rendition: Rendition): void
}

function Player({ rendition, onRendition, ...viewed }: PlayerProps) {
  const { body, language, start } = viewed
  const t = useT('courses', 'lessons')
  const format = useFormat()
  const [speed, setSpeed] = useState(1)
  const [captions, setCaptions] = useState<string>(() =>
    body.captions.some((track) => track.language === language) ? language : '',
  )
  const all = renditionsOf(body)
  const { file } = all.find((one) => one.rendition === rendition) ?? { file: body.file }
  // Outlives a change of what is played: it goes on at the same second.
  const sitting = useRef<Sitting>({ second: Number(start.resume_point) || 0, isPlaying: false })
  const [share] = useState(() =>
    createWatchedShare({
      duration: body.duration_seconds,
      resumeSecond: Number(start.resume_point) || 0,
      completion: start.completion,
    }),
  )

  const choices = [
    { value: '', label: t('players.no_captions') },
    ...body.captions.map((track) => ({
      value: track.language,
      label: languageByCode(track.language).ownName,
      lang: languageByCode(track.language).tag,
    })),
  ]
  return (
    <div className={styles['player']}>
      <Film
        key={file.url}
        {...viewed}
        file={file}
        rendition={rendition}
        speed={speed}
        captions={captions}
        sitting={sitting}
        share={share}
      />
      <div className={styles['tools']}>
        <Select
          label={t('players.speed')}
          value={String(speed)}
          onChange={(event) => setSpeed(Number(event.currentTarget.value))}
          options={speeds.map((one) => ({
            value: String(one),
            label: one === 1 ? t('players.normal_speed') : `${format.number(one)} ×`,
          }))}
        />
        {body.captions.length > 0 && (
          <Select
            label={t('content.captions')}
            value={captions}
            onChange={(event) => setCaptions(event.currentTarget.value)}
            options={choices}
          />
        )}
        {all.length > 1 && (
          <Select
            label={t('players.rendition')}
            value={rendition}
            onChange={(event) => onRendition(event.currentTarget.value as Rendition)}
            options={all.map((one) => ({
              value: one.rendition,
              label: t(nameOfRendition[one.rendition], { size: format.bytes(one.file.size_bytes) }),
            }))}
          />
        )}
      </div>
    </div>
  )
}

interface Sitting {
  second: number
  isPlaying: boolean
}

interface FilmProps extends ViewerProps<'video'> {
  readonly file: ContentFile
  readonly rendition: Rendition
  readonly speed: number
  /** Language that is shown; empty for none. */
  readonly captions: string
  readonly sitting: { current: Sitting }
  readonly share: WatchedShare
}

/** One file of the video, in the browser's own player. */
function Film({
  body,
  title,
  file,
  rendition,
  speed,
  captions,
  sitting,
  share,
  onPosition,
  onPlaying,
  onFailure,
}: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const report = useLatest({ onPosition, onPlaying })

  useEffect(() => {
    const player = video.current
    if (player === null) return
    const listening = new AbortController()
    const on = (event: string, react: () => void) => player.addEventListener(event, react, { signal: listening.signal })
    const tellPlaying = (isPlaying: boolean) => report.current.onPlaying(isPlaying)
    const tell = () => {
      sitting.current.second = player.currentTime
      report.current.onPosition({
        completion: share.percentage(),
        resume_point: String(Math.floor(player.currentTime)),
      })
    }
    const goOn = () => {
      const { second, isPlaying } = sitting.current
      if (second > 0 && second < player.duration - 1) player.currentTime = second
      if (isPlaying) void player.play().catch(() => undefined)
    }
    if (player.readyState >= HTMLMediaElement.HAVE_METADATA) goOn()
    else on('loadedmetadata', goOn)
    on('playing', () => {
      sitting.current.isPlaying = true
      tellPlaying(true)
    })
    on('timeupdate', () => {
      if (player.paused || player.seeking) return
      share.at(player.currentTime)
      tell()
    })
    on('seeking', () => share.interrupt())
    on('pause', () => {
      sitting.current.isPlaying = false
      share.at(player.currentTime)
      share.interrupt()
      tellPlaying(false)
      tell()
    })
    return () => {
      listening.abort()
      share.interrupt()
      tellPlaying(false)
    }
  }, [report, share, sitting])

  useEffect(() => {
    if (video.current !== null) playAt(video.current, speed)
  }, [speed])

  useEffect(() => {
    if (video.current !== null) showCaptions(video.current, captions)
  }, [captions])

  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video that has none says so in its data
    <video
      ref={video}
      className={styles['video']}
      data-rendition={rendition}
      controls
      playsInline
      preload="metadata"
      src={file.url}
      {...(body.poster !== null && rendition !== 'audio' && { poster: body.poster.url })}
      aria-label={title}
      onError={onFailure}
      // A browser that takes up a file begins at its usual speed.
      onLoadedMetadata={(event) => playAt(event.currentTarget, speed)}
    >
      {body.captions.map((track) => (
        <track
          key={track.language}
          id={track.language}
          kind="captions"
          src={track.file.url}
          srcLang={languageByCode(track.language).tag}
          label={languageByCode(track.language).ownName}
        />
      ))}
    </video>
  )
}

function playAt(player: HTMLVideoElement, speed: number): void {
  player.playbackRate = speed
}

function showCaptions(player: HTMLVideoElement, language: string): void {
  for (const track of player.textTracks) track.mode = track.id === language ? 'showing' : 'disabled'
}
