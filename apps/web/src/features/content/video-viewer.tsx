import { useEffect, useRef } from 'react'
import { languageByCode } from '@maktab/i18n/languages'
import { useLatest } from '#shell/use-latest.ts'
import { useT } from '#shell/use-t.ts'
import { createWatchedShare } from './watched-share.ts'
import type { ViewerProps } from './viewer.ts'
import styles from './video-viewer.module.css'

/** A video with the browser's own controls. Completion is the share of seconds watched; the resume point is a second. */
export function VideoViewer({ body, title, language, start, onPosition, onPlaying, onFailure }: ViewerProps<'video'>) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const report = useLatest({ onPosition, onPlaying })
  const from = useRef(start)

  useEffect(() => {
    const player = video.current
    if (player === null) return
    const resumeSecond = Number(from.current.resume_point) || 0
    const share = createWatchedShare({ duration: body.duration_seconds, resumeSecond, completion: from.current.completion })
    const listening = new AbortController()
    const on = (event: string, react: () => void) => player.addEventListener(event, react, { signal: listening.signal })
    const tellPlaying = (isPlaying: boolean) => report.current.onPlaying(isPlaying)
    const tell = () => report.current.onPosition({ completion: share.percentage(), resume_point: String(Math.floor(player.currentTime)) })

    const resume = () => {
      if (resumeSecond > 0 && resumeSecond < player.duration - 1) player.currentTime = resumeSecond
    }
    if (player.readyState >= HTMLMediaElement.HAVE_METADATA) resume()
    else on('loadedmetadata', resume)
    on('playing', () => tellPlaying(true))
    on('timeupdate', () => {
      if (player.paused || player.seeking) return
      share.at(player.currentTime)
      tell()
    })
    on('seeking', () => share.interrupt())
    on('pause', () => {
      share.at(player.currentTime)
      share.interrupt()
      tellPlaying(false)
      tell()
    })
    return () => {
      listening.abort()
      tellPlaying(false)
    }
  }, [body.duration_seconds, report])

  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a video that has none says so in its data
    <video
      ref={video}
      className={styles['video']}
      controls
      playsInline
      preload="metadata"
      src={body.file.url}
      aria-label={title}
      onError={onFailure}
    >
      {body.captions.map(({ language: spoken, file }) => (
        <track key={spoken} kind="captions" src={file.url} srcLang={languageByCode(spoken).tag} label={t('content.captions')} default={spoken === language} />
      ))}
    </video>
  )
}
