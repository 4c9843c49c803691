import { useEffect, useRef, useState } from 'react'

export type Recording = 'idle' | 'asking' | 'recording' | 'refused'

export interface Recorder {
  /** False where this browser cannot record: a file is handed over instead. */
  readonly canRecord: boolean
  readonly state: Recording
  /** Whole seconds of the recording under way. */
  readonly seconds: number
  start(): void
  stop(): void
}

/** Chromium writes the first, Safari the second. */
const kinds = [
  { mime: 'audio/webm', ending: 'weba' },
  { mime: 'audio/mp4', ending: 'm4a' },
] as const

const kindHere = () =>
  typeof MediaRecorder === 'undefined' ? undefined : kinds.find(({ mime }) => MediaRecorder.isTypeSupported(mime))

/** Records sound of at most `maxSeconds`, then stops by itself. The microphone is let go in every case. */
export function useRecorder(maxSeconds: number, onRecorded: (file: File) => void): Recorder {
  const [state, setState] = useState<Recording>('idle')
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder>(undefined)
  const isLeft = useRef(false)
  const kind = kindHere()
  const { mediaDevices } = navigator as Partial<Pick<Navigator, 'mediaDevices'>>

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (recorder.current?.state === 'recording') recorder.current.stop()
    }
  }, [])
  useEffect(() => {
    if (state !== 'recording') return undefined
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [state])
  useEffect(() => {
    if (state === 'recording' && seconds >= maxSeconds) recorder.current?.stop()
  }, [state, seconds, maxSeconds])

  async function record() {
    if (!kind || !mediaDevices) return
    setState('asking')
    let stream: MediaStream
    try {
      stream = await mediaDevices.getUserMedia({ audio: true })
    } catch {
      setState('refused')
      return
    }
    const release = () => stream.getTracks().forEach((track) => track.stop())
    if (isLeft.current) return release()
    const next = new MediaRecorder(stream, { mimeType: kind.mime, audioBitsPerSecond: 32_000 })
    const parts: Blob[] = []
    next.addEventListener('dataavailable', ({ data }) => void parts.push(data))
    next.addEventListener('stop', () => {
      release()
      setState('idle')
      if (!isLeft.current) onRecorded(new File(parts, `recording.${kind.ending}`, { type: kind.mime }))
    })
    recorder.current = next
    setSeconds(0)
    next.start()
    setState('recording')
  }

  return {
    canRecord: kind !== undefined && mediaDevices !== undefined && state !== 'refused',
    state,
    seconds,
    start: () => void record(),
    stop: () => recorder.current?.stop(),
  }
}
