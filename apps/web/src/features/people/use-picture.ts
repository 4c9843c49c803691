import { useEffect, useState } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { firstCrop } from './crop.ts'
import type { Crop } from './crop.ts'
import { openPicture } from './picture-file.ts'
import type { Picture } from './picture-file.ts'

/** Bytes of a file that is still opened; a phone's camera writes some ten million. */
const largestFile = 30 * 1024 * 1024

export interface ChosenPicture {
  readonly picture: Picture | undefined
  readonly crop: Crop | undefined
  /** Why the last file was not taken. */
  readonly problem: string | undefined
  readonly isReading: boolean
  choose(file: File): Promise<void>
  setCrop(change: (crop: Crop) => Crop): void
}

/** The picture that is about to become the person's, and which part of it. */
export function usePicture(): ChosenPicture {
  const t = useT('account')
  const format = useFormat()
  const [picture, setPicture] = useState<Picture>()
  const [crop, setCrop] = useState<Crop>()
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  useEffect(() => picture?.close, [picture])

  return {
    picture,
    crop,
    problem,
    isReading,
    async choose(file) {
      setProblem(undefined)
      if (file.size > largestFile) return setProblem(t('people.picture_large', { size: format.bytes(largestFile) }))
      setReading(true)
      const opened = await openPicture(file)
      setReading(false)
      // The picture before stays: a wrong choice takes nothing away.
      if (opened === undefined) return setProblem(t('people.picture_unreadable'))
      setPicture(opened)
      setCrop(firstCrop(opened))
    },
    setCrop: (change) => setCrop((now) => now && change(now)),
  }
}
