import { useEffect } from 'react'
import { useSpeaking } from '#language/language.tsx'

/** Fetches what parts say that the entrance has no words for; false until they are there. */
export function useWholeWords(): boolean {
  const { isWhole, speakWhole } = useSpeaking()
  useEffect(() => {
    if (!isWhole) void speakWhole()
  }, [isWhole, speakWhole])
  return isWhole
}
